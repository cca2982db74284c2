import ShapeCore

@testable import ShapeRaster

/// A scene that is written node by node.
struct Sketch {
  private(set) var scene: Scene

  /// Creates the scene of a shape. Its size and the frames of layers are those of a square at the origin.
  init(_ size: Double = 16, _ body: (inout Sketch) -> Void) {
    scene = Scene(name: "Test", title: "Test", size: Size(size, size))
    layer(.shape, { _ in }, body)
  }

  mutating func fill(_ path: Path, _ paint: Paint, rule: FillRule = .nonZero) {
    let content = SceneNode.Content.fill(
      path: scene.paths.append(path), rule: rule, paint: scene.paints.append(ScenePaint(paint, in: .zero)))
    scene.nodes.append(SceneNode(content: content, source: .none))
  }

  mutating func fill(_ path: Path, _ color: Color = .black, rule: FillRule = .nonZero) {
    fill(path, .color(color), rule: rule)
  }

  mutating func stroke(_ path: Path, _ style: StrokeStyle, _ color: Color = .black) {
    let content = SceneNode.Content.stroke(
      path: scene.paths.append(path), style: scene.strokeStyles.append(style),
      paint: scene.paints.append(.color(color)))
    scene.nodes.append(SceneNode(content: content, source: .none))
  }

  mutating func layer(_ configure: (inout SceneLayer) -> Void, _ body: (inout Sketch) -> Void) {
    layer(.layer, configure, body)
  }

  mutating func layer(
    _ role: SceneLayer.Role, _ configure: (inout SceneLayer) -> Void, _ body: (inout Sketch) -> Void
  ) {
    var layer = SceneLayer(role: role, frame: Rect(x: 0, y: 0, width: scene.size.width, height: scene.size.height))
    configure(&layer)
    let id = scene.layers.append(layer)
    let node = scene.nodes.count
    scene.nodes.append(SceneNode(content: .layer(id, count: 0), source: .none))
    body(&self)
    scene.nodes[node].content = .layer(id, count: Int32(scene.nodes.count - node - 1))
  }

  /// Renders the square of the scene.
  func bitmap(scale: Double = 1, background: RGBA? = nil, bandHeight: Int? = nil) -> Bitmap {
    let size = Int((scene.size.width * scale).rounded(.up))
    return SceneRenderer(
      scene, scale: Point(scale, scale), origin: .zero, width: size, height: size, bandHeight: bandHeight
    ).bitmap(background: background)
  }

  /// Returns the alpha of a pixel at a scale of 1.
  func alpha(_ x: Int, _ y: Int) -> UInt8 { bitmap()[x, y].w }

  /// The layers of the scene, each with its contents, outermost first.
  var layers: [(layer: SceneLayer, contents: SceneContents)] {
    var result: [(SceneLayer, SceneContents)] = []
    func add(_ contents: SceneContents) {
      var contents = contents
      while let item = contents.next(in: scene) {
        guard case .layer(let id, let inside) = item else { continue }
        result.append((scene.layers[id], inside))
        add(inside)
      }
    }
    add(scene.contents)
    return result
  }
}

extension Scene {
  /// Returns the coverage of a shadow, without a limit.
  func shadowImage(
    of shadow: Shadow, isInner: Bool, layer: SceneLayer, contents: SceneContents, pixelsPerPoint: Double = 2
  ) throws -> ShadowImage? {
    var budget = StepBudget.unlimited
    return try shadowImage(
      of: shadow, isInner: isInner, layer: layer, contents: contents, pixelsPerPoint: pixelsPerPoint, budget: &budget)
  }
}

extension Bitmap {
  /// The sum of the alpha of all pixels, in pixels.
  var area: Double {
    var sum = 0
    for index in stride(from: 3, to: bytes.count, by: 4) { sum += Int(bytes[index]) }
    return Double(sum) / 255
  }

  /// Returns the largest distance of two components.
  func distance(to other: Bitmap) -> Int {
    zip(bytes, other.bytes).reduce(0) { max($0, abs(Int($1.0) - Int($1.1))) }
  }
}

extension Color {
  static let red = Color(hex: 0xFF0000)
  static let blue = Color(hex: 0x0000FF)
}
