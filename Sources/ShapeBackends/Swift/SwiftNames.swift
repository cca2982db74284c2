/// Names as Swift can spell them.
enum SwiftNames {
  /// Returns a name for a value or a case: in backticks where it is a keyword, and with a `_` where even that would not
  /// do.
  static func identifier(_ name: String) -> String { quoted(usable(name)) }

  /// Returns a name that can be one in Swift, in the backticks that it needs.
  static func quoted(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

  /// Returns a name before the colon of an argument, where Swift takes keywords as they are.
  static func label(_ name: String) -> String {
    let name = usable(name)
    return name == "inout" ? "`inout`" : name
  }

  /// Names of things side by side, as far as they have to be others for Swift.
  static func distinct(_ names: [String], besides others: Set<String> = []) -> [String] {
    var taken = others
    return names.map { name in
      var name = usable(name)
      while taken.contains(name) { name += "_" }
      taken.insert(name)
      return name
    }
  }

  /// Returns a name that can be one in Swift, in backticks if need be.
  static func usable(_ name: String) -> String {
    if name.allSatisfy({ $0 == "_" }) { return "blank\(name.count)" }
    return unusable.contains(name) ? name + "_" : name
  }

  /// Returns a name for a type.
  static func type(_ name: String) -> String {
    if name.allSatisfy({ $0 == "_" }) { return "Blank\(name.count)" }
    let isTaken = takenTypes.contains(name) || keywords.contains(name) || contextualKeywords.contains(name)
    return isTaken ? name + "Shape" : name
  }

  /// Words that mean something in every place, with backticks too, or that generated code says without a qualifier, and
  /// the one property that every shape has.
  private static let unusable: Set<String> = [
    "self", "Self", "init", "Type", "Protocol", "Any", "Double", "Int", "Bool", "String", "Swift", "ShapeKit", "deinit",
    "subscript", "sizeLimits", "oldValue",
  ]

  /// Types that generated code says without a qualifier, and what no type can be called.
  private static let takenTypes: Set<String> = [
    "Double", "Int", "Bool", "String", "Swift", "ShapeKit", "self", "Self", "init", "deinit", "subscript", "Type",
    "Protocol", "Any", "Array", "Optional", "Sendable", "Equatable", "Hashable", "CaseIterable", "Never",
  ]

  private static let keywords: Set<String> = [
    "associatedtype", "class", "enum", "extension", "fileprivate", "func", "import", "inout", "internal", "let",
    "operator", "private", "precedencegroup", "protocol", "public", "rethrows", "static", "struct", "typealias", "var",
    "break", "case", "catch", "continue", "default", "defer", "do", "else", "fallthrough", "for", "guard", "if", "in",
    "repeat", "return", "throw", "switch", "where", "while", "as", "await", "false", "is", "nil", "super", "throws",
    "true", "try",
  ]

  /// Words that mean something only where a type or a declaration may begin.
  private static let contextualKeywords: Set<String> = [
    "open", "async", "actor", "any", "some", "macro", "package", "consuming", "borrowing", "nonisolated", "each",
    "copy", "discard", "sending", "then",
  ]

  /// Returns a Swift string literal.
  static func string(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case _ where scalar.value < 32 || scalar.value == 127: result += "\\u{\(String(scalar.value, radix: 16))}"
      case _: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// Text as it may stand on a comment's line.
  static func comment(_ text: some StringProtocol) -> String {
    var result = ""
    for scalar in text.unicodeScalars { result.unicodeScalars.append(scalar.value < 32 ? " " : scalar) }
    while result.last == " " { result.removeLast() }
    return result
  }

  /// Returns a whole number as an `Int`.
  static func wholeNumber(_ value: Double) -> String { String(Int64(max(-0x1p62, min(0x1p62, value)))) }

  /// Returns a number that is read back to the same bits.
  static func number(_ value: Double) -> String {
    if value == value.rounded(), value.magnitude < 1e15, !(value == 0 && value.sign == .minus) {
      return String(Int64(value))
    }
    if value.isFinite { return value.description }
    return value.isNaN ? ".nan" : value < 0 ? "-.infinity" : ".infinity"
  }
}
