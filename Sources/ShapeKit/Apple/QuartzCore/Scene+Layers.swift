#if canImport(QuartzCore)
  import QuartzCore

  /// What of a picture is wanted: all of it, or what lies on one side of the caller's own content.
  public enum ScenePart: Sendable {
    case whole
    /// Everything up to the content slot, with the shadows of the layers that hold it; all where there is no slot.
    case belowContent
    /// What lies above the content slot; nothing where there is no slot.
    case aboveContent
  }

  extension Scene {
    /// Returns the picture as a tree of Core Animation layers: a `CAShapeLayer` for each fill and stroke of one color,
    /// a `CAGradientLayer` masked by one for each gradient, and a plain layer for each that cuts, fades, turns or
    /// shades.
    ///
    /// The tree's root has the size of the picture and y downwards within it: on the Mac, where a layer that y grows
    /// upwards in is to hold it, set `isGeometryFlipped` on the root. Colors are fixed, so that a new tree is needed
    /// when the appearance changes. Whatever the scene holds, nothing that is not finite reaches a layer.
    ///
    /// - Parameters:
    ///   - part: what lies below the content, above it, or both.
    ///   - appearance: which colors adaptive colors show.
    ///   - scale: how many pixels there are to a point.
    public func makeLayer(_ part: ScenePart = .whole, in appearance: Appearance, scale: Double = 1) -> CALayer {
      let scale = scale > 0 && scale.isFinite ? scale : 1
      let builder = LayerBuilder(scene: resolved(in: appearance), part: part, scale: CGFloat(scale))
      let root = builder.group(builder.layers(of: builder.scene.contents))
      root.name = name
      return root
    }
  }

  /// Builds the layers of a scene. Each lies at the origin, with its anchor there, and has the bounds of the picture,
  /// so that the coordinates of the whole hold in all of them.
  struct LayerBuilder {
    /// In one appearance.
    let scene: Scene
    let bounds: CGRect
    let scale: CGFloat
    /// The nodes that are painted.
    private let shown: Range<Int>

    init(scene: Scene, part: ScenePart, scale: CGFloat) {
      self.scene = scene
      self.scale = scale
      bounds = CGRect(Rect(x: 0, y: 0, width: scene.size.width, height: scene.size.height).drawable)
      let slot = scene.emptySlot?.node ?? scene.nodes.count
      switch part {
      case .whole: shown = 0..<scene.nodes.count
      case .belowContent: shown = 0..<slot
      case .aboveContent: shown = slot..<scene.nodes.count
      }
    }

    /// Returns the layers of some contents. Those that cast a shadow have none of their own, and count on both sides of
    /// the slot.
    func layers(of contents: SceneContents) -> [CALayer] {
      var contents = contents
      var result: [CALayer] = []
      while let item = contents.next(in: scene) {
        let isShown = contents.isShadow || shown.contains(contents.node)
        switch item {
        case .fill(let path, let rule, let paint):
          if isShown, let layer = fill(scene.paths[path], rule, scene.paints[paint]) { result.append(layer) }
        case .stroke(let path, let style, let paint):
          let path = scene.paths[path]
          let style = scene.strokeStyles[style].drawable(along: path)
          if isShown, let layer = stroke(path, style, scene.paints[paint]) { result.append(layer) }
        case .layer(let layer, let inside):
          result += layers(of: scene.layers[layer], inside, castsShadow: isShown && !contents.isShadow)
        }
      }
      return result
    }

    /// One layer of the scene: its shadows, then what is left of its contents after the cuts, rotated and faded
    /// together.
    private func layers(of layer: SceneLayer, _ contents: SceneContents, castsShadow: Bool) -> [CALayer] {
      guard clampedToUnit(layer.opacity) > 0 else { return [] }
      var result = cut(layers(of: contents), by: layer, contents)
      if castsShadow { result.insert(contentsOf: shadows(of: layer, contents), at: 0) }
      guard !result.isEmpty, layer.opacity != 1 || layer.rotation != .zero else { return result }
      let group = group(result)
      group.name = layer.name
      group.opacity = Float(clampedToUnit(layer.opacity))
      group.allowsGroupOpacity = true
      let turn = Transform.rotation(layer.rotation.finite, around: layer.frame.drawable.center)
      group.setAffineTransform(CGAffineTransform(turn))
      return [group]
    }

    /// Layers within the masks of a layer's cuts. A layer has one mask at most, so that each takes a layer of its own.
    func cut(_ layers: [CALayer], by layer: SceneLayer, _ contents: SceneContents) -> [CALayer] {
      guard !layers.isEmpty else { return [] }
      var result = layers
      if let erasure = layer.erasure?.finite {
        // Filled even-odd, all but what is erased remains.
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

    /// Returns a layer that holds others.
    func group(_ layers: [CALayer]) -> CALayer {
      let group = placed(CALayer())
      for layer in layers { group.addSublayer(layer) }
      return group
    }

    /// Returns a layer that fills a path with black, as a mask does.
    func shape(_ path: Path, _ rule: FillRule) -> CAShapeLayer {
      let layer = placed(CAShapeLayer())
      layer.path = path.cgPath
      layer.fillRule = CAShapeLayerFillRule(rule)
      layer.fillColor = Color.black.cgColor(in: .light)
      return layer
    }

    /// Returns the layer, put where the coordinates of the whole hold in it.
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
