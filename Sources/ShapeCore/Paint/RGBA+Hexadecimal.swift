extension RGBA {
  /// Returns a channel with eight bits.
  package static func byte(_ channel: Float) -> UInt8 { UInt8(max(0, min(1, channel.isNaN ? 0 : channel)) * 255 + 0.5) }

  /// Red, green, blue and alpha with eight bits each.
  package var bytes: [UInt8] { [red, green, blue, alpha].map { Self.byte($0) } }

  /// Returns the color with a `#`, with as many digits as another one if that suffices, or else with more.
  ///
  /// - Parameter digits: 3, 4, 6 or 8.
  package func hexadecimal(digits: Int = 6, isUppercase: Bool = true) -> String {
    let hasAlpha = digits == 4 || digits == 8 || bytes[3] < 255
    let channels = hasAlpha ? bytes : Array(bytes.prefix(3))
    let isShort = digits <= 4 && channels.allSatisfy { $0 % 17 == 0 }
    return channels.reduce(into: "#") { text, byte in
      let digits = String(byte, radix: 16, uppercase: isUppercase)
      text += isShort ? String(digits.suffix(1)) : (byte < 16 ? "0" : "") + digits
    }
  }
}

extension UInt8 {
  /// The value of the byte as a hexadecimal digit, or `nil` if it is another character.
  package var hexadecimalValue: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}

extension RGBA: CustomStringConvertible {
  /// The color as `#FF8000`, with alpha as `#FF800080`, or as `rgb(…)` if eight bits per component don't suffice.
  public var description: String {
    let rounded: [Float] = bytes.map { byte in Float(byte) / 255 }
    if [red, green, blue, alpha] == rounded { return hexadecimal() }
    return "rgb(\(red), \(green), \(blue)" + (alpha == 1 ? ")" : ", opacity: \(alpha))")
  }
}

extension Color: CustomStringConvertible {
  /// The color, such as `#FF8000`, or both colors, such as `adaptive(light: #FFFFFF, dark: #000000)`.
  public var description: String {
    isAdaptive ? "adaptive(light: \(light), dark: \(dark))" : "\(light)"
  }
}
