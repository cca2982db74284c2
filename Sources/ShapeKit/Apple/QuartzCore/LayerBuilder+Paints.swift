#if canImport(QuartzCore)
  import QuartzCore
  import ShapeCore

  extension LayerBuilder {
    /// Returns a filled path, or `nil` if nothing of it is visible.
    func fill(_ path: Path, _ rule: FillRule, _ paint: Paint) -> CALayer? {
      guard !paint.isClear, let box = path.bounds, box.width > 0, box.height > 0 else { return nil }
      let layer = shape(path, rule)
      if case .color(let color) = paint {
        layer.fillColor = color.cgColor(in: .light)
        return layer
      }
      return gradient(paint, in: box, mask: layer)
    }

    /// Returns a stroke centered on a path, or `nil` if nothing of it is visible.
    func stroke(_ path: Path, _ style: StrokeStyle, _ paint: Paint) -> CALayer? {
      guard !paint.isClear, style.width > 0, let box = path.strokeBounds(style), box.isFinite else { return nil }
      let layer = shape(path, .nonZero)
      layer.fillColor = nil
      layer.strokeColor = Color.black.cgColor(in: .light)
      layer.lineWidth = CGFloat(style.width)
      layer.lineCap = CAShapeLayerLineCap(style.cap)
      layer.lineJoin = CAShapeLayerLineJoin(style.join)
      layer.miterLimit = CGFloat(style.miterLimit)
      if !style.dash.isEmpty {
        // An odd number of lengths counts twice.
        let dash = style.dash.count % 2 == 0 ? style.dash : style.dash + style.dash
        layer.lineDashPattern = dash.map { NSNumber(value: $0) }
        layer.lineDashPhase = CGFloat(style.phase)
      }
      if case .color(let color) = paint {
        layer.strokeColor = color.cgColor(in: .light)
        return layer
      }
      return gradient(paint, in: box, mask: layer)
    }

    /// Returns a gradient under a mask, or `nil` for a plain color.
    ///
    /// Unit coordinates stretch with the layer, which would turn circles into ellipses and skew lines of one color. So
    /// the layer is a square that contains the painted box.
    private func gradient(_ paint: Paint, in box: Rect, mask: CALayer) -> CALayer? {
      let layer = placed(CAGradientLayer())
      let side = max(box.width, box.height, 1)
      let square = Rect(x: box.minX, y: box.minY, width: side, height: side).drawable
      layer.position = CGPoint(square.origin)
      layer.bounds = CGRect(Rect(x: 0, y: 0, width: square.width, height: square.height))
      mask.position = CGPoint(-square.origin)
      layer.mask = mask

      let frame = Rect(x: 0, y: 0, width: scene.size.width, height: scene.size.height)
      let (start, end): (Point, Point)
      let stops: [GradientStop]
      switch paint {
      case .color: return nil
      case .linear(let gradient):
        layer.type = .axial
        stops = gradient.stops
        start = gradient.from ?? Point(frame.midX, frame.minY)
        end = gradient.to ?? Point(frame.midX, frame.maxY)
      case .radial(let gradient):
        layer.type = .radial
        stops = gradient.stops
        let radius = (gradient.radius ?? max(frame.width, frame.height) / 2).length
        start = gradient.center ?? frame.center
        end = start + Point(radius, radius)
      case .conic(let gradient):
        layer.type = .conic
        stops = gradient.stops
        start = gradient.center ?? frame.center
        end = start + Point(gradient.start.finite.cosine, gradient.start.finite.sine) * (side / 2)
      }
      layer.startPoint = unitPoint(start, in: square)
      layer.endPoint = unitPoint(end, in: square)
      layer.colors = stops.map { $0.color.cgColor(in: .light) }
      layer.locations = stops.map { NSNumber(value: clampedToUnit($0.position)) }
      return layer
    }

    private func unitPoint(_ point: Point, in square: Rect) -> CGPoint {
      CGPoint((point.drawable - square.origin) / square.width)
    }
  }

  extension CAShapeLayerLineCap {
    init(_ cap: LineCap) {
      switch cap {
      case .butt: self = .butt
      case .round: self = .round
      case .square: self = .square
      }
    }
  }

  extension CAShapeLayerLineJoin {
    init(_ join: LineJoin) {
      switch join {
      case .miter: self = .miter
      case .round: self = .round
      case .bevel: self = .bevel
      }
    }
  }
#endif
