import ShapeCore

/// A place in the paint order of a scene.
public struct PaintPlace: Hashable, Sendable {
  /// A part of a node.
  public enum Part: Hashable, Sendable {
    /// All of the node.
    case node
    /// One of the layer's shadows, by its index.
    case shadow(Int)
    /// One of the layer's inner shadows, by its index.
    case innerShadow(Int)
  }

  /// The position in `Scene.nodes`.
  public var node: Int
  public var part: Part

  public init(node: Int, part: Part = .node) {
    self.node = node
    self.part = part
  }
}

/// Where a rendering ends: after a place that is not in a group.
struct RenderingEnd {
  private let place: PaintPlace
  /// The last node that is painted.
  let lastNode: Int

  init(_ place: PaintPlace, in scene: Scene) {
    self.place = place
    let node = scene.nodes[place.node]
    switch (place.part, node.content) {
    case (.node, _): lastNode = place.node + node.extent - 1
    case (.innerShadow, .layer(let layer, let count)):
      lastNode = place.node + Int(count - scene.layers[layer].borderCount)
    case (.shadow, _), (.innerShadow, _): lastNode = place.node
    }
  }

  /// Returns whether a shadow of a layer is painted that contains the place or comes before it.
  func includes(_ part: PaintPlace.Part, of visit: LayerVisit) -> Bool {
    guard place.node == visit.node else {
      // Inner shadows are above the contents, but below the borders.
      if case .innerShadow = part { return !visit.contents.withoutBorders(of: visit.layer).nodes.contains(place.node) }
      return true
    }
    // The first shadow is the topmost.
    switch (part, place.part) {
    case (.shadow(let index), .shadow(let last)), (.innerShadow(let index), .innerShadow(let last)):
      return index >= last
    case (.innerShadow, .shadow): return false
    case (.node, _), (.shadow, _), (.innerShadow, .node): return true
    }
  }
}
