import ShapeCore

/// A picture as numbers, grouped by their change if all lengths are doubled or the picture is moved.
struct SceneMeasures {
  /// The kinds of nodes and elements, in order.
  private(set) var skeleton: [String] = []
  private(set) var points: [Point] = []
  private(set) var lengths: [Double] = []
  /// Dashes, gaps and phases.
  private(set) var dashes: [Double] = []
  /// Colors, shares, angles and choices.
  private(set) var rest: [Double] = []

  /// Creates the measures of the nodes from an index on, without empty slots, which a used shape does not have.
  init(_ scene: Scene, from first: Int = 0) {
    var ends: [Int] = []
    for (index, node) in scene.nodes.enumerated().dropFirst(first) {
      while ends.last == index {
        skeleton.append("end")
        ends.removeLast()
      }
      switch node.content {
      case .layer(let layer, let count):
        if scene.layers[layer].role == .emptySlot { continue }
        ends.append(index + 1 + Int(count))
        add(scene.layers[layer], of: scene)
      case .fill(let path, let rule, let paint):
        skeleton.append("fill \(rule)")
        add(scene.paths[path])
        add(scene.paints[paint])
      case .stroke(let path, let style, let paint):
        let style = scene.strokeStyles[style]
        skeleton.append("stroke \(style.cap) \(style.join) \(style.dash.count)")
        lengths.append(style.width)
        dashes += [style.phase] + style.dash
        rest.append(style.miterLimit)
        add(scene.paths[path])
        add(scene.paints[paint])
      }
    }
    skeleton += ends.map { _ in "end" }
  }

  private mutating func add(_ layer: SceneLayer, of scene: Scene) {
    skeleton.append(
      "layer \(layer.name) \(layer.clips.map(\.rule)) \(layer.shadows.count) \(layer.innerShadows.count)"
        + " \(layer.maskCount) \(layer.borderCount) \(layer.blend)")
    add(layer.frame)
    rest += [layer.opacity, layer.rotation.radians, layer.scale.x, layer.scale.y]
    add(scene.outline(of: layer))
    for clip in layer.clips { add(clip.path) }
    if let erasure = layer.erasure { add(erasure) }
    for shadow in layer.shadows + layer.innerShadows {
      lengths += [shadow.radius, shadow.offset.x, shadow.offset.y, shadow.spread]
      add(shadow.color)
    }
  }

  private mutating func add(_ rect: Rect) {
    points += [Point(rect.minX, rect.minY), Point(rect.maxX, rect.maxY)]
  }

  private mutating func add(_ path: Path) {
    for element in path.elements {
      switch element {
      case .move(let point):
        skeleton.append("move")
        points.append(point)
      case .line(let point):
        skeleton.append("line")
        points.append(point)
      case .quad(let point, let control):
        skeleton.append("quad")
        points += [point, control]
      case .curve(let point, let control1, let control2):
        skeleton.append("curve")
        points += [point, control1, control2]
      case .arc(let arc):
        skeleton.append("arc")
        points += [arc.center, arc.startPoint, arc.endPoint]
        lengths += [arc.radii.width, arc.radii.height]
        rest.append(arc.sweep)
      case .close: skeleton.append("close")
      }
    }
  }

  private mutating func add(_ color: Color) {
    for rgba in [color.light, color.dark] {
      rest += [rgba.red, rgba.green, rgba.blue, rgba.alpha].map { Double($0) }
    }
  }

  private mutating func add(_ paint: ScenePaint) {
    switch paint {
    case .color(let color): add(color)
    case .gradient(let gradient):
      switch gradient.geometry {
      case .linear(let from, let to):
        skeleton.append("linear")
        points += [from, to]
      case .radial(let center, let radius):
        skeleton.append("radial")
        points.append(center)
        lengths.append(radius)
      case .conic(let center, let start):
        skeleton.append("conic")
        points.append(center)
        rest.append(start.radians)
      }
      add(gradient.stops)
    }
  }

  private mutating func add(_ stops: [GradientStop]) {
    for stop in stops {
      rest.append(stop.position)
      add(stop.color)
    }
  }

  // MARK: Comparison

  func doubled() -> SceneMeasures {
    var result = self
    result.points = points.map { $0 * 2 }
    result.lengths = lengths.map { $0 * 2 }
    result.dashes = dashes.map { $0 * 2 }
    return result
  }

  func moved(by offset: Point) -> SceneMeasures {
    var result = self
    result.points = points.map { $0 + offset }
    return result
  }

  /// Returns where another picture first differs by more than a share of the numbers' size, or `nil` if it does not.
  func difference(_ other: SceneMeasures, tolerance: Double) -> String? {
    if let index = zip(skeleton, other.skeleton).enumerated().first(where: { $0.element.0 != $0.element.1 })?.offset {
      return "part \(index): \(skeleton[index]) but \(other.skeleton[index])"
    }
    if skeleton.count != other.skeleton.count { return "\(skeleton.count) parts but \(other.skeleton.count)" }
    let size = points.reduce(1.0) { max($0, $1.x.magnitude, $1.y.magnitude) }
    for (a, b) in zip(points, other.points) where !(a.distance(to: b) <= tolerance * size) { return "\(a) but \(b)" }
    for (a, b) in zip(lengths, other.lengths) where !((a - b).magnitude <= tolerance * size) {
      return "length \(a) but \(b)"
    }
    // A dash that would end at a corner is a little shorter, at each size by the same length.
    for (a, b) in zip(dashes, other.dashes) where !((a - b).magnitude <= 0.1) { return "dash \(a) but \(b)" }
    for (a, b) in zip(rest, other.rest) where !((a - b).magnitude <= tolerance * max(1, a.magnitude)) {
      return "\(a) but \(b)"
    }
    return nil
  }
}
