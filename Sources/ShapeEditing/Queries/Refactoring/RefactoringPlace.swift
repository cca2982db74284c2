import ShapeCore
import ShapeLanguage

/// A selection in a declaration without errors, and what refactorings need to know about it.
struct RefactoringPlace {
  let compilation: Compilation
  let tree: SyntaxTree
  /// The selected bytes without white space at their ends.
  let range: Range<Int>
  /// The nodes that contain the selection, the outermost first.
  let nodes: [SyntaxNode]
  /// The top-level declaration that contains the selection.
  let declaration: SyntaxNode

  /// Returns `nil` if the selection is not in one declaration, or if the declaration has an error.
  init?(_ compilation: Compilation, _ range: Range<Int>, in file: Int) {
    guard compilation.trees.indices.contains(file) else { return nil }
    let tree = compilation.trees[file]
    let bytes = tree.source.bytes
    var (start, end) = (min(max(range.lowerBound, 0), bytes.count), min(max(range.upperBound, 0), bytes.count))
    while start < end, GapScanner.isBlank(bytes[start]) || bytes[start] == UInt8(ascii: "\n") { start += 1 }
    while end > start, GapScanner.isBlank(bytes[end - 1]) || bytes[end - 1] == UInt8(ascii: "\n") { end -= 1 }
    let selection = start..<end
    let nodes = Self.nodes(of: tree, around: selection)
    guard nodes.count > 1 else { return nil }
    let span = nodes[1].span
    let hasError = compilation.diagnostics.contains { diagnostic in
      diagnostic.severity == .error && diagnostic.span.file == span.file && diagnostic.span.start <= span.end
        && diagnostic.span.end >= span.start
    }
    if hasError { return nil }
    self.compilation = compilation
    self.tree = tree
    self.range = selection
    self.nodes = nodes
    declaration = nodes[1]
  }

  private static func nodes(of tree: SyntaxTree, around range: Range<Int>) -> [SyntaxNode] {
    var nodes = [tree.wholeFile]
    while let inner = nodes[nodes.count - 1].children.reversed().first(where: { node in
      !node.isEmpty && Int(node.span.start) <= range.lowerBound && range.upperBound <= Int(node.span.end)
    }) {
      nodes.append(inner)
    }
    return nodes
  }

  // MARK: Places

  /// The index in `nodes` of the selected expression: the one with exactly the selected bytes, or the innermost one around
  /// the caret that is more than a name.
  var expression: Int? {
    if range.isEmpty {
      return nodes.indices.last { index in
        nodes[index].isExpression
          && (nodes[index].kind != .call || nodes[index].children.reversed().first?.kind == .arguments)
      }
    }
    return nodes.indices.first { nodes[$0].isExpression && nodes[$0].bytes == range }
  }

  /// Returns the index in `nodes` of the statement around a node, in the innermost block.
  func statement(around index: Int) -> Int? {
    nodes[..<index].lastIndex { $0.kind == .block }.map { $0 + 1 }
  }

  // MARK: Names and types

  /// Returns the type of an expression before it is converted to that of its place, or `nil` if it is not a value.
  func type(of node: SyntaxNode) -> ValueType? {
    let span = node.span
    let found = compilation.program.expressions.first { expression in
      if expression.source != span { return false }
      if case .convert = expression.kind { return false }
      return true
    }
    return found?.type
  }

  /// Returns whether the value of an expression is converted to a type.
  func isConverted(_ node: SyntaxNode, to type: ValueType) -> Bool {
    let span = node.span
    return compilation.program.expressions.contains { expression in
      guard expression.source == span, expression.type == type, case .convert = expression.kind else { return false }
      return true
    }
  }

  /// Returns a type as the file can write it, or `nil` if it can't.
  func spelling(of type: ValueType) -> String? {
    var inner = type
    while case .list(let element) = inner { inner = element }
    switch inner {
    case .invalid, .string, .stop, .list: return nil
    case .enumeration(let id):
      // An imported enum may have a name with a dot here.
      let isKnown = id.index < BuiltinEnum.allCases.count || isDeclaredHere(.enumeration(id))
      return isKnown && !isHidden(inner) ? compilation.describe(type) : nil
    case .number, .integer, .bool, .angle, .point, .size, .rect, .color, .paint, .path, .edges:
      return isHidden(inner) ? nil : compilation.describe(type)
    }
  }

  /// Returns whether another declaration has the name of a type.
  private func isHidden(_ type: ValueType) -> Bool {
    let name = compilation.describe(type)
    return compilation.references.all.contains { reference in
      guard reference.isDeclaration, case .declaration(let declaration) = reference.symbol,
        compilation.text(at: reference.span) == name
      else { return false }
      if case .enumeration(let id) = declaration { return type != .enumeration(id) }
      return true
    }
  }

  private func isDeclaredHere(_ declaration: Declaration) -> Bool {
    compilation.declaration(of: .declaration(declaration))?.file == tree.file
  }

  /// The names in a part of the file, with their meanings.
  func references(in span: SourceSpan) -> [NameReference] {
    compilation.references.all.filter { span.contains($0.span) }
  }

  /// Returns whether a part of the file has a radius that is known only beside the outline around the layer.
  func hasConcentricRadius(_ span: SourceSpan) -> Bool {
    tree.allNodes.contains { isConcentric($0) && span.contains($0.span) }
  }

  /// Returns whether a part of the file has an outline from which such a radius may be measured.
  func hasMeasuredOutline(_ span: SourceSpan) -> Bool {
    tree.allNodes.contains { $0.kind == .outline && span.contains($0.span) } && hasConcentricRadius(tree.wholeFile.span)
  }

  /// Returns whether a value must stay as it is written: a radius of this kind, a path from which one may be measured, or
  /// `bounds` as the rectangle of one of both.
  func isReadAsWritten(_ node: SyntaxNode) -> Bool {
    var (inner, outer) = (node, node.parent)
    while case .group(let group) = ExpressionSyntax(inner) { inner = group.value.node }
    while let group = outer, group.kind == .group { outer = group.parent }
    if isConcentric(inner) { return true }
    guard let outer, hasConcentricRadius(tree.wholeFile.span) else { return false }
    guard outer.kind == .argument else { return outer.kind == .letDeclaration && isRoundedRect(inner) }
    guard let owner = outer.parent?.parent else { return false }
    return owner.kind == .outline || inner.text == LayerValue.bounds.name && isRoundedRect(owner)
  }

  private func isRoundedRect(_ node: SyntaxNode) -> Bool {
    guard case .call(let call) = ExpressionSyntax(node) else { return false }
    return [.path(.roundedRect), .path(.capsule)].contains(builtin(call.name))
  }

  private func isConcentric(_ node: SyntaxNode) -> Bool {
    ConstantSyntax(node)?.name.text == RoundedRectParameters.concentric
  }

  /// Returns a name that nothing in the program has.
  ///
  /// - Parameter candidates: Names to try, in order. The last one gets a number if all are taken.
  func freshName(_ candidates: [String]) -> String {
    var taken = Set(compilation.references.all.filter { $0.isDeclaration }.map { compilation.text(at: $0.span) })
    taken.formUnion(BuiltinEntry.functions.keys)
    taken.formUnion(
      LayerValue.allCases.map { $0.name } + Keyword.allCases.map { $0.spelling } + Command.named.map { $0.name })
    if let free = candidates.first(where: { !taken.contains($0) }) { return free }
    let base = candidates.last ?? "value"
    var number = 2
    while taken.contains("\(base)\(number)") { number += 1 }
    return "\(base)\(number)"
  }

  // MARK: Edits

  func edit(_ range: Range<Int>, _ text: String) -> TextEdit { TextEdit(SourceSpan(file: tree.file, range), text) }

  func edit(_ span: SourceSpan, _ text: String) -> TextEdit { TextEdit(span, text) }

  /// Returns an action whose edits also lay out the statements that they change, or `nil` if the result can't be parsed.
  func action(_ title: String, _ kind: CodeAction.Kind, _ edits: [TextEdit]) -> CodeAction? {
    tree.formatting(edits).map { CodeAction(title: title, kind: kind, edits: $0) }
  }
}

extension SyntaxTree {
  /// Returns edits that also lay out the statements that they change, or `nil` if the result has syntax errors.
  func formatting(_ edits: [TextEdit]) -> [TextEdit]? {
    // A new first line must not change the line breaks of the whole file.
    let edits = edits.sorted { $0.span.start < $1.span.start }
      .map { TextEdit($0.span, source.endingLines(of: $0.replacement)) }
    let changed = SourceFile(path: source.path, bytes: edits.applied(to: source.bytes))
    let parsed = Parser.parse(changed, file: file)
    guard !parsed.hasErrors else { return nil }
    var touched: [Range<Int>] = []
    var shift = 0
    for edit in edits {
      let start = Int(edit.span.start) + shift
      shift += edit.replacement.utf8.count - Int(edit.span.end - edit.span.start)
      // White space at the end belongs to the next statement.
      let text = edit.replacement.utf8.reversed().drop { GapScanner.isBlank($0) || $0 == UInt8(ascii: "\n") }
      touched.append(FormattingRange.tokens(of: parsed.tree, touchedBy: start..<start + text.count))
      // Blocks on one line get more lines if a statement in them does.
      if edit.span.start < edit.span.end, let statement = outermostStatement(onLineOf: Int(edit.span.start)) {
        let start = Int(statement.start) + change(in: edits, upTo: statement.start)
        let end = Int(statement.end) + change(in: edits, upTo: statement.end)
        touched.append(FormattingRange.tokens(of: parsed.tree, touchedBy: start..<max(start, end)))
      }
    }
    let layout = SourceFormatter.edits(for: parsed.tree).filter { edit in
      guard let next = parsed.tree.token(at: Int(edit.span.end))?.index else { return false }
      return touched.contains { $0.contains(next) }
    }
    return TextDifference.edits(from: source.bytes, to: layout.applied(to: changed.bytes), file: file)
  }

  /// Returns by how much edits lengthen the file before an offset.
  private func change(in edits: [TextEdit], upTo offset: Int32) -> Int {
    edits.filter { $0.span.end <= offset }
      .reduce(0) { $0 + $1.replacement.utf8.count - Int($1.span.end - $1.span.start) }
  }

  /// Returns the outermost statement or declaration that contains an offset and begins on its line.
  private func outermostStatement(onLineOf offset: Int) -> SourceSpan? {
    var node = wholeFile
    while let inner = node.children.first(where: { !$0.isEmpty && $0.bytes.contains(offset) }) {
      let isOnLine = !source.bytes[inner.bytes.lowerBound..<offset].contains(UInt8(ascii: "\n"))
      if isOnLine, node.kind == .block || node.kind == .file { return inner.span }
      node = inner
    }
    return nil
  }
}

extension SyntaxNode {
  /// The bytes of the node.
  var bytes: Range<Int> { Int(span.start)..<Int(span.end) }

  /// Whether the node is an expression that can be read.
  var isExpression: Bool {
    let view = ExpressionSyntax(self)
    if case .missing = view { return false }
    if case .error = view { return false }
    return true
  }

  /// Whether the node or one inside it is of a kind. Nodes in arguments and blocks don't count.
  func contains(_ kinds: [SyntaxKind]) -> Bool {
    kinds.contains(kind)
      || kind != .arguments && kind != .block && children.contains { $0.contains(kinds) }
  }
}
