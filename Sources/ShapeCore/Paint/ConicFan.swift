/// A color that a conic gradient can mix.
package protocol ConicColor: Equatable {
  /// Returns the largest difference between the components of two colors, in units of 1/255, rounded up.
  func steps(to other: Self) -> Int
  /// Returns the linear interpolation between two colors: this one at 0, the other at 1.
  func mixed(with other: Self, at fraction: Double) -> Self
}

/// A conic gradient as shapes of one color each, for renderers without conic gradients: a background, and blades to be
/// painted over it in order. Each blade continues below the next ones, so that there is no seam between them.
package struct ConicFan<Color: ConicColor> {
  /// A triangle, or a polygon, that begins at the gradient's center and extends beyond the region.
  package struct Blade {
    /// The corners. The first one is the center of the gradient.
    package var corners: [Point]
    /// The color.
    package var color: Color
    /// Whether it ends at the background. Otherwise, the next blades cover its end.
    package var isLast = false
  }

  /// The region that the fan covers.
  package let region: Rect
  /// The color of the last part of the turn.
  package let background: Color
  /// The other parts, in order.
  package private(set) var blades: [Blade] = []

  /// The steps that drawing it takes, which are many because each blade is a path in the file.
  package var steps: Int { 100 * blades.count }

  /// Creates a fan, or returns `nil` without a stop.
  /// - Parameters:
  ///   - stops: The colors, with positions in 0...1, in order.
  ///   - countPerTurn: The number of blades per turn above which neighbors between two stops differ by more than 1/255.
  ///     Defaults to no limit.
  package init?(
    center: Point, start: Angle, stops: [(position: Double, color: Color)], covering region: Rect,
    countPerTurn: Double = .infinity
  ) {
    self.region = region
    let wedges = Self.wedges(stops, perTurn: countPerTurn)
    guard let last = wedges.last else { return nil }
    background = last.color
    let corners = [region.topLeft, region.topRight, region.bottomRight, region.bottomLeft]
    // The outer ends are chords of at most an eighth of a turn: they are outside a circle around the region.
    let radius = (corners.map { center.distance(to: $0) }.max() ?? 0) * 1.1 + 1
    for (index, wedge) in wedges.dropLast().enumerated() {
      let end = min(wedges[index + 1].start + 0.01, last.start)
      var blade = Blade(corners: [center], color: wedge.color, isLast: end == last.start)
      let pieces = max(1, Int(((end - wedge.start) * 8).rounded(.up)))
      for piece in 0...pieces {
        let turns = wedge.start + (end - wedge.start) * Double(piece) / Double(pieces)
        let angle = start.radians + turns * 2 * Double.pi
        let direction = Point(Mathematics.cosine(angle), Mathematics.sine(angle))
        blade.corners.append(center + direction * radius)
      }
      blades.append(blade)
    }
  }

  /// A color and its start, in turns from the gradient's start. It ends at the start of the next one.
  private struct Wedge {
    var start: Double
    var color: Color
  }

  /// Divides a turn into wedges of one color each. Between two of them, no component changes by more than 1/255 except at
  /// hard stops and where there would be more than a number of wedges per turn.
  private static func wedges(_ stops: [(position: Double, color: Color)], perTurn: Double) -> [Wedge] {
    var result: [Wedge] = []
    func append(_ start: Double, _ color: Color) {
      if start >= 1 { return }
      if let last = result.last {
        if last.color == color { return }
        if start <= last.start {
          result[result.count - 1].color = color
          return
        }
      }
      result.append(Wedge(start: start, color: color))
    }
    guard let first = stops.first, let last = stops.last else { return [] }
    append(0, first.color)
    for (from, to) in zip(stops, stops.dropFirst()) where to.position > from.position {
      let colors = from.color.steps(to: to.color)
      let widest = ((to.position - from.position) * perTurn).rounded(.up)
      let steps = max(widest < Double(colors) ? Int(widest) : colors, 1)
      for step in 0..<steps {
        let t = (Double(step) + 0.5) / Double(steps)
        let start = from.position + (to.position - from.position) * Double(step) / Double(steps)
        append(start, from.color.mixed(with: to.color, at: t))
      }
    }
    append(last.position, last.color)
    return result
  }
}

extension RGBA: ConicColor {
  package func steps(to other: RGBA) -> Int {
    let (a, b) = (drawable, other.drawable)
    // Inlined, the comparisons become 116 KB of branches, because each number may be 0 or 1.
    @inline(never) func difference(_ a: Float, _ b: Float) -> Float { abs(a - b) }
    let largest = max(
      difference(a.red, b.red), difference(a.green, b.green), difference(a.blue, b.blue),
      difference(a.alpha, b.alpha))
    return Int((largest * 255).rounded(.up))
  }
}
