/// A statement or a declaration of generated Swift.
indirect enum SwiftStatement: Equatable, Sendable {
  /// What gets a value.
  enum Target: Equatable, Sendable {
    case nothing
    /// The caller of the function.
    case result
    /// A name, or the declaration of one.
    case name(String)

    /// The beginning of the statement.
    var text: String {
      switch self {
      case .nothing: ""
      case .result: "return "
      case .name(let name): name + " = "
      }
    }
  }

  /// A line that is never broken, such as a comment. An empty text is an empty line.
  case text(String)
  case value(SwiftExpression, to: Target = .nothing, end: String = "")
  /// A call of a function with a closure.
  case closure(String, parameter: String, [SwiftStatement], to: Target)
  /// Statements after a head. Without a closing text, they end with their last line.
  case block(SwiftExpression, opening: String = " {", [SwiftStatement], closing: String? = "}")
  case loop(String, in: SwiftExpression, [SwiftStatement])
  /// An `if`, or one of two values. Without other statements it has no `else`.
  case choice(SwiftExpression, [SwiftStatement], otherwise: [SwiftStatement] = [], to: Target = .nothing)
  /// A `switch`, with a block for each case.
  case `switch`(SwiftExpression, [SwiftStatement])
  case function(String, [SwiftExpression], result: String, [SwiftStatement])
  /// A statement in braces, on one line if it fits.
  case accessor(String, SwiftExpression, to: Target = .nothing)

  static func value(_ value: SwiftExpression, of name: String) -> SwiftStatement { .value(value, to: .name(name)) }

  /// Returns the statement, with its value given to something else, or `nil` if it has no value.
  func giving(to target: Target) -> SwiftStatement? {
    switch self {
    case .value(let value, _, let end): .value(value, to: target, end: end)
    case .closure(let function, let parameter, let body, _):
      .closure(function, parameter: parameter, body, to: target)
    case .choice(let test, let then, let otherwise, _): .choice(test, then, otherwise: otherwise, to: target)
    case .text, .block, .loop, .switch, .function, .accessor: nil
    }
  }
}

extension [SwiftStatement] {
  /// Returns declarations with an empty line between two of them.
  static func separated(_ groups: [[SwiftStatement]]) -> [SwiftStatement] {
    Array(groups.filter { !$0.isEmpty }.joined(separator: [.text("")]))
  }
}
