/// A JSON value, to write.
public enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  /// A number. JSON has no infinite numbers, so that these are written as `null`.
  case number(Double)
  case string(String)
  case array([JSONValue])
  /// Members in the order of writing. The names must differ.
  case object([Member])

  /// A member of an object.
  public struct Member: Hashable, Sendable {
    public var name: String
    public var value: JSONValue

    public init(_ name: String, _ value: JSONValue) {
      self.name = name
      self.value = value
    }
  }

  public static func number(_ value: some BinaryInteger) -> JSONValue { .number(Double(value)) }

  /// The value of a member of an object, or `nil` if it is no object or has no such member. A new member comes last.
  public subscript(name: String) -> JSONValue? {
    get {
      guard case .object(let members) = self else { return nil }
      return members.first { $0.name == name }?.value
    }
    set {
      guard case .object(var members) = self else { return }
      let index = members.firstIndex { $0.name == name }
      if let index { members.remove(at: index) }
      if let newValue { members.insert(Member(name, newValue), at: index ?? members.count) }
      self = .object(members)
    }
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral, ExpressibleByNilLiteral, ExpressibleByIntegerLiteral
{
  public init(stringLiteral text: String) { self = .string(text) }
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(elements.map { Member($0.0, $0.1) })
  }
  public init(nilLiteral: ()) { self = .null }
  public init(integerLiteral value: Int) { self = .number(value) }
}

extension JSONValue {
  /// Creates a string, or `null` for `nil`.
  public init(_ text: String?) { self = text.map { .string($0) } ?? .null }

  /// Creates an array of the values of elements.
  public init<Element>(_ elements: some Sequence<Element>, _ value: (Element) -> JSONValue) {
    self = .array(elements.map(value))
  }
}
