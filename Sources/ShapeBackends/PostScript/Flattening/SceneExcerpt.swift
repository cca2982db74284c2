import ShapeCore

/// Makes scenes of what is painted up to a place, for images.
struct SceneExcerpt {
  private let plan: FlatteningPlan
  private let original: Scene
  private var result: Scene
  private var rect = Rect.zero

  init(_ plan: FlatteningPlan, _ scene: Scene) {
    self.plan = plan
    original = scene
    result = scene
    result.nodes = []
    result.namedPaths = []
  }

  /// Returns a scene that looks the same in a rectangle, and in which everything after a place is missing.
  consuming func scene(upTo place: PaintPlace, in rect: Rect) -> Scene {
    self.rect = rect
    add(0..<original.nodes.count, upTo: place, around: .identity)
    return result
  }

  /// Adds the nodes of a range that are painted up to a place.
  private mutating func add(_ nodes: Range<Int>, upTo place: PaintPlace, around map: Transform) {
    var node = nodes.lowerBound
    while node < nodes.upperBound, node <= place.node {
      let end = min(node + original.nodes[node].extent, nodes.upperBound)
      defer { node = end }
      guard plan.list.boxes[node]?.overlaps(rect) ?? false else { continue }
      guard case .layer(let id, _) = original.nodes[node].content, isPartial(node..<end, place) else {
        result.nodes += original.nodes[node..<end]
        continue
      }
      add(original.layers[id], node..<end, upTo: place, around: map)
    }
  }

  /// Returns whether the place is inside a layer, so that a part of the layer is painted later.
  private func isPartial(_ nodes: Range<Int>, _ place: PaintPlace) -> Bool {
    guard nodes.contains(place.node) else { return false }
    return place.node > nodes.lowerBound || place.part != .node
  }

  /// Adds the part of a layer up to a place inside it.
  ///
  /// Later nodes in the layer cast its shadows, too, so that these are added without their layer.
  private mutating func add(_ layer: SceneLayer, _ nodes: Range<Int>, upTo place: PaintPlace, around map: Transform) {
    let inner = layer.transform.then(map)
    let isInside = place.node > nodes.lowerBound
    for index in layer.shadows.indices.reversed() {
      add(shadowAt: index, of: layer, nodes, inner)
      if !isInside, place.part == .shadow(index) { return }
    }
    var part = layer
    part.shadows = []
    part.shadowSources = []
    part.innerShadows = []
    part.innerShadowSources = []
    part.borderCount = 0
    let contents = nodes.lowerBound + 1..<nodes.upperBound
    let borders = contents.upperBound - Int(layer.borderCount)
    if !isInside, case .innerShadow(let index) = place.part {
      part.innerShadows = Array(layer.innerShadows[index...])
      group(part) { $0.result.nodes += $0.original.nodes[contents.lowerBound..<borders] }
      return
    }
    guard isInside, place.node >= borders else {
      group(part) { $0.add(contents, upTo: place, around: inner) }
      return
    }
    // The inner shadows are below the borders.
    part.innerShadows = layer.innerShadows
    var borderCount = 0
    let id = group(part) {
      $0.result.nodes += $0.original.nodes[contents.lowerBound..<borders]
      let start = $0.result.nodes.count
      $0.add(borders..<contents.upperBound, upTo: place, around: inner)
      borderCount = $0.result.nodes.count - start
    }
    result.layers[id].borderCount = Int32(borderCount)
  }

  /// Adds a layer around other nodes.
  @discardableResult
  private mutating func group(_ layer: SceneLayer, _ body: (inout SceneExcerpt) -> Void) -> SceneLayer.ID {
    let index = result.nodes.count
    let id = result.layers.append(layer)
    result.nodes.append(SceneNode(content: .layer(id, count: 0), source: .none))
    body(&self)
    result.nodes[index].content = .layer(id, count: Int32(result.nodes.count - index - 1))
    return id
  }

  // MARK: Shadows

  /// Adds a shadow without its layer: the layer is moved so far that it is not in the rectangle, and its shadow back.
  private mutating func add(shadowAt index: Int, of layer: SceneLayer, _ nodes: Range<Int>, _ inner: Transform) {
    var caster = SceneLayer(frame: layer.frame)
    (caster.scale, caster.rotation) = (layer.scale, layer.rotation)
    var shadow = layer.shadows[index]
    let offset = distance(nodes, inner)
    // A path that casts the shadow is not moved.
    if shadow.caster == nil { shadow.offset = shadow.offset - Point(offset, 0) }
    caster.shadows = [shadow]
    var cut = SceneLayer(frame: layer.frame)
    (cut.clips, cut.erasure, cut.maskCount) = (layer.clips, layer.erasure, layer.maskCount)
    // Two point reflections are a displacement by twice the distance of their centers.
    var (first, second) = (SceneLayer(frame: layer.frame), SceneLayer(frame: layer.frame))
    (first.scale, second.scale) = (Point(-1, -1), Point(-1, -1))
    first.frame = layer.frame.translated(by: Point(offset / 2, 0))
    group(caster) { excerpt in
      excerpt.group(first) { excerpt in
        excerpt.group(second) { excerpt in
          excerpt.group(cut) {
            $0.addCasting(nodes.lowerBound + 1..<nodes.upperBound, depth: $0.depth(of: nodes.lowerBound))
          }
        }
      }
    }
  }

  /// Returns a displacement inside a layer that moves it out of the rectangle.
  private func distance(_ nodes: Range<Int>, _ inner: Transform) -> Double {
    let box = plan.list.castingBoxes[nodes.lowerBound]?.union(rect) ?? rect
    let unit = (inner.apply(Point(1, 0)) - inner.apply(.zero)).length
    return (2 * (box.width + box.height) / max(unit, 1e-9)).rounded(.up)
  }

  /// The number of layers around a node.
  private func depth(of node: Int) -> Int32 {
    var depth: Int32 = 0
    var index = 0
    while index < node {
      let extent = original.nodes[index].extent
      if index + extent > node {
        depth += 1
        index += 1
      } else {
        index += extent
      }
    }
    return depth
  }

  /// Adds the nodes that cast the shadow of a layer with a depth. They cast no shadows of their own.
  private mutating func addCasting(_ nodes: Range<Int>, depth: Int32) {
    var node = nodes.lowerBound
    while node < nodes.upperBound {
      let end = node + original.nodes[node].extent
      defer { node = end }
      guard case .layer(let id, _) = original.nodes[node].content else {
        result.nodes.append(original.nodes[node])
        continue
      }
      var layer = original.layers[id]
      if layer.role == .mask {
        result.nodes += original.nodes[node..<end]
        continue
      }
      if !layer.role.castsShadow(ofLayerAt: depth) { continue }
      layer.role = .part
      layer.shadows = []
      layer.innerShadows = []
      group(layer) { $0.addCasting(node + 1..<end, depth: depth) }
    }
  }
}
