import ShapeCore
import ShapeLanguage

/// A token with its meaning, for coloring.
public struct SemanticToken: Equatable, Sendable {
  /// The kinds of tokens, with the names that editors use. Those without a counterpart there are explained.
  public enum Kind: String, CaseIterable, Sendable {
    case namespace, `enum`, enumMember, type, parameter, variable, property, function, method, keyword, number, string
    case comment, `operator`
    /// A shape.
    case `class`
    /// A style.
    case macro
    /// A layer or a slot.
    case label
    /// A color such as `#FF8800`.
    case color
  }

  public struct Modifiers: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// The name is declared here.
    public static let declaration = Modifiers(rawValue: 1)
    /// The name is one of the language.
    public static let defaultLibrary = Modifiers(rawValue: 2)
    /// The value never changes: a `let`, or a value of the language.
    public static let readonly = Modifiers(rawValue: 4)
    /// A `///` comment.
    public static let documentation = Modifiers(rawValue: 8)
  }

  package var span: SourceSpan
  public var kind: Kind
  public var modifiers: Modifiers = []
}

extension Compilation {
  /// Returns the tokens and comments that touch a range of bytes, in source order. Brackets and other signs are omitted.
  /// A comment can have several lines.
  ///
  /// - Parameter range: The bytes. Defaults to the whole file.
  /// - Complexity: O(n) for n nodes of the file.
  public func semanticTokens(in file: Int = 0, range: Range<Int>? = nil) -> [SemanticToken] {
    guard trees.indices.contains(file) else { return [] }
    let tree = trees[file]
    let range = range ?? 0..<tree.source.bytes.count + 1
    let roles = NameRoles(tree)
    let names = references.names(in: file)
    var result: [SemanticToken] = []
    var next = names.startIndex
    let first = tree.firstToken(endingAfter: range.lowerBound - 1)
    var end = first > 0 ? Int(tree.tokens[first - 1].end) : 0
    for index in first..<tree.tokens.count {
      let token = tree.tokens[index]
      for comment in tree.comments(in: end..<Int(token.start))
      where comment.lowerBound <= range.upperBound && comment.upperBound >= range.lowerBound {
        let text = tree.source.bytes[comment]
        let isDocumentation = text.starts(with: "///".utf8) && !text.starts(with: "////".utf8)
        let span = SourceSpan(file: tree.file, start: Int32(comment.lowerBound), end: Int32(comment.upperBound))
        result.append(SemanticToken(span: span, kind: .comment, modifiers: isDocumentation ? .documentation : []))
      }
      guard Int(token.start) <= range.upperBound else { break }
      end = Int(token.end)
      while next < names.endIndex, names[next].span.start < token.start { next += 1 }
      let reference = next < names.endIndex && names[next].span.start == token.start ? names[next] : nil
      guard let (kind, modifiers) = meaning(of: token, roles[index], reference) else { continue }
      result.append(SemanticToken(span: tree.span(token), kind: kind, modifiers: modifiers))
    }
    return result
  }

  private func meaning(
    of token: Token, _ role: NameRoles.Role, _ reference: NameReference?
  ) -> (SemanticToken.Kind, SemanticToken.Modifiers)? {
    switch token.kind {
    case .number: return (.number, [])
    case .color: return (.color, [])
    case .string: return (.string, [])
    case .path: return (.keyword, [])
    case .plus, .minus, .star, .slash, .not, .less, .lessOrEqual, .greater, .greaterOrEqual, .equal, .notEqual, .and,
      .or, .halfOpenRange, .closedRange, .question:
      return (.operator, [])
    case .name: break
    case .endOfFile, .invalid, .terminator, .leftBrace, .rightBrace, .leftParenthesis, .rightParenthesis, .leftBracket,
      .rightBracket, .comma, .colon, .dot, .equals:
      return nil
    }
    guard role != .none else { return token.name.place == nil ? nil : (.keyword, []) }
    guard let reference else { return role.kind.map { ($0, []) } }
    var (kind, modifiers) = meaning(of: reference.symbol)
    if reference.isDeclaration { modifiers.insert(.declaration) }
    return (kind, modifiers)
  }

  private func meaning(of symbol: Symbol) -> (SemanticToken.Kind, SemanticToken.Modifiers) {
    switch symbol {
    case .declaration(.global), .local: (.variable, .readonly)
    case .declaration(.function): (.function, [])
    case .declaration(.style): (.macro, [])
    case .declaration(.shape): (.class, [])
    case .declaration(.enumeration(let id)): (.enum, id.isOfLanguage ? .defaultLibrary : [])
    case .declaration(.file): (.namespace, [])
    case .parameter: (.parameter, [])
    case .enumCase(let id, _): (.enumMember, id.isOfLanguage ? .defaultLibrary : [])
    case .layer: (.label, [])
    case .preview: (.string, [])
    case .layerValue: (.variable, [.defaultLibrary, .readonly])
    case .color, .edges: (.enumMember, .defaultLibrary)
    case .type: (.type, .defaultLibrary)
    case .member: (.property, .defaultLibrary)
    case .builtin(let row): (BuiltinEntry.all[Int(row)].receiver == nil ? .function : .method, .defaultLibrary)
    case .label: (.parameter, .defaultLibrary)
    case .keyword, .command: (.keyword, [])
    }
  }
}

/// The grammatical role of each name in a file, for names without a known meaning. Words without a role are keywords.
private struct NameRoles {
  enum Role: UInt8 {
    case none
    case name, callee, constant, member, method, type, label, shape, style, function, enumeration, parameter, file
    case layer

    var kind: SemanticToken.Kind? {
      switch self {
      case .none: nil
      case .name: .variable
      case .callee, .function: .function
      case .constant: .enumMember
      case .member: .property
      case .method: .method
      case .type: .type
      case .label, .parameter: .parameter
      case .shape: .class
      case .style: .macro
      case .enumeration: .enum
      case .file: .namespace
      case .layer: .label
      }
    }
  }

  private var roles: [Role]

  subscript(token: Int) -> Role { roles[token] }

  init(_ tree: SyntaxTree) {
    var roles = Array(repeating: Role.none, count: tree.tokens.count)
    func set(_ name: NameSyntax?, _ role: Role) {
      if let name, !name.isMissing { roles[name.tokens.lowerBound] = role }
    }
    // Children come before their parents, which know more.
    tree.forEachNode { number, kind in
      let node = tree[node: number]
      switch kind {
      case .name: set(NameSyntax(node: node), .name)
      case .call: if case .call(let view) = ExpressionSyntax(node) { set(view.name, .callee) }
      case .constant: set(ConstantSyntax(node: node).name, .constant)
      case .member: set(MemberSyntax(node: node).name, .member)
      case .methodCall: set(MethodCallSyntax(node: node).name, .method)
      case .reference: set(ReferenceSyntax(node: node).file, .file)
      case .typeReference: if case .name(let view)? = TypeSyntax(node) { set(view.name, .type) }
      case .labeledArgument: roles[node.tokens.lowerBound] = .label
      case .parameter: set(ParameterSyntax(node: node).name, .parameter)
      case .functionDeclaration: set(FunctionSyntax(node: node).name, .function)
      case .styleDeclaration: set(StyleSyntax(node: node).name, .style)
      case .shapeDeclaration: set(ShapeSyntax(node: node).name, .shape)
      case .use: set(UseSyntax(node: node).shape?.name, .shape)
      case .previewDeclaration: set(PreviewSyntax(node: node).shape?.name, .shape)
      case .importDeclaration: set(ImportSyntax(node: node).alias, .file)
      case .layer: set(LayerSyntax(node: node).name, .layer)
      case .content: set(ContentSyntax(node: node).name, .layer)
      case .slot: set(SlotSyntax(node: node).name, .layer)
      case .enumDeclaration:
        let view = EnumSyntax(node: node)
        for name in view.cases { set(name, .constant) }
        set(view.name, .enumeration)
      case .file, .letDeclaration, .parameters, .listType, .block, .command, .outline, .mask, .if, .switch, .case,
        .caseLabels, .repeat, .binding, .arguments, .argument, .range, .conditional, .binary, .dimensions, .prefix,
        .subscript, .number, .color, .string, .bool, .path, .group, .point, .list, .comprehension, .switchValue,
        .functionBody, .missing, .error:
        break
      }
    }
    self.roles = roles
  }
}

extension EnumID {
  /// Whether it is an enum of the language, which no source declares.
  var isOfLanguage: Bool { index < BuiltinEnum.allCases.count }
}
