import ShapeCore

/// Reads a JSON text as RFC 8259 defines it, with one value.
///
/// A byte-order mark at the start is skipped. Refused are: repeated names in an object, numbers beyond the range of
/// `Double`, and values that are nested too deeply.
public struct JSONReader {
  /// The maximum number of nested arrays and objects. The reader recurses as deep.
  public static let deepestNesting = 250

  /// What half of a surrogate pair in a string is.
  public enum HalfPairs: Sendable {
    case refused
    /// U+FFFD, which has the same length in UTF-16.
    case replaced
  }

  private let bytes: [UInt8]
  private let halfPairs: HalfPairs
  private var position = 0

  private init(_ bytes: [UInt8], _ halfPairs: HalfPairs) {
    self.bytes = bytes
    self.halfPairs = halfPairs
  }

  /// Returns the value of a text.
  ///
  /// - Complexity: O(n) for n bytes.
  public static func read(_ bytes: [UInt8], halfPairs: HalfPairs = .refused) throws(JSONError) -> JSONNode {
    var reader = JSONReader(bytes, halfPairs)
    if let wrong = firstInvalidUTF8(in: bytes) {
      throw reader.failure("this is not UTF-8 text", hint: "save the file as UTF-8", from: wrong)
    }
    if bytes.starts(with: SourceLimits.byteOrderMark) { reader.position = SourceLimits.byteOrderMark.count }
    reader.skipSpace()
    let node = try reader.value(depth: 0)
    reader.skipSpace()
    guard reader.position == bytes.count else {
      throw reader.failure(
        "expected the end, found \(reader.found)", hint: "put several values into one array or object",
        from: reader.position)
    }
    return node
  }

  // MARK: Values

  private mutating func value(depth: Int) throws(JSONError) -> JSONNode {
    let start = position
    switch current ?? 0 {
    case UInt8(ascii: "{"): return try object(depth: depth + 1)
    case UInt8(ascii: "["): return try array(depth: depth + 1)
    case UInt8(ascii: "\""): return JSONNode(kind: .string(try string()), range: start..<position)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      return JSONNode(kind: .number(try number()), range: start..<position)
    default:
      let word = wordRange
      switch String(decoding: bytes[word], as: UTF8.self) {
      case "null": return take(.null, word)
      case "true": return take(.bool(true), word)
      case "false": return take(.bool(false), word)
      default: throw noValue(word)
      }
    }
  }

  private mutating func take(_ kind: JSONNode.Kind, _ word: Range<Int>) -> JSONNode {
    position = word.upperBound
    return JSONNode(kind: kind, range: word)
  }

  /// Returns the error for something that is no value.
  private func noValue(_ word: Range<Int>) -> JSONError {
    let text = String(decoding: bytes[word], as: UTF8.self)
    let hint: String? =
      switch text.lowercased() {
      case "true", "false", "null": "write `\(text.lowercased())`"
      case "none", "nil", "undefined": "write `null`"
      case "nan", "infinity", "inf": "use a finite number"
      case "": [UInt8(ascii: "'"), UInt8(ascii: "`")].contains(current) ? "use double quotes" : signHint
      default: "use double quotes around text"
      }
    return failure("expected a value, found \(found)", hint: hint, from: position, to: max(word.upperBound, position))
  }

  private var signHint: String? {
    switch current {
    case UInt8(ascii: "+"): "remove the `+`"
    case UInt8(ascii: "."): "write a digit before the point, as in `0.5`"
    case UInt8(ascii: "/"), UInt8(ascii: "#"): "remove the comment; JSON has none"
    default: nil
    }
  }

  private mutating func array(depth: Int) throws(JSONError) -> JSONNode {
    let start = position
    try enter(depth)
    var elements: [JSONNode] = []
    while true {
      skipSpace()
      if current == UInt8(ascii: "]") {
        if !elements.isEmpty { throw trailingComma }
        break
      }
      elements.append(try value(depth: depth))
      guard try isFollowed(by: UInt8(ascii: "]"), of: "array", openedAt: start) else { break }
    }
    position += 1
    return JSONNode(kind: .array(elements), range: start..<position)
  }

  private mutating func object(depth: Int) throws(JSONError) -> JSONNode {
    let start = position
    try enter(depth)
    var members: [JSONNode.Member] = []
    var names: Set<String> = []
    while true {
      skipSpace()
      if current == UInt8(ascii: "}") {
        if !members.isEmpty { throw trailingComma }
        break
      }
      let member = try member(depth: depth)
      guard names.insert(member.name).inserted else {
        throw JSONError(
          message: "the name \(quoted(member.name)) is repeated", hint: "remove one of them", range: member.nameRange)
      }
      members.append(member)
      guard try isFollowed(by: UInt8(ascii: "}"), of: "object", openedAt: start) else { break }
    }
    position += 1
    return JSONNode(kind: .object(members), range: start..<position)
  }

  private mutating func member(depth: Int) throws(JSONError) -> JSONNode.Member {
    let start = position
    guard current == UInt8(ascii: "\"") else {
      throw failure(
        "expected a name in double quotes, found \(found)", hint: hintForName, from: position,
        to: max(wordRange.upperBound, position))
    }
    let name = try string()
    let range = start..<position
    skipSpace()
    guard current == UInt8(ascii: ":") else {
      throw failure("expected `:` after the name, found \(found)", hint: "add a `:` and a value", from: position)
    }
    position += 1
    skipSpace()
    return JSONNode.Member(name: name, nameRange: range, value: try value(depth: depth))
  }

  private var hintForName: String? {
    let word = String(decoding: bytes[wordRange], as: UTF8.self)
    if !word.isEmpty { return "write `\"\(word)\"`" }
    return current == UInt8(ascii: "'") ? "use double quotes" : nil
  }

  private mutating func enter(_ depth: Int) throws(JSONError) {
    guard depth <= Self.deepestNesting else {
      throw failure("this is nested too deeply: the limit is \(Self.deepestNesting) levels", from: position)
    }
    position += 1
  }

  /// Skips the comma after an element, or returns `false` at the end of its array or object.
  private mutating func isFollowed(by end: UInt8, of thing: String, openedAt start: Int) throws(JSONError) -> Bool {
    skipSpace()
    if current == end { return false }
    guard current == UInt8(ascii: ",") else {
      let closing = quoted(String(UnicodeScalar(end)))
      let hint =
        position < bytes.count ? "add a comma before it" : "add \(closing) for the \(thing) that begins earlier"
      throw failure("expected `,` or \(closing), found \(found)", hint: hint, from: position)
    }
    position += 1
    return true
  }

  /// The error for the closing bracket at the position.
  private var trailingComma: JSONError {
    failure("expected a value after the comma, found \(found)", hint: "remove the last comma", from: position)
  }

  // MARK: Numbers

  private mutating func number() throws(JSONError) -> Double {
    let start = position
    if current == UInt8(ascii: "-") { position += 1 }
    let whole = position
    skipDigits()
    if position == whole { throw wrongNumber(start, hint: "add a digit") }
    if bytes[whole] == UInt8(ascii: "0"), position > whole + 1 {
      throw wrongNumber(start, hint: "remove the zeros at the start")
    }
    if current == UInt8(ascii: ".") {
      position += 1
      let fraction = position
      skipDigits()
      if position == fraction { throw wrongNumber(start, hint: "add a digit after the point") }
    }
    if let byte = current, byte | 0x20 == UInt8(ascii: "e") {
      position += 1
      if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { position += 1 }
      let exponent = position
      skipDigits()
      if position == exponent { throw wrongNumber(start, hint: "add a digit to the exponent") }
    }
    if !wordRange.isEmpty || current == UInt8(ascii: ".") {
      throw wrongNumber(start, hint: "write values with units in double quotes")
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard let value = Double(text), value.isFinite else {
      throw JSONError(message: "the number \(quoted(text)) is too large", hint: nil, range: start..<position)
    }
    return value
  }

  private mutating func skipDigits() {
    while let byte = current, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { position += 1 }
  }

  private func wrongNumber(_ start: Int, hint: String) -> JSONError {
    let end = max(wordRange.upperBound, position, start + 1)
    let text = String(decoding: bytes[start..<end], as: UTF8.self)
    return JSONError(message: "\(quoted(text)) is not a number in JSON", hint: hint, range: start..<end)
  }

  // MARK: Strings

  private mutating func string() throws(JSONError) -> String {
    let start = position
    position += 1
    var text: [UInt8] = []
    while let byte = current {
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): text += try escape()
      case ..<0x20:
        let isLineBreak = byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
        throw failure(
          isLineBreak ? "the string has no closing quote" : "a control character in a string must be an escape",
          hint: isLineBreak
            ? "close the string with `\"`, or write `\\n` for a line break"
            : "write `\(JSONWriter.escape(UnicodeScalar(byte)))`",
          from: isLineBreak ? start : position, to: position + (isLineBreak ? 0 : 1))
      default:
        text.append(byte)
        position += 1
      }
    }
    throw failure("the string has no closing quote", hint: "close the string with `\"`", from: start, to: position)
  }

  /// Reads a backslash and the escape after it.
  private mutating func escape() throws(JSONError) -> [UInt8] {
    let start = position
    position += 2
    switch start + 1 < bytes.count ? bytes[start + 1] : 0 {
    case UInt8(ascii: "\""): return [UInt8(ascii: "\"")]
    case UInt8(ascii: "\\"): return [UInt8(ascii: "\\")]
    case UInt8(ascii: "/"): return [UInt8(ascii: "/")]
    case UInt8(ascii: "b"): return [8]
    case UInt8(ascii: "f"): return [12]
    case UInt8(ascii: "n"): return [10]
    case UInt8(ascii: "r"): return [13]
    case UInt8(ascii: "t"): return [9]
    case UInt8(ascii: "u"): return Array(String(Character(try scalar(from: start))).utf8)
    default:
      let end = min(bytes.count, start + 2)
      let text = String(decoding: bytes[start..<end], as: UTF8.self)
      throw JSONError(
        message: "unknown escape \(quoted(text))", hint: "write `\\\\` for a backslash", range: start..<end)
    }
  }

  /// Reads the digits after `\u`, and those of the other half of a surrogate pair.
  private mutating func scalar(from start: Int) throws(JSONError) -> UnicodeScalar {
    let unit = try digits(from: start)
    if let scalar = UnicodeScalar(unit) { return scalar }
    let isHigh = unit < 0xDC00
    if isHigh, position + 1 < bytes.count, bytes[position] == UInt8(ascii: "\\"),
      bytes[position + 1] == UInt8(ascii: "u")
    {
      let second = position
      position += 2
      let low = try digits(from: second)
      if (0xDC00...0xDFFF).contains(low),
        let scalar = UnicodeScalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
      {
        return scalar
      }
      position = second
    }
    switch halfPairs {
    case .replaced: return "\u{FFFD}"
    case .refused: break
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    throw JSONError(
      message: "\(quoted(text)) is half of a surrogate pair",
      hint: "write both halves, as in `\\ud83d\\ude00`, or the character itself", range: start..<position)
  }

  private mutating func digits(from start: Int) throws(JSONError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = current, let digit = byte.hexadecimalValue else {
        throw JSONError(
          message: "`\\u` needs four hexadecimal digits", hint: "write it as in `\\u00e9`", range: start..<position)
      }
      value = value << 4 | UInt32(digit)
      position += 1
    }
    return value
  }

  // MARK: Text

  private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipSpace() {
    while let byte = current, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
  }

  /// The letters, digits and underscores at the position.
  private var wordRange: Range<Int> {
    var end = position
    while end < bytes.count {
      let byte = bytes[end]
      let isLetter = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      let isDigit = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      guard isLetter || isDigit || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "%") || byte >= 0x80 else { break }
      end += 1
    }
    return position..<end
  }

  /// The text at the position, for messages.
  private var found: String {
    guard let byte = current else { return "the end" }
    if byte == UInt8(ascii: "\"") { return "a string" }
    if byte < 0x20 || byte == 0x7F { return "a control character" }
    let word = wordRange
    if word.isEmpty { return quoted(String(UnicodeScalar(byte))) }
    let shown = String(decoding: bytes[word], as: UTF8.self)
    return quoted(shown.count > 30 ? "\(shown.prefix(30))…" : shown)
  }

  private func failure(_ message: String, hint: String? = nil, from start: Int, to end: Int? = nil) -> JSONError {
    let last = max(end ?? start, min(start + 1, bytes.count))
    return JSONError(message: message, hint: hint, range: start..<last)
  }
}
