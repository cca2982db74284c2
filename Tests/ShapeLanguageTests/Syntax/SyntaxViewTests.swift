import Testing

@testable import ShapeLanguage

@Suite("The typed views of the tree")
struct SyntaxViewTests {
  private func tree(_ text: String) -> (tree: SyntaxTree, names: NameTable) {
    var names = NameTable()
    let source = SourceFile(path: "test.shape", bytes: Array(text.utf8))
    return (Parser.parse(source, file: 0, names: &names).tree, names)
  }

  @Test func `a let has a name, a type and a value`() throws {
    let (tree, names) = tree("/// The gap.\nprivate let gap: Number = 4 * 2\nlet = 3\nlet a")
    let views = tree.declarations.compactMap { LetSyntax($0.node) }
    try #require(views.count == 3)
    #expect(names.spelling(views[0].name.id) == "gap")
    #expect(views[0].isPrivate && !views[1].isPrivate)
    #expect(views[0].type?.text == "Number" && views[0].documentation == "The gap.")
    guard case .binary(let product) = views[0].value else { throw MissingView() }
    #expect(product.left.text == "4" && product.operatorToken.kind == .star && product.right.text == "2")
    #expect(views[1].name.isMissing && views[1].name.id == .none && views[1].value?.text == "3")
    #expect(views[2].value == nil && views[2].isBroken)
  }

  @Test func `a shape has parameters and a body`() throws {
    let (tree, names) = tree(
      """
      shape A(radius: Number in 0..<20 = 12, of: [Suit] = [], other = 4) {
        repeat i in 0...3, p, n in points where i != n { fill .red, opacity: 50% }
        if a { } else if b { } else { }
        switch suit { case .heart, .spade: fill .blue; default: fill .red }
        use cards.Card(side: 3) { content(inset: 1) }
      }
      """)
    guard case .shape(let shape)? = tree.declarations.first else { throw MissingView() }
    let parameters = Array(try #require(shape.parameters).elements)
    #expect(parameters.map { names.spelling($0.name.id) } == ["radius", "of", "other"])
    #expect(parameters.map { $0.type?.text } == ["Number", "[Suit]", nil])
    #expect(parameters.map { $0.range?.isClosed } == [false, nil, nil])
    #expect(parameters.map { $0.defaultValue?.text } == ["12", "[]", "4"])
    let statements = Array(try #require(shape.body).statements)
    guard statements.count == 4, case .repeat(let loop) = statements[0], case .if(let condition) = statements[1],
      case .switch(let choice) = statements[2], case .use(let use) = statements[3]
    else { throw MissingView() }
    #expect(loop.bindings.map { $0.name.text } == ["i", "p"])
    #expect(loop.bindings.map { $0.domain?.text } == ["0...3", "points"])
    #expect(loop.bindings.map { $0.others.map(\.text) } == [[], ["n"]] && loop.condition?.text == "i != n")
    guard case .command(let fill)? = loop.body?.statements.first else { throw MissingView() }
    #expect(Command(fill.keyword.name) == .fill)
    #expect(fill.arguments?.elements.map { $0.label?.text } == [nil, "opacity"])
    #expect(fill.arguments?.elements.map { $0.value.text } == [".red", "50%"])
    guard case .if(let second)? = condition.otherwise, case .block? = second.otherwise else { throw MissingView() }
    #expect(condition.condition.text == "a" && second.condition.text == "b")
    #expect(
      choice.cases.map { $0.labels?.elements.map(\.text) ?? ["default"] } == [[".heart", ".spade"], ["default"]])
    #expect(choice.cases.map { $0.colon?.text } == [":", ":"])
    #expect(use.shape?.file?.text == "cards" && use.shape?.name.text == "Card" && use.shape?.dot?.text == ".")
    #expect(use.content?.statements.count == 1)
  }

  @Test func `places have tokens, nodes, parents and neighbors`() throws {
    let text = "let a = (1 + b).c\nshape S { fill .red }"
    let (tree, _) = tree(text)
    #expect(tree.node(at: 13).text == "b" && tree.token(at: 13)?.text == "b")
    #expect(tree.node(at: 13).kind == .name)
    #expect(tree.node(at: 13).parent?.parent?.text == "1 + b")
    #expect(tree.node(at: 10).kind == .binary && tree.token(at: 10) == nil)
    #expect(tree.node(at: 17).kind == .file && tree.node(at: 1_000).kind == .file && tree.token(at: 1_000) == nil)
    #expect(tree.token(at: 13)?.next?.text == ")" && tree.token(at: 13)?.previous?.text == "+")
    #expect(tree.token(at: 0)?.previous == nil && tree.wholeFile.parent == nil)
    let shape = try #require(tree.wholeFile.children.first { $0.kind == .shapeDeclaration })
    #expect(shape.previousSibling?.kind == .letDeclaration && shape.previousSibling?.nextSibling == shape)
    #expect(shape.nextSibling == nil && shape.previousSibling?.previousSibling == nil)
  }

  @Test func `every part of every view of a broken source can be asked for`() {
    var mutants = Mutants(seed: 11)
    for example in Mutants.examples {
      for _ in 0..<12 {
        let bytes = mutants.mutant(of: example.bytes)
        var names = NameTable()
        let tree = Parser.parse(SourceFile(path: example.name, bytes: bytes), file: 0, names: &names).tree
        for node in tree.allNodes { _ = ViewProbe.parts(of: node) }
        var rest = [tree.wholeFile]
        while let node = rest.popLast() {
          for child in node.children {
            #expect(child.parent == node)
            rest.append(child)
          }
        }
      }
    }
  }

  private struct MissingView: Error {}
}

/// Asks for every part of every view.
private enum ViewProbe {
  static func parts(of node: SyntaxNode) -> Int {
    var count = node.text.utf8.count + node.documentation.utf8.count + (node.isEmpty ? 0 : node.lastToken.end)
    func add(_ views: (any SyntaxView)?...) { for case let view? in views { count += Int(view.span.end) } }
    func add(_ tokens: SyntaxToken?...) { for case let token? in tokens { count += token.end } }
    DeclarationSyntax(node).name.map { add($0) }
    add(StatementSyntax(node), TypeSyntax(node), ElseSyntax(node))
    if let view = LetSyntax(node) { add(view.name, view.type, view.value) }
    if let view = ImportSyntax(node) { add(view.path, view.alias) }
    if let view = FunctionSyntax(node) { add(view.name, view.parameters, view.value) }
    if let view = StyleSyntax(node) { add(view.name, view.parameters, view.body) }
    if let view = ShapeSyntax(node) { add(view.name, view.parameters, view.body) }
    if let view = EnumSyntax(node) { for name in view.cases { add(name) } }
    if let view = PreviewSyntax(node) { add(view.shape, view.arguments, view.options.first) }
    if let view = ParametersSyntax(node) { add(view.elements.first) }
    if let view = ParameterSyntax(node) { add(view.name, view.type, view.range, view.defaultValue) }
    if let view = ReferenceSyntax(node) {
      add(view.file, view.name)
      add(view.dot)
    }
    if let view = ListTypeSyntax(node) { add(view.element) }
    if let view = BlockSyntax(node) { add(view.openingBrace) }
    if let view = CommandSyntax(node) { add(view.arguments) }
    if let view = OutlineSyntax(node) { add(view.block, view.arguments) }
    if let view = LayerSyntax(node) { add(view.name, view.arguments, view.body) }
    if let view = ContentSyntax(node) { add(view.arguments) }
    if let view = UseSyntax(node) { add(view.shape, view.arguments, view.content) }
    if let view = IfSyntax(node) { add(view.condition, view.then, view.otherwise) }
    if let view = SwitchSyntax(node) { add(view.subject, view.cases.first) }
    if let view = CaseSyntax(node) {
      add(view.labels, view.labels?.elements.first, view.body)
      add(view.keyword, view.colon)
    }
    if let view = RepeatSyntax(node) { add(view.bindings.first, view.condition, view.body) }
    if let view = BindingSyntax(node) { add(view.name, view.others.first, view.domain) }
    if let view = RangeSyntax(node) { add(view.low, view.high, view.isClosed ? view.low : nil) }
    if let view = ArgumentsSyntax(node) { add(view.elements.first, view.hasErrors ? view : nil) }
    if let view = ArgumentSyntax(node) {
      add(view.value, view.isSeparated ? view : nil)
      add(view.label, view.commaBefore)
    }
    if let view = ChainedComparisonSyntax(node) {
      add(view.left, view.right)
      add(view.operatorToken)
    }
    switch ExpressionSyntax(node) {
    case .number(let view): add(view.wholePart)
    case .color(let view): count += view.digits.count
    case .string(let view): count += view.content.utf8.count + view.value.utf8.count
    case .bool(let view): count += view.value ? 1 : 0
    case .constant(let view):
      add(view.name)
      add(view.dot)
    case .name(let view): add(view.name)
    case .call(let view): add(view.name, view.arguments)
    case .member(let view):
      add(view.base, view.name)
      add(view.dot)
    case .methodCall(let view):
      add(view.base, view.name, view.arguments)
      add(view.dot)
    case .path(let view): add(view.body)
    case .group(let view): add(view.value)
    case .point(let view): add(view.x, view.y)
    case .list(let view): for element in view.elements where view.lacksComma(before: element) { add(element) }
    case .comprehension(let view):
      add(view.bindings.first, view.condition, view.value)
      add(view.keyword)
    case .subscript(let view):
      add(view.base, view.range, view.index)
      add(view.openingBracket)
    case .dimensions(let view): add(view.width, view.height)
    case .prefix(let view):
      add(view.operand)
      add(view.operatorToken)
    case .binary(let view):
      add(view.left, view.right)
      add(view.operatorToken)
    case .conditional(let view):
      add(view.condition, view.then, view.otherwise)
      add(view.question, view.colon)
    case .switch(let view):
      add(view.subject, view.cases.first, view.cases.first?.value)
      add(view.keyword, view.openingBrace)
    case .functionBody(let view): add(view.lets.first, view.value)
    case .missing(let node), .error(let node): add(node)
    }
    return count
  }
}
