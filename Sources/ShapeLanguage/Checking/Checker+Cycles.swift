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

  /// A depth-first search with a stack of its own, since chains may be long.
  private mutating func reportCycles(_ kind: CycleKind, count: Int, _ edges: [CallEdge], _ names: [NameID]) {
    var outgoing = [[CallEdge]](repeating: [], count: count)
    for edge in edges { outgoing[Int(edge.from)].append(edge) }
    var state = [UInt8](repeating: 0, count: count)
    /// Where each node stands on the path.
    var place = [Int](repeating: 0, count: count)
    for start in 0..<count where state[start] == 0 {
      var path: [(node: Int, next: Int)] = [(start, 0)]
      state[start] = 1
      place[start] = 0
      while let (node, next) = path.last {
        guard next < outgoing[node].count else {
          state[node] = 2
          path.removeLast()
          continue
        }
        path[path.count - 1].next += 1
        let edge = outgoing[node][next]
        let target = Int(edge.to)
        if state[target] == 1 {
          // Of a long circle its ends say enough.
          let members = path[place[target]...]
          let shownMembers =
            members.count > 2 * Self.longestCycle
            ? members.prefix(Self.longestCycle) + members.suffix(Self.longestCycle) : members[...]
          let cycle = shownMembers.map { outgoing[$0.node][$0.next - 1] }
          let notes = cycle.prefix(Self.longestCycle).map {
            Note(.needs(spelling(names[Int($0.from)]), spelling(names[Int($0.to)])), at: $0.span)
          }
          let shown = cycle.map { spelling(names[Int($0.from)]) } + [spelling(names[target])]
          report(.cycle(kind, shown), at: edge.span, notes: notes)
        } else if state[target] == 0 {
          state[target] = 1
          place[target] = path.count
          path.append((target, 0))
        }
      }
    }
  }
}
