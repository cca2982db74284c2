import SceneOracle
import ShapeCore
import ShapeLanguage
import TestSupport
import Testing

@testable import ShapeWorkbench

/// Points of a picture lead to the element that is painted last there.
@Suite("From a point to the source")
struct HitTests {
  /// Returns the words of the places that draw what is at a point.
  private func sources(_ text: String, _ x: Double, _ y: Double) -> [String] {
    let shown = ExampleFile.shown(text)
    return shown.element(at: Point(x, y))?.sources.map {
      shown.file.trees[Int($0.file)].source.text(Int($0.start)..<Int($0.end))
    } ?? []
  }

  @Test func `the outermost call comes first`() {
    let text =
      "shape A { size 20 x 10; use B(); layer(left: 12) { apply look() } }\n"
      + "private shape B { size 20 x 10; fill .red, path: rect(Rect(x: 2, y: 2, width: 4, height: 4)) }\nstyle look { fill .blue }\n"
    #expect(sources(text, 3, 3) == ["use B()", "fill .red, path: rect(Rect(x: 2, y: 2, width: 4, height: 4))"])
    #expect(sources(text, 15, 3) == ["apply look()", "fill .blue"])
    #expect(sources(text, 9, 3) == [])
  }

  @Test(arguments: [
    ("fill .red; fill .blue.opacity(0%)", "fill .red"),
    ("fill .red; fill linearGradient([.blue, .blue.opacity(0%)], from: (0, 0), to: (4, 0))", "fill .red"),
    (
      "fill .red; fill radialGradient([.blue.opacity(0%), .blue], center: (9, 5), radius: 8)",
      "fill radialGradient([.blue.opacity(0%), .blue], center: (9, 5), radius: 8)"
    ),
    ("fill .red; layer(left: 12) { fill .blue }", "fill .red"),
    ("fill .red; layer { clip circle(center: (4, 4), radius: 2); fill .blue }", "fill .red"),
    ("fill .red; layer { fill .blue; erase circle(center: (10, 5), radius: 3) }", "fill .red"),
    (
      "fill .red; layer { mask layer { fill .black, path: rect(Rect(x: 0, y: 0, width: 5, height: 9)) }; fill .blue }",
      "fill .red"
    ),
    ("fill .red; layer { mask layer { fill .black }; fill .blue }", "fill .blue"),
    ("fill .red; layer(opacity: 0%) { fill .blue }", "fill .red"),
    ("fill .red; layer(left: 0, top: 4, width: 20, height: 2, rotation: 90deg) { fill .blue }", "fill .blue"),
    ("fill .red; layer(left: 0, top: 0, width: 20, height: 1) { fill .blue }", "fill .red"),
    (
      "fill .red; stroke .blue, width: 2, path: polyline([(0, 5), (20, 5)])",
      "stroke .blue, width: 2, path: polyline([(0, 5), (20, 5)])"
    ),
    ("fill .red; stroke .blue, width: 2, path: polyline([(0, 9), (20, 9)])", "fill .red"),
    (
      "layer(left: 0, top: 0, width: 6, height: 9) { fill .red; shadow .black, radius: 0, offset: (6, 0) }",
      "shadow .black, radius: 0, offset: (6, 0)"
    ),
    (
      "fill .red; layer(left: 0, top: 0, width: 6, height: 9) { fill .blue; shadow .black, radius: 0, offset: (6, 0) }",
      "fill .red"
    ),
    ("fill .red; layer(left: 10) { border .all, width: 3, color: .blue }", "border .all, width: 3, color: .blue"),
  ])
  func `invisible parts are not in the way`(body: String, expected: String) {
    let (x, y) = body.contains("border") ? (11.0, 5.0) : (10.1, 5.2)
    #expect(sources("shape A { size 20 x 10; \(body) }\n", x, y).last == expected)
  }

  /// Judged by the colors of single points: nothing after the element changes the color, and the element has one.
  @Test(arguments: ExampleFile.all)
  func `nothing is painted above the element of a point, in any example`(example: ExampleFile) throws {
    let compilation = example.compilation
    var random = RandomSource(seed: RandomCases.seed())
    let count = RandomCases.count(quick: 60, ci: 400, long: 5_000)
    for shape in compilation.publicShapes {
      var request = PictureRequest()
      request.shape = compilation.program.names.spelling(compilation.program.shapes[shape].name)
      let shown = ShownPicture(request, of: compilation)
      let scene = try #require(shown.scene)
      let oracle = PaintOracle(scene)
      var found: [Int: [(Point, [SourceSpan])]] = [:]
      for _ in 0..<count {
        let point = Point(
          random.number(-2...scene.size.width + 2), random.number(-2...scene.size.height + 2))
        if let (element, sources) = shown.element(at: point) {
          found[element, default: []].append((point, sources))
        } else {
          #expect(oracle.alpha(at: point) == 0, "\(point)")
        }
      }
      #expect(found.count > 0)
      for (element, hits) in found {
        let judge = oracle.judge(element)
        for (point, sources) in hits {
          #expect(judge.isTopmost(point), "element \(element) at \(point)")
          for source in sources where source.file == 0 {
            let elements = shown.elements(drawnAt: Int(source.start))
            #expect(
              elements.contains { $0 <= element && element < $0 + scene.nodes[$0].extent },
              "element \(element) of \(source)")
          }
        }
      }
    }
  }
}

/// Colors of the points of a scene without shadows, and of parts of it.
private struct PaintOracle {
  let scene: Scene
  private let whole: ScenePoints
  /// The nodes in masks.
  private let masked: Set<Int>

  init(_ scene: Scene) {
    self.scene = scene.withoutShadows
    whole = ScenePoints(self.scene, .light)
    var masked: Set<Int> = []
    for node in scene.nodes.indices {
      guard case .layer(let id, _) = scene.nodes[node].content, scene.layers[id].role == .mask else { continue }
      masked.formUnion(node..<node + scene.nodes[node].extent)
    }
    self.masked = masked
  }

  func alpha(at point: Point) -> Double { whole.color(at: point).alpha }

  /// Returns the points of the scene with only some of its fills and strokes, besides those in masks.
  private func points(_ isKept: (Int) -> Bool) -> ScenePoints {
    var part = scene
    let clear = part.paints.append(.color(.clear))
    for node in part.nodes.indices where !isKept(node) && !masked.contains(node) {
      switch part.nodes[node].content {
      case .fill(let path, let rule, _): part.nodes[node].content = .fill(path: path, rule: rule, paint: clear)
      case .stroke(let path, let style, _): part.nodes[node].content = .stroke(path: path, style: style, paint: clear)
      case .layer: break
      }
    }
    return ScenePoints(part, .light)
  }

  struct Judge {
    let isTopmost: (Point) -> Bool
  }

  func judge(_ element: Int) -> Judge {
    // Where only a shadow is, nothing else is painted.
    if case .layer = scene.nodes[element].content { return Judge { alpha(at: $0) == 0 } }
    let (below, alone) = (points { $0 <= element }, points { $0 == element })
    return Judge { below.color(at: $0) == whole.color(at: $0) && alone.color(at: $0).alpha > 0 }
  }
}
