extension Color {
  /// Creates a color from 0xRRGGBB, the same in both appearances.
  /// - Parameter alpha: The opacity, in 0...255. Defaults to 255.
  public init(hex: UInt32, alpha: UInt8 = 255) {
    var rgba = RGBA(hex: hex)
    rgba.alpha = Float(alpha) / 255
    self.init(rgba)
  }

  /// White in both appearances.
  public static let white = Color(hex: 0xFFFFFF)
  /// The transparent color.
  public static let clear = Color(hex: 0, alpha: 0)

  /// Returns a color with a light and a dark appearance.
  public static func adaptive(light: Color, dark: Color) -> Color { Color(light: light.light, dark: dark.dark) }

  /// Returns a color from its sRGB components, each in 0...1.
  public static func rgb(_ red: Double, _ green: Double, _ blue: Double, opacity: Double = 1) -> Color {
    func component(_ value: Double) -> Float { Float(clampedToUnit(value)) }
    return Color(
      RGBA(red: component(red), green: component(green), blue: component(blue), alpha: component(opacity)))
  }

  /// Returns a color from hue, saturation and lightness. See `RGBA.hsl`.
  public static func hsl(_ hue: Angle, _ saturation: Double, _ lightness: Double, opacity: Double = 1) -> Color {
    Color(RGBA.hsl(hue: hue, saturation: saturation, lightness: lightness, alpha: opacity))
  }

  /// Returns a color from perceived lightness, chroma and hue. See `RGBA.oklch`.
  public static func oklch(_ lightness: Double, _ chroma: Double, _ hue: Angle, opacity: Double = 1) -> Color {
    Color(RGBA.oklch(lightness: lightness, chroma: chroma, hue: hue, alpha: opacity))
  }
}

extension GradientStop {
  /// Returns a stop of a gradient.
  /// - Parameter position: The position in 0...1. Without one, the stop shares the space between its neighbors evenly.
  public static func stop(_ color: Color, at position: Double? = nil) -> GradientStop {
    GradientStop(color: color, position: position.map { clampedToUnit($0) } ?? .nan)
  }

  /// Returns the stops with positions for those without one (NaN), or `nil` if a position is before an earlier one or
  /// there are fewer than two stops.
  ///
  /// Stops without a position are spread evenly between their neighbors with one. The first defaults to 0 and the last
  /// to 1.
  package static func placed(_ stops: [GradientStop]) -> [GradientStop]? {
    guard stops.count >= 2 else { return nil }
    var stops = stops
    if stops[0].position.isNaN { stops[0].position = 0 }
    if stops[stops.count - 1].position.isNaN { stops[stops.count - 1].position = 1 }
    var placed = 0
    for index in 1..<stops.count where !stops[index].position.isNaN {
      let (low, high) = (stops[placed].position, stops[index].position)
      if high < low { return nil }
      for between in (placed + 1)..<max(index, placed + 1) {
        stops[between].position = low + (high - low) * Double(between - placed) / Double(index - placed)
      }
      placed = index
    }
    return stops
  }

  /// Returns the stops with positions for any input: a position before an earlier one is moved to it, and a single
  /// color is duplicated.
  static func inOrder(_ stops: [GradientStop]) -> [GradientStop] {
    if let placed = placed(stops) { return placed }
    var stops = stops.isEmpty ? [.stop(.clear)] : stops
    if stops.count == 1 { stops.append(stops[0]) }
    var low = 0.0
    for index in stops.indices where !stops[index].position.isNaN {
      low = max(low, stops[index].position)
      stops[index].position = low
    }
    return placed(stops) ?? []
  }
}

extension Paint {
  /// Returns a gradient along a line. Defaults to the line from the top center to the bottom center of the painted
  /// layer. Stops that are out of order are moved.
  public static func linearGradient(_ stops: [GradientStop], from: Point? = nil, to: Point? = nil) -> Paint {
    .gradient(GradientStop.inOrder(stops), .linear(from: from, to: to))
  }

  /// Returns a gradient outwards from a center. Defaults to the center of the painted layer and half of its longer
  /// side.
  public static func radialGradient(
    _ stops: [GradientStop], center: Point? = nil, radius: Double? = nil
  ) -> Paint {
    .gradient(GradientStop.inOrder(stops), .radial(center: center, radius: radius))
  }

  /// Returns a gradient clockwise around a center. Defaults to the center of the painted layer, starting at the right.
  public static func conicGradient(_ stops: [GradientStop], center: Point? = nil, from: Angle = .zero) -> Paint {
    .gradient(GradientStop.inOrder(stops), .conic(center: center, start: from))
  }
}
