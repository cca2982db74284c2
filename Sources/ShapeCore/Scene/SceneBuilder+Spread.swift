extension SceneBuilder {
  /// Computes the silhouettes of a layer's shadows with a spread, and omits shadows that have none.
  mutating func resolveSpread(ofLayerAt node: Int) {
    guard case .layer(let id, let count) = scene.nodes[node].content, scene.layers[id].hasSpread else { return }
    let layer = scene.layers[id]
    let contents = SceneContents(
      Int32(node) + 1, Int32(node) + 1 + count, depth: Int32(depth) + 1, caster: -1
    ).castingShadow
    let isMasked = layer.maskCount > 0 || contents.containsLayer(in: scene) { $0.role == .mask }
    (scene.layers[id].shadows, scene.layers[id].shadowSources) = resolved(
      layer.shadows, layer.shadowSources, of: isMasked ? nil : contents, in: layer, growing: 1)
    (scene.layers[id].innerShadows, scene.layers[id].innerShadowSources) = resolved(
      layer.innerShadows, layer.innerShadowSources, of: isMasked ? nil : contents.withoutBorders(of: layer), in: layer,
      growing: -1)
  }

  /// Returns some shadows with their silhouettes, without those that have none.
  /// - Parameters:
  ///   - contents: What casts them, or `nil` if a mask shapes it.
  ///   - sign: -1 for inner shadows: their spread shrinks the part without shadow.
  private mutating func resolved(
    _ shadows: [Shadow], _ sources: [SourceSpan], of contents: SceneContents?, in layer: SceneLayer,
    growing sign: Double
  ) -> ([Shadow], [SourceSpan]) {
    var kept: [Shadow] = []
    var keptSources: [SourceSpan] = []
    var silhouette: Path?
    for (index, shadow) in shadows.enumerated() {
      var shadow = shadow
      // Generated code has no sources.
      let source = sources.indices.contains(index) ? sources[index] : nil
      if shadow.spread != 0 {
        guard let contents else {
          omit(.spread, source ?? .none, .mask)
          continue
        }
        let scene = scene
        let caster = attempt(.spread, source ?? .none) { budget throws(RegionError) in
          let region: Path
          if let silhouette {
            region = silhouette
          } else {
            region = try scene.silhouette(of: contents, in: layer, budget: &budget)
            silhouette = region
          }
          return try region.offset(by: sign * shadow.spread, join: .round, budget: &budget)
        }
        guard let caster else { continue }
        shadow.caster = caster
      }
      kept.append(shadow)
      if let source { keptSources.append(source) }
    }
    return (kept, keptSources)
  }
}

extension SceneLayer {
  fileprivate var hasSpread: Bool {
    shadows.contains { $0.spread != 0 } || innerShadows.contains { $0.spread != 0 }
  }
}
