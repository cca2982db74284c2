import ShapeLanguage

/// Names in Swift.
enum SwiftNames {
  /// Returns a name for a value or a case: in backticks if it is a keyword, and with a `_` if that is not enough.
  static func identifier(_ name: String) -> String { quoted(usable(name)) }

  /// Returns a valid name, in backticks if it needs them.
  static func quoted(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

  /// Returns a name before the colon of an argument, where Swift accepts keywords.
  static func label(_ name: String) -> String {
    let name = usable(name)
    return name == "inout" ? "`inout`" : name
  }

  /// Returns distinct names for sibling declarations.
  static func distinct(_ names: [String], besides others: Set<String> = []) -> [String] {
    var taken = others
    return names.map { name in
      var name = usable(name)
      while taken.contains(name) { name += "_" }
      taken.insert(name)
      return name
    }
  }

  /// Returns a valid Swift name, which may need backticks.
  static func usable(_ name: String) -> String {
    if name.allSatisfy({ $0 == "_" }) { return "blank\(name.count)" }
    return unusable.contains(name) ? name + "_" : name
  }

  /// Returns a name for a type, with the suffix if Swift has another meaning for it.
  static func type(_ name: String, suffix: String = "Shape") -> String {
    if name.allSatisfy({ $0 == "_" }) { return "Blank\(name.count)" }
    let isTaken = takenTypes.contains(name) || keywords.contains(name) || contextualKeywords.contains(name)
    return isTaken ? name + suffix : name
  }

  /// Words with a meaning in every context, even in backticks, names that generated code uses without a qualifier, and
  /// the members that every shape has.
  private static let unusable: Set<String> = [
    "self", "Self", "init", "Type", "Protocol", "Any", "Double", "Int", "Bool", "String", "Swift", "ShapeCore",
    "ShapeKit",
    "deinit",
    "subscript", "sizeLimits", "hashValue", "oldValue", "Slot",
  ]

  /// Types that generated code uses without a qualifier, and words that no type can be named.
  private static let takenTypes: Set<String> = [
    "Double", "Int", "Bool", "String", "Swift", "ShapeCore", "ShapeKit", "self", "Self", "init", "deinit", "subscript",
    "Type",
    "Protocol", "Any", "Array", "Optional", "Sendable", "Equatable", "Hashable", "CaseIterable", "Never", "Slot",
    "ClosedRange", "Codable",
  ]

  private static let keywords: Set<String> = [
    "associatedtype", "class", "enum", "extension", "fileprivate", "func", "import", "inout", "internal", "let",
    "operator", "private", "precedencegroup", "protocol", "public", "rethrows", "static", "struct", "typealias", "var",
    "break", "case", "catch", "continue", "default", "defer", "do", "else", "fallthrough", "for", "guard", "if", "in",
    "repeat", "return", "throw", "switch", "where", "while", "as", "await", "false", "is", "nil", "super", "throws",
    "true", "try",
  ]

  /// Words with a meaning only where a type or a declaration can begin.
  private static let contextualKeywords: Set<String> = [
    "open", "async", "actor", "any", "some", "macro", "package", "consuming", "borrowing", "nonisolated", "each",
    "copy", "discard", "sending", "then",
  ]

  /// Returns whether a name has a meaning in some places of Swift.
  static func isKeyword(_ name: String) -> Bool { keywords.contains(name) || contextualKeywords.contains(name) }

  /// Returns a Swift string literal.
  static func string(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case _ where !scalar.isPrintable: result += "\\u{\(String(scalar.value, radix: 16))}"
      case _: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// Returns text that is safe in a line comment.
  static func comment(_ text: some StringProtocol) -> String {
    var result = printable(String(text))
    while result.last == " " { result.removeLast() }
    return result
  }

  /// Returns a whole number as an `Int`, which has 32 bits on some watches.
  static func wholeNumber(_ value: Double) -> String {
    value.magnitude < 0x1p31 ? grouped(Int64(value)) : "Int(whole: \(number(value)))"
  }

  /// Returns a whole number whose digits are in groups of three, from seven on.
  private static func grouped(_ value: Int64) -> String {
    if value.magnitude < 1_000_000 { return String(value) }
    let digits = String(value.magnitude)
    var text = value < 0 ? "-" : ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { text.append("_") }
      text.append(digit)
    }
    return text
  }

  /// Returns a name without backticks.
  static func plain(_ name: String) -> String { name.hasPrefix("`") ? String(name.dropFirst().dropLast()) : name }

  /// Returns a number that is parsed to the same bits.
  static func number(_ value: Double) -> String {
    if value == value.rounded(), value.magnitude < 1e15, !(value == 0 && value.sign == .minus) {
      return grouped(Int64(value))
    }
    if value.isFinite { return value.description }
    return value.isNaN ? ".nan" : value < 0 ? "-.infinity" : ".infinity"
  }
}
