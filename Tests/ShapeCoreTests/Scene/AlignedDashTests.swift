@_spi(Generated) import ShapeCore
import Testing

/// Dashes of a stroke on one side of a path: as long as in the middle of the band, with caps as wide as the stroke.
@Suite("Aligned dashes")
struct AlignedDashTests {
  /// Returns the painted region of a stroke of width 6 along a rectangle from (20, 20) to (140, 80).
  private func painted(
    _ dash: [Double], _ cap: LineCap, _ alignment: StrokeAlignment = .inside, phase: Double = 0, path: Path? = nil
  ) -> Path {
    let style = StrokeStyle(width: 6, cap: cap, dash: dash, phase: phase)
    var builder = SceneBuilder(name: "Test", title: "Test", size: Size(160, 100))
    builder.beginLayer(name: "Test", frame: Rect(x: 0, y: 0, width: 160, height: 100))
    builder.stroke(
      path ?? .rect(Rect(x: 20, y: 20, width: 120, height: 60)), style: style, alignment: alignment,
      paint: .color(.black))
    builder.endLayer()
    return builder.scene.silhouette
  }

  private func area(_ path: Path) -> Double { path.area() }

  @Test func `round dots are as wide as the stroke and touch the path from inside`() {
    // 30 dots, one in the middle of each 12 points. Those beside a corner overlap.
    let dots = painted([0, 12], .round, phase: 6)
    #expect(abs(area(dots) - 30 * 9 * Double.pi + 4 * (4.5 * Double.pi - 9)) < 1e-6)
    for (x, y) in [(26.0, 20.01), (26, 25.99), (23.01, 23), (28.99, 23), (134, 77), (137, 26)] {
      #expect(dots.contains(Point(x, y)))
    }
    for (x, y) in [(26.0, 26.01), (22.99, 23), (29.01, 23), (32, 23), (24, 20.5), (28, 25.5), (26, 19)] {
      #expect(!dots.contains(Point(x, y)))
    }
  }

  @Test func `round dots outside a path touch it from outside`() {
    let dots = painted([0, 12], .round, .outside, phase: 6)
    #expect(abs(area(dots) - 30 * 9 * Double.pi) < 1e-6)
    #expect(dots.contains(Point(26, 14.01)) && dots.contains(Point(26, 19.99)) && !dots.contains(Point(26, 20.01)))
    #expect(!dots.contains(Point(26, 13.99)) && !dots.contains(Point(32, 17)))
  }

  @Test(arguments: [(LineCap.butt, 0.0), (.round, 3), (.square, 3)])
  func `a cap extends half the width beyond a dash`(cap: LineCap, reach: Double) {
    // From 44 to 50, from 62 to 68, and so on.
    let dashes = painted([6, 12], cap, phase: -6)
    for end in [44 - reach, 50 + reach, 62 - reach] {
      let inwards: Double = end == 50 + reach ? -1 : 1
      #expect(dashes.contains(Point(end + inwards * 0.01, 23)))
      #expect(!dashes.contains(Point(end - inwards * 0.01, 23)))
    }
    // Between the ends a dash is a piece of the band.
    #expect(
      dashes.contains(Point(47, 20.01)) && dashes.contains(Point(47, 25.99)) && !dashes.contains(Point(47, 26.01)))
    // Square caps have corners, round ones are round.
    #expect(dashes.contains(Point(41.1, 25.9)) == (cap == .square))
    #expect(!dashes.contains(Point(56, 23)))
  }

  @Test func `square dots are squares`() {
    let dots = painted([0, 12], .square, phase: 6)
    #expect(abs(area(dots) - (30 * 36 - 4 * 9)) < 1e-6)
    #expect(dots.contains(Point(23.01, 20.01)) && dots.contains(Point(28.99, 25.99)))
  }

  @Test(arguments: [(StrokeAlignment.inside, 37.0), (.outside, 43)])
  func `dots on a circle have their centers on a circle at half the width`(alignment: StrokeAlignment, radius: Double) {
    let circle = Path.circle(center: Point(80, 50), radius: 40)
    let dots = painted([0, 80 * Double.pi / 10], .round, alignment, path: circle)
    #expect(abs(area(dots) - 10 * 9 * Double.pi) < 1e-3)
    for number in 0..<10 {
      let direction = Angle(degrees: Double(number) * 36)
      let center = Point(80, 50) + Point(direction.cosine, direction.sine) * radius
      for offset in [Point(2.99, 0), Point(-2.99, 0), Point(0, 2.99), Point(0, -2.99)] {
        #expect(dots.contains(center + offset))
        #expect(!dots.contains(center + offset * 1.01))
      }
    }
  }

  @Test func `a dash around a corner has the corner of the band`() {
    // From 20 points before the corner at (140, 20) to 20 points after it.
    let dash = painted([40, 320], .round, phase: -100)
    let straight = 2.0 * 20 * 6 - 36
    #expect(abs(area(dash) - straight - 9 * Double.pi) < 1e-6)
    #expect(dash.contains(Point(139.9, 20.1)) && !dash.contains(Point(133.9, 26.1)))
  }

  @Test func `dashes without gaps have no caps`() {
    #expect(painted([12, 0], .round) == painted([], .round))
  }

  @Test func `dashes that need too many steps are not drawn`() {
    var builder = SceneBuilder(name: "Test", title: "Test", size: Size(100, 100))
    builder.budget = StepBudget(100)
    builder.beginLayer(name: "Test", frame: Rect(x: 0, y: 0, width: 100, height: 100))
    builder.stroke(
      style: StrokeStyle(width: 2, cap: .round, dash: [0, 4]), alignment: .inside, paint: .color(.black))
    builder.endLayer()
    #expect(builder.scene.silhouette.isEmpty && builder.budget.isSpent)
  }
}
