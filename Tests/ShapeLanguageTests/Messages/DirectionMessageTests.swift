import Testing

/// Leading and trailing sides, and `isRightToLeft`.
@Suite("Messages about the direction of the layout")
struct DirectionMessageTests {
  @Test func `sides are not mixed`() {
    expect(
      """
      shape A {
        size 40 x 40
        layer(leading: 4, right: 4) { fill .red }
        layer(left: 4, trailing: 4) { fill .red }
        layer(leading: 4, left: 4) { fill .red }
        layer(leading: 4, trailing: 4, width: 9) { fill .red }
        content(right: 4, trailing: 4)
        fill .red, path: roundedRect(bounds, topLeading: 4, topRight: 4, bottomLeft: 2)
        fill .red, path: rect(bounds.inset(leading: 4, right: 4))
      }
      """)
  }

  @Test func `words of other languages are recognized`() {
    expect(
      """
      shape A(edges: Edges = .start) {
        size 40 x 40
        layer(start: 4, end: 4) { fill .red }
        layer(insetInlineStart: 4) { fill .red }
        layer(leding: 4) { fill .red }
        border [.end, .top]
        fill .red, path: roundedRect(bounds, topStart: 4, borderEndEndRadius: 4)
        fill .red, path: rect(bounds.inset(start: 4))
        if isRTL { fill .blue }
        if rtl || direction == .rightToLeft { fill .blue }
        if isRightToleft { fill .blue }
        border edges
      }
      preview A(), direction: .rtl
      preview A(), direction: rightToLeft, named: "b"
      preview A(), layoutDirection: .rightToLeft, named: "c"
      """)
  }

  @Test func `constants can't depend on it`() {
    expect(
      """
      let flag = isRightToLeft
      let box = Rect(x: 0, y: 0, width: 9, height: 9).inset(leading: 3)
      let sides: Edges = [.leading, .top]
      let hasLeft = sides.contains(.left)
      let all: Edges = .all
      let hasRight = all.contains(.right)
      func turn() = isRightToLeft ? 9 : 3
      func indirect(n: Number) = n + turn()
      shape A(n in 0...indirect(n: 1) = turn(), e: Edges = .leading, on: Bool = isRightToLeft) {
        size turn() x 20, min: turn() x 3
        border e, width: n
        border sides
        if on && flag && hasLeft && hasRight { fill .red, path: rect(box) }
      }
      preview A(n: turn())
      """)
  }

  @Test func `check draws shapes that use it both ways`() {
    expect(
      """
      shape A(pad in 0...8 = 4) {
        size 40 x 40
        layer(leading: pad, trailing: 4) {
          require !isRightToLeft || pad < 8, "only right to left"
          require pad > 1, "in both"
          fill .red
        }
      }
      func gap(n: Number) = isRightToLeft ? -n : n
      style framed(n: Number) { layer(inset: gap(n: n)) { stroke .red, width: gap(n: n) } }
      shape B { size 40 x 40; apply framed(n: 3) }
      shape C { size 40 x 40; use B() }
      preview A(pad: 2), size: 50 x 50, direction: .rightToLeft
      """)
  }

  @Test func `a statement that has an effect from right to left has one`() {
    expect(
      """
      shape A {
        size 40 x 40
        layer back(leading: 0, width: 20) { fill .red }
        layer front(left: 0, width: 20) { fill .blue }
      }
      """)
  }
}
