#if canImport(CoreGraphics)
  import CoreGraphics
  import ShapeCore

  extension Scene {
    /// Returns an image of what a closure paints, or `nil` if there is nothing to show.
    ///
    /// - Parameters:
    ///   - box: A rectangle that contains all of it, or `nil` if it is empty.
    ///   - scale: The number of pixels per point. Large images have fewer.
    func image(covering box: Rect?, scale: Double, _ paint: (ScenePainter) -> Void) -> SceneImage? {
      guard let box, let canvas = BitmapCanvas(covering: box.drawable, scale: scale) else { return nil }
      paint(ScenePainter(scene: self, context: canvas.context, scale: canvas.scale))
      return canvas.makeImage()
    }

    /// Returns an image whose alpha is the product of a layer's masks, or `nil` if it is 0 everywhere. The scene must
    /// be resolved in one appearance.
    /// - Parameter region: The region outside of which the image is transparent, or `nil` if there is none.
    func masksImage(
      of layer: SceneLayer, _ contents: SceneContents, within region: Path? = nil, scale: Double
    ) -> SceneImage? {
      var boxes = contents.masks(of: layer, in: self).map { ink(of: layers[$0.layer], $0.contents) }
      if let region { boxes.append(region.bounds) }
      guard var box = boxes.first ?? nil else { return nil }
      for other in boxes.dropFirst() {
        guard let other, let common = box.intersection(other) else { return nil }
        box = common
      }
      return image(covering: box, scale: scale) { $0.paintMasks(of: layer, contents, in: box, within: region) }
    }

    /// Returns an image of the masks of a group.
    /// - Parameter masks: The masks of the group. Nothing else has an image.
    func image(
      of masks: ScenePart, within region: Path? = nil, in appearance: Appearance, scale: Double
    ) -> SceneImage? {
      guard case .masks(let node) = masks, scale > 0, scale.isFinite else { return nil }
      let scene = resolved(in: appearance)
      guard let (layer, contents, factor) = scene.layer(at: node) else { return nil }
      return scene.masksImage(of: layer, contents, within: region, scale: scale * factor)
    }

    // MARK: Nodes and their ink

    /// Returns the layer at a position in `nodes` with its contents and the factor by which the transforms of it and of
    /// the layers around it enlarge, or `nil` if there is none.
    func layer(at node: Int) -> (layer: SceneLayer, contents: SceneContents, factor: Double)? {
      var contents = contents
      var factor = 1.0
      while let item = contents.next(in: self), contents.node <= node {
        guard case .layer(let layer, let inside) = item else { continue }
        guard contents.node == node || inside.nodes.contains(node) else { continue }
        factor *= layers[layer].largestFactor
        if contents.node == node { return (layers[layer], inside, factor) }
        contents = inside
      }
      return nil
    }

    /// Returns the bounding box of some contents, or `nil` if nothing is painted. It may be too large.
    func paintedInk(of contents: SceneContents) -> Rect? {
      inkAfterClips(of: SceneLayer(frame: .zero), contents)
    }

    /// Returns the bounding box of a layer with its shadows and its transform, or `nil` if it is not visible. It may be
    /// too large.
    func ink(of layer: SceneLayer, _ contents: SceneContents) -> Rect? {
      guard clampedToUnit(layer.opacity) > 0 else { return nil }
      let ink = inkAfterClips(of: layer, contents, under: layer.transform)
      guard let shadows = shadowInk(of: layer, contents, under: layer.transform) else { return ink }
      return ink?.union(shadows) ?? shadows
    }
  }

  extension SceneLayer {
    /// The larger of the two factors by which the layer is scaled, without its sign: images need as many more pixels.
    var largestFactor: Double { max(abs(scale.x.factor), abs(scale.y.factor)) }
  }
#endif
