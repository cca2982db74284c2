import TestSupport
import Testing

@_spi(Generated) @testable import ShapeCore

/// Fitted cubics beside samples: where they cross the normal line of a sample, and what their handles change there.
@Suite struct GuidedCubicTests {
  @Test func `a cubic is measured on the normal line of a sample`() {
    let seed = RandomCases.seed()
    var random = RandomSource(seed: seed)
    func unit(_ angle: Double) -> Point { Point(Mathematics.cosine(angle), Mathematics.sine(angle)) }
    for number in 0..<RandomCases.count(quick: 400, ci: 4_000, long: 100_000) {
      let length = random.number(1...50)
      // Handles up to almost the whole chord: then the cubic is fast at its ends and slow in its middle.
      let handles = (length * random.number(0.05...0.9), length * random.number(0.05...0.9))
      func parallel(_ point: Point, _ angle: Double) -> ParallelPoint {
        let frame = CurveFrame(t: 0, point: point, tangent: unit(angle), curvature: 0)
        return ParallelPoint(frame: frame, point: point, direction: unit(angle))
      }
      let a = parallel(.zero, random.number(-0.4...0.4))
      let b = parallel(Point(length, 0), random.number(-0.4...0.4))
      func cubic(_ first: Double, _ second: Double) -> GuidedCubic {
        GuidedCubic(from: a, to: b, handles: (first, second))
      }
      let curve = Segment.cubic(
        from: a.point, control1: a.point + a.direction * handles.0, control2: b.point - b.direction * handles.1,
        to: b.point)
      let progress = random.number(0.1...0.9)
      let place = parallel(Point(length * progress, random.number(-0.1...0.1) * length), random.number(-0.2...0.2))
      var sample = ParallelSample(point: place, progress: progress)
      if number % 2 == 0 { sample.crossing = random.number(0.01...0.99) }
      let miss = cubic(handles.0, handles.1).miss(&sample)
      let crossing = curve.point(at: sample.crossing) - place.point
      #expect(sample.crossing > 0 && sample.crossing < 1, "seed \(seed), \(number)")
      #expect(abs(crossing.dot(place.direction)) < 1e-2 * length, "seed \(seed), \(number)")
      #expect(abs(miss - place.direction.cross(crossing)) < 1e-9 * length, "seed \(seed), \(number)")
      // The same place on the curve, with one handle longer.
      let effect = cubic(handles.0, handles.1).effect(on: sample)
      let step = 1e-3
      for (index, longer) in [cubic(handles.0 + step, handles.1), cubic(handles.0, handles.1 + step)].enumerated() {
        let moved = Segment.cubic(from: a.point, control1: longer.control1, control2: longer.control2, to: b.point)
        let change = place.direction.cross(moved.point(at: sample.crossing) - place.point) - miss
        #expect(abs(change / step - (index == 0 ? effect.0 : effect.1)) < 1e-6, "seed \(seed), \(number)")
      }
    }
  }
}
