#if canImport(CoreGraphics)
  import ShapeCore

  /// A conic gradient as wedges of one color each, to be painted in order over a background: each continues below the
  /// next one, so that there is no seam between them.
  ///
  /// `CGContext.drawConicGradient` needs macOS 14 and iOS 17.
  struct ConicWedges {
    struct Wedge {
      /// The angles at which it begins and ends, in turns from the gradient's start.
      var start: Double
      var end: Double
      var color: RGBA

      /// Returns a polygon that begins at a center and extends beyond a box.
      func path(around center: Point, from angle: Angle, covering box: Rect) -> Path {
        let corners = [box.topLeft, box.topRight, box.bottomRight, box.bottomLeft]
        // The outer ends are chords of at most an eighth of a turn: they are outside a circle around the box.
        let radius = (corners.map { center.distance(to: $0) }.max() ?? 0) * 1.1 + 1
        let pieces = max(1, Int(((end - start) * 8).rounded(.up)))
        var elements = [PathElement.move(to: center)]
        for piece in 0...pieces {
          let turns = start + (end - start) * Double(piece) / Double(pieces)
          let direction = Angle(radians: angle.radians + turns * 2 * Double.pi)
          elements.append(.line(to: center + Point(direction.cosine, direction.sine) * radius))
        }
        return Path(elements + [.close])
      }
    }

    /// The color of the last part of the turn.
    private(set) var background = Color.black.light
    private(set) var wedges: [Wedge] = []

    /// Divides a turn so that between two wedges, no component changes by more than 1/255 except at hard stops. The
    /// stops must be in order.
    init(_ stops: [GradientStop]) {
      guard let first = stops.first, let last = stops.last else { return }
      background = last.color.light
      var starts = [(start: 0.0, color: first.color.light)]
      for (from, to) in zip(stops, stops.dropFirst()) {
        let (start, end) = (clampedToUnit(from.position), clampedToUnit(to.position))
        guard end > start else { continue }
        let count = max(1, from.color.light.steps(to: to.color.light))
        for step in 0..<count {
          let color = from.color.light.mixed(with: to.color.light, at: (Double(step) + 0.5) / Double(count))
          starts.append((start + (end - start) * Double(step) / Double(count), color))
        }
      }
      let turn = clampedToUnit(last.position)
      for (index, part) in starts.enumerated() {
        let next = index + 1 < starts.count ? starts[index + 1].start : turn
        guard next > part.start else { continue }
        wedges.append(Wedge(start: part.start, end: min(next + 0.01, turn), color: part.color))
      }
    }
  }

  extension RGBA {
    /// Returns the largest difference between the components of two colors, in units of 1/255, rounded up.
    fileprivate func steps(to other: RGBA) -> Int {
      let (a, b) = (drawable, other.drawable)
      let largest = max(
        abs(a.red - b.red), abs(a.green - b.green), abs(a.blue - b.blue), abs(a.alpha - b.alpha))
      return Int((largest * 255).rounded(.up))
    }
  }
#endif
