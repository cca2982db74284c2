#if canImport(UIKit)
  import UIKit
  import ShapeCore

  extension Color {
    /// Creates a color from that of UIKit, converted to sRGB. A dynamic color, such as one of an asset catalog, is
    /// resolved in both appearances, with the other traits unspecified. On watchOS, colors are not dynamic.
    public init(uiColor: UIColor) {
      #if os(watchOS)
        self.init(cgColor: uiColor.cgColor)
      #else
        self.init(uiColor: uiColor, in: UITraitCollection())
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
        if !isAdaptive { return UIColor(cgColor: cgColor(in: .light)) }
        return UIColor { traits in UIColor(cgColor: cgColor(in: Appearance(traits.userInterfaceStyle))) }
      #endif
    }
  }

  #if !os(watchOS)
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
