import ShapeCore

/// The help for a command, a function, a property or a constant of the language, such as an editor shows when the
/// pointer is over a name.
public struct HelpEntry: Equatable, Sendable {
  /// A parameter.
  public struct Parameter: Equatable, Sendable {
    /// The label. For a value without a label, its name in messages.
    public var name: String
    public var hasLabel: Bool
    public var type: String
    /// Its purpose, in Markdown.
    public var documentation: String
    /// The default, in Markdown. `nil` if the parameter is required or has an alternative.
    public var defaultText: String?
  }

  public var name: String
  /// The declaration with types: `circle(center: Point, radius: Number) -> Path`.
  public var signature: String
  /// The effect or the result, in Markdown.
  public var documentation: String
  public var parameters: [Parameter] = []

  public init(name: String, signature: String, documentation: String, parameters: [Parameter] = []) {
    self.name = name
    self.signature = signature
    self.documentation = documentation
    self.parameters = parameters
  }
}

extension Command {
  public var help: HelpEntry {
    let parameters = signature.help
    let arguments = parameters.map { $0.text }.joined(separator: ", ")
    return HelpEntry(
      name: name, signature: arguments.isEmpty ? name : "\(name) \(arguments)", documentation: documentation,
      parameters: parameters)
  }
}

extension Builtin {
  public var help: HelpEntry {
    let entry = self.entry
    let parameters = entry.signature.help
    let arguments = parameters.map { $0.text }.joined(separator: ", ")
    let receiver = entry.receiver.map { $0.builtinSpelling + "." } ?? ""
    let result =
      switch entry.result {
      case .exact(let type): type.builtinSpelling
      case .ofArguments: parameters.first?.type ?? ""
      case .element: "element"
      case .receiver: String(receiver.dropLast())
      }
    let more = entry.signature.isVariadic ? ", …" : ""
    return HelpEntry(
      name: name, signature: "\(receiver)\(name)(\(arguments)\(more)) -> \(result)", documentation: entry.documentation,
      parameters: parameters)
  }
}

extension Member {
  public var help: HelpEntry {
    let declaration = self.declaration
    let type = declaration.type.map { $0.builtinSpelling } ?? "element"
    return HelpEntry(
      name: declaration.name, signature: "\(declaration.receiver.builtinSpelling).\(declaration.name): \(type)",
      documentation: declaration.documentation)
  }
}

extension BuiltinEnum {
  public var help: HelpEntry {
    let constants = declaration.constants.map { "." + $0.name }.joined(separator: ", ")
    return HelpEntry(name: name, signature: "\(name): \(constants)", documentation: declaration.documentation)
  }

  /// The constants, in order.
  public var constantHelp: [HelpEntry] {
    declaration.constants.map {
      HelpEntry(name: $0.name, signature: "\(name).\($0.name)", documentation: $0.documentation)
    }
  }
}

extension EdgesConstant {
  public var help: HelpEntry {
    HelpEntry(name: name, signature: "Edges.\(name)", documentation: constant.documentation)
  }
}

extension Signature {
  package var help: [HelpEntry.Parameter] {
    parameters.map { parameter in
      HelpEntry.Parameter(
        name: parameter.name, hasLabel: !parameter.isPositional,
        type: parameter.type.spelling { BuiltinEnum($0)?.name ?? "" }, documentation: parameter.documentation,
        defaultText: parameter.defaultText)
    }
  }
}

extension HelpEntry.Parameter {
  /// The parameter in the signature of a call.
  package var text: String { hasLabel ? "\(name): \(type)" : type }
}

extension BuiltinEnum {
  fileprivate init?(_ id: EnumID) { self.init(rawValue: id.index) }
}

extension ValueType {
  /// The spelling of a type of the language itself.
  package var builtinSpelling: String { spelling { BuiltinEnum($0)?.name ?? "" } }
}
