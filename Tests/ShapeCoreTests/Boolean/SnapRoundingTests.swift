import TestSupport
import Testing

@testable import ShapeCore

@Suite struct SnapRoundingTests {
  private func edge(_ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double) -> SnapRounding.Edge {
    SnapRounding.Edge(from: GridPoint(x: x0, y: y0), to: GridPoint(x: x1, y: y1))
  }

  private func crossing(_ a: SnapRounding.Edge, _ b: SnapRounding.Edge) -> GridPoint? { SnapRounding.crossing(a, b) }

  @Test func `edges cross in the nearest cell`() {
    // At 70/17 = 4.1…
    #expect(crossing(edge(0, 0, 10, 10), edge(0, 7, 10, 0)) == GridPoint(x: 4, y: 4))
  }

  @Test func `a crossing on the border of two cells is in the one with the larger coordinate`() {
    // At (2.5, 2.5), whatever the order and the direction.
    let (rising, falling) = (edge(0, 0, 5, 5), edge(5, 0, 0, 5))
    let cells = [crossing(rising, falling), crossing(falling, rising), crossing(edge(5, 5, 0, 0), falling)]
    #expect(cells == [GridPoint(x: 3, y: 3), GridPoint(x: 3, y: 3), GridPoint(x: 3, y: 3)])
  }

  @Test func `a crossing near the border of two cells is rounded exactly`() {
    // Steep passes through (½, 0). The others are 2⁻⁴⁴ below and above that place.
    let size = 0x1p42
    let steep = edge(0, -1, 1, 1)
    #expect(crossing(edge(-size, -size, size, size - 1), steep) == GridPoint(x: 0, y: 0))
    #expect(crossing(edge(1 - size, 1 - size, size + 1, size), steep) == GridPoint(x: 1, y: 0))
    #expect(crossing(edge(-1, 0, 1, 0), steep) == GridPoint(x: 1, y: 0))
  }

  @Test func `edges that touch or are parallel do not cross`() {
    #expect(crossing(edge(0, 0, 4, 2), edge(0, 1, 8, 5)) == nil)
    #expect(crossing(edge(0, 0, 10, 0), edge(5, 0, 5, 5)) == nil)
  }

  @Test func `an edge passes the cells that its line meets`() {
    let edge = edge(0, 0, 10, 5)
    // At x = 3 it is at 1.5, the border of two cells: the corner (2.5, 1.5) of the lower one is not on it.
    #expect(SnapRounding.passes(edge, GridPoint(x: 3, y: 1)))
    #expect(SnapRounding.passes(edge, GridPoint(x: 3, y: 2)))
    #expect(!SnapRounding.passes(edge, GridPoint(x: 3, y: 3)))
    #expect(!SnapRounding.passes(edge, GridPoint(x: 0, y: 0)))
  }

  @Test func `a cell contains its lower corner only`() {
    // Falling through the corner (0.5, 0.5) of four cells; rising through (0.5, 0.5) of (0, 1) and (1, 0).
    #expect(SnapRounding.passes(edge(-2, 3, 3, -2), GridPoint(x: 1, y: 1)))
    #expect(!SnapRounding.passes(edge(-2, 3, 3, -2), GridPoint(x: 0, y: 0)))
    #expect(!SnapRounding.passes(edge(-2, -2, 3, 3), GridPoint(x: 0, y: 1)))
    #expect(!SnapRounding.passes(edge(-2, -2, 3, 3), GridPoint(x: 1, y: 0)))
  }

  @Test func `an edge of one cell passes the cell at a corner of its box`() {
    // Both through (0.5, 0.5), the lower corner of the cell (1, 1).
    #expect(SnapRounding.passes(edge(0, 1, 1, 0), GridPoint(x: 1, y: 1)))
    #expect(!SnapRounding.passes(edge(0, 1, 1, 0), GridPoint(x: 0, y: 0)))
    #expect(!SnapRounding.passes(edge(0, 0, 1, 1), GridPoint(x: 1, y: 0)))
    #expect(!SnapRounding.passes(edge(0, 0, 1, 1), GridPoint(x: 0, y: 1)))
    #expect(!SnapRounding.passes(edge(0, 0, 1, 0), GridPoint(x: 1, y: 0)))
    #expect(!SnapRounding.passes(edge(0, 2, 1, 0), GridPoint(x: 1, y: 2)))
  }

  /// The theorem behind snap rounding: after one rounding no edges cross.
  @Test(arguments: 1...40)
  func `rounded edges meet only at their ends`(seed: UInt64) {
    var generator = RandomSource(seed: seed)
    // On such a small grid, almost everything is degenerate.
    func point() -> GridPoint {
      GridPoint(x: generator.number(0...30).rounded(), y: generator.number(0...30).rounded())
    }
    let edges = (0..<30).map { _ in SnapRounding.Edge(from: point(), to: point()) }.filter { $0.from != $0.to }
    var steps = StepBudget.unlimited
    let crossings = SnapRounding(edges).crossings(&steps) ?? []
    let hot = crossings + edges.flatMap { [$0.from, $0.to] }
    let rounded = Self.cut(edges, at: hot, where: SnapRounding.passes)
    #expect(SnapRounding(rounded).crossings(&steps) == [], "seed \(seed)")
    // On so small a grid, products are exact.
    let touched = rounded.filter { edge in
      let way = edge.to - edge.from
      return hot.contains { cell in
        let offset = cell - edge.from
        let along = way.x * offset.x + way.y * offset.y
        return way.x * offset.y == way.y * offset.x && along > 0 && along < way.x * way.x + way.y * way.y
      }
    }
    #expect(touched.isEmpty, "seed \(seed): \(touched)")
  }

  private static func cut(
    _ edges: [SnapRounding.Edge], at hot: [GridPoint], where condition: (SnapRounding.Edge, GridPoint) -> Bool
  ) -> [SnapRounding.Edge] {
    edges.flatMap { edge -> [SnapRounding.Edge] in
      func progress(_ cell: GridPoint) -> Double {
        SnapRounding.progress(of: cell - edge.from, along: edge.to - edge.from)
      }
      var corners = [edge.from]
      for cell in hot.filter({ condition(edge, $0) }).sorted(by: { progress($0) < progress($1) })
      where cell != corners[corners.count - 1] { corners.append(cell) }
      corners.append(edge.to)
      return zip(corners, corners.dropFirst()).map { SnapRounding.Edge(from: $0, to: $1) }
    }
  }
}
