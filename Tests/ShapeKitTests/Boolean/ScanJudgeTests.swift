import Foundation
import GeometryOracle
import ShapeKit
import Testing

/// The judge along scan lines must itself be right: its verdicts on results made by hand.
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

  @Test func aRightUnionPasses() {
    #expect(labels(.polygon(Self.union)) == [])
  }

  @Test func wrongUnionsAreToldApart() {
    let corners = Self.union
    #expect(labels(nil) == ["none"])
    #expect(labels(.empty) == ["inside", "area"])
    #expect(labels(.polygon(corners).reversed()) == ["winding", "area"])
    #expect(labels(Self.square.appending(Self.shifted)) == ["winding", "area"])
    #expect(labels(Self.square) == ["inside", "area"])
    #expect(labels(.polygon(corners.map { $0 * .nan })) == ["finite"])
    #expect(labels(Path(Path.polygon(corners).elements.dropLast())) == ["closed"])
    // A hair without area.
    #expect(labels(.polygon(corners + [Point(0, 5), Point(-3, 5), Point(0, 5)])) == ["stray"])
    let missing = verdict(Self.square, [Self.square, Self.shifted], .a.union(.b))
    // The middle of what is missing is 2.5 to 5 from all edges.
    #expect(missing.error > 2 / 450.0.squareRoot() && missing.error < 5 / 450.0.squareRoot())
  }

  @Test(arguments: [Point(0, 1), Point(1, 0), Point(0, -1), Point(-1, 0), Point(0.3, 0.7)])
  func aSliverAlongOneEdgeIsFound(across: Point) {
    // A square that is rotated, and one edge of it moved by 1e-8 of the diameter.
    let corners = [Point(0, 1), Point(1, 0), Point(0, -1), Point(-1, 0)]
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

  @Test func aTriangleThatIsLeftOutIsFound() {
    // Two bars that cross at a point and almost at a second one.
    let a = Path.polygon([Point(0, 0), Point(10, 0), Point(10, 1)])
    let b = Path.polygon([Point(0, 1e-3), Point(10, 1e-3), Point(10, -1)])
    #expect(!verdict(.empty, [a, b], .a.intersection(.b)).isRight)
  }

  @Test func curvesAreJudgedToo() {
    let circle = Path.circle(center: Point(3, 4), radius: 5)
    #expect(verdict(circle, [circle], .simplified(.a)).isRight)
    let labels = verdict(.circle(center: Point(3, 4), radius: 5 + 1e-7), [circle], .simplified(.a)).reasons.map(\.label)
    #expect(labels.contains("inside"))
    let lens = Path.circle(center: Point(3, 4.01), radius: 5)
    #expect(!verdict(.empty, [circle, lens], .a.subtracting(.b)).isRight)
  }

  @Test func expressionsSayWhichPathsAreInside() {
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

  @Test func bothSidesOfALawAreTheSameRegion() {
    for law in RegionLaw.laws(seed: 1, diameter: 1) {
      #expect(Set(law.sides.map(\.expression.truthTable)).count == 1, "\(law.name)")
    }
  }
}
