import ShapeCore

extension Pigment {
  /// Returns a gray of a value in 0...1.
  static func gray(_ value: Double) -> Pigment {
    let gray = UInt32(max(0, min(value, 1)) * 255 + 0.5)
    return Pigment(rgb: gray << 16 | gray << 8 | gray)
  }
}

/// Colors and blend modes in PDF.
enum PDFColors {
  /// Returns red, green and blue in 0...1.
  static func components(_ rgb: UInt32) -> [Double] {
    [16, 8, 0].map { (shift: UInt32) in Double(rgb >> shift & 255) / 255 }
  }

  /// The names of blend modes (ISO 32000-1, tables 136 and 137).
  static func name(of blend: BlendMode) -> StaticString {
    switch blend {
    case .normal: "/Normal"
    case .multiply: "/Multiply"
    case .screen: "/Screen"
    case .overlay: "/Overlay"
    case .darken: "/Darken"
    case .lighten: "/Lighten"
    case .colorDodge: "/ColorDodge"
    case .colorBurn: "/ColorBurn"
    case .hardLight: "/HardLight"
    case .softLight: "/SoftLight"
    case .difference: "/Difference"
    case .exclusion: "/Exclusion"
    case .hue: "/Hue"
    case .saturation: "/Saturation"
    case .color: "/Color"
    case .luminosity: "/Luminosity"
    }
  }
}
