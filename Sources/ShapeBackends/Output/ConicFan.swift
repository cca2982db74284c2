import ShapeCore

/// A conic gradient as shapes of one color each, for formats without conic gradients: a background, and blades to be
/// painted over it in order. Each blade continues below the next ones, so that there is no seam between them.
struct ConicFan {
  /// A triangle, or a polygon, that begins at the gradient's center and extends beyond the region.
  struct Blade {
    var corners: [Point]
    var tint: Tint
    /// Whether it ends at the background. Otherwise, the next blades cover its end.
    var isLast = false
  }

  /// The region that the fan covers.
  let region: Rect
  private(set) var background = Tint.black
  private(set) var blades: [Blade] = []

  /// Creates a fan.
  /// - Parameter countPerTurn: The number of blades per turn above which neighbors between two stops differ by more than
  ///   1/255. Defaults to no limit.
  init(
    center: Point, start: Angle, stops: [ColorStop], covering region: Rect, countPerTurn: Double = .infinity
  ) {
    self.region = region
    let wedges = Self.wedges(stops, perTurn: countPerTurn)
    guard let last = wedges.last else { return }
    background = last.tint
    let corners = [region.topLeft, region.topRight, region.bottomRight, region.bottomLeft]
    // The outer ends are chords of at most an eighth of a turn: they are outside a circle around the region.
    let radius = (corners.map { center.distance(to: $0) }.max() ?? 0) * 1.1 + 1
    for (index, wedge) in wedges.dropLast().enumerated() {
      let end = min(wedges[index + 1].start + 0.01, last.start)
      var blade = Blade(corners: [center], tint: wedge.tint, isLast: end == last.start)
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
    var tint: Tint
  }

  /// Divides a turn into wedges of one color each. Between two of them, no channel changes by more than 1/255 except at
  /// hard stops and where there would be more than a number of wedges per turn.
  private static func wedges(_ stops: [ColorStop], perTurn: Double) -> [Wedge] {
    var result: [Wedge] = []
    func append(_ start: Double, _ tint: Tint) {
      if start >= 1 { return }
      if let last = result.last {
        if last.tint == tint { return }
        if start <= last.start {
          result[result.count - 1].tint = tint
          return
        }
      }
      result.append(Wedge(start: start, tint: tint))
    }
    guard let first = stops.first, let last = stops.last else { return [] }
    append(0, first.tint)
    for (from, to) in zip(stops, stops.dropFirst()) where to.position > from.position {
      let colors = max(distance(from.tint.light.rgb, to.tint.light.rgb), distance(from.tint.dark.rgb, to.tint.dark.rgb))
      let widest = ((to.position - from.position) * perTurn).rounded(.up)
      let steps = max(widest < Double(colors) ? Int(widest) : colors, 1)
      for step in 0..<steps {
        let t = (Double(step) + 0.5) / Double(steps)
        let start = from.position + (to.position - from.position) * Double(step) / Double(steps)
        let light = Pigment(rgb: mix(from.tint.light.rgb, to.tint.light.rgb, t))
        let dark = Pigment(rgb: mix(from.tint.dark.rgb, to.tint.dark.rgb, t))
        append(start, Tint(light: light, dark: dark))
      }
    }
    append(last.position, last.tint)
    return result
  }

  /// Returns the largest difference between the channels of two colors, in 0...255.
  static func distance(_ a: UInt32, _ b: UInt32) -> Int {
    channels.reduce(0) { max($0, abs(channel(a, $1) - channel(b, $1))) }
  }

  /// Returns the linear interpolation between two colors.
  private static func mix(_ a: UInt32, _ b: UInt32, _ t: Double) -> UInt32 {
    channels.reduce(0) { result, shift in
      let from = Double(channel(a, shift))
      let to = Double(channel(b, shift))
      return result | UInt32(from + (to - from) * t + 0.5) << shift
    }
  }

  private static var channels: [UInt32] { [0, 8, 16] }
  private static func channel(_ rgb: UInt32, _ shift: UInt32) -> Int { Int(rgb >> shift & 255) }
}
