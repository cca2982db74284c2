#if canImport(CoreGraphics)
  import CoreGraphics
  import ShapeCore

  extension ScenePainter {
    /// Paints a shadow of a layer.
    func paint(_ shadow: Shadow, of layer: SceneLayer, _ contents: SceneContents) {
      var lone = layer
      lone.shadows = [shadow]
      guard let view = scene.shadowInk(of: lone, contents)?.drawable,
        let image = blurred(shadow, of: layer, contents.castingShadow, in: view)
      else { return }
      draw(image)
    }

    /// Paints an inner shadow of a layer: its color, outside the moved and blurred silhouette, inside the alpha of the
    /// contents without borders. What the layer cuts off casts no shadow, but the shadow is not cut yet.
    func paint(inner shadow: Shadow, of layer: SceneLayer, _ contents: SceneContents) {
      let casting = contents.castingInnerShadow(of: layer)
      guard !shadow.color.isClear, let box = scene.inkAfterClips(of: layer, casting)?.drawable else { return }
      var solid = shadow
      solid.color = .black
      let image = blurred(solid, of: layer, casting, in: box)
      group {
        fill(.rect(box), .nonZero, .color(shadow.color))
        if let image {
          context.setBlendMode(.destinationOut)
          draw(image)
        }
        group(.destinationIn) { paint(casting) }
      }
    }

    /// Returns a shadow without what casts it, as an image of a box in the coordinates inside the layer, or `nil` if
    /// there is none.
    ///
    /// `CGContext.setShadow` draws a shadow only together with its caster. So the caster is beside the box in a wider
    /// bitmap, which is cropped. The offset and the blur are in pixels, whatever the transform of the bitmap's context,
    /// and the blur is two standard deviations. Only the horizontal offset is used, because the direction of the
    /// vertical one depends on the context.
    private func blurred(
      _ shadow: Shadow, of layer: SceneLayer, _ casting: SceneContents, in box: Rect
    ) -> SceneImage? {
      let offset = shadow.offset.drawable
      guard !shadow.color.isClear, box.width > 0, box.height > 0,
        let body = (shadow.caster.map { $0.finite.bounds } ?? scene.inkAfterClips(of: layer, casting))?.drawable
      else { return nil }
      let height = body.translated(by: offset).union(box).height
      let scale = PixelGrid.scale(scale, for: Size(body.width + box.width + 4, height))
      // Whole pixels, with a pixel between the caster and the box.
      let pixels = ((body.maxX + offset.x - box.minX) * scale).rounded(.up) + 2
      let move = offset - Point(pixels / scale, 0)
      guard let canvas = BitmapCanvas(covering: box.union(body.translated(by: move)), scale: scale) else { return nil }
      let painter = ScenePainter(scene: scene, context: canvas.context, scale: canvas.scale)
      canvas.context.setShadow(
        offset: CGSize(Size(pixels / scale * canvas.scale, 0)),
        blur: CGFloat(2 * shadow.radius.length * canvas.scale), color: shadow.color.cgColor(in: .light))
      painter.group {
        canvas.context.concatenate(CGAffineTransform(.translation(move)))
        if let caster = shadow.caster {
          painter.fill(caster, .nonZero, .color(.black))
        } else {
          painter.paint(cutBy: layer, casting) { painter.paint(casting) }
        }
      }
      return canvas.makeImage(of: box)
    }

    /// Draws an image upright: `CGContext.draw` expects that y grows up.
    func draw(_ image: SceneImage) {
      context.saveGState()
      context.concatenate(
        CGAffineTransform(Transform(a: 1, b: 0, c: 0, d: -1, tx: image.frame.minX, ty: image.frame.maxY)))
      context.draw(image.image, in: CGRect(Rect(x: 0, y: 0, width: image.frame.width, height: image.frame.height)))
      context.restoreGState()
    }
  }
#endif
