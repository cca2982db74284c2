// Slots. A shape has at most one, and there are three kinds: a slot filled by a `use` is a group with the user's
// content; a slot that a `use` leaves empty is not part of the picture; the slot of the top-level shape is empty, and
// the app fills it.

extension SceneLayer.Role {
  /// Whether the layer is a slot, filled or empty. A picture file marks both.
  public var isSlot: Bool {
    switch self {
    case .emptySlot, .filledSlot: true
    case .layer, .shape, .part: false
    }
  }

  /// Returns whether the contents of the layer cast the shadow of a layer around it. Content in a slot doesn't cast the
  /// shadows of the used shape.
  public func castsShadow(ofLayerAt depth: Int32) -> Bool {
    switch self {
    case .layer, .shape, .part: true
    case .emptySlot: false
    case .filledSlot(let ownerDepth): depth < ownerDepth
    }
  }
}

extension SceneContents {
  /// Returns whether there is an empty slot, at any depth.
  public func containsEmptySlot(in scene: Scene) -> Bool {
    containsLayer(in: scene) { $0.role == .emptySlot }
  }
}

/// The position of the content slot, and the effects on it of the layers around it: for a platform view, which the
/// scene can't paint.
public struct ContentSlot: Equatable, Sendable {
  /// The rectangle of the content before any rotation, in the coordinates of the scene.
  public var frame: Rect
  /// The center of the frame after the rotation.
  public var center: Point
  /// The rotation of the content around its center.
  public var rotation: Angle
  /// The opacity of the content, in 0...1.
  public var opacity: Double
  /// The visible region of the content, in the coordinates of the scene and simple, or `nil` if nothing is cut off. If
  /// layers only erase something, it extends `ContentSlot.overhang` beyond the picture.
  public var visibleRegion: Path?

  /// How far content may extend beyond the picture if it is not cut anyway, in points.
  public static let overhang = 1000.0

  public init(frame: Rect, center: Point, rotation: Angle, opacity: Double, visibleRegion: Path?) {
    self.frame = frame
    self.center = center
    self.rotation = rotation
    self.opacity = opacity
    self.visibleRegion = visibleRegion
  }
}

extension Scene {
  /// The frame of the empty slot, or `nil` if there is none.
  public var contentFrame: Rect? { layers.first { $0.role == .emptySlot }?.frame }

  /// The nodes below the content slot, or all if there is no empty slot. They include the layers around the slot, whose
  /// shadows are below it, too, although nodes on both sides cast them.
  public var nodesBelowContent: Range<Int> { 0..<(emptySlot?.node ?? nodes.count) }

  /// The nodes above the content slot, or none if there is no empty slot.
  public var nodesAboveContent: Range<Int> { (emptySlot.map { $0.node + 1 } ?? nodes.count)..<nodes.count }

  /// The empty slot, or `nil` if there is none. See `contentFrame` for its frame alone.
  public var contentSlot: ContentSlot? {
    guard let slot = emptySlot else { return nil }
    let frame = slot.layer.frame
    var result = ContentSlot(frame: frame, center: frame.center, rotation: .zero, opacity: 1, visibleRegion: nil)
    var turn = Transform.identity
    for holder in slot.holders + [slot.layer] {
      turn = holder.turn.then(turn)
      result.rotation = result.rotation + holder.rotation
      result.opacity *= clampedToUnit(holder.opacity)
      for clip in holder.clips {
        let clip = clip.path.simplified(rule: clip.rule).transformed(by: turn)
        result.visibleRegion = result.visibleRegion?.intersection(clip) ?? clip
      }
      if let erasure = holder.erasure?.transformed(by: turn) {
        let all = Rect(x: 0, y: 0, width: size.width, height: size.height).union(frame)
        let region = result.visibleRegion ?? .rect(all.inset(by: -ContentSlot.overhang))
        result.visibleRegion = region.subtracting(erasure)
      }
    }
    result.center = turn.apply(frame.center)
    return result
  }

  /// The empty slot with its node and the layers around it, the outermost first.
  var emptySlot: (node: Int, layer: SceneLayer, holders: [SceneLayer])? {
    var holders: [SceneLayer] = []
    var contents = contents
    while let item = contents.next(in: self) {
      guard case .layer(let id, let inside) = item else { continue }
      if layers[id].role == .emptySlot { return (contents.node, layers[id], holders) }
      guard inside.containsEmptySlot(in: self) else { continue }
      holders.append(layers[id])
      contents = inside
    }
    return nil
  }
}
