import ShapeCore
import ShapeLanguage
import TestSupport
import Testing

@testable import ShapeWorkbench

/// A drag changes the number that decides where a point is.
@Suite("Dragging points")
struct DragTests {
  private struct Case: CustomStringConvertible, Sendable {
    var body: String
    var handle: Int
    var to: Point
    /// The body after the drag, or the reason why it stays.
    var expected: String
    var element = 1

    init(_ body: String, _ handle: Int, _ to: (Double, Double), _ expected: String, element: Int = 1) {
      (self.body, self.handle, self.to, self.expected, self.element) = (
        body, handle, Point(to.0, to.1), expected, element
      )
    }

    var description: String { body }
  }

  private static let line = "fill .red, path: path { move (2, 3); line (8, 3); line (8, 6) }"
  private static let cases = [
    Case(line, 1, (9.25, 3), "fill .red, path: path { move (2, 3); line (9.25, 3); line (8, 6) }"),
    Case(line, 1, (9, 1), "fill .red, path: path { move (2, 3); line (9, 1); line (8, 6) }"),
    Case(line, 0, (-1.5, 3), "fill .red, path: path { move (-1.5, 3); line (8, 3); line (8, 6) }"),
    Case(line, 1, (9.123456, 3), "fill .red, path: path { move (2, 3); line (9.12, 3); line (8, 6) }"),
    Case(
      "fill .red, path: path { move (-2, 3); line (8, 3); line (8, 6) }", 0, (1, 3),
      "fill .red, path: path { move (1, 3); line (8, 3); line (8, 6) }"),
    Case(
      "fill .red, path: path { move (2.125, 3); line by: (4, 0); line by: (0, 5) }", 2, (7.125, 8),
      "fill .red, path: path { move (2.125, 3); line by: (4, 0); line by: (1, 5) }"),
    Case(
      "fill .red, path: rect(Rect(x: 4, y: 2, width: 10, height: 5))", 2, (15, 9),
      "fill .red, path: rect(Rect(x: 4, y: 2, width: 11, height: 7))"),
    Case(
      "fill .red, path: rect(Rect(x: 4, y: 2, width: 10, height: 5))", 0, (5, 2),
      "fill .red, path: rect(Rect(x: 5, y: 2, width: 10, height: 5))"),
    Case(
      "fill .red, path: circle(center: (9, 5), radius: 3)", 1, (8, 4.5),
      "fill .red, path: circle(center: (8, 4.5), radius: 3)"),
    Case(
      "fill .red, path: circle(center: (9, 5), radius: 3)", 0, (13, 5),
      "fill .red, path: circle(center: (9, 5), radius: 4)"),
    Case(
      "let r = 4; fill .red, path: circle(center: (9, 5), radius: r / 2)", 0, (12, 5),
      "let r = 4; fill .red, path: circle(center: (9, 5), radius: r / 1.333)"),
    // The number of the statement itself comes first.
    Case(
      "let x = 4; fill .red, path: polygon([(x + 1, 2), (9, 2), (9, 5)])", 0, (6, 2),
      "let x = 4; fill .red, path: polygon([(x + 2, 2), (9, 2), (9, 5)])"),
    Case(
      "let x = 4; fill .red, path: polygon([(x - 1, 2), (9, 2), (9, 5)])", 0, (6, 2),
      "let x = 4; fill .red, path: polygon([(x - (-2), 2), (9, 2), (9, 5)])"),
    // What must be a whole number remains one.
    Case(
      "repeat i in 0..<2 { fill .red, path: polygon([(i * 3 + 4, 2), (9, 2), (9, 5)]) }", 0, (9.4, 2),
      "repeat i in 0..<2 { fill .red, path: polygon([(i * 3 + 9, 2), (9, 2), (9, 5)]) }"),
    // A place counts in its layer, which may be turned.
    Case(
      "layer(left: 4, top: 2, width: 8, height: 4) { fill .red, path: polygon([(1, 1), (3, 1), (3, 2)]) }", 0, (6, 3),
      "layer(left: 4, top: 2, width: 8, height: 4) { fill .red, path: polygon([(2, 1), (3, 1), (3, 2)]) }", element: 2),
    Case(
      "layer(left: 4, top: 2, width: 8, height: 4, rotation: 180deg) { fill .red, path: polygon([(1, 1), (3, 1), (3, 2)]) }",
      0, (10, 5),
      "layer(left: 4, top: 2, width: 8, height: 4, rotation: 180deg) { fill .red, path: polygon([(2, 1), (3, 1), (3, 2)]) }",
      element: 2),
    Case(
      "layer(left: 4, top: 2, width: 8, height: 4) { fill .red }", 0, (5, 3),
      "layer(left: 5, top: 3, width: 8, height: 4) { fill .red }"),
    // One number for both axes: as near as it can move the point.
    Case(
      "let d = 3; fill .red, path: polygon([(d, d), (9, 2), (9, 5)])", 0, (5, 4),
      "let d = 5; fill .red, path: polygon([(d, d), (9, 2), (9, 5)])"),
    // Lengths: a radius, and half the width of a stroke.
    Case(
      "fill .red, path: circle(center: (9, 5), radius: 3)", 2, (4, 6),
      "fill .red, path: circle(center: (9, 5), radius: 5)"),
    Case(
      "fill .red, path: circle(center: (9, 5), radius: min(width, height) / 2 - 1.5)", 2, (7, 5),
      "fill .red, path: circle(center: (9, 5), radius: min(width, height) / 2 - 3)"),
    Case(
      "fill .red, path: roundedRect(bounds, cornerRadius: 3)", 13, (19.5, 0.5),
      "fill .red, path: roundedRect(bounds, cornerRadius: 3.5)"),
    Case(
      "stroke .red, width: 2, path: path { move (2, 3); line (8, 3); line (8, 6) }", 3, (7, 4.6),
      "stroke .red, width: 3, path: path { move (2, 3); line (8, 3); line (8, 6) }"),
    Case("border .all, width: 1.5", 4, (3, 2), "border .all, width: 3"),
    Case(
      "fill .red, path: circle(center: (9, 5), radius: width / 4)", 2, (7, 5),
      "the width of the shape decides this length"),
    Case(
      "stroke .red, width: p, path: path { move (2, 3); line (8, 3) }", 2, (5, 6),
      "the parameter `p` decides this length; change its value instead"),
    // The size moves these points too, but what the number does is the same at each size.
    Case(
      "fill .red, path: polygon([(width - 4, 2), (9, 2), (9, 5)])", 0, (15, 2),
      "fill .red, path: polygon([(width - 5, 2), (9, 2), (9, 5)])"),
    Case(
      "layer(right: 3, bottom: 2, size: 5 x 4) { fill .red }", 0, (10, 3),
      "layer(right: 3, bottom: 2, size: 7 x 5) { fill .red }"),
    Case(
      "layer(right: 3, bottom: 2, size: 5 x 4) { fill .red }", 2, (15, 7),
      "layer(right: 5, bottom: 3, size: 5 x 4) { fill .red }"),
    Case("layer(inset: 2) { fill .red }", 2, (17, 7), "layer(inset: 3) { fill .red }"),
    Case("border .bottom, width: 1.5", 2, (0, 8), "border .bottom, width: 2"),
    Case(line, 1, (8, 3), line),
    Case(
      "fill .red, path: polygon([(width, 2), (9, 2), (9, 5)])", 0, (6, 2),
      "the width of the shape decides where this point is"),
    Case(
      "fill .red, path: polygon([(5, height / 2), (9, 2), (9, 5)])", 0, (5, 6),
      "the height of the shape decides where this point is"),
    Case(
      "fill .red, path: polygon([(p, 2), (9, 2), (9, 5)])", 0, (6, 2),
      "the parameter `p` decides where this point is; change its value instead"),
    Case(
      "fill .red, path: polygon([(5 + 1, 2), (9, 2), (9, 5)])", 0, (7, 2),
      "`5` in line 2 and `1` in line 2 together decide where this point is"),
  ]

  private static func source(_ body: String) -> String { "shape A(p = 5) {\n  size 20 x 10; \(body)\n}\n" }

  @Test(arguments: cases)
  private func `changes one number for each axis, or says why not`(example: Case) throws {
    let text = Self.source(example.body)
    let shown = ExampleFile.shown(text)
    let dragged = try #require(shown.drag(example.element, example.handle, to: example.to))
    let result = String(decoding: dragged.edits.applied(to: Array(text.utf8)), as: UTF8.self)
    #expect(
      (dragged.reason ?? result)
        == (example.expected.contains("decide") ? example.expected : Self.source(example.expected)))
  }

  @Test func `moves along the other axis if the size decides one`() throws {
    let text = Self.source("fill .red, path: polygon([(width, 2), (9, 2), (9, 5)])")
    let dragged = try #require(ExampleFile.shown(text).drag(1, 0, to: Point(19, 4)))
    #expect(dragged.edits.map { $0.replacement } == ["4"])
    #expect(dragged.reason == "the width of the shape decides where this point is")
    #expect(ExampleFile.shown(text).drag(1, 7, to: Point(19, 4)) == nil)
    #expect(ExampleFile.shown(text).drag(9, 0, to: Point(19, 4)) == nil)
  }

  @Test func `a value that is set decides instead of its default`() throws {
    let text = Self.source("fill .red, path: polygon([(p, 2), (9, 2), (9, 5)])")
    let shown = ExampleFile.shown(text) { $0.values = Array(#"{"p": 7}"#.utf8) }
    let dragged = try #require(shown.drag(1, 0, to: Point(6, 2)))
    #expect(dragged.edits.isEmpty && dragged.reason?.contains("`p`") == true)
  }

  /// The source after a drag draws the point at its target, or as near as one number for both axes can move it.
  @Test(arguments: ExampleFile.all)
  func `points of all examples are where they were dragged`(example: ExampleFile) throws {
    var random = RandomSource(seed: RandomCases.seed())
    let shown = ShownPicture(PictureRequest(), of: example.compilation)
    let outlines = try #require(shown.scene).outlines()
    let count = RandomCases.count(quick: 12, ci: 60, long: 1_000)
    for _ in 0..<count {
      let outline = random.pick(outlines)
      guard !outline.handles.isEmpty else { continue }
      let index = random.below(outline.handles.count)
      let handle = outline.handles[index]
      let start = handle.point
      let target = start + (random.chance(50) ? Point(random.number(-3...3), 0) : Point(0, random.number(-3...3)))
      let dragged = try #require(shown.drag(outline.element, index, to: target))
      // A length may stay: it goes in steps.
      let canStay = dragged.edits.count == 1 || handle.anchor != nil && dragged.edits.isEmpty
      #expect(dragged.edits.isEmpty == (dragged.reason != nil) || canStay, "\(dragged)")
      guard !dragged.edits.isEmpty, dragged.edits.allSatisfy({ $0.span.file == 0 }) else { continue }
      let bytes = dragged.edits.applied(to: Array(example.text.utf8))
      let after = ShownPicture(PictureRequest(), of: ExampleFile.compile(bytes))
      let scene = try #require(after.scene, "\(dragged.edits)")
      // A layer may have moved the whole element: a place counts in its layer.
      let (old, new) = (
        try #require(shown.scene?.element(outline.element)), try #require(scene.element(outline.element))
      )
      func place(_ element: PlacedElement, _ point: Point) -> Point {
        guard let anchor = element.handles[index].anchor else { return point - element.origin }
        let (length, way) = (element.handles[index].point - anchor, point - anchor)
        return Point((length.x * way.x + length.y * way.y) / length.length, 0)
      }
      var wanted = place(old, try #require(old.around.inverse).apply(target))
      if handle.anchor != nil { wanted.x = max((wanted.x * 2).rounded() / 2, 0) }
      let reached = place(new, new.handles[index].point)
      let before = place(old, old.handles[index].point)
      let missed = (wanted - reached).length
      #expect(missed <= 0.03 || dragged.edits.count == 1 && missed < (wanted - before).length, "\(dragged.edits)")
    }
  }
}
