import ReferencePainter
@testable import ShapeLanguage

/// A name for every construct of programs: the rows of the language's own tables, so that new rows are included
/// automatically.
enum TableRows {
  static var all: [String] {
    keywords + commands + headers + builtins + members + constants + values + notations
  }

  private static var keywords: [String] {
    (Keyword.allCases.map(\.spelling) + ShapeLanguage.Command.allCases.map(\.name)).map { "keyword \($0)" }
  }

  private static var commands: [String] {
    let signatures = ShapeLanguage.Command.allCases.map(\.signature) + [Header.outline]
    return signatures.flatMap { parameters(of: $0, in: $0.name) }
  }

  private static var headers: [String] {
    [Header.layer, Header.content].flatMap { parameters(of: $0, in: $0.name) }
  }

  /// The functions and methods with their parameters. Those that share a name have their labels, too.
  private static var builtins: [String] {
    let names = BuiltinEntry.all.map { name($0.signature.name, of: $0.receiver) }
    return zip(names, BuiltinEntry.all).flatMap { name, entry in
      let isOverloaded = names.count { $0 == name } > 1
      let labels = entry.signature.parameters.map { $0.name + ":" }.joined()
      let row = isOverloaded ? "\(name)(\(labels))" : name
      return [row] + parameters(of: entry.signature, in: row)
    }
  }

  private static var members: [String] { Member.all.map { name($0.declaration.name, of: $0.declaration.receiver) } }

  private static var constants: [String] {
    BuiltinEnum.allCases.flatMap { type in type.cases.map { "\(type.name).\($0)" } }
      + EdgesConstant.allCases.map { "Edges.\($0.name)" }
  }

  private static var values: [String] {
    LayerValue.allCases.map { "value \($0)" } + BinaryOperation.allCases.map { "operation \($0)" }
      + NumberUnit.allCases.map { "unit \($0)" }
      + (ValueType.named.map(\.name) + BuiltinEnum.allCases.map(\.name)).map { "type \($0)" }
  }

  /// Parts of the grammar that no table lists.
  private static let notations = [
    "#RGB", "#RGBA", "#RRGGBB", "#RRGGBBAA", "list type", "list of enum constants", "list of lists",
    "element of a list", "slice ..<", "slice ...", "range of a shape's parameter", "range of a function's parameter",
    "range of a style's parameter", "range of a parameter through a list",
    "index of a loop", "loops of a list", "where of a list", "function in a block", "switch over an Int",
    "switch over a Bool", "case of a range", "list of edges", "operator ? :", "operator !",
    "operator - of a Number", "operator - of an Angle", "operator - of a Point", "min of three", "max of three",
    "member of an import", "private let", "private func", "private style", "private shape", "private enum",
    "parameter type", "parameter in ...", "parameter in ..<", "parameter default", "shape argument",
    "function argument", "function default",
    "argument without a label", "let in a function", "switch as a value", "switch of an Int as a value",
    "zip of lists of different lengths", "style argument", "outline block", "use block", "range ..<", "range ...",
    "repeat over a list", "repeat of several names", "else if", "case of several constants", "preview argument",
    "preview size:", "preview scheme:", "preview direction:", "preview named:",
  ]

  private static func parameters(of signature: Signature, in row: String) -> [String] {
    signature.parameters.map { "\(row) \($0.name)\($0.isPositional ? "" : ":")" }
  }

  private static func name(_ name: String, of receiver: ValueType?) -> String {
    guard let receiver else { return name }
    return
      "\(receiver == .anyList ? "List" : ValueType.named.first { $0.type == receiver }?.name ?? "\(receiver)").\(name)"
  }
}
