import ShapeCore
import ShapeLanguage

/// The place in a file where a name is being written.
///
/// The file is parsed with a placeholder for the name, so the nodes around it say what is expected, also in broken code.
struct Caret {
  /// The files, with the placeholder.
  let files: Loader
  let offset: Int
  /// The placeholder, or the literal at the offset.
  let token: SyntaxToken
  /// The nodes that contain the token, the outermost first. For a token after a mistake, those of the statement before it.
  let path: [SyntaxNode]
  /// Whether the offset is in a comment or a literal, so that there is no placeholder.
  let isInComment, isInLiteral: Bool

  /// Complexity: O(n) for n tokens of the file.
  init(_ files: Loader, at offset: Int) {
    let tree = files.trees[0]
    let next = tree.firstToken(from: offset)
    let last = next > 0 ? SyntaxToken(tree: tree, index: next - 1) : nil
    let literal = last.flatMap { $0.isLiteral(at: offset) ? $0 : nil }
    let placed = literal.map { (files: files, name: $0) } ?? files.placingName(at: offset)
    self.offset = offset
    self.files = placed.files
    token = placed.name
    isInLiteral = literal != nil
    let gap = (last?.end ?? 0)..<max(last?.end ?? 0, next < tree.tokens.count ? Int(tree.tokens[next].start) : offset)
    isInComment = tree.comments(in: gap).contains { comment in
      let isOpen = tree.source.bytes[comment].starts(with: "//".utf8) || !tree.source.text(comment).hasSuffix("*/")
      return comment.lowerBound < offset && (offset < comment.upperBound || isOpen && offset == comment.upperBound)
    }
    var path = [placed.name.tree.wholeFile]
    while let inner = path[path.count - 1].children.first(where: { $0.tokens.contains(placed.name.index) }) {
      path.append(inner)
    }
    // After a mistake, the statement before it may go on.
    if let mistake = path.last, mistake.kind == .error,
      let command = mistake.previousSibling.flatMap({ CommandSyntax($0) }), let arguments = command.arguments
    {
      path.replaceSubrange((path.count - 1)..., with: [command.node, arguments.node])
    }
    self.path = path
  }

  var tree: SyntaxTree { token.tree }
  var previous: SyntaxToken? { token.previous }

  /// Returns whether a node contains the token.
  func isIn(_ view: some SyntaxView) -> Bool { view.tokens.contains(token.index) }

  // MARK: Statements

  /// The index in `path` of the block, the `switch` or the file around the token.
  var container: Int {
    path.lastIndex { [.block, .functionBody, .switch, .switchValue, .file].contains($0.kind) } ?? 0
  }

  /// Whether a statement or a declaration can begin at the token.
  var isAtStatement: Bool {
    let container = container
    let isInBrackets = path.indices.dropFirst(container + 1).contains { index in
      let isOfStatement = path[index].kind == .arguments && [.command, .outline].contains(path[index - 1].kind)
      return Self.brackets.contains(path[index].kind) && !isOfStatement
    }
    guard !isInLiteral, !isInBrackets else { return false }
    guard let previous else { return true }
    let isAfterLabels = path[container].kind == .block && path[container].tokens.lowerBound == token.index
    return [.terminator, .leftBrace].contains(previous.kind) || previous.kind == .colon && isAfterLabels
      || tree.tokens[token.index].flags.contains(.breakBefore)
  }

  private static let brackets: [SyntaxKind] = [
    .arguments, .list, .comprehension, .group, .point, .subscript, .parameters, .listType, .enumDeclaration,
  ]

  /// The kind of the innermost block.
  var statementPlace: StatementPlace {
    var place = StatementPlace.shape
    for (outer, node) in zip(path, path.dropFirst()) where node.kind == .block {
      if let own = Self.places[outer.kind] {
        place = own
      } else {
        place = outer.kind == .repeat ? place.iteration : place.branch
      }
    }
    return place
  }

  /// The places of blocks that don't depend on the block around them.
  private static let places: [SyntaxKind: StatementPlace] = [
    .shapeDeclaration: .shape, .styleDeclaration: .style, .outline: .path, .path: .path, .layer: .layer, .slot: .layer,
    .use: .use,
  ]

  /// The block whose layers are siblings of the layer around the token.
  var layerBlock: BlockSyntax? {
    zip(path, path.dropFirst()).reversed()
      .first { $1.kind == .block && [.shapeDeclaration, .layer, .slot, .use].contains($0.kind) }
      .flatMap { BlockSyntax($1) }
  }

  // MARK: Names

  /// The local names in scope, the innermost last, with the layers whose frames can be used. Includes those that are declared later in the blocks around the token.
  var locals: [(kind: SymbolKind, name: SyntaxToken)] {
    let layer = layerBlock?.node
    var isInLayer = layer == nil
    return path.flatMap { node -> [(SymbolKind, NameSyntax)] in
      if let block = BlockSyntax(node) {
        if node == layer { isInLayer = true }
        return block.statements.filter { !isIn($0) }.compactMap { statement in
          switch statement {
          case .let(let view): (.value, view.name)
          case .function(let view): (.function, view.name)
          // Outside of the innermost layer, frames have other coordinates.
          case .layer(let view): isInLayer ? view.name.map { (.layer, $0) } : nil
          case .content(let view): isInLayer ? view.name.map { (.layer, $0) } : nil
          case .command, .outline, .mask, .use, .slot, .if, .switch, .repeat, .error: nil
          }
        }
      }
      if let body = FunctionBodySyntax(node) { return body.lets.filter { !isIn($0) }.map { (.value, $0.name) } }
      if let parameters = DeclarationSyntax(node).parameters {
        return parameters.elements.filter(isBefore).map { (.parameter, $0.name) }
      }
      let bindings = RepeatSyntax(node)?.bindings ?? ComprehensionSyntax(node)?.bindings
      return bindings?.filter(isBefore).flatMap { [$0.name] + $0.others }
        .map { (.loopVariable, $0) } ?? []
    }.filter { !$1.isMissing }.map { ($0, $1.token) }
  }

  private func isBefore(_ view: some SyntaxView) -> Bool { view.tokens.upperBound <= token.index }

  /// Whether there are `width`, `height`, `bounds` and `center`.
  var hasLayer: Bool {
    path.contains { $0.kind == .block }
      && !path.contains { $0.kind == .parameters || CommandSyntax($0).map { Command($0.keyword.name) } == .size }
  }
}

extension SyntaxToken {
  /// Returns whether it is a literal at an offset inside of it or at its end, where no name can begin.
  fileprivate func isLiteral(at offset: Int) -> Bool {
    guard end >= offset, [.string, .number, .color, .invalid].contains(kind) else { return false }
    // After the closing quote, something else can follow.
    let isClosed = kind == .string && end - start > 1 && tree.source.bytes[end - 1] == UInt8(ascii: "\"")
    return end > offset || !isClosed
  }
}
