/// The paint of a node of a scene.
@usableFromInline
package enum ScenePaint: Hashable, Sendable {
  /// One color.
  case color(Color)
  /// Colors between stops.
  case gradient(SceneGradient)
}

/// Colors between stops, interpolated in sRGB without premultiplied alpha, as in SVG and Core Graphics.
@usableFromInline
package struct SceneGradient: Hashable, Sendable {
  /// The colors, at least two, with positions in order.
  package var stops: [GradientStop]
  /// Where the colors are.
  package var geometry: GradientGeometry

  /// Creates a gradient.
  package init(stops: [GradientStop], geometry: GradientGeometry) {
    self.stops = stops
    self.geometry = geometry
  }
}

/// Where the colors of a gradient are, in the coordinates of the scene.
package enum GradientGeometry: Hashable, Sendable {
  /// Along a line, whose ends differ. The colors at its ends continue beyond them.
  case linear(from: Point, to: Point)
  /// From a center to a radius above 0. The last color continues beyond it.
  case radial(center: Point, radius: Double)
  /// Clockwise around a center over one turn, from an angle that is 0 to the right of the center.
  case conic(center: Point, start: Angle)

  /// Whether there is no place between the first and the last color.
  var isEmpty: Bool {
    switch self {
    case .linear(let from, let to): from == to
    case .radial(_, let radius): radius <= 0
    case .conic: false
    }
  }

  /// Returns the geometry moved by a displacement.
  package func moved(by displacement: Point) -> GradientGeometry {
    switch self {
    case .linear(let from, let to): .linear(from: from + displacement, to: to + displacement)
    case .radial(let center, let radius): .radial(center: center + displacement, radius: radius)
    case .conic(let center, let start): .conic(center: center + displacement, start: start)
    }
  }
}

extension ScenePaint {
  /// Creates the paint of a layer. A gradient without extent is its last color: everything is beyond its end. (Renderers
  /// differ in this.)
  /// - Parameter frame: The bounds of the layer, in the coordinates of the scene.
  package init(_ paint: Paint, in frame: Rect) {
    switch paint {
    case .color(let color): self = .color(color)
    case .gradient(let stops, let placement):
      let geometry = placement.geometry(in: frame)
      self =
        geometry.isEmpty
        ? .color(stops.last?.color ?? .black) : .gradient(SceneGradient(stops: stops, geometry: geometry))
    }
  }

  /// The stops of a gradient. A color counts as one.
  package var stops: [GradientStop] {
    switch self {
    case .color(let color): [GradientStop(color: color, position: 0)]
    case .gradient(let gradient): gradient.stops
    }
  }

  /// Returns whether all of its colors have a property.
  package func colorsSatisfy(_ isTrue: (Color) -> Bool) -> Bool {
    switch self {
    case .color(let color): isTrue(color)
    case .gradient(let gradient): gradient.stops.allSatisfy { isTrue($0.color) }
    }
  }

  /// Whether the paint is transparent in both appearances.
  package var isClear: Bool { colorsSatisfy { $0.isClear } }

  /// Returns the paint with other colors.
  package func mappingColors(_ transform: (Color) -> Color) -> ScenePaint {
    switch self {
    case .color(let color): return .color(transform(color))
    case .gradient(var gradient):
      for index in gradient.stops.indices { gradient.stops[index].color = transform(gradient.stops[index].color) }
      return .gradient(gradient)
    }
  }
}
