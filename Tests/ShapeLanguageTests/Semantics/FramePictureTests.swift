import Testing

@Suite("Frames of layers")
struct FramePictureTests {
  @Test func `a layer without arguments fills the parent`() {
    expectPicture(
      """
      shape A {
        size 100 x 50
        layer a { fill .red }
        layer b(left: 10) { }
        layer c(top: 10, bottom: 5) { }
        layer d(inset: 4) { }
        layer e(inset: 4, left: 10) { }
      }
      --- picture
      A 0 0 100 50
        a 0 0 100 50
          fill #FF0000 0 0 100 50
        b 10 0 90 50
        c 0 10 100 35
        d 4 4 92 42
        e 10 4 86 42
      """)
  }

  @Test func `any two of start, end, center and length give a frame`() {
    expectPicture(
      """
      shape A {
        size 100 x 50
        layer a(left: 10, width: 20) { }
        layer b(right: 10, width: 20) { }
        layer c(centerX: 50, width: 20) { }
        layer d(left: 10, right: 20) { }
        layer e(left: 10, centerX: 40) { }
        layer f(right: 10, centerX: 70) { }
        layer g(top: 1, height: 2) { }
        layer h(bottom: 1, height: 2) { }
        layer i(centerY: 25, height: 2) { }
        layer j(center: (50, 25), size: 10 x 4) { }
        layer k(width: 10, height: 5) { }
        layer l(centerX: 30) { }
      }
      --- picture
      A 0 0 100 50
        a 10 0 20 50
        b 70 0 20 50
        c 40 0 20 50
        d 10 0 70 50
        e 10 0 60 50
        f 50 0 40 50
        g 0 1 100 2
        h 0 47 100 2
        i 0 24 100 2
        j 45 23 10 4
        k 0 0 10 5
        l 0 0 60 50
      """)
  }

  @Test func `the frame of a child is relative to its parent`() {
    expectPicture(
      """
      shape A {
        size 100 x 50
        layer a(left: 10, top: 10) {
          layer b(inset: 5) {
            fill .red
            fill .blue, path: rect(Rect(x: 1, y: 2, width: 3, height: 4))
            layer c(left: width / 2, height: height / 2) { fill .green }
          }
        }
      }
      --- picture
      A 0 0 100 50
        a 10 10 90 40
          b 15 15 80 30
            fill #FF0000 15 15 80 30
            fill #0000FF 16 17 3 4
            c 55 15 40 15
              fill #008000 55 15 40 15
      """)
  }

  @Test func `a header uses the parent's coordinates, a body its own`() {
    expectPicture(
      """
      shape A {
        size 100 x 50
        layer a(left: width / 2) {
          fill .red, path: rect(Rect(center: center, size: width x 2))
        }
      }
      --- picture
      A 0 0 100 50
        a 50 0 50 50
          fill #FF0000 50 24 50 2
      """)
  }

  @Test func `frames follow the size of the shape`() {
    expectPicture(
      """
      shape A {
        size 100 x 50
        layer a(right: 10, width: 20) { fill .red }
      }
      --- picture 200 x 30
      A 0 0 200 30
        a 170 0 20 30
          fill #FF0000 170 0 20 30
      """)
  }

  @Test func `edges without room leave a length of 0 halfway between them`() {
    expectPicture(
      """
      shape A {
        size 100 x 50
        layer a(left: 50, right: 50) { fill .red }
        layer b(left: 60, right: 50) { fill .red }
        content c(top: 40, inset: 20)
      }
      --- picture
      A 0 0 100 50
        a 50 0 0 50
          fill #FF0000 50 0 0 50
        b 55 0 0 50
          fill #FF0000 55 0 0 50
        slot c 20 35 60 0
      """)
  }

  @Test func `a stated length can't be negative`() {
    expectPicture(
      """
      shape A {
        size 100 x 50
        layer(width: height - 60) { fill .red }
      }
      --- picture
      E0606: the width of a layer can't be negative, found -10
      """)
  }
}
