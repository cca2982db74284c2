import ShapeKit

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
