@_spi(Generated) import ShapeCore

extension Arc {
  /// Whether all its points are on one line.
  var isFlat: Bool { radii.width == 0 || radii.height == 0 }

  /// The points where an arc without a radius, which goes back and forth on a line, turns back, and its end: at
  /// multiples of a quarter of the ellipse and at the end of its sweep.
  var turnsOfFlatArc: [Point] {
    let quarter = Double.pi / 2
    let last = start + sweep
    let direction: Double = sweep < 0 ? -1 : 1
    var next = (start / quarter * direction).rounded(.down) * direction * quarter + direction * quarter
    var turns: [Point] = []
    while turns.count < 5 {
      let parameter = (last - next) * direction > 0 ? next : last
      turns.append(point(at: parameter))
      if parameter == last { break }
      next += direction * quarter
    }
    return turns
  }

  /// Returns the arc as a number of cubic curves of the same sweep, at most a quarter of a turn each.
  func cubics(count: Int) -> [PathElement] {
    let step = sweep / Double(count)
    let reach = 4.0 / 3 * Mathematics.tangent(step / 4)
    func control(_ parameter: Double, _ side: Double) -> Point {
      // The tangent of an ellipse is its point a quarter of a turn later.
      let tangent = point(at: parameter + Double.pi / 2) - center
      return point(at: parameter) + tangent * (side * reach)
    }
    return (0..<count).map { index in
      let (first, last) = (start + step * Double(index), start + step * Double(index + 1))
      return .curve(to: point(at: last), control1: control(first, 1), control2: control(last, -1))
    }
  }

  /// Returns the arc as cubic curves over at most an eighth of a turn each, which deviate from it by at most 4.3e-6 of
  /// its larger radius and, except for radii beyond all limits, by at most 0.005 points.
  func accurateCubics() -> [PathElement] {
    // A piece is half a turn or less. The deviation falls with the sixth power of the sweep.
    let excess = 4.3e-6 * max(radii.width, radii.height) / 0.005
    let fineness = excess > 1 && excess < 1e9 ? Mathematics.power(excess, 1.0 / 6) : 1
    let pieces = max(1, (min(abs(sweep) / Double.pi, 2) * fineness - 1e-9).rounded(.up))
    var curves: [PathElement] = []
    for piece in 0..<Int(pieces) {
      var part = self
      part.sweep = sweep / pieces
      part.start = start + part.sweep * Double(piece)
      for curve in part.cubics() {
        curves.append(.curve(to: curve.to, control1: curve.control1, control2: curve.control2))
      }
    }
    return curves
  }
}

extension NumberWriter {
  /// Returns the number of decimals that the coordinates of a path need: more if it has arcs so small that they would
  /// vanish.
  static func decimals(for elements: [PathElement]) -> Int {
    for case .arc(let arc) in elements {
      let radius = min(arc.radii.width, arc.radii.height)
      if radius > 0, radius < 0.005 { return 8 }
    }
    return decimals
  }
}
