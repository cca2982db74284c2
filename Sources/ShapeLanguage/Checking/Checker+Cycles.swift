import ShapeKit

extension Checker {
  /// Reports shapes that come back to themselves through `use`, and styles through `apply`: each cycle once.
  mutating func reportCycles() {
    reportCycles(.use, shapeEdges, Arena.Table(program.shapes) { $0.name })
    reportCycles(.style, styleEdges, Arena.Table(program.styles) { $0.name })
    for filling in contentFillings where !shapesWithContent.contains(filling.shape) {
      let shape = program.shapes[filling.shape]
      report(
        .noSlot(spelling(shape.name)), at: filling.span,
        notes: [Note(.declared(spelling(shape.name)), at: shape.source)])
    }
  }

  /// How many members a message has of each end of a circle.
  private static let longestCycle = 20

  private mutating func reportCycles<Declaration>(
    _ kind: CycleKind, _ edges: [CallEdge<Declaration>], _ names: Arena<Declaration>.Table<NameID>
  ) {
    let graph = edges.map { (from: $0.from.index, to: $0.to.index) }
    for circle in circles(nodes: names.count, edges: graph, ends: Self.longestCycle) {
      let cycle = circle.map { edges[$0] }
      guard let closing = cycle.last else { continue }
      let notes = cycle.prefix(Self.longestCycle).map {
        Note(.needs(spelling(names[$0.from]), spelling(names[$0.to])), at: $0.span)
      }
      let shown = cycle.map { spelling(names[$0.from]) } + [spelling(names[closing.to])]
      report(.cycle(kind, shown), at: closing.span, notes: notes)
    }
  }
}
