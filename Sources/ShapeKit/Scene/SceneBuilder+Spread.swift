/// A shadow that is omitted because what casts it has no edge that its spread could move.
public struct OmittedSpread: Sendable {
  public enum Cause: Sendable {
    /// A mask, whose edge is soft, shapes what casts the shadow.
    case mask
    /// The silhouette of what casts it failed.
    case region(RegionError)
  }

  /// The statement of the shadow.
  public let source: SourceSpan
  public let cause: Cause
}

extension SceneBuilder {
  /// Computes the silhouettes of a layer's shadows with a spread. Omits those whose
  /// silhouette fails, and those of masks.
  mutating func resolveSpread(ofLayerAt node: Int) {
    guard case .layer(let id, let count) = scene.nodes[node].content, scene.layers[id].hasSpread else { return }
    let layer = scene.layers[id]
    let depth = Int32(self.depth)
    let contents = SceneContents(Int32(node) + 1, Int32(node) + 1 + count, depth: depth + 1, caster: -1).castingShadow
    if layer.maskCount > 0 || contents.containsLayer(in: scene, where: { $0.role == .mask }) {
      return omitSpreads(of: id, .mask)
    }
    do throws(RegionError) {
      scene.layers[id].shadows = try resolved(layer.shadows, of: contents, in: layer, growing: 1)
      scene.layers[id].innerShadows = try resolved(
        layer.innerShadows, of: contents.withoutBorders(of: layer), in: layer, growing: -1)
    } catch {
      omitSpreads(of: id, .region(error))
    }
  }

  /// Removes the shadows of a layer with a spread.
  private mutating func omitSpreads(of id: SceneLayer.ID, _ cause: OmittedSpread.Cause) {
    let layer = scene.layers[id]
    for (shadows, sources) in [(layer.shadows, layer.shadowSources), (layer.innerShadows, layer.innerShadowSources)] {
      for (shadow, source) in zip(shadows, sources) where shadow.spread != 0 {
        omittedSpreads.append(OmittedSpread(source: source, cause: cause))
      }
    }
    scene.layers[id].keepShadows { $0.spread == 0 }
  }

  /// Returns some shadows with their silhouettes. The spread of an inner shadow shrinks the part without shadow.
  private mutating func resolved(
    _ shadows: [Shadow], of contents: SceneContents, in layer: SceneLayer, growing sign: Double
  ) throws(RegionError) -> [Shadow] {
    guard shadows.contains(where: { $0.spread != 0 }) else { return shadows }
    var result = shadows
    let silhouette = try scene.silhouette(of: contents, in: layer, budget: &budget)
    for index in result.indices where result[index].spread != 0 {
      result[index].caster = try silhouette.offset(
        by: sign * result[index].spread, join: .round, miterLimit: 10, rule: .nonZero, budget: &budget)
    }
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
