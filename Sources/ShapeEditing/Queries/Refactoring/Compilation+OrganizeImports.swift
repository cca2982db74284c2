import ShapeCore
import ShapeLanguage

extension Compilation {
  /// Returns the action that removes unused and repeated imports of a file, and sorts the others by their paths. `nil` if
  /// that changes nothing, or if the file has syntax errors.
  ///
  /// Imports are unused if the fix-its of the warnings say so. Imports that a blank line or another declaration separates
  /// are sorted separately. Comments on the lines above an import, and behind it, stay with it.
  ///
  /// - Complexity: O(n) for n bytes of the file, besides comparing the texts.
  public func organizingImports(in file: Int = 0) -> CodeAction? {
    guard trees.indices.contains(file) else { return nil }
    let source = trees[file].source
    let remaining = SourceFile(path: source.path, bytes: importDeletions(in: file).applied(to: source.bytes))
    let parsed = Parser.parse(remaining, file: Int32(file))
    guard !parsed.hasErrors else { return nil }
    let sorted = SourceFile(path: source.path, bytes: parsed.tree.sortingImports.applied(to: remaining.bytes))
    guard sorted.bytes != source.bytes, !Parser.parse(sorted, file: Int32(file)).hasErrors else { return nil }
    return CodeAction(
      title: "organize imports", kind: .organizeImports,
      edits: TextDifference.edits(from: source.bytes, to: sorted.bytes, file: Int32(file)))
  }

  /// Returns the edits that delete unused and repeated imports, with the blank lines that would be superfluous then.
  private func importDeletions(in file: Int) -> [TextEdit] {
    let tree = trees[file]
    let unused = diagnostics.filter { $0.isAboutUnusedImport(in: tree) }
    var edits = unused.flatMap { $0.makeFixIt(in: tree)?.edits ?? [] }
    for copies in copiedImports(in: file, besides: Set(unused.map({ $0.span }))) {
      let deletions = copies.map { FixPlace(tree: tree, span: $0).deletingDeclaration()?.edits }
      // The first one stays, or those with comments.
      let kept = deletions.firstIndex { $0 == nil } ?? 0
      for (index, deletion) in deletions.enumerated() where index != kept { edits += deletion ?? [] }
    }
    return tree.joiningDeletions(edits.sorted { $0.span.start < $1.span.start })
  }

  /// Returns the paths of imports of the same file under the same name.
  private func copiedImports(in file: Int, besides unused: Set<SourceSpan>) -> [[SourceSpan]] {
    struct Key: Hashable {
      var target: Int
      var alias: String?
    }
    var groups: [Key: [SourceSpan]] = [:]
    for statement in imports where statement.file == file {
      guard let target = statement.target, let path = statement.syntax.path, !unused.contains(path.span) else {
        continue
      }
      groups[Key(target: target, alias: statement.syntax.alias.map { $0.text }), default: []].append(path.span)
    }
    return groups.values.filter { $0.count > 1 }
  }
}

extension Diagnostic {
  /// Whether it says that an import of a file is unused.
  public func isAboutUnusedImport(in tree: SyntaxTree) -> Bool {
    guard problem.kind == .unused, span.file == tree.file,
      case .import? = FixPlace(tree: tree, span: span).declaration(at: span)
    else { return false }
    return true
  }
}

extension SyntaxTree {
  /// Joins deletions of adjacent lines. Without the lines, the blank lines after them would follow other blank lines, or
  /// begin the file: such a deletion includes them.
  fileprivate func joiningDeletions(_ edits: [TextEdit]) -> [TextEdit] {
    var result: [TextEdit] = []
    for edit in edits {
      if let last = result.last, last.span.end >= edit.span.start {
        result[result.count - 1].span.end = max(last.span.end, edit.span.end)
      } else {
        result.append(edit)
      }
    }
    let bytes = source.bytes
    let mark = bytes.starts(with: SourceLimits.byteOrderMark) ? SourceLimits.byteOrderMark.count : 0
    for index in result.indices {
      let start = Int(result[index].span.start)
      let lineBreaks = bytes[mark..<start].reversed().prefix { GapScanner.isBlank($0) || $0 == UInt8(ascii: "\n") }
        .count { $0 == UInt8(ascii: "\n") }
      guard start == mark || lineBreaks > 1 else { continue }
      var end = Int(result[index].span.end)
      while let next = bytes[end...].firstIndex(where: { !GapScanner.isBlank($0) }), bytes[next] == UInt8(ascii: "\n") {
        end = next + 1
      }
      result[index].span.end = Int32(end)
    }
    return result
  }

  /// The edits that sort imports on adjacent lines by their paths.
  fileprivate var sortingImports: [TextEdit] {
    var runs: [[(key: [String], range: Range<Int>)]] = []
    for declaration in declarations {
      guard case .import(let view) = declaration, let path = view.path, let range = lines(of: view.node) else {
        continue
      }
      let key = [path.content, view.alias.map { $0.text } ?? ""]
      if let last = runs.last?.last, areAdjacent(last.range, range) {
        runs[runs.count - 1].append((key, range))
      } else {
        runs.append([(key, range)])
      }
    }
    return runs.compactMap { run in
      let sorted = run.enumerated().sorted {
        $0.element.key == $1.element.key
          ? $0.offset < $1.offset : $0.element.key.lexicographicallyPrecedes($1.element.key)
      }
      guard let first = run.first, let last = run.last, sorted.map({ $0.offset }) != Array(run.indices) else {
        return nil
      }
      let text = sorted.map { source.text($0.element.range) }.joined(separator: source.lineBreak)
      return TextEdit(SourceSpan(file: file, first.range.lowerBound..<last.range.upperBound), text)
    }
  }

  /// Returns whether there is one line break between two ranges, and nothing else but blanks.
  private func areAdjacent(_ first: Range<Int>, _ second: Range<Int>) -> Bool {
    guard first.upperBound < second.lowerBound else { return false }
    return source.bytes[first.upperBound..<second.lowerBound].filter { !GapScanner.isBlank($0) } == [UInt8(ascii: "\n")]
  }

  /// Returns a declaration with the comments on the lines above it and at the end of its line, or `nil` if anything else
  /// is on its lines.
  private func lines(of node: SyntaxNode) -> Range<Int>? {
    let (first, last) = (node.firstToken, node.lastToken)
    return source.bytes.withUnsafeBufferPointer { bytes in
      var start = first.start
      let above = GapScanner.pieces(bytes, (first.previous?.end ?? 0)..<first.start)
      var isAtLineStart = first.previous == nil
      comments: for (index, piece) in above.enumerated().reversed() {
        switch piece.kind {
        case .semicolon: return nil
        case .lineBreaks:
          isAtLineStart = true
          if piece.breaks > 1 { break comments }
        case .lineComment, .blockComment:
          // A comment behind another declaration belongs to that one.
          if index == 0, first.previous != nil { break comments }
          (start, isAtLineStart) = (piece.range.lowerBound, index == 0)
        }
      }
      guard isAtLineStart, let next = last.next else { return nil }
      var end = last.end
      for piece in GapScanner.pieces(bytes, last.end..<next.start) {
        switch piece.kind {
        case .lineBreaks: return start..<end
        case .semicolon: return nil
        case .lineComment: end = piece.range.upperBound
        case .blockComment:
          if piece.breaks > 0 { return nil }
          end = piece.range.upperBound
        }
      }
      return next.kind == .endOfFile ? start..<end : nil
    }
  }
}
