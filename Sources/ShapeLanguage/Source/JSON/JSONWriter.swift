/// Writes JSON values as text.
public struct JSONWriter {
  private let isIndented: Bool
  private var text: [UInt8] = []
  /// The number of columns of a value that is written on one line, if the text is indented.
  private static let widestLine = 110

  private init(isIndented: Bool) { self.isIndented = isIndented }

  /// Returns the text of a value on one line, without white space.
  public static func compact(_ value: JSONValue) -> String { String(decoding: bytes(value), as: UTF8.self) }

  /// Returns the text of a value on one line, without white space, in UTF-8.
  public static func bytes(_ value: JSONValue) -> [UInt8] {
    var writer = JSONWriter(isIndented: false)
    writer.write(value, indent: 0)
    return writer.text
  }

  /// Returns the text of a value for people, with a line break at its end. A short array or object that contains no
  /// other one is on one line.
  public static func indented(_ value: JSONValue) -> String {
    var writer = JSONWriter(isIndented: true)
    writer.write(value, indent: 0)
    return String(decoding: writer.text, as: UTF8.self) + "\n"
  }

  private mutating func write(_ value: JSONValue, indent: Int) {
    switch value {
    case .null: text += "null".utf8
    case .bool(let value): text += (value ? "true" : "false").utf8
    case .number(let value): write(value)
    case .string(let string): write(string)
    case .array(let elements):
      write("[", elements, "]", of: value, indent) { writer, element, indent in writer.write(element, indent: indent) }
    case .object(let members):
      write("{", members, "}", of: value, indent) { writer, member, indent in
        writer.write(member.name)
        writer.text += (writer.isIndented ? ": " : ":").utf8
        writer.write(member.value, indent: indent)
      }
    }
  }

  private mutating func write<Element>(
    _ opening: String, _ elements: [Element], _ closing: String, of value: JSONValue, _ indent: Int,
    _ write: (inout JSONWriter, Element, Int) -> Void
  ) {
    text += opening.utf8
    let isOnLines = isIndented && !elements.isEmpty && !Self.fitsOnOneLine(value, indent)
    let separator = isOnLines ? "\n" + String(repeating: "  ", count: indent + 1) : ""
    for (index, element) in elements.enumerated() {
      if index > 0 { text += (isIndented && !isOnLines ? ", " : ",").utf8 }
      text += separator.utf8
      write(&self, element, indent + 1)
    }
    if isOnLines { text += ("\n" + String(repeating: "  ", count: indent)).utf8 }
    text += closing.utf8
  }

  /// Returns whether a value is short and contains only values that contain no others.
  private static func fitsOnOneLine(_ value: JSONValue, _ indent: Int) -> Bool {
    let parts: [JSONValue] =
      switch value {
      case .array(let elements): elements
      case .object(let members): members.map { $0.value }
      case .null, .bool, .number, .string: []
      }
    return parts.allSatisfy { $0.isScalar } && 2 * indent + compact(value).unicodeScalars.count <= widestLine
  }

  // MARK: Scalars

  /// Writes a number. It is read back as the same `Double`.
  private mutating func write(_ value: Double) {
    if let whole = Int(exactly: value), abs(whole) < 1 << 53, whole != 0 || value.sign == .plus { return write(whole) }
    text += Self.number(value).utf8
  }

  /// Writes a whole number. Most numbers are, and `description` takes several times as long.
  private mutating func write(_ value: Int) {
    if value < 0 { text.append(UInt8(ascii: "-")) }
    var rest = value.magnitude
    let start = text.count
    repeat {
      text.append(UInt8(ascii: "0") + UInt8(rest % 10))
      rest /= 10
    } while rest > 0
    text[start...].reverse()
  }

  /// Returns a number. It is read back as the same `Double`.
  package static func number(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    let text = "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// Returns a string literal.
  package static func string(_ text: String) -> String {
    var writer = JSONWriter(isIndented: false)
    writer.write(text)
    return String(decoding: writer.text, as: UTF8.self)
  }

  /// Writes a string literal. Control characters of one byte and of two are escaped.
  private mutating func write(_ string: String) {
    text.append(UInt8(ascii: "\""))
    var copy = string
    copy.withUTF8 { bytes in
      var start = 0
      for (index, byte) in bytes.enumerated() {
        // The second byte of a control character of two bytes follows 0xC2.
        let isEscaped =
          byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == 0x7F
          || byte == 0xC2 && bytes[index + 1] < 0xA0
        guard isEscaped else { continue }
        text += bytes[start..<index]
        let scalar = byte == 0xC2 ? UnicodeScalar(bytes[index + 1]) : UnicodeScalar(byte)
        text += Self.escape(scalar).utf8
        start = index + (byte == 0xC2 ? 2 : 1)
      }
      text += bytes[start...]
    }
    text.append(UInt8(ascii: "\""))
  }

  /// Returns the escape for a character of one or two bytes.
  static func escape(_ scalar: UnicodeScalar) -> String {
    switch scalar {
    case "\"": return "\\\""
    case "\\": return "\\\\"
    case "\n": return "\\n"
    case "\r": return "\\r"
    case "\t": return "\\t"
    default:
      let digits = String(scalar.value, radix: 16)
      return "\\u" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
    }
  }
}

extension JSONValue {
  /// Whether it contains no other value.
  fileprivate var isScalar: Bool {
    switch self {
    case .array(let elements): elements.isEmpty
    case .object(let members): members.isEmpty
    case .null, .bool, .number, .string: true
    }
  }
}
