/// A color with a meaning that platforms define, named as in UIKit. Apps have those of their platform: `ShapeColor(uiColor: .label)`.
@_spi(Generated)
public enum SystemColor: String, CaseIterable, Sendable {
  /// The color of text and symbols, from the most to the least important, of text with a link, or of what can be tapped.
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, placeholderText, link, tint
  /// The color of a line between parts, translucent or opaque.
  case separator, opaqueSeparator
  /// The color behind everything, and behind parts of it.
  case systemBackground, secondarySystemBackground, tertiarySystemBackground
  /// The color behind groups, and behind parts of them.
  case systemGroupedBackground, secondarySystemGroupedBackground, tertiarySystemGroupedBackground
  /// The color of an area over a background, from small to large ones.
  case systemFill, secondarySystemFill, tertiarySystemFill, quaternarySystemFill
  /// A color of the spectrum.
  case systemRed, systemOrange, systemYellow, systemGreen, systemMint, systemTeal, systemCyan, systemBlue, systemIndigo
  /// A color of the spectrum.
  case systemPurple, systemPink, systemBrown
  /// A gray, from the strongest to the one nearest to the background.
  case systemGray, systemGray2, systemGray3, systemGray4, systemGray5, systemGray6

  /// The documented values in the light and the dark appearance of iOS, where no view says otherwise. Sources: the color
  /// tables of Apple's Human Interface Guidelines before iOS 26, and for what they don't list, the values of `UIColor` in
  /// iOS 13 to 18 at the base level without increased contrast.
  var documented: Color {
    switch self {
    case .label: Self.pair(0x000000, 0xFFFFFF)
    case .secondaryLabel: Self.pair(0x3C3C43, 0.6, 0xEBEBF5, 0.6)
    case .tertiaryLabel, .placeholderText: Self.pair(0x3C3C43, 0.3, 0xEBEBF5, 0.3)
    case .quaternaryLabel: Self.pair(0x3C3C43, 0.18, 0xEBEBF5, 0.16)
    case .link: Self.pair(0x007AFF, 0x0984FF)
    case .separator: Self.pair(0x3C3C43, 0.29, 0x545458, 0.6)
    case .opaqueSeparator: Self.pair(0xC6C6C8, 0x38383A)
    case .systemBackground: Self.pair(0xFFFFFF, 0x000000)
    case .secondarySystemBackground, .systemGray6: Self.pair(0xF2F2F7, 0x1C1C1E)
    case .tertiarySystemBackground: Self.pair(0xFFFFFF, 0x2C2C2E)
    case .systemGroupedBackground: Self.pair(0xF2F2F7, 0x000000)
    case .secondarySystemGroupedBackground: Self.pair(0xFFFFFF, 0x1C1C1E)
    case .tertiarySystemGroupedBackground: Self.pair(0xF2F2F7, 0x2C2C2E)
    case .systemFill: Self.pair(0x787880, 0.2, 0x787880, 0.36)
    case .secondarySystemFill: Self.pair(0x787880, 0.16, 0x787880, 0.32)
    case .tertiarySystemFill: Self.pair(0x767680, 0.12, 0x767680, 0.24)
    case .quaternarySystemFill: Self.pair(0x747480, 0.08, 0x767680, 0.18)
    case .systemRed: Self.pair(0xFF3B30, 0xFF453A)
    case .systemOrange: Self.pair(0xFF9500, 0xFF9F0A)
    case .systemYellow: Self.pair(0xFFCC00, 0xFFD60A)
    case .systemGreen: Self.pair(0x34C759, 0x30D158)
    case .systemMint: Self.pair(0x00C7BE, 0x63E6E2)
    case .systemTeal: Self.pair(0x30B0C7, 0x40C8E0)
    case .systemCyan: Self.pair(0x32ADE6, 0x64D2FF)
    case .systemBlue, .tint: Self.pair(0x007AFF, 0x0A84FF)
    case .systemIndigo: Self.pair(0x5856D6, 0x5E5CE6)
    case .systemPurple: Self.pair(0xAF52DE, 0xBF5AF2)
    case .systemPink: Self.pair(0xFF2D55, 0xFF375F)
    case .systemBrown: Self.pair(0xA2845E, 0xAC8E68)
    case .systemGray: Self.pair(0x8E8E93, 0x8E8E93)
    case .systemGray2: Self.pair(0xAEAEB2, 0x636366)
    case .systemGray3: Self.pair(0xC7C7CC, 0x48484A)
    case .systemGray4: Self.pair(0xD1D1D6, 0x3A3A3C)
    case .systemGray5: Self.pair(0xE5E5EA, 0x2C2C2E)
    }
  }

  private static func pair(_ light: UInt32, _ dark: UInt32) -> Color { pair(light, 1, dark, 1) }

  private static func pair(_ light: UInt32, _ lightAlpha: Float, _ dark: UInt32, _ darkAlpha: Float) -> Color {
    var (light, dark) = (RGBA(hex: light), RGBA(hex: dark))
    (light.alpha, dark.alpha) = (lightAlpha, darkAlpha)
    return Color(light: light, dark: dark)
  }
}

extension Color {
  /// Returns a color of the system: in a view the platform's own, which follows its traits, and elsewhere its documented values.
  /// A color that is computed from it has the documented values, except one with another opacity.
  @_spi(Generated) public static func system(_ color: SystemColor) -> Color {
    var result = color.documented
    result.system = color
    return result
  }

  /// Returns the components in a view, which has its own ones for a color of the system.
  /// - Parameter live: Returns those of the view, or `nil` for the stored ones.
  package func components(in appearance: Appearance, _ live: (SystemColor) -> RGBA?) -> RGBA {
    guard let system, var color = live(system) else { return components(in: appearance) }
    color.alpha *= systemOpacity
    return color.drawable
  }

  /// The color of the system that it is, or `nil` if it has another opacity.
  package var unchangedSystem: SystemColor? { systemOpacity == 1 ? system : nil }
}
