import ShapeLanguage

/// A Swift expression as text, with the information needed to combine it.
struct SwiftFragment {
  /// The precedence, lowest first.
  enum Precedence: Int, Comparable {
    case ternary, disjunction, conjunction, comparison, coalescing, addition, multiplication, prefix, postfix
    static func < (a: Precedence, b: Precedence) -> Bool { a.rawValue < b.rawValue }
  }

  enum TypeName: Equatable {
    /// A type of `ShapeCore`.
    case core(String)
    /// A type of the program.
    case own(String)
    /// A type that must follow the whole expression, as for a list of literals or a choice between constants.
    case after(ValueType)
  }

  var text: String
  var precedence: Precedence = .postfix
  /// The cost for the type checker: the number of operators and literals.
  var weight = 1
  /// The type to write before the dot if the context doesn't determine it, or `nil` if the text contains it.
  var type: TypeName?
  /// Whether it is a whole number without a point, which could also be an Int.
  var isLiteral = false

  init(
    _ text: String, _ precedence: Precedence = .postfix, weight: Int = 1, type: TypeName? = nil, isLiteral: Bool = false
  ) {
    self.text = text
    self.precedence = precedence
    self.weight = weight
    self.type = type
    self.isLiteral = isLiteral
  }

  /// Returns the text as an operand with a minimum precedence.
  func operand(_ least: Precedence) -> String { precedence < least ? "(\(text))" : text }

  /// Whether it consists only of numerals, operators and parentheses.
  var isOfNumerals: Bool { text.utf8.allSatisfy { $0 < UInt8(ascii: "A") || $0 == UInt8(ascii: "_") } }

  /// The same fragment as a number that is a Double in any context.
  var asDouble: SwiftFragment {
    guard isLiteral else { return self }
    var result = self
    result.text += ".0"
    result.isLiteral = false
    return result
  }
}
