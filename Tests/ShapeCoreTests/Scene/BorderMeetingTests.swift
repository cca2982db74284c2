@_spi(Generated) import ShapeCore
import Testing

@Suite("Borders that meet, in a layer of 100 x 60")
struct BorderMeetingTests {
  private let frame = Rect(x: 0, y: 0, width: 100, height: 60)
  private let red = Paint.color(Color(RGBA(red: 1, green: 0, blue: 0)))
  private let blue = Paint.color(Color(RGBA(red: 0, green: 0, blue: 1)))

  private func scene(_ outline: Path? = nil, _ body: (inout SceneBuilder) -> Void) -> Scene {
    var builder = SceneBuilder(name: "Test", title: "Test", size: frame.size)
    builder.beginLayer(name: "Test", frame: frame)
    if let outline { builder.setOutline(outline) }
    body(&builder)
    builder.endLayer()
    return builder.scene
  }

  /// Returns every fill with its paint.
  private func fills(_ scene: Scene) -> [(paint: ScenePaint, path: Path)] {
    scene.nodes.compactMap { node in
      guard case .fill(let path, _, let paint) = node.content else { return nil }
      return (scene.paints[paint], scene.paths[path])
    }
  }

  private func polygon(_ points: (Double, Double)...) -> Path { .polygon(points.map { Point($0.0, $0.1) }) }

  @Test func `of two statements meet along the line from the outer corner to the inner one`() {
    let fills = fills(
      scene {
        $0.border(.left, width: 8, paint: red)
        $0.border(.top, width: 4, paint: blue)
      })
    #expect(fills.map(\.paint) == [blue, red].map { ScenePaint($0, in: .zero) })
    #expect(
      fills.map(\.path) == [
        polygon((0, 0), (100, 0), (100, 4), (8, 4)), polygon((0, 60), (0, 0), (8, 4), (8, 60)),
      ])
  }

  @Test func `of one paint are one piece, whatever their widths`() {
    let fills = fills(
      scene {
        $0.border(.left, width: 8, paint: red)
        $0.border(.top, width: 4, paint: red)
      })
    #expect(fills.map(\.path) == [polygon((0, 60), (0, 0), (100, 0), (100, 4), (8, 4), (8, 60))])
  }

  @Test func `of one paint on opposite edges are one path, so that each color is painted once`() {
    let fills = fills(
      scene {
        $0.border(.vertical, width: 4, paint: red)
        $0.border(.horizontal, width: 4, paint: blue)
      })
    #expect(fills.map(\.paint) == [red, blue].map { ScenePaint($0, in: .zero) })
    #expect(fills[0].path.elementCount == 10)
  }

  @Test func `of one paint and width on all edges are a stroke`() {
    let scene = scene {
      $0.border(.vertical, width: 4, paint: red)
      $0.border(.horizontal, width: 4, paint: red)
    }
    #expect(scene.paths.last == .rect(frame.inset(by: 2)))
  }

  @Test func `of a statement that names an edge again are above, and those after it meet it`() {
    let fills = fills(
      scene {
        $0.border([.left, .top], width: 10, paint: red)
        $0.border(.left, width: 2, paint: blue)
        $0.border(.bottom, width: 2, paint: red)
      })
    #expect(
      fills.map(\.path) == [
        polygon((0, 60), (0, 0), (100, 0), (100, 10), (10, 10), (10, 60)),
        polygon((100, 60), (0, 60), (2, 58), (100, 58)),
        polygon((0, 60), (0, 0), (2, 0), (2, 58)),
      ])
  }

  @Test func `that are too wide for the layer meet where the distances have the ratio of their widths`() {
    let fills = fills(
      scene {
        $0.border(.left, width: 120, paint: red)
        $0.border(.right, width: 80, paint: blue)
      })
    #expect(
      fills.map(\.path) == [
        polygon((100, 0), (100, 60), (60, 60), (60, 0)), polygon((0, 60), (0, 0), (60, 0), (60, 60)),
      ])
  }

  @Test func `that leave no inside are triangles, as in CSS`() {
    let fills = fills(
      scene {
        $0.border(.horizontal, width: 50, paint: red)
        $0.border(.vertical, width: 30, paint: blue)
      })
    #expect(
      fills[0].path
        == Path(
          polygon((0, 0), (100, 0), (50, 30), (50, 30)).elements
            + polygon((100, 60), (0, 60), (50, 30), (50, 30)).elements))
  }

  // MARK: Round corners

  /// The corners have radii of 20 points. The division of the top left one runs from the corner in the direction (8,
  /// 4).
  @Test func `in a round corner are also separated by that line, from arc to arc`() throws {
    let fills = fills(
      scene(.roundedRect(frame, cornerRadius: 20)) {
        $0.border(.left, width: 8, paint: red)
        $0.border(.top, width: 4, paint: blue)
      })
    let ends = fills[0].path.elements.compactMap { element in
      if case .arc(let arc) = element, abs(arc.sweep) < 1.5 { return arc } else { return nil }
    }
    let start = try #require(ends.first).startPoint
    let end = try #require(ends.last).endPoint
    #expect(abs(start.y - start.x / 2) < 1e-12 && abs(end.y - end.x / 2) < 1e-12)
    #expect(abs(start.distance(to: Point(20, 20)) - 20) < 1e-12)
    // The inner corner is an ellipse with the radii 12 and 16 around the same center.
    let (x, y) = ((end.x - 20) / 12, (end.y - 20) / 16)
    #expect(abs(x * x + y * y - 1) < 1e-12)
  }

  @Test func `keep their elements at every width and radius that fits`() {
    var counts: Set<[Int]> = []
    for radius in [0, 1e-9, 3, 15, 29.9] {
      for (left, top) in [(1e-9, 4.0), (8, 4), (15, 15), (40, 0.5), (30, 1)] {
        let scene = scene(.roundedRect(frame, cornerRadius: radius)) {
          $0.border(.left, width: left, paint: red)
          $0.border([.top, .right], width: top, paint: blue)
        }
        counts.insert(fills(scene).map(\.path.elementCount))
      }
    }
    #expect(counts == [[13, 9]])
  }

  @Test func `that reach the round corners of the other side are cut to their share there`() {
    let outline = Path.roundedRect(frame, cornerRadius: 20)
    let scene = scene(outline) {
      $0.border(.left, width: 90, paint: red)
      $0.border(.top, width: 9, paint: blue)
    }
    let clips = scene.layers.suffix(2).map(\.clips)
    #expect(clips.map(\.first) == [Clip(path: outline), Clip(path: outline)])
    // Near the inner corner (90, 9), and in the top right corner, which only the top edge has, beyond the left band and in it.
    let points = [Point(88, 8.7), Point(88, 8.9), Point(95, 12), Point(89, 12)]
    let shares = clips.map { clips in points.map { clips[1].path.contains($0) } }
    #expect(shares == [[true, false, true, false], [false, true, false, true]])
  }

  // MARK: Dashes

  @Test func `that are dashed on one edge are a dashed line in the middle of the band`() {
    let scene = scene { $0.border(.bottom, width: 4, dash: [6, 2], paint: red) }
    #expect(scene.paths.last == Path([.move(to: Point(100, 58)), .line(to: Point(0, 58))]))
    #expect(Array(scene.strokeStyles) == [StrokeStyle(width: 4, dash: [6, 2])])
  }

  @Test func `that are dashed on neighboring edges continue around the corner`() {
    let scene = scene { $0.border([.left, .top], width: 4, dash: [6, 2], paint: red) }
    #expect(scene.paths.last == Path([.move(to: Point(0, 60)), .line(to: Point(0, 0)), .line(to: Point(100, 0))]))
    #expect(
      scene.layers.last?.clips == [Clip(path: polygon((0, 60), (0, 0), (100, 0), (100, 4), (4, 4), (4, 60)))])
  }

  @Test func `that are dashed end where a solid one begins`() {
    let scene = scene {
      $0.border(.left, width: 4, dash: [6, 2], paint: red)
      $0.border(.top, width: 4, paint: red)
    }
    #expect(fills(scene).map(\.path) == [polygon((0, 0), (100, 0), (100, 4), (4, 4))])
    #expect(scene.layers.last?.clips == [Clip(path: polygon((0, 60), (0, 0), (4, 4), (4, 60)))])
  }
}
