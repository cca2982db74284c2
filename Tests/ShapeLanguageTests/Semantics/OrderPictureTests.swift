import Testing

@Suite("The order of painting")
struct OrderPictureTests {
  @Test func `fills, strokes and layers are painted in the order of the source, and borders above them`() {
    expectPicture(
      """
      shape A {
        size 10 x 10
        border .all, color: .black
        layer child { fill .green }
        stroke .blue, width: 2
        fill .red
        content
        fill .white
      }
      --- picture
      A 0 0 10 10
        child 0 0 10 10
          fill #008000 0 0 10 10
        stroke #0000FF 0 0 10 10 width 2
        fill #FF0000 0 0 10 10
        slot 0 0 10 10
        fill #FFFFFF 0 0 10 10
        stroke #000000 0.5 0.5 9 9 width 1
      """)
  }

  @Test func `children are painted in the order of the source`() {
    expectPicture(
      """
      shape A {
        size 10 x 10
        layer a { }
        layer b { }
        content
        layer c { }
      }
      --- picture
      A 0 0 10 10
        a 0 0 10 10
        b 0 0 10 10
        slot 0 0 10 10
        c 0 0 10 10
      """)
  }

  @Test func `a layer with a negative z is below the fills of its parent`() {
    expectPicture(
      """
      shape A {
        size 10 x 10
        fill .red
        layer top(z: 1) { }
        stroke .blue, width: 2
        layer bottom(z: -1) { }
      }
      --- picture
      A 0 0 10 10
        bottom 0 0 10 10
        fill #FF0000 0 0 10 10
        stroke #0000FF 0 0 10 10 width 2
        top 0 0 10 10
      """)
  }

  @Test func `only the layer with above moves, to the place right above its target`() {
    expectPicture(
      """
      shape A {
        size 10 x 10
        layer badge(above: plate) { }
        fill .red
        layer plate { }
        fill .blue
      }
      --- picture
      A 0 0 10 10
        fill #FF0000 0 0 10 10
        plate 0 0 10 10
        badge 0 0 10 10
        fill #0000FF 0 0 10 10
      """)
  }

  @Test func `styles and choices paint in place`() {
    expectPicture(
      """
      style plate { fill .red }
      shape A(on: Bool = true) {
        size 10 x 10
        layer a { }
        apply plate
        if on { fill .blue }
        repeat i in 0..<2 { layer b(left: i, width: 1) { }; stroke .green, width: i + 1 }
      }
      --- picture
      A 0 0 10 10
        a 0 0 10 10
        fill #FF0000 0 0 10 10
        fill #0000FF 0 0 10 10
        b 0 0 1 10
        stroke #008000 0 0 10 10 width 1
        b 1 0 1 10
        stroke #008000 0 0 10 10 width 2
      """)
  }

  @Test func `children are painted in the order of their z`() {
    expectPicture(
      """
      shape A {
        size 10 x 10
        layer a(z: 1) { }
        layer b(z: -1) { }
        layer c { }
        content(z: 0.5)
        layer d { }
      }
      --- picture
      A 0 0 10 10
        b 0 0 10 10
        c 0 0 10 10
        d 0 0 10 10
        slot 0 0 10 10
        a 0 0 10 10
      """)
  }

  @Test func `above and below order layers`() {
    expectPicture(
      """
      shape A {
        size 10 x 10
        layer tail(above: content) { }
        layer shade(below: body) { }
        layer body { }
        content
      }
      --- picture
      A 0 0 10 10
        shade 0 0 10 10
        body 0 0 10 10
        slot 0 0 10 10
        tail 0 0 10 10
      """)
  }

  @Test func `above and below work with content that is not provided`() {
    expectPicture(
      """
      shape A {
        size 10 x 10
        use B()
      }
      shape B {
        size 10 x 10
        content(z: 3)
        layer tail(above: content) { }
        layer body { }
      }
      --- picture
      A 0 0 10 10
        B 0 0 10 10
          body 0 0 10 10
          tail 0 0 10 10
      """)
  }

  @Test func `a layer can be above several layers, and above all layers of a name`() {
    expectPicture(
      """
      shape A {
        size 10 x 10
        layer top(above: [cell, content]) { }
        repeat i in 0..<2 { layer cell(left: i, width: 1) { } }
        content
      }
      --- picture
      A 0 0 10 10
        cell 0 0 1 10
        cell 1 0 1 10
        slot 0 0 10 10
        top 0 0 10 10
      """)
  }

  @Test func `above takes precedence over z`() {
    expectPicture(
      """
      shape A {
        size 10 x 10
        layer a(z: 9) { }
        layer b(z: -9, above: a) { }
      }
      --- picture
      A 0 0 10 10
        a 0 0 10 10
        b 0 0 10 10
      """)
  }

  @Test func `a target that is not drawn has no effect`() {
    expectPicture(
      """
      shape A(on: Bool = false) {
        size 10 x 10
        layer a(above: b) { }
        if on { layer b { } }
        layer c { }
      }
      --- picture
      A 0 0 10 10
        a 0 0 10 10
        c 0 0 10 10
      """)
  }

  @Test func `names of layers apply within one parent`() {
    expectPicture(
      """
      shape A {
        size 10 x 10
        layer a { layer b(above: c) { }; layer c { } }
        layer c { }
      }
      --- picture
      A 0 0 10 10
        a 0 0 10 10
          c 0 0 10 10
          b 0 0 10 10
        c 0 0 10 10
      """)
  }
}
