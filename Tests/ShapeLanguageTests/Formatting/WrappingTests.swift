import Testing

@testable import ShapeLanguage

@Suite("Lines that would be too long")
struct WrappingTests {
  @Test func `parameters are on separate lines, as many on each as fit`() {
    expectLayout(
      """
      shape Bubble(fillColor: Color = #FFFFFF, borderColor: Color = #3C3C43, borderWidth in 0...8 = 1, tailWidth in 0...60 = 24, tailHeight in 0...40 = 16) {}
      """,
      """
      shape Bubble(
        fillColor: Color = #FFFFFF, borderColor: Color = #3C3C43, borderWidth in 0...8 = 1, tailWidth in 0...60 = 24,
        tailHeight in 0...40 = 16
      ) {}
      """)
  }

  @Test func `the arguments of a statement continue on the next line, indented`() {
    expectLayout(
      """
      shape A {
        stroke linearGradient([.red, .green]), width: lineWidth * 2, align: .outside, cap: .round, join: .round, miterLimit: 4, opacity: 50%
      }
      """,
      """
      shape A {
        stroke linearGradient([.red, .green]), width: lineWidth * 2, align: .outside, cap: .round, join: .round,
          miterLimit: 4, opacity: 50%
      }
      """)
  }

  @Test func `brackets directly within brackets are opened together`() {
    expectLayout(
      """
      let bolt = polygon([center + side * (0.1, -0.5), center + side * (-0.24, 0.07), center + side * (-0.02, 0.07), center, center + side])
      """,
      """
      let bolt = polygon([
        center + side * (0.1, -0.5), center + side * (-0.24, 0.07), center + side * (-0.02, 0.07), center, center + side
      ])
      """)
  }

  @Test func `a list with loops is opened only if it is too long for a line`() {
    expectLayout(
      """
      let few = [for i in 0..<3: 2 * i]
      let points = [for column in 0..<columnCount, row in 0..<rowCount where row > column: (column * columnWidth, row * rowHeight)]
      """,
      """
      let few = [for i in 0..<3: 2 * i]
      let points = [
        for column in 0..<columnCount, row in 0..<rowCount where row > column: (column * columnWidth, row * rowHeight)
      ]
      """)
  }

  @Test func `a list with a comma after its last element stays open and keeps its rows`() {
    expectLayout(
      "let a = [1, 2,\n3, 4,]\nlet b = [1, 2,\n3, 4]\nenum E { a,\nb, }",
      "let a = [\n  1, 2,\n  3, 4,\n]\nlet b = [1, 2, 3, 4]\nenum E {\n  a,\n  b,\n}")
  }

  @Test func `a list in rows keeps at most one blank line between rows, and none at its ends`() {
    expectLayout(
      "let a = [\n\n1, 2,\n\n\n3,\n\n/* four */ 4,\n\n]", "let a = [\n  1, 2,\n\n  3,\n\n  /* four */ 4,\n]")
  }

  @Test func `calls on a value begin lines, except the first one on a name`() {
    expectLayout(
      """
      let cloud = capsule(Rect(center: center, size: unit * (1.6 x 0.5))).union(circle(center: center, radius: 0.32 * unit)).simplified()
      let outer = ring.trimmed(from: start, to: start + share * (1 - gap)).stroked(width: thickness, cap: .round, join: .round).simplified()
      """,
      """
      let cloud = capsule(Rect(center: center, size: unit * (1.6 x 0.5)))
        .union(circle(center: center, radius: 0.32 * unit))
        .simplified()
      let outer = ring.trimmed(from: start, to: start + share * (1 - gap))
        .stroked(width: thickness, cap: .round, join: .round)
        .simplified()
      """)
  }

  @Test func `a call on a name alone is broken in its arguments`() {
    expectLayout(
      """
      let room = bounds.inset(left: horizontalDistance + borderWidth, top: verticalDistance + borderWidth, right: 12, bottom: 8)
      """,
      """
      let room = bounds.inset(
        left: horizontalDistance + borderWidth, top: verticalDistance + borderWidth, right: 12, bottom: 8
      )
      """)
  }

  @Test func `operators begin lines, those with the lowest precedence first`() {
    expectLayout(
      """
      let isWide = width > height * 2 && numberOfColumns * columnWidth < width || numberOfRows * rowHeight + gap > 2 * totalHeight
      """,
      """
      let isWide = width > height * 2 && numberOfColumns * columnWidth < width
        || numberOfRows * rowHeight + gap > 2 * totalHeight
      """)
  }

  @Test func `the branches of a conditional have a line each`() {
    expectLayout(
      """
      func pips(rank: Int) = rank == 1 ? [(0.5, 0.5)] : rank == 2 ? [(0.5, 0), (0.5, 1)] : rank == 3 ? [(0.5, 0), (0.5, 0.5)] : []
      """,
      """
      func pips(rank: Int) = rank == 1 ? [(0.5, 0.5)]
        : rank == 2 ? [(0.5, 0), (0.5, 1)]
        : rank == 3 ? [(0.5, 0), (0.5, 0.5)]
        : []
      """)
  }

  @Test func `the brace after a broken condition is below it`() {
    expectLayout(
      """
      shape A {
        if numberOfColumns * columnWidth + gap > totalWidth - 2 * inset && numberOfRows * rowHeight + gap > totalHeight - 2 * inset { clip }
      }
      """,
      """
      shape A {
        if numberOfColumns * columnWidth + gap > totalWidth - 2 * inset
          && numberOfRows * rowHeight + gap > totalHeight - 2 * inset
        {
          clip
        }
      }
      """)
  }

  @Test func `arguments after a path's block stay with its brace`() {
    expectLayout(
      """
      let a = path {
        move (0, 0)
        line (4, 4) }
        .stroked(width: 2)
      """,
      """
      let a = path {
        move (0, 0)
        line (4, 4)
      }.stroked(width: 2)
      """)
  }
}
