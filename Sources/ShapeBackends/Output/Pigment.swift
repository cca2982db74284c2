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

  /// Returns a gray of a value in 0...1.
  static func gray(_ value: Double) -> Pigment {
    let gray = UInt32(max(0, min(value, 1)) * 255 + 0.5)
    return Pigment(rgb: gray << 16 | gray << 8 | gray)
  }

  /// Returns red, green and blue in 0...1.
  static func components(_ rgb: UInt32) -> [Double] {
    [16, 8, 0].map { (shift: UInt32) in Double(rgb >> shift & 255) / 255 }
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

extension Tint: ConicColor {
  func steps(to other: Tint) -> Int { max(light.steps(to: other.light), dark.steps(to: other.dark)) }

  /// Returns the linear interpolation between two colors. The result is opaque.
  func mixed(with other: Tint, at fraction: Double) -> Tint {
    Tint(light: light.mixed(with: other.light, at: fraction), dark: dark.mixed(with: other.dark, at: fraction))
  }
}

extension Pigment: ConicColor {
  /// Returns the largest difference between the channels of two colors, in 0...255.
  func steps(to other: Pigment) -> Int {
    Self.channels.reduce(0) { max($0, abs(channel($1) - other.channel($1))) }
  }

  /// Returns the linear interpolation between two colors. The result is opaque.
  func mixed(with other: Pigment, at fraction: Double) -> Pigment {
    Pigment(
      rgb: Self.channels.reduce(0) { result, shift in
        let from = Double(channel(shift))
        return result | UInt32(from + (Double(other.channel(shift)) - from) * fraction + 0.5) << shift
      })
  }

  private static var channels: [UInt32] { [0, 8, 16] }
  private func channel(_ shift: UInt32) -> Int { Int(rgb >> shift & 255) }
}
