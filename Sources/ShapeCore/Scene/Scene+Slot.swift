// Slots. A shape can have several, each with a name, and there are three kinds: a slot filled by a `use` is a group
// with the user's content; a slot that a `use` leaves empty is not part of the picture; the slots of the top-level
// shape are empty, and the app fills them.

extension SceneLayer.Role {
  /// Whether the layer is a slot, filled or empty. A picture file marks both.
  public var isSlot: Bool {
    switch self {
    case .emptySlot, .filledSlot: true
    case .layer, .shape, .part, .mask: false
    }
  }

  /// Returns whether the contents of the layer cast the shadow of a layer around it. Content in a slot doesn't cast the
  /// shadows of the used shape.
  public func castsShadow(ofLayerAt depth: Int32) -> Bool {
    switch self {
    case .layer, .shape, .part: true
    case .emptySlot, .mask: false
    case .filledSlot(let ownerDepth): depth < ownerDepth
    }
  }
}

extension SceneLayer {
  /// The name of the unnamed slot.
  public static let unnamedSlot = "content"
}

extension SceneContents {
  /// Returns whether there is an empty slot, at any depth.
  public func containsEmptySlot(in scene: Scene) -> Bool {
    containsLayer(in: scene) { $0.role == .emptySlot }
  }
}

extension Scene {
  /// Returns the frame of the empty slot with a name, in the coordinates of the scene, before any scaling or rotation,
  /// or `nil` if there is none.
  public func frame(ofSlot name: String) -> Rect? {
    layers.first { $0.role == .emptySlot && $0.name == name }?.frame
  }

  /// Returns the bounding box of the empty slots in some contents, at any depth, including the transforms of the layers
  /// around them, or `nil` if there are none.
  public func slotBounds(of contents: SceneContents, under transform: Transform = .identity) -> Rect? {
    guard contents.containsEmptySlot(in: self) else { return nil }
    var contents = contents.painted
    var result: Rect?
    while let item = contents.next(in: self) {
      guard case .layer(let id, let inside) = item else { continue }
      let layer = layers[id]
      let inner = layer.transform.then(transform)
      let bounds =
        layer.role == .emptySlot
        ? Path.rect(layer.frame).transformed(by: inner).bounds : slotBounds(of: inside, under: inner)
      if let bounds { result = result?.union(bounds) ?? bounds }
    }
    return result
  }
}
