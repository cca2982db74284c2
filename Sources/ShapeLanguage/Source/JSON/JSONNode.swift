/// A value of a JSON text, with its place.
public struct JSONNode: Sendable {
  public enum Kind: Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONNode])
    /// Members in the order of the text. Their names differ.
    case object([Member])
  }

  /// A member of an object.
  public struct Member: Sendable {
    public var name: String
    /// The bytes of the name, with its quotes.
    public var nameRange: Range<Int>
    public var value: JSONNode
  }

  public var kind: Kind
  /// The bytes of the value, without the white space around it.
  public var range: Range<Int>

  /// The value without its places.
  public var value: JSONValue {
    switch kind {
    case .null: .null
    case .bool(let value): .bool(value)
    case .number(let value): .number(value)
    case .string(let text): .string(text)
    case .array(let elements): .array(elements.map { $0.value })
    case .object(let members): .object(members.map { JSONValue.Member($0.name, $0.value.value) })
    }
  }
}

/// The reason why a text is not JSON.
public struct JSONError: Error, Equatable, Sendable {
  /// The message, on one line without a period.
  public var message: String
  /// What to do, an imperative; `nil` if it would be a guess.
  public var hint: String?
  /// The bytes that are wrong. Empty at the end of the text.
  public var range: Range<Int>

  /// The line and the column of the error, which are counted from 1.
  public func position(in source: SourceFile) -> LineAndColumn {
    LineTable(source).position(of: range.lowerBound)
  }
}
