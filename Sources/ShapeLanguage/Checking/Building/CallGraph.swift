import ShapeCore

/// The graph of which shapes use which others, and which styles apply which others.
struct CallGraph: Sendable {
  struct Edge<ID: Sendable>: Sendable {
    var from: ID
    var to: ID
    var span: SourceSpan
  }

  private(set) var styleEdges: [Edge<StyleID>] = []
  private(set) var shapeEdges: [Edge<ShapeID>] = []
  /// Slots that a `use` fills, each with the declaration that contains the `use`.
  private(set) var fillings: [(shape: ShapeID, slot: NameID, span: SourceSpan, owner: Declaration?)] = []

  mutating func addApply(of style: StyleID, in user: StyleID, at span: SourceSpan) {
    styleEdges.append(Edge(from: user, to: style, span: span))
  }

  mutating func addUse(of shape: ShapeID, in user: ShapeID, at span: SourceSpan) {
    shapeEdges.append(Edge(from: user, to: shape, span: span))
  }

  /// - Parameter owner: The top-level declaration that contains the `use`.
  mutating func addFilling(of shape: ShapeID, slot: NameID, at span: SourceSpan, in owner: Declaration?) {
    fillings.append((shape, slot, span, owner))
  }

  /// The named slots that are filled, with the place of the name in each `use`. Without slots that a shape doesn't have.
  func filledSlots(in program: Program) -> [(slot: SourceSpan, span: SourceSpan, owner: Declaration?)] {
    fillings.compactMap { filling in
      guard filling.slot != Keyword.content.name,
        let slot = program.shapes[filling.shape].slots.first(where: { $0.name == filling.slot })
      else { return nil }
      return (slot.source, filling.span, filling.owner)
    }
  }

  /// Returns the errors about shapes that use themselves, directly or not, and styles that apply themselves: each cycle
  /// once. Then those about content for slots that a shape doesn't have.
  func diagnostics(in program: Program) -> [Diagnostic] {
    cycles(.use, shapeEdges, program.shapes, program.names) { $0.name }
      + cycles(.style, styleEdges, program.styles, program.names) { $0.name }
      + fillings.compactMap { filling in
        let shape = program.shapes[filling.shape]
        guard !shape.slots.contains(where: { $0.name == filling.slot }) else { return nil }
        let name = program.names.spelling(shape.name)
        let slots = shape.slots.map { program.names.spelling($0.name) }
        let slot = filling.slot == Keyword.content.name ? nil : program.names.spelling(filling.slot)
        return Diagnostic(
          .noSlot(slot, of: name, slots: slots), at: filling.span, notes: [Note(.declared(name), at: shape.source)])
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
