extension Color {
  /// Creates a color from 0xRRGGBB, the same in both appearances.
  /// - Parameter alpha: its opacity, 0 to 255.
  public init(hex: UInt32, alpha: UInt8 = 255) {
    var rgba = RGBA(hex: hex)
    rgba.alpha = Float(alpha) / 255
    self.init(rgba)
  }

  public static let white = Color(hex: 0xFFFFFF)
  /// No color at all.
  public static let clear = Color(hex: 0, alpha: 0)

  /// One color for the light appearance, one for the dark.
  public static func adaptive(light: Color, dark: Color) -> Color { Color(light: light.light, dark: dark.dark) }

  /// Returns a color by its sRGB components, each 0 to 1.
  public static func rgb(_ red: Double, _ green: Double, _ blue: Double, opacity: Double = 1) -> Color {
    func component(_ value: Double) -> Float { Float(clampedToUnit(value)) }
    return Color(
      RGBA(red: component(red), green: component(green), blue: component(blue), alpha: component(opacity)))
  }

  /// Returns a color by hue, saturation and lightness. See `RGBA.hsl`.
  public static func hsl(_ hue: Angle, _ saturation: Double, _ lightness: Double, opacity: Double = 1) -> Color {
    Color(RGBA.hsl(hue: hue, saturation: saturation, lightness: lightness, alpha: opacity))
  }

  /// Returns a color by perceived lightness, chroma and hue. See `RGBA.oklch`.
  public static func oklch(_ lightness: Double, _ chroma: Double, _ hue: Angle, opacity: Double = 1) -> Color {
    Color(RGBA.oklch(lightness: lightness, chroma: chroma, hue: hue, alpha: opacity))
  }
}

extension GradientStop {
  /// Returns a color at a place of a gradient, 0 to 1; without a place it shares the room between its neighbors.
  public static func stop(_ color: Color, at position: Double? = nil) -> GradientStop {
    GradientStop(color: color, position: position.map { clampedToUnit($0) } ?? .nan)
  }

  /// Returns the stops with places for those that have none (NaN): spread evenly between their neighbors that have one,
  /// the first at 0 and the last at 1. Nil where a place lies before an earlier one, or there are fewer than two stops.
  public static func placed(_ stops: [GradientStop]) -> [GradientStop]? {
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

  /// Returns the same, whatever the stops are: a place before an earlier one is moved to it, and a single color is
  /// there twice.
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
  /// Colors along a line, from the top center to the bottom center of the painted layer unless said. Stops out of order
  /// are moved.
  public static func linearGradient(_ stops: [GradientStop], from: Point? = nil, to: Point? = nil) -> Paint {
    .linear(LinearGradient(stops: GradientStop.inOrder(stops), from: from, to: to))
  }

  /// Colors outwards from a center: that of the painted layer, over half of its longer side, unless said.
  public static func radialGradient(
    _ stops: [GradientStop], center: Point? = nil, radius: Double? = nil
  ) -> Paint {
    .radial(RadialGradient(stops: GradientStop.inOrder(stops), center: center, radius: radius))
  }

  /// Colors clockwise around a center, from an angle on.
  public static func conicGradient(_ stops: [GradientStop], center: Point? = nil, from: Angle = .zero) -> Paint {
    .conic(ConicGradient(stops: GradientStop.inOrder(stops), center: center, start: from))
  }
}
