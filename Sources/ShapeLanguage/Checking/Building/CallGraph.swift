import ShapeKit

/// The graph of which shapes use which others, and which styles apply which others.
struct CallGraph: Sendable {
  private struct Edge<ID: Sendable>: Sendable {
    var from: ID
    var to: ID
    var span: SourceSpan
  }

  private var styleEdges: [Edge<StyleID>] = []
  private var shapeEdges: [Edge<ShapeID>] = []
  /// Uses of shapes with content for their slot, and the shapes that have one.
  private var fillings: [(shape: ShapeID, span: SourceSpan)] = []
  private var shapesWithContent: Set<ShapeID> = []

  mutating func addApply(of style: StyleID, in user: StyleID, at span: SourceSpan) {
    styleEdges.append(Edge(from: user, to: style, span: span))
  }

  mutating func addUse(of shape: ShapeID, in user: ShapeID, at span: SourceSpan) {
    shapeEdges.append(Edge(from: user, to: shape, span: span))
  }

  mutating func addFilling(of shape: ShapeID, at span: SourceSpan) { fillings.append((shape, span)) }
  mutating func addContent(of shape: ShapeID) { shapesWithContent.insert(shape) }

  /// Returns the errors about shapes that use themselves, directly or not, and styles that apply themselves: each cycle
  /// once. Then those about content for shapes without a slot.
  func diagnostics(in program: Program) -> [Diagnostic] {
    cycles(.use, shapeEdges, program.shapes, program.names) { $0.name }
      + cycles(.style, styleEdges, program.styles, program.names) { $0.name }
      + fillings.filter { !shapesWithContent.contains($0.shape) }.map { filling in
        let shape = program.shapes[filling.shape]
        let name = program.names.spelling(shape.name)
        return Diagnostic(.noSlot(name), at: filling.span, notes: [Note(.declared(name), at: shape.source)])
      }
  }

  /// The maximum number of members at each end of a cycle that a message shows.
  private static let longestCycle = 20

  private func cycles<Element>(
    _ kind: CycleKind, _ edges: [Edge<Arena<Element>.ID>], _ elements: Arena<Element>, _ names: NameTable,
    name: (Element) -> NameID
  ) -> [Diagnostic] {
    func spelling(_ id: Arena<Element>.ID) -> String { names.spelling(name(elements[id])) }
    let graph = edges.map { (from: $0.from.index, to: $0.to.index) }
    return findCycles(nodes: elements.count, edges: graph, ends: Self.longestCycle).compactMap { indices in
      let cycle = indices.map { edges[$0] }
      guard let closing = cycle.last else { return nil }
      let notes = cycle.prefix(Self.longestCycle).map { Note(.needs(spelling($0.from), spelling($0.to)), at: $0.span) }
      let shown = cycle.map { spelling($0.from) } + [spelling(closing.to)]
      return Diagnostic(.cycle(kind, shown), at: closing.span, notes: notes)
    }
  }
}
