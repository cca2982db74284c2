#if canImport(QuartzCore)
  import QuartzCore
  import ShapeCore

  extension LayerBuilder {
    /// Returns a layer for each shadow, the last one first. They are not cut, and are completely below the layers that
    /// cast them.
    func shadows(of layer: SceneLayer, _ contents: SceneContents) -> [CALayer] {
      let shadows = layer.shadows.filter { !$0.color.isClear }
      guard !shadows.isEmpty else { return [] }
      let needsSilhouette = shadows.contains { $0.caster == nil }
      let hasSilhouette = needsSilhouette && scene.isOpaque(layer, contents.castingShadow)
      let silhouette = hasSilhouette ? scene.shadowCaster(of: layer, contents.castingShadow) : nil
      return shadows.reversed().compactMap { shadow in
        // The silhouette after a spread is opaque, even if what casts it is translucent.
        guard let caster = shadow.caster ?? silhouette else { return copiedShadow(shadow, of: layer, contents) }
        return caster.isEmpty ? nil : cast(shadow, by: caster)
      }
    }

    /// Returns a layer that shows the shadow of a path, filled nonzero.
    func cast(_ shadow: Shadow, by caster: Path) -> CALayer {
      let layer = cast(shadow)
      layer.position = CGPoint(shadow.offset.drawable)
      layer.shadowPath = caster.cgPath
      return layer
    }

    /// Returns a layer that shows a shadow. The layer's position applies the offset, because `shadowOffset` depends on
    /// the direction of y.
    private func cast(_ shadow: Shadow) -> CALayer {
      let layer = placed(CALayer())
      layer.shadowColor = shadow.color.cgColor(in: .light)
      layer.shadowOpacity = 1
      layer.shadowRadius = CGFloat(shadow.radius.length)
      layer.shadowOffset = CGSize(width: 0, height: 0)
      return layer
    }

    /// Returns the shadow of translucent contents, which no path describes. A copy of the contents is out of sight,
    /// left of a window that shows its shadow.
    private func copiedShadow(_ shadow: Shadow, of layer: SceneLayer, _ contents: SceneContents) -> CALayer? {
      var lone = layer
      lone.shadows = [shadow]
      guard let body = scene.inkAfterClips(of: layer, contents)?.drawable,
        let view = scene.shadowInk(of: lone, contents)?.inset(by: -1).drawable
      else { return nil }
      let copies = cut(layers(of: contents.castingShadow), by: layer, contents)
      guard !copies.isEmpty else { return nil }
      let offset = shadow.offset.drawable
      let distance = (body.maxX + offset.x - view.minX + 1).drawable

      let copy = cast(shadow)
      copy.position = CGPoint(offset - view.origin - Point(distance, 0))
      copy.shadowOffset = CGSize(width: CGFloat(distance), height: 0)
      for layer in copies { copy.addSublayer(layer) }
      let window = group([copy])
      window.position = CGPoint(view.origin)
      window.bounds = CGRect(Rect(x: 0, y: 0, width: view.width, height: view.height))
      window.masksToBounds = true
      return window
    }
  }

  extension Scene {
    /// Returns whether everything visible of some contents of a layer is opaque, so that a silhouette is enough for its
    /// shadow. The alpha of masks can have any value.
    func isOpaque(_ layer: SceneLayer, _ contents: SceneContents) -> Bool {
      layer.maskCount == 0 && isOpaque(contents)
    }

    private func isOpaque(_ contents: SceneContents) -> Bool {
      var contents = contents
      while let item = contents.next(in: self) {
        switch item {
        case .fill(_, _, let paint), .stroke(_, _, let paint):
          if !paints[paint].isClear, !paints[paint].isOpaque { return false }
        case .layer(let layer, let inside):
          let opacity = layers[layer].opacity
          guard opacity <= 0 || opacity >= 1 && isOpaque(layers[layer], inside) else { return false }
        }
      }
      return true
    }

    /// Returns the silhouette of some contents after the cuts of their layer, filled nonzero. A single path with that
    /// rule is returned unchanged.
    fileprivate func shadowCaster(of layer: SceneLayer, _ contents: SceneContents) -> Path {
      let isCut = !layer.clips.isEmpty || layer.erasure != nil || layer.maskCount > 0
      if !isCut, case .lone(let path) = drawing(of: contents) { return path }
      return silhouette(of: contents, in: layer)
    }

    /// How much is drawn.
    private enum Drawing {
      case nothing
      /// A single path that is filled nonzero.
      case lone(Path)
      case other
    }

    private func drawing(of contents: SceneContents) -> Drawing {
      var contents = contents
      var result = Drawing.nothing
      while let item = contents.next(in: self) {
        var drawing = Drawing.other
        switch item {
        case .fill(let path, let rule, let paint):
          if paints[paint].isClear { continue }
          if rule == .nonZero { drawing = .lone(paths[path]) }
        case .stroke(_, _, let paint): if paints[paint].isClear { continue }
        case .layer(let layer, let inside):
          if layers[layer].isPlain { drawing = self.drawing(of: inside) }
        }
        switch (result, drawing) {
        case (_, .nothing): continue
        case (.nothing, _): result = drawing
        case (.lone, _), (.other, _): return .other
        }
      }
      return result
    }
  }

  extension Paint {
    /// Whether the paint is opaque. The light side of an adaptive color decides.
    fileprivate var isOpaque: Bool {
      switch self {
      case .color(let color): return color.light.alpha >= 1
      case .linear(let gradient): return gradient.stops.allSatisfy { $0.color.light.alpha >= 1 }
      case .radial(let gradient): return gradient.stops.allSatisfy { $0.color.light.alpha >= 1 }
      case .conic(let gradient): return gradient.stops.allSatisfy { $0.color.light.alpha >= 1 }
      }
    }
  }
#endif
