import TestSupport
import Testing

@_spi(Generated) @testable import ShapeCore

/// Frames with all labels, each distance another one.
@Suite("A random frame of a layer")
struct LayerFrameLawTests {
  @Test func `has each distance that its labels state, and begins and ends at the inset`() {
    var faults: [String] = []
    for seed in RandomCases.seeds(quick: 300, ci: 3_000, long: 100_000) {
      var random = RandomSource(seed: seed)
      func length() -> Double { Double(random.whole(1...400)) / 8 }
      let parent = Size(100 + length(), 80 + length())
      let direction: LayoutDirection = random.chance(50) ? .leftToRight : .rightToLeft
      var frame = LayerFrame(inset: length())
      let usesLeading = random.chance(50)
      let (x, y) = (labels(&random), labels(&random))
      let (start, end) = (length(), length())
      let isMirrored = usesLeading && direction == .rightToLeft
      switch usesLeading {
      case true:
        // In a layout from right to left, the start is at the trailing edge.
        if x.contains(.start) { if isMirrored { frame.trailing = start } else { frame.leading = start } }
        if x.contains(.end) { if isMirrored { frame.leading = end } else { frame.trailing = end } }
      case false:
        if x.contains(.start) { frame.left = start }
        if x.contains(.end) { frame.right = end }
      }
      if x.contains(.center) { frame.centerX = length() }
      if x.contains(.length) { frame.width = length() }
      if y.contains(.start) { frame.top = length() }
      if y.contains(.end) { frame.bottom = length() }
      if y.contains(.center) { frame.centerY = length() }
      if y.contains(.length) { frame.height = length() }
      let rect = frame.resolved(in: parent, direction: direction)
      let isRight =
        holds(
          x.contains(.start) ? start : nil, x.contains(.end) ? end : nil, frame.centerX, frame.width, frame.inset,
          rect.x, rect.width, parent.width)
        && holds(
          frame.top, frame.bottom, frame.centerY, frame.height, frame.inset, rect.y, rect.height, parent.height)
      if !isRight { faults.append("seed \(seed): \(frame) in \(parent): \(rect)") }
    }
    #expect(faults.prefix(3) == [])
  }

  private enum Label: CaseIterable { case start, end, center, length }

  /// Returns at most two labels of an axis.
  private func labels(_ random: inout RandomSource) -> [Label] {
    Array(Label.allCases.shuffled(using: &random).prefix(random.below(3)))
  }

  private func holds(
    _ start: Double?, _ end: Double?, _ center: Double?, _ length: Double?, _ inset: Double, _ origin: Double,
    _ extent: Double, _ whole: Double
  ) -> Bool {
    var (start, end) = (start, end)
    func isOpen() -> Bool { [start, end, center, length].compactMap { $0 }.count < 2 }
    // Without two labels, the start is at the inset, and then the end.
    if isOpen(), start == nil { start = inset }
    if isOpen(), end == nil { end = inset }
    return [
      start.map { origin - $0 }, end.map { whole - $0 - origin - extent }, center.map { origin + extent / 2 - $0 },
      length.map { extent - $0 },
    ].allSatisfy { abs($0 ?? 0) < 1e-9 }
  }
}
