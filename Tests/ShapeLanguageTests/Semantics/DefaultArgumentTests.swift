import ShapeCore
import Testing

@testable import ShapeLanguage

/// A declared default draws the same as an omitted argument.
@Suite("Default arguments")
struct DefaultArgumentTests {
  /// A body for each declaration with defaults. `#` is the place of an argument, after others or alone in parentheses.
  private static let bodies: [String: String] = [
    "fill": "fill .red, path: path { move (1, 1); line (20, 2); line (10, 30); line (3, 20); line (30, 9) }#",
    "stroke": "stroke .red, path: path { move (5, 5); line (30, 9); line (10, 30) }#",
    "border": "border .left#",
    "shadow": "fill .red; shadow .blue, radius: 3#",
    "clip": "fill .red; clip path { move (1, 1); line (20, 2); line (10, 30); line (3, 20); line (30, 9) }#",
    "erase": "fill .red; erase path { move (1, 1); line (20, 2); line (10, 30); line (3, 20); line (30, 9) }#",
    "arc": "fill .red, path: path { arc center: center, radii: 10 x 20, from: 10deg, to: 200deg# }",
    "corner": "stroke .red, path: path { move (5, 5); corner (30, 9), to: (10, 30), radius: 4# }",
    "add": "stroke .red, path: path { move (5, 5); add path { move (30, 9); line (10, 30) }# }",
    "rotated": "fill .red, path: circle(center: (30, 10).rotated(by: 20deg#), radius: 5)",
    "spline": "stroke .red, path: spline(through: [(5, 5), (30, 9), (10, 30)]#)",
    "regularPolygon": "fill .red, path: regularPolygon(center: center, sides: 6, radius: 20#)",
    "layer": "layer part(left: 4#) { fill .red }",
    "rgb": "fill rgb(1, 0.5, 0#)",
    "hsl": "fill hsl(30deg, 100%, 50%#)",
    "oklch": "fill oklch(70%, 0.15, 50deg#)",
    "conicGradient": "fill conicGradient([.red, .blue]#)",
    "roundedRect": "fill .red, path: roundedRect(bounds, topLeft: 4#)",
    "inset": "fill .red, path: rect(bounds.inset(top: 3#))",
    "star": "fill .red, path: star(center: center, points: 5, outerRadius: 20, innerRadius: 8#)",
    "rounded": "fill .red, path: polygon([(5, 5), (30, 9), (10, 30)]).rounded(radius: 3#)",
    "stroked": "fill .red, path: path { move (5, 5); line (30, 9); line (10, 30) }.stroked(width: 4#)",
    "offset": "fill .red, path: star(center: center, points: 5, outerRadius: 9, innerRadius: 3).offset(by: 4#)",
    "dashed": "stroke .red, path: circle(center: center, radius: 9).dashed([4, 2]#)",
    "simplified": "fill .red, path: circle(center: center, radius: 9).simplified(#)",
    "contains": "if circle(center: center, radius: 9).contains(center#) { fill .red }",
    "union": "fill .red, path: circle(center: center, radius: 9).union(rect(bounds)#)",
    "intersection": "fill .red, path: circle(center: center, radius: 9).intersection(rect(bounds)#)",
    "subtracting": "fill .red, path: rect(bounds).subtracting(circle(center: center, radius: 9)#)",
    "symmetricDifference": "fill .red, path: rect(bounds).symmetricDifference(circle(center: center, radius: 9)#)",
  ]

  /// Features that are not supported, belong to a shape as a whole, or have a separate row below.
  private static let excused: Set<String> = [
    "shadow spread", "shadow inner", "size min", "size max", "inset top", "arc large", "layer align",
  ]

  private static let signatures = Command.allCases.map(\.signature) + [Header.layer] + BuiltinEntry.all.map(\.signature)

  @Test(arguments: signatures)
  func `draw the same as omitted arguments`(signature: Signature) throws {
    for parameter in signature.parameters where !parameter.isPositional {
      // A default that is described in words, or is another argument, can't be written.
      guard
        let value = parameter.defaultText?.split(separator: "`", omittingEmptySubsequences: false).dropFirst().first,
        parameter.defaultText?.first == "`", !value.hasSuffix(":"),
        !Self.excused.contains("\(signature.name) \(parameter.name)")
      else { continue }
      let body = try #require(Self.bodies[signature.name], "\(signature.name) has no body here")
      let argument = "\(body.contains("(#)") ? "" : ", ")\(parameter.name): \(value)"
      try expectSame(body.replacingOccurrences(of: "#", with: argument), body.replacingOccurrences(of: "#", with: ""))
    }
  }

  @Test(arguments: [
    ("border .all, width: 2", "border width: 2"),
    (
      "stroke .red, path: path { move (5, 5); arc (30, 9), radius: 20, rotation: 0deg, large: false, clockwise: true }",
      "stroke .red, path: path { move (5, 5); arc (30, 9), radius: 20 }"
    ),
    ("fill .red; shadow .black, radius: 3", "fill .red; shadow radius: 3"),
    ("layer(fit: 30 x 20, align: .none) { fill .red }", "layer(fit: 30 x 20) { fill .red }"),
    ("fill .red, path: rect(bounds.inset(left: 3, top: 0, right: 0))", "fill .red, path: rect(bounds.inset(left: 3))"),
    ("fill .red, path: rect(bounds.inset(left: 0, bottom: 2))", "fill .red, path: rect(bounds.inset(bottom: 2))"),
  ])
  func `draw the same as omitted values without labels`(written: String, leftOut: String) throws {
    try expectSame(written, leftOut)
  }

  private func expectSame(_ written: String, _ leftOut: String) throws {
    let scenes = try [written, leftOut].map { try scene($0) }
    #expect(scenes[0] == scenes[1], "\(written)")
    #expect(scenes[0].nodes.count > 1, "\(written)")
  }

  /// Returns the picture of a body, without source places.
  private func scene(_ body: String) throws -> Scene {
    let compilation = Snippet("shape A { size 40 x 40; \(body) }").compile()
    try #require(!compilation.hasErrors, "\(body): \(compilation.diagnostics.map(\.problem.message))")
    let shape = try #require(compilation.program.shapes.indices.first)
    var scene = try #require(
      Evaluator.draw(compilation.program, shape: shape, size: Size(40, 40)).scene, "\(body)")
    for index in scene.nodes.indices { scene.nodes[index].source = .none }
    for index in scene.layers.indices {
      (scene.layers[index].shadowSources, scene.layers[index].innerShadowSources) = ([], [])
    }
    return scene
  }
}
