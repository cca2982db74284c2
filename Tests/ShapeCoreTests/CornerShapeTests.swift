import TestSupport
import Testing

@_spi(Generated) @testable import ShapeCore

@Suite struct CornerShapeTests {
  private let square = Rect(x: 0, y: 0, width: 100, height: 100)
  private static let shapes: [CornerShape] =
    CornerStyle.allCases.map { .style($0) } + [0, 0.6, 1].map { .smoothed($0) }
    + [-7, -1, 0, 0.03, 0.8, 1, 2, 7].map { .superellipse($0) }

  private func path(_ shape: CornerShape, _ radius: Double, in rect: Rect) -> Path {
    .roundedRect(rect, radii: CornerRadii(radius), shapes: [CornerShape](repeating: shape, count: 4))
  }

  @Test func `bevels, notches and scoops are exact`() {
    let corners = Path.roundedRect(
      square, cornerRadius: 10, style: .scoop, topRightStyle: .bevel, bottomRightStyle: .notch,
      bottomLeftStyle: .circular)
    #expect(
      corners.elements == [
        .move(to: Point(10, 0)), .line(to: Point(90, 0)), .line(to: Point(100, 10)),
        .line(to: Point(100, 90)), .line(to: Point(90, 90)), .line(to: Point(90, 100)),
        .line(to: Point(10, 100)),
        .arc(Arc(center: Point(10, 90), radii: Size(10, 10), start: Double.pi / 2, sweep: Double.pi / 2)),
        .line(to: Point(0, 10)),
        .arc(Arc(center: .zero, radii: Size(10, 10), start: Double.pi / 2, sweep: -Double.pi / 2)), .close,
      ])
  }

  @Test(arguments: [0, 0.1, 1.0 / 3, 7, 20, 4096])
  func `the kinds of elements depend on the shape alone`(width: Double) {
    for shape in Self.shapes {
      let expected = kinds(path(shape, 10, in: square).elements)
      for (height, radius) in [(0, 0.0), (0, 9), (0.1, 0.7), (13, 9), (13, 0), (512, 1e9), (512, .infinity)] {
        let result = path(shape, radius, in: Rect(x: 1.0 / 3, y: 0.1, width: width, height: height))
        #expect(kinds(result.elements) == expected && result.isFinite, "\(shape)")
      }
    }
  }

  @Test(arguments: shapes)
  func `a rectangle and its polygon get the same corners`(shape: CornerShape) {
    let polygon = Path.polygon([.zero, Point(100, 0), Point(100, 100), Point(0, 100)])
    for radius in [10.0, 40, 70] {
      let (style, smoothing, curvature) = shape.numbers
      let rounded = polygon.rounded(radius: radius, style: style, smoothing: smoothing, curvature: curvature)
      let expected = path(shape, radius, in: square)
      #expect(largestDistance(rounded.samples(perSegment: 8), expected.samples(perSegment: 8)) < 1e-11, "\(radius)")
    }
  }

  @Test(arguments: -14...14)
  func `a superellipse deviates by at most a ten-thousandth of the radius`(half: Int) {
    for number in [Double(half) / 2, Double(half) / 100, Double(half) / 14 + 0.03] {
      let exponent = Mathematics.power(2, abs(number))
      let corner = path(.superellipse(number), 1, in: Rect(x: 0, y: 0, width: 2, height: 2))
      for point in corner.samples(perSegment: 40) {
        // From the center of a hollow corner, which is the corner, or of a round one.
        let (x, y) = (abs(point.x - 1), abs(point.y - 1))
        let (u, v) = number < 0 ? (1 - x, 1 - y) : (x, y)
        let (a, b) = (max(u, v), max(0, min(u, v)))
        // The distance to first order: the difference from 1 of a function with the same level line, over its slope.
        let size = a * Mathematics.power(1 + Mathematics.power(b / a, exponent), 1 / exponent)
        let slope = Mathematics.hypotenuse(
          Mathematics.power(a / size, exponent - 1), Mathematics.power(b / size, exponent - 1))
        #expect(abs(size - 1) / slope < 1e-4, "\(number): \(point)")
      }
    }
  }

  @Test func `a superellipse is a bevel, a circle or a scoop`() {
    for (number, style) in [(0.0, CornerStyle.bevel), (1, .circular), (-1, .scoop)] {
      let (found, expected) = (path(.superellipse(number), 30, in: square), path(.style(style), 30, in: square))
      #expect(found.symmetricDifference(expected).area() < 1e-3 && abs(found.area() - expected.area()) < 1e-3)
    }
  }

  @Test func `elliptical corners have one ratio, and shrink together`() {
    let path = Path.roundedRect(
      Rect(x: 0, y: 0, width: 100, height: 60), cornerRadii: Size(30, 60), topRight: 0, bottomRight: 15)
    let arcs = path.elements.compactMap { if case .arc(let arc) = $0 { arc } else { nil } }
    // The left side needs 120 of its 60.
    #expect(arcs.map { $0.radii } == [Size(0, 0), Size(7.5, 15), Size(15, 30), Size(15, 30)])
    #expect(path.elements.first == .move(to: Point(15, 0)))
    #expect(edgeDifference(path.bounds, Rect(x: 0, y: 0, width: 100, height: 60)) < 1e-12)
    for size in [Size(0, 9), Size(9, 0), Size(.nan, 9), Size(9, .infinity), Size(1e-300, 9)] {
      let sharp = Path.roundedRect(square, cornerRadii: size, style: .bevel)
      #expect(abs(sharp.area() - 10_000) < 1e-9 && sharp.isFinite)
    }
  }

  @Test func `smoothing begins at circles and makes corners twice as long`() {
    let none = path(.smoothed(0), 20, in: square)
    #expect(abs(none.area() - Path.roundedRect(square, cornerRadius: 20).area()) < 1e-9)
    let all = path(.smoothed(1), 20, in: square)
    #expect(all.elements.first == .move(to: Point(40, 0)))
    // The point of the corner on the diagonal stays that of the arc.
    let diagonal = Point(100 - 20 + 20 / 2.0.squareRoot(), 20 - 20 / 2.0.squareRoot())
    let nearest = all.nearestPoint(to: diagonal)?.point
    #expect((nearest?.distance(to: diagonal) ?? 1) < 1e-9)
  }

  @Test func `smoothing shrinks where two corners meet, and the radius stays`() {
    // 15 of each side of 30 per corner: half of the smoothing.
    let tight = path(.smoothed(1), 10, in: Rect(x: 0, y: 0, width: 30, height: 30))
    #expect(tight.elements.first == .move(to: Point(15, 0)))
    let arcs = tight.elements.compactMap { if case .arc(let arc) = $0 { arc } else { nil } }
    #expect(arcs.allSatisfy { $0.radii.width == 10 && abs($0.sweep - Double.pi / 4) < 1e-12 } && arcs.count == 4)
    // In proportion to the radii: 20 and 10 of 30.
    let uneven = Path.roundedRect(
      Rect(x: 0, y: 0, width: 30, height: 90),
      radii: CornerRadii(topLeft: 12, topRight: 6, bottomRight: 0, bottomLeft: 0),
      shapes: [CornerShape](repeating: .smoothed(1), count: 4))
    #expect(uneven.elements.first == .move(to: Point(20, 0)))
    #expect(uneven.elements[1] == .line(to: Point(20, 0)))
  }

  @Test(arguments: RandomCases.seeds(quick: 20, ci: 200, long: 2_000))
  func `shapes of a convex polygon's corners are in order`(seed: UInt64) {
    var generator = RandomSource(seed: seed)
    let turns = [0.2, 1.3, 2.7, 4.4].map { $0 + generator.number(0...0.9) }
    let polygon = Path.polygon(
      turns.map { angle in
        let (sine, cosine) = sineAndCosine(angle)
        return Point(50 * cosine, 40 * sine)
      })
    let radius = generator.number(1...12)
    let shapes: [CornerShape] = [
      .style(.notch), .superellipse(-3), .style(.scoop), .style(.bevel), .style(.circular), .superellipse(7),
    ]
    let paths = shapes.map { shape in
      let (style, smoothing, curvature) = shape.numbers
      return polygon.rounded(radius: radius, style: style, smoothing: smoothing, curvature: curvature)
    }
    for (smaller, larger) in zip(paths, paths.dropFirst() + [polygon]) {
      #expect(smaller.subtracting(larger).area() < 1e-3 && smaller.area() < larger.area() + 1e-9, "seed \(seed)")
    }
  }

  @Test(arguments: shapes)
  func `corners beside curves are connected, and take nothing outside`(shape: CornerShape) {
    let half = Path([
      .move(to: Point(-10, 0)),
      .arc(Arc(center: .zero, radii: Size(10, 10), start: -Double.pi, sweep: Double.pi)), .close,
    ])
    let (style, smoothing, curvature) = shape.numbers
    let rounded = half.rounded(radius: 2, style: style, smoothing: smoothing, curvature: curvature)
    let gaps = rounded.subpaths.flatMap { subpath in
      zip(subpath.segments, subpath.segments.dropFirst()).map { $0.end.distance(to: $1.start) }
    }
    #expect((gaps.max() ?? 0) < 1e-11 && rounded.isFinite)
    #expect(rounded.subtracting(half).area() < 1e-4 && rounded.area() < half.area() - 0.1)
  }

  @Test func `convex corners beside curves are arcs`() {
    let lens = Path([
      .move(to: .zero), .quad(to: Point(60, 0), control: Point(30, -40)),
      .quad(to: .zero, control: Point(30, 40)), .close,
    ])
    let round = lens.rounded(radius: 3)
    let convex: [CornerShape] = [
      .style(.continuous), .smoothed(0.6), .smoothed(1), .superellipse(1), .superellipse(4),
    ]
    for shape in convex {
      let (style, smoothing, curvature) = shape.numbers
      let rounded = lens.rounded(radius: 3, style: style, smoothing: smoothing, curvature: curvature)
      #expect(rounded.symmetricDifference(round).area() < 1e-3, "\(shape)")
    }
    // From a bevel to an arc without a jump.
    let areas = [-0.001, 0, 0.001, 0.5, 0.999, 1].map { lens.rounded(radius: 3, curvature: $0).area() }
    #expect(abs(areas[0] - areas[2]) < 1e-2 && areas[2] < areas[3] && areas[3] < areas[4] && areas[5] - areas[4] < 1e-2)
    for style in [CornerStyle.notch, .scoop, .bevel] {
      #expect(lens.rounded(radius: 3, style: style).subtracting(lens).area() < 1e-6, "\(style)")
    }
  }
}

extension CornerShape {
  /// The arguments that describe it.
  fileprivate var numbers: (style: CornerStyle, smoothing: Double?, curvature: Double?) {
    switch self {
    case .style(let style): (style, nil, nil)
    case .smoothed(let smoothing): (.circular, smoothing, nil)
    case .superellipse(let curvature): (.circular, nil, curvature)
    }
  }
}
