/// Writes JSON values as text.
public struct JSONWriter {
  private let isIndented: Bool
  private var text = ""
  /// The number of columns of a value that is written on one line, if the text is indented.
  private static let widestLine = 110

  private init(isIndented: Bool) { self.isIndented = isIndented }

  /// Returns the text of a value on one line, without white space.
  public static func compact(_ value: JSONValue) -> String {
    var writer = JSONWriter(isIndented: false)
    writer.write(value, indent: 0)
    return writer.text
  }

  /// Returns the text of a value for people, with a line break at its end. A short array or object that contains no
  /// other one is on one line.
  public static func indented(_ value: JSONValue) -> String {
    var writer = JSONWriter(isIndented: true)
    writer.write(value, indent: 0)
    return writer.text + "\n"
  }

  private mutating func write(_ value: JSONValue, indent: Int) {
    switch value {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .number(let value): text += Self.number(value)
    case .string(let string): text += Self.string(string)
    case .array(let elements):
      write("[", elements, "]", of: value, indent) { writer, element, indent in writer.write(element, indent: indent) }
    case .object(let members):
      write("{", members, "}", of: value, indent) { writer, member, indent in
        writer.text += Self.string(member.name) + (writer.isIndented ? ": " : ":")
        writer.write(member.value, indent: indent)
      }
    }
  }

  private mutating func write<Element>(
    _ opening: String, _ elements: [Element], _ closing: String, of value: JSONValue, _ indent: Int,
    _ write: (inout JSONWriter, Element, Int) -> Void
  ) {
    text += opening
    let isOnLines = isIndented && !elements.isEmpty && !Self.fitsOnOneLine(value, indent)
    let separator = isOnLines ? "\n" + String(repeating: "  ", count: indent + 1) : ""
    for (index, element) in elements.enumerated() {
      if index > 0 { text += isIndented && !isOnLines ? ", " : "," }
      text += separator
      write(&self, element, indent + 1)
    }
    if isOnLines { text += "\n" + String(repeating: "  ", count: indent) }
    text += closing
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

  /// Returns a number. It is read back as the same `Double`.
  static func number(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    let text = "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// Returns a string literal.
  static func string(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      if scalar == "\"" || scalar == "\\" || scalar.value < 32 || (127..<160).contains(scalar.value) {
        result += escape(scalar)
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
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
