#if canImport(CoreGraphics)
  import CoreGraphics
  @_spi(Generated) import ShapeCore

  extension ScenePainter {
    /// Fills a path.
    func fill(_ path: Path, _ rule: FillRule, _ paint: ScenePaint) {
      guard !paint.isClear, let box = path.bounds, box.width > 0, box.height > 0 else { return }
      if case .color(let color) = paint { return fill(path, rule, color) }
      context.saveGState()
      if clip(to: path, rule) { draw(paint, in: box.drawable) }
      context.restoreGState()
    }

    private func fill(_ path: Path, _ rule: FillRule, _ color: Color) {
      context.setFillColor(color.cgColor(in: .light))
      context.addPath(path.cgPath)
      context.fillPath(using: CGPathFillRule(rule))
    }

    /// Strokes a path. The style must be drawable.
    func stroke(_ path: Path, _ style: StrokeStyle, _ paint: ScenePaint) {
      guard !paint.isClear, style.width > 0, let box = path.strokeBounds(style), box.isFinite else { return }
      let line = path.cgPath
      if line.isEmpty { return }
      context.saveGState()
      context.setLineWidth(CGFloat(style.width))
      context.setLineCap(CGLineCap(style.cap))
      context.setLineJoin(CGLineJoin(style.join))
      context.setMiterLimit(CGFloat(style.miterLimit))
      context.setLineDash(phase: CGFloat(style.phase), lengths: style.evenDash.map { CGFloat($0) })
      context.addPath(line)
      if case .color(let color) = paint {
        context.setStrokeColor(color.cgColor(in: .light))
        context.strokePath()
      } else {
        context.replacePathWithStrokedPath()
        context.clip(using: .winding)
        draw(paint, in: box.drawable)
      }
      context.restoreGState()
    }

    /// Draws a gradient within the clip, which is in a box.
    private func draw(_ paint: ScenePaint, in box: Rect) {
      guard case .gradient(let gradient) = paint else { return }
      switch gradient.geometry {
      case .linear(let start, let end):
        guard let colors = CGGradient.of(gradient.stops) else { return }
        context.drawLinearGradient(
          colors, start: CGPoint(start.drawable), end: CGPoint(end.drawable),
          options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
      case .radial(let center, let radius):
        let center = CGPoint(center.drawable)
        guard let colors = CGGradient.of(gradient.stops) else { return }
        context.drawRadialGradient(
          colors, startCenter: center, startRadius: 0, endCenter: center, endRadius: CGFloat(radius.length),
          options: [.drawsAfterEndLocation])
      case .conic(let center, let start):
        // `CGContext.drawConicGradient` needs macOS 14 and iOS 17.
        let stops = gradient.stops.map { (position: clampedToUnit($0.position), color: $0.color.light) }
        let fan = ConicFan(
          center: center.drawable, start: start.finite, stops: stops, covering: box.inset(by: -1))
        if let fan { paintInBitmap(covering: box) { $0.draw(fan) } }
      }
    }
  }

  extension ScenePainter {
    /// Draws a conic gradient.
    private func draw(_ fan: ConicFan<RGBA>) {
      // Each blade replaces what is below it, also if it is translucent.
      group {
        context.setBlendMode(.copy)
        fill(.rect(fan.region), .nonZero, Color(fan.background))
        for blade in fan.blades { fill(.polygon(blade.corners), .nonZero, Color(blade.color)) }
      }
    }
  }

  extension CGGradient {
    /// Returns a gradient in sRGB. Core Graphics interpolates without premultiplied alpha, and continues the first and
    /// the last color to 0 and 1.
    fileprivate static func of(_ stops: [GradientStop]) -> CGGradient? {
      var components: [CGFloat] = []
      for stop in stops { components += stop.color.cgColor(in: .light).components ?? [] }
      guard let space = CGColorSpace(name: CGColorSpace.sRGB), components.count == 4 * stops.count else { return nil }
      return CGGradient(
        colorSpace: space, colorComponents: components,
        locations: stops.map { CGFloat(clampedToUnit($0.position)) }, count: stops.count)
    }
  }
#endif
