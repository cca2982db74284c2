import ShapeLanguage

/// A Swift expression as text, with what is needed to put it into a larger one.
struct SwiftFragment {
  /// How tightly it binds, loosest first.
  enum Precedence: Int, Comparable {
    case ternary, disjunction, conjunction, comparison, coalescing, addition, multiplication, prefix, postfix
    static func < (a: Precedence, b: Precedence) -> Bool { a.rawValue < b.rawValue }
  }

  enum TypeName: Equatable {
    /// A type of `ShapeKit`.
    case kit(String)
    /// A type of the program.
    case own(String)
    /// A type to be said after the whole, as of a list of literals or a choice between constants.
    case after(ValueType)
  }

  var text: String
  var precedence: Precedence = .postfix
  /// How much work it is for the type checker: the operators and literals in it.
  var weight = 1
  /// The type that stands before the dot where nothing else tells it, or `nil` if the text says it.
  var type: TypeName?
  /// Whether it is a whole number without a point, which could be an Int too.
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

  /// Returns the text as an operand that must bind at least so tightly.
  func operand(_ least: Precedence) -> String { precedence < least ? "(\(text))" : text }

  /// Whether it is made of nothing but numerals, operators and parentheses.
  var isOfNumerals: Bool { text.utf8.allSatisfy { $0 < UInt8(ascii: "A") } }

  /// The same, as a number that is a Double whatever stands around it.
  var asDouble: SwiftFragment {
    guard isLiteral else { return self }
    var result = self
    result.text += ".0"
    result.isLiteral = false
    return result
  }
}
