#if canImport(QuartzCore)
  import QuartzCore
  import ShapeCore

  /// Changes the properties of a layer, and animates them.
  struct LayerChanges {
    let layer: CALayer
    let animation: LayerAnimation?

    /// Changes the property with a key.
    func set(_ key: String, _ change: (CALayer) -> Void) {
      animation?.start(key, of: layer)
      change(layer)
    }

    /// Shows the content of a plan. The layer must be of its class.
    func show(_ content: LayerPlan.Content, after old: LayerPlan.Content?) {
      if let old, !old.hasForm(of: content) { clear(old) }
      switch content {
      case .group: break
      case .fill(let color):
        set("backgroundColor") { $0.backgroundColor = .of(color) }
        // Edges between two pixels are as soft as those of a path.
        layer.allowsEdgeAntialiasing = true
      case .shape(let shape):
        if case .shape(let old) = old { show(shape, after: old) } else { show(shape, after: nil) }
      case .gradient(let gradient): show(gradient)
      case .shadow(let shadow):
        if case .shadow(let old) = old { show(shadow, after: old.caster) } else { show(shadow, after: nil) }
      case .image(let image):
        // The image is upright whether or not the geometry of a layer is flipped: "the orientation of the layer's content
        // image remains the same", says `CALayer.h` of `isGeometryFlipped`.
        layer.contents = image.makeImage()
      }
    }

    /// Removes what a plain layer shows, which has no form in common with what it shows next.
    private func clear(_ old: LayerPlan.Content) {
      switch old {
      case .group, .shape, .gradient: break
      case .fill: layer.backgroundColor = nil
      case .shadow:
        layer.shadowOpacity = 0
        layer.shadowPath = nil
      case .image: layer.contents = nil
      }
    }

    private func show(_ shape: PlannedShape, after old: PlannedShape?) {
      guard let layer = layer.asShapeLayer else { return }
      if old?.path != shape.path {
        // Core Animation interpolates paths element by element.
        if old?.path.hasElements(like: shape.path) ?? false { animation?.start("path", of: layer) }
        layer.path = shape.path.cgPath
      }
      layer.fillRule = CAShapeLayerFillRule(shape.rule)
      if old == nil || old?.fill != shape.fill {
        set("fillColor") { _ in layer.fillColor = shape.fill.map { .of($0) } }
      }
      if old?.stroke != shape.stroke { show(shape.stroke, in: layer) }
    }

    private func show(_ stroke: PlannedShape.Stroke?, in layer: CAShapeLayer) {
      set("strokeColor") { _ in layer.strokeColor = stroke.map { CGColor.of($0.color) } }
      guard let style = stroke?.style else { return }
      set("lineWidth") { _ in layer.lineWidth = CGFloat(style.width) }
      layer.lineCap = CAShapeLayerLineCap(style.cap)
      layer.lineJoin = CAShapeLayerLineJoin(style.join)
      set("miterLimit") { _ in layer.miterLimit = CGFloat(style.miterLimit) }
      // An odd number of lengths counts twice.
      let dash = style.dash.count % 2 == 0 ? style.dash : style.dash + style.dash
      layer.lineDashPattern = dash.isEmpty ? nil : dash.map { NSNumber(value: $0) }
      set("lineDashPhase") { _ in layer.lineDashPhase = CGFloat(style.phase) }
    }

    private func show(_ gradient: PlannedGradient) {
      guard let layer = layer.asGradientLayer else { return }
      layer.type = CAGradientLayerType(gradient.kind)
      set("colors") { _ in layer.colors = gradient.stops.map { CGColor.of($0.color) } }
      set("locations") { _ in layer.locations = gradient.stops.map { NSNumber(value: $0.position) } }
      set("startPoint") { _ in layer.startPoint = CGPoint(gradient.start) }
      set("endPoint") { _ in layer.endPoint = CGPoint(gradient.end) }
    }

    private func show(_ shadow: PlannedShadow, after old: Path?) {
      if old != shadow.caster {
        if old?.hasElements(like: shadow.caster) ?? false { animation?.start("shadowPath", of: layer) }
        layer.shadowPath = shadow.caster.cgPath
      }
      layer.shadowOpacity = 1
      layer.shadowOffset = CGSize(width: 0, height: 0)
      set("shadowColor") { $0.shadowColor = .of(shadow.color) }
      set("shadowRadius") { $0.shadowRadius = CGFloat(shadow.radius) }
    }
  }

  extension LayerPlan.Content {
    /// Whether a plain layer shows both with the same properties.
    fileprivate func hasForm(of other: LayerPlan.Content) -> Bool {
      switch (self, other) {
      case (.group, .group), (.fill, .fill), (.shape, .shape), (.gradient, .gradient), (.shadow, .shadow),
        (.image, .image):
        true
      case (.group, _), (.fill, _), (.shape, _), (.gradient, _), (.shadow, _), (.image, _): false
      }
    }
  }

  extension CALayer {
    fileprivate var asShapeLayer: CAShapeLayer? {
      switch self {
      case let layer as CAShapeLayer: layer
      default: nil
      }
    }

    fileprivate var asGradientLayer: CAGradientLayer? {
      switch self {
      case let layer as CAGradientLayer: layer
      default: nil
      }
    }
  }

  extension PlannedImage {
    /// Paints the image. `nil` without memory.
    fileprivate func makeImage() -> CGImage? {
      scene.image(on: grid) { painter in
        switch subject {
        case .contents(let contents): painter.paint(contents)
        case .layer(let layer, let contents): painter.paint(layer, contents)
        case .masks(let layer, let contents, let region):
          painter.paintMasks(of: layer, contents, in: grid.frame, within: region)
        case .shadow(let shadow, let layer, let contents): painter.paint(shadow, of: layer, contents)
        case .innerShadow(let shadow, let layer, let contents): painter.paint(inner: shadow, of: layer, contents)
        }
      }?.image
    }
  }
#endif
