#if canImport(QuartzCore)
  import QuartzCore

  extension Scene {
    /// Returns the picture as a tree of Core Animation layers.
    ///
    /// Each fill or stroke of one color is a `CAShapeLayer`, each gradient a `CAGradientLayer` with such a layer as its
    /// mask, and each layer that cuts, fades, scales, rotates or casts a shadow a plain layer.
    ///
    /// The root has the size of the picture, and y grows down in it. On the Mac, if y grows up in the layer that
    /// contains it, set `isGeometryFlipped` on the root. Colors are fixed, so a change of the appearance needs a new
    /// tree. Numbers that are not finite never reach a layer.
    ///
    /// - Parameters:
    ///   - part: The part to show. Defaults to `.whole`.
    ///   - appearance: The appearance that resolves adaptive colors.
    ///   - scale: The number of pixels per point. Defaults to 1.
    public func makeLayer(_ part: ScenePart = .whole, in appearance: Appearance, scale: Double = 1) -> CALayer {
      let scale = scale > 0 && scale.isFinite ? scale : 1
      let builder = LayerBuilder(scene: resolved(in: appearance), scale: CGFloat(scale))
      let root = builder.group(builder.layers(of: part))
      root.name = name
      return root
    }
  }

  /// Builds the layers of a scene. Each has its position and anchor at the origin and the bounds of the picture, so
  /// that all use the coordinates of the scene.
  struct LayerBuilder {
    /// The scene, resolved in one appearance.
    let scene: Scene
    let bounds: CGRect
    let scale: CGFloat

    init(scene: Scene, scale: CGFloat) {
      self.scene = scene
      self.scale = scale
      bounds = CGRect(Rect(x: 0, y: 0, width: scene.size.width, height: scene.size.height).drawable)
    }

    /// Returns the layers of a part of the scene.
    func layers(of part: ScenePart) -> [CALayer] {
      switch part {
      case .whole: layers(of: scene.contents)
      case .nodes(let nodes): layers(of: nodes, in: scene.contents)
      case .shadows(let node): shadows(ofLayerAt: node, in: scene.contents)
      }
    }

    /// Returns the layers of those of some contents that are in a range of nodes, at any depth, without the effects of
    /// layers that are not.
    private func layers(of nodes: Range<Int>, in contents: SceneContents) -> [CALayer] {
      var contents = contents
      var result: [CALayer] = []
      while let item = contents.next(in: scene), contents.node < nodes.upperBound {
        // Without the item itself.
        let next = contents.nodes.lowerBound
        if contents.node >= nodes.lowerBound, next <= nodes.upperBound {
          result += layers(of: item, castsShadow: true)
        } else if next > nodes.lowerBound, case .layer(_, let inside) = item {
          result += layers(of: nodes, in: inside)
        }
      }
      return result
    }

    /// Returns the shadows of the layer at a node, at any depth in some contents.
    private func shadows(ofLayerAt node: Int, in contents: SceneContents) -> [CALayer] {
      var contents = contents
      while let item = contents.next(in: scene), contents.node <= node {
        guard case .layer(let layer, let inside) = item else { continue }
        if contents.node == node { return shadows(of: scene.layers[layer], inside) }
        if inside.nodes.contains(node) { return shadows(ofLayerAt: node, in: inside) }
      }
      return []
    }

    /// Returns the layers of some contents. Contents that cast a shadow get no layers for their own shadows.
    func layers(of contents: SceneContents) -> [CALayer] {
      var contents = contents
      var result: [CALayer] = []
      while let item = contents.next(in: scene) { result += layers(of: item, castsShadow: !contents.isShadow) }
      return result
    }

    private func layers(of item: SceneItem, castsShadow: Bool) -> [CALayer] {
      switch item {
      case .fill(let path, let rule, let paint):
        return fill(scene.paths[path], rule, scene.paints[paint]).map { [$0] } ?? []
      case .stroke(let path, let style, let paint):
        let path = scene.paths[path]
        let style = scene.strokeStyles[style].drawable(along: path)
        return stroke(path, style, scene.paints[paint]).map { [$0] } ?? []
      case .layer(let layer, let inside):
        return layers(of: scene.layers[layer], inside, castsShadow: castsShadow)
      }
    }

    /// Returns one layer of the scene: its shadows, then its contents after the cuts, transformed and faded as a
    /// whole.
    private func layers(of layer: SceneLayer, _ contents: SceneContents, castsShadow: Bool) -> [CALayer] {
      guard clampedToUnit(layer.opacity) > 0 else { return [] }
      var result = cut(layers(of: contents), by: layer, contents)
      if castsShadow { result.insert(contentsOf: shadows(of: layer, contents), at: 0) }
      guard !result.isEmpty, layer.opacity != 1 || layer.isTransformed else { return result }
      let group = group(result)
      group.name = layer.name
      group.opacity = Float(clampedToUnit(layer.opacity))
      group.allowsGroupOpacity = true
      group.setAffineTransform(CGAffineTransform(layer.drawableTransform))
      return [group]
    }

    /// Returns the layers below the masks of a layer's cuts. A `CALayer` has at most one mask, so each cut takes a
    /// layer.
    func cut(_ layers: [CALayer], by layer: SceneLayer, _ contents: SceneContents) -> [CALayer] {
      guard !layers.isEmpty else { return [] }
      var result = layers
      if let erasure = layer.erasure?.finite {
        // Under the even-odd rule, everything except the erased part remains.
        let ink = scene.inkAfterClips(of: layer, contents) ?? layer.frame
        let all = ink.drawable.union(erasure.bounds?.drawable ?? ink.drawable).inset(by: -1)
        result = [masked(result, by: Path.rect(all).appending(erasure), .evenOdd)]
      }
      for clip in layer.clips { result = [masked(result, by: clip.path, clip.rule)] }
      return result
    }

    private func masked(_ layers: [CALayer], by path: Path, _ rule: FillRule) -> CALayer {
      let group = group(layers)
      group.mask = shape(path, rule)
      return group
    }

    // MARK: Making layers

    /// Returns a layer that contains others.
    func group(_ layers: [CALayer]) -> CALayer {
      let group = placed(CALayer())
      for layer in layers { group.addSublayer(layer) }
      return group
    }

    /// Returns a layer that fills a path with black, as masks do.
    func shape(_ path: Path, _ rule: FillRule) -> CAShapeLayer {
      let layer = placed(CAShapeLayer())
      layer.path = path.cgPath
      layer.fillRule = CAShapeLayerFillRule(rule)
      layer.fillColor = Color.black.cgColor(in: .light)
      return layer
    }

    /// Returns the layer with a position and bounds that give it the coordinates of the scene.
    func placed<Layer: CALayer>(_ layer: Layer) -> Layer {
      layer.anchorPoint = CGPoint(x: 0, y: 0)
      layer.position = CGPoint(x: 0, y: 0)
      layer.bounds = bounds
      layer.contentsScale = scale
      return layer
    }
  }

  extension CAShapeLayerFillRule {
    init(_ rule: FillRule) {
      switch rule {
      case .nonZero: self = .nonZero
      case .evenOdd: self = .evenOdd
      }
    }
  }
#endif
