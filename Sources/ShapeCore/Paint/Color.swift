/// A color in sRGB with straight (not premultiplied) alpha. Each component is in 0...1.
@frozen
public struct RGBA: Hashable, Sendable {
  /// The red component, in 0...1.
  public var red: Float
  /// The green component, in 0...1.
  public var green: Float
  /// The blue component, in 0...1.
  public var blue: Float
  /// The opacity, in 0...1.
  public var alpha: Float

  /// Creates a color from its components, in 0...1. `alpha` defaults to 1.
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
public enum Scheme: CaseIterable, Sendable {
  /// The light appearance.
  case light
  /// The dark appearance.
  case dark
}

/// A color for the light appearance and one for the dark appearance. Both are the same unless the color is adaptive.
///
/// A color of the system becomes a plain color when you set one of them.
public struct Color: Hashable, Sendable {
  /// The color in the light appearance.
  public var light: RGBA { didSet { (system, systemOpacity) = (nil, 1) } }
  /// The color in the dark appearance.
  public var dark: RGBA { didSet { (system, systemOpacity) = (nil, 1) } }
  /// The number of the parameter whose value it is, unchanged: 1 for the first of `Scene.colorParameters`, or 0 if it is
  /// not known.
  package var parameter: UInt8 = 0
  /// The color of the system that it is, whatever its opacity. Views show it with their own components.
  package var system: SystemColor?
  /// The opacity by which the alpha of the color of the system has been multiplied.
  package var systemOpacity: Float = 1

  /// Creates a color from those of both appearances.
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

  /// Black in both appearances.
  public static let black = Color(RGBA(hex: 0))

  /// Whether the two appearances differ.
  @inlinable package var isAdaptive: Bool { light != dark }
}

// For apps, which store colors. Embedded Swift, in which the core is compiled for browsers, has no coders.
#if !hasFeature(Embedded)
  extension RGBA: Codable {}
  extension Color: Codable {
    /// A parameter is that of a scene, so it isn't kept. A color of the system keeps its components.
    private enum CodingKeys: CodingKey { case light, dark }
  }
#endif
