extension CurveCrossings {
  /// Returns the places where two circular arcs cross, except ends that they share, or `nil` if one of them is not a
  /// circular arc.
  static func ofCircles(
    _ first: Segment, from start: Double, to end: Double, _ second: Segment, from otherStart: Double,
    to otherEnd: Double,
    shared: (Contact?, Contact?), tolerance: Double
  ) -> [Contact]? {
    guard case .arc(let a) = first, case .arc(let b) = second, a.isCircular, b.isCircular else { return nil }
    // Measure from the smaller circle, so that large numbers don't lose all digits to rounding.
    let (small, large) = a.radii.width <= b.radii.width ? (a, b) : (b, a)
    let (r, s) = (small.radii.width, large.radii.width)
    let between = large.center - small.center
    let distance = between.length
    // Circles that touch, or overlap by no more than the tolerance, don't cross.
    guard distance < r + s - tolerance, distance > s - r + tolerance else { return [] }
    // If one of the differences is small, take it before squaring.
    let along =
      distance < s / 2
      ? (distance * distance + (r - s) * (r + s)) / (2 * distance)
      : ((distance - s) * (distance + s) + r * r) / (2 * distance)
    let across = max(0, (r - along) * (r + along)).squareRoot()
    let axis = between / distance
    let foot = small.center + axis * along
    var places = [foot + axis.perpendicular * across, foot - axis.perpendicular * across]
    for contact in [shared.0, shared.1] {
      guard let contact, !places.isEmpty else { continue }
      let point = first.point(at: contact.first)
      let isFirst = places.count == 1 || (places[0] - point).magnitude <= (places[1] - point).magnitude
      places.remove(at: isFirst ? 0 : 1)
    }
    return places.compactMap { place in
      guard let t = a.parameter(of: place, from: start, to: end, tolerance: tolerance),
        let u = b.parameter(of: place, from: otherStart, to: otherEnd, tolerance: tolerance)
      else { return nil }
      return Contact(first: t, second: u)
    }
  }
}

extension Arc {
  fileprivate var isCircular: Bool { radii.width == radii.height && radii.width > 0 }

  /// Returns the parameter between two others at which a circular arc passes a point of its circle, or `nil` if it does
  /// not.
  fileprivate func parameter(of point: Point, from start: Double, to end: Double, tolerance: Double) -> Double? {
    let offset = point - center
    let angle = Mathematics.arcTangent(y: offset.y, x: offset.x) - rotation
    let turn = 2 * Double.pi
    let middle = self.start + sweep * (start + end) / 2
    // The turn that brings it nearest to the middle.
    let nearest = angle + turn * ((middle - angle) / turn).rounded()
    let t = (nearest - self.start) / sweep
    // Ends count, even if rounding puts the place a little beyond them.
    let inside = clamped(t, start, end)
    return abs(t - inside) * abs(sweep) * radii.width <= tolerance ? inside : nil
  }
}
