import ShapeCore
@testable import ShapeLanguage

/// The number of uses of each construct of the language in programs: every keyword, type, operator, constant of an
/// enum, unit, member, function, method and statement, and each of their arguments, from the tables of the language.
struct ConstructCount {
  private(set) var counts: [String: Int] = [:]

  /// Every construct, except those that are not supported yet, or that a valid program can't have.
  static let all: [String] = {
    var all = Keyword.allCases.map { "keyword \($0.spelling)" }
    all += Command.allCases.map { "keyword \($0.name)" }
    all +=
      symbols.map { "symbol \($0)" } + units.map { "unit \($0)" } + [3, 4, 6, 8].map { "color with \($0) digits" }
    all += ValueType.named.map { "type \($0.name)" } + BuiltinEnum.allCases.map { "type \($0.name)" }
    all += BuiltinEnum.allCases.flatMap { type in type.cases.map { "constant \(type.name).\($0)" } }
    all += EdgesConstant.allCases.map { "constant Edges.\($0.name)" }
    all += Member.allCases.map { "member \($0.declaration.receiver).\($0.declaration.name)" }
    all += ["width", "height", "bounds", "center", "pixel", "isRightToLeft"].map { "value \($0)" }
    all += ["element of a list", "slice ...", "slice ..<", "+ of lists", "index of a loop"]
    all += ["function in a block", "switch over an Int", "switch over a Bool", "case of a range"]
    all += ["argument without a label", "let in a function", "switch as a value"]
    for entry in BuiltinEntry.all { all += names(of: entry.signature, prefix(entry)) }
    for command in Command.allCases where command != .apply {
      all += names(of: command.signature, "statement ")
    }
    all += names(of: Header.layer, "header ") + names(of: Header.content, "header ")
    return all
  }()

  private static let symbols = [
    "+", "-", "*", "/", "!", "&&", "||", "==", "!=", "<", "<=", ">", ">=", "?", "..<", "...",
  ]
  private static let units = ["deg", "rad", "turn", "%"]

  private static func prefix(_ entry: BuiltinEntry) -> String {
    entry.receiver.map { "method \($0)." } ?? "function "
  }

  private static func names(of signature: Signature, _ prefix: String) -> [String] {
    // Labels distinguish rows with the same name.
    let name = prefix + signature.name
    return signature.parameters.isEmpty ? [name] : signature.parameters.map { "\(name) \($0.name)" }
  }

  private mutating func count(_ construct: String) { counts[construct, default: 0] += 1 }

  // MARK: Programs

  /// Counts the constructs of a checked program.
  mutating func add(_ compilation: Compilation) {
    let program = compilation.program
    for expression in program.expressions { add(expression, in: program) }
    for statement in program.statements {
      if case .command(let command, let operands) = statement.kind {
        add(command.signature, operands, skipping: 0, "statement ", in: program)
      }
    }
    for shape in program.shapes {
      count("statement size size")
      if shape.minimumSize.isPresent { count("statement size min") }
      if shape.maximumSize.isPresent { count("statement size max") }
    }
    for layer in program.layers {
      let signature = layer.body == nil ? Header.content : Header.layer
      add(signature, layer.header, skipping: 0, "header ", in: program)
    }
    for function in program.functions {
      if function.local != nil { count("function in a block") }
      if function.parameters.contains(where: \.isUnlabeled) { count("argument without a label") }
      if case .scoped = program[function.value].kind { count("let in a function") }
    }
    for choice in program.switches {
      if program[choice.subject].type == .integer { count("switch over an Int") }
      if program[choice.subject].type == .bool { count("switch over a Bool") }
      for case .numbers(let range) in choice.cases.flatMap(\.labels) where range.count > 1 { count("case of a range") }
    }
    for tree in compilation.trees { add(tree) }
  }

  private mutating func add(
    _ signature: Signature, _ operands: OperandRange, skipping first: Int, _ prefix: String, in program: Program
  ) {
    let name = prefix + signature.name
    if signature.parameters.isEmpty { count(name) }
    for (index, parameter) in signature.parameters.enumerated() where first + index < Int(operands.count) {
      if program.operand(operands, first + index).isPresent { count("\(name) \(parameter.name)") }
    }
  }

  private mutating func add(_ expression: Expression, in program: Program) {
    switch expression.kind {
    case .builtin(let builtin, let operands):
      guard let entry = BuiltinEntry.all.first(where: { "\($0.builtin)" == "\(builtin)" }) else { return }
      add(entry.signature, operands, skipping: entry.receiver == nil ? 0 : 1, Self.prefix(entry), in: program)
    case .member(let member, _):
      let declaration = member.declaration
      count("member \(declaration.receiver).\(declaration.name)")
    case .element: count("element of a list")
    case .slice(_, _, _, let isClosed): count("slice \(isClosed ? "..." : "..<")")
    case .comprehension: count("keyword for")
    case .binary(.joinLists, _, _): count("+ of lists")
    case .layerValue(let value): count("value \(value)")
    case .enumCase(let index):
      guard case .enumeration(let id) = expression.type, let type = BuiltinEnum(rawValue: id.index) else { return }
      count("constant \(type.name).\(type.cases[index.index])")
    case .edges(let edges):
      for constant in EdgesConstant.allCases where constant.edges == edges {
        count("constant Edges.\(constant.name)")
      }
    case .number, .bool, .color, .string, .slot, .global, .point, .size, .list, .negate, .not, .binary, .conditional,
      .convert, .call, .path, .scoped, .frame, .invalid:
      break
    }
  }

  // MARK: Trees

  /// Counts keywords, types, operators, and the forms of literals.
  private mutating func add(_ tree: SyntaxTree) {
    for node in tree.allNodes where !node.isEmpty { add(node) }
  }

  /// Counts the names of a loop over lists.
  private mutating func count(lists binding: BindingSyntax?) {
    guard let binding, !binding.others.isEmpty else { return }
    guard case .list(.call(let call))? = binding.domain, call.name.text == "zip" else {
      return count("index of a loop")
    }
    let lists = call.arguments?.elements.count ?? 0
    for name in ["first", "second", "third"].prefix(lists) { count("function zip \(name) list") }
  }

  private mutating func add(_ node: SyntaxNode) {
    let first = node.firstToken.text
    switch node.kind {
    case .importDeclaration, .letDeclaration, .functionDeclaration, .styleDeclaration, .shapeDeclaration,
      .enumDeclaration, .previewDeclaration:
      count("keyword \(first)")
      if first == "private", let next = node.firstToken.next { count("keyword \(next.text)") }
      if ImportSyntax(node)?.alias != nil { count("keyword as") }
    case .command, .outline, .layer, .mask, .content, .slot, .use, .switch, .repeat, .case: count("keyword \(first)")
    case .if:
      count("keyword if")
      if IfSyntax(node)?.otherwise != nil { count("keyword else") }
    case .binding:
      count("keyword in")
      count(lists: BindingSyntax(node))
      if node.nextSibling?.tokenBefore.text == "where" { count("keyword where") }
    case .parameter: if ParameterSyntax(node)?.range != nil { count("keyword in") }
    case .bool: count("keyword \(first)")
    case .path: count("keyword path")
    case .switchValue: count("switch as a value")
    case .dimensions: count("keyword x")
    case .typeReference, .reference: count("type \(node.text)")
    case .binary: if let view = BinarySyntax(node) { count("symbol \(view.operatorToken.text)") }
    case .range: if let view = RangeSyntax(node) { count("symbol \(view.isClosed ? "..." : "..<")") }
    case .prefix: count("symbol \(first)")
    case .conditional: count("symbol ?")
    case .number:
      for unit in Self.units where first.hasSuffix(unit) { count("unit \(unit)") }
    case .color: count("color with \(first.utf8.count - 1) digits")
    case .file, .parameters, .listType, .block, .functionBody, .caseLabels, .arguments, .argument, .labeledArgument,
      .member,
      .methodCall, .string, .constant, .call, .group, .point, .list, .comprehension, .subscript, .name, .missing,
      .error:
      break
    }
  }
}
