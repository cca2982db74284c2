import ShapeCore
import TestSupport
import Testing

@testable import ShapeLanguage

/// The warnings about random pictures of rectangles, beside what their whole numbers say.
@Suite("Invisible rectangles")
struct UnseenLawTests {
  /// A rectangle with whole coordinates.
  private struct Box: Equatable {
    var x: Int, y: Int, right: Int, bottom: Int

    func contains(_ other: Box) -> Bool {
      x <= other.x && y <= other.y && right >= other.right && bottom >= other.bottom
    }

    func common(_ other: Box) -> Box? {
      let box = Box(
        x: max(x, other.x), y: max(y, other.y), right: min(right, other.right), bottom: min(bottom, other.bottom))
      return box.x < box.right && box.y < box.bottom ? box : nil
    }

    func union(_ other: Box?) -> Box {
      guard let other else { return self }
      return Box(
        x: min(x, other.x), y: min(y, other.y), right: max(right, other.right), bottom: max(bottom, other.bottom))
    }

    func moved(_ dx: Int, _ dy: Int) -> Box { Box(x: x + dx, y: y + dy, right: right + dx, bottom: bottom + dy) }

    var source: String { "rect(Rect(x: \(x), y: \(y), width: \(right - x), height: \(bottom - y)))" }
  }

  /// A fill, or a layer with parts. All boxes are in the coordinates of the picture.
  private final class Part {
    var line = 0
    var parent: Part?
    // A fill.
    var box: Box?
    var isOpaque = true
    // A layer.
    var parts: [Part] = []
    var origin = (x: 0, y: 0)
    var z: Int?
    var isFaded = false
    var isBlended = false
    var clip: (box: Box, line: Int)?
    var erasure: (box: Box, line: Int)?
    var mask: (box: Box, isOpaque: Bool, line: Int)?
    var shadow: (dx: Int, dy: Int, line: Int)?
    /// The numbers of its fills in the order of painting.
    var places = 0..<0

    var painted: [Part] {
      parts.enumerated().sorted { ($0.element.z ?? 0, $0.offset) < ($1.element.z ?? 0, $1.offset) }.map { $0.element }
    }

    /// What it paints before its cuts.
    var inside: Box? { parts.reduce(nil) { result, part in part.outside.map { $0.union(result) } ?? result } }

    /// Whether it paints nothing in a box before its cuts: all of it is elsewhere, or each part has erased that.
    func misses(_ box: Box) -> Bool {
      let gaps = parts.filter { $0.outside != nil }.map(\.gap)
      return inside.flatMap { $0.common(box) } == nil || gaps.allSatisfy { $0?.contains(box) == true }
    }

    /// A box in which it certainly paints nothing.
    var gap: Box? { box == nil && shadow == nil ? erasure?.box : nil }

    var afterCuts: Box? {
      if let clip, misses(clip.box) { return nil }
      let box = clip.map { clip in inside.flatMap { $0.common(clip.box) } } ?? inside
      return box.flatMap { box in erasure?.box.contains(box) == true ? nil : box }
    }

    var outside: Box? {
      if let box { return box }
      return afterCuts.map { body in shadow.map { body.union(body.moved($0.dx, $0.dy)) } ?? body }
    }

    var all: [Part] { [self] + parts.flatMap(\.all) }
  }

  private struct Generator {
    var random: RandomSource
    var lines: [String] = []

    private mutating func box() -> Box {
      let (x, y) = (random.whole(-4...34), random.whole(-4...24))
      // Some are large, so that they cover others.
      let large = random.chance(35)
      return large
        ? Box(x: x / 4 - 4, y: y / 4 - 4, right: 30 + x / 2, bottom: 20 + y / 2)
        : Box(x: x, y: y, right: x + random.whole(1...9), bottom: y + random.whole(1...9))
    }

    private mutating func write(_ text: String) -> Int {
      lines.append(text)
      return lines.count
    }

    private mutating func fill(in layer: Part) -> Part {
      let part = Part()
      let box = random.chance(5) ? Box(x: 41, y: 3, right: 47, bottom: 8) : box()
      (part.box, part.parent, part.isOpaque) = (box, layer, random.chance(70))
      let color = part.isOpaque ? random.pick([".red", "#123", "linearGradient([.teal, .gold])"]) : ".red.opacity(99%)"
      part.line = write("fill \(color), path: \(box.moved(-layer.origin.x, -layer.origin.y).source)")
      return part
    }

    mutating func layer(in parent: Part, depth: Int) -> Part {
      let part = Part()
      let offset = (x: random.whole(-3...5), y: random.whole(-2...6))
      part.parent = parent
      part.origin = (parent.origin.x + offset.x, parent.origin.y + offset.y)
      var header = "left: \(offset.x), top: \(offset.y)"
      if random.chance(30) {
        part.z = random.whole(-1...2)
        header += ", z: \(part.z ?? 0)"
      }
      part.isFaded = random.chance(15)
      if part.isFaded { header += ", opacity: 50%" }
      part.isBlended = random.chance(15)
      if part.isBlended { header += ", blend: .multiply" }
      part.line = write("layer(\(header)) {")
      parts(of: part, random.whole(1...2), depth: depth)
      let back = (x: -part.origin.x, y: -part.origin.y)
      if random.chance(20) {
        let box = box()
        part.clip = (box, write("clip \(box.moved(back.x, back.y).source)"))
      }
      if random.chance(20) {
        let box = box()
        part.erasure = (box, write("erase \(box.moved(back.x, back.y).source)"))
      }
      if random.chance(15) {
        let (box, isOpaque) = (box(), random.chance(60))
        let color = isOpaque ? ".black" : ".black.opacity(50%)"
        part.mask = (box, isOpaque, write("mask layer { fill \(color), path: \(box.moved(back.x, back.y).source) }"))
      }
      if random.chance(15) {
        let (dx, dy) = (random.pick([-3, 0, 2]), random.pick([-1, 5]))
        part.shadow = (dx, dy, write("shadow .black, radius: 0, offset: (\(dx), \(dy))"))
      }
      lines.append("}")
      return part
    }

    mutating func parts(of layer: Part, _ count: Int, depth: Int) {
      for _ in 0..<count {
        layer.parts.append(depth > 0 && random.chance(40) ? self.layer(in: layer, depth: depth - 1) : fill(in: layer))
      }
    }
  }

  /// Numbers the fills in the order of painting.
  private func number(_ part: Part, _ next: inout Int) {
    let start = next
    if part.box != nil { next += 1 }
    for part in part.painted { number(part, &next) }
    part.places = start..<next
  }

  private func ancestors(_ part: Part) -> [Part] { part.parent.map { [$0] + ancestors($0) } ?? [] }

  /// Returns the first fill that certainly covers a part.
  private func cover(of part: Part, _ box: Box, _ fills: [Part]) -> Part? {
    let around = ancestors(part)
    return fills.first { fill in
      guard fill.isOpaque, fill.places.lowerBound >= part.places.upperBound, let paint = fill.box, paint.contains(box)
      else { return false }
      let holders = ancestors(fill).prefix { holder in !around.contains { $0 === holder } }
      let isVisible = holders.allSatisfy { layer in
        let isCut = layer.clip.map { !$0.box.contains(box) } ?? false || layer.erasure?.box.common(box) != nil
        return !isCut && !layer.isFaded && !layer.isBlended && layer.mask == nil
      }
      let common = around.first { layer in ancestors(fill).contains { $0 === layer } }
      // A shadow of a layer around it may be visible elsewhere.
      return isVisible && around.prefix { $0 !== common }.allSatisfy { $0.shadow == nil }
    }
  }

  private func isOutside(_ part: Part) -> Bool {
    guard var box = part.outside else { return false }
    for layer in ancestors(part) {
      if let shadow = layer.shadow { box = box.union(box.moved(shadow.dx, shadow.dy)) }
    }
    return box.common(Box(x: 0, y: 0, right: 40, bottom: 30)) == nil
  }

  /// The warnings, each as the number of a line with a code, and the line of the fill that covers it.
  private func expected(_ whole: Part) -> [String] {
    let parts = whole.all
    let fills = parts.filter { $0.box != nil }.sorted { $0.places.lowerBound < $1.places.lowerBound }
    var result: [String] = []
    func visit(_ part: Part, isReported: (covered: Bool, outside: Bool, unmixed: Bool)) {
      var isReported = isReported
      if let box = part.outside, !isReported.covered, let cover = cover(of: part, box, fills) {
        result.append("\(part.line) W0010 \(cover.line)")
        isReported.covered = true
      }
      if part.box == nil {
        judge(part, isOutsideReported: &isReported.outside, isMixingReported: &isReported.unmixed)
        for part in part.parts { visit(part, isReported: isReported) }
      }
    }
    func judge(_ layer: Part, isOutsideReported: inout Bool, isMixingReported: inout Bool) {
      if isOutside(layer), !isOutsideReported {
        result.append("\(layer.line) W0011")
        isOutsideReported = true
      }
      if let (_, _, line) = layer.shadow, layer.afterCuts == nil { result.append("\(line) W0017") }
      if let parent = layer.parent, layer.isBlended {
        let before = parent.painted.prefix { $0 !== layer }
        let below = before.reduce(nil as Box?) { result, part in part.outside.map { $0.union(result) } ?? result }
        let isMixed = below.map { below in layer.outside.map { $0.common(below) != nil } ?? true } ?? false
        if !isMixed, !isMixingReported {
          result.append("\(layer.line) W0024")
          isMixingReported = true
        }
      }
      if let parent = layer.parent, let z = layer.z {
        let order = parent.painted.map(\.line)
        layer.z = nil
        if parent.painted.map(\.line) == order { result.append("\(layer.line) W0019") }
        layer.z = z
      }
      guard let inside = layer.inside else { return }
      if let (box, line) = layer.clip {
        if box.contains(inside) { result.append("\(line) W0013") }
        if layer.misses(box) { result.append("\(line) W0014") }
      }
      if let (box, line) = layer.erasure {
        if layer.misses(box) { result.append("\(line) W0015") }
        if box.contains(inside) { result.append("\(line) W0016") }
      }
      if let (box, isOpaque, line) = layer.mask, box.common(inside) == nil || isOpaque && box.contains(inside) {
        result.append("\(line) W0023")
      }
    }
    for part in whole.parts { visit(part, isReported: (false, false, false)) }
    return result
  }

  @Test func `are reported, and no visible ones`() {
    let seed = RandomCases.seed(23)
    var codes: Set<Substring> = []
    let count = RandomCases.count(quick: 25, ci: 1_000, long: 50_000)
    for number in 0..<UInt64(count) {
      var generator = Generator(random: RandomSource(seed: seed &+ number))
      let whole = Part()
      // Something is always visible.
      generator.lines = ["shape A {", "size 40 x 30, min: 40 x 30, max: 40 x 30"]
      let first = Part()
      (first.box, first.isOpaque, first.parent) = (Box(x: 0, y: 0, right: 40, bottom: 30), false, whole)
      generator.lines.append("fill .red.opacity(50%), path: rect(Rect(x: 0, y: 0, width: 40, height: 30))")
      first.line = 3
      whole.parts = [first]
      generator.parts(of: whole, generator.random.whole(2...5), depth: 2)
      let source = (generator.lines + ["}"]).joined(separator: "\n")
      var next = 0
      self.number(whole, &next)
      let expected = expected(whole)
      let snippet = Snippet(source)
      let table = LineTable(snippet.files[0])
      func line(_ span: SourceSpan) -> Int { table.position(of: Int(span.start)).line }
      let found = snippet.diagnostics().map { diagnostic in
        "\(line(diagnostic.span)) \(diagnostic.problem.code)" + diagnostic.notes.map { " \(line($0.span))" }.joined()
      }
      #expect(found.sorted() == expected.sorted(), "seed \(seed &+ number):\n\(source)")
      codes.formUnion(expected.compactMap { $0.split(separator: " ").dropFirst().first })
    }
    #expect(count < 25 || codes.count >= 7, "\(codes)")
  }
}
