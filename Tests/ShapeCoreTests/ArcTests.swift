import TestSupport
import Testing

@testable import ShapeCore

@Suite struct ArcTests {
  @Test func `an arc is always four curves from its start to its end`() {
    let arc = Arc(center: Point(1, 2), radii: Size(3, 3), start: 0.2, sweep: 1)
    let curves = arc.cubics()
    #expect(curves.count == 4)
    #expect(curves.last?.to == arc.endPoint)
    #expect(Arc(center: .zero, radii: Size(0, 0), start: 0, sweep: 0).cubics().count == 4)
  }

  @Test(arguments: [(2 * Double.pi, 2.8e-4), (Double.pi, 4.3e-6), (-Double.pi / 2, 7e-8)])
  func `curves deviate from a circle by at most the stated error`(sweep: Double, bound: Double) {
    let arc = Arc(center: .zero, radii: Size(1, 1), start: 0.7, sweep: sweep)
    var from = arc.startPoint
    var worst = 0.0
    for curve in arc.cubics() {
      let cubic = Segment.cubic(from: from, control1: curve.control1, control2: curve.control2, to: curve.to)
      for index in 0...100 { worst = max(worst, abs(cubic.point(at: Double(index) / 100).length - 1)) }
      from = curve.to
    }
    #expect(worst < bound)
    #expect(worst > bound / 2)
  }

  @Test func `reversing an arc swaps its ends`() {
    let arc = Arc(center: Point(1, 2), radii: Size(3, 4), rotation: 0.5, start: 0.2, sweep: 1)
    #expect(arc.reversed.startPoint == arc.endPoint)
    #expect(arc.reversed.endPoint.distance(to: arc.startPoint) < 1e-15 * 10)
  }

  @Test(arguments: 1...60 as ClosedRange<UInt64>)
  func `an affine transform maps each point of the arc to the same parameter`(seed: UInt64) {
    var generator = RandomSource(seed: seed)
    let arc = generator.arc()
    let map = generator.transform()
    let image = arc.transformed(by: map)
    let fractions = (0...10).map { Double($0) / 10 }
    let expected = fractions.map { map.apply(arc.point(at: arc.start + arc.sweep * $0)) }
    let found = fractions.map { image.point(at: image.start + image.sweep * $0) }
    #expect(largestDistance(expected, found) < 1e-11, "seed \(seed)")
  }

  @Test func `a circle stays an unrotated circle under a rotation`() {
    let arc = Arc(center: .zero, radii: Size(5, 5), start: 0, sweep: 1)
    let image = arc.transformed(by: .rotation(Angle(degrees: 30), around: .zero))
    #expect(image.radii == Size(5, 5))
    #expect(image.rotation == 0)
    #expect(abs(image.start - Double.pi / 6) < 1e-15)
  }

  @Test func `a reflection reverses the sweep`() {
    let arc = Arc(center: .zero, radii: Size(5, 3), start: 0, sweep: 1)
    let mirror = Transform.scale(x: -1, y: 1, around: .zero)
    #expect(arc.transformed(by: mirror) == Arc(center: .zero, radii: Size(5, 3), start: Double.pi, sweep: -1))
  }

  @Test func `a flattening transform leaves a radius of 0`() {
    let arc = Arc(center: .zero, radii: Size(5, 3), rotation: 1, start: 0, sweep: 1)
    let image = arc.transformed(by: Transform(a: 1, b: 1, c: 1, d: 1, tx: 0, ty: 0))
    #expect(abs(image.radii.height) < 1e-15)
  }
}
