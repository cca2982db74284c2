import ShapeCore
import ShapeLanguage

/// One form of the arguments of a function, a method, a statement, a shape or a style.
struct CodeForm {
  struct Parameter {
    /// The label. For a value without a label, its name in messages.
    var name: String
    var hasLabel: Bool
    var expectation: CodeExpectation
    /// A value that fits, for placeholders.
    var example: String
    /// Whether a call needs the argument, as one of a group of alternatives or on its own.
    var isRequired: Bool
    /// The parameter in the signature, such as `radius: Number`.
    var text: String
    var documentation: CodeDocumentation
  }

  /// The signature up to the first parameter: `circle(`.
  var prefix: String
  var parameters: [Parameter]
  /// The signature after the last parameter: `) -> Path`.
  var suffix: String
  /// Groups of parameters, by index. Of each group, exactly one is given.
  var alternatives: [[Int]] = []
  /// Whether the last parameter is variadic.
  var isVariadic = false
  var documentation = CodeDocumentation.none

  var signature: String { prefix + parameters.map { $0.text }.joined(separator: ", ") + suffix }

  /// The parameters without a label, by index.
  var positional: [Int] { parameters.indices.filter { !parameters[$0].hasLabel } }

  func index(ofLabel label: String) -> Int? { parameters.firstIndex { $0.hasLabel && $0.name == label } }
}

extension CodeForm {
  init(_ signature: Signature, prefix: String, suffix: String, documentation: String) {
    let alternatives = Set(signature.exactlyOne.flatMap { $0 })
    let help = signature.help
    parameters = signature.parameters.indices.map { index in
      let parameter = signature.parameters[index]
      let expectation = CodeExpectation(parameter.type)
      return Parameter(
        name: parameter.name, hasLabel: !parameter.isPositional, expectation: expectation,
        example: expectation.example(),
        isRequired: parameter.isRequired || alternatives.contains(index), text: help[index].text,
        documentation: .text(parameter.documentation))
    }
    self.prefix = prefix
    self.suffix = (signature.isVariadic ? ", …" : "") + suffix
    self.alternatives = signature.exactlyOne
    isVariadic = signature.isVariadic
    self.documentation = .text(documentation)
  }

  init(_ entry: BuiltinEntry) {
    let help = entry.builtin.help.signature
    let open = help.firstIndex(of: "(").map { help.index(after: $0) } ?? help.endIndex
    let close = help.lastIndex(of: ")") ?? help.endIndex
    self.init(
      entry.signature, prefix: String(help[..<open]), suffix: String(help[close...]), documentation: entry.documentation
    )
  }

  init(_ command: Command) {
    let signature = command.signature
    self.init(
      signature, prefix: signature.parameters.isEmpty ? command.name : command.name + " ", suffix: "",
      documentation: command.documentation)
  }

  /// Creates the form of a header in parentheses.
  init(header: Signature, without omitted: [String] = []) {
    self.init(header, prefix: header.name + "(", suffix: ")", documentation: "")
    parameters.removeAll { omitted.contains($0.name) }
  }

  /// The options of a `preview`, after the arguments of the shape.
  static var previewOptions: CodeForm {
    CodeForm(Header.preview, prefix: "preview Shape(), ", suffix: "", documentation: "")
  }

  /// Creates the form of a declaration with parameters.
  init(_ name: NameSyntax, _ list: ParametersSyntax?, documentedAt node: SyntaxNode, _ types: SurroundingTypes) {
    prefix = name.text + "("
    parameters =
      list?.elements.filter { !$0.name.isMissing }.map { syntax in
        let expectation = CodeExpectation(types.type(of: syntax.name))
        return Parameter(
          name: syntax.name.text, hasLabel: !syntax.isUnlabeled, expectation: expectation,
          example: expectation.example { types.firstCase(of: $0) }, isRequired: syntax.defaultValue == nil,
          text: syntax.declarationText,
          documentation: syntax.firstToken.isDocumented ? .declaration(syntax.span) : .none)
      } ?? []
    suffix = ")"
    if node.firstToken.isDocumented { documentation = .declaration(node.span) }
  }
}

extension ParameterSyntax {
  /// The declaration on one line.
  var declarationText: String {
    var result = (isUnlabeled ? "_ " : "") + name.text
    if let type { result += ": \(type.text)" }
    if let range { result += " in \(range.text)" }
    if let defaultValue { result += " = \(defaultValue.text)" }
    return result.split(separator: "\n").map { String($0).trimmingSpaces() }.joined(separator: " ")
  }
}

extension BuiltinEntry {
  /// The functions of the language by name, in the order of `all`.
  static let functions = Dictionary(grouping: all.filter { $0.receiver == nil }) { $0.signature.name }

  /// The methods of the language by name, in the order of `all`.
  static let methods = Dictionary(grouping: all.filter { $0.receiver != nil }) { $0.signature.name }
}
