extension Path {
  /// Creates a path from elements.
  ///
  /// Elements that a `PathBuilder` would not have made are normalized, so that every operation and every backend sees
  /// the same path:
  ///
  /// - Segments and closes before the first `move` have no start and are omitted. So is a `close` right after another.
  /// - A line is added before an arc that does not start at the current point, as `PathBuilder.arc` does. A gap of up
  ///   to 1e-12 of the coordinates is rounding, and stays.
  /// - An arc of more than a turn becomes arcs of one turn each and one for the rest. If there are more than 4 whole
  ///   turns, an even number is omitted: the rest looks the same under either fill rule.
  /// - Whole turns are removed from angles beyond 1024 radians, which would leave few digits for the points between.
  /// - A negative radius is replaced by a positive one and an opposite direction with the same points.
  ///
  /// Numbers that are not finite stay and are reported by `isFinite`; see `Path`. (An error would be of no use while a
  /// view draws. Use a `PathBuilder` to get errors.) O(n) for n elements.
  package init(_ elements: [PathElement]) {
    var cursor = PathCursor()
    let firstBad = elements.firstIndex { element in
      if !cursor.fits(element) { return true }
      _ = cursor.advance(element)
      return false
    }
    guard let firstBad else {
      self.init(wellFormed: elements)
      return
    }
    var result = Array(elements[..<firstBad])
    for element in elements[firstBad...] {
      for element in cursor.wellFormed(element) {
        _ = cursor.advance(element)
        result.append(element)
      }
    }
    self.init(wellFormed: result)
  }
}

extension PathCursor {
  /// Returns whether an element can be appended unchanged.
  fileprivate func fits(_ element: PathElement) -> Bool {
    switch element {
    case .move: return true
    case .line, .quad, .curve: return currentPoint != nil
    case .close: return currentPoint != nil && !isAfterClose
    case .arc(let arc): return currentPoint != nil && (!arc.isFinite || arc.isPlain && !isApart(from: arc))
    }
  }

  /// Returns the normalized elements for an element at this point.
  fileprivate func wellFormed(_ element: PathElement) -> [PathElement] {
    if fits(element) { return [element] }
    guard currentPoint != nil, case .arc(let arc) = element else { return [] }
    let arcs = arc.withSmallAngles.withPositiveRadii.turns
    return (isApart(from: arcs[0]) ? [.line(to: arcs[0].startPoint)] : []) + arcs.map { .arc($0) }
  }

  /// Returns whether an arc does not start at the current point.
  private func isApart(from arc: Arc) -> Bool {
    guard let currentPoint else { return true }
    let gap = (arc.startPoint - currentPoint).magnitude
    return gap > roundingShare * max(currentPoint.magnitude, Segment.arc(arc).magnitude)
  }
}

extension Arc {
  /// Whether no radius is negative, the sweep is at most a turn, and the angles are small.
  fileprivate var isPlain: Bool {
    radii.width >= 0 && radii.height >= 0 && abs(sweep) <= 2 * Double.pi && abs(start) <= Arc.largestAngle
      && abs(rotation) <= Arc.largestAngle
  }

  private static let largestAngle = 1024.0

  /// The same arc with small angles, which have more digits after the point.
  var withSmallAngles: Arc {
    func small(_ angle: Double) -> Double {
      if abs(angle) <= Arc.largestAngle { return angle }
      let (sine, cosine) = sineAndCosine(angle)
      return Mathematics.arcTangent(y: sine, x: cosine)
    }
    var arc = self
    arc.start = small(start)
    arc.rotation = small(rotation)
    return arc
  }

  /// The same points in the same order, without a negative radius.
  fileprivate var withPositiveRadii: Arc {
    var arc = self
    if radii.width < 0 {
      arc.radii.width = -radii.width
      (arc.start, arc.sweep) = (Double.pi - arc.start, -arc.sweep)
    }
    if radii.height < 0 {
      arc.radii.height = -radii.height
      (arc.start, arc.sweep) = (-arc.start, -arc.sweep)
    }
    return arc
  }

  /// Consecutive arcs of at most a turn that together replace this one. See `Path.init(_:)`.
  fileprivate var turns: [Arc] {
    let turn = 2 * Double.pi
    let direction: Double = sweep < 0 ? -1 : 1
    let size = abs(sweep)
    var rest = Mathematics.remainder(size, turn)
    var whole = ((size - rest) / turn).rounded()
    // Rounding of whole turns must not make an arc.
    let slack = 4 * size.ulp
    if turn - rest <= slack { (whole, rest) = (whole + 1, 0) }
    if rest <= slack { rest = whole > 0 ? 0 : rest }
    if whole > 4 { whole = 4 - Mathematics.remainder(whole, 2) }
    var arcs: [Arc] = []
    var arc = self
    arc.sweep = direction * turn
    for _ in 0..<Int(whole) { arcs.append(arc) }
    arc.sweep = direction * rest
    if rest > 0 || arcs.isEmpty { arcs.append(arc) }
    return arcs
  }
}
