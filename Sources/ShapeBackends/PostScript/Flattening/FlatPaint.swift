import ShapeCore
import ShapeRaster

/// The paint of a piece of a flattened picture.
enum FlatPaint: Equatable {
  case color(MixedColor)
  case gradient(FlatGradient)
  /// A paint that only an image can show.
  case image(RasterizationCause)

  /// Whether it hides everything below it.
  var isOpaque: Bool {
    switch self {
    case .color(let color): color.alpha >= 1
    case .gradient(let gradient): gradient.stops.allSatisfy { $0.color.alpha >= 1 }
    case .image: true
    }
  }

  /// Whether it is transparent everywhere.
  var isClear: Bool {
    switch self {
    case .color(let color): color.alpha <= 0
    case .gradient(let gradient): gradient.stops.allSatisfy { $0.color.alpha <= 0 }
    case .image: false
    }
  }

  /// Returns the paint of a source over a backdrop.
  ///
  /// A gradient with a color, or with a gradient that has the same geometry, is a gradient: its stops are mixed one by
  /// one. Only an image can show other pairs of gradients.
  static func mixed(_ source: FlatPaint, over backdrop: FlatPaint, _ mode: BlendMode) -> FlatPaint {
    if mode == .normal, source.isOpaque { return source }
    if case .image = backdrop { return backdrop }
    let cause: RasterizationCause = mode == .normal ? .translucentGradient : .blend
    return combined(source, backdrop, cause) { mode.mixed($0, over: $1) }
  }

  /// Returns the paint with its alpha multiplied by that of a mask.
  func masked(by mask: FlatPaint) -> FlatPaint {
    if case .image = self { return self }
    return .combined(self, mask, .mask) { $0.faded(by: $1.alpha) }
  }

  func faded(by opacity: Double) -> FlatPaint {
    switch self {
    case .color(let color): return .color(color.faded(by: opacity))
    case .gradient(var gradient):
      for index in gradient.stops.indices { gradient.stops[index].color.w *= opacity }
      return .gradient(gradient)
    case .image: return self
    }
  }

  /// Returns a color with the alpha of the paint, as a shadow has it.
  func recolored(_ color: MixedColor) -> FlatPaint {
    switch self {
    case .color(let own): return .color(color.faded(by: own.alpha))
    case .gradient(var gradient):
      if Set(gradient.stops.map({ $0.color.alpha })).count == 1 {
        return .color(color.faded(by: gradient.stops[0].color.alpha))
      }
      for index in gradient.stops.indices {
        gradient.stops[index].color = color.faded(by: gradient.stops[index].color.alpha)
      }
      return .gradient(gradient)
    case .image: return self
    }
  }

  private static func combined(
    _ first: FlatPaint, _ second: FlatPaint, _ cause: RasterizationCause,
    _ mix: (MixedColor, MixedColor) -> MixedColor
  ) -> FlatPaint {
    switch (first, second) {
    case (.image, _): return first
    case (_, .image): return second
    case (.color(let a), .color(let b)): return .color(mix(a, b))
    case (.color(let a), .gradient(let b)): return .gradient(b.mapped { mix(a, $0) })
    case (.gradient(let a), .color(let b)): return .gradient(a.mapped { mix($0, b) })
    case (.gradient(let a), .gradient(let b)):
      guard a.geometry == b.geometry, a.map == b.map, a.stops.map({ $0.position }) == b.stops.map({ $0.position })
      else {
        return .image(cause)
      }
      var pairs = a
      pairs.stops = []
      for (index, stop) in a.stops.enumerated() {
        if index > 0 {
          pairs.addStops(between: a.stops[index - 1].position, stop.position) { t in
            mix(
              FlatGradient.color(from: a.stops[index - 1], to: stop, at: t),
              FlatGradient.color(from: b.stops[index - 1], to: b.stops[index], at: t))
          }
        }
        pairs.stops.append(FlatGradient.Stop(position: stop.position, color: mix(stop.color, b.stops[index].color)))
      }
      return .gradient(pairs)
    }
  }
}

/// A gradient of a piece.
struct FlatGradient: Equatable {
  struct Stop: Equatable {
    var position: Double
    var color: MixedColor
  }

  /// In the coordinates of its layer.
  var geometry: GradientGeometry
  /// In order; never empty.
  var stops: [Stop]
  /// The transform from the coordinates of its layer to those of the scene.
  var map: Transform

  /// The number of times a part between two stops is halved at most. Errors of mixed colors fall to a quarter each time.
  private static let halvings = 6
  /// The largest error of a mixed color between two stops: half a step of 8 bits.
  private static let tolerance = 0.5 / 255

  /// Returns the gradient with another color for each color. Between stops, it adds others where the new colors are not
  /// linear.
  func mapped(_ body: (MixedColor) -> MixedColor) -> FlatGradient {
    var result = self
    result.stops = []
    for (index, stop) in stops.enumerated() {
      if index > 0 {
        result.addStops(between: stops[index - 1].position, stop.position) {
          body(Self.color(from: stops[index - 1], to: stop, at: $0))
        }
      }
      result.stops.append(Stop(position: stop.position, color: body(stop.color)))
    }
    return result
  }

  static func color(from first: Stop, to second: Stop, at t: Double) -> MixedColor {
    first.color + (second.color - first.color) * t
  }

  /// Adds the stops that a function of 0...1 needs between two positions, without those at its ends.
  fileprivate mutating func addStops(between low: Double, _ high: Double, _ color: (Double) -> MixedColor) {
    guard high > low else { return }
    func add(_ first: Double, _ last: Double, _ depth: Int) {
      let middle = (first + last) / 2
      let exact = color(middle)
      // A curve may cross its chord in the middle.
      let isLinear = [0.25, 0.5, 0.75].allSatisfy { share in
        let t = first + (last - first) * share
        let error = color(t) - (color(first) + (color(last) - color(first)) * share)
        return max(error.max(), -error.min()) <= Self.tolerance
      }
      if isLinear || depth == Self.halvings { return }
      add(first, middle, depth + 1)
      stops.append(Stop(position: low + (high - low) * middle, color: exact))
      add(middle, last, depth + 1)
    }
    add(0, 1, 0)
  }
}
