/// The unit in which a client counts the characters of a line.
enum PositionEncoding: String, CaseIterable, Sendable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
  case utf32 = "utf-32"

  /// The number of units of the character that begins with a byte.
  @inline(__always)
  func units(ofCharacterWith leadingByte: UInt8) -> Int {
    switch self {
    case .utf8: Self.length(ofCharacterWith: leadingByte)
    case .utf16: leadingByte >= 0xF0 ? 2 : 1
    case .utf32: 1
    }
  }

  /// The number of bytes of the character that begins with a byte.
  @inline(__always)
  static func length(ofCharacterWith leadingByte: UInt8) -> Int {
    switch leadingByte {
    case ..<0xC0: 1
    case ..<0xE0: 2
    case ..<0xF0: 3
    default: 4
    }
  }
}
