#if canImport(AppKit) && !canImport(UIKit)
  import AppKit
  @_spi(Generated) import ShapeCore

  extension Color {
    /// Creates a color from that of AppKit, converted to sRGB. A dynamic color, such as one of an asset catalog, is resolved
    /// in both appearances. A color of the system, such as `.labelColor` or `.controlAccentColor`, also stays one: a view
    /// shows it in its own appearance. A pattern becomes transparent.
    public init(nsColor: NSColor) {
      func color(in name: NSAppearance.Name) -> RGBA { RGBA(nsColor, in: NSAppearance(named: name)) }
      self.init(light: color(in: .aqua), dark: color(in: .darkAqua))
      system = SystemColor(nsColor)
    }

    /// The color for AppKit, which follows the appearance of the view that shows it.
    public var nsColor: NSColor {
      @Sendable func color(in appearance: Appearance, _ drawing: NSAppearance? = nil) -> NSColor {
        let color = components(in: appearance) { $0.nsColor.map { RGBA($0, in: drawing) } }.drawable
        return NSColor(
          srgbRed: CGFloat(Double(color.red)), green: CGFloat(Double(color.green)), blue: CGFloat(Double(color.blue)),
          alpha: CGFloat(Double(color.alpha)))
      }
      if let own = unchangedSystem?.nsColor { return own }
      if !isAdaptive, system == nil { return color(in: .light) }
      return NSColor(name: nil) { color(in: Appearance($0), $0) }
    }
  }

  extension RGBA {
    /// Creates a color from that of AppKit in an appearance, converted to sRGB.
    init(_ color: NSColor, in appearance: NSAppearance?) {
      var result = RGBA(color.cgColor)
      // `cgColor` of a dynamic color is that of the current drawing appearance.
      appearance?.performAsCurrentDrawingAppearance { result = RGBA(color.cgColor) }
      self = result
    }
  }

  extension SystemColor {
    /// The dynamic color, or `nil` if AppKit doesn't have it.
    var nsColor: NSColor? { Self.nsColors[self] }

    /// Creates the color with an object of AppKit. Only the same object counts, since nothing says what else is equal to it.
    fileprivate init?(_ color: NSColor) {
      guard let known = Self.nsColors.first(where: { $0.value === color })?.key else { return nil }
      self = known
    }

    private static let nsColors: [SystemColor: NSColor] = {
      var colors: [SystemColor: NSColor] = [
        .label: .labelColor, .secondaryLabel: .secondaryLabelColor, .tertiaryLabel: .tertiaryLabelColor,
        .quaternaryLabel: .quaternaryLabelColor, .placeholderText: .placeholderTextColor, .link: .linkColor,
        .tint: .controlAccentColor, .separator: .separatorColor, .systemBackground: .windowBackgroundColor,
        .systemRed: .systemRed, .systemOrange: .systemOrange, .systemYellow: .systemYellow, .systemGreen: .systemGreen,
        .systemMint: .systemMint, .systemTeal: .systemTeal, .systemCyan: .systemCyan, .systemBlue: .systemBlue,
        .systemIndigo: .systemIndigo, .systemPurple: .systemPurple, .systemPink: .systemPink,
        .systemBrown: .systemBrown, .systemGray: .systemGray,
      ]
      if #available(macOS 14, *) {
        colors.merge([
          .systemFill: .systemFill, .secondarySystemFill: .secondarySystemFill,
          .tertiarySystemFill: .tertiarySystemFill, .quaternarySystemFill: .quaternarySystemFill,
        ]) { $1 }
      }
      return colors
    }()
  }

  extension Appearance {
    /// Creates the appearance that is nearest to one of AppKit.
    public init(_ appearance: NSAppearance) {
      self = appearance.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua ? .dark : .light
    }
  }

  extension LayoutDirection {
    /// Creates the direction of AppKit's views.
    public init(_ direction: NSUserInterfaceLayoutDirection) {
      self = direction == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }
#endif
