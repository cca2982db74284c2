import Testing

@_spi(Generated) @testable import ShapeCore

@Suite("Fitted dashes")
struct FittedDashTests {
  private func line(_ length: Double, y: Double = 0) -> Path { .polyline([Point(0, y), Point(length, y)]) }

  /// Returns the start and the end of each dash along a horizontal line.
  private func dashes(_ length: Double, _ pattern: [Double], phase: Double = 0) -> [[Double]] {
    line(length).dashed(pattern, phase: phase, fitted: true).subpaths.map { [$0.start.x, $0.end.x] }
  }

  private func expect(_ found: [[Double]], _ wanted: [[Double]]) {
    #expect(found.count == wanted.count, "\(found)")
    for (a, b) in zip(found.joined(), wanted.joined()) { #expect(abs(a - b) < 1e-9, "\(found)") }
  }

  @Test func `an open piece has a dash at both ends`() {
    expect(dashes(20, [4, 4]), [[0, 4], [8, 12], [16, 20]])
    expect(dashes(22, [4, 4]), [[0, 4.4], [8.8, 13.2], [17.6, 22]])
    // 3 periods of 7 and a dash of 4 are nearest to 24.
    let ends: [Double] = [4, 11, 18, 25]
    expect(dashes(24, [4, 3]), ends.map { end in [(end - 4) * 0.96, end * 0.96] })
  }

  @Test(arguments: [(29.0, 2), (26, 1), (27, 2), (9, 1), (55, 3)])
  func `the factor is the one nearest to 1`(length: Double, periods: Int) {
    let ring = Path.circle(center: .zero, radius: length / (2 * .pi))
    #expect(ring.dashed([10, 10], fitted: true).subpaths.count == periods)
  }

  @Test func `an open piece ends as it begins`() {
    expect(dashes(16, [4, 4], phase: 2), [[0, 2], [6, 10], [14, 16]])
    // Begins and ends with half a gap.
    expect(dashes(16, [4, 4], phase: 6), [[2, 6], [10, 14]])
    expect(dashes(32, [4, 4], phase: -2), [[2, 6], [10, 14], [18, 22], [26, 30]])
  }

  @Test func `a short piece is a single dash`() {
    #expect(line(3).dashed([4, 4], fitted: true) == line(3))
    #expect(Path.circle(center: .zero, radius: 0.1).dashed([4, 4], fitted: true).subpaths.count == 1)
  }

  @Test func `dots are at both ends`() {
    let dots = line(22).dashed([0, 5], fitted: true).subpaths
    #expect(dots.count == 5)
    #expect(abs(dots[0].start.x) < 1e-6 && abs(dots[4].start.x - 22) < 1e-6 && abs(dots[1].start.x - 5.5) < 1e-6)
  }

  @Test(arguments: [[4.0, 4], [5, 3, 1, 3], [0, 6], [7], [4, 0, 2, 3], [4, 3, 2, 0]], [0, 1.5, -2])
  func `a closed piece has a whole number of periods`(pattern: [Double], phase: Double) {
    let circle = Path.circle(center: .zero, radius: 20)
    let pieces = circle.dashed(pattern, phase: phase, fitted: true).subpaths
    let period = (pattern.count % 2 == 0 ? 1 : 2) * pattern.reduce(0, +)
    let gaps = pattern.count % 2 == 0 ? stride(from: 1, to: pattern.count, by: 2).filter { pattern[$0] > 0 }.count : 1
    #expect(pieces.count == Int((circle.length / period).rounded()) * gaps)
    // No dash is cut off.
    let lengths = Set(pieces.map { (1e6 * Path(subpaths: [$0]).length).rounded() })
    #expect(lengths.count <= gaps)
  }

  @Test func `each piece is fitted alone`() {
    let path = line(22).appending(line(47, y: 9))
    let pieces = path.dashed([4, 4], fitted: true).subpaths
    #expect(pieces.map { $0.end.x }.max() == 47 && pieces.count == 3 + 6)
    #expect(path.dashCount([4, 4], fitted: true) >= 9)
  }

  // MARK: Scenes

  private func scene(_ draw: (inout SceneBuilder) -> Void) -> Scene {
    var builder = SceneBuilder(name: "Test", title: "Test", size: Size(100, 60))
    builder.beginLayer(name: "Test", frame: Rect(x: 0, y: 0, width: 100, height: 60))
    draw(&builder)
    builder.endLayer()
    return builder.scene
  }

  @Test func `backends get plain dashes, and the same region`() {
    let style = StrokeStyle(width: 3, cap: .round, dash: [5, 6], phase: 1, fitted: true)
    for path in [line(90), line(22).appending(line(47, y: 20)), Path.circle(center: Point(50, 30), radius: 20)] {
      let scene = scene { $0.stroke(path, style: style, paint: .color(.black)) }
      #expect(scene.strokeStyles.allSatisfy { !$0.fitted })
      let difference = scene.silhouette.combined(with: path.stroked(style), .symmetricDifference, rule: .nonZero)
      #expect(difference.area() < 1e-6)
    }
    #expect(
      scene { $0.stroke(line(90), style: style, paint: .color(.black)) }.strokeStyles.first?.dash.isEmpty == false)
  }

  @Test(arguments: [[50.0, 6], [60, 6, 4, 6], [9, 6, 50, 6]], [StrokeAlignment.center, .inside])
  func `a dash that covers a closed path is a solid stroke`(lengths: [Double], alignment: StrokeAlignment) {
    let phase = lengths[0] < 10 ? 15.0 : 1
    let path = Path.regularPolygon(center: Point(50, 30), sides: 5, radius: 8)
    func drawn(_ style: StrokeStyle) -> Scene {
      scene { $0.stroke(path, style: style, alignment: alignment, paint: .color(.black)) }
    }
    let solid = drawn(StrokeStyle(width: 10))
    let dashed = drawn(StrokeStyle(width: 10, dash: lengths, phase: phase))
    #expect(dashed.strokeStyles.map(\.dash) == [[]])
    #expect(dashed.silhouette.area() == solid.silhouette.area())
    // Fitted to the path, they have a gap.
    let fitted = drawn(StrokeStyle(width: 10, dash: lengths, phase: phase, fitted: true))
    #expect(fitted.silhouette.area() < solid.silhouette.area() - 1)
  }

  @Test func `only a closed path within a dash is a path of its own dashes`() {
    let pentagon = Path.regularPolygon(center: Point(20, 30), sides: 5, radius: 4)
    let style = StrokeStyle(width: 3, cap: .round, dash: [30, 6], phase: 1)
    let mixed = pentagon.appending(.rect(Rect(x: 40, y: 10, width: 40, height: 30)))
    let scene = scene { $0.stroke(mixed, style: style, paint: .color(.black)) }
    #expect(scene.strokeStyles.map(\.dash) == [[]])
    #expect(scene.paths.indices.contains { scene.paths[$0].subpaths.count == 5 })
    let difference = scene.silhouette.combined(with: mixed.stroked(style), .symmetricDifference, rule: .nonZero)
    #expect(difference.area() < 1e-6)
    for path in [line(10), Path.regularPolygon(center: Point(20, 30), sides: 5, radius: 8)] {
      let other = self.scene { $0.stroke(path, style: style, paint: .color(.black)) }
      #expect(other.strokeStyles.map(\.dash) == [[30, 6]])
    }
  }

  @Test(arguments: [StrokeAlignment.inside, .outside], [LineCap.butt, .round])
  func `aligned strokes are fitted to the path itself`(alignment: StrokeAlignment, cap: LineCap) {
    let path = Path.rect(Rect(x: 20, y: 20, width: 37, height: 20))
    // 114 points are 10 periods of 11.4.
    let fitted = StrokeStyle(width: 4, cap: cap, dash: [6, 5], fitted: true)
    let plain = StrokeStyle(width: 4, cap: cap, dash: [6 * 114 / 110, 5 * 114 / 110])
    let scenes = [fitted, plain].map { style in
      scene { $0.stroke(path, style: style, alignment: alignment, paint: .color(.black)) }
    }
    let difference = scenes[0].silhouette.combined(with: scenes[1].silhouette, .symmetricDifference, rule: .nonZero)
    #expect(difference.area() < 1e-6 && scenes[0].silhouette.area() > 10)
  }

  @Test func `a border of one edge has a dash at both ends`() {
    let scene = scene { $0.border(.top, width: 4, dash: [14, 9], fitted: true, paint: .color(.black)) }
    for x in [1.0, 99] { #expect(scene.silhouette.contains(Point(x, 2))) }
  }
}
