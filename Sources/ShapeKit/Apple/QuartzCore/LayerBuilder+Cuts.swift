#if canImport(QuartzCore)
  import QuartzCore
  import ShapeCore

  extension LayerBuilder {
    /// Returns the layers below the masks of a layer's cuts. A `CALayer` has at most one mask, so each cut takes a
    /// layer.
    func cut(_ layers: [CALayer], by layer: SceneLayer, _ contents: SceneContents) -> [CALayer] {
      guard !layers.isEmpty else { return [] }
      var result = layers
      if let erasure = layer.erasure?.finite {
        // Under the even-odd rule, everything except the erased part remains.
        let rest = scene.region(of: layer, contents, without: erasure)
        result = [masked(result, by: shape(rest, .evenOdd))]
      }
      for clip in layer.clips { result = [masked(result, by: shape(clip.path, clip.rule))] }
      for mask in contents.masks(of: layer, in: scene) {
        guard let mask = self.mask(scene.layers[mask.layer], mask.contents) else { return [] }
        result = [masked(result, by: mask)]
      }
      return result
    }

    private func masked(_ layers: [CALayer], by mask: CALayer) -> CALayer {
      let group = group(layers)
      group.mask = mask
      return group
    }

    /// Returns a layer whose alpha is that of a mask, or `nil` if the mask is transparent.
    ///
    /// "Nested masks (mask layers with their own masks) are unsupported", says `CALayer.h`. So a mask with gradients,
    /// cuts or copied shadows, which need masks themselves, is an image.
    private func mask(_ mask: SceneLayer, _ contents: SceneContents) -> CALayer? {
      let layers = layers(of: mask, contents)
      if layers.isEmpty { return nil }
      if !layers.contains(where: { $0.containsMask }) { return group(layers) }
      return image(
        of: scene.image(covering: scene.ink(of: mask, contents), scale: imageScale) {
          $0.paint(mask, contents)
        })
    }
  }

  extension CALayer {
    /// Whether it or a layer inside it has a mask, if only the implicit one of `masksToBounds`.
    fileprivate var containsMask: Bool {
      mask != nil || masksToBounds || sublayers?.contains { $0.containsMask } ?? false
    }
  }
#endif
