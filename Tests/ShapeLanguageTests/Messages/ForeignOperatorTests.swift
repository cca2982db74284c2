import Testing

@Suite("Operators and labels of other languages")
struct ForeignOperatorTests {
  @Test func `words for operators`() {
    expect(
      """
      shape S(a: Bool = true, b: Bool = false, n: Int = 5) {
        size 10 x 10
        if a and b { fill .red }
        if a or b { fill .red }
        if not a { fill .red }
        if (a and b) { fill .red }
        let q = a and b
      }
      """)
  }

  @Test func `assignment for a comparison, and powers`() {
    expect(
      """
      shape S(n: Int in 0...9 = 5) {
        size 10 x 10
        if n = 5 { fill .red }
        layer { stroke .red, width: n ** 2 }
      }
      """)
  }

  @Test func `header of a layer`() {
    expect(
      """
      shape S {
        size 10 x 10
        layer(left = 10) { fill .red }
        layer(x: 4, y: 4) { fill .red }
        layer(margin: 4) { fill .red }
        layer(padding: 4) { fill .red }
        layer(z-index: 4) { fill .red }
        layer(zIndex: 4) { fill .red }
      }
      """)
  }

  @Test func `paints and paths`() {
    expect(
      """
      shape S {
        size 10 x 10
        stroke .red, lineWidth: 4
        stroke .red, stroke-width: 4
        fill .red, path: roundedRect(bounds, rx: 4)
        shadow .black, blur: 4
       fill .red, path: polygon([[0,0],[4,0],[4,4]])
        fill .red, path: rect(x: 0, y: 0, width: 4, height: 4)
        fill .red, path: path("M0 0")
        fill .red, path: circle(cx: 4, cy: 4, r: 4)
        fill .red, path: roundedRect(bounds, radius: 4)
        fill .red, path: rect(0, 0, 4, 4)
      }
      """)
  }
}
