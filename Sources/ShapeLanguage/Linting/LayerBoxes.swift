@_spi(Generated) import ShapeCore

/// The bounding boxes of everything that each layer of a scene paints. A box may be too large, which never makes an
/// answer wrong.
struct LayerBoxes {
  private let scene: Scene
  private typealias Table<Value> = Arena<SceneLayer>.Table<Value>
  /// The box of each layer with the shadows of its children, before its clips, erasures and transform; nil if empty.
  private var inside: Table<Rect?>
  /// The region that each layer certainly doesn't paint.
  private var gaps: Table<PaintGap>
  /// The visible box of each layer with its shadows, in its parent's coordinates.
  private var outside: Table<Rect?>
  /// The node of each layer.
  private var nodes: Table<Int>
  /// The contents of each layer.
  private var contents: Table<SceneContents>
  /// The parent of each layer; nil for the outermost one.
  private var parents: Table<SceneLayer.ID?>
  /// The box of what the parent of each layer paints below it; nil if it paints nothing there.
  private var below: Table<Rect?>
  /// Whether each layer is a slot or contains one.
  private var slots: Table<Bool>
  /// Whether there is a fill or a stroke that is not transparent.
  private(set) var paints = false
  /// Whether everything that each layer paints is opaque.
  private var isOpaque: Table<Bool>
  /// The opaque fills, which may cover something, in paint order.
  private var covers: [Cover] = []
  /// The number of comparisons of a layer with a fill that may cover it.
  private(set) var comparisons = 0
  private static let comparisonLimit = 200_000

  /// The fills and strokes, in the order of their nodes.
  private var paintPlaces: [Covered] = []

  /// A fill that may cover something, its layer, and the bounds of its path.
  private struct Cover {
    var node: Int
    var path: Path.ID
    var rule: FillRule
    var layer: SceneLayer.ID
    var box: Rect
  }

  /// Something that may be covered, in the coordinates of the layer around it.
  private struct Covered {
    var nodes: Range<Int>
    var box: Rect
    /// The layer around it.
    var layer: SceneLayer.ID?
    /// The path, if it is a fill.
    var path: Path.ID?
    var rule = FillRule.nonZero
  }

  init(_ scene: Scene) {
    self.scene = scene
    (inside, outside) = (Table(repeating: nil, for: scene.layers), Table(repeating: nil, for: scene.layers))
    gaps = Table(repeating: .everywhere, for: scene.layers)
    nodes = Table(repeating: 0, for: scene.layers)
    contents = Table(repeating: scene.contents, for: scene.layers)
    parents = Table(repeating: nil, for: scene.layers)
    below = Table(repeating: nil, for: scene.layers)
    (slots, isOpaque) = (Table(repeating: false, for: scene.layers), Table(repeating: true, for: scene.layers))
    measure(scene.contents, in: nil)
  }

  // MARK: Measuring

  private mutating func measure(_ visited: SceneContents, in parent: SceneLayer.ID?) {
    var visited = visited
    while let item = visited.next(in: scene) {
      switch item {
      case .layer(let layer, let inside):
        (nodes[layer], contents[layer], parents[layer]) = (visited.node, inside, parent)
        below[layer] = parent.flatMap { self.inside[$0] }
        measureMasks(of: layer)
        measure(inside, in: layer)
        close(layer, in: parent)
      case .fill(let path, let rule, let paint):
        let paint = scene.paints[paint]
        guard let parent, !paint.isClear, let box = scene.paths[path].bounds, !scene.paths[path].hasNoInside
        else { continue }
        add(box, .nowhere, to: parent)
        paintPlaces.append(
          Covered(nodes: visited.node..<visited.node + 1, box: box, layer: parent, path: path, rule: rule))
        if paint.isOpaque {
          covers.append(Cover(node: visited.node, path: path, rule: rule, layer: parent, box: box))
        } else {
          isOpaque[parent] = false
        }
      case .stroke(let path, let style, let paint):
        let paint = scene.paints[paint]
        let width = scene.strokeStyles[style].width
        guard let parent, !paint.isClear, width > 0,
          let box = scene.paths[path].strokeBounds(scene.strokeStyles[style]), box.width > 0, box.height > 0
        else { continue }
        add(box, scene.paths[path].inside(ofStroke: width).map { .inside($0) } ?? .nowhere, to: parent)
        paintPlaces.append(Covered(nodes: visited.node..<visited.node + 1, box: box, layer: parent))
        if !paint.isOpaque { isOpaque[parent] = false }
      }
    }
  }

  /// Measures the masks of a layer, and theirs. Their paint is not that of the layer.
  private mutating func measureMasks(of layer: SceneLayer.ID) {
    guard scene.layers[layer].maskCount > 0 else { return }
    for mask in contents[layer].masks(of: scene.layers[layer], in: scene) {
      (nodes[mask.layer], contents[mask.layer], parents[mask.layer]) = (mask.node, mask.contents, layer)
      let paints = paints
      measureMasks(of: mask.layer)
      measure(mask.contents, in: mask.layer)
      close(mask.layer, in: nil)
      self.paints = paints
    }
  }

  private mutating func add(_ box: Rect, _ gap: PaintGap, to layer: SceneLayer.ID) {
    paints = true
    gaps[layer] = gaps[layer].common(with: gap)
    inside[layer] = inside[layer]?.union(box) ?? box
  }

  /// Adds the visible box of a layer to its parent.
  private mutating func close(_ index: SceneLayer.ID, in parent: SceneLayer.ID?) {
    // Field by field: a copy of the layer would retain each of its arrays.
    if scene.layers[index].role.isSlot { slots[index] = true }
    var box = afterCuts(of: index)
    if let body = box {
      for shadow in scene.layers[index].shadows where !shadow.color.isClear { box = box?.union(shadow.box(of: body)) }
    }
    if scene.layers[index].opacity <= 0 { box = nil }
    box = box.map { scene.layers[index].transformed($0) }
    outside[index] = box
    guard let parent else { return }
    let hasShadow = scene.layers[index].shadows.contains { !$0.color.isClear }
    if let box {
      add(box, hasShadow || scene.layers[index].isTransformed ? .nowhere : gapAfterCuts(of: index), to: parent)
    }
    if slots[index] { slots[parent] = true }
    if !isOpaque[index] || scene.layers[index].opacity < 1 || hasShadow { isOpaque[parent] = false }
  }

  /// The box of a layer after its clips and erasures; nil if nothing is left.
  private func afterCuts(of index: SceneLayer.ID) -> Rect? {
    var box = inside[index]
    for clip in scene.layers[index].clips {
      guard miss(of: clip.path, index) == nil else { return nil }
      box = box.flatMap { whole in clip.path.bounds.flatMap { whole.overlaps($0) ? whole.intersection($0) : nil } }
    }
    if let rest = box, scene.layers[index].erasure?.covers(rest, rule: .nonZero) ?? false { return nil }
    return box
  }

  /// The region that a layer certainly doesn't paint after its clips and erasures.
  private func gapAfterCuts(of index: SceneLayer.ID) -> PaintGap {
    guard let erasure = scene.layers[index].erasure else { return gaps[index] }
    // An outside stroke of a path paints nothing inside the path.
    if case .part = scene.layers[index].role, let path = lonePath(ofStroke: contents[index]) { return .inside(path) }
    if case .nowhere = gaps[index] { return .inside(erasure) }
    return gaps[index]
  }

  /// The path of a stroke that is the only content of a layer.
  private func lonePath(ofStroke contents: SceneContents) -> Path? {
    var contents = contents
    guard case .stroke(let path, _, _) = contents.next(in: scene), contents.nodes.isEmpty else { return nil }
    return scene.paths[path]
  }

  // MARK: Answers

  /// The reason why nothing that a layer paints is inside a path; nil if something may be.
  func miss(of path: Path, _ layer: SceneLayer.ID) -> CutMiss? {
    guard let painted = inside[layer] else { return nil }
    guard let box = path.bounds else { return .empty }
    if path.hasNoInside { return (box.width > 0 || box.height > 0) && path != .rect(box) ? .line : .empty }
    return !box.overlaps(painted) || gaps[layer].holds(path) ? .beside : nil
  }

  func containsSlot(_ layer: SceneLayer.ID) -> Bool { slots[layer] }

  /// Whether a layer paints something, and all of it is inside a path.
  func isCovered(_ layer: SceneLayer.ID, by path: Path, _ rule: FillRule) -> Bool {
    inside[layer].map { path.covers($0, rule: rule) } ?? false
  }

  /// Whether nothing is visible in the bounds of the picture; false if there is a slot, because its content is unknown.
  var isEmpty: Bool {
    guard let first = scene.layers.indices.first, !slots[first] else { return false }
    guard let box = outside[first] else { return true }
    return !box.overlaps(Rect(x: 0, y: 0, width: scene.size.width, height: scene.size.height))
  }

  /// Whether a layer paints something, but nothing in the bounds of the picture.
  func isOutside(_ layer: SceneLayer.ID) -> Bool {
    guard var box = outside[layer] else { return false }
    var holder = parents[layer]
    while let parent = holder {
      let around = scene.layers[parent]
      let body = box
      for shadow in around.shadows where !shadow.color.isClear { box = box.union(shadow.box(of: body)) }
      box = around.transformed(box)
      holder = parents[parent]
    }
    return !box.overlaps(Rect(x: 0, y: 0, width: scene.size.width, height: scene.size.height))
  }

  /// The reason why a shadow of a layer is not visible; nil if it may be.
  func unseen(_ shadow: Shadow, of layer: SceneLayer.ID) -> UnseenShadow? {
    if shadow.color.isClear { return .clear }
    if afterCuts(of: layer) == nil { return .withoutCaster }
    return shadow.radius == 0 && shadow.offset == .zero && shadow.spread == 0 && isOpaque[layer] ? .hidden : nil
  }

  /// The reason why the blend mode of a layer has no effect; nil if it may have one.
  func uselessness(ofBlend layer: SceneLayer.ID) -> UselessBlend? {
    var holder = parents[layer]
    while let parent = holder {
      if scene.layers[parent].role == .mask { return .inMask }
      holder = parents[parent]
    }
    guard let below = below[layer], outside[layer]?.overlaps(below) ?? true else { return .nothingBelow }
    return nil
  }

  /// The reason why a mask has no effect or hides all of its layer; nil if it may have another one.
  func uselessness(ofMask mask: SceneLayer.ID) -> UselessMask? {
    guard let layer = parents[mask], let painted = inside[layer], !slots[layer] else { return nil }
    guard let visible = outside[mask], visible.overlaps(painted) else { return .hidesAll }
    let header = scene.layers[mask]
    guard header.opacity >= 1, !header.isTransformed, header.clips.isEmpty, header.erasure == nil,
      header.maskCount == 0
    else { return nil }
    let isOpaque = covers.contains { cover in
      cover.layer == mask && cover.box.inset(by: -1e-3).contains(painted)
        && scene.paths[cover.path].covers(painted, rule: cover.rule)
    }
    return isOpaque ? .keepsAll : nil
  }

  // MARK: Covers

  /// The statement of a fill that covers all of a layer; nil if no fill certainly does.
  mutating func cover(of layer: SceneLayer.ID) -> SourceSpan? {
    guard let box = outside[layer] else { return nil }
    return cover(of: Covered(nodes: range(of: layer), box: box, layer: parents[layer]))
  }

  /// The statement of a fill that covers all of a fill or a stroke; nil if no fill certainly does.
  mutating func cover(ofPaintAt node: Int) -> SourceSpan? {
    let index = paintPlaces.partitioningIndex { $0.nodes.lowerBound >= node }
    guard index < paintPlaces.count, paintPlaces[index].nodes.lowerBound == node else { return nil }
    return cover(of: paintPlaces[index])
  }

  /// The statement of a fill that covers the frame of a slot; nil if no fill certainly does.
  mutating func cover(ofSlot layer: SceneLayer.ID) -> SourceSpan? {
    cover(of: Covered(nodes: range(of: layer), box: scene.layers[layer].frame, layer: parents[layer]))
  }

  private func range(of layer: SceneLayer.ID) -> Range<Int> { nodes[layer]..<contents[layer].nodes.upperBound }

  private mutating func cover(of covered: Covered) -> SourceSpan? {
    guard comparisons <= Self.comparisonLimit else { return nil }
    var common = surrounding(covered.layer, covered.box)
    for index in covers.partitioningIndex(where: { $0.node >= covered.nodes.upperBound })..<covers.count {
      comparisons += 1
      guard comparisons <= Self.comparisonLimit else { return nil }
      let node = covers[index].node
      // In the order of nodes, the innermost layer that contains a fill too is never inside of the one before.
      while !common.nodes.contains(node) {
        guard let outer = surrounding(around: common) else { return nil }
        common = outer
      }
      if covers[index].box.inset(by: -1e-3).contains(common.box), covers(covers[index], covered, common) {
        return scene.nodes[node].source
      }
    }
    return nil
  }

  /// A layer around something, and its box there. The outermost one is the picture.
  private struct Surrounding {
    var layer: SceneLayer.ID?
    var nodes: Range<Int>
    var box: Rect
  }

  private func surrounding(_ layer: SceneLayer.ID?, _ box: Rect) -> Surrounding {
    Surrounding(layer: layer, nodes: layer.map { contents[$0].nodes } ?? scene.nodes.indices, box: box)
  }

  /// Returns the next layer around something; nil around a mask, because what it paints is not below anything, and around a
  /// layer with a shadow, which may be visible elsewhere.
  private func surrounding(around inner: Surrounding) -> Surrounding? {
    guard let holder = inner.layer, scene.layers[holder].role != .mask,
      scene.layers[holder].shadows.allSatisfy({ $0.color.isClear })
    else { return nil }
    return surrounding(parents[holder], scene.layers[holder].transformed(inner.box))
  }

  /// - Parameter common: The innermost layer that contains both.
  private func covers(_ cover: Cover, _ covered: Covered, _ common: Surrounding) -> Bool {
    guard
      scene.paths[cover.path].covers(common.box, rule: cover.rule) || hasSameInside(cover, covered, common.layer)
    else { return false }
    var outer: SceneLayer.ID? = cover.layer
    while let holder = outer, holder != common.layer {
      let layer = scene.layers[holder]
      guard layer.opacity >= 1, !layer.isTransformed,
        layer.clips.allSatisfy({ $0.path.covers(common.box, rule: $0.rule) }), layer.role != .mask,
        layer.maskCount == 0, layer.blend == .normal,
        !(layer.erasure?.bounds?.overlaps(common.box) ?? false)
      else { return false }
      outer = parents[holder]
    }
    return true
  }

  /// Whether a fill in the same layer has a path that covers the path of a fill.
  private func hasSameInside(_ cover: Cover, _ covered: Covered, _ common: SceneLayer.ID?) -> Bool {
    guard let path = covered.path, covered.layer == common else { return false }
    let (upper, lower) = (scene.paths[cover.path], scene.paths[path])
    return cover.rule == covered.rule && upper == lower || cover.rule == .nonZero && upper.covers(lower)
  }
}

extension Shadow {
  /// The bounding box of the shadow of a rectangle.
  fileprivate func box(of body: Rect) -> Rect { body.inset(by: -reach - max(spread, 0)).translated(by: offset) }
}

extension SceneLayer {
  /// The bounding box of a rectangle after the layer's transform.
  fileprivate func transformed(_ box: Rect) -> Rect { isTransformed ? transform.bounds(of: box) : box }
}

extension ScenePaint {
  /// Whether nothing shows through the paint, in either appearance.
  fileprivate var isOpaque: Bool { colorsSatisfy { $0.light.alpha >= 1 && $0.dark.alpha >= 1 } }
}
