// The empty slot as a view of the platform needs it: content of its own kind, which the scene cannot paint for it.

/// Where the caller's own content goes, and what the layers that hold it do to it.
public struct ContentSlot: Equatable, Sendable {
  /// The content's rectangle before any turn, in the coordinates of the whole.
  public var frame: Rect
  /// Where the middle of the frame comes to lie.
  public var center: Point
  /// How far the content is turned about its middle.
  public var rotation: Angle
  /// 0 (nothing is seen) to 1.
  public var opacity: Double
  /// What is to be seen of the content, in the coordinates of the whole and simple; nil where nothing is cut off. It
  /// reaches `ContentSlot.overhang` beyond the picture where layers only rub something out.
  public var visibleRegion: Path?

  /// How far content may stick out of the picture where it is not cut anyway, in points.
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
  /// The empty slot; nil where there is none. See `contentFrame` for its frame alone.
  public var contentSlot: ContentSlot? {
    guard let slot = slotIndex, case .layer(let layer, _) = nodes[slot].content else { return nil }
    let frame = layers[Int(layer)].frame
    var result = ContentSlot(frame: frame, center: frame.center, rotation: .zero, opacity: 1, visibleRegion: nil)
    var turn = Transform.identity
    for holder in holders(of: slot) {
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

  /// The node of the empty slot.
  var slotIndex: Int? {
    nodes.firstIndex { node in
      guard case .layer(let layer, _) = node.content else { return false }
      return layers[Int(layer)].role == .emptySlot
    }
  }

  /// The layers that hold a node and the node's own, the outermost first.
  private func holders(of node: Int) -> [SceneLayer] {
    nodes[...node].enumerated().compactMap { index, holder in
      guard case .layer(let layer, let count) = holder.content, index + Int(count) >= node else { return nil }
      return layers[Int(layer)]
    }
  }
}
