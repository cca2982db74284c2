#if canImport(QuartzCore)
  import QuartzCore

  extension LayerBuilder {
    /// A layer for each shadow, the last one first. They are not cut, and lie in full below what casts them.
    func shadows(of layer: SceneLayer, _ contents: Range<Int>, at depth: Int32) -> [CALayer] {
      let shadows = layer.shadows.filter { !$0.color.isClear }
      guard !shadows.isEmpty else { return [] }
      let caster = caster(of: layer, contents, at: depth)
      guard caster.isOpaque else {
        return shadows.reversed().compactMap { copiedShadow($0, of: layer, contents, at: depth) }
      }
      let silhouette = caster.shadowCaster
      guard !silhouette.isEmpty else { return [] }
      return shadows.reversed().map { shadow in
        let result = cast(shadow)
        result.position = CGPoint(shadow.offset.drawable)
        result.shadowPath = silhouette.cgPath
        return result
      }
    }

    /// A layer that shows a shadow. Its offset is left to the layer's position, for `shadowOffset` depends on which way
    /// y grows.
    private func cast(_ shadow: Shadow) -> CALayer {
      let layer = placed(CALayer())
      layer.shadowColor = shadow.color.cgColor(in: .light)
      layer.shadowOpacity = 1
      layer.shadowRadius = CGFloat(shadow.radius.length)
      layer.shadowOffset = CGSize(width: 0, height: 0)
      return layer
    }

    /// The shadow of what is translucent, which no path describes: a copy of what casts it stands out of sight, left of a
    /// window through which its shadow is seen.
    private func copiedShadow(
      _ shadow: Shadow, of layer: SceneLayer, _ contents: Range<Int>, at depth: Int32
    ) -> CALayer? {
      var lone = layer
      lone.shadows = [shadow]
      guard let body = scene.inkAfterClips(of: layer, contents: contents, depth: depth)?.drawable,
        let view = scene.shadowInk(of: lone, contents: contents, depth: depth)?.inset(by: -1).drawable
      else { return nil }
      let copies = cut(layers(of: contents, at: depth + 1, caster: depth), by: layer, contents, at: depth)
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

    /// What casts the shadow of a layer, as a picture of its own.
    private func caster(of layer: SceneLayer, _ contents: Range<Int>, at depth: Int32) -> Scene {
      var upright = SceneLayer(name: layer.name, frame: layer.frame)
      upright.clips = layer.clips
      upright.erasure = layer.erasure
      var caster = scene
      caster.layers.append(upright)
      let inner = casters(among: contents, ofShadowAt: depth)
      let content = SceneNode.Content.layer(Int32(caster.layers.count - 1), count: Int32(inner.count))
      caster.nodes = [SceneNode(content: content, source: .none)] + inner
      return caster
    }

    private func casters(among range: Range<Int>, ofShadowAt depth: Int32) -> [SceneNode] {
      var result: [SceneNode] = []
      var index = range.lowerBound
      while index < range.upperBound {
        var node = scene.nodes[index]
        if case .layer(let layer, let count) = node.content {
          let contents = index + 1..<index + 1 + Int(count)
          if !scene.isLeftOut(scene.layers[Int(layer)], ofShadowAt: depth) {
            let inner = casters(among: contents, ofShadowAt: depth)
            node.content = .layer(layer, count: Int32(inner.count))
            result.append(node)
            result += inner
          }
          index = contents.upperBound
        } else {
          result.append(node)
          index += 1
        }
      }
      return result
    }
  }

  extension Scene {
    /// Whether everything that shows anything is opaque, so that a silhouette says all about its shadow.
    fileprivate var isOpaque: Bool {
      nodes.allSatisfy { node in
        switch node.content {
        case .fill(_, _, let paint), .stroke(_, _, let paint):
          return paints[Int(paint)].isClear || paints[Int(paint)].isOpaque
        case .layer(let layer, _):
          return layers[Int(layer)].opacity <= 0 || layers[Int(layer)].opacity >= 1
        }
      }
    }

    /// The silhouette, filled nonzero; a lone path that is filled so is left as it is.
    fileprivate var shadowCaster: Path {
      let drawings = nodes.filter { node in
        switch node.content {
        case .fill(_, _, let paint), .stroke(_, _, let paint): return !paints[Int(paint)].isClear
        case .layer(let layer, _): return !layers[Int(layer)].isPlain
        }
      }
      if drawings.count == 1, case .fill(let path, .nonZero, _) = drawings[0].content { return paths[Int(path)] }
      return silhouette
    }
  }

  extension Paint {
    /// Whether nothing shows through it. Of adaptive colours the light one counts.
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
