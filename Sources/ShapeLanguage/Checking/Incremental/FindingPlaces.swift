import ShapeCore

/// Converts places between files and declarations.
struct FindingPlaces {
  private let trees: [SyntaxTree]
  private let spans: [DeclarationPlaces]
  private let states: DeclarationStates

  init(_ trees: [SyntaxTree], _ states: DeclarationStates) {
    self.trees = trees
    spans = trees.map { DeclarationPlaces($0) }
    self.states = states
  }

  /// Returns the declaration with a name in a file.
  func declaration(_ name: DeclarationFindings.Name) -> Declaration? {
    guard let entry = states.entry(name.name, in: name.file), !entry.isImported else { return nil }
    return entry.declaration
  }

  /// Returns a span relative to a declaration: the own one if it contains the span. Returns `nil` if no declaration that
  /// has a name of its own contains it.
  func place(of span: SourceSpan, in own: DeclarationStates.State) -> DeclarationFindings.Place? {
    guard span.file >= 0 else { return DeclarationFindings.Place(base: .nowhere) }
    let file = Int(span.file)
    guard spans.indices.contains(file), let place = spans[file].place(of: span), place.start >= 0 else { return nil }
    if file == own.file, place.declaration == own.index {
      return DeclarationFindings.Place(base: .own, start: place.start, end: place.end)
    }
    let node = trees[file].wholeFile.children.dropFirst(place.declaration).first { _ in true }
    guard let id = node.flatMap({ DeclarationSyntax($0).name?.id }),
      case let name = DeclarationFindings.Name(file: file, name: id), let declaration = declaration(name),
      states[declaration]?.index == place.declaration
    else { return nil }
    return DeclarationFindings.Place(base: .other(name), start: place.start, end: place.end)
  }

  /// Returns the span of a place of a declaration.
  func span(of place: DeclarationFindings.Place, in own: DeclarationStates.State) -> SourceSpan {
    let node: SyntaxNode?
    switch place.base {
    case .nowhere: return .none
    case .own: node = own.node
    case .other(let name): node = declaration(name).flatMap { states[$0]?.node }
    }
    guard let node else { return .none }
    let base = node.span.start
    return SourceSpan(file: node.tree.file, start: base + place.start, end: base + place.end)
  }

  /// Returns a diagnostic in places relative to declarations, or `nil` if one of its places has no such form.
  func finding(_ diagnostic: Diagnostic, in own: DeclarationStates.State) -> DeclarationFindings.Finding? {
    guard let place = place(of: diagnostic.span, in: own) else { return nil }
    var finding = DeclarationFindings.Finding(problem: diagnostic.problem, place: place, notes: [])
    for note in diagnostic.notes {
      guard let place = self.place(of: note.span, in: own) else { return nil }
      finding.notes.append((note.kind, place))
    }
    return finding
  }

  func diagnostic(_ finding: DeclarationFindings.Finding, in own: DeclarationStates.State) -> Diagnostic {
    Diagnostic(
      finding.problem, at: span(of: finding.place, in: own),
      notes: finding.notes.map { Note($0.kind, at: span(of: $0.place, in: own)) })
  }
}
