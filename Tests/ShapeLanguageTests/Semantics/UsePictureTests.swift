import Testing

@Suite("Shapes in shapes")
struct UsePictureTests {
  @Test func `a shape fills the layer that uses it`() {
    expectPicture(
      """
      shape A {
        size 100 x 50
        layer a(left: 10, top: 5, width: 20, height: 10) { use B(tint: .blue) }
        use B()
      }
      shape B(tint: Color = .red) {
        size 10 x 10
        fill tint
        layer inner(inset: 1) { fill tint }
      }
      --- picture
      A 0 0 100 50
        a 10 5 20 10
          B 10 5 20 10
            fill #0000FF 10 5 20 10
            inner 11 6 18 8
              fill #0000FF 11 6 18 8
        B 0 0 100 50
          fill #FF0000 0 0 100 50
          inner 1 1 98 48
            fill #FF0000 1 1 98 48
      """)
  }

  @Test func `content is drawn in the slot of the used shape`() {
    expectPicture(
      """
      shape A {
        size 100 x 50
        use Frame(inset: 10) {
          fill .red
          layer a(left: width / 2) { fill .blue }
        }
      }
      shape Frame(inset in 0...20 = 5) {
        size 40 x 40
        content(inset: inset)
        border
      }
      --- picture
      A 0 0 100 50
        Frame 0 0 100 50
          filled slot of depth 1 10 10 80 30
            fill #FF0000 10 10 80 30
            a 50 10 40 30
              fill #0000FF 50 10 40 30
          stroke #000000 0.5 0.5 99 49 width 1
      """)
  }

  @Test func `an empty slot remains if no content is provided`() {
    expectPicture(
      """
      shape A {
        size 100 x 50
        layer a(left: 10) { use Frame() }
        content(left: 5)
      }
      shape Frame {
        size 40 x 40
        content(inset: 2)
      }
      --- picture
      A 0 0 100 50
        a 10 0 90 50
          Frame 10 0 90 50
        slot 5 0 95 50
      """)
  }

  @Test func `a slot can be in the slot of another shape`() {
    expectPicture(
      """
      shape A {
        size 100 x 50
        use Frame() { content(left: 5) }
      }
      shape Frame {
        size 40 x 40
        content(inset: 2)
      }
      --- picture
      A 0 0 100 50
        Frame 0 0 100 50
          filled slot of depth 1 2 2 96 46
            slot 7 2 91 46
      """)
  }

  @Test func `content can be nested`() {
    expectPicture(
      """
      shape A {
        size 100 x 50
        use Frame() { use Frame() { fill .red } }
      }
      shape Frame {
        size 40 x 40
        content(inset: 2)
      }
      --- picture
      A 0 0 100 50
        Frame 0 0 100 50
          filled slot of depth 1 2 2 96 46
            Frame 2 2 96 46
              filled slot of depth 3 4 4 92 42
                fill #FF0000 4 4 92 42
      """)
  }

  @Test func `a shape can pass its content on to another shape`() {
    expectPicture(
      """
      shape A {
        size 100 x 50
        use Middle() { fill .red }
      }
      shape Middle {
        size 40 x 40
        use Frame() { layer m(left: 1) { content(top: 3) } }
      }
      shape Frame {
        size 40 x 40
        content(inset: 2)
      }
      --- picture
      A 0 0 100 50
        Middle 0 0 100 50
          Frame 0 0 100 50
            filled slot of depth 2 2 2 96 46
              m 3 2 95 46
                filled slot of depth 1 3 5 95 43
                  fill #FF0000 3 5 95 43
      """)
  }

  @Test func `content uses the values of the shape that provides it`() {
    expectPicture(
      """
      shape A(tint: Color = .lime) {
        size 100 x 50
        let d = 3
        use Frame(tint: .blue) { let e = d + 1; layer(left: e) { fill tint } }
      }
      shape Frame(tint: Color = .red) {
        size 40 x 40
        let d = 10
        content(inset: d)
        fill tint
      }
      --- picture
      A 0 0 100 50
        Frame 0 0 100 50
          filled slot of depth 1 10 10 80 30
            layer 14 10 76 30
              fill #00FF00 14 10 76 30
          fill #0000FF 0 0 100 50
      """)
  }

  @Test func `defaults can use values and functions of their file`() {
    expectPicture(
      """
      let base = double(a: 2)
      func double(a: Number, b: Number = 2) = a * b
      shape A(r: Number = double(a: base)) {
        size 10 x 10
        layer(left: r) { }
      }
      --- picture
      A 0 0 10 10
        layer 8 0 2 10
      """)
  }

  @Test func `styles can be applied`() {
    expectPicture(
      """
      style line(color: Color, width in 0...9 = 2) {
        let w = width / 2
        stroke color, width: w
      }
      style both { apply line(color: .red); apply line(color: .blue, width: 4); if width > 5 { fill .white } }
      shape A {
        size 10 x 10
        apply both
        layer(width: 4) { apply both; apply line(color: .lime, width: width) }
      }
      --- picture
      A 0 0 10 10
        stroke #FF0000 0 0 10 10 width 1
        stroke #0000FF 0 0 10 10 width 2
        fill #FFFFFF 0 0 10 10
        layer 0 0 4 10
          stroke #FF0000 0 0 4 10 width 1
          stroke #0000FF 0 0 4 10 width 2
          stroke #00FF00 0 0 4 10 width 2
      """)
  }
}
