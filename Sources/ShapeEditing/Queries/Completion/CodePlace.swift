import ShapeLanguage

/// What can be written at a caret.
enum CodePlace {
  case nothing
  case importPath
  case statement
  /// A declaration after `private`.
  case declaration
  /// A keyword that continues a statement.
  case keyword(Keyword)
  /// The name of a slot.
  case slot
  case type
  /// The name of a shape, a style or an enum, after that of a file if there is one.
  case reference(SymbolKind, of: NameSyntax?)
  /// A member of a value, or a name of an imported file.
  case member(of: ExpressionSyntax)
  /// A constant after its dot.
  case constant
  /// An argument, or its label.
  case argument
  case value
}

extension Caret {
  var place: CodePlace {
    if isInComment { return .nothing }
    let node = path[path.count - 1]
    let parent = path[max(0, path.count - 2)]
    if isInLiteral { return token.kind == .string && parent.kind == .importDeclaration ? .importPath : .nothing }
    if isAtStatement { return .statement }
    if isAfterLoopName { return .keyword(.in) }
    if node.kind == .labeledArgument { return .argument }
    guard node.kind == .name else { return continuation }
    if let base = MemberSyntax(parent)?.base ?? MethodCallSyntax(parent)?.base { return .member(of: base) }
    if parent.kind == .slot { return .slot }
    if let reference = ReferenceSyntax(parent) {
      let file = reference.name.token == token ? reference.file : nil
      let isType = path[path.count - 3].kind == .typeReference
      return isType && file == nil ? .type : .reference(isType ? .enum : .shape, of: file)
    }
    if parent.kind == .constant, previous?.kind == .dot { return .constant }
    return parent.kind == .constant || parent.kind == .call ? value : .nothing
  }

  /// The place of a value or an argument. Nothing after a complete value.
  private var value: CodePlace {
    let container = container
    guard path.indices.dropFirst(container + 1).allSatisfy({ isSeparated(path[$0], in: path[$0 - 1]) }) else {
      return .nothing
    }
    let argument = path.lastIndex { ArgumentSyntax($0) != nil } ?? 0
    guard argument > container, path[argument].firstToken == token else { return .value }
    if path[argument - 2].isApply { return .reference(.style, of: nil) }
    return .argument
  }

  /// Returns whether an element or a value follows the sign that must be before it.
  func isSeparated(_ node: SyntaxNode, in parent: SyntaxNode) -> Bool {
    let previous = node.firstToken.previous
    if [.arguments, .list, .point, .parameters].contains(parent.kind) {
      return parent.children.first == node || previous?.kind == .comma
    }
    if [.letDeclaration, .functionDeclaration, .parameter].contains(parent.kind) {
      return previous?.kind == .equals || previous?.keyword == .in
    }
    return parent.kind != .binding || previous?.keyword == .in
  }

  /// The place after a part of a statement that can't end there, or can continue.
  private var continuation: CodePlace {
    guard let previous else { return .nothing }
    if previous.keyword == .private { return .declaration }
    if previous.keyword == .import { return .importPath }
    if previous.keyword == .mask { return .keyword(.layer) }
    if previous.keyword == .else { return .keyword(.if) }
    if previous.kind == .string, previous.previous?.keyword == .import { return .keyword(.as) }
    let isAfterIf = path[container].children.contains { $0.kind == .if && $0.tokens.upperBound == token.index }
    return isAfterIf && previous.kind == .rightBrace ? .keyword(.else) : .nothing
  }
}

extension Caret {
  /// Whether the token follows the names of a loop, which has no values yet.
  private var isAfterLoopName: Bool {
    var last = previous
    while let name = last, name.kind == .name, let before = name.previous {
      if [.repeat, .for].contains(before.keyword) { return true }
      last = before.kind == .comma ? before.previous : nil
    }
    return false
  }
}

extension SyntaxNode {
  /// Whether the arguments of the statement name a style.
  var isApply: Bool { CommandSyntax(self).map { Command($0.keyword.name) } == .apply }
}
