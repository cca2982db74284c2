// Slots. A shape can have several, each with a name, and there are three kinds: a slot filled by a `use` is a group
// with the user's content; a slot that a `use` leaves empty is not part of the picture; the slots of the top-level
// shape are empty, and the app fills them.

extension SceneLayer.Role {
  /// Whether the layer is a slot, filled or empty. A picture file marks both.
  package var isSlot: Bool {
    switch self {
    case .emptySlot, .filledSlot: true
    case .layer, .shape, .part, .mask: false
    }
  }

  /// Returns whether the contents of the layer cast the shadow of a layer around it. Content in a slot doesn't cast the
  /// shadows of the used shape.
  @usableFromInline
  package func castsShadow(ofLayerAt depth: Int32) -> Bool {
    switch self {
    case .layer, .shape, .part: true
    case .emptySlot, .mask: false
    case .filledSlot(let ownerDepth): depth < ownerDepth
    }
  }
}

extension SceneLayer {
  /// The name of the unnamed slot.
  package static let unnamedSlot = "content"
}

extension SceneContents {
  /// Returns whether there is an empty slot, at any depth.
  package func containsEmptySlot(in scene: Scene) -> Bool {
    containsLayer(in: scene) { $0.role == .emptySlot }
  }
}

extension Scene {
  /// Returns the frame of the empty slot with a name, in the coordinates of the scene, before any scaling or rotation,
  /// or `nil` if there is none.
  package func frame(ofSlot name: String) -> Rect? {
    layers.first { $0.role == .emptySlot && $0.name == name }?.frame
  }

  /// Returns the bounding box of the empty slots in some contents, at any depth, including the transforms of the layers
  /// around them, or `nil` if there are none.
  package func slotBounds(of contents: SceneContents, under transform: Transform = .identity) -> Rect? {
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

/// The place of a slot under a transform, for a view that can be moved, scaled and rotated, but not mirrored or skewed:
/// such a view covers the place of a mirrored slot, and is not mirrored itself.
package struct SlotPlacement: Equatable, Sendable {
  /// The center of the slot after the transform.
  package var center: Point
  /// The factors by which the view is scaled along its own axes, before the rotation. Not negative.
  package var scale: Point
  /// The rotation of the view around its center. If the transform mirrors, two rotations fit; this is the smaller one.
  package var rotation: Angle

  /// Creates a placement. The rotation follows the scaling.
  package init(center: Point, scale: Point, rotation: Angle) {
    self.center = center
    self.scale = scale
    self.rotation = rotation
  }

  /// Creates the place of a frame. An oblique image of the frame becomes a rectangle with the same upper edge.
  package init(_ frame: Rect, under transform: Transform) {
    center = transform.apply(frame.center)
    scale = Point(
      Mathematics.hypotenuse(transform.a, transform.b), Mathematics.hypotenuse(transform.c, transform.d))
    rotation = Angle(radians: Mathematics.arcTangent(y: transform.b, x: transform.a))
    if transform.determinant < 0 {
      let other = Angle(radians: Mathematics.arcTangent(y: -transform.b, x: -transform.a))
      if abs(other.radians) < abs(rotation.radians) { rotation = other }
    }
  }
}
