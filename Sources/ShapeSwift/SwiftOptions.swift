/// Options for generated Swift source.
public struct SwiftOptions: Sendable {
  /// The access level of the types.
  public enum Access: String, CaseIterable, Sendable {
    case `internal`, `public`, `package`

    /// The level before a declaration.
    var text: String { self == .internal ? "" : "\(rawValue) " }
  }

  public var access = Access.internal
  /// The enum that contains all types, or `nil` for none.
  public var namespace: SwiftNamespace?
  /// Whether it writes a `#Preview` for each `preview` of the source.
  public var writesPreviews = false
  /// Whether it also writes guards that are proved. Tests compare both forms.
  var keepsGuards = false

  public init() {}

  /// The access level before a declaration.
  var accessText: String { access.text }
}

/// The name of an enum that contains generated types.
public struct SwiftNamespace: Hashable, Sendable {
  /// Why a name can't be that of a namespace.
  public enum Failure: Error, Equatable {
    /// It is not a name in Swift.
    case notAName
    /// Swift reserves it.
    case reserved
    /// A type or module that generated code or apps use has the same name.
    case common
  }

  public let name: String

  public init(_ name: String) throws(Failure) {
    func isLetter(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "_") || (byte | 32) >= 97 && (byte | 32) <= 122 }
    func isDigit(_ byte: UInt8) -> Bool { byte >= 48 && byte <= 57 }
    guard let first = name.utf8.first, isLetter(first), name.utf8.allSatisfy({ isLetter($0) || isDigit($0) }),
      name.utf8.contains(where: { $0 != UInt8(ascii: "_") })
    else { throw .notAName }
    if SwiftNames.isKeyword(name) { throw .reserved }
    if SwiftNames.type(name) != name || AppTypeNames.contains(name) { throw .common }
    self.name = name
  }
}
