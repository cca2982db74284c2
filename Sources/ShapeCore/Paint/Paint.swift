/// The paint of a fill, a stroke or a border, as a drawing gives it: places are in the coordinates of the layer, and those
/// that are missing have defaults.
public enum Paint: Hashable, Sendable {
  /// One color.
  case color(Color)
  /// Colors between stops, which are in order.
  case gradient([GradientStop], GradientPlacement)
}

/// A color at a position of a gradient.
public struct GradientStop: Hashable, Sendable {
  /// The color at the position.
  public var color: Color
  /// The position: 0 at the start of the gradient and 1 at its end. Stops are in order.
  public var position: Double

  /// Creates a stop. `position` is in 0...1.
  public init(color: Color, position: Double) {
    self.color = color
    self.position = position
  }
}

/// Where the colors of a gradient are, in the coordinates of the painted layer.
public enum GradientPlacement: Hashable, Sendable {
  /// Along a line. Defaults to the line from the top center to the bottom center of the layer.
  case linear(from: Point?, to: Point?)
  /// From a center to a distance. Defaults to the center of the layer, and to half of its longer side.
  case radial(center: Point?, radius: Double?)
  /// Clockwise around a center, from an angle. Defaults to the center of the layer. An angle of 0 is to the right of the
  /// center.
  case conic(center: Point?, start: Angle)

  /// The placement with numbers that can be drawn. Defaults stay unresolved.
  package var drawable: GradientPlacement {
    switch self {
    case .linear(let from, let to): .linear(from: from?.drawable, to: to?.drawable)
    case .radial(let center, let radius): .radial(center: center?.drawable, radius: radius?.length)
    case .conic(let center, let start): .conic(center: center?.drawable, start: start.finite)
    }
  }

  /// Returns the places in a scene.
  /// - Parameter frame: The bounds of the painted layer, in the coordinates of the scene.
  func geometry(in frame: Rect) -> GradientGeometry {
    func place(_ point: Point?, else fallback: Point) -> Point { point.map { $0 + frame.origin } ?? fallback }
    switch self {
    case .linear(let from, let to):
      return .linear(
        from: place(from, else: Point(frame.midX, frame.minY)), to: place(to, else: Point(frame.midX, frame.maxY)))
    case .radial(let center, let radius):
      return .radial(
        center: place(center, else: frame.center), radius: radius ?? max(frame.width, frame.height) / 2)
    case .conic(let center, let start):
      return .conic(center: place(center, else: frame.center), start: start)
    }
  }
}
