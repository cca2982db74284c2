extension OutputBuffer {
  /// Appends a color, 0xRRGGBB, in its shortest form: a name, or three or six hexadecimal digits.
  mutating func color(_ rgb: UInt32) {
    if let name = shortColorName(rgb) { return append(name) }
    append(UInt8(ascii: "#"))
    let isShort = rgb & 0x0F0F0F == rgb >> 4 & 0x0F0F0F
    var shift: UInt32 = 20
    while true {
      let digit = UInt8(truncatingIfNeeded: rgb >> shift & 15)
      append(digit < 10 ? 48 + digit : 87 + digit)
      let step: UInt32 = isShort ? 8 : 4
      if shift < step { return }
      shift -= step
    }
  }

  /// Appends a custom property with the color that it defaults to: `var(--tint,#ff8800)`.
  mutating func variable(_ name: String, _ color: Pigment) {
    append("var(--")
    for byte in name.utf8 { append(byte) }
    append(UInt8(ascii: ","))
    self.color(color)
    append(UInt8(ascii: ")"))
  }

  /// Appends a color of CSS: an opaque one in its shortest form, another one with eight digits.
  mutating func color(_ color: Pigment) {
    if color.alpha == Pigment.opaque { return self.color(color.rgb) }
    append(UInt8(ascii: "#"))
    let digits = color.rgb << 8 | UInt32((color.alpha * 255 + Pigment.opaque / 2) / Pigment.opaque)
    for place in 0..<8 {
      let digit = UInt8(truncatingIfNeeded: digits >> UInt32(28 - 4 * place) & 15)
      append(digit < 10 ? 48 + digit : 87 + digit)
    }
  }
}

/// Returns the name of a color, 0xRRGGBB, if it is shorter than its digits.
private func shortColorName(_ rgb: UInt32) -> StaticString? {
  switch rgb {
  case 0xFF0000: "red"
  case 0xD2B48C: "tan"
  case 0xF0FFFF: "azure"
  case 0xF5F5DC: "beige"
  case 0xFFE4C4: "bisque"
  case 0xA52A2A: "brown"
  case 0xFF7F50: "coral"
  case 0xFFD700: "gold"
  case 0x808080: "gray"
  case 0x008000: "green"
  case 0x4B0082: "indigo"
  case 0xFFFFF0: "ivory"
  case 0xF0E68C: "khaki"
  case 0xFAF0E6: "linen"
  case 0x800000: "maroon"
  case 0x000080: "navy"
  case 0x808000: "olive"
  case 0xFFA500: "orange"
  case 0xDA70D6: "orchid"
  case 0xCD853F: "peru"
  case 0xFFC0CB: "pink"
  case 0xDDA0DD: "plum"
  case 0x800080: "purple"
  case 0xFA8072: "salmon"
  case 0xA0522D: "sienna"
  case 0xC0C0C0: "silver"
  case 0xFFFAFA: "snow"
  case 0x008080: "teal"
  case 0xFF6347: "tomato"
  case 0xEE82EE: "violet"
  case 0xF5DEB3: "wheat"
  default: nil
  }
}
