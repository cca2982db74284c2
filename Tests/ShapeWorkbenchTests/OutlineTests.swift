import ShapeBackends
import ShapeCore
import ShapeLanguage
import TestSupport
import Testing

@testable import ShapeWorkbench

@Suite("Outlines of elements")
struct OutlineTests {
  private func outlines(_ body: String) -> [String] {
    let scene = ExampleFile.shown("shape A { size 20 x 10; \(body) }\n").scene
    return scene?.outlines().dropFirst().map { outline in
      let handles = outline.handles.map { "\($0.kind.rawValue) \(number($0.point.x)) \(number($0.point.y))" }
      return "\(outline.element) \(outline.kind.rawValue) \(SVGWriter.pathData(of: outline.path)): "
        + handles.joined(separator: ", ")
    } ?? []
  }

  private func number(_ value: Double) -> String { JSONWriter.number((value * 1000).rounded() / 1000) }

  @Test(arguments: [
    (
      "fill .red, path: path { move (1, 2); line (5, 2); quad (5, 6), control: (7, 4); curve (1, 6), control1: (4, 8), control2: (2, 8); close }",
      ["1 fill M1 2H5Q7 4 5 6C4 8 2 8 1 6z: end 1 2, end 5 2, control 7 4, end 5 6, control 4 8, control 2 8, end 1 6"]
    ),
    (
      "stroke .red, path: circle(center: (9, 5), radius: 3)",
      [
        "1 stroke M12 5A3 3 0 0 1 7.5 7.5981a3 3 0 0 1 0-5.1962A3 3 0 0 1 12 5z: end 12 5, center 9 5, radius 6 5, width 6.5 5"
      ]
    ),
    (
      "layer(left: 4, top: 2, width: 8, height: 4, rotation: 90deg) { fill .red }",
      [
        "1 layer M10 0V8H6V0z: end 10 0, end 10 8, end 6 8, end 6 0",
        "2 fill M10 0V8H6V0z: end 10 0, end 10 8, end 6 8, end 6 0",
      ]
    ),
  ])
  func `have the points that decide their form`(body: String, expected: [String]) {
    #expect(outlines(body) == expected)
  }
}
