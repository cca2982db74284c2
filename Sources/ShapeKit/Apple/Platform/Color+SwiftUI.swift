#if canImport(SwiftUI) && canImport(UIKit)
  import SwiftUI
  import UIKit
  @_spi(Generated) import ShapeCore
#elseif canImport(SwiftUI) && canImport(AppKit)
  import AppKit
  import SwiftUI
  @_spi(Generated) import ShapeCore
#endif

#if canImport(SwiftUI) && (canImport(UIKit) || canImport(AppKit))
  extension ShapeCore.Color {
    /// Creates a color from that of SwiftUI, converted to sRGB. A color that depends on the appearance, such as one of an asset
    /// catalog, is resolved in both appearances. `.accentColor` also stays the tint of the view.
    public init(_ color: SwiftUI.Color) {
      if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *) {
        self.init(color, in: EnvironmentValues())
      } else {
        #if canImport(UIKit)
          self.init(uiColor: UIColor(color))
        #else
          self.init(nsColor: NSColor(color))
        #endif
      }
      if color == .accentColor { system = .tint }
    }

    /// Creates a color from that of SwiftUI, resolved in both appearances with all other values of an environment, such as
    /// increased contrast and the tint.
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
    public init(_ color: SwiftUI.Color, in environment: EnvironmentValues) {
      func resolved(in scheme: ColorScheme) -> RGBA {
        var environment = environment
        environment.colorScheme = scheme
        return RGBA(color, in: environment)
      }
      self.init(light: resolved(in: .light), dark: resolved(in: .dark))
    }

    /// The color for SwiftUI, which follows the appearance of the view that shows it.
    public var swiftUIColor: SwiftUI.Color {
      if unchangedSystem == .tint { return .accentColor }
      #if canImport(UIKit)
        return SwiftUI.Color(uiColor: uiColor)
      #else
        return SwiftUI.Color(nsColor: nsColor)
      #endif
    }
  }

  extension RGBA {
    /// Creates a color from that of SwiftUI in an environment, converted to sRGB.
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
    init(_ color: SwiftUI.Color, in environment: EnvironmentValues) {
      let color = color.resolve(in: environment)
      // Components beyond 0...1 are those of a wider gamut.
      self = RGBA(red: color.red, green: color.green, blue: color.blue, alpha: color.opacity).drawable
    }
  }

  extension Scene {
    /// Returns a picture with the colors of the system in an environment. Where SwiftUI can't resolve colors, they keep their
    /// stored components.
    func resolved(in environment: EnvironmentValues) -> Scene {
      guard #available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *), !systemColors.isEmpty else { return self }
      return resolved(in: Appearance(environment.colorScheme)) {
        RGBA(ShapeCore.Color.system($0).swiftUIColor, in: environment)
      }
    }
  }

  extension Appearance {
    /// Creates the appearance of a color scheme.
    public init(_ scheme: ColorScheme) { self = scheme == .dark ? .dark : .light }
  }

  extension ShapeCore.LayoutDirection {
    /// Creates the direction of SwiftUI's environment.
    public init(_ direction: SwiftUI.LayoutDirection) {
      self = direction == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }
#endif
