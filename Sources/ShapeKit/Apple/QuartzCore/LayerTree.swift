#if canImport(QuartzCore)
  import QuartzCore
  import ShapeCore

  /// The Core Animation layers that show a plan. A new plan changes them in place, so that only what differs is drawn
  /// again.
  struct LayerTree {
    /// The outermost layer, or `nil` without a plan.
    private(set) var root: CALayer?
    private var plan: LayerPlan?
    private var scale = 1.0

    /// Shows a plan, or nothing.
    /// - Parameter scale: The number of pixels per point.
    mutating func show(_ plan: LayerPlan?, scale: Double) {
      if plan == self.plan, scale == self.scale { return }
      let old = scale == self.scale ? self.plan : nil
      withoutActions {
        root = plan.map { LayerUpdate(scale: scale).layer(root, showing: old, for: $0) }
      }
      self.plan = plan
      self.scale = scale
    }
  }

  /// Changes layers. Core Animation would animate each change on its own.
  func withoutActions(_ change: () -> Void) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    change()
    CATransaction.commit()
  }

  /// Changes layers from one plan to the next.
  private struct LayerUpdate {
    let scale: Double

    /// Returns a layer that shows a plan: the given one, if it can.
    func layer(_ layer: CALayer?, showing old: LayerPlan?, for new: LayerPlan) -> CALayer {
      guard let layer, let old, old.identity == new.identity else {
        let layer = makeLayer(for: new)
        change(layer, from: nil, to: new)
        return layer
      }
      if old != new { change(layer, from: old, to: new) }
      return layer
    }

    private func makeLayer(for plan: LayerPlan) -> CALayer {
      let layer: CALayer
      switch plan.identity.kind {
      case .plain, .image: layer = CALayer()
      case .shape:
        layer = CAShapeLayer()
        #if os(visionOS)
          // "Dynamic content scaling is off by default for all Core Animation layers", says Apple's article "Drawing sharp
          // layer-based content in visionOS". It is for vectors, not for images.
          layer.wantsDynamicContentScaling = true
        #endif
      case .gradient: layer = CAGradientLayer()
      }
      layer.name = plan.name
      layer.contentsScale = CGFloat(scale)
      // Edges between two pixels, and those of what is rotated, are as soft as those of a path.
      layer.allowsEdgeAntialiasing = true
      return layer
    }

    private func change(_ layer: CALayer, from old: LayerPlan?, to new: LayerPlan) {
      let changes = LayerChanges(layer: layer)
      place(changes, from: old, to: new)
      changes.show(new.content, after: old?.content)
      changeMask(of: layer, from: old, to: new)
      if old?.children != new.children { changeChildren(of: layer, from: old?.children ?? [], to: new.children) }
    }

    private func place(_ changes: LayerChanges, from old: LayerPlan?, to new: LayerPlan) {
      let layer = changes.layer
      let (before, place) = (old.map { LayerPlace($0) }, LayerPlace(new))
      changes.set(from: before?.bounds, to: place.bounds) { $0.bounds = CGRect(place.bounds) }
      layer.anchorPoint = CGPoint(place.anchor)
      changes.set(from: before?.position, to: place.position) { $0.position = CGPoint(place.position) }
      changes.set(from: before?.transform ?? .identity, to: place.transform) {
        $0.setAffineTransform(CGAffineTransform(place.transform))
      }
      changes.set(from: old?.opacity ?? 1, to: new.opacity) { $0.opacity = Float(new.opacity) }
      // Also for its fill and its stroke, which would show through each other.
      if new.opacity != 1 { layer.allowsGroupOpacity = true }
      changes.set(from: old?.cornerRadius ?? 0, to: new.cornerRadius) {
        $0.cornerRadius = CGFloat(new.cornerRadius)
      }
      layer.masksToBounds = new.clipsToBounds
    }

    private func changeMask(of layer: CALayer, from old: LayerPlan?, to new: LayerPlan) {
      switch (old?.mask ?? .none, new.mask) {
      case (_, .none): layer.mask = nil
      case (.none, .layer(let new)): layer.mask = self.layer(nil, showing: nil, for: new)
      case (.layer(let old), .layer(let new)):
        let mask = self.layer(layer.mask, showing: old, for: new)
        if mask !== layer.mask { layer.mask = mask }
      }
    }

    /// Changes the layers in a layer. Each new one takes the next old one with the same identity.
    private func changeChildren(of layer: CALayer, from old: [LayerPlan], to new: [LayerPlan]) {
      let present = layer.sublayers ?? []
      var unused: [LayerPlan.Identity: [Int]] = [:]
      for (index, plan) in old.enumerated().reversed() { unused[plan.identity, default: []].append(index) }
      var layers: [CALayer] = []
      for plan in new {
        let match = unused[plan.identity]?.popLast()
        layers.append(self.layer(match.map { present[$0] }, showing: match.map { old[$0] }, for: plan))
      }
      if !layers.elementsEqual(present, by: { $0 === $1 }) { layer.sublayers = layers.isEmpty ? nil : layers }
    }
  }

  /// Where a layer is in the one around it.
  private struct LayerPlace: Equatable {
    var bounds: Rect
    var anchor: Point
    var position: Point
    var transform: Transform

    init(_ plan: LayerPlan) {
      bounds = plan.bounds
      transform = plan.transform
      let isEmpty = bounds.width == 0 || bounds.height == 0
      // The transform of a layer applies around its anchor point, which animations keep in place.
      let pivot = isEmpty ? bounds.origin : plan.pivot
      position = plan.pivot + transform.apply(pivot - plan.pivot) + plan.offset
      anchor = isEmpty ? .zero : Point((pivot.x - bounds.x) / bounds.width, (pivot.y - bounds.y) / bounds.height)
    }
  }
#endif
