/// The address of a document, as the client writes it, and its path.
public struct DocumentURI: Hashable, Sendable {
  public let text: String
  /// The path of a file, or `nil` for a document that is no file, such as one that was never saved.
  public let path: String?

  public init(_ text: String) {
    self.text = text
    path = Self.path(in: text)
  }

  /// Creates the address of a file. `nil` if its path doesn't begin with `/`.
  init?(path: String) {
    guard path.utf8.first == UInt8(ascii: "/") else { return nil }
    var text = "file://"
    for byte in path.utf8 {
      if Self.isPlain(byte) {
        text.unicodeScalars.append(UnicodeScalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        text += "%" + (digits.utf8.count < 2 ? "0" : "") + digits
      }
    }
    self.text = text
    self.path = Self.path(in: text)
  }

  /// Creates the address of the document that messages and imports know by a path.
  public init(displayPath: String) { self = DocumentURI(path: displayPath) ?? DocumentURI(displayPath) }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: "_"),
      UInt8(ascii: "."), UInt8(ascii: "~"):
      true
    default: false
    }
  }

  /// Returns the path in an address. Every comparison of two addresses needs it, so it is kept.
  private static func path(in text: String) -> String? {
    let prefix = "file://"
    guard text.utf8.starts(with: prefix.utf8) else { return nil }
    let rest = text.utf8.dropFirst(prefix.utf8.count)
    // A host before the path is this machine.
    guard let slash = rest.firstIndex(of: UInt8(ascii: "/")) else { return nil }
    var bytes: [UInt8] = []
    var encoded = Array(rest[slash...])[...]
    while let byte = encoded.popFirst() {
      if byte == UInt8(ascii: "%"), encoded.count >= 2,
        let value = UInt8(String(decoding: encoded.prefix(2), as: UTF8.self), radix: 16)
      {
        bytes.append(value)
        encoded = encoded.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The path by which messages and imports know the document.
  public var displayPath: String { path ?? text }

  /// Two addresses of one file are equal if their paths are.
  public static func == (a: DocumentURI, b: DocumentURI) -> Bool { a.displayPath == b.displayPath }
  public func hash(into hasher: inout Hasher) { hasher.combine(displayPath) }
}
