@_spi(Generated) import ShapeCore

extension LayerPlanner {
  /// Returns a filled path, or `nil` if nothing of it is visible.
  func fill(_ path: Path, _ rule: FillRule, _ paint: ScenePaint) -> LayerPlan? {
    guard !paint.isClear, let box = path.bounds, box.width > 0, box.height > 0 else { return nil }
    if case .color(let color) = paint {
      let color = color.light.drawable
      guard let box = path.box else { return .filling(path, rule, color) }
      var layer = LayerPlan(.fill(color), bounds: box.rect)
      layer.cornerRadius = box.cornerRadius
      return layer
    }
    return gradient(paint, in: box).map { shown($0, in: path, rule) }
  }

  /// Returns a stroke centered on a path, or `nil` if nothing of it is visible.
  func stroke(_ path: Path, _ style: StrokeStyle, _ paint: ScenePaint) -> LayerPlan? {
    guard !paint.isClear, style.width > 0, let box = path.strokeBounds(style), box.isFinite else { return nil }
    func line(_ color: RGBA) -> LayerPlan {
      shape(PlannedShape(path: path, stroke: PlannedShape.Stroke(color: color, style: style)))
    }
    if case .color(let color) = paint { return line(color.light.drawable) }
    guard var layer = gradient(paint, in: box) else { return nil }
    layer.mask = .layer(line(Color.black.light))
    return layer
  }

  /// Returns a gradient that covers a box, or `nil` for a plain color.
  ///
  /// Unit coordinates stretch with the layer, which would turn circles into ellipses and skew lines of one color. So
  /// the layer is a square that contains the painted box.
  private func gradient(_ paint: ScenePaint, in box: Rect) -> LayerPlan? {
    guard case .gradient(let gradient) = paint else { return nil }
    let side = max(box.width, box.height, 1)
    let square = Rect(x: box.minX, y: box.minY, width: side, height: side).drawable
    let kind: PlannedGradient.Kind
    let (start, end): (Point, Point)
    switch gradient.geometry {
    case .linear(let from, let to):
      kind = .axial
      (start, end) = (from, to)
    case .radial(let center, let radius):
      kind = .radial
      (start, end) = (center, center + Point(radius.length, radius.length))
    case .conic(let center, let angle):
      kind = .conic
      (start, end) = (center, center + Point(angle.finite.cosine, angle.finite.sine) * (side / 2))
    }
    func unit(_ point: Point) -> Point { (point.drawable - square.origin) / square.width }
    return LayerPlan(
      .gradient(
        PlannedGradient(
          kind: kind,
          stops: gradient.stops.map {
            PlannedGradient.Stop(color: $0.color.light.drawable, position: clampedToUnit($0.position))
          },
          start: unit(start), end: unit(end))), bounds: square)
  }

  /// Returns a layer of which only the inside of a path is visible, without a mask if it is a rectangle.
  private func shown(_ layer: LayerPlan, in path: Path, _ rule: FillRule) -> LayerPlan {
    var layer = layer
    if let box = path.box {
      if box.rect == layer.bounds {
        layer.cornerRadius = box.cornerRadius
        layer.clipsToBounds = box.cornerRadius > 0
        return layer
      }
      return window(box, [layer])
    }
    layer.mask = .layer(.filling(path, rule))
    return layer
  }

  /// Returns a layer that shows others only in a box.
  func window(_ box: Path.Box, _ layers: [LayerPlan]) -> LayerPlan {
    var window = LayerPlan(.group, bounds: box.rect, children: layers)
    window.clipsToBounds = true
    window.cornerRadius = box.cornerRadius
    return window
  }
}

extension Path {
  /// A rectangle with circular corners of one radius, as the bounds of a layer can be.
  struct Box {
    var rect: Rect
    var cornerRadius: Double
  }

  /// The box that the path is, or `nil` if it is none.
  var box: Box? {
    let box: Box
    switch storage {
    case .elements: return nil
    case .rect(let rect): box = Box(rect: rect, cornerRadius: 0)
    case .roundedRect(let rect, let radii):
      guard radii.isUniform else { return nil }
      box = Box(rect: rect, cornerRadius: radii.topLeft)
    case .ellipse(let rect):
      guard rect.width == rect.height else { return nil }
      box = Box(rect: rect, cornerRadius: rect.width / 2)
    }
    return box.rect.isFinite && box.rect.drawable == box.rect ? box : nil
  }
}
