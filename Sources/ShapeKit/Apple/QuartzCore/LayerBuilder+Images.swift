#if canImport(QuartzCore)
  import QuartzCore
  import ShapeCore

  extension LayerBuilder {
    /// Returns a layer with an image of contents in which layers blend. A shadow does not depend on blending.
    ///
    /// The documentation of `CALayer.compositingFilter` says: "This property is not supported on layers in iOS."
    func isolated(_ contents: SceneContents) -> [CALayer] {
      var items = contents
      var blends = false
      while let item = items.next(in: scene) {
        if case .layer(let layer, _) = item, scene.layers[layer].blend != .normal { blends = true }
      }
      guard blends, !contents.isShadow else { return layers(of: contents) }
      let image = scene.image(covering: scene.paintedInk(of: contents), scale: imageScale) { $0.paint(contents) }
      return self.image(of: image).map { [$0] } ?? []
    }

    /// Returns a layer that shows an image.
    ///
    /// The image is upright whether or not the geometry of a layer is flipped: "the orientation of the layer's content
    /// image remains the same", says `CALayer.h` of `isGeometryFlipped`.
    func image(of image: SceneImage?) -> CALayer? {
      guard let image else { return nil }
      let layer = placed(CALayer())
      layer.position = CGPoint(image.frame.origin)
      layer.bounds = CGRect(Rect(x: 0, y: 0, width: image.frame.width, height: image.frame.height))
      layer.contents = image.image
      return layer
    }
  }
#endif
