/// A part of a line of generated code: where it can be broken.
struct SwiftLine {
  private let bytes: [UInt8]
  /// The pairs of brackets that are in no others, outside of strings.
  let brackets: [Range<Int>]

  init(_ bytes: some Sequence<UInt8>) {
    self.bytes = Array(bytes)
    brackets = Self.brackets(in: self.bytes)
  }

  var count: Int { bytes.count }
  var text: String { String(decoding: bytes, as: UTF8.self) }

  subscript(range: some RangeExpression<Int>) -> SwiftLine { SwiftLine(bytes[range]) }

  /// The text of a part of it.
  func text(_ range: some RangeExpression<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  func hasSuffix(_ text: String) -> Bool { bytes.suffix(text.utf8.count).elementsEqual(text.utf8) }

  private func hasPrefix(_ text: String) -> Bool { bytes.starts(with: text.utf8) }

  /// The line without the space at its end.
  var trimmed: SwiftLine { bytes.last == UInt8(ascii: " ") ? SwiftLine(bytes.dropLast()) : self }

  /// Whether it is the head of a function.
  var isFunction: Bool {
    ["", "@Sendable ", "static ", "private static ", "public ", "public static ", "package ", "package static "]
      .contains { hasPrefix("\($0)func ") }
  }

  /// Whether it is the head of a choice or a loop.
  var beginsBlock: Bool { ["if ", "} else if ", "for ", "switch "].contains { hasPrefix($0) } }

  /// Whether it is a string literal, and nothing else.
  var isString: Bool {
    count > 1 && bytes[0] == UInt8(ascii: "\"") && Self.end(ofStringAt: 0, in: bytes) == count
      && bytes[count - 2] != UInt8(ascii: " ")
  }

  /// Whether a pair of brackets are braces.
  func isBrace(_ bracket: Range<Int>) -> Bool { bytes[bracket.lowerBound] == UInt8(ascii: "{") }

  /// Whether a pair of brackets are parentheses around an expression.
  func isParenthesized(_ bracket: Range<Int>) -> Bool {
    let before = bracket.lowerBound == 0 ? UInt8(ascii: " ") : bytes[bracket.lowerBound - 1]
    return bytes[bracket.lowerBound] == UInt8(ascii: "(")
      && [UInt8(ascii: " "), UInt8(ascii: "-"), UInt8(ascii: "!"), UInt8(ascii: "(")].contains(before)
      && self[(bracket.lowerBound + 1)..<(bracket.upperBound - 1)].elements.count == 1
  }

  /// The last pair of brackets whose beginning fits into a width and that contains something. Closures are not broken.
  func breakableBracket(within width: Int) -> Range<Int>? {
    brackets.last { bracket in
      // The name of a type is not broken.
      let followsAs = bracket.lowerBound > 3 && text((bracket.lowerBound - 4)..<bracket.lowerBound) == " as "
      return bracket.count > 2 && bracket.lowerBound < width && !isBrace(bracket) && !followsAs
    }
  }

  /// The position after ` = `, outside of brackets.
  var assignedValue: Int? {
    spaces.first { place in
      place + 2 < count && bytes[place + 1] == UInt8(ascii: "=") && bytes[place + 2] == UInt8(ascii: " ")
    }.map { $0 + 3 }
  }

  /// The position before the `in` of a loop.
  var loopedValue: Int? {
    hasPrefix("for ") ? spaces.first { bytes[$0...].starts(with: " in ".utf8) } : nil
  }

  /// The positions of the spaces before operators, outside of brackets.
  var operators: [Int] {
    spaces.filter { place in
      let word = bytes[(place + 1)...].prefix { $0 != UInt8(ascii: " ") }
      guard word.count <= 2, place + word.count + 1 < count else { return false }
      return Self.operators.contains { word.elementsEqual($0.utf8) }
    }
  }

  /// The positions of the spaces before `&&` and `||`, outside of brackets.
  var connectives: [Int] {
    operators.filter { [UInt8(ascii: "&"), UInt8(ascii: "|")].contains(bytes[$0 + 1]) }
  }

  /// The condition and the values of a choice, with the signs before the values. `nil` for other expressions.
  var choice: [SwiftLine]? {
    let places = operators.filter {
      [UInt8(ascii: "?"), UInt8(ascii: ":")].contains(bytes[$0 + 1]) && bytes[$0 + 2] == 32
    }
    guard let first = places.first else { return nil }
    let ends = places.dropFirst() + [count]
    return [self[..<first]] + zip(places, ends).map { self[($0 + 1)..<$1] }
  }

  /// The parts between commas, outside of brackets.
  var elements: [SwiftLine] {
    var result: [SwiftLine] = []
    var start = 0
    for place in spaces where place > 0 && bytes[place - 1] == UInt8(ascii: ",") {
      result.append(self[start..<(place - 1)])
      start = place + 1
    }
    return result + [self[start...]]
  }

  private static let operators = ["+", "-", "*", "/", "<", "<=", ">", ">=", "==", "!=", "&&", "||", "??", "?", ":"]

  /// The positions of the spaces outside of brackets and strings.
  private var spaces: [Int] {
    var result: [Int] = []
    var rest = brackets[...]
    var index = 0
    while index < count {
      if let bracket = rest.first, index == bracket.lowerBound {
        index = bracket.upperBound
        rest = rest.dropFirst()
      } else if bytes[index] == UInt8(ascii: "\"") {
        index = Self.end(ofStringAt: index, in: bytes)
      } else {
        if bytes[index] == UInt8(ascii: " ") { result.append(index) }
        index += 1
      }
    }
    return result
  }

  private static func brackets(in bytes: [UInt8]) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var open: [Int] = []
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        index = end(ofStringAt: index, in: bytes)
        continue
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open.append(index)
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        if let start = open.popLast() {
          while let last = result.last, last.lowerBound > start { result.removeLast() }
          result.append(start..<(index + 1))
        }
      default: break
      }
      index += 1
    }
    return result
  }

  /// Returns the position after a string literal.
  private static func end(ofStringAt start: Int, in bytes: [UInt8]) -> Int {
    var index = start + 1
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "\"") { return index + 1 }
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return bytes.count
  }
}
