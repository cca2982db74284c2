import ShapeKit

/// The bounding boxes of what each layer of a scene paints, and what can be told by them. A box may be too large; the
/// answers are right all the same.
struct LayerBoxes {
  private let scene: Scene
  /// What each layer paints, with the shadows of its children, before its clips, erasures and rotation; nil for nothing.
  private var inside: [Rect?]
  /// What each layer surely leaves free.
  private var gaps: [PaintGap]
  /// What is visible of each layer in its parent, with the layer's shadows.
  private var outside: [Rect?]
  /// The node of each layer.
  private var nodes: [Int]
  /// The parent of each layer; -1 for the outermost one.
  private var parents: [Int32]
  /// Whether each layer is a slot or has one inside.
  private var slots: [Bool]
  /// Whether there is a fill or a stroke that is not transparent.
  private(set) var paints = false
  /// Whether everything that each layer paints is opaque.
  private var isOpaque: [Bool]
  /// The opaque fills, which may cover something, in the order of painting.
  private var covers: [(node: Int, layer: Int32, box: Rect)] = []
  /// How many times a layer was compared with a fill that may cover it.
  private(set) var comparisons = 0
  private static let mostComparisons = 200_000

  init(_ scene: Scene) {
    self.scene = scene
    let count = scene.layers.count
    (inside, outside) = (Array(repeating: nil, count: count), Array(repeating: nil, count: count))
    gaps = Array(repeating: .everywhere, count: count)
    (nodes, parents) = (Array(repeating: 0, count: count), Array(repeating: -1, count: count))
    (slots, isOpaque) = (Array(repeating: false, count: count), Array(repeating: true, count: count))
    measure()
  }

  // MARK: Measuring

  private mutating func measure() {
    var open: [(layer: Int32, end: Int)] = []
    for index in scene.nodes.indices {
      while let last = open.last, last.end <= index { close(open.removeLast().layer, in: open.last?.layer ?? -1) }
      let parent = open.last?.layer ?? -1
      switch scene.nodes[index].content {
      case .layer(let layer, let count):
        (nodes[Int(layer)], parents[Int(layer)]) = (index, parent)
        open.append((layer, index + 1 + Int(count)))
      case .fill(let path, _, let paint):
        let paint = scene.paints[Int(paint)]
        guard parent >= 0, !paint.isClear, let box = scene.paths[Int(path)].bounds, !scene.paths[Int(path)].hasNoInside
        else { continue }
        add(box, .nowhere, to: parent)
        if !paint.isOpaque { isOpaque[Int(parent)] = false } else { covers.append((index, parent, box)) }
      case .stroke(let path, let style, let paint):
        let paint = scene.paints[Int(paint)]
        let width = scene.strokeStyles[Int(style)].width
        guard parent >= 0, !paint.isClear, width > 0,
          let box = scene.paths[Int(path)].strokeBounds(scene.strokeStyles[Int(style)]), box.width > 0, box.height > 0
        else { continue }
        add(box, scene.paths[Int(path)].inside(ofStroke: width).map { .inside($0) } ?? .nowhere, to: parent)
        if !paint.isOpaque { isOpaque[Int(parent)] = false }
      }
    }
    while let last = open.popLast() { close(last.layer, in: open.last?.layer ?? -1) }
  }

  private mutating func add(_ box: Rect, _ gap: PaintGap, to layer: Int32) {
    paints = true
    gaps[Int(layer)] = gaps[Int(layer)].common(with: gap)
    inside[Int(layer)] = inside[Int(layer)]?.union(box) ?? box
  }

  /// Adds what a layer shows to its parent.
  private mutating func close(_ index: Int32, in parent: Int32) {
    let layer = scene.layers[Int(index)]
    switch layer.role {
    case .emptySlot, .filledSlot: slots[Int(index)] = true
    case .layer, .shape, .part: break
    }
    var box = afterCuts(of: index)
    if let body = box {
      for shadow in layer.shadows where !shadow.color.isClear { box = box?.union(shadow.box(of: body)) }
    }
    if layer.opacity <= 0 { box = nil }
    box = box.map { layer.turned($0) }
    outside[Int(index)] = box
    guard parent >= 0 else { return }
    let hasShadow = layer.shadows.contains { !$0.color.isClear }
    if let box { add(box, hasShadow || layer.rotation != .zero ? .nowhere : gapAfterCuts(of: index), to: parent) }
    if slots[Int(index)] { slots[Int(parent)] = true }
    if !isOpaque[Int(index)] || layer.opacity < 1 || hasShadow { isOpaque[Int(parent)] = false }
  }

  /// What is left of what a layer paints after its clips and erasures.
  private func afterCuts(of index: Int32) -> Rect? {
    var box = inside[Int(index)]
    for clip in scene.layers[Int(index)].clips {
      guard miss(of: clip.path, index) == nil else { return nil }
      box = box.flatMap { whole in clip.path.bounds.flatMap { whole.overlaps($0) ? whole.intersection($0) : nil } }
    }
    if let rest = box, scene.layers[Int(index)].erasure?.covers(rest, rule: .nonZero) ?? false { return nil }
    return box
  }

  /// What a layer leaves free after its clips and erasures.
  private func gapAfterCuts(of index: Int32) -> PaintGap {
    guard let erasure = scene.layers[Int(index)].erasure else { return gaps[Int(index)] }
    // A stroke outside of a path leaves that path free.
    let node = nodes[Int(index)]
    if case .part = scene.layers[Int(index)].role, case .layer(_, count: 1) = scene.nodes[node].content,
      case .stroke(let path, _, _) = scene.nodes[node + 1].content
    {
      return .inside(scene.paths[Int(path)])
    }
    if case .nowhere = gaps[Int(index)] { return .inside(erasure) }
    return gaps[Int(index)]
  }

  // MARK: Answers

  /// Why nothing that a layer paints is inside a path; nil if something may be.
  func miss(of path: Path, _ layer: Int32) -> CutMiss? {
    guard let ink = inside[Int(layer)] else { return nil }
    guard let box = path.bounds else { return .empty }
    if path.hasNoInside { return (box.width > 0 || box.height > 0) && path != .rect(box) ? .line : .empty }
    return !box.overlaps(ink) || gaps[Int(layer)].holds(path) ? .beside : nil
  }

  func holdsSlot(_ layer: Int32) -> Bool { slots[Int(layer)] }

  /// Whether everything that a layer paints, of which there is some, is inside a path.
  func isCovered(_ layer: Int32, by path: Path, _ rule: FillRule) -> Bool {
    inside[Int(layer)].map { path.covers($0, rule: rule) } ?? false
  }

  /// Whether nothing is visible in the bounds of the picture; false if a slot's content is unknown.
  var isEmpty: Bool {
    guard let first = scene.layers.indices.first, !slots[first] else { return false }
    guard let box = outside[first] else { return true }
    return !box.overlaps(Rect(x: 0, y: 0, width: scene.size.width, height: scene.size.height))
  }

  /// Whether a layer paints something, but nothing in the bounds of the picture.
  func isOutside(_ layer: Int32) -> Bool {
    guard var box = outside[Int(layer)] else { return false }
    var parent = parents[Int(layer)]
    while parent >= 0 {
      let around = scene.layers[Int(parent)]
      let body = box
      for shadow in around.shadows where !shadow.color.isClear { box = box.union(shadow.box(of: body)) }
      box = around.turned(box)
      parent = parents[Int(parent)]
    }
    return !box.overlaps(Rect(x: 0, y: 0, width: scene.size.width, height: scene.size.height))
  }

  /// Why a shadow of a layer is not visible; nil if it may be.
  func unseen(_ shadow: Shadow, of layer: Int32) -> UnseenShadow? {
    if shadow.color.isClear { return .clear }
    if afterCuts(of: layer) == nil { return .withoutCaster }
    return shadow.radius == 0 && shadow.offset == .zero && isOpaque[Int(layer)] ? .hidden : nil
  }

  /// The statement of a fill that covers all of a layer; nil if no fill surely does.
  mutating func cover(of layer: Int32) -> SourceSpan? {
    guard outside[Int(layer)] != nil, case .layer(_, let count) = scene.nodes[nodes[Int(layer)]].content else {
      return nil
    }
    let end = nodes[Int(layer)] + Int(count)
    var low = 0
    var high = covers.count
    while low < high {
      let middle = (low + high) / 2
      if covers[middle].node <= end { low = middle + 1 } else { high = middle }
    }
    for cover in covers[low...] {
      comparisons += 1
      guard comparisons <= Self.mostComparisons else { return nil }
      if covers(cover, layer) { return scene.nodes[cover.node].source }
    }
    return nil
  }

  private func covers(_ cover: (node: Int, layer: Int32, box: Rect), _ layer: Int32) -> Bool {
    // The innermost layer that has both inside.
    var common = cover.layer
    while !holds(common, nodes[Int(layer)]) { common = parents[Int(common)] }
    guard var box = outside[Int(layer)] else { return false }
    var around = parents[Int(layer)]
    while around != common {
      let layer = scene.layers[Int(around)]
      // Its shadow may be visible elsewhere.
      if layer.shadows.contains(where: { !$0.color.isClear }) { return false }
      box = layer.turned(box)
      around = parents[Int(around)]
    }
    guard cover.box.inset(by: -1e-3).holds(box), case .fill(let path, let rule, _) = scene.nodes[cover.node].content,
      scene.paths[Int(path)].covers(box, rule: rule)
    else { return false }
    var outer = cover.layer
    while outer != common {
      let layer = scene.layers[Int(outer)]
      guard layer.opacity >= 1, layer.rotation == .zero, layer.clips.allSatisfy({ $0.path.covers(box, rule: $0.rule) }),
        !(layer.erasure?.bounds?.overlaps(box) ?? false)
      else { return false }
      outer = parents[Int(outer)]
    }
    return true
  }

  /// Whether a node is inside of a layer; -1 stands for the whole scene.
  private func holds(_ layer: Int32, _ node: Int) -> Bool {
    guard layer >= 0 else { return true }
    let first = nodes[Int(layer)]
    guard case .layer(_, let count) = scene.nodes[first].content else { return false }
    return node > first && node <= first + Int(count)
  }
}

extension Shadow {
  /// The bounding box of the shadow of a rectangle.
  fileprivate func box(of body: Rect) -> Rect { body.inset(by: -reach).translated(by: offset) }
}

extension SceneLayer {
  /// The bounding box of a rectangle after the layer's rotation.
  fileprivate func turned(_ box: Rect) -> Rect {
    if rotation == .zero { return box }
    let corners = [box.topLeft, box.topRight, box.bottomRight, box.bottomLeft].map { turn.apply($0) }
    return Rect(corners[0], corners[1]).union(Rect(corners[2], corners[3]))
  }
}

extension Rect {
  fileprivate func holds(_ other: Rect) -> Bool {
    minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
  }

  /// Whether the rectangles have more in common than an edge.
  func overlaps(_ other: Rect) -> Bool {
    minX < other.maxX && maxX > other.minX && minY < other.maxY && maxY > other.minY
  }
}

extension Paint {
  /// Whether nothing shows through the paint, in either appearance.
  fileprivate var isOpaque: Bool {
    func isOpaque(_ color: Color) -> Bool { color.light.alpha >= 1 && color.dark.alpha >= 1 }
    switch self {
    case .color(let color): return isOpaque(color)
    case .linear(let gradient): return gradient.stops.allSatisfy { isOpaque($0.color) }
    case .radial(let gradient): return gradient.stops.allSatisfy { isOpaque($0.color) }
    case .conic(let gradient): return gradient.stops.allSatisfy { isOpaque($0.color) }
    }
  }
}
