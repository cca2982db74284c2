import ShapeCore
import TestSupport
import Testing

@testable import ShapeLanguage

/// A picture whose horizontal places are all leading or trailing is mirrored from right to left.
@Suite("Pictures from right to left")
struct DirectionLawTests {
  private static let size = Size(90, 70)

  /// Returns a statement with random distances.
  private static func statement(_ random: inout RandomSource, depth: Int = 0) -> String {
    func number(_ range: ClosedRange<Double> = 1...9) -> String { "\((random.number(range) * 100).rounded() / 100)" }
    switch random.below(depth < 2 ? 6 : 3) {
    case 0:
      let corners = ["topLeading", "topTrailing", "bottomTrailing", "bottomLeading", "cornerRadius"].filter { _ in
        random.chance(60)
      }
      let list = (corners.isEmpty ? ["topTrailing"] : corners).map { "\($0): \(number(0...20))" }
      let styles = ["topLeadingStyle", "topTrailingStyle", "bottomTrailingStyle", "bottomLeadingStyle"]
        .filter { _ in random.chance(20) }.map { "\($0): \(random.pick([".bevel", ".notch", ".scoop"]))" }
      return "fill .red, path: roundedRect(bounds, \((list + styles).joined(separator: ", ")))"
    case 1:
      let edges = random.pick([".leading", ".trailing", "[.leading, .top]", "[.bottom, .trailing]", ".horizontal"])
      return "border \(edges), width: \(number())"
    case 2:
      let sides = ["leading: \(number())", "top: \(number())", "trailing: \(number())", "bottom: \(number())"]
        .filter { _ in random.chance(60) }
      return "fill .red, path: rect(bounds.inset(\((sides.isEmpty ? ["leading: 3"] : sides).joined(separator: ", "))))"
    case 3:
      return "if isRightToLeft { fill .blue, path: rect(bounds.inset(left: 2, right: 5)) } "
        + "else { fill .blue, path: rect(bounds.inset(left: 5, right: 2)) }"
    default:
      let frame = random.pick([
        "leading: \(number()), trailing: \(number())", "leading: \(number())", "trailing: \(number()), inset: 0",
        "leading: \(number()), width: \(number(20...40))", "trailing: \(number()), width: \(number(20...40))",
        "inset: \(number())", "leading: \(number()), top: \(number())",
      ])
      let body = (0..<random.whole(1...3)).map { _ in statement(&random, depth: depth + 1) }
      return "layer(\(frame)) { \(body.joined(separator: "; ")) }"
    }
  }

  @Test func `are mirrored`() throws {
    let seed = RandomCases.seed()
    var random = RandomSource(seed: seed)
    var faults: [String] = []
    var differences = 0
    for _ in 0..<RandomCases.count(quick: 25, ci: 250, long: 10_000) {
      let body = (0..<4).map { _ in Self.statement(&random) }.joined(separator: "\n  ")
      let source = "shape A {\n  size 90 x 70\n  \(body)\n}"
      let compilation = Snippet(source).compile()
      #expect(compilation.diagnostics.filter { $0.severity == .error }.map(\.problem.message) == [], "\(source)")
      let shape = try #require(compilation.shape(named: "A"))
      let scenes = [LayoutDirection.leftToRight, .rightToLeft].compactMap {
        Evaluator.draw(compilation.program, shape: shape, size: Self.size, direction: $0).scene
      }
      // Some layers are too small for what is in them.
      guard scenes.count == 2 else { continue }
      let areas = scenes.map { Self.areas($0) }
      guard areas[0].count == areas[1].count else {
        faults.append("seed \(seed): \(areas[0].count) paths, mirrored \(areas[1].count), in\n\(source)")
        continue
      }
      for _ in 0..<20 {
        let place = Point(random.number(0...90), random.number(0...70))
        let mirrored = Point(90 - place.x, place.y)
        let inside = zip([place, mirrored], areas).map { place, areas in areas.map { $0.contains(place) } }
        if inside[0] != inside[1] { faults.append("seed \(seed): at \(place), in\n\(source)") }
        if inside[0] != areas[0].map({ $0.contains(mirrored) }) { differences += 1 }
      }
    }
    #expect(faults == [], "\(faults.prefix(3).joined(separator: "\n"))")
    #expect(differences > 50)
  }

  @Test func `have layers that are mirrored after their turn`() throws {
    let header = "left: 10, width: 20, rotation: 30deg, scale: (2, 1), mirrored: .inRightToLeft"
    let scenes = try Self.scenes("layer(\(header)) { fill .red }")
    let layers = scenes.compactMap { scene in scene.layers.indices.last.map { scene.layers[$0] } }
    #expect(layers.map { $0.rotation } == [Angle(degrees: 30), Angle(degrees: -30)])
    #expect(layers.map { $0.scale } == [Point(2, 1), Point(-2, 1)])
  }

  @Test func `have borders on the edges of parameters in a mirrored layer`() throws {
    let scenes = try Self.scenes("layer(inset: 10, mirrored: .inRightToLeft) { border edge, width: 4 }")
    // The layer mirrors the left edge, so that it becomes the right one.
    let edge = Rect(x: 10, y: 10, width: 4, height: 50)
    #expect(scenes.map { Self.areas($0).map { $0.bounds } } == [[edge], [edge]])
  }

  @Test func `have designs at the edges of parameters in a mirrored layer`() throws {
    let scenes = try Self.scenes("layer(mirrored: .inRightToLeft) { layer(fit: 10 x 10, align: edge) { fill .red } }")
    // A square of 70 points at the left edge, which becomes the right one.
    let frames = scenes.compactMap { scene in scene.layers.indices.last.map { scene.layers[$0].frame.midX } }
    #expect(frames == [35, 35])
  }

  private static func scenes(_ statement: String) throws -> [Scene] {
    let compilation = Snippet("shape A(edge: Edges = .leading) {\n  size 90 x 70\n  \(statement)\n}").compile()
    let shape = try #require(compilation.shape(named: "A"))
    return [LayoutDirection.leftToRight, .rightToLeft].compactMap {
      Evaluator.draw(compilation.program, shape: shape, size: size, direction: $0).scene
    }
  }

  /// The filled paths, and those of strokes as regions.
  private static func areas(_ scene: Scene) -> [Path] {
    scene.nodes.compactMap { node in
      switch node.content {
      case .layer: nil
      case .fill(let path, _, _): scene.paths[path]
      case .stroke(let path, let style, _): scene.paths[path].stroked(scene.strokeStyles[style])
      }
    }
  }
}
