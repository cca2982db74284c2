import SceneOracle
import TestSupport
import Testing

@testable import ShapeCore

/// Random pictures with several masks, shadows, slots, borders and blends, judged point by point.
@Suite("The scene of a random drawing")
struct DrawingLawTests {
  private typealias Silhouette = PointPainter.Silhouette

  /// Returns what is wrong with some drawings, with their seeds.
  private func faults(
    quick: Int, options: DrawingGenerator.Options = DrawingGenerator.Options(),
    _ fault: (Drawing, UInt64, [Point]) -> String?
  ) -> [String] {
    var faults: [String] = []
    for seed in RandomCases.seeds(quick: quick, ci: 10 * quick, long: 1_000 * quick) {
      let drawing = DrawingGenerator.drawing(seed: seed, options: options)
      var random = RandomSource(seed: seed)
      if let fault = fault(drawing, seed, drawing.points(15, using: &random)) {
        faults.append("seed \(seed): \(fault)")
      }
    }
    return faults
  }

  @Test func `paints what the statements say, in their order, with and without shadows`() {
    var colored = 0
    let faults = faults(quick: 150) { drawing, seed, points in
      let scene = drawing.scene
      let appearance: Appearance = seed % 2 == 0 ? .light : .dark
      var painter = PointPainter(appearance)
      painter.hasShadows = seed % 5 != 0
      // Half of the scenes have no adaptive colors any more.
      let shown = seed % 4 < 2 ? scene : scene.resolved(in: appearance)
      let other: Appearance = seed % 4 < 2 ? appearance : appearance == .light ? .dark : .light
      let scenePoints = ScenePoints(painter.hasShadows ? shown : shown.withoutShadows, other)
      return drawing.difference(at: points, painter) {
        let color = scenePoints.color(at: $0)
        if color.alpha > 0 { colored += 1 }
        return color
      }
    }
    #expect(faults.prefix(3) == [])
    #expect(colored > 150)
  }

  @Test func `is the same in generated code, whatever labels state the frames, in both directions`() {
    let faults = faults(quick: 100) { drawing, seed, _ in
      let generated = drawing.generatedScene(seed % 2 == 0 ? .leftToRight : .rightToLeft)
      return generated == drawing.scene.withoutSources ? nil : "\(generated.nodes.count) nodes"
    }
    #expect(faults.prefix(3) == [])
  }

  @Test func `has a silhouette of all paint after the cuts, and bounds that contain all color`() {
    var painted = 0
    let faults = faults(quick: 60) { drawing, _, points in
      let scene = drawing.scene
      let painter = PointPainter(.light)
      let silhouette = scene.silhouette
      for point in points {
        let isPainted = painter.isPainted(drawing, at: point)
        if isPainted { painted += 1 }
        if silhouette.contains(point) != isPainted,
          drawing.decides(point, painter, isNear: ==, { $0.isPainted($1, at: $2) })
        {
          return "\(point) is \(isPainted ? "" : "not ")painted"
        }
        guard painter.color(of: drawing, at: point).alpha > 0 else { continue }
        let ink = scene.inkBounds ?? .zero
        if point.x < ink.minX || point.x > ink.maxX || point.y < ink.minY || point.y > ink.maxY,
          drawing.decides(point, painter, isNear: ==, { $0.color(of: $1, at: $2).alpha > 0 })
        {
          return "\(point) is colored, outside of \(ink)"
        }
      }
      return nil
    }
    #expect(faults.prefix(3) == [])
    #expect(painted > 50)
  }

  @Test func `has the source of its statement in each node and each shadow`() {
    let faults = faults(quick: 60) { drawing, _, _ in
      let scene = drawing.scene
      var marks: [String] = []
      drawing.appendMarks(to: &marks)
      func isRight(_ source: SourceSpan, _ mark: String) -> Bool {
        marks.indices.contains(Int(source.start)) && marks[Int(source.start)] == mark
      }
      for node in scene.nodes {
        switch node.content {
        case .fill(_, _, let paint), .stroke(_, _, let paint):
          if !isRight(node.source, scene.paints[paint].mark) { return "a paint of \(node.source)" }
        case .layer(let id, _):
          let layer = scene.layers[id]
          // The cuts of a stroke or border have its source.
          if layer.role != .part, !isRight(node.source, "layer \(layer.name)") { return "layer \(layer.name)" }
          let shadows =
            Array(zip(layer.shadows, layer.shadowSources))
            + Array(zip(layer.innerShadows, layer.innerShadowSources))
          if shadows.count != layer.shadows.count + layer.innerShadows.count { return "too few sources of shadows" }
          if !shadows.allSatisfy({ isRight($1, "shadow \($0.color.light)") }) { return "a shadow of \(layer.name)" }
        }
      }
      return nil
    }
    #expect(faults.prefix(3) == [])
  }

  @Test func `is visited item by item: each once, in the order of the nodes, masks before what they cut`() {
    let faults = faults(quick: 60) { drawing, _, _ in
      let scene = drawing.scene
      var visited: [Int] = []
      var problem: String?
      func visit(_ contents: SceneContents, depth: Int32) {
        var contents = contents
        if contents.depth != depth { problem = "a depth of \(contents.depth) instead of \(depth)" }
        while let item = contents.next(in: scene) {
          visited.append(contents.node)
          guard case .layer(let id, let inside) = item else { continue }
          if inside.layerNode != contents.node { problem = "layer \(inside.layerNode) instead of \(contents.node)" }
          visit(scene.layers[id], inside, depth: depth + 1)
        }
      }
      func visit(_ layer: SceneLayer, _ inside: SceneContents, depth: Int32) {
        for mask in inside.masks(of: layer, in: scene) {
          visited.append(mask.node)
          visit(scene.layers[mask.layer], mask.contents, depth: depth + 1)
        }
        visit(inside, depth: depth)
      }
      visit(scene.contents, depth: 0)
      return problem ?? (visited == Array(scene.nodes.indices) ? nil : "\(visited)")
    }
    #expect(faults.prefix(3) == [])
  }

  @Test func `has the frames of its empty slots, before and after the transforms around them`() {
    var count = 0
    let faults = faults(quick: 60) { drawing, _, _ in
      let scene = drawing.scene
      let slots = drawing.emptySlots(at: .zero) { $0 }
      count += slots.count
      var left = Double.infinity
      var (top, right, bottom) = (left, -left, -left)
      for slot in slots {
        guard scene.frame(ofSlot: slot.name) == slot.frame else { return "\(slot.name)" }
        for corner in slot.corners {
          (left, right) = (min(left, corner.x), max(right, corner.x))
          (top, bottom) = (min(top, corner.y), max(bottom, corner.y))
        }
      }
      let bounds = scene.slotBounds(of: scene.contents)
      guard !slots.isEmpty else { return bounds == nil ? nil : "slots in \(bounds ?? .zero)" }
      let expected = Rect(x: left, y: top, width: right - left, height: bottom - top)
      guard let bounds, abs(bounds.minX - expected.minX) + abs(bounds.maxX - expected.maxX) < 1e-9,
        abs(bounds.minY - expected.minY) + abs(bounds.maxY - expected.maxY) < 1e-9
      else { return "slots in \(bounds ?? .zero) instead of \(expected)" }
      return nil
    }
    #expect(faults.prefix(3) == [])
    #expect(count > 8)
  }
}

extension Scene {
  /// The same picture as generated code draws it.
  fileprivate var withoutSources: Scene {
    var scene = self
    for index in scene.nodes.indices { scene.nodes[index].source = .none }
    for layer in scene.layers.indices {
      scene.layers[layer].shadowSources = scene.layers[layer].shadowSources.map { _ in .none }
      scene.layers[layer].innerShadowSources = scene.layers[layer].innerShadowSources.map { _ in .none }
    }
    return scene
  }
}

extension ScenePaint {
  /// A text that differs between all random paints, whatever their opacity and their places are.
  fileprivate var mark: String {
    "paint " + (stops.last.map { "\($0.color.light.red) \($0.color.dark.green)" } ?? "")
  }
}

extension Drawing {
  /// Appends a text for each statement with a source, in the order of their numbers.
  fileprivate func appendMarks(to marks: inout [String]) {
    marks.append("layer \(name)")
    for statement in statements {
      switch statement {
      case .fill(_, _, let paint, _), .stroke(_, _, let paint, _), .border(_, _, let paint):
        marks.append(ScenePaint(paint, in: .zero).mark)
      case .shadow(let shadow, _): marks.append("shadow \(shadow.color.light)")
      case .layer(let inner), .mask(let inner), .use(let inner), .slot(let inner, .filled):
        inner.appendMarks(to: &marks)
      case .slot(let inner, .empty): marks.append("layer \(inner.name)")
      case .clip, .erase, .slot: break
      }
    }
  }

  /// Returns the empty slots with their frames before all transforms, and the places of their corners after them.
  fileprivate func emptySlots(
    at origin: Point, _ outwards: @escaping (Point) -> Point
  ) -> [(name: String, frame: Rect, corners: [Point])] {
    let inside = origin + Point(frame.x, frame.y)
    let fromInside = { outwards(outer($0)) }
    return statements.flatMap { statement -> [(name: String, frame: Rect, corners: [Point])] in
      switch statement {
      case .layer(let inner), .use(let inner), .slot(let inner, .filled):
        return inner.emptySlots(at: inside, fromInside)
      case .slot(let inner, .empty):
        let (width, height) = (inner.frame.width, inner.frame.height)
        let corners = [Point(0, 0), Point(width, 0), Point(0, height), Point(width, height)]
        let frame = Rect(
          x: inside.x + inner.frame.x, y: inside.y + inner.frame.y, width: width, height: height)
        return [(inner.name, frame, corners.map { fromInside(inner.outer($0)) })]
      case .fill, .stroke, .border, .clip, .erase, .shadow, .mask, .slot: return []
      }
    }
  }
}
