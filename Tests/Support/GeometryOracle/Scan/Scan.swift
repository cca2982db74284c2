import ShapeCore
import TestSupport

/// The judging of one result along scan lines.
struct Scan {
  /// The part between two adjacent heights.
  struct Gap {
    var low: Double
    var high: Double
  }

  private let scene: ScanScene
  private let expected: TruthTable
  private let rule: FillRule
  /// The rule for reading the result, or `nil` if it must wind once or not at all.
  private let reading: FillRule?
  private let distance: Double
  private let resultEdges: ScanEdges
  private var base: ScanFront
  private var result: ScanFront

  /// The first fault of each kind.
  var faults: [Complaint.Reason] { [windingFault, insideFault].compactMap { $0 } }
  private var windingFault: Complaint.Reason?
  private var insideFault: Complaint.Reason?
  /// The largest distance of a wrong point from the base edges.
  private(set) var error = 0.0
  /// The expected area inside the gaps that were judged.
  private(set) var area = 0.0

  init(
    _ scene: ScanScene, _ outline: Outline, _ expected: TruthTable, rule: FillRule, reading: FillRule?, distance: Double
  ) {
    self.scene = scene
    self.expected = expected
    self.rule = rule
    self.reading = reading
    self.distance = distance
    resultEdges = ScanEdges([outline])
    base = ScanFront(scene.edges)
    result = ScanFront(resultEdges)
  }

  /// Returns the gaps to judge, in order, whether these are all, and the sum of the heights of those that are too low.
  func gaps(
    lines: Int, random: inout RandomSource
  ) -> (chosen: [Gap], areAll: Bool, hiddenHeight: Double) {
    var heights = scene.heights
    for edge in resultEdges.edges {
      heights.append(edge.low.y)
      heights.append(edge.high.y)
    }
    if !scene.isPolygonal, let low = heights.min(), let high = heights.max() {
      // Curves may cross at unexpected places.
      for _ in 0..<32 { heights.append(random.number(low...high)) }
    }
    heights.sort()
    var gaps: [Gap] = []
    var hiddenHeight = 0.0
    let least = scene.tolerance / 16
    guard var low = heights.first else { return ([], true, 0) }
    for height in heights {
      let size = height - low
      if size > least { gaps.append(Gap(low: low, high: height)) } else { hiddenHeight += size }
      low = height
    }
    guard 2 * gaps.count > lines else { return (gaps, true, hiddenHeight) }
    let share = Double(lines) / Double(2 * gaps.count)
    return (gaps.filter { _ in random.number(0...1) < share }, false, hiddenHeight)
  }

  /// Judges two lines of a gap. Gaps must ascend.
  mutating func judge(_ gap: Gap) {
    let height = gap.high - gap.low
    // Edges that cross in the middle of a gap have a distance on both lines.
    for share in [0.3, 0.7] { area += judgeLine(at: gap.low + share * height) * (height / 2) }
  }

  /// Judges a line and returns the length that is expected to be inside.
  private mutating func judgeLine(at y: Double) -> Double {
    base.advance(to: y)
    result.advance(to: y)
    var windings = SIMD4<Int32>()
    var paths: UInt16 = 0
    var winding: Int32 = 0
    var inside = 0.0
    var (next, nextOfResult) = (0, 0)
    // Whether the last crossing was of a base edge.
    var wasBase = false
    var last = -Double.infinity
    let (baseCount, resultCount) = (base.crossings.count, result.crossings.count)
    while next < baseCount || nextOfResult < resultCount {
      let isBase =
        nextOfResult == resultCount
        || next < baseCount && base.crossings[next].x <= result.crossings[nextOfResult].x
      let crossing = isBase ? base.crossings[next] : result.crossings[nextOfResult]
      let isExpected = expected.isInside(paths)
      if isExpected { inside += crossing.x - last }
      let isWrong =
        reading.map { $0.isInside(winding: Int(winding)) != isExpected } ?? (winding != (isExpected ? 1 : 0))
      if isWrong { judgeWrong(last, crossing.x, y, isByBase: wasBase || isBase, isExpected, winding) }
      if isBase {
        next += 1
        let owner = Int(crossing.owner)
        windings[owner] += crossing.step
        let bit: UInt16 = 1 << UInt16(owner)
        paths = rule.isInside(winding: Int(windings[owner])) ? paths | bit : paths & ~bit
      } else {
        nextOfResult += 1
        winding += crossing.step
      }
      (last, wasBase) = (crossing.x, isBase)
    }
    return inside
  }

  /// Judges an interval in which the result differs from the expected one.
  private mutating func judgeWrong(
    _ left: Double, _ right: Double, _ y: Double, isByBase: Bool, _ isExpected: Bool, _ winding: Int32
  ) {
    let width = right - left
    // Nothing in it is far from the base edge at its end.
    if isByBase && width <= 2 * distance { return }
    if width <= 1e-3 * distance { return }
    for share in [0.5, 0.25, 0.75] {
      let point = Point(left + width * share, y)
      // Only a point that is farther away than those before adds information.
      guard !scene.isNear(point, reach: max(distance, error)) else { continue }
      error = max(error, scene.distance(to: point, beyond: distance))
      let place = point + scene.origin
      if reading == nil, winding != 0, winding != 1 {
        windingFault = windingFault ?? .winding(at: place, Int(winding))
      }
      if (reading ?? rule).isInside(winding: Int(winding)) != isExpected {
        insideFault = insideFault ?? .inside(at: place, expected: isExpected)
      }
    }
  }
}
