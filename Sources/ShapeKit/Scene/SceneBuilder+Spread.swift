extension SceneBuilder {
  /// Computes the silhouettes of a layer's shadows with a spread. Removes those that would take too many steps, and those
  /// of soft masks, whose edges are nowhere.
  mutating func resolveSpread(ofLayerAt node: Int) {
    guard case .layer(let id, let count) = scene.nodes[node].content, scene.layers[id].hasSpread else { return }
    let layer = scene.layers[id]
    let depth = Int32(self.depth)
    let contents = SceneContents(Int32(node) + 1, Int32(node) + 1 + count, depth: depth + 1, caster: -1).castingShadow
    if layer.maskCount > 0 || contents.containsLayer(in: scene, where: { $0.role == .mask }) {
      omittedSpreads += zip(layer.shadows, layer.shadowSources).filter { $0.0.spread != 0 }.map { $0.1 }
      omittedSpreads += zip(layer.innerShadows, layer.innerShadowSources).filter { $0.0.spread != 0 }.map { $0.1 }
      scene.layers[id].keepShadows { $0.spread == 0 }
      return
    }
    scene.layers[id].shadows = resolved(layer.shadows, of: contents, in: layer, growing: 1)
    scene.layers[id].innerShadows = resolved(
      layer.innerShadows, of: contents.withoutBorders(of: layer), in: layer, growing: -1)
    scene.layers[id].keepShadows { $0.spread == 0 || $0.caster != nil }
  }

  /// Returns some shadows with their silhouettes. The spread of an inner shadow shrinks the part without shadow.
  private mutating func resolved(
    _ shadows: [Shadow], of contents: SceneContents, in layer: SceneLayer, growing sign: Double
  ) -> [Shadow] {
    guard shadows.contains(where: { $0.spread != 0 }) else { return shadows }
    var result = shadows
    do throws(RegionError) {
      let silhouette = try scene.silhouette(of: contents, in: layer, budget: &budget)
      for index in result.indices where result[index].spread != 0 {
        result[index].caster = try silhouette.offset(
          by: sign * result[index].spread, join: .round, miterLimit: 10, rule: .nonZero, budget: &budget)
      }
    } catch {}
    return result
  }
}

extension SceneLayer {
  fileprivate var hasSpread: Bool {
    shadows.contains { $0.spread != 0 } || innerShadows.contains { $0.spread != 0 }
  }

  /// Removes shadows that don't satisfy a condition, with their sources.
  fileprivate mutating func keepShadows(where condition: (Shadow) -> Bool) {
    func keep(_ shadows: inout [Shadow], _ sources: inout [SourceSpan]) {
      let kept = shadows.indices.filter { condition(shadows[$0]) }
      sources = kept.filter { $0 < sources.count }.map { sources[$0] }
      shadows = kept.map { shadows[$0] }
    }
    keep(&shadows, &shadowSources)
    keep(&innerShadows, &innerShadowSources)
  }
}
