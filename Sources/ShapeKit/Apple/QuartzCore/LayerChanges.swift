#if canImport(QuartzCore)
  import QuartzCore
  import ShapeCore

  /// Changes the properties of a layer.
  struct LayerChanges {
    let layer: CALayer

    /// Changes a property, if its value is new.
    func set<Value: Equatable>(from old: Value?, to new: Value, _ change: (CALayer) -> Void) {
      if old != new { change(layer) }
    }

    /// Shows the content of a plan. The layer must be of its class.
    func show(_ content: LayerPlan.Content, after old: LayerPlan.Content?) {
      switch (content, old) {
      case (.group, .group): break
      case (.fill(let new), .fill(let old)): show(new, after: old)
      case (.shape(let new), .shape(let old)): show(new, after: old)
      case (.gradient(let new), .gradient(let old)): show(new, after: old)
      case (.shadow(let new), .shadow(let old)): show(new, after: old)
      // Without memory for the last image, there may be some now.
      case (.image(let new), .image(let old)): if new != old || layer.contents == nil { show(new) }
      case (.group, _), (.fill, _), (.shape, _), (.gradient, _), (.shadow, _), (.image, _):
        if let old { clear(old) }
        show(content)
      }
    }

    private func show(_ content: LayerPlan.Content) {
      switch content {
      case .group: break
      case .fill(let color): show(color, after: nil)
      case .shape(let shape): show(shape, after: nil)
      case .gradient(let gradient): show(gradient, after: nil)
      case .shadow(let shadow): show(shadow, after: nil)
      case .image(let image): show(image)
      }
    }

    /// Removes what a plain layer shows, which has nothing in common with what it shows next.
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

    // MARK: Contents

    private func show(_ color: RGBA, after old: RGBA?) {
      set(from: old, to: color) { $0.backgroundColor = .of(color) }
    }

    private func show(_ shape: PlannedShape, after old: PlannedShape?) {
      guard let layer = layer.asShapeLayer else { return }
      set(from: old?.path, to: shape.path) { _ in layer.path = shape.path.cgPath }
      layer.fillRule = CAShapeLayerFillRule(shape.rule)
      // A new layer is black.
      if old == nil { layer.fillColor = nil }
      set(from: old.map { $0.fill } ?? .some(nil), to: shape.fill) { _ in
        layer.fillColor = shape.fill.map { .of($0) }
      }
      set(from: old.map { $0.stroke?.color } ?? .some(nil), to: shape.stroke?.color) { _ in
        layer.strokeColor = shape.stroke.map { .of($0.color) }
      }
      if let stroke = shape.stroke { show(stroke.style, after: old?.stroke?.style, in: layer) }
    }

    private func show(_ style: StrokeStyle, after old: StrokeStyle?, in layer: CAShapeLayer) {
      set(from: old?.width, to: style.width) { _ in layer.lineWidth = CGFloat(style.width) }
      layer.lineCap = CAShapeLayerLineCap(style.cap)
      layer.lineJoin = CAShapeLayerLineJoin(style.join)
      set(from: old?.miterLimit, to: style.miterLimit) { _ in
        layer.miterLimit = CGFloat(style.miterLimit)
      }
      let dash = style.evenDash
      layer.lineDashPattern = dash.isEmpty ? nil : dash.map { NSNumber(value: $0) }
      set(from: old?.phase ?? 0, to: dash.isEmpty ? 0 : style.phase) { _ in
        layer.lineDashPhase = CGFloat(dash.isEmpty ? 0 : style.phase)
      }
    }

    private func show(_ gradient: PlannedGradient, after old: PlannedGradient?) {
      guard let layer = layer.asGradientLayer else { return }
      layer.type = CAGradientLayerType(gradient.kind)
      set(from: old?.stops.map(\.color), to: gradient.stops.map(\.color)) { _ in
        layer.colors = gradient.stops.map { CGColor.of($0.color) }
      }
      set(from: old?.stops.map(\.position), to: gradient.stops.map(\.position)) { _ in
        layer.locations = gradient.stops.map { NSNumber(value: $0.position) }
      }
      set(from: old?.start, to: gradient.start) { _ in layer.startPoint = CGPoint(gradient.start) }
      set(from: old?.end, to: gradient.end) { _ in layer.endPoint = CGPoint(gradient.end) }
    }

    private func show(_ shadow: PlannedShadow, after old: PlannedShadow?) {
      set(from: old?.caster, to: shadow.caster) { $0.shadowPath = shadow.caster.cgPath }
      layer.shadowOpacity = 1
      layer.shadowOffset = CGSize(width: 0, height: 0)
      set(from: old?.color, to: shadow.color) { $0.shadowColor = .of(shadow.color) }
      set(from: old?.radius, to: shadow.radius) { $0.shadowRadius = CGFloat(shadow.radius) }
    }

    private func show(_ image: PlannedImage) {
      // The image is upright whether or not the geometry of a layer is flipped: "the orientation of the layer's content
      // image remains the same", says `CALayer.h` of `isGeometryFlipped`.
      layer.contents = image.makeImage()
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
