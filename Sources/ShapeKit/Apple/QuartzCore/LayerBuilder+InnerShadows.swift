#if canImport(QuartzCore)
  import QuartzCore
  import ShapeCore

  extension LayerBuilder {
    /// Returns a layer for all inner shadows, or a layer for each, the last one first.
    ///
    /// The inner shadow of an opaque silhouette is the shadow of everything around it, inside the silhouette. That of
    /// other contents is an image.
    func innerShadows(of layer: SceneLayer, _ contents: SceneContents) -> [CALayer] {
      let shadows = layer.innerShadows.filter { !$0.color.isClear }
      let casting = contents.withoutBorders(of: layer).castingShadow
      guard !shadows.isEmpty else { return [] }
      guard scene.isOpaque(layer, casting) else {
        let ink = scene.inkAfterClips(of: layer, casting)
        return shadows.reversed().compactMap { shadow in
          image(of: scene.image(covering: ink, scale: imageScale) { $0.paint(inner: shadow, of: layer, contents) })
        }
      }
      let silhouette = scene.silhouette(of: casting, in: layer)
      guard let inside = silhouette.bounds?.drawable else { return [] }
      let group = group(
        shadows.reversed().map { shadow in
          let caster = shadow.caster ?? silhouette
          // What is farther away has no effect inside.
          let offset = shadow.offset.drawable
          let reach = 3 * shadow.radius.length + max(abs(offset.x), abs(offset.y)) + 1
          let around = inside.union(caster.bounds?.drawable ?? inside).inset(by: -reach.drawable)
          return cast(shadow, by: Path.rect(around).subtracting(caster))
        })
      group.mask = shape(silhouette, .nonZero)
      return [group]
    }
  }
#endif
