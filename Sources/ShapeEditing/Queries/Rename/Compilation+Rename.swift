import ShapeCore
import ShapeLanguage

extension Compilation {
  /// Returns the name at an offset that can be changed, or the reason why it can't be.
  package func renameTarget(at offset: Int, in file: Int = 0) -> Result<RenameTarget, RenameRefusal> {
    guard let reference = references.reference(at: offset, in: file) else { return .failure(.noName) }
    let text = text(at: reference.span)
    switch reference.symbol {
    case .layerValue, .color, .edges, .type, .member, .builtin, .keyword, .command, .label:
      return .failure(.ofLanguage(text))
    case .preview: return .failure(.previewName)
    case .enumCase(let id, _) where id.isOfLanguage, .declaration(.enumeration(let id)) where id.isOfLanguage:
      return .failure(.ofLanguage(text))
    case .layer:
      guard let declaration = declaration(of: reference.symbol), isName(declaration) else {
        return .failure(.unnamedSlot)
      }
    case .declaration, .parameter, .enumCase, .local: break
    }
    // The path of an import is a reference to the file, too.
    guard isName(reference.span) else { return .failure(.noName) }
    return .success(RenameTarget(symbol: reference.symbol, span: reference.span, name: text))
  }

  /// Returns the edits that change the name at an offset everywhere, or the reason why that is impossible.
  ///
  /// The name of a slot changes in each `use` that fills it, and that of a parameter in each call. The edits are checked:
  /// the changed files are compiled, and every name must mean the same as before.
  ///
  /// Files that import these files are not known here. For each of them, compile it, and call this function with the
  /// place of the declaration there: `declaration(of:)` returns it here, and the file has another index there.
  ///
  /// - Parameters:
  ///   - offset: The place of the name, at its declaration or where it is used.
  ///   - file: The index of its file.
  /// - Returns: The edits in the order of files and offsets. Empty if the name stays the same.
  /// - Complexity: That of compiling all files.
  package func rename(at offset: Int, in file: Int = 0, to newName: String) -> Result<[TextEdit], RenameRefusal> {
    switch renameTarget(at: offset, in: file) {
    case .failure(let refusal): return .failure(refusal)
    case .success(let target):
      if newName == target.name { return .success([]) }
      guard newName.isName else { return .failure(.notAName(newName)) }
      guard ![Keyword.true.spelling, Keyword.false.spelling].contains(newName) else {
        return .failure(.reserved(newName))
      }
      let places = places(of: target)
      if let refusal = unreadableUse(of: target, at: places) { return .failure(refusal) }
      let edits = places.map { TextEdit($0, newName) }
      return refusal(of: edits, newName).map { .failure($0) } ?? .success(edits)
    }
  }

  /// Returns the places of a name. That of an import is known only in its own file, and others can be names of the same
  /// file there.
  private func places(of target: RenameTarget) -> [SourceSpan] {
    var places: [SourceSpan] = []
    for reference in references.all where reference.symbol == target.symbol {
      let span = reference.span
      if span == places.last || Int(span.file) >= paths.count
        || target.symbol.isOfOneFile && span.file != target.span.file
      {
        continue
      }
      if text(at: span) == target.name { places.append(span) }
    }
    return places
  }

  /// Returns the refusal for code with errors that may use a name: a token of it has no meaning. Only files with an error
  /// count that the rename changes, or that import one of these.
  ///
  /// - Complexity: O(n log m) for n tokens of such files and m names.
  private func unreadableUse(of target: RenameTarget, at places: [SourceSpan]) -> RenameRefusal? {
    guard let name = trees[Int(target.span.file)].token(at: Int(target.span.start))?.name else { return nil }
    let changed = Set(places.map { Int($0.file) })
    let importing = imports.filter { $0.target.map { changed.contains($0) } == true && !target.symbol.isOfOneFile }
    let faulty = Set(diagnostics.filter { $0.severity == .error }.map { Int($0.span.file) })
    for file in changed.union(importing.map({ $0.file })).intersection(faulty).sorted()
    where paths.indices.contains(file) {
      let token = trees[file].tokens.first { token in
        guard token.kind == .name, token.name == name else { return false }
        return references.reference(at: Int(token.start), in: file).map { $0.span.end <= token.start } ?? true
      }
      guard let token else { continue }
      let source = trees[file].source
      let line = LineTable(source).position(of: Int(token.start)).line
      return .unreadableUse(target.name, line: line, path: source.path)
    }
    return nil
  }

  /// Returns whether a place is that of one name in the grammar, or of a label.
  private func isName(_ span: SourceSpan) -> Bool {
    let node = trees[Int(span.file)].node(at: Int(span.start))
    return node.kind == .name || node.kind == .labeledArgument
  }

  // MARK: Proof

  /// Returns the reason why edits can't be made, or `nil` if all names keep their meanings.
  private func refusal(of edits: [TextEdit], _ newName: String) -> RenameRefusal? {
    let changed = applying(edits)
    let shift = SpanShift(edits)
    var meanings = MeaningPairs()
    let (before, after) = (references.all, changed.references.all)
    for (index, reference) in before.enumerated() {
      guard index < after.count, shift.start(of: reference.span) == after[index].span.start,
        reference.span.file == after[index].span.file, reference.isDeclaration == after[index].isDeclaration,
        meanings.add(reference.symbol, after[index].symbol)
      else { return .clash(newName, at: reference.span) }
    }
    if after.count > before.count { return .clash(newName, at: edits.first?.span ?? .none) }
    var known: Set<Diagnostic.Identity> = []
    for diagnostic in diagnostics {
      known.insert(Diagnostic.Identity(kind: diagnostic.problem.kind, span: shift.place(of: diagnostic.span)))
    }
    let new = changed.diagnostics.first { diagnostic in
      var place = diagnostic.span
      place.end = place.start
      return !known.contains(Diagnostic.Identity(kind: diagnostic.problem.kind, span: place))
    }
    return new.map { .problem($0.problem) }
  }

  /// Returns the result of compiling the same files with some edits, without settings.
  func applying(_ edits: [TextEdit]) -> Compilation {
    func source(_ file: Int) -> SourceFile {
      let own = edits.filter { Int($0.span.file) == file }
      let source = trees[file].source
      return own.isEmpty ? source : SourceFile(path: source.path, bytes: own.applied(to: source.bytes))
    }
    return Compiler.compile(source(0), root: root, recordsReferences: true) { path in
      guard let file = paths.firstIndex(of: path) else { return .failure(.unreadable("no such file")) }
      return .success(source(file).bytes)
    }
  }
}

extension Symbol {
  /// Whether the name is known only in its own file, whatever imports that.
  fileprivate var isOfOneFile: Bool {
    switch self {
    case .local, .declaration(.file): true
    case .declaration, .parameter, .enumCase, .layer, .preview, .layerValue, .color, .edges, .type, .member, .builtin,
      .keyword, .command, .label:
      false
    }
  }
}

extension String {
  /// Whether it is a name in a source.
  fileprivate var isName: Bool {
    let table = ByteClasses.table
    guard let first = utf8.first, table[Int(first)] & ByteClasses.letter != 0 else { return false }
    return utf8.allSatisfy { table[Int($0)] & (ByteClasses.letter | ByteClasses.digit) != 0 }
  }
}

/// Pairs of symbols before and after a change, each of which has only one partner.
private struct MeaningPairs {
  private var after: [Symbol: Symbol] = [:]
  private var before: [Symbol: Symbol] = [:]

  /// Returns `false` if one of the symbols has another partner.
  mutating func add(_ old: Symbol, _ new: Symbol) -> Bool {
    let known = (after[old], before[new])
    (after[old], before[new]) = (new, old)
    return (known.0 ?? new) == new && (known.1 ?? old) == old
  }
}

/// Converts places before edits to places after them.
private struct SpanShift {
  /// For each file, the ends of the edits, each with the number of bytes that the edits up to it add.
  private var steps: [Int32: [(end: Int32, added: Int32)]] = [:]

  init(_ edits: [TextEdit]) {
    for edit in edits {
      let added = Int32(edit.replacement.utf8.count) - (edit.span.end - edit.span.start)
      let before = steps[edit.span.file]?.last?.added ?? 0
      steps[edit.span.file, default: []].append((edit.span.end, before + added))
    }
  }

  /// Complexity: O(log n) for n edits.
  func start(of span: SourceSpan) -> Int32 {
    guard let steps = steps[span.file] else { return span.start }
    let next = steps.partitioningIndex { $0.end > span.start }
    return span.start + (next > 0 ? steps[next - 1].added : 0)
  }

  /// Returns the start of a span as an empty span.
  func place(of span: SourceSpan) -> SourceSpan {
    let start = start(of: span)
    return SourceSpan(file: span.file, start: start, end: start)
  }
}
