import Testing

@Suite("The parts of a layer")
struct LayerPictureTests {
  @Test func `a layer is scaled by one factor or by two, and invisible with a factor of 0`() {
    expectPicture(
      """
      shape A {
        size 10 x 10
        layer a(scale: 0.5) { }
        layer b(scale: (-1, 1), rotation: 90deg) { }
        layer c(scale: (1, 0)) { fill .red }
        let pair = (2, 3)
        layer d(scale: pair) { }
      }
      --- picture
      A 0 0 10 10
        a 0 0 10 10 scale 0.5 0.5
        b 0 0 10 10 scale -1 1 rotation 90
        c 0 0 10 10 opacity 0
          fill #FF0000 0 0 10 10
        d 0 0 10 10 scale 2 3
      """)
  }

  @Test func `a layer has an opacity and a rotation`() {
    expectPicture(
      """
      shape A {
        size 10 x 10
        layer a(opacity: 50%, rotation: 90deg) { fill .red }
      }
      --- picture
      A 0 0 10 10
        a 0 0 10 10 opacity 0.5 rotation 90
          fill #FF0000 0 0 10 10
      """)
  }

  @Test func `an outline replaces the bounds of fills, strokes and borders`() {
    expectPicture(
      """
      shape A {
        size 10 x 10
        fill .red
        outline rect(bounds.inset(by: 1))
        stroke .blue
        layer a {
          outline { move (0, 0); line (4, 0); line (4, 4); close }
          fill .green
          border .all, width: 1
        }
      }
      --- picture
      A 0 0 10 10 outline 1 1 8 8
        fill #FF0000 1 1 8 8
        stroke #0000FF 1 1 8 8 width 1
        a 0 0 10 10 outline 0 0 4 4
          fill #008000 0 0 4 4
          part 0 0 10 10 clip 0 0 4 4
            stroke #000000 0 0 4 4 width 2
      """)
  }

  @Test func `a condition can choose the outline`() {
    expectPicture(
      """
      shape A(round: Bool = true) {
        size 10 x 10
        if round {
          let r = 2
          outline roundedRect(bounds.inset(by: r), cornerRadius: r)
        } else {
          outline rect(bounds)
        }
        fill .red
      }
      --- picture
      A 0 0 10 10 outline 2 2 6 6
        fill #FF0000 2 2 6 6
      """)
  }

  @Test func `a case can choose the outline`() {
    expectPicture(
      """
      enum Form { round, plain }
      shape A(form: Form = .plain) {
        size 10 x 10
        switch form {
        case .round: outline ellipse(bounds)
        case .plain: outline rect(bounds.inset(by: 2))
        }
        fill .red
      }
      --- picture
      A 0 0 10 10 outline 2 2 6 6
        fill #FF0000 2 2 6 6
      """)
  }

  @Test func `a layer has clips and erasures`() {
    expectPicture(
      """
      shape A {
        size 10 x 10
        fill .red
        clip
        clip circle(center: center, radius: 2), rule: .evenOdd
        erase rect(bounds.inset(by: 4))
        erase path { move (0, 0); line (10, 10) }.stroked(width: 3)
      }
      --- picture
      A 0 0 10 10 clip 0 0 10 10 clip 3 3 4 4 evenOdd erase -1.061 -1.061 12.121 12.121
        fill #FF0000 0 0 10 10
      """)
  }

  @Test func `a layer has shadows`() {
    expectPicture(
      """
      shape A {
        size 10 x 10
        fill .red
        shadow radius: 4
        shadow .navy, radius: 2, offset: (1, 2), opacity: 50%
        shadow .black, radius: 0, inner: false
      }
      --- picture
      A 0 0 10 10 shadow #000000 4 0 0 shadow #00008080 2 1 2 shadow #000000 0 0 0
        fill #FF0000 0 0 10 10
      """)
  }

  @Test func `a layer has borders`() {
    expectPicture(
      """
      shape A {
        size 10 x 10
        border
        border .left, width: 2
        border [.left, .top], width: 2, color: .red
        border .none
        border .all, width: 0
        border .top, width: 2, dash: [2, 1], phase: 1, opacity: 50%
      }
      --- picture
      A 0 0 10 10
        stroke #000000 0.5 0.5 9 9 width 1
        fill #000000 0 0 2 10
        fill #FF0000 0 0 10 10
        stroke #00000080 0 1 10 0 width 2 dash 2 1 phase 1
      """)
  }

  @Test func `a parameter can be a set of edges`() {
    expectPicture(
      """
      shape A(edges: Edges = [.left, .right]) {
        size 10 x 10
        border edges, width: 1
        if edges.contains(.left) { fill .red }
        if edges.contains([.left, .top]) { fill .blue }
      }
      --- picture
      A 0 0 10 10
        fill #FF0000 0 0 10 10
        fill #000000 0 0 10 10
      """)
  }

  @Test func `strokes have a width, an alignment and a style`() {
    expectPicture(
      """
      shape A {
        size 10 x 10
        stroke .red
        stroke .red, width: 2, align: .inside
        stroke .red, width: 2, align: .outside
        stroke .red, width: 0
        stroke .red, width: 2, cap: .round, join: .bevel, miterLimit: 4, dash: [1, 1.7], phase: 3, opacity: 50%
        stroke .blue, path: path { move (0, 0); line (10, 10) }
      }
      --- picture
      A 0 0 10 10
        stroke #FF0000 0 0 10 10 width 1
        stroke #FF0000 1 1 8 8 width 2
        stroke #FF0000 -1 -1 12 12 width 2
        stroke #FF000080 0 0 10 10 width 2 round bevel miterLimit 4 dash 1 1.7 phase 3
        stroke #0000FF 0 0 10 10 width 1
      """)
  }

  @Test func `fills have a paint, an opacity, a rule and a path`() {
    expectPicture(
      """
      shape A {
        size 10 x 10
        fill .red
        fill #12345678
        fill .red, opacity: 25%
        fill .blue.opacity(50%), opacity: 50%, rule: .evenOdd
        fill .green, path: ellipse(Rect(x: 1, y: 2, width: 3, height: 4))
      }
      --- picture
      A 0 0 10 10
        fill #FF0000 0 0 10 10
        fill #12345678 0 0 10 10
        fill #FF000040 0 0 10 10
        fill #0000FF40 0 0 10 10 evenOdd
        fill #008000 1 2 3 4
      """)
  }

  @Test func `gradients are linear, radial or conic`() {
    expectPicture(
      """
      shape A {
        size 10 x 20
        layer(left: 2) {
          fill linearGradient([.red, .lime, .blue])
          fill linearGradient([.red, .blue], from: (0, 0), to: (8, 0))
          fill radialGradient([.red, .blue])
          fill radialGradient([.red, .blue], center: (1, 1), radius: 3)
          fill conicGradient([.red, .blue], from: 1rad)
        }
      }
      --- picture
      A 0 0 10 20
        layer 2 0 8 20
          fill linear(#FF0000 at 0, #00FF00 at 0.5, #0000FF at 1 from 6 0 to 6 20) 2 0 8 20
          fill linear(#FF0000 at 0, #0000FF at 1 from 2 0 to 10 0) 2 0 8 20
          fill radial(#FF0000 at 0, #0000FF at 1 center 6 10 radius 10) 2 0 8 20
          fill radial(#FF0000 at 0, #0000FF at 1 center 3 1 radius 3) 2 0 8 20
          fill conic(#FF0000 at 0, #0000FF at 1 center 6 10 from 1) 2 0 8 20
      """)
  }

  @Test func `stops without a position are spread evenly`() {
    expectPicture(
      """
      shape A {
        size 10 x 10
        fill linearGradient([.red, stop(.lime, at: 20%), .white, .gray, stop(.blue, at: 80%), .black])
        fill linearGradient([stop(.red, at: 20%), stop(.blue, at: 80%)])
        fill linearGradient([stop(.red, at: 50%), stop(.blue, at: 50%)])
        let colors: [Color] = [.red, .blue]
        fill linearGradient(colors)
      }
      --- picture
      A 0 0 10 10
        fill linear(#FF0000 at 0, #00FF00 at 0.2, #FFFFFF at 0.4, #808080 at 0.6, #0000FF at 0.8, #000000 at 1 from 5 0 to 5 10) 0 0 10 10
        fill linear(#FF0000 at 0.2, #0000FF at 0.8 from 5 0 to 5 10) 0 0 10 10
        fill linear(#FF0000 at 0.5, #0000FF at 0.5 from 5 0 to 5 10) 0 0 10 10
        fill linear(#FF0000 at 0, #0000FF at 1 from 5 0 to 5 10) 0 0 10 10
      """)
  }

  @Test func `colors can be written in every notation`() {
    expectPicture(
      """
      let ink = adaptive(light: #000000, dark: #FFFFFF)
      shape A {
        size 10 x 10
        fill ink
        fill rgb(1, 0.5, 0)
        fill rgb(1, 0.5, 0, opacity: 50%)
        fill hsl(120deg, 100%, 50%)
        fill oklch(1, 0, 0deg)
        fill mix(.black, .white, at: 50%)
        fill mix(ink, .red, at: 0)
        fill .transparent
        fill #F80
        fill #F808
      }
      --- picture
      A 0 0 10 10
        fill #000000/#FFFFFF 0 0 10 10
        fill #FF8000 0 0 10 10
        fill #FF800080 0 0 10 10
        fill #00FF00 0 0 10 10
        fill #FFFFFF 0 0 10 10
        fill #808080 0 0 10 10
        fill #000000/#FFFFFF 0 0 10 10
        fill #00000000 0 0 10 10
        fill #FF8800 0 0 10 10
        fill #FF880088 0 0 10 10
      """)
  }
}
