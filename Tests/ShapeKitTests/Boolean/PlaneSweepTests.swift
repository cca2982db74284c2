import Testing

@testable import ShapeKit

@Suite struct PlaneSweepTests {
  private func edge(_ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double) -> SweepEdge? {
    SweepEdge(GridPoint(x: x0, y: y0), GridPoint(x: x1, y: y1), chord: 0, change: Windings(1, 0))
  }

  /// The pieces as "x,y x,y change below", in order.
  private func arranged(_ edges: [SweepEdge?]) -> [String] {
    var steps = StepBudget(.max)
    let pieces = PlaneSweep.arranged(edges.compactMap { $0 }, &steps) ?? []
    func text(_ value: Double) -> String { "\(Int(value))" }
    return pieces.map { piece in
      "\(text(piece.left.x)),\(text(piece.left.y)) \(text(piece.right.x)),\(text(piece.right.y)) "
        + "\(piece.change.x) \(piece.below.x)"
    }.sorted()
  }

  @Test func edgesAreCutWhereTheyCross() {
    #expect(
      arranged([edge(0, 0, 10, 10), edge(0, 10, 10, 0)]) == [
        "0,0 5,5 1 0", "0,10 5,5 1 1", "5,5 10,0 1 0", "5,5 10,10 1 1",
      ])
  }

  @Test func anEdgeIsCutWhereAnotherEndsOnIt() {
    #expect(arranged([edge(0, 0, 10, 0), edge(4, 0, 8, 6)]) == ["0,0 4,0 1 0", "4,0 10,0 1 0", "4,0 8,6 1 1"])
  }

  @Test func anEdgeIsBentToAVertexInWhoseCellItPasses() {
    // At x = 3 the long edge is at 0.3.
    #expect(arranged([edge(0, 0, 10, 1), edge(3, 0, 3, -9)]) == ["0,0 3,0 1 0", "3,-9 3,0 -1 0", "3,0 10,1 1 0"])
  }

  @Test func whatTwoEdgesHaveInCommonIsOnePiece() {
    #expect(arranged([edge(0, 0, 8, 4), edge(2, 1, 6, 3)]) == ["0,0 2,1 1 0", "2,1 6,3 2 0", "6,3 8,4 1 0"])
  }

  @Test func edgesThatCancelAreGone() {
    #expect(arranged([edge(0, 0, 8, 4), edge(8, 4, 0, 0)]) == [])
  }

  @Test func uprightEdgesCountToo() {
    // A square and its windings: 1 inside.
    #expect(
      arranged([edge(0, 0, 4, 0), edge(4, 0, 4, 4), edge(4, 4, 0, 4), edge(0, 4, 0, 0)]) == [
        "0,0 0,4 -1 1", "0,0 4,0 1 0", "0,4 4,4 -1 1", "4,0 4,4 1 0",
      ])
  }

  @Test func aSweepEndsWhenItsStepsAreSpent() {
    var steps = StepBudget(3)
    #expect(PlaneSweep.arranged([edge(0, 0, 10, 10), edge(0, 10, 10, 0)].compactMap { $0 }, &steps) == nil)
    #expect(steps.isSpent)
  }
}
