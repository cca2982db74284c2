/// The point of a path that is nearest to a given one.
@_spi(Generated) @frozen
public struct NearestPoint: Equatable, Sendable {
  /// The position of the point.
  public var point: Point
  /// The distance from the given point, in points.
  public var distance: Double
  /// The position as a fraction of the path's length, as for `Path.point(at:)`. The end of a subpath has the same
  /// fraction as the start of the next.
  public var fraction: Double

  /// Creates a result from its point, its distance in points and its fraction of the length, in 0...1.
  package init(point: Point, distance: Double, fraction: Double) {
    self.point = point
    self.distance = distance
    self.fraction = fraction
  }
}

extension Path {
  /// Returns the point of the path that is nearest to a given one. If there are several, the first along the path.
  ///
  /// The distance is accurate to about 1e-14 of the coordinates, and always that of the nearest point: all candidates
  /// on a curve are computed, and the search needs no starting value. Closing lines count. The inside of the path does
  /// not, so that the distance is 0 only on the path itself. For a path without length, the result is the nearest of
  /// its points.
  ///
  /// `nil` for an empty path, and if the point, the path or their distance is not finite. O(n) for n elements. Curves
  /// whose control points are too far away are skipped.
  @_spi(Generated) public func nearestPoint(to point: Point) -> NearestPoint? {
    guard point.isFinite, isFinite else { return nil }
    var best: (segment: Segment, t: Double, before: Double, distance: Double)?
    var total = 0.0
    for subpath in subpaths where !subpath.drawsNothing {
      for segment in subpath.drawnSegments {
        if segment.leastDistance(to: point) <= best?.distance ?? .infinity {
          let (t, distance) = segment.nearestParameter(to: point)
          if distance < best?.distance ?? .infinity { best = (segment, t, total, distance) }
        }
        total += segment.length
      }
    }
    guard let best else { return nearestMove(to: point) }
    let before = best.before + best.segment.length(from: 0, to: best.t)
    let fraction = total > 0 && total.isFinite ? clampedToUnit(before / total) : 0
    return NearestPoint(point: best.segment.point(at: best.t), distance: best.distance, fraction: fraction)
  }

  /// Returns the nearest of the points of a path that draws nothing.
  private func nearestMove(to point: Point) -> NearestPoint? {
    var best: NearestPoint?
    for subpath in subpaths where subpath.drawsNothing {
      let distance = subpath.start.distance(to: point)
      if distance < best?.distance ?? .infinity {
        best = NearestPoint(point: subpath.start, distance: distance, fraction: 0)
      }
    }
    return best
  }
}

extension Segment {
  /// Returns a lower bound for the distance of the segment: the distance of a rectangle that contains it.
  fileprivate func leastDistance(to point: Point) -> Double {
    var hull = Extent()
    switch self {
    case .line(let from, let to):
      hull.add(from)
      hull.add(to)
    case .quad(let from, let control, let to):
      hull.add(from)
      hull.add(control)
      hull.add(to)
    case .cubic(let from, let control1, let control2, let to):
      hull.add(from)
      hull.add(control1)
      hull.add(control2)
      hull.add(to)
    case .arc(let arc):
      hull.add(around: arc.center, reach: max(arc.radii.width, arc.radii.height))
    }
    let x = max(hull.minX - point.x, point.x - hull.maxX, 0)
    let y = max(hull.minY - point.y, point.y - hull.maxY, 0)
    // Slightly less, so that rounding can't skip the nearest point.
    return Mathematics.hypotenuse(x, y) * (1 - 1e-12)
  }

  /// Returns the parameter of the point nearest to a given one, and its distance. If there are several, the first.
  fileprivate func nearestParameter(to point: Point) -> (t: Double, distance: Double) {
    var best = (t: 0.0, distance: start.distance(to: point))
    for t in distanceExtremes(from: point).sorted() + [1] {
      let distance = (t == 1 ? end : self.point(at: t)).distance(to: point)
      if distance < best.distance { best = (t, distance) }
    }
    return best
  }

  /// Returns all parameters in 0...1 at which the distance from a point may have a minimum, besides the ends.
  private func distanceExtremes(from point: Point) -> [Double] {
    switch self {
    case .line(let from, let to):
      let t = projection(of: point - from, on: to - from)
      return t > 0 && t < 1 ? [t] : []
    case .quad(let from, let control, let to):
      return distanceExtremesOfCurve([from - point, control - point, to - point])
    case .cubic(let from, let control1, let control2, let to):
      return distanceExtremesOfCurve([from - point, control1 - point, control2 - point, to - point])
    case .arc(let arc):
      return arc.distanceExtremes(from: point)
    }
  }
}

/// Returns the factor of `direction` whose multiple is nearest to `displacement`. NaN for a direction without length.
private func projection(of displacement: Point, on direction: Point) -> Double {
  // Scale, so that no square overflows or vanishes.
  let unit = max(abs(direction.x), abs(direction.y))
  let scaled = direction / unit
  return scaled.dot(displacement / unit) / scaled.dot(scaled)
}

/// Returns the parameters at which the distance of a Bézier curve from the origin has an extreme: p · p' changes its
/// sign.
private func distanceExtremesOfCurve(_ controls: [Point]) -> [Double] {
  let unit = controls.reduce(0) { max($0, abs($1.x), abs($1.y)) }
  guard unit > 0, unit.isFinite else { return [] }
  func product(_ coordinates: [Double]) -> BernsteinPolynomial {
    // Compute differences first, because they are smaller than their divisor.
    let slopes = zip(coordinates.dropFirst(), coordinates).map { $0 - $1 }
    return BernsteinPolynomial(coefficients: coordinates) * BernsteinPolynomial(coefficients: slopes)
  }
  return (product(controls.map { $0.x / unit }) + product(controls.map { $0.y / unit })).signChanges()
}

extension Arc {
  /// Returns where the distance from a point may have an extreme, as fractions of the sweep.
  ///
  /// In the axes of the ellipse, with p = (u, v) there, extremes are the zeros of (h² − w²) sin t cos t + u w sin t − v
  /// h cos t. On a quarter, with s = tan(t / 2) in 0...1, they are those of a polynomial of degree 4.
  fileprivate func distanceExtremes(from point: Point) -> [Double] {
    let unit = max(radii.width, radii.height)
    guard unit > 0, sweep != 0 else { return [] }
    let (w, h) = (radii.width / unit, radii.height / unit)
    let (sine, cosine) = sineAndCosine(rotation)
    let offset = (point - center) / unit
    let local = Point(cosine * offset.x + sine * offset.y, cosine * offset.y - sine * offset.x)
    // If the point is so far away that its products overflow, only its direction matters.
    let farthest = max(abs(local.x), abs(local.y), 1)
    var angles: [Double] = []
    for quarter in 0..<4 {
      // Mirror the point, so that each quarter of the ellipse becomes the first.
      let (signX, signY): (Double, Double) =
        switch quarter {
        case 0: (1, 1)
        case 1: (-1, 1)
        case 2: (-1, -1)
        default: (1, -1)
        }
      let (u, v) = (signX * local.x / farthest * w, signY * local.y / farthest * h)
      let difference = (h - w) * (h + w) / farthest
      // 2 s (1 − s²) difference + 2 s (1 + s²) u − (1 − s²) (1 + s²) v, from powers to Bernstein form.
      let (linear, cubic) = (2 * (difference + u), 2 * (u - difference))
      let polynomial = BernsteinPolynomial(coefficients: [
        -v, linear / 4 - v, linear / 2 - v, (3 * linear + cubic) / 4 - v, linear + cubic,
      ])
      for s in polynomial.signChanges() {
        let angle = 2 * Mathematics.arcTangent(s)
        switch quarter {
        case 0: angles.append(angle)
        case 1: angles.append(Double.pi - angle)
        case 2: angles.append(Double.pi + angle)
        default: angles.append(-angle)
        }
      }
      // A zero at the end of a quarter is not a sign change within it.
      angles.append(Double(quarter) * (Double.pi / 2))
    }
    return angles.map { fraction(of: $0) }.filter { $0 > 0 && $0 < 1 }
  }

  /// Returns the fraction of the sweep at which the parameter first has a value, modulo a turn. Above 1 if it never
  /// does.
  private func fraction(of parameter: Double) -> Double {
    Mathematics.modulo(sweep < 0 ? start - parameter : parameter - start, 2 * Double.pi) / abs(sweep)
  }
}
