import Testing

@Suite("Masks, blend modes and inner shadows")
struct GroupPictureTests {
  @Test func `a mask is the first item of its layer, wherever it is in the source`() {
    expectPicture(
      """
      shape A {
        size 10 x 10
        layer a(left: 2) { fill .red }
        fill .blue
        mask layer(left: 4) { fill .black }
        layer(below: a) { fill .green }
        mask layer(opacity: 50%) { fill .white }
      }
      --- picture
      A 0 0 10 10
        mask 4 0 6 10
          fill #000000 4 0 6 10
        mask 0 0 10 10 opacity 0.5
          fill #FFFFFF 0 0 10 10
        layer 0 0 10 10
          fill #008000 0 0 10 10
        a 2 0 8 10
          fill #FF0000 2 0 8 10
        fill #0000FF 0 0 10 10
      """)
  }

  @Test func `a layer with a blend mode isolates its parent`() {
    expectPicture(
      """
      shape A {
        size 10 x 10
        layer(left: 2) { layer(left: 4, blend: .multiply) { fill .red } }
      }
      --- picture
      A 0 0 10 10
        layer 2 0 8 10 isolated
          layer 6 0 4 10 blend multiply
            fill #FF0000 6 0 4 10
      """)
  }

  @Test func `a spread moves the silhouette outwards, or that of an inner shadow inwards`() {
    expectPicture(
      """
      shape A {
        size 10 x 10
        layer(inset: 4) {
          fill .red
          border .all, width: 1
          shadow .black, radius: 2, spread: 3
          shadow .blue, radius: 0, spread: -1
          shadow .red, radius: 1, spread: 0.5, inner: true
        }
      }
      --- picture
      A 0 0 10 10
        layer 4 4 2 2 shadow #000000 2 0 0 of 1 1 8 8 shadow #0000FF 0 0 0 of empty inner shadow #FF0000 1 0 0 of 4.5 4.5 1 1
          fill #FF0000 4 4 2 2
          fill #000000 4 4 2 2
      """)
  }
}
