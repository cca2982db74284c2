/// Syntax of another language.
enum ForeignSyntax: Sendable {
  /// `if` or `switch` in place of a value.
  case conditionalValue(String)
  /// `{ return x }` in place of `= x`, with the value if there is one.
  case functionBlock(value: String?)
  /// `Color?`
  case optionalType
  /// `===` or `!==`, with the operator of this language.
  case strictEquality(String, String)
  /// `if width = 4 { … }`
  case equalsInCondition
  /// `shape A() -> Shape { … }`
  case resultOfShape
  /// `:hover { … }`
  case pseudoClass(String)
  /// `colors[0]`
  case subscripting
  /// `(x: 0, y: 0)`
  case pointLabels
  /// `.degrees(45)`, with the arguments as in the source.
  case constantCall(String, arguments: String)
  /// A `;` between elements.
  case semicolonInList
  /// A label in a list, most likely after a missing `]`.
  case labelInList(String)
}

extension Problem.Kind {
  static let foreignSyntax = Problem.Kind(
    "E0122",
    Explanation(
      "Syntax of another language",
      meaning: """
        This is the syntax of another language, such as Swift or CSS. The hint shows what to use instead.
        """,
      reason: """
        A guess at its meaning could draw another picture than you intend.
        """,
      wrong: """
        shape Badge(isWide: Bool = true) {
          size 24 x 24
          let r = if isWide { 12 } else { 8 }
          fill .teal, path: circle(center: center, radius: r)
        }
        """,
      right: """
        shape Badge(isWide: Bool = true) {
          size 24 x 24
          let r = isWide ? 12 : 8
          fill .teal, path: circle(center: center, radius: r)
        }
        """))
}

extension Problem {
  static func foreignSyntax(_ syntax: ForeignSyntax) -> Problem {
    Problem(
      .foreignSyntax, syntax.message, hint: syntax.hint, fix: syntax.change,
      hasCertainRecovery: syntax.hasCertainRecovery)
  }
}

extension Problem.Kind {
  static let foreign: [Problem.Kind] = [.foreignSyntax]
}

extension ForeignSyntax {
  fileprivate var message: String {
    switch self {
    case .conditionalValue(let word): "\(quoted(word)) is not allowed in a value"
    case .functionBlock: "the value of a function is not written in a block"
    case .equalsInCondition: "`=` can't compare two values"
    case .resultOfShape: "a shape has no result type"
    case .optionalType: "a type can't be optional"
    case .strictEquality(let found, _): "unknown operator \(quoted(found))"
    case .pseudoClass(let name): "\(quoted(name)) is not a statement"
    case .subscripting: "the elements of a list can't be accessed"
    case .pointLabels: "a point has no labels"
    case .constantCall(let name, _): "`.\(name)` is not a function"
    case .semicolonInList: "unexpected `;` in a list"
    case .labelInList(let label): "expected `]` before the label \(quoted(label + ":"))"
    }
  }

  /// What to use instead; nil if the change says it.
  fileprivate var hint: Hint? {
    switch self {
    case .conditionalValue("if"): "use `condition ? value : other`, as in `width > 40 ? 3 : 4`"
    case .conditionalValue: "use `condition ? value : other`, or a `switch` around the statements"
    case .functionBlock(_?), .strictEquality, .semicolonInList, .equalsInCondition: nil
    case .resultOfShape: "remove `->` and the type"
    case .functionBlock(nil): "write one value after `=`, as in `func double(a: Number) = 2 * a`"
    case .optionalType: "remove the `?`; every parameter has a value, such as `.transparent` for a color"
    case .pseudoClass(let name):
      .advice(
        "declare a parameter, such as `is\(Self.state(name)): Bool = false`, and use `if is\(Self.state(name)) { … }`")
    case .subscripting: "name each value with `let`, and use the name"
    case .pointLabels: "remove the labels, as in `(0, 0)`"
    case .constantCall(let name, let arguments): Self.callHint(name, arguments)
    case .labelInList: "close the list before the label"
    }
  }

  fileprivate var change: Change? {
    switch self {
    case .functionBlock(let value?): .replace(with: "= " + value)
    case .optionalType: .removeSign
    case .strictEquality(_, let right): .replace(with: right)
    case .semicolonInList: .replace(with: ",")
    case .equalsInCondition: .replace(with: "==")
    case .constantCall("degrees", let number) where number.allSatisfy(\.isNumber): .replace(with: number + "deg")
    case .constantCall("radians", let number) where number.allSatisfy(\.isNumber): .replace(with: number + "rad")
    case .conditionalValue, .functionBlock, .pseudoClass, .subscripting, .pointLabels, .constantCall, .labelInList,
      .resultOfShape:
      nil
    }
  }

  /// Whether the parser can continue as if it were written in this language.
  fileprivate var hasCertainRecovery: Bool {
    switch self {
    case .optionalType, .strictEquality, .pointLabels, .semicolonInList, .equalsInCondition, .resultOfShape: true
    case .conditionalValue, .functionBlock, .pseudoClass, .subscripting, .constantCall, .labelInList: false
    }
  }

  /// The name of a state in a name of a parameter: `Hovered` for `:hover`.
  private static func state(_ name: String) -> String {
    switch name {
    case ":hover": "Hovered"
    case ":focus": "Focused"
    case ":active": "Pressed"
    case ":disabled": "Disabled"
    case ":checked", ":selected": "Selected"
    default: "Active"
    }
  }

  private static func callHint(_ name: String, _ arguments: String) -> Hint {
    switch name {
    case "degrees": .advice("use an angle with a unit: `\(arguments)deg`")
    case "radians": .advice("use an angle with a unit: `\(arguments)rad`")
    case "init" where arguments.contains("color"): "use `stop(.red, at: 20%)` for a color with its position"
    case "init": "use the value itself, such as `(x, y)`, `240 x 320` or `#FF8800`"
    case _ where BuiltinEntry.all.contains { $0.receiver == nil && $0.signature.name == name }:
      .advice("remove the dot: `\(name)(…)`")
    default: "remove the arguments; `.\(name)` is the name of a constant"
    }
  }
}
