import ShapeCore
import ShapeRaster

/// Something that is painted on the page, and not in a group of its own.
struct PageItem {
  enum Kind: Equatable {
    /// Hides everything below it.
    case opaque
    /// Needs pieces, as far as is known before they are made.
    case translucent
    /// Needs an image.
    case image(RasterizationCause)
  }

  var place: PaintPlace
  var item: SceneItem
  var kind: Kind
  /// The transform from the coordinates around the item to those of the scene.
  var map: Transform
  /// The index of the innermost scope around it.
  var scope: Int
  /// Everything that it paints, on the canvas.
  var box: Rect
}

/// The inside of a layer with clips or an erasure whose contents are painted on the page.
struct PageScope {
  /// The index of the scope around it, which is smaller, or `nil` for the page.
  var parent: Int?
  /// The layer, or `nil` for the page.
  var layer: SceneLayer?
  /// The transform inside the layer.
  var map: Transform
  var box: Rect
}

/// Lists the items of a page in paint order.
struct PageItems {
  let flattener: GroupFlattener
  private(set) var items: [PageItem] = []
  private(set) var scopes: [PageScope]

  private var scene: Scene { flattener.scene }

  init(_ flattener: GroupFlattener) {
    self.flattener = flattener
    scopes = [PageScope(parent: nil, layer: nil, map: .identity, box: flattener.canvas)]
    _ = add(flattener.scene.contents, .identity, scope: 0)
  }

  /// Adds contents, and returns the box of what they paint.
  private mutating func add(_ contents: SceneContents, _ map: Transform, scope: Int) -> Rect? {
    var contents = contents
    var result: Rect?
    while let item = contents.next(in: scene) {
      let place = PaintPlace(node: contents.node)
      let box: Rect?
      switch item {
      case .fill(let path, _, let paint):
        box = scene.fillShows(path) ? scene.paths[path].transformed(by: map).bounds : nil
        add(item, place, scene.kind(of: paint), map, scope, box)
      case .stroke(let path, let style, let paint):
        let ink = scene.strokeShows(style) ? scene.paths[path].strokeBounds(scene.strokeStyles[style]) : nil
        box = ink.map { map.bounds(of: $0) }
        add(item, place, scene.kind(of: paint), map, scope, box)
      case .layer(let id, let inside):
        let layer = scene.layers[id]
        if layer.opacity <= 0 || layer.role == .emptySlot || layer.isCutAway { continue }
        box = add(layer, inside, item, place, map, scope)
      }
      guard let box = box.flatMap({ flattener.onCanvas($0) }) else { continue }
      result = result?.union(box) ?? box
    }
    return result
  }

  private mutating func add(
    _ layer: SceneLayer, _ contents: SceneContents, _ item: SceneItem, _ place: PaintPlace, _ map: Transform,
    _ scope: Int
  ) -> Rect? {
    let inner = layer.transform.then(map)
    var result: Rect?
    guard layer.isTransparentGroup(afterNothing: items.isEmpty) == false else {
      var box = scene.inkAfterClips(of: layer, contents, under: inner)
      if let shadows = scene.shadowInk(of: layer, contents, under: inner) { box = box?.union(shadows) ?? shadows }
      add(item, place, .translucent, map, scope, box)
      return box
    }
    for index in layer.shadows.indices.reversed() {
      let shadow = layer.shadows[index]
      let box = flattener.box(of: shadow, of: layer, contents, inner)
      add(
        item, PaintPlace(node: place.node, part: .shadow(index)), scene.kind(of: shadow, contents), map, scope, box)
      if let box { result = result?.union(box) ?? box }
    }
    var scope = scope
    if !layer.clips.isEmpty || layer.erasure != nil {
      guard let box = scene.inkAfterClips(of: layer, contents, under: inner)?.intersection(scopes[scope].box) else {
        return result
      }
      scopes.append(PageScope(parent: scope, layer: layer, map: inner, box: box))
      scope = scopes.count - 1
    }
    var inside = [add(contents.withoutBorders(of: layer), inner, scope: scope)]
    for index in layer.innerShadows.indices.reversed() {
      let shadow = layer.innerShadows[index]
      let kind = shadow.radius > 0 ? PageItem.Kind.image(.blur) : .translucent
      if Pigment(shadow.color.light).alpha == 0 { continue }
      add(
        item, PaintPlace(node: place.node, part: .innerShadow(index)), kind, map, scope,
        flattener.innerBox(of: layer, contents, inner))
    }
    inside.append(add(contents.borders(of: layer), inner, scope: scope))
    for box in inside.compactMap({ $0?.intersection(scopes[scope].box) }) { result = result?.union(box) ?? box }
    return result
  }

  private mutating func add(
    _ item: SceneItem, _ place: PaintPlace, _ kind: PageItem.Kind?, _ map: Transform, _ scope: Int, _ box: Rect?
  ) {
    guard let kind, let box = box?.intersection(scopes[scope].box), box.width > 0, box.height > 0 else { return }
    items.append(PageItem(place: place, item: item, kind: kind, map: map, scope: scope, box: box))
  }
}

extension SceneLayer {
  /// Whether its contents can't be painted on the page one by one.
  /// - Parameter afterNothing: Whether nothing is painted below the layer. If it has no shadows, blending in it can't see
  ///   more than it then.
  fileprivate func isTransparentGroup(afterNothing: Bool) -> Bool {
    opacity < 1 || blend != .normal || maskCount > 0 || isolatesBlending && !(afterNothing && shadows.isEmpty)
  }
}

/// What the paint and the shadows of a scene need that is resolved in one appearance.
extension Scene {
  /// Whether something in it may be translucent, masked or blended, or has a shadow that is not a plain copy.
  var mayNeedTransparency: Bool {
    layers.contains { layer in
      layer.opacity < 1 || layer.maskCount > 0 || layer.blend != .normal || !layer.innerShadows.isEmpty
        || layer.shadows.contains {
          $0.radius > 0 || $0.caster != nil || Pigment($0.color.light).alpha < Pigment.opaque
        }
    } || paints.indices.contains { kind(of: $0) == .translucent }
  }

  /// Returns whether an item needs transparency, no matter what is around it.
  func isTranslucent(_ item: SceneItem) -> Bool {
    switch item {
    case .fill(_, _, let paint), .stroke(_, _, let paint): kind(of: paint) == .translucent
    case .layer(let id, _):
      layers[id].role != .emptySlot
        && (layers[id].opacity < 1 || layers[id].maskCount > 0 || layers[id].blend != .normal)
    }
  }

  /// Returns the kind of a paint, or `nil` if it is clear.
  func kind(of paint: ScenePaint.ID) -> PageItem.Kind? {
    let stops = paints[paint].stops
    if stops.allSatisfy({ Pigment($0.color.light).alpha == 0 }) { return nil }
    return stops.allSatisfy { Pigment($0.color.light).alpha == Pigment.opaque } ? .opaque : .translucent
  }

  /// Returns the kind of a shadow below a layer, or `nil` if it is clear.
  func kind(of shadow: Shadow, _ contents: SceneContents) -> PageItem.Kind? {
    let alpha = Pigment(shadow.color.light).alpha
    if alpha == 0 { return nil }
    if shadow.radius > 0 { return .image(.blur) }
    let isOpaque = alpha == Pigment.opaque && shadow.caster == nil && castsOpaquely(contents.castingShadow)
    return isOpaque ? .opaque : .translucent
  }

  private func castsOpaquely(_ contents: SceneContents) -> Bool {
    var contents = contents
    while let item = contents.next(in: self) {
      switch item {
      case .fill(_, _, let paint), .stroke(_, _, let paint):
        if kind(of: paint) == .translucent { return false }
      case .layer(let id, let inside):
        let layer = layers[id]
        if layer.opacity <= 0 { continue }
        if layer.opacity < 1 || layer.maskCount > 0 || !castsOpaquely(inside) { return false }
      }
    }
    return true
  }
}
