import Foundation
@_spi(Generated) import ShapeCore
import TestSupport
import Testing

@testable import ShapeRaster

/// The coverage of any path, compared with scan lines of the tests.
@Suite("Laws of coverage")
struct CoverageLawTests {
  private func point(_ random: inout RandomSource) -> Point { Point(random.number(-9...21), random.number(-7...19)) }

  /// Returns a path of one of several kinds.
  private func path(_ kind: Int, using random: inout RandomSource) -> Path {
    let (a, b) = (point(&random), point(&random))
    let rect = Rect(x: min(a.x, b.x), y: min(a.y, b.y), width: abs(a.x - b.x), height: abs(a.y - b.y))
    switch kind {
    case 0: return .polygon((0..<random.whole(3...9)).map { _ in point(&random) })
    case 1: return random.chance(50) ? .rect(rect) : .ellipse(in: rect)
    case 2:
      let radii = (0..<4).map { _ in random.number(0...4) }
      return .roundedRect(
        rect, radii: CornerRadii(topLeft: radii[0], topRight: radii[1], bottomRight: radii[2], bottomLeft: radii[3]))
    case 3:
      // Contours of both directions that overlap.
      let other = Path.rect(rect).appending(.circle(center: a, radius: random.number(1...6)).reversed())
      return other.appending(.polygon([a, b, point(&random)]))
    case 4:
      // So many edges in a row that they are sorted in another way.
      return .polygon((0..<50).map { _ in Point(random.number(-2...14), random.number(3...6)) })
    default:
      var elements: [PathElement] = [.move(to: point(&random))]
      // One curve alone, of which the ends are near each other: its bounds are those of its control points.
      if kind == 5 { elements = [.move(to: Point(a.x + 2, a.y))] }
      for _ in 0..<(kind == 5 ? 0 : random.whole(1...5)) {
        switch random.below(6) {
        case 0: elements += [.close, .move(to: point(&random))]
        case 1: elements.append(.line(to: point(&random)))
        case 2: elements.append(.quad(to: point(&random), control: point(&random)))
        case 3:
          elements.append(.curve(to: point(&random), control1: point(&random), control2: point(&random)))
        default:
          elements.append(
            .arc(
              Arc(
                center: point(&random), radii: Size(random.number(1...8), random.number(1...8)),
                rotation: random.number(-3...3), start: random.number(-3...3), sweep: random.number(-6...6))))
        }
      }
      guard kind == 5 else { return Path(elements) }
      switch random.below(3) {
      case 0: elements.append(.quad(to: a, control: b))
      case 1: elements.append(.curve(to: a, control1: b, control2: point(&random)))
      default:
        let radii = Size(random.number(1...3), random.number(5...9))
        elements = [
          .arc(Arc(center: Point(6, 4), radii: radii, rotation: b.x, start: b.y, sweep: random.pick([5, -6])))
        ]
      }
      return Path(elements)
    }
  }

  /// Returns the coverage of each pixel of a region. Also checks that runs are in order, in the region, and not empty.
  private func coverage(_ path: Path, _ rule: FillRule, _ transform: Transform, _ region: PixelRect) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: region.width * region.height)
    var rasterizer = Rasterizer(.perPicture)
    var end = 0
    var isOrdered = true
    rasterizer.rasterize(path, rule: rule, in: transform, region: region) { row, first, count, coverage in
      let start = (row - region.rows.lowerBound) * region.width + first - region.columns.lowerBound
      let isInside = region.columns.contains(first) && first + count <= region.columns.upperBound
      if !(start >= end && count > 0 && isInside && region.rows.contains(row) && 1...255 ~= coverage) {
        isOrdered = false
        return
      }
      for index in start..<start + count { result[index] = UInt8(coverage) }
      end = start + count
    }
    #expect(isOrdered)
    return result
  }

  @Test func `any path covers the area that scan lines find inside it`() {
    let seed = RandomCases.seed()
    var random = RandomSource(seed: seed)
    var sum = 0.0
    let cases = RandomCases.count(quick: 42, ci: 600, long: 10_000)
    for number in 0..<cases {
      let path = path(number % 7, using: &random)
      let rule = random.pick(FillRule.allCases)
      // Turned, stretched and slanted, and mirrored in half of the cases.
      var transform = Transform.identity
      if random.chance(60) {
        transform = Transform.rotation(Angle(degrees: random.number(-180...180)), around: Point(6, 6)).then(
          Transform(
            a: random.number(0.5...2), b: random.number(-0.4...0.4), c: random.number(-0.4...0.4),
            d: random.number(-1.5 ... -0.5) * random.pick([1, -1]), tx: random.number(-4...4), ty: random.number(-4...4)
          ))
      }
      // Pixels around the origin, so that paths are cut at each edge.
      let region = PixelRect(x: random.whole(-9...3)..<13, y: random.whole(-6...4)..<11)
      let exact = ScanOracle().shares(
        path, rule, in: transform, x: Int(region.minX), y: Int(region.minY), width: region.width, height: region.height)
      let found = coverage(path, rule, transform, region)
      let errors = zip(exact, found).map { Double($1) - 255 * $0 }
      let worst = errors.map(abs).max() ?? 0
      sum += errors.reduce(0, +) / Double(errors.count)
      // Edges that are almost level are between two scan lines.
      #expect(worst < (number % 7 == 4 ? 9 : 4.5), "seed \(seed), case \(number), \(rule): \(worst)")
      // What is covered is in the pixels that may be covered.
      let ink = InkBounds.bounds(of: path, in: transform)
      let outside = region.rows.contains { y in
        region.columns.contains { x in
          let isInk = ink.columns.contains(x) && ink.rows.contains(y)
          return !isInk && found[(y - region.rows.lowerBound) * region.width + x - region.columns.lowerBound] > 0
        }
      }
      #expect(!outside, "seed \(seed), case \(number)")
      // Some rows alone have the same coverage.
      let first = random.whole(region.rows.lowerBound...10)
      let rows = first..<random.whole(first + 1...11)
      let part = coverage(path, rule, transform, PixelRect(x: region.columns, y: rows))
      let start = (rows.lowerBound - region.rows.lowerBound) * region.width
      #expect(part == Array(found[start..<start + part.count]), "seed \(seed), case \(number), rows \(rows)")
    }
    #expect(abs(sum) / Double(cases) < 0.05, "seed \(seed): \(sum)")
  }

  @Test(arguments: [500, 3000])
  func `rows with too many edges are sampled, and cover what they should on average`(count: Int) {
    // Teeth between the abscissas 3.2 and 13.4. At an ordinate y of the row, they cover the share 1 - y.
    var points: [Point] = []
    for index in 0..<count {
      let (left, width) = (3.2 + 10.2 * Double(index) / Double(count), 10.2 / Double(count))
      points += [Point(left, 5), Point(left + width / 2, 6), Point(left + width, 5)]
    }
    let found = coverage(.polygon(points), .nonZero, .identity, PixelRect(x: 0..<16, y: 4..<7))
    for x in 0..<16 {
      let share = max(0, min(Double(x + 1), 13.4) - max(Double(x), 3.2))
      #expect(abs(Double(found[16 + x]) - 127.5 * share) < 3, "pixel \(x)")
    }
    #expect(found[..<16].allSatisfy { $0 == 0 } && found[32...].allSatisfy { $0 == 0 })
  }
}
