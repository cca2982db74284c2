/// The contents of a layer, or of the whole picture: a cursor over fills, strokes and layers in paint order. It skips
/// masks, which `masks(in:)` returns.
///
/// Use it to visit a scene. A layer comes with a cursor over its own contents, so that the caller decides whether, how
/// often and with which state to enter it. Nothing is allocated.
///
/// ```
/// var contents = scene.contents
/// while let item = contents.next(in: scene) {
///   switch item {
///   case .layer(let layer, let inside): …
///   case .fill(let path, let rule, let paint): …
///   case .stroke(let path, let style, let paint): …
///   }
/// }
/// ```
@usableFromInline
package struct SceneContents: Hashable, Sendable {
  @usableFromInline var position: Int32
  @usableFromInline let end: Int32
  /// The number of layers around the contents.
  @usableFromInline package let depth: Int32
  /// The depth of the layer whose shadow is cast, or -1 if the picture itself is visited.
  @usableFromInline let caster: Int32
  @usableFromInline var last: Int32

  @inlinable
  init(_ position: Int32, _ end: Int32, depth: Int32, caster: Int32) {
    (self.position, self.end, self.depth, self.caster) = (position, end, depth, caster)
    last = position
  }

  /// Returns the items in a range of nodes that begins and ends between two of them.
  package func items(in nodes: Range<Int>) -> SceneContents {
    SceneContents(Int32(nodes.lowerBound), Int32(nodes.upperBound), depth: depth, caster: -1)
  }

  /// Returns the next item, or `nil` at the end. Skips the contents of a layer.
  @inlinable
  package mutating func next(in scene: Scene) -> SceneItem? {
    while position < end {
      last = position
      switch scene.nodes[Int(position)].content {
      case .fill(let path, let rule, let paint):
        position += 1
        return .fill(path, rule, paint)
      case .stroke(let path, let style, let paint):
        position += 1
        return .stroke(path, style, paint)
      case .layer(let layer, let count):
        position += 1 + count
        let role = scene.layers[layer].role
        if role == .mask || caster >= 0 && !role.castsShadow(ofLayerAt: caster) { continue }
        return .layer(layer, SceneContents(last + 1, position, depth: depth + 1, caster: caster))
      }
    }
    return nil
  }

  /// The position in `Scene.nodes` of the last item that `next` returned.
  @inlinable
  package var node: Int { Int(last) }

  /// The position in `Scene.nodes` of the layer of which these are the contents, before they are visited.
  @inlinable
  package var layerNode: Int { Int(position) - 1 }

  /// The positions in `Scene.nodes` of the remaining nodes, at any depth.
  @inlinable
  package var nodes: Range<Int> { Int(position)..<Int(end) }

  /// Whether only the nodes that cast the shadow of a layer are visited.
  @inlinable
  package var isShadow: Bool { caster >= 0 }

  /// The part of the contents that casts the shadow of their layer.
  @inlinable
  package var castingShadow: SceneContents { SceneContents(position, end, depth: depth, caster: depth - 1) }

  /// The part of the contents that casts the inner shadows of their layer: those below its borders.
  package func castingInnerShadow(of layer: SceneLayer) -> SceneContents { castingShadow.withoutBorders(of: layer) }

  /// All of the contents, whether or not they cast a shadow.
  @inlinable
  package var painted: SceneContents { SceneContents(position, end, depth: depth, caster: -1) }

  /// Returns the masks of the layer of which these are the contents, each with its own contents.
  package func masks(of layer: SceneLayer, in scene: Scene) -> [(
    node: Int, layer: SceneLayer.ID, contents: SceneContents
  )] {
    var result: [(node: Int, layer: SceneLayer.ID, contents: SceneContents)] = []
    var node = position
    for _ in 0..<layer.maskCount {
      guard case .layer(let mask, let count) = scene.nodes[Int(node)].content else { break }
      let contents = SceneContents(node + 1, node + 1 + count, depth: depth + 1, caster: -1)
      result.append((Int(node), mask, contents))
      node += 1 + count
    }
    return result
  }

  /// Returns the contents of a layer below its borders.
  package func withoutBorders(of layer: SceneLayer) -> SceneContents {
    SceneContents(position, end - layer.borderCount, depth: depth, caster: caster)
  }

  /// Returns the borders of a layer.
  package func borders(of layer: SceneLayer) -> SceneContents {
    SceneContents(end - layer.borderCount, end, depth: depth, caster: caster)
  }

  /// Returns whether a layer, at any depth, satisfies a condition.
  @inlinable
  package func containsLayer(in scene: Scene, where condition: (SceneLayer) -> Bool) -> Bool {
    nodes.contains { node in
      guard case .layer(let layer, _) = scene.nodes[node].content else { return false }
      return condition(scene.layers[layer])
    }
  }
}

/// A node of a scene as `SceneContents` visits it.
@usableFromInline
package enum SceneItem: Sendable {
  /// A layer with its contents.
  case layer(SceneLayer.ID, SceneContents)
  /// A filled path.
  case fill(Path.ID, FillRule, ScenePaint.ID)
  /// A stroke centered on a path.
  case stroke(Path.ID, StrokeStyle.ID, ScenePaint.ID)
}

extension Scene {
  /// The contents of the whole picture: usually one layer, that of the shape.
  @inlinable
  package var contents: SceneContents { SceneContents(0, Int32(nodes.count), depth: 0, caster: -1) }
}
