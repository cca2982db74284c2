import ShapeCore

/// What a terminal answers to `query`.
public struct TerminalAnswer: Equatable, Sendable {
  /// Whether it shows sixels: attribute 4 of its primary device attributes.
  public private(set) var hasSixels = false
  /// Its background, if it tells.
  public private(set) var background: RGBA?
  /// Whether the device attributes, which come last, are among the bytes.
  public private(set) var isComplete = false

  /// Asks for the background (OSC 11), which not every terminal tells, and for the primary device attributes (DA1), which
  /// every terminal tells.
  public static let query: [UInt8] = Array("\u{1B}]11;?\u{1B}\\\u{1B}[c".utf8)

  /// Reads the bytes so far. Ignores everything that is no answer, such as keys.
  public init(_ bytes: [UInt8]) {
    let escape = UInt8(0x1B)
    var rest = bytes[...]
    while let start = rest.firstIndex(of: escape) {
      rest = rest[(start + 1)...]
      if rest.starts(with: "]11;rgb:".utf8) {
        background = Self.color(rest.dropFirst(8).prefix { $0 != escape && $0 != 7 })
      } else if rest.starts(with: "[?".utf8) {
        let attributes = rest.dropFirst(2).prefix { $0 == UInt8(ascii: ";") || ($0.hexadecimalValue ?? 10) < 10 }
        guard rest.dropFirst(2 + attributes.count).first == UInt8(ascii: "c") else { continue }
        isComplete = true
        // The first number is the class of the terminal.
        hasSixels = attributes.split(separator: UInt8(ascii: ";")).dropFirst().contains { $0.elementsEqual("4".utf8) }
      }
    }
  }

  /// Returns a color such as `1e1e/1e1e/2020`. Components have one to four hexadecimal digits.
  private static func color(_ text: ArraySlice<UInt8>) -> RGBA? {
    let components = text.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).map { digits in
      var (value, largest) = (0, 0)
      for byte in digits.prefix(4) {
        guard let digit = byte.hexadecimalValue else { return nil as Float? }
        (value, largest) = (value * 16 + Int(digit), largest * 16 + 15)
      }
      return largest > 0 ? Float(value) / Float(largest) : nil
    }
    guard components.count == 3, let red = components[0], let green = components[1], let blue = components[2] else {
      return nil
    }
    return RGBA(red: red, green: green, blue: blue)
  }
}
