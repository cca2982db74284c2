import Testing

@Suite("Syntax of other languages")
struct ForeignSyntaxTests {
  @Test func `conditions as values`() {
    expect(
      """
      shape A {
        size 24 x 24
        let a = if width > 20 { 3 } else { 4 }
        let b = if (width > 20) { 3 } else { 4 }
        let c = switch width { case 4: 3 }
        fill .red, path: circle(center: center, radius: a + b + c)
      }
      """)
  }

  @Test func `values with the names of keywords`() {
    expect(
      """
      func if(a: Number) = a
      shape A {
        size 24 x 24
        let switch = if(a: 3) x if(a: 4)
        fill .red, path: rect(Rect(center: center, size: switch))
      }
      """)
  }

  @Test func `parameters without a colon, and optional types`() {
    expect(
      """
      shape A(radius Number = 4, tint: Color? = .red) {
        size 24 x 24
        fill tint, path: circle(center: center, radius: radius)
      }
      """)
  }

  @Test func `operators and assignments`() {
    expect(
      """
      shape A(isOn: Bool = true, isWide: Bool = false) {
        size 24 x 24
        let sum = 0
        sum += 3
        if isOn === isWide { fill .red } else { fill .blue, opacity: isOn !== isWide ? 0.5 : 1 }
      }
      """)
  }

  @Test func `rules of CSS`() {
    expect(
      """
      shape A(tint: Color = .red) {
        size 24 x 24
        fill $tint
        :hover { fill .blue }
        @media dark { fill .white }
        fill light-dark(.white, .black)
      }
      """)
  }

  @Test func `subscripts and labels of points`() {
    expect(
      """
      shape A {
        size 24 x 24
        let sides = [3, 4]
        fill .red, path: circle(center: (x: 12, y: 12), radius: sides[0])
      }
      """)
  }

  @Test func `calls of constants`() {
    expect(
      """
      shape A {
        size 24 x 24
        layer(rotation: .degrees(45)) { fill .rgb(1, 0, 0) }
        fill linearGradient([.init(color: .red, location: 0), .blue])
        stroke .primary
      }
      """)
  }

  @Test func `separators and brackets of lists`() {
    expect(
      """
      shape A {
        size 24 x 24
        fill linearGradient([.red; .blue])
        fill linearGradient([.red, .blue, from: center)
      }
      """)
  }

  @Test func `blocks without braces`() {
    expect(
      """
      shape A:
        size 24 x 24
        fill .red
      """)
    expect(
      """
      shape A {
        size 24 x 24
        if (width > 4) fill .red
        path { line (1, 2) }
      }
      """)
  }

  @Test func `frames of used shapes, and of parents`() {
    expect(
      """
      shape Dot { size 4 x 4; fill .red }
      shape A {
        size 24 x 24
        use Dot(left: 4)
        layer(width: parent.width) { fill .blue }
        fill .green, path: circle(center: bounds.mid, radius: bounds.midX)
      }
      """)
  }
}
