import ShapeKit

extension Checker {
  /// Reports shapes that come back to themselves through `use`, and styles through `apply`: each cycle once.
  mutating func reportCycles() {
    reportCycles(.use, count: program.shapes.count, shapeEdges, program.shapes.map(\.name))
    reportCycles(.style, count: program.styles.count, styleEdges, program.styles.map(\.name))
    for filling in contentFillings where !shapesWithContent.contains(filling.shape) {
      let shape = program.shapes[Int(filling.shape)]
      report(
        .noSlot(spelling(shape.name)), at: filling.span,
        notes: [Note(.declared(spelling(shape.name)), at: shape.source)])
    }
  }

  /// How many members a message has of each end of a circle.
  private static let longestCycle = 20

  private mutating func reportCycles(_ kind: CycleKind, count: Int, _ edges: [CallEdge], _ names: [NameID]) {
    let graph = edges.map { (from: Int($0.from), to: Int($0.to)) }
    for circle in circles(nodes: count, edges: graph, ends: Self.longestCycle) {
      let cycle = circle.map { edges[$0] }
      guard let closing = cycle.last else { continue }
      let notes = cycle.prefix(Self.longestCycle).map {
        Note(.needs(spelling(names[Int($0.from)]), spelling(names[Int($0.to)])), at: $0.span)
      }
      let shown = cycle.map { spelling(names[Int($0.from)]) } + [spelling(names[Int(closing.to)])]
      report(.cycle(kind, shown), at: closing.span, notes: notes)
    }
  }
}
