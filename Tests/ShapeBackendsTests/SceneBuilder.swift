import ShapeCore

/// Builds scenes by hand, node by node.
struct SceneBuilder {
  private(set) var scene: Scene
  /// The frame of the innermost layer.
  private var frame = Rect.zero

  init(scene: Scene) { self.scene = scene }

  /// Returns a scene whose root layer has some content.
  static func scene(
    _ width: Double = 100, _ height: Double = 100, title: String = "T",
    root: (inout SceneLayer) -> Void = { _ in }, _ content: (inout SceneBuilder) -> Void
  ) -> Scene {
    var builder = SceneBuilder(scene: Scene(name: "T", title: title, size: Size(width, height)))
    builder.layer(frame: Rect(x: 0, y: 0, width: width, height: height), root, content)
    return builder.scene
  }

  mutating func layer(
    frame: Rect = Rect(x: 0, y: 0, width: 100, height: 100), _ change: (inout SceneLayer) -> Void = { _ in },
    _ content: (inout SceneBuilder) -> Void
  ) {
    var layer = SceneLayer(frame: frame)
    change(&layer)
    let outer = self.frame
    self.frame = layer.frame
    defer { self.frame = outer }
    let index = scene.nodes.count
    let id = scene.layers.append(layer)
    append(.layer(id, count: 0))
    content(&self)
    scene.nodes[index].content = .layer(id, count: Int32(scene.nodes.count - index - 1))
  }

  mutating func slot(_ frame: Rect) {
    layer(frame: frame, { ($0.role, $0.name) = (.emptySlot, SceneLayer.unnamedSlot) }) { _ in }
  }

  mutating func fill(_ path: Path, _ paint: Paint = .color(.black), rule: FillRule = .nonZero) {
    append(.fill(path: scene.paths.append(path), rule: rule, paint: scene.paints.append(ScenePaint(paint, in: frame))))
  }

  mutating func fill(_ path: Path, _ hex: UInt32, alpha: Float = 1) {
    fill(path, .hex(hex, alpha: alpha))
  }

  mutating func stroke(_ path: Path, _ paint: Paint = .color(.black), _ style: StrokeStyle = StrokeStyle()) {
    append(
      .stroke(
        path: scene.paths.append(path), style: scene.strokeStyles.append(style),
        paint: scene.paints.append(ScenePaint(paint, in: frame))))
  }

  private mutating func append(_ content: SceneNode.Content) {
    scene.nodes.append(SceneNode(content: content, source: .none))
  }
}

extension Paint {
  static func hex(_ hex: UInt32, alpha: Float = 1) -> Paint { .color(.hex(hex, alpha: alpha)) }
}

extension Color {
  static func hex(_ hex: UInt32, alpha: Float = 1) -> Color {
    var color = RGBA(hex: hex)
    color.alpha = alpha
    return Color(color)
  }
}

extension Rect {
  /// Creates a rectangle from its numbers in order.
  init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.init(x: x, y: y, width: width, height: height)
  }
}

extension Shadow {
  static func black(_ radius: Double, _ x: Double = 0, _ y: Double = 0) -> Shadow {
    Shadow(color: .black, radius: radius, offset: Point(x, y))
  }
}
