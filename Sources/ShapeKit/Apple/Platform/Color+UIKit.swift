#if canImport(UIKit)
  import UIKit
  @_spi(Generated) import ShapeCore

  extension Color {
    /// Creates a color from that of UIKit, converted to sRGB. A dynamic color, such as one of an asset catalog, is resolved in
    /// both appearances, with the other traits unspecified. A color of the system, such as `.label` or `.tintColor`, also
    /// stays one: a view shows it with all of its traits. On watchOS, colors are not dynamic.
    public init(uiColor: UIColor) {
      #if os(watchOS)
        self.init(cgColor: uiColor.cgColor)
      #else
        self.init(uiColor: uiColor, in: UITraitCollection())
        system = SystemColor(uiColor)
      #endif
    }

    #if !os(watchOS)
      /// Creates a color from that of UIKit, resolved in both appearances with all other traits of a collection, such as
      /// increased contrast and the elevated level of a sheet. Create it again when these traits change.
      public init(uiColor: UIColor, in traits: UITraitCollection) {
        func color(in style: UIUserInterfaceStyle) -> RGBA {
          RGBA(uiColor.resolvedColor(with: traits.with(style)).cgColor)
        }
        self.init(light: color(in: .light), dark: color(in: .dark))
      }
    #endif

    /// The color for UIKit, which follows the appearance of the view that shows it. On watchOS, that is always dark.
    public var uiColor: UIColor {
      #if os(watchOS)
        return UIColor(cgColor: cgColor(in: .dark))
      #else
        if let own = unchangedSystem?.uiColor { return own }
        if !isAdaptive, system == nil { return UIColor(cgColor: cgColor(in: .light)) }
        return UIColor { traits in
          let shown = components(in: Appearance(traits.userInterfaceStyle)) { color in
            color.uiColor.map { RGBA($0.resolvedColor(with: traits).cgColor) }
          }
          return UIColor(cgColor: Color(shown).cgColor(in: .light))
        }
      #endif
    }
  }

  #if !os(watchOS)
    extension SystemColor {
      /// The dynamic color, or `nil` if the platform doesn't have it, or if each view has its own.
      var uiColor: UIColor? { Self.uiColors[self] }

      /// Creates the color with an object of UIKit. Only the same object counts, since nothing says what else is equal to it.
      fileprivate init?(_ color: UIColor) {
        let known = color === UIColor.tintColor ? .tint : Self.uiColors.first { $0.value === color }?.key
        guard let known else { return nil }
        self = known
      }

      private static let uiColors: [SystemColor: UIColor] = {
        var colors: [SystemColor: UIColor] = [
          .label: .label, .secondaryLabel: .secondaryLabel, .tertiaryLabel: .tertiaryLabel,
          .quaternaryLabel: .quaternaryLabel, .placeholderText: .placeholderText, .link: .link, .separator: .separator,
          .opaqueSeparator: .opaqueSeparator, .systemRed: .systemRed, .systemOrange: .systemOrange,
          .systemYellow: .systemYellow, .systemGreen: .systemGreen, .systemMint: .systemMint, .systemTeal: .systemTeal,
          .systemCyan: .systemCyan, .systemBlue: .systemBlue, .systemIndigo: .systemIndigo,
          .systemPurple: .systemPurple, .systemPink: .systemPink, .systemGray: .systemGray,
        ]
        #if !os(tvOS)
          colors.merge([
            .systemBackground: .systemBackground, .secondarySystemBackground: .secondarySystemBackground,
            .tertiarySystemBackground: .tertiarySystemBackground, .systemGroupedBackground: .systemGroupedBackground,
            .secondarySystemGroupedBackground: .secondarySystemGroupedBackground,
            .tertiarySystemGroupedBackground: .tertiarySystemGroupedBackground, .systemFill: .systemFill,
            .secondarySystemFill: .secondarySystemFill, .tertiarySystemFill: .tertiarySystemFill,
            .quaternarySystemFill: .quaternarySystemFill, .systemBrown: .systemBrown, .systemGray2: .systemGray2,
            .systemGray3: .systemGray3, .systemGray4: .systemGray4, .systemGray5: .systemGray5,
            .systemGray6: .systemGray6,
          ]) { $1 }
        #endif
        return colors
      }()
    }

    extension UITraitCollection {
      fileprivate func with(_ style: UIUserInterfaceStyle) -> UITraitCollection {
        if #available(iOS 17, tvOS 17, visionOS 1, *) { return modifyingTraits { $0.userInterfaceStyle = style } }
        return UITraitCollection(traitsFrom: [self, UITraitCollection(userInterfaceStyle: style)])
      }
    }

    extension Appearance {
      /// Creates the appearance of a style of UIKit. An unspecified one is light.
      public init(_ style: UIUserInterfaceStyle) { self = style == .dark ? .dark : .light }
    }

    extension LayoutDirection {
      /// Creates the direction of UIKit's views.
      public init(_ direction: UIUserInterfaceLayoutDirection) {
        self = direction == .rightToLeft ? .rightToLeft : .leftToRight
      }
    }
  #endif
#endif
