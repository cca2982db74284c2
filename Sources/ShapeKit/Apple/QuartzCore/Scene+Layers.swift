#if canImport(QuartzCore)
  import QuartzCore
  import ShapeCore

  extension Scene {
    /// Returns the picture as a tree of Core Animation layers.
    ///
    /// Each fill or stroke of one color is a `CAShapeLayer`, each gradient a `CAGradientLayer` with such a layer as its
    /// mask, and each layer that cuts, fades, scales, rotates or casts a shadow a plain layer. Layers that blend are
    /// drawn as an image with their siblings, and so are masks and inner shadows that no path describes.
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
    /// The number of pixels per point of images, in the coordinates inside the current layer.
    var imageScale: Double

    init(scene: Scene, scale: CGFloat) {
      self.scene = scene
      self.scale = scale
      imageScale = Double(scale)
      bounds = CGRect(Rect(x: 0, y: 0, width: scene.size.width, height: scene.size.height).drawable)
    }

    /// Returns the layers of a part of the scene.
    func layers(of part: ScenePart) -> [CALayer] {
      switch part {
      case .whole: layers(of: scene.contents)
      case .nodes(let nodes): layers(of: nodes, in: scene.contents, isolatesBlending: false)
      case .shadows(let node):
        scene.layer(at: node).map { enlarged(by: $0.factor).shadows(of: $0.layer, $0.contents) } ?? []
      case .overlay(let node):
        scene.layer(at: node).map { enlarged(by: $0.factor).overlay(of: $0.layer, $0.contents) } ?? []
      case .masks(let node):
        scene.layer(at: node).flatMap {
          image(of: scene.masksImage(of: $0.layer, $0.contents, scale: imageScale * $0.factor))
        }.map { [$0] } ?? []
      }
    }

    /// Returns a builder for the inside of a layer that is scaled.
    private func enlarged(by factor: Double) -> LayerBuilder {
      var builder = self
      builder.imageScale *= factor
      return builder
    }

    /// Returns the layers of those of some contents that are in a range of nodes, at any depth, without the effects of
    /// layers that are not.
    private func layers(of nodes: Range<Int>, in contents: SceneContents, isolatesBlending: Bool) -> [CALayer] {
      var contents = contents
      // The items that are completely in the range are between others that are only partly in it.
      var items: Range<Int>?
      var (before, after): ([CALayer], [CALayer]) = ([], [])
      while let item = contents.next(in: scene), contents.node < nodes.upperBound {
        // Without the item itself.
        let next = contents.nodes.lowerBound
        if contents.node >= nodes.lowerBound, next <= nodes.upperBound {
          items = (items?.lowerBound ?? contents.node)..<next
        } else if next > nodes.lowerBound, case .layer(let layer, let inside) = item {
          let layer = scene.layers[layer]
          let builder = enlarged(by: layer.largestFactor)
          let part = builder.layers(of: nodes, in: inside, isolatesBlending: layer.isolatesBlending)
          if items == nil { before += part } else { after += part }
        }
      }
      guard let items else { return before }
      let whole = contents.items(in: items)
      return before + (isolatesBlending ? isolated(whole) : layers(of: whole)) + after
    }

    /// Returns the layers of some contents. Contents that cast a shadow get no layers for their own shadows.
    func layers(of contents: SceneContents) -> [CALayer] {
      var contents = contents
      var result: [CALayer] = []
      while let item = contents.next(in: scene) { result += layers(of: item) }
      return result
    }

    private func layers(of item: SceneItem) -> [CALayer] {
      switch item {
      case .fill(let path, let rule, let paint):
        return fill(scene.paths[path], rule, scene.paints[paint]).map { [$0] } ?? []
      case .stroke(let path, let style, let paint):
        let path = scene.paths[path]
        let style = scene.strokeStyles[style].drawable(along: path)
        return stroke(path, style, scene.paints[paint]).map { [$0] } ?? []
      case .layer(let layer, let inside):
        return layers(of: scene.layers[layer], inside)
      }
    }

    /// Returns one layer of the scene, transformed and faded as a whole.
    func layers(of layer: SceneLayer, _ contents: SceneContents) -> [CALayer] {
      guard clampedToUnit(layer.opacity) > 0 else { return [] }
      let result = enlarged(by: layer.largestFactor).parts(of: layer, contents)
      guard !result.isEmpty, layer.opacity != 1 || layer.isTransformed else { return result }
      let group = group(result)
      group.name = layer.name
      group.opacity = Float(clampedToUnit(layer.opacity))
      group.allowsGroupOpacity = true
      group.setAffineTransform(CGAffineTransform(layer.drawableTransform))
      return [group]
    }

    /// Returns the shadows of a layer, its contents after the cuts, its inner shadows and its borders, from the bottom.
    /// A layer that casts the shadow of another one has no shadows.
    private func parts(of layer: SceneLayer, _ contents: SceneContents) -> [CALayer] {
      func body(_ contents: SceneContents) -> [CALayer] {
        layer.isolatesBlending ? isolated(contents) : layers(of: contents)
      }
      if contents.isShadow { return cut(layers(of: contents), by: layer, contents) }
      let shadows = shadows(of: layer, contents)
      if layer.innerShadows.allSatisfy({ $0.color.isClear }) {
        return shadows + cut(body(contents), by: layer, contents)
      }
      let parts = body(contents.withoutBorders(of: layer)) + overlay(of: layer, contents)
      return shadows + cut(parts, by: layer, contents)
    }

    /// Returns the inner shadows of a layer with its borders above them, before the cuts.
    private func overlay(of layer: SceneLayer, _ contents: SceneContents) -> [CALayer] {
      innerShadows(of: layer, contents) + layers(of: contents.borders(of: layer))
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
