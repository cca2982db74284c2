/// A type, as it appears in messages.
public struct DescribedType: Equatable, Sendable, CustomStringConvertible {
  /// The type; nil if it is one of several types, or not a type of values.
  let type: ValueType?
  /// The spelling in a source.
  package let spelling: String

  init(_ type: ValueType?, _ spelling: String) {
    self.type = type
    self.spelling = spelling
  }

  /// A list with any elements.
  static let anyList = DescribedType(nil, "list")

  public var description: String { spelling }

  var isList: Bool { if case .list = type { true } else { false } }

  /// The spelling with its article: `an Angle`, `a list`.
  var withArticle: String {
    switch type {
    case .edges: return "a set of edges"
    case .list: return "a list \(spelling)"
    case .invalid, .number, .integer, .bool, .angle, .point, .size, .rect, .color, .paint, .path, .string, .stop,
      .enumeration, nil:
      let vowels: [UInt8] = Array("AEIO".utf8)
      return (spelling.utf8.first.map { vowels.contains($0) } == true ? "an " : "a ") + spelling
    }
  }
}

/// The kind of a declaration, as it appears in messages.
public enum DescribedThing: Sendable {
  case value, function, style, shape, enumeration, file

  /// The word with its article.
  var text: String {
    switch self {
    case .value, .function, .style, .shape: "a \(noun)"
    case .enumeration, .file: "an \(noun)"
    }
  }

  var noun: String {
    switch self {
    case .value: "value"
    case .function: "function"
    case .style: "style"
    case .shape: "shape"
    case .enumeration: "enum"
    case .file: "imported file"
    }
  }
}
