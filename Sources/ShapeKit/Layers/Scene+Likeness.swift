import ShapeCore

// Whether parts of two pictures look the same, so that what shows one needn't be drawn again for the other.

extension Scene {
  /// Returns whether a part looks like one of another scene. Both scenes must be resolved in one appearance.
  func paints(_ part: ScenePart, like otherPart: ScenePart, in other: Scene) -> Bool {
    switch (part, otherPart) {
    case (.whole, .whole): return paints(contents, like: other.contents, in: other)
    case (.nodes(let nodes), .nodes(let otherNodes)):
      return runs(of: nodes).elementsEqual(other.runs(of: otherNodes)) { run, otherRun in
        run.isolatesBlending == otherRun.isolatesBlending && run.factor == otherRun.factor
          && paints(run.contents, like: otherRun.contents, in: other)
      }
    case (.shadows(let node), .shadows(let otherNode)), (.overlay(let node), .overlay(let otherNode)),
      (.masks(let node), .masks(let otherNode)):
      guard let (layer, contents, factor) = self.layer(at: node),
        let (otherLayer, otherContents, otherFactor) = other.layer(at: otherNode)
      else { return false }
      return factor == otherFactor && paints(layer, contents, like: otherLayer, otherContents, in: other)
    case (.whole, _), (.nodes, _), (.shadows, _), (.overlay, _), (.masks, _): return false
    }
  }

  /// Returns whether a layer looks like one of another scene.
  func paints(
    _ layer: SceneLayer, _ contents: SceneContents, like otherLayer: SceneLayer, _ otherContents: SceneContents,
    in other: Scene
  ) -> Bool {
    layer.looks(like: otherLayer, in: self, other)
      && paints(contents, like: otherContents, in: other)
  }

  /// Returns whether contents look like those of another scene.
  func paints(_ contents: SceneContents, like otherContents: SceneContents, in other: Scene) -> Bool {
    guard contents.nodes.count == otherContents.nodes.count, contents.isShadow == otherContents.isShadow,
      // Slots know the depth of their owner.
      contents.depth == otherContents.depth
    else { return false }
    // Also the masks, which are nodes but no items.
    return zip(contents.nodes, otherContents.nodes).allSatisfy { node, otherNode in
      switch (nodes[node].content, other.nodes[otherNode].content) {
      case (.fill(let path, let rule, let paint), .fill(let otherPath, let otherRule, let otherPaint)):
        rule == otherRule && paints[paint] == other.paints[otherPaint] && paths[path] == other.paths[otherPath]
      case (.stroke(let path, let style, let paint), .stroke(let otherPath, let otherStyle, let otherPaint)):
        strokeStyles[style] == other.strokeStyles[otherStyle] && paints[paint] == other.paints[otherPaint]
          && paths[path] == other.paths[otherPath]
      case (.layer(let layer, let count), .layer(let otherLayer, let otherCount)):
        count == otherCount && layers[layer].looks(like: other.layers[otherLayer], in: self, other)
      case (.fill, _), (.stroke, _), (.layer, _): false
      }
    }
  }
}

extension SceneLayer {
  /// Returns whether a layer of a scene has the effects of one of another scene.
  fileprivate func looks(like other: SceneLayer, in scene: Scene, _ otherScene: Scene) -> Bool {
    var (layer, otherLayer) = (self, other)
    // Positions in their scenes.
    (layer.outline, otherLayer.outline) = (nil, nil)
    return layer == otherLayer && outline.map { scene.paths[$0] } == other.outline.map { otherScene.paths[$0] }
  }
}
