import Foundation
import GeometryOracle
@_spi(Generated) import ShapeCore
import Testing

/// The judge along scan lines must itself be right: its verdicts on handmade results.
@Suite struct ScanJudgeTests {
  private static let square = Path.rect(Rect(x: 0, y: 0, width: 10, height: 10))
  private static let shifted = Path.rect(Rect(x: 5, y: 5, width: 10, height: 10))
  private static let union = [
    Point(0, 0), Point(10, 0), Point(10, 5), Point(15, 5), Point(15, 15), Point(5, 15), Point(5, 10), Point(0, 10),
  ]

  private func verdict(
    _ result: Path?, _ paths: [Path], _ expression: RegionExpression, _ judge: ScanJudge = ScanJudge()
  ) -> ScanJudge.Verdict {
    judge.verdict(on: result, in: ScanScene(paths), expression.truthTable, rule: .nonZero, seed: 1)
  }

  private func labels(_ result: Path?) -> Set<String> {
    Set(verdict(result, [Self.square, Self.shifted], .a.union(.b)).reasons.map(\.label))
  }

  @Test func `a right union passes`() {
    #expect(labels(.polygon(Self.union)) == [])
  }

  @Test func `wrong unions are distinguished`() {
    let corners = Self.union
    #expect(labels(nil) == ["none"])
    #expect(labels(.empty) == ["inside", "area"])
    #expect(labels(.polygon(corners).reversed()) == ["winding", "area"])
    #expect(labels(Self.square.appending(Self.shifted)) == ["winding", "area"])
    #expect(labels(Self.square) == ["inside", "area"])
    #expect(labels(.polygon(corners.map { $0 * .nan })) == ["finite"])
    #expect(labels(Path(Path.polygon(corners).elements.dropLast())) == ["closed"])
    // A flat spike.
    #expect(labels(.polygon(corners + [Point(0, 5), Point(-3, 5), Point(0, 5)])) == ["stray"])
    let missing = verdict(Self.square, [Self.square, Self.shifted], .a.union(.b))
    // The middle of the missing part is 2.5 to 5 from all edges.
    #expect(missing.error > 2 / 450.0.squareRoot() && missing.error < 5 / 450.0.squareRoot())
  }

  @Test func `results of other engines are read under their rule`() {
    // The squares overlap: the common part is inside under one rule and outside under the other.
    let result = Self.square.appending(Self.shifted)
    for (reading, expression) in [
      (FillRule.nonZero, RegionExpression.a.union(.b)), (.evenOdd, .a.symmetricDifference(.b)),
    ] {
      var judge = ScanJudge()
      judge.reading = reading
      let other =
        expression.truthTable == RegionExpression.a.union(.b).truthTable
        ? RegionExpression.a.symmetricDifference(.b) : .a.union(.b)
      #expect(verdict(result, [Self.square, Self.shifted], expression, judge).isRight)
      #expect(verdict(result, [Self.square, Self.shifted], other, judge).reasons.map(\.label) == ["inside"])
    }
  }

  @Test func `slivers of the base paths are distinguished from others`() throws {
    let slit = Path.rect(Rect(x: 2, y: 2, width: 1e-7, height: 5))
    let scene = ScanScene([Self.square, slit])
    let expected = RegionExpression.a.subtracting(.b).truthTable
    func slivers(_ result: Path) -> (contours: Int, slivers: [Sliver]) {
      scene.slivers(of: result, below: 1e-7, expected, rule: .nonZero, reading: .nonZero)
    }
    let exact = slivers(Self.square.appending(slit.reversed()))
    #expect(exact.contours == 2 && exact.slivers.count == 1)
    let sliver = try #require(exact.slivers.first)
    #expect(sliver.isExact && sliver.neighbors == [1])
    #expect(abs(sliver.width * scene.diameter - 1e-7) < 1e-13)
    let moved = slivers(Self.square.appending(slit.reversed().translated(by: Point(1, 0))))
    #expect(moved.slivers.map(\.isExact) == [false])
    #expect(slivers(Self.square).slivers.isEmpty)
  }

  @Test(arguments: [Point(0, 1), Point(1, 0), Point(0, -1), Point(-1, 0), Point(0.3, 0.7)])
  func `a sliver along one edge is found`(across: Point) {
    // A rotated square, with one edge moved by 1e-8 of the diameter.
    let corners = [Point(0, -1), Point(1, 0), Point(0, 1), Point(-1, 0)]
    let turn = Transform.rotation(Angle(radians: atan2(across.y, across.x)), around: .zero)
    let square = corners.map { turn.apply($0) }
    for edge in 0..<4 {
      for distance in [-2e-8, 2e-8] {
        let side = square[(edge + 1) % 4] - square[edge]
        let step = Point(side.y, -side.x) / side.length * distance
        var moved = square
        moved[edge] = moved[edge] + step
        moved[(edge + 1) % 4] = moved[(edge + 1) % 4] + step
        let verdict = verdict(.polygon(moved), [.polygon(square)], .simplified(.a))
        #expect(verdict.reasons.contains { $0.label == "inside" })
        #expect(verdict.error > 3e-9 && verdict.error <= 1.1e-8)
      }
    }
    #expect(verdict(.polygon(square), [.polygon(square)], .simplified(.a)).isRight)
  }

  /// Returns the corners of each contour of a union of polygons, and the scene that it is judged in.
  private func union(_ kind: PairKind, seed: UInt64) -> (contours: [[Point]], ScanScene) {
    let pair = PathPair(kind, seed: seed)
    var contours: [[Point]] = []
    for element in pair.first.union(pair.second).elements {
      switch element {
      case .move(let to): contours.append([to])
      case .line(let to): contours[contours.count - 1].append(to)
      case .quad, .curve, .arc, .close: break
      }
    }
    return (contours, ScanScene([pair.first, pair.second]))
  }

  private func isRight(_ contours: [[Point]], in scene: ScanScene) -> Bool {
    let path = Path(contours.flatMap { Path.polygon($0).elements })
    let table = RegionExpression.a.union(.b).truthTable
    return ScanJudge().verdict(on: path, in: scene, table, rule: .nonZero, seed: 1).isRight
  }

  @Test(arguments: [PairKind.integerPolygons, .starShaped], 1...4 as ClosedRange<UInt64>)
  func `every moved vertex is found`(kind: PairKind, seed: UInt64) {
    let (contours, scene) = union(kind, seed: seed)
    #expect(isRight(contours, in: scene))
    for contour in contours.indices {
      for corner in contours[contour].indices {
        var moved = contours
        // Move it across the next edge: along that edge, the tip of a spike may move far and hardly change the region.
        let next = contours[contour][(corner + 1) % contours[contour].count]
        let edge = next - contours[contour][corner]
        let step = Point(-edge.y, edge.x) / edge.length * (5e-8 * scene.diameter)
        moved[contour][corner] = moved[contour][corner] + (corner % 2 == 0 ? step : -step)
        #expect(!isRight(moved, in: scene), "\(kind), seed \(seed), contour \(contour), corner \(corner)")
        moved[contour].remove(at: corner)
        #expect(!isRight(moved, in: scene), "\(kind), seed \(seed), contour \(contour), corner \(corner)")
      }
    }
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `every missing contour is found`(seed: UInt64) {
    let (contours, scene) = union(.turnedLattice, seed: seed)
    for contour in contours.indices {
      var left = contours
      left.remove(at: contour)
      #expect(!isRight(left, in: scene), "seed \(seed), contour \(contour)")
    }
  }

  @Test func `an omitted triangle is found`() {
    // Two bars that cross at a point and almost at a second one.
    let a = Path.polygon([Point(0, 0), Point(10, 0), Point(10, 1)])
    let b = Path.polygon([Point(0, 1e-3), Point(10, 1e-3), Point(10, -1)])
    #expect(!verdict(.empty, [a, b], .a.intersection(.b)).isRight)
  }

  @Test func `curves are judged, too`() {
    let circle = Path.circle(center: Point(3, 4), radius: 5)
    #expect(verdict(circle, [circle], .simplified(.a)).isRight)
    let labels = verdict(.circle(center: Point(3, 4), radius: 5 + 1e-7), [circle], .simplified(.a)).reasons.map(\.label)
    #expect(labels.contains("inside"))
    let lens = Path.circle(center: Point(3, 4.01), radius: 5)
    #expect(!verdict(.empty, [circle, lens], .a.subtracting(.b)).isRight)
  }

  @Test func `expressions determine which paths are inside`() {
    let (a, b) = (RegionExpression.a, RegionExpression.b)
    #expect(a.subtracting(a.subtracting(b)).truthTable == a.intersection(b).truthTable)
    #expect(a.symmetricDifference(b).symmetricDifference(b).truthTable == a.truthTable)
    #expect(a.union(b).subtracting(b).truthTable != a.truthTable)
    #expect(a.union(b.intersection(.c)).truthTable == a.union(b).intersection(a.union(.c)).truthTable)
    #expect(
      a.subtracting(a.subtracting(b)).source(rule: .evenOdd) == """
        a.subtracting(a.subtracting(b, rule: .evenOdd), rule: .evenOdd)
        """)
  }

  @Test func `both sides of a law are the same region`() {
    for law in RegionLaw.laws(seed: 1, diameter: 1) {
      #expect(Set(law.sides.map(\.expression.truthTable)).count == 1, "\(law.name)")
    }
  }
}
