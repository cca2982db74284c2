/// A color in sRGB with straight (not premultiplied) alpha. Each component is in 0...1.
@frozen
public struct RGBA: Hashable, Sendable {
  public var red: Float
  public var green: Float
  public var blue: Float
  public var alpha: Float

  @inlinable
  public init(red: Float, green: Float, blue: Float, alpha: Float = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates a color from 0xRRGGBB.
  @inlinable
  public init(hex: UInt32) {
    self.init(
      red: Float(hex >> 16 & 255) / 255, green: Float(hex >> 8 & 255) / 255, blue: Float(hex & 255) / 255)
  }
}

/// The appearance that an adaptive color is shown in.
public enum Scheme: Int, CaseIterable, Sendable { case light, dark }

/// A color for the light appearance and one for the dark appearance. Both are the same unless the color is adaptive.
@frozen
public struct Color: Hashable, Sendable {
  public var light: RGBA
  public var dark: RGBA
  /// The number of the parameter whose value it is, unchanged: 1 for the first of `Scene.colorParameters`, or 0 if it is
  /// not known.
  public var parameter: UInt8 = 0

  @inlinable
  public init(light: RGBA, dark: RGBA) {
    self.light = light
    self.dark = dark
  }

  /// Creates a color that is the same in both appearances.
  @inlinable
  public init(_ both: RGBA) {
    light = both
    dark = both
  }

  public static let black = Color(RGBA(hex: 0))

  /// Whether the two appearances differ.
  @inlinable public var isAdaptive: Bool { light != dark }
}
