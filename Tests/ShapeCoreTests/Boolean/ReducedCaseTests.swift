import GeometryOracle
import ShapeCore
import Testing

/// Reduced cases that once had wrong regions, off by up to a tenth of the diameter.
@Suite struct ReducedCaseTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var expression: RegionExpression
    var rule: FillRule
    var paths: [Path]

    init(_ name: String, _ expression: RegionExpression, _ rule: FillRule, _ a: Path, _ b: Path) {
      self.name = name
      self.expression = expression
      self.rule = rule
      paths = [a, b]
    }

    var testDescription: String { name }
  }

  private static func polygon(_ points: (Double, Double)...) -> Path { .polygon(points.map { Point($0.0, $0.1) }) }

  /// A curve with a cusp between (0, 0) and (-7, -2.667), closed by lines.
  private static func cusp(through points: (Double, Double)..., at origin: Point = .zero, scale: Double = 1) -> Path {
    func place(_ x: Double, _ y: Double) -> Point { origin + Point(x, y) * scale }
    return Path(
      [
        .move(to: place(0, 0)),
        .curve(to: place(-7, -8.0 / 3), control1: place(-1, 8.0 / 9), control2: place(2, 0)),
      ] + points.map { .line(to: place($0.0, $0.1)) } + [.close])
  }

  private static func curve(
    _ control1: (Double, Double), _ control2: (Double, Double), _ to: (Double, Double)
  ) -> PathElement {
    .curve(
      to: Point(to.0, to.1), control1: Point(control1.0, control1.1), control2: Point(control2.0, control2.1))
  }

  private static func arc(_ x: Double, _ y: Double, from start: Double, sweep: Double) -> PathElement {
    .arc(Arc(center: Point(x, y), radii: Size(2, 2), start: start, sweep: sweep))
  }

  private static let cases = [
    Case(
      "gaps before arcs that are rounding of the coordinates, but not of the extent",
      .combined(.a, .symmetricDifference, .b), .nonZero,
      Path([
        .move(to: Point(348.03611647171886, 205.76265385979175)),
        arc(346.10426481922286, 205.24501576939915, from: 0.2617993877991494, sweep: -3.665191429188092), .close,
      ]),
      Path([
        .move(to: Point(344.1724131665626, 205.76265385979175)),
        arc(346.10426481941664, 205.245015769584, from: -3.4033920413889422, sweep: 1.832595714594046),
        .line(to: Point(347.1042648191407, 203.2450157695867)), .close,
      ])),
    Case(
      // The upper curve crosses the other path's within the radius of the vertex where the lower one begins.
      "a vertex within reach of two curves that cross there", .combined(.a, .intersection, .b), .nonZero,
      Path([
        .move(to: Point(1.8654354656435959, 1.9767555706542088)),
        curve(
          (1.904448029672005, 1.996659282604316), (1.9422020931616872, 1.9999999063717704),
          (1.99999937318798, 2.0000000000001306)),
        .line(to: Point(1.999998694985262, 2.0000000000005675)),
        curve(
          (1.9151061236349265, 2.0000000000005675), (1.873454476567995, 1.992793163048537),
          (1.8664784188247574, 1.9802149211419247)), .close,
      ]),
      Path([
        .move(to: Point(3, 2)), .line(to: Point(2, 2)),
        curve((1.000000705613774, 1.9999991601302276), (6.0000010332689655, 0.9999989732702842), (3, 2)), .close,
      ])),
    Case("a line from the end of a cusp", .combined(.a, .union, .b), .nonZero, cusp(), cusp(through: (5, 11))),
    Case(
      "a line from the end of a cusp far away", .combined(.a, .subtracting, .b), .evenOdd,
      cusp(at: Point(1000, 0), scale: 4e-4), cusp(through: (0, -1), at: Point(1000, 0), scale: 4e-4)),
    Case(
      "integer triangles", RegionExpression.a.union(.b).subtracting(.b), .nonZero,
      polygon((9, 32), (76, 12), (46, 87)), polygon((52, 91), (77, 90), (59, 45))),
    Case(
      "two steep edges from one vertex", .combined(.a, .subtracting, .b), .nonZero,
      polygon((9, 32), (76, 12), (60.9, 49.75), (77, 90), (52, 91), (56.666666666666664, 60.33333333333333), (46, 87)),
      polygon((52, 91), (77, 90), (59, 45))),
    Case(
      "a vertex on an edge by rounding", .combined(.a, .intersection, .b), .nonZero,
      polygon((45.5, 93.7), (82.4, 8), (59.7, 51.6), (81.3, 56.4), (64, 12), (69.8, 53.7)),
      polygon(
        (33, 14), (81.3, 56.4), (60.03580754015288, 51.67462389781175), (57.8, 65.13333333333334), (45.5, 93.7),
        (70.7, 25.5))),
    Case(
      "an edge of one cell", .combined(.a, .intersection, .b), .nonZero,
      polygon(
        (75.67, 6.56), (65.36, 40.54), (92.43, 45.16), (35.39, 27.24), (17.31, 94), (88.29, 6.43), (11, 21.6), (74, 49)),
      polygon((74.08, 49), (11, 22), (83, 13), (17.3, 94), (63.91, 36.2), (92.43, 45.16), (65, 41), (76, 7))),
    Case(
      "a turned lattice 1", .combined(.a, .symmetricDifference, .b), .evenOdd,
      polygon(
        (100.01134393800159, 50.586600946737676), (100.01134393800159, 50.586600946737676),
        (100.238840843407, 50.866324306561204), (100.26151527715898, 50.45463769024482),
        (100.17285921516059, 50.74123863698251)),
      polygon(
        (100.3639265129857, 50.80034267831478), (100.38660094673767, 50.3886560619984),
        (100.29794488473928, 50.67525700873608), (100.32749690540541, 50.57972335982352),
        (100.33437449231957, 50.895876327227334), (100.14330719449444, 50.836772285895066),
        (100.54811622389667, 50.54329375224323), (100.48213459565024, 50.418208082664535),
        (100.39347853365183, 50.70480902940221), (100.238840843407, 50.866324306561204),
        (100.45946016189826, 50.82989469898091), (100.07732556624802, 50.71168661631637))),
    Case(
      "a turned lattice 2", .combined(.a, .symmetricDifference, .b), .evenOdd,
      polygon(
        (100.20980762113533, 50.709807621135326), (100.15980762113533, 50.79641016151377), (100.53301270189222, 50.55),
        (99.85, 50.733012701892214), (100.28301270189222, 50.983012701892214), (99.98660254037844, 50.696410161513775),
        (99.93660254037844, 50.78301270189222), (100.20980762113533, 50.709807621135326),
        (100.03660254037844, 50.60980762113533), (100.13660254037843, 50.43660254037844),
        (100.34641016151377, 50.67320508075689), (100.53301270189222, 50.55)),
      polygon(
        (100.18660254037844, 50.349999999999994), (100.35980762113533, 50.449999999999996),
        (100.10980762113533, 50.88301270189222), (99.98660254037844, 50.696410161513775))),
    Case(
      "a turned lattice 3", .combined(.a, .intersection, .b), .evenOdd,
      polygon(
        (6.582687222438223, 55.991809176904745), (-20.000186226274256, 14.591436724356239),
        (-6.708749501918016, 35.29162295063049), (3.6413436112191118, 28.645904588452375),
        (-3.7674058906989023, 62.637527539082875), (-0.06303113973989682, 45.64171606376762),
        (-9.650093113137128, 7.945718362178119), (16.932780335575348, 49.34609081472663),
        (-17.05884261505514, 41.93734131280861), (-30.35027933941138, 21.237155086534358),
        (-13.354467864096137, 24.941529837493366), (7.345718362178119, 11.650093113137128)),
      polygon(
        (-14.117499003836032, 69.28324590126098), (-0.06303113973989682, 45.64171606376762),
        (-3.7674058906989023, 62.637527539082875), (-0.06303113973989682, 45.64171606376762),
        (-20.000186226274256, 14.591436724356239), (-3.004374750959008, 18.295811475315247),
        (-14.117499003836032, 69.28324590126098), (-20.763217366014153, 58.933152788123856),
        (7.345718362178119, 11.650093113137128), (-3.004374750959008, 18.295811475315247),
        (-27.408935728192272, 48.58305967498673), (-0.06303113973989682, 45.64171606376762))),
    Case(
      "integers 8200", RegionExpression.a.subtracting(.a.subtracting(.b)), .nonZero,
      polygon((37, 4), (69, 88), (6, 17), (36, 30), (24, 65), (7, 28)),
      polygon((68, 11), (46, 83), (32, 47), (85, 68))),
    Case(
      "integers 15409", RegionExpression.a.union(.b).subtracting(.b), .nonZero,
      polygon((84, 61), (46, 29), (2, 71), (41, 55), (22, 23), (43, 10)),
      polygon((34, 8), (5, 26), (18, 10), (47, 95), (27, 42))),
    Case(
      "integers 26343", RegionExpression.a.subtracting(.a.subtracting(.b)), .nonZero,
      polygon((61, 87), (73, 9), (8, 96), (59, 15), (86, 84), (0, 93)),
      polygon((14, 24), (27, 35), (1, 99), (75, 20))),
    Case(
      "integers 30639", RegionExpression.a.subtracting(.a.subtracting(.b)), .nonZero,
      polygon((81, 89), (5, 83), (20, 85), (76, 2), (87, 56), (4, 8), (85, 67), (23, 79)),
      polygon((80, 9), (61, 5), (63, 44), (21, 46), (80, 45))),
  ]

  @Test(arguments: cases)
  func `the region is right`(_ reduced: Case) {
    let result = reduced.expression.result(of: reduced.paths, rule: reduced.rule, shapeKitEngine)
    let verdict = ScanJudge().verdict(
      on: result, of: reduced.expression, in: ScanScene(reduced.paths), rule: reduced.rule, seed: 1)
    #expect(verdict.isRight, "error \(verdict.error): \(verdict.reasons)")
  }
}
