import Testing

@Suite("Messages about slots")
struct SlotMessageTests {
  @Test func `content for a slot that the shape does not have is reported`() {
    expect(
      """
      shape Row { size 10 x 10; content icon; content label(left: 4) }
      shape Panel { size 10 x 10; content }
      shape A {
        size 10 x 10
        use Row() { slot icno { fill .red } }
        use Row() { slot badge { fill .red } }
        use Row() { fill .red }
        use Row() { let c = .red; slot icon { fill c } }
        use Panel() { slot icon { fill .red } }
        use Panel() { slot content { fill .red } }
      }
      """)
  }

  @Test func `a slot has one declaration and one content`() {
    expect(
      """
      shape Row {
        size 10 x 10
        content icon
        layer { content icon }
        content content
        layer label { fill .red }
        content label
      }
      shape Column {
        size 10 x 10
        content label
        layer label { fill .red }
        repeat i in 0..<3 { content dot }
      }
      shape A {
        size 10 x 10
        use Row() {
          slot icon { fill .red }
          slot icon { fill .blue }
        }
      }
      """)
  }

  @Test func `content and slot mixed up are reported`() {
    expect(
      """
      shape Row { size 10 x 10; slot icon(left: 4); content label }
      shape A {
        size 10 x 10
        use Row() {
          content label { fill .red }
        }
      }
      """)
  }

  @Test func `a slot is directly in the block of a use`() {
    expect(
      """
      shape Row { size 10 x 10; content label }
      shape A {
        size 10 x 10
        slot label { fill .red }
        use Row() { if width > 4 { slot label { fill .red } } }
        use Row() { layer { slot label { fill .red } } }
      }
      """)
  }

  @Test func `a slot without a name is reported`() {
    expect(
      """
      shape Row { size 10 x 10; content }
      shape A {
        size 10 x 10
        use Row() { slot { fill .red } }
      }
      """)
  }

  @Test func `a slot as in other languages is reported`() {
    expect(
      """
      shape Row { size 10 x 10; content icon }
      shape A {
        size 10 x 10
        use Row() { icon { fill .red } }
        use Row() { icon: { fill .red } }
        use Row(icon: 4)
      }
      """)
  }
}
