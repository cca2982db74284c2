import ShapeCore
import ShapeLanguage
import Testing

/// Each path with the claim whether it keeps its elements, beside pictures in which points meet and lengths are 0.
@Suite("Paths that keep their elements")
struct KeptElementsTests {
  /// Draws an outline at several sizes and values of `t`, which is in 0...1.
  private func paths(_ outline: String) throws -> (isKept: Bool, kinds: Set<[String]>, count: Int) {
    let source = { (t: Double) in
      """
      shape A(t in 0...1 = \(t), n: Int in 3...9 = 5, open = false) {
        size 100 x 60, min: 40 x 40
        outline \(outline)
        fill .teal
      }
      func back(path: Path) = path.reversed()
      """
    }
    var kinds: Set<[String]> = []
    var count = 0
    var isKept = false
    for t in [0, 0.25, 0.5, 0.999, 1] {
      let program = Snippet(source(t)).compile().program
      let isRight = !program.hasErrors
      try #require(isRight, "\(Snippet(source(t)).annotated())")
      let shape = try #require(program.shapes.indices.first)
      isKept = program.variation(of: shape).outlineJumps.isEmpty
      for size in [Size(100, 60), Size(40, 40), Size(60, 60), Size(41, 240), Size(1000, 40)] {
        guard let scene = Evaluator.draw(program, shape: shape, size: size).scene else { continue }
        count += 1
        let layer = scene.layers[scene.layers.startIndex]
        let path = layer.outline.map { scene.paths[$0] } ?? .rect(layer.frame)
        kinds.insert(path.elements.map { String("\($0)".prefix { $0 != "(" }) })
      }
    }
    return (isKept, kinds, count)
  }

  @Test(arguments: [
    "rect(bounds.inset(by: t * 30))",
    "roundedRect(bounds, cornerRadius: t * 80)",
    "roundedRect(bounds, topLeading: t * 80, topTrailing: 9, style: .continuous)",
    "roundedRect(bounds, cornerRadius: t * 80, topLeft: 0, style: .bevel, topRightStyle: .notch)",
    "roundedRect(bounds, cornerRadius: t * 80, smoothing: t)",
    "roundedRect(bounds, cornerRadii: (t * 80) x 20).rounded(radius: 3)",
    "roundedRect(bounds, cornerRadius: t * 80, curvature: 8 * t - 4)",
    "roundedRect(bounds, cornerRadius: t * 8, topLeft: 0).rounded(radius: t * 9, style: .scoop)",
    "rect(bounds).rotated(by: t * 90deg).rounded(radius: t * 9, smoothing: t)",
    "polygon([(0, 0), (t * width, 0), (t * width, height * t)]).rounded(radius: t * 9, style: .continuous)",
    "path { move (0, 0); line (t, 0); arc (t, t), radius: 9; line (9, 9) }.rounded(radius: t * 3, curvature: t)",
    "circle(center: center, radius: t * 20)",
    "ellipse(Rect(x: 0, y: 0, width: t * width, height: height))",
    "capsule(Rect(x: 0, y: 0, width: t * width, height: height))",
    "polygon([(0, 0), (t * width, 0), (t * width, height * t)])",
    "regularPolygon(center: center, sides: n, radius: t * 9)",
    "star(center: center, points: n, outerRadius: 20 * t, innerRadius: 9 * t)",
    "spline(through: [(0, 0), center * t, (0, height)], closed: !open, tension: t)",
    "rect(bounds).rounded(radius: t * 90).rounded(radius: 5)",
    "rect(bounds.inset(by: t * 20)).rounded(radius: t * 90)",
    "back(path: polygon([(0, 0), (t * width, 0), (t * width, height * t)]))",
    "rect(bounds).rotated(by: t * 90deg).rounded(radius: 9)",
    "rect(bounds).scaled(x: t - 0.5, y: 1).rounded(radius: 9)",
    "roundedRect(bounds, cornerRadius: t * 9).rotated(by: t * 90deg, around: center)",
    "roundedRect(bounds, cornerRadius: t * 9).scaled(x: t, y: 1).translated(by: (t, 1))",
    "circle(center: center, radius: t * 20).reversed()",
    "circle(center: center, radius: t * 20).rotated(by: t * 1deg).reversed()",
    "roundedRect(bounds, cornerRadius: t * 9, style: .continuous).scaled(by: t - 0.25).reversed()",
    "polygon([(0, 0), (t * width, 0), (t * width, height * t)]).reversed()",
    "polygon([(0, 0), (t * width, 0), (t * width, height * t)]).rounded(radius: t * 9)",
    "spline(through: [(0, 0), center * t, (0, height)], closed: true).reversed()",
    "spline(through: [(0, 0), center * t, (0, height)], closed: true).rounded(radius: t * 9)",
    "path { move (0, 0); line (t * width, 0); line (t * width, t); close }",
    "path { move (0, 0); quad (width, t), control: center * t; smooth (t, t); smooth (0, 9), control2: (t, t); close }",
    "path { move (0, 0); corner (width, 0), to: (width, height), radius: t * 9; line (0, t); close }",
    "path { move (0, 0); corner (width, 0), to: (width * 2, t * 50), radius: 5 * t; line (0, height); close }",
    "path { move (0, 0); arc (t * 30, 0), radius: t * 9, large: t > 0.5; arc center: center, radius: t, from: 0deg, to: t * 360deg }",
    "path { arc center: center, radius: t, from: 0deg, sweep: t * 360deg; line center; close }",
    "path { move (0, 0); add circle(center: center, radius: t); line (t, t); add polyline([(t, t), center]), joined: true }",
    "path { move (0, 0); line (t, 0); arc (t, t), radius: 9; line (9, 9) }.rounded(radius: t * 3)",
    "path { move (0, 0); line (t, 0); arc (t, t), radius: 9; line (9, 9) }.reversed()",
    "path { move (0, 0); line (t, 0); line (0, t * 9); close; line (3, t * 9) }.reversed().rounded(radius: t * 9)",
    "polygon([for i in 0..<n: (i * t, i * width)] + [(t, t)])",
    "polygon([for i in 0..<n where i != 2: (i * t, i * width)][0...1] + [(t, t)])",
    "open ? rect(bounds) : circle(center: center, radius: t)",
    "[rect(bounds.inset(by: t)), circle(center: center, radius: t)][n - 4]",
    "rect(Rect(x: 0, y: 0, width: 9, height: 9)).union(circle(center: (9, 9), radius: 5)).scaled(by: t * 9)",
    "circle(center: (9, 9), radius: 5).stroked(width: 2).translated(by: center * t)",
    "path { move (0, 0); repeat i in 0..<n { line (i * t, i * width) }; if !open { line center } }",
  ])
  func `keep them in all pictures`(outline: String) throws {
    let (isKept, kinds, count) = try paths(outline)
    #expect(isKept)
    #expect(kinds.count == 1 && count > 4, "\(kinds)")
  }

  @Test(arguments: [
    "t > 0.5 ? rect(bounds) : circle(center: center, radius: 9)",
    "[rect(bounds), circle(center: center, radius: 9)][floor(t)]",
    "polygon([for i in 0..<5 + floor(width / 100): (i, i * i)])",
    "polygon([for i in 0..<5 where i < t + 4: (i, i * i)])",
    "polygon([(0, 0), (1, 0), (2, 3), (4, 4)][0..<2 + floor(2 * t)])",
    "polygon([for p in [[(0, 0), (9, 9)], [(0, 0), (5, 5), (9, 1)]][floor(t)]: p * 2])",
    "star(center: center, points: 5 + floor(width / 100), outerRadius: 20, innerRadius: 9)",
    "spline(through: [(0, 0), (9, 9), (0, 9)], closed: t > 0.5)",
    "roundedRect(bounds, cornerRadius: 9, style: t > 0.5 ? .circular : .continuous)",
    "roundedRect(bounds, cornerRadius: 9, topLeftStyle: t > 0.5 ? .bevel : .notch)",
    "polygon([(0, 0), (width, 0), (9, height)]).rounded(radius: 3, style: t > 0.5 ? .bevel : .notch)",
    "rect(bounds).union(circle(center: center, radius: 9 + t * 90))",
    "rect(bounds).stroked(width: 1 + t * 100)",
    "star(center: center, points: 5, outerRadius: 20, innerRadius: 5).offset(by: t * 30 - 9)",
    "polyline([(0, 0), (width, t)]).dashed([10, 10])",
    "circle(center: center, radius: 9 + width).flattened(tolerance: 0.1)",
    "polyline([(0, 0), (9, 9), (20, 0)]).trimmed(from: 0, to: t)",
    "circle(center: center, radius: 9).rotated(by: t * 90deg).rounded(radius: 9)",
    "path { move (0, 0); curve (9 * t, 0), control1: (30, 9), control2: (9, 30); close }.reversed()",
    "path { move (0, 0); line (9, 9); add polyline([(9, 9), (20, 20)]), joined: t > 0.5 }",
    "path { move (0, 0); line (9, 9); switch floor(t * 2) { case 1: line (8, 3); default: quad (3, 8), control: (1, 1) } }",
  ])
  func `lose them if something else than a point depends on numbers`(outline: String) throws {
    let (isKept, kinds, _) = try paths(outline)
    #expect(!isKept)
    // The claim is not merely careful.
    #expect(kinds.count > 1)
  }
}
