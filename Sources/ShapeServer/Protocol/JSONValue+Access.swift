import ShapeLanguage

extension JSONValue {
  var text: String? { if case .string(let text) = self { text } else { nil } }

  var bool: Bool? { if case .bool(let value) = self { value } else { nil } }

  var double: Double? { if case .number(let value) = self { value } else { nil } }

  /// A whole number.
  var int: Int? { double.flatMap { Int(exactly: $0) } }

  var array: [JSONValue]? { if case .array(let elements) = self { elements } else { nil } }

  /// Returns the value of a member that must be there.
  func required<Value>(_ name: String, _ read: (JSONValue) -> Value?) throws(ResponseError) -> Value {
    guard let value = self[name].flatMap(read) else { throw .missing(name) }
    return value
  }

  /// Returns the value at a path of members.
  func at(_ names: String...) -> JSONValue? {
    var value: JSONValue? = self
    for name in names { value = value?[name] }
    return value
  }

  /// Creates an object without the members that are `nil`.
  static func object(_ members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
    .object(members.compactMap { name, value in value.map { Member(name, $0) } })
  }
}
