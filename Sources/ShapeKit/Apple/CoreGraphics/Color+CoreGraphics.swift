#if canImport(CoreGraphics)
  import CoreGraphics
  import ShapeCore

  extension Color {
    /// Returns the color of one appearance, in sRGB. Components beyond 0...1 are clamped; NaN counts as 0.
    public func cgColor(in appearance: Appearance) -> CGColor {
      func component(_ value: Float) -> CGFloat { CGFloat(clampedToUnit(Double(value))) }
      let color = components(in: appearance)
      return CGColor(
        srgbRed: component(color.red), green: component(color.green), blue: component(color.blue),
        alpha: component(color.alpha))
    }

    /// Creates a color that is the same in both appearances, converted to sRGB. Components that sRGB doesn't have are
    /// clamped. A pattern becomes transparent.
    public init(cgColor: CGColor) { self.init(RGBA(cgColor)) }
  }

  extension RGBA {
    /// Creates a color from that of Core Graphics, converted to sRGB.
    init(_ color: CGColor) {
      guard let space = CGColorSpace(name: CGColorSpace.sRGB),
        let converted = color.converted(to: space, intent: .defaultIntent, options: nil),
        let components = converted.components, components.count == 4
      else {
        self = Color.clear.light
        return
      }
      func component(_ value: CGFloat) -> Float { Float(clampedToUnit(Double(value))) }
      self.init(
        red: component(components[0]), green: component(components[1]), blue: component(components[2]),
        alpha: component(components[3]))
    }
  }
#endif
