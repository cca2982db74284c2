import Foundation
import GeometryOracle
@_spi(Generated) import ShapeCore
import TestSupport
import Testing

/// The oracle that judges booleans must itself be right: its windings and areas for known paths, its verdicts on
/// handmade results.
@Suite struct OracleTests {
  private static let square = Path.rect(Rect(x: 0, y: 0, width: 10, height: 10))
  private static let shifted = Path.rect(Rect(x: 5, y: 5, width: 10, height: 10))

  @Test func `the winding inside a circle is one`() {
    let circle = Path.circle(center: Point(3, 4), radius: 5)
    let near = 5 - 1e-12
    let far = 5 + 1e-12
    let directions = (0..<48).map { Point(cos(Double($0) * .pi / 24), sin(Double($0) * .pi / 24)) }
    func windings(_ path: Path, _ radius: Double) -> Set<Int> {
      let outline = Outline(path)
      return Set(directions.map { outline.winding(around: Point(3, 4) + $0 * radius) })
    }
    #expect(windings(circle, near) == [1])
    #expect(windings(circle, far) == [0])
    #expect(windings(circle.reversed(), near) == [-1])
    #expect(windings(circle.appending(circle), near) == [2])
  }

  @Test(arguments: 1...60 as ClosedRange<UInt64>)
  func `windings are the turns of a line of sight`(seed: UInt64) throws {
    let kind = PairKind.allCases[Int(seed) % PairKind.allCases.count]
    let path = PathPair(kind, seed: seed).first
    let outline = Outline(path)
    let box = try #require(path.bounds)
    try #require(box.width > 0 && box.height > 0)
    var random = RandomSource(seed: seed)
    let reach = 2e-3 * (box.width + box.height)
    for _ in 0..<6 {
      let point = Point(random.number(box.minX...box.maxX), random.number(box.minY...box.maxY))
      if outline.isNear(local: point, reach: reach) { continue }
      let turns = angleSum(of: path, around: point) / (2 * .pi)
      #expect(abs(turns - Double(outline.winding(around: point))) < 1e-6, "\(kind), seed \(seed), \(point)")
    }
  }

  /// Returns the angle by which the direction from a point turns along the path, in many small steps.
  private func angleSum(of path: Path, around point: Point) -> Double {
    var sum = 0.0
    var (current, start) = (Point.zero, Point.zero)
    func step(to next: Point) {
      let (a, b) = (current - point, next - point)
      sum += atan2(a.cross(b), a.dot(b))
      current = next
    }
    let count = 200
    for element in path.loweredArcs(perTurn: 8) + [.close] {
      let from = current
      switch element {
      case .move(let to):
        step(to: start)
        (current, start) = (to, to)
      case .line(let to): step(to: to)
      case .quad(let to, let control):
        for index in 1...count {
          let t = Double(index) / Double(count)
          let (a, b) = (from + (control - from) * t, control + (to - control) * t)
          step(to: a + (b - a) * t)
        }
      case .curve(let to, let control1, let control2):
        for index in 1...count {
          let t = Double(index) / Double(count)
          let s = 1 - t
          step(to: from * (s * s * s) + control1 * (3 * s * s * t) + control2 * (3 * s * t * t) + to * (t * t * t))
        }
      case .arc: break
      case .close: step(to: start)
      }
    }
    return sum
  }

  @Test func `areas of a lens follow the formula`() {
    let a = Path.circle(center: .zero, radius: 2)
    let b = Path.circle(center: Point(2, 0), radius: 2)
    let areas = FilledAreas(Outline(a), Outline(b)) { 1e-9 * $0 }
    let lens = 8 * .pi / 3 - 2 * 3.0.squareRoot()
    #expect(abs(areas.nonZero.first - 4 * .pi) < 1e-7)
    #expect(abs(areas.nonZero.common - lens) < 1e-7)
    #expect(areas.uncertainty < 1e-7)
  }

  @Test func `areas of a pentagram are right under both rules`() {
    let star = Path.polygon(
      (0..<5).map { (corner: Int) -> Point in
        let angle = Double(corner) * 4 * Double.pi / 5
        return Point(sin(angle), -cos(angle))
      })
    let areas = FilledAreas(Outline(star), Outline(.empty)) { 1e-9 * $0 }
    // The outer area of a pentagram in the unit circle, and its inner pentagon.
    let notch = cos(2 * Double.pi / 5) / cos(Double.pi / 5)
    let outer = 5 * notch * sin(Double.pi / 5)
    let pentagon = 2.5 * notch * notch * sin(2 * Double.pi / 5)
    #expect(abs(areas.nonZero.first - outer) < 1e-8)
    #expect(abs(areas.evenOdd.first - (outer - pentagon)) < 1e-8)
  }

  @Test func `signed areas of curves follow the formulas`() {
    let parabola = Path([.move(to: .zero), .quad(to: Point(2, 0), control: Point(1, 2)), .close])
    #expect(abs(Outline(parabola).signedArea + 4.0 / 3) < 1e-14)
    let cubic = Path([.move(to: .zero), .curve(to: Point(1, 0), control1: Point(0, 1), control2: Point(1, 1)), .close])
    #expect(abs(Outline(cubic).signedArea + 0.6) < 1e-14)
    let ellipse = Path.ellipse(in: Rect(x: 7, y: 9, width: 4, height: 6)).rotated(by: Angle(degrees: 20), around: .zero)
    #expect(abs(Outline(ellipse).signedArea - 6 * .pi) < 1e-12)
  }

  /// Returns the judge's verdict on a union of two overlapping squares.
  private func labels(_ union: Path) -> Set<String> {
    let complaints = Judge(samples: 300).complaints(
      Self.square, Self.shifted, seed: 1, [BooleanCase(.union, .nonZero)]
    ) { _, _, _ in union }
    return Set(complaints.map { $0.reason.label })
  }

  private static let corners = [
    Point(0, 0), Point(10, 0), Point(10, 5), Point(15, 5), Point(15, 15), Point(5, 15), Point(5, 10), Point(0, 10),
  ]

  @Test func `a right union passes`() {
    #expect(labels(.polygon(Self.corners)) == [])
  }

  @Test func `wrong unions are distinguished`() {
    let corners = Self.corners
    #expect(labels(.polygon(corners).reversed()) == ["winding"])
    #expect(labels(Self.square.appending(Self.shifted)) == ["winding", "area"])
    #expect(labels(Self.square) == ["inside", "area"])
    #expect(labels(Self.shifted.appending(.polygon(corners))) == ["winding", "area", "straight"])
    #expect(labels(.empty) == ["inside", "area"])
    #expect(labels(.polygon(corners.map { $0 * .nan })) == ["finite"])
    #expect(labels(Path(Path.polygon(corners).elements.dropLast())) == ["closed"])
    // A thin, flat spike at the outline.
    #expect(labels(.polygon(corners + [Point(0, 5), Point(-3, 5), Point(0, 5)])).contains("stray"))
    // A corner moved by many times the tolerance.
    let diagonal = 450.0.squareRoot()
    var moved = corners
    moved[2] = moved[2] + Point(4e-8 * diagonal, -4e-8 * diagonal)
    #expect(labels(.polygon(moved)) == ["inside", "stray"])
    // And by less than the tolerance.
    moved[2] = corners[2] + Point(0.5e-9 * diagonal, 0)
    #expect(labels(.polygon(moved)) == [])
  }

  @Test func `a circle as a polygon is refused`() {
    let circle = Path.circle(center: .zero, radius: 5)
    let angles = (0..<1000).map { 2 * .pi * Double($0) / 1000 }
    let polygon = Path.polygon(angles.map { Point(5 * cos($0), 5 * sin($0)) })
    let complaints = Judge(samples: 100).complaints(circle, .empty, seed: 1, [BooleanCase(.simplified, .nonZero)]) {
      _, _, _ in polygon
    }
    #expect(Set(complaints.map { $0.reason.label }).isSuperset(of: ["count", "straight"]))
  }

  @Test func `a failing pair is shrunk to what fails`() {
    let pair = PathPair(.manySubpaths, seed: 7)
    // An engine fails if the first path has a curve and the second a line.
    var shrinker = Shrinker(pair.first, pair.second) { first, second in
      let isCurved = first.elements.contains { if case .curve = $0 { true } else { false } }
      return isCurved && second.elements.contains { if case .line = $0 { true } else { false } }
    }
    let (first, second) = shrinker.shrunk()
    #expect(first.elementCount + second.elementCount <= 4)
  }

  @Test func `a pair is the same for the same seed`() {
    for (index, kind) in PairKind.allCases.enumerated() {
      let (one, again) = (PathPair(kind, seed: UInt64(index)), PathPair(kind, seed: UInt64(index)))
      #expect(one.first == again.first && one.second == again.second)
      #expect(one.first.isFinite && one.second.isFinite, "\(kind)")
    }
  }
}
