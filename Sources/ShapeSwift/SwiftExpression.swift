import ShapeLanguage

/// A Swift expression: a sequence of operands and operators, in which brackets contain further expressions.
struct SwiftExpression: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// The precedence, lowest first.
  enum Precedence: Int, Comparable, Sendable {
    case ternary, disjunction, conjunction, comparison, coalescing, addition, multiplication, prefix, postfix
    static func < (a: Precedence, b: Precedence) -> Bool { a.rawValue < b.rawValue }
  }

  enum Part: Equatable, Sendable {
    /// Code that is never broken, such as a name or a number.
    case text(String)
    /// A type of `ShapeCore` that has a private alias.
    case type(String)
    /// A string literal, with its quotes.
    case string(String)
    case brackets(Brackets, [SwiftExpression])
    /// A name after a dot.
    case member(String)
    /// An operator with a space on each side.
    case binary(String)
  }

  enum Brackets: Equatable, Sendable {
    /// The arguments of a call.
    case call
    case list
    /// Parentheses around one expression.
    case parentheses

    var ends: (open: String, close: String) { self == .list ? ("[", "]") : ("(", ")") }
  }

  /// A type that the context may determine.
  enum TypeName: Equatable, Sendable {
    /// A type of `ShapeCore`.
    case core(String)
    /// A type of the program.
    case own(String)
    /// A type that must follow the whole expression, as for a list of literals or a choice between constants.
    case after(ValueType)
  }

  private(set) var parts: [Part]
  /// The number of UTF-8 bytes on one line.
  private(set) var width: Int
  var precedence: Precedence
  /// The cost for the type checker: the number of operators and literals.
  var weight: Int
  /// The type to write before the dot if the context doesn't determine it, or `nil` if the parts contain it.
  var type: TypeName?
  /// Whether it consists only of numerals, operators and parentheses.
  var isOfNumerals = false
  /// Whether it is a whole number without a point, which could also be an Int.
  var isLiteral = false

  init(_ part: Part, _ precedence: Precedence = .postfix, weight: Int = 1, type: TypeName? = nil) {
    parts = [part]
    width = part.width
    self.precedence = precedence
    self.weight = weight
    self.type = type
  }

  init(_ text: String, _ precedence: Precedence = .postfix, weight: Int = 1, type: TypeName? = nil) {
    self.init(.text(text), precedence, weight: weight, type: type)
  }

  init(stringLiteral text: String) { self.init(text) }

  static func call(
    _ callee: SwiftExpression, _ arguments: [SwiftExpression], weight: Int = 1, type: TypeName? = nil
  ) -> SwiftExpression {
    var result = callee.appending(.brackets(.call, arguments))
    (result.weight, result.type) = (weight, type)
    return result
  }

  static func list(_ elements: [SwiftExpression], weight: Int = 1, type: TypeName? = nil) -> SwiftExpression {
    SwiftExpression(.brackets(.list, elements), weight: weight, type: type)
  }

  /// Returns operands with operators between them. Parentheses are the task of the caller.
  static func sequence(
    _ first: SwiftExpression, _ others: (symbol: String, operand: SwiftExpression)..., as precedence: Precedence
  ) -> SwiftExpression {
    var result = first
    for (symbol, operand) in others {
      result = result.appending(.binary(symbol)).appending(operand)
      result.weight += operand.weight
      result.isOfNumerals = result.isOfNumerals && operand.isOfNumerals
    }
    result.weight += 1
    (result.precedence, result.type, result.isLiteral) = (precedence, nil, false)
    return result
  }

  // MARK: Changes

  private func appending(_ part: Part) -> SwiftExpression {
    var result = self
    result.parts.append(part)
    result.width += part.width
    return result
  }

  private func appending(_ other: SwiftExpression) -> SwiftExpression {
    var result = self
    result.parts += other.parts
    result.width += other.width
    return result
  }

  func appending(_ text: String) -> SwiftExpression { appending(.text(text)) }

  /// Returns the expression after a label, a sign or a keyword.
  func prefixed(_ text: String) -> SwiftExpression {
    var result = self
    result.parts.insert(.text(text), at: 0)
    result.width += text.utf8.count
    return result
  }

  /// Returns the expression after another one, without a space.
  func prefixed(_ other: SwiftExpression) -> SwiftExpression {
    var result = self
    (result.parts, result.width) = (other.parts + parts, other.width + width)
    return result
  }

  /// Returns the expression as an argument. An empty label is none.
  func labeled(_ label: String) -> SwiftExpression { label.isEmpty ? self : prefixed(label + ": ") }

  func negated(_ sign: String) -> SwiftExpression {
    var result = operand(.postfix).prefixed(sign)
    (result.precedence, result.weight, result.type) = (.prefix, weight + 1, nil)
    return result
  }

  /// The opposite of a condition.
  var inverted: SwiftExpression {
    guard precedence == .prefix, parts.first == .text("!") else { return negated("!") }
    var result = self
    result.parts.removeFirst()
    (result.width, result.precedence, result.weight) = (width - 1, .postfix, weight - 1)
    return result
  }

  /// The expression in a closure, which is never broken.
  var inBraces: SwiftExpression { prefixed("{ ").appending(" }") }

  /// Returns a member of this value, which can precede a dot.
  func member(_ name: String, addedWeight: Int = 0) -> SwiftExpression {
    var result = appending(.member(name))
    result.precedence = .postfix
    result.weight += addedWeight
    (result.isOfNumerals, result.isLiteral) = (false, false)
    return result
  }

  func cast(to type: SwiftExpression) -> SwiftExpression {
    var result = appending(.text(" as ")).appending(type)
    (result.type, result.isOfNumerals, result.isLiteral) = (nil, false, false)
    return result
  }

  var parenthesized: SwiftExpression {
    var result = SwiftExpression(.brackets(.parentheses, [self]), weight: weight)
    result.isOfNumerals = isOfNumerals
    return result
  }

  /// Returns the expression as an operand with a minimum precedence.
  func operand(_ least: Precedence) -> SwiftExpression { precedence < least ? parenthesized : self }

  /// The same expression as a number that is a Double in any context.
  var asDouble: SwiftExpression {
    guard isLiteral else { return self }
    var result = appending(.text(".0"))
    result.isLiteral = false
    return result
  }

  /// Returns the expression with the names of the library's types qualified.
  var qualified: SwiftExpression {
    var result = self
    result.parts = parts.map { part in
      switch part {
      case .type(let name): .text("ShapeCore." + name)
      case .brackets(let kind, let elements): .brackets(kind, elements.map { $0.qualified })
      case .text, .string, .member, .binary: part
      }
    }
    result.width = result.parts.reduce(0) { $0 + $1.width }
    return result
  }

  /// The expression on one line.
  var text: String { parts[...].text }
}

extension SwiftExpression.Part {
  /// The number of UTF-8 bytes on one line.
  var width: Int {
    switch self {
    case .text(let text), .type(let text), .string(let text): text.utf8.count
    case .member(let name): name.utf8.count + 1
    case .binary(let symbol): symbol.utf8.count + 2
    case .brackets(_, let elements): elements.reduce(max(2, 2 * elements.count)) { $0 + $1.width }
    }
  }

  func write(to out: inout [UInt8]) {
    switch self {
    case .text(let code), .type(let code), .string(let code): out += code.utf8
    case .member(let name):
      out.append(UInt8(ascii: "."))
      out += name.utf8
    case .binary(let symbol):
      out.append(UInt8(ascii: " "))
      out += symbol.utf8
      out.append(UInt8(ascii: " "))
    case .brackets(let kind, let elements):
      out += kind.ends.open.utf8
      for (index, element) in elements.enumerated() {
        if index > 0 { out += ", ".utf8 }
        for part in element.parts { part.write(to: &out) }
      }
      out += kind.ends.close.utf8
    }
  }
}

extension ArraySlice<SwiftExpression.Part> {
  /// The number of UTF-8 bytes on one line.
  var width: Int { reduce(0) { $0 + $1.width } }

  /// The parts on one line.
  var text: String {
    if count == 1, case .text(let code)? = first { return code }
    var out: [UInt8] = []
    out.reserveCapacity(width)
    for part in self { part.write(to: &out) }
    return String(decoding: out, as: UTF8.self)
  }
}
