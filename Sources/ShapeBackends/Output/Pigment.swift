import ShapeCore

/// A color in a picture file: eight bits per channel.
struct Pigment: Equatable {
  /// 0xRRGGBB.
  var rgb: UInt32
  /// The opacity in ten-thousandths.
  var alpha: Int32

  static let opaque: Int32 = 10_000

  init(rgb: UInt32, alpha: Int32 = opaque) {
    self.rgb = rgb
    self.alpha = alpha
  }

  init(_ color: RGBA) {
    rgb = Self.byte(color.red) << 16 | Self.byte(color.green) << 8 | Self.byte(color.blue)
    alpha = Int32(Self.clamped(color.alpha) * Float(Self.opaque) + 0.5)
  }

  private static func clamped(_ component: Float) -> Float { component > 0 ? min(component, 1) : 0 }
  private static func byte(_ component: Float) -> UInt32 { UInt32(clamped(component) * 255 + 0.5) }
}

/// A color for each appearance in a picture file.
struct Tint: Equatable {
  var light: Pigment
  var dark: Pigment
  /// The number of the parameter whose value it is, or 0. See `Color.parameter`.
  var parameter: UInt8 = 0
}

extension Tint {
  /// Creates a color that is the same in both appearances.
  init(_ both: Pigment) { self.init(light: both, dark: both) }

  static let black = Tint(Pigment(rgb: 0))

  /// Whether it is transparent in both appearances, and with any value of its parameter.
  var isClear: Bool { light.alpha == 0 && dark.alpha == 0 && parameter == 0 }

  /// The same opacities in black.
  var blackened: Tint {
    Tint(light: Pigment(rgb: 0, alpha: light.alpha), dark: Pigment(rgb: 0, alpha: dark.alpha))
  }
}

/// A stop of a gradient in a picture file.
struct ColorStop {
  var position: Double
  var tint: Tint
}
