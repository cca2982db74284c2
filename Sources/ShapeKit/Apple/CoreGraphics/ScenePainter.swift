#if canImport(CoreGraphics)
  import CoreGraphics
  import ShapeCore

  /// Paints a scene in a context whose coordinates are those of the scene.
  ///
  /// Layers that blend, fade or have masks are transparency layers. Shadows are drawn as images, because
  /// `CGContext.setShadow` ignores the transform of a context: in a bitmap of its own, a shadow has the coordinates
  /// inside its layer, so that it is rotated, mirrored and scaled with it.
  ///
  /// Masks, inner shadows and conic gradients need blend modes that only bitmaps have: PDF knows the separable and
  /// nonseparable modes (ISO 32000-1, section 11.3.5), but neither `.copy` nor `.destinationIn`. A context doesn't tell
  /// its kind. So these parts are drawn in a bitmap of the painter if the context belongs to someone else. A mask image
  /// as a clip would keep the paths, but no document says whether it also clips inside a transparency layer, where it
  /// would apply twice.
  struct ScenePainter {
    /// The scene, resolved in one appearance.
    let scene: Scene
    let context: CGContext
    /// The number of pixels per point for shadows, in the coordinates inside the current layer.
    var scale: Double
    /// Whether the context is a `BitmapCanvas`, which has all blend modes.
    var isOwnBitmap = true

    /// Paints a part of the scene. Masks alone are not painted.
    func paint(_ part: ScenePart) {
      switch part {
      case .whole: paint(scene.contents)
      case .nodes(let nodes):
        for run in scene.runs(of: nodes) {
          let painter = enlarged(by: run.factor)
          if run.isolatesBlending { group { painter.paint(run.contents) } } else { painter.paint(run.contents) }
        }
      case .shadows(let node):
        if let (layer, contents, factor) = scene.layer(at: node) {
          for shadow in layer.shadows.reversed() { enlarged(by: factor).paint(shadow, of: layer, contents) }
        }
      case .overlay(let node):
        if let (layer, contents, factor) = scene.layer(at: node) {
          enlarged(by: factor).paintOverlay(of: layer, contents)
        }
      case .masks: break
      }
    }

    /// Returns a painter for the inside of a layer that is scaled.
    private func enlarged(by factor: Double) -> ScenePainter {
      var painter = self
      painter.scale *= factor
      return painter
    }

    /// Paints contents in paint order. Contents that cast a shadow are painted without shadows of their own.
    func paint(_ contents: SceneContents) {
      var contents = contents
      while let item = contents.next(in: scene) {
        switch item {
        case .fill(let path, let rule, let paint): fill(scene.paths[path], rule, scene.paints[paint])
        case .stroke(let path, let style, let paint):
          let path = scene.paths[path]
          stroke(path, scene.strokeStyles[style].drawable(along: path), scene.paints[paint])
        case .layer(let layer, let inside): paint(scene.layers[layer], inside)
        }
      }
    }

    /// Paints a layer with its effects.
    func paint(_ layer: SceneLayer, _ contents: SceneContents) {
      let opacity = clampedToUnit(layer.opacity)
      guard opacity > 0 else { return }
      if layer.isPlain { return paint(contents) }
      let transform = layer.drawableTransform
      guard transform.determinant != 0 else { return }
      var inner = self
      inner.scale *= layer.largestFactor
      context.saveGState()
      if layer.isTransformed { context.concatenate(CGAffineTransform(transform)) }
      if opacity < 1 || layer.blend != .normal {
        inner.group(opacity: opacity, CGBlendMode(layer.blend)) { inner.paintParts(of: layer, contents) }
      } else {
        inner.paintParts(of: layer, contents)
      }
      context.restoreGState()
    }

    /// Paints the shadows of a layer, its contents, its inner shadows and its borders, from the bottom.
    private func paintParts(of layer: SceneLayer, _ contents: SceneContents) {
      let (shadows, innerShadows) = contents.isShadow ? ([], []) : (layer.shadows, layer.innerShadows)
      for shadow in shadows.reversed() { paint(shadow, of: layer, contents) }
      let hasOverlay = innerShadows.contains { !$0.color.isClear }
      if hasOverlay || !contents.masks(of: layer, in: scene).isEmpty {
        paintInBitmap(covering: scene.inkAfterClips(of: layer, contents)) {
          $0.paintBody(of: layer, contents, hasOverlay: hasOverlay)
        }
      } else {
        paintBody(of: layer, contents, hasOverlay: false)
      }
    }

    /// Paints the contents of a layer, its inner shadows and its borders, after the cuts.
    private func paintBody(of layer: SceneLayer, _ contents: SceneContents, hasOverlay: Bool) {
      paint(cutBy: layer, contents) {
        if !hasOverlay { return paint(contents) }
        paint(contents.withoutBorders(of: layer))
        paintInnerShadows(of: layer, contents)
        paint(contents.borders(of: layer))
      }
    }

    private func paintInnerShadows(of layer: SceneLayer, _ contents: SceneContents) {
      for shadow in layer.innerShadows.reversed() { paint(inner: shadow, of: layer, contents) }
    }

    /// Paints the inner shadows of a layer with its borders above them, before the cuts.
    private func paintOverlay(of layer: SceneLayer, _ contents: SceneContents) {
      paintInBitmap(covering: scene.inkAfterClips(of: layer, contents)) { $0.paintInnerShadows(of: layer, contents) }
      paint(contents.borders(of: layer))
    }

    /// Paints something that needs the blend modes of a bitmap: in the context, or as an image of a box.
    func paintInBitmap(covering box: Rect?, _ paint: (ScenePainter) -> Void) {
      if isOwnBitmap { return paint(self) }
      if let image = scene.image(covering: box, scale: scale, paint) { draw(image) }
    }

    // MARK: Groups and cuts

    /// Paints something as an isolated group.
    ///
    /// `beginTransparencyLayer` resets the opacity and the shadow of a context, but not its blend mode. The group is
    /// composited with the state from before it began, within the clip.
    func group(opacity: Double = 1, _ mode: CGBlendMode = .normal, _ paint: () -> Void) {
      context.saveGState()
      context.setAlpha(CGFloat(opacity))
      context.setBlendMode(mode)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.saveGState()
      context.setBlendMode(.normal)
      paint()
      context.restoreGState()
      context.endTransparencyLayer()
      context.restoreGState()
    }

    /// Paints something of a layer after the cuts of the layer. They apply to all of it at once, since a translucent mask
    /// would show too much where parts overlap.
    func paint(cutBy layer: SceneLayer, _ contents: SceneContents, _ body: () -> Void) {
      let masks = contents.masks(of: layer, in: scene)
      // Without ink, there is nothing that a mask could leave.
      guard masks.isEmpty || scene.inkAfterClips(of: layer, contents) != nil else { return }
      // Alpha does not depend on blending, so a silhouette needs no group for it.
      let isGroup = !masks.isEmpty || layer.isolatesBlending && !contents.isShadow
      if !isGroup, layer.clips.isEmpty, layer.erasure == nil { return body() }
      context.saveGState()
      if clip(to: layer, contents) {
        if isGroup {
          group {
            body()
            apply(masks.map { (scene.layers[$0.layer], $0.contents) })
          }
        } else {
          body()
        }
      }
      context.restoreGState()
    }

    /// Clips to what the clips and the erasure of a layer leave. Returns `false` if that is nothing.
    private func clip(to layer: SceneLayer, _ contents: SceneContents) -> Bool {
      if let erasure = layer.erasure?.finite {
        let rest = scene.region(of: layer, contents, without: erasure)
        guard clip(to: rest, .evenOdd) else { return false }
      }
      for region in layer.clips {
        guard clip(to: region.path, region.rule) else { return false }
      }
      return true
    }

    /// Clips to a path. Returns `false` if it is empty: Core Graphics would ignore it.
    func clip(to path: Path, _ rule: FillRule) -> Bool {
      let region = path.cgPath
      if region.isEmpty || path.isFlat() { return false }
      context.addPath(region)
      context.clip(using: CGPathFillRule(rule))
      return true
    }

    /// Multiplies the alpha of the current group by that of masks.
    private func apply(_ masks: [(layer: SceneLayer, contents: SceneContents)]) {
      for mask in masks {
        group(.destinationIn) { paint(mask.layer, mask.contents) }
      }
    }

    /// Paints the product of a layer's masks in black.
    /// - Parameters:
    ///   - box: A rectangle that contains it.
    ///   - region: The region to paint, or `nil` for all of it.
    func paintMasks(of layer: SceneLayer, _ contents: SceneContents, in box: Rect, within region: Path?) {
      context.saveGState()
      if region.map({ clip(to: $0, .nonZero) }) ?? true {
        group {
          fill(.rect(box), .nonZero, .color(.black))
          apply(contents.masks(of: layer, in: scene).map { (scene.layers[$0.layer], $0.contents) })
        }
      }
      context.restoreGState()
    }
  }
#endif
