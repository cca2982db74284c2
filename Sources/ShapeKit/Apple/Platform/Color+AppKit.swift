#if canImport(AppKit) && !canImport(UIKit)
  import AppKit
  import ShapeCore

  extension Color {
    /// Creates a color from that of AppKit, converted to sRGB. A dynamic color, such as one of an asset catalog, is
    /// resolved in both appearances. A pattern becomes transparent.
    public init(nsColor: NSColor) {
      func color(in name: NSAppearance.Name) -> RGBA {
        var result = RGBA(nsColor.cgColor)
        // `cgColor` of a dynamic color is that of the current drawing appearance.
        NSAppearance(named: name)?.performAsCurrentDrawingAppearance { result = RGBA(nsColor.cgColor) }
        return result
      }
      self.init(light: color(in: .aqua), dark: color(in: .darkAqua))
    }

    /// The color for AppKit, which follows the appearance of the view that shows it.
    public var nsColor: NSColor {
      @Sendable func color(in appearance: Appearance) -> NSColor {
        let color = components(in: appearance).drawable
        return NSColor(
          srgbRed: CGFloat(Double(color.red)), green: CGFloat(Double(color.green)), blue: CGFloat(Double(color.blue)),
          alpha: CGFloat(Double(color.alpha)))
      }
      if !isAdaptive { return color(in: .light) }
      return NSColor(name: nil) { color(in: Appearance($0)) }
    }
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
