import TestSupport
import Testing

@testable import ShapeCore

@Suite struct CurvatureTests {
  /// Returns the radius of curvature by differences of the segment's derivatives.
  private func curvatureRadius(of segment: Segment, at t: Double) -> Double {
    let velocity = segment.derivative(at: t)
    let acceleration = (segment.derivative(at: t + 1e-5) - segment.derivative(at: t - 1e-5)) / 2e-5
    let speed = velocity.length
    return speed * speed * speed / abs(velocity.cross(acceleration))
  }

  @Test(arguments: 1...60 as ClosedRange<UInt64>)
  func `offset cusps are where the radius of curvature is the distance`(seed: UInt64) {
    var generator = RandomSource(seed: seed)
    let segment = generator.segment(from: generator.point())
    let distance = generator.number(1...60)
    let found = segment.offsetCusps(distance: distance)
    let errors = found.map { abs(curvatureRadius(of: segment, at: $0) - distance) / distance }
    #expect((errors.max() ?? 0) < 1e-4, "seed \(seed)")
  }

  @Test(arguments: 1...60 as ClosedRange<UInt64>)
  func `no offset cusp is missed`(seed: UInt64) {
    var generator = RandomSource(seed: seed)
    let segment = generator.segment(from: generator.point())
    let distance = generator.number(1...60)
    // Each crossing of the radius between two samples must have a cusp between them.
    let steps = 2000
    let isTighter = (1..<steps).map { curvatureRadius(of: segment, at: Double($0) / Double(steps)) < distance }
    let crossings = zip(isTighter, isTighter.dropFirst()).filter { $0 != $1 }.count
    let inner = segment.offsetCusps(distance: distance).filter {
      $0 > 1 / Double(steps) && $0 < 1 - 1 / Double(steps)
    }
    #expect(inner.count >= crossings, "seed \(seed)")
    #expect((inner.count - crossings) % 2 == 0, "seed \(seed)")
  }
}
