// Slots. A shape has one at most, and there are three kinds: one that a `use` fills is a group with the user's content,
// one that a `use` leaves empty is not part of the picture, and one of the shape that is drawn by itself is empty, for
// whoever shows the picture to fill.

extension SceneLayer.Role {
  /// Whether the layer is a slot, filled or empty. A picture file marks both.
  public var isSlot: Bool {
    switch self {
    case .emptySlot, .filledSlot: true
    case .layer, .shape, .part: false
    }
  }

  /// Returns whether the contents of the layer cast the shadow of a layer around it: not where a user put them into a
  /// slot of the shape that casts the shadow.
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

/// Where the caller's own content goes, and what the layers that hold it do to it: for a view of the platform, which
/// the scene can't paint.
public struct ContentSlot: Equatable, Sendable {
  /// The content's rectangle before any rotation, in the coordinates of the whole.
  public var frame: Rect
  /// The center of the frame after the rotation.
  public var center: Point
  /// How far the content is rotated about its center.
  public var rotation: Angle
  /// 0 (invisible) to 1.
  public var opacity: Double
  /// The visible region of the content, in the coordinates of the whole and simple; `nil` where nothing is cut off. It
  /// reaches `ContentSlot.overhang` beyond the picture where layers only erase something.
  public var visibleRegion: Path?

  /// How far content may reach beyond the picture where it is not cut anyway, in points.
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
  /// The frame of the empty slot; `nil` where there is none.
  public var contentFrame: Rect? { layers.first { $0.role == .emptySlot }?.frame }

  /// The nodes below the caller's own content; all of them where there is no empty slot. The layers that hold the
  /// slot are among them, and their shadows are below it too, though nodes of both sides cast them.
  public var nodesBelowContent: Range<Int> { 0..<(emptySlot?.node ?? nodes.count) }

  /// The nodes above the caller's own content; none where there is no empty slot.
  public var nodesAboveContent: Range<Int> { (emptySlot.map { $0.node + 1 } ?? nodes.count)..<nodes.count }

  /// The empty slot; `nil` where there is none. See `contentFrame` for its frame alone.
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
