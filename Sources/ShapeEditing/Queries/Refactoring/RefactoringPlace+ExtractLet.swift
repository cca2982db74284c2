import ShapeCore
import ShapeLanguage

extension RefactoringPlace {
  /// Returns the actions that name the selected expression with a `let` before its statement: one that replaces the
  /// expression, and one that also replaces equal ones in the same block.
  func extractingLet() -> [CodeAction] {
    guard let index = expression, let statement = statement(around: index), canBeNamed(index, statement) else {
      return []
    }
    let (node, block) = (nodes[index], nodes[statement - 1])
    guard let type = typeAnnotation(of: node) else { return [] }
    let name = freshName(names(for: index))
    let token = nodes[statement].firstToken
    let insertion = tree.startOfComments(above: token)
    let separator = token.startsLine ? "\n" : "; "
    let edits = [
      edit(insertion..<insertion, "let \(name)\(type) = \(node.text)\(separator)"), edit(node.span, name),
    ]
    var actions = [action("extract `let \(name)`", .extract, edits)]
    let copies = copies(of: node, in: block)
    if !copies.isEmpty {
      let first = copies.map { $0.span.start }.min().map { Int($0) } ?? insertion
      // The `let` can be anywhere in the block, but is read first.
      if first >= insertion {
        let title = "extract `let \(name)` and replace \(copies.count) other\(copies.count == 1 ? "" : "s")"
        actions.append(action(title, .extract, edits + copies.map { edit($0.span, name) }))
      }
    }
    return actions.compactMap { $0 }
  }

  /// Returns whether the expression has the same value before its statement.
  private func canBeNamed(_ index: Int, _ statement: Int) -> Bool {
    let node = nodes[index]
    if node.kind == .path || isReadAsWritten(node) { return false }
    // The whole value of a `let` has a name.
    if nodes[index - 1].kind == .letDeclaration { return false }
    for (place, outer) in nodes[statement..<index].enumerated() {
      let inner = nodes[statement + place + 1]
      if isConditional(inner, in: outer), !node.isTotal { return false }
      if let command = CommandSyntax(outer), Command(command.keyword.name) == .size { return false }
      if outer.kind == .caseLabels || outer.kind == .parameters { return false }
    }
    let span = nodes[statement].span
    return references(in: node.span).allSatisfy { reference in
      switch reference.symbol {
      case .local, .parameter, .declaration:
        guard let declared = compilation.declaration(of: reference.symbol) else { return true }
        return !span.contains(declared) || node.span.contains(declared)
      case .layer: return false
      case .enumCase, .preview, .layerValue, .color, .edges, .type, .member, .builtin, .keyword, .command, .label:
        return true
      }
    }
  }

  /// Returns whether a node inside another one is not always evaluated, so that an error in it may have no effect.
  private func isConditional(_ inner: SyntaxNode, in outer: SyntaxNode) -> Bool {
    if let view = ConditionalSyntax(outer) { return view.condition.node != inner }
    if let view = BinarySyntax(outer) {
      return [.and, .or].contains(view.operatorToken.kind) && view.right.node == inner
    }
    return outer.kind == .if && inner.kind == .if || outer.kind == .repeat && inner.kind != .binding
      || outer.kind == .switchValue && inner.kind == .case
      || [.comprehension, .functionDeclaration].contains(outer.kind)
  }

  /// Returns the type to state, with its colon, if the value alone doesn't determine it. `nil` if no type can be stated.
  func typeAnnotation(of node: SyntaxNode) -> String? {
    guard let type = type(of: node), let spelling = spelling(of: type) else { return nil }
    return node.contains([.constant, .list, .comprehension]) ? ": \(spelling)" : ""
  }

  /// Returns names for the value of an expression: its label, alone or after the name before it, or its type.
  func names(for index: Int) -> [String] {
    var names: [String] = []
    let argument = nodes[..<index].last { ![.group, .prefix].contains($0.kind) }
    if let label = argument.flatMap({ ArgumentSyntax($0) })?.label?.text {
      names.append(label)
      if let owner = nodes[..<index].last(where: { [.command, .call, .layer, .methodCall, .use].contains($0.kind) }) {
        let word = MethodCallSyntax(owner)?.name.text ?? owner.firstToken.text
        names.append(word.lowercasedFirst + label.prefix(1).uppercased() + label.dropFirst())
      }
    }
    return names + [type(of: nodes[index]).map { $0.noun } ?? "value"]
  }

  /// Returns the other expressions in a block that have the same value, whatever the layer around them is.
  private func copies(of node: SyntaxNode, in block: SyntaxNode) -> [SyntaxNode] {
    let symbols = references(in: node.span)
    let dependsOnLayer = symbols.contains { reference in
      if case .layerValue(let value) = reference.symbol { value.isOfLayer } else { false }
    }
    var found: [SyntaxNode] = []
    func search(_ outer: SyntaxNode, _ isInOtherLayer: Bool) {
      for child in outer.children where child != node {
        let isBody = child.kind == .block && [.layer, .slot, .use].contains(outer.kind)
        if CommandSyntax(child).map({ Command($0.keyword.name) == .size }) ?? false { continue }
        if child.kind == node.kind, child.isExpression, child.hasSameTokens(as: node), hasSameMeaning(child, symbols),
          type(of: child) == type(of: node)
        {
          if !(dependsOnLayer && isInOtherLayer), !isReadAsWritten(child) { found.append(child) }
        } else if child.kind != .caseLabels, child.kind != .parameters {
          search(child, isInOtherLayer || isBody)
        }
      }
    }
    search(block, false)
    return found
  }

  private func hasSameMeaning(_ node: SyntaxNode, _ symbols: [NameReference]) -> Bool {
    references(in: node.span).map { $0.symbol } == symbols.map { $0.symbol }
  }
}

extension SyntaxNode {
  /// Whether the value can be computed without an error, whatever the values of its names are. It may be too large.
  var isTotal: Bool {
    if let view = BinarySyntax(self) {
      let isDivision = view.operatorToken.kind == .slash
      return view.left.node.isTotal && (isDivision ? view.right.node.isDivisor : view.right.node.isTotal)
    }
    if case .name = ExpressionSyntax(self) { return true }
    if [.number, .color, .bool, .constant].contains(kind) { return true }
    return [.group, .point, .prefix, .dimensions].contains(kind) && children.allSatisfy { $0.isTotal }
  }

  /// Whether it is a number that is not 0.
  private var isDivisor: Bool {
    guard case .number(let view) = ExpressionSyntax(self) else { return false }
    return view.literal.value != 0
  }

  /// Returns whether both are written with the same tokens.
  fileprivate func hasSameTokens(as other: SyntaxNode) -> Bool {
    guard tokens.count == other.tokens.count else { return false }
    return zip(tokens, other.tokens).allSatisfy { a, b in
      let (first, second) = (tree.tokens[a], tree.tokens[b])
      return first.kind == second.kind
        && tree.source.bytes[Int(first.start)..<Int(first.end)]
          == tree.source.bytes[Int(second.start)..<Int(second.end)]
    }
  }
}

extension ValueType {
  /// A name for a value of the type.
  var noun: String {
    switch self {
    case .number, .integer, .string, .stop, .invalid: "value"
    case .bool: "condition"
    case .angle: "angle"
    case .point: "point"
    case .size: "extent"
    case .rect: "area"
    case .color: "color"
    case .paint: "paint"
    case .path: "contour"
    case .edges: "edges"
    case .enumeration: "choice"
    case .list: "values"
    }
  }
}

extension String {
  /// The text with a lower-case first letter.
  var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
