import TestSupport
import Testing

@_spi(Generated) @testable import ShapeCore

/// Lengths and bounds to nine digits, against closed forms and against quadrature and search written here.
@Suite struct MeasureTests {
  private enum Kind: CaseIterable {
    case quad, hairpin, cubic, nearCusp, line, arc, flatArc
  }

  private func segment(_ kind: Kind, _ generator: inout RandomSource) -> Segment {
    let from = generator.point()
    func small() -> Double { Mathematics.power(10, generator.number(-9 ... -1)) }
    switch kind {
    case .line: return .line(from: from, to: generator.point())
    case .quad: return .quad(from: from, control: generator.point(), to: generator.point())
    case .hairpin:
      let control = generator.point()
      let back = (from - control) * generator.number(0...2) + generator.point() * small()
      return .quad(from: from, control: control, to: control + back)
    case .cubic:
      return .cubic(from: from, control1: generator.point(), control2: generator.point(), to: generator.point())
    case .nearCusp:
      // A derivative of (t − t0) (u + v t) + w, with a small w.
      let (t0, u, v) = (generator.number(0...1), generator.point(), generator.point())
      let powers = [u * -t0 + generator.point() * small(), u - v * t0, v]
      let first = powers[0] / 3
      let second = (powers[0] + powers[1] / 2) / 3
      let third = (powers[0] + powers[1] + powers[2]) / 3
      return .cubic(
        from: from, control1: from + first, control2: from + first + second, to: from + first + second + third)
    case .arc: return .arc(generator.arc())
    case .flatArc:
      let sweep = (Bool.random(using: &generator) ? 1 : -1) * 6 * small() * 10
      return .arc(
        Arc(
          center: from, radii: Size(80 * small(), 80 * small()), rotation: generator.number(-4...4),
          start: Double.pi / 2 * Double(Int.random(in: 0...3, using: &generator)), sweep: max(-6, min(6, sweep))))
    }
  }

  /// Returns the speed along a segment, from the definition of its kind.
  private func speed(_ segment: Segment, _ t: Double) -> Double {
    func bezier(_ points: [Point]) -> Double {
      var level = zip(points.dropFirst(), points).map { ($0 - $1) * Double(points.count - 1) }
      while level.count > 1 { level = zip(level, level.dropFirst()).map { $0 * (1 - t) + $1 * t } }
      return (level[0].x * level[0].x + level[0].y * level[0].y).squareRoot()
    }
    switch segment {
    case .line(let from, let to): return bezier([from, to])
    case .quad(let from, let control, let to): return bezier([from, control, to])
    case .cubic(let from, let control1, let control2, let to): return bezier([from, control1, control2, to])
    case .arc(let arc):
      let angle = arc.start + arc.sweep * t
      let (x, y) = (arc.radii.width * Mathematics.sine(angle), arc.radii.height * Mathematics.cosine(angle))
      return (x * x + y * y).squareRoot() * abs(arc.sweep)
    }
  }

  /// Returns the integral of a function over 0...1 by Simpson's rule, intervals halved until nothing changes.
  private func integral(tolerance: Double, _ function: (Double) -> Double) -> Double {
    func refined(_ a: Double, _ b: Double, _ fa: Double, _ fm: Double, _ fb: Double, _ tolerance: Double) -> Double {
      let m = (a + b) / 2
      let (fl, fr) = (function((a + m) / 2), function((m + b) / 2))
      let whole = (b - a) / 6 * (fa + 4 * fm + fb)
      let halves = (b - a) / 12 * (fa + 4 * fl + 2 * fm + 4 * fr + fb)
      if abs(halves - whole) < 15 * tolerance || b - a < 1e-12 { return halves + (halves - whole) / 15 }
      return refined(a, m, fa, fl, fm, tolerance / 2) + refined(m, b, fm, fr, fb, tolerance / 2)
    }
    return (0..<64).reduce(0.0) { sum, index in
      let (a, b) = (Double(index) / 64, Double(index + 1) / 64)
      return sum + refined(a, b, function(a), function((a + b) / 2), function(b), tolerance / 64)
    }
  }

  @Test(arguments: Kind.allCases, 1...20 as ClosedRange<UInt64>)
  private func `length is the integral of speed`(kind: Kind, seed: UInt64) {
    var generator = RandomSource(seed: seed)
    let segment = segment(kind, &generator)
    let length = segment.length
    let reference = integral(tolerance: 2e-11 * length) { speed(segment, $0) }
    #expect(abs(length - reference) < 1e-9 * reference, "\(kind), seed \(seed)")
  }

  @Test(arguments: Kind.allCases, 1...20 as ClosedRange<UInt64>)
  private func `bounds are the extremes of fine steps`(kind: Kind, seed: UInt64) {
    var generator = RandomSource(seed: seed)
    let segment = segment(kind, &generator)
    /// Returns the largest value of a function on 0...1: the best of many steps, refined between its neighbors by
    /// thirds.
    func largest(_ value: (Double) -> Double) -> Double {
      let steps = 400
      let best = (0...steps).max { value(Double($0) / Double(steps)) < value(Double($1) / Double(steps)) } ?? 0
      var (low, high) = (Double(max(best - 1, 0)) / Double(steps), Double(min(best + 1, steps)) / Double(steps))
      for _ in 0..<60 {
        let third = (high - low) / 3
        if value(low + third) < value(high - third) { low += third } else { high -= third }
      }
      return max(value(0), value(1), value(low), value(high))
    }
    let low = Point(-largest { -segment.point(at: $0).x }, -largest { -segment.point(at: $0).y })
    let high = Point(largest { segment.point(at: $0).x }, largest { segment.point(at: $0).y })
    let bounds = Path(subpaths: [Subpath(start: segment.start, segments: [segment])]).bounds
    #expect(
      edgeDifference(bounds, Rect(low, high)) < 1e-12 * 200 + 1e-9 * (high - low).length, "\(kind), seed \(seed)")
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func `the length of a parabola has a closed form`(seed: UInt64) {
    var generator = RandomSource(seed: seed)
    let (from, control, to) = (generator.point(), generator.point(), generator.point())
    // The integral of the root of a t² + b t + c.
    let (first, change) = ((control - from) * 2, (to - control) * 2 - (control - from) * 2)
    let (a, b, c) = (change.dot(change), 2 * first.dot(change), first.dot(first))
    func antiderivative(_ t: Double) -> Double {
      let root = (a * t * t + b * t + c).squareRoot()
      let logarithm = logarithm(2 * a.squareRoot() * root + 2 * a * t + b)
      return (2 * a * t + b) / (4 * a) * root + (4 * a * c - b * b) / (8 * a * a.squareRoot()) * logarithm
    }
    let expected = antiderivative(1) - antiderivative(0)
    let length = Path([.move(to: from), .quad(to: to, control: control)]).length
    #expect(abs(length - expected) < 1e-9 * expected, "seed \(seed)")
  }

  /// Returns the natural logarithm, by Newton's method on the power of e.
  private func logarithm(_ value: Double) -> Double {
    var result = Double(value.exponent) * 0.6931471805599453
    for _ in 0..<60 { result += value / Mathematics.power(2.718281828459045, result) - 1 }
    return result
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func `the perimeter of an ellipse is the arithmetic-geometric mean of Gauss`(seed: UInt64) {
    var generator = RandomSource(seed: seed)
    let size = Size(generator.number(0.01...100), generator.number(0.01...100))
    // 2 pi / agm(1, b) · (a² − sum of 2^(n − 1) c_n²): Abramowitz and Stegun, 17.6.
    var (a, b) = (size.width / 2, size.height / 2)
    var (sum, power) = (a * a - (a * a - b * b) / 2, 0.5)
    for _ in 0..<30 {
      let c = (a - b) / 2
      (a, b) = ((a + b) / 2, (a * b).squareRoot())
      power *= 2
      sum -= power * c * c
    }
    let expected = 2 * Double.pi * sum / a
    let path = Path.ellipse(in: Rect(x: 3, y: 4, width: size.width, height: size.height))
    #expect(abs(path.length - expected) < 1e-9 * expected, "seed \(seed)")
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func `the bounds of a rotated ellipse are the roots of sums of squares`(seed: UInt64) {
    var generator = RandomSource(seed: seed)
    var arc = generator.arc()
    arc.sweep = 2 * Double.pi
    let (sine, cosine) = (Mathematics.sine(arc.rotation), Mathematics.cosine(arc.rotation))
    func root(_ x: Double, _ y: Double) -> Double { (x * x + y * y).squareRoot() }
    let half = Point(
      root(arc.radii.width * cosine, arc.radii.height * sine), root(arc.radii.width * sine, arc.radii.height * cosine))
    #expect(edgeDifference(arc.bounds, Rect(arc.center - half, arc.center + half)) < 1e-13 * 200, "seed \(seed)")
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func `length grows with the scale and not with a rotation`(seed: UInt64) {
    var generator = RandomSource(seed: seed)
    let path = generator.path()
    let (factor, angle) = (generator.number(0.001...1000), Angle(radians: generator.number(-4...4)))
    let image = path.rotated(by: angle, around: generator.point()).scaled(x: factor, y: factor, around: .zero)
    #expect(abs(image.length - factor * path.length) < 1e-9 * image.length, "seed \(seed)")
  }
}
