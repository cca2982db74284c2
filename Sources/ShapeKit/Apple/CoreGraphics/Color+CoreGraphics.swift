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
  }
#endif
