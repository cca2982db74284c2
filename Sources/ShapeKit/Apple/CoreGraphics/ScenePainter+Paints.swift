#if canImport(CoreGraphics)
  import CoreGraphics
  import ShapeCore

  extension ScenePainter {
    /// Fills a path.
    func fill(_ path: Path, _ rule: FillRule, _ paint: Paint) {
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
    func stroke(_ path: Path, _ style: StrokeStyle, _ paint: Paint) {
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
    private func draw(_ paint: Paint, in box: Rect) {
      let frame = Rect(x: 0, y: 0, width: scene.size.width, height: scene.size.height).drawable
      switch paint {
      case .color: break
      case .linear(let gradient):
        let start = gradient.from ?? Point(frame.midX, frame.minY)
        let end = gradient.to ?? Point(frame.midX, frame.maxY)
        guard let colors = CGGradient.of(gradient.stops) else { return }
        context.drawLinearGradient(
          colors, start: CGPoint(start.drawable), end: CGPoint(end.drawable),
          options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
      case .radial(let gradient):
        let center = CGPoint((gradient.center ?? frame.center).drawable)
        let radius = (gradient.radius ?? max(frame.width, frame.height) / 2).length
        guard let colors = CGGradient.of(gradient.stops) else { return }
        context.drawRadialGradient(
          colors, startCenter: center, startRadius: 0, endCenter: center, endRadius: CGFloat(radius),
          options: [.drawsAfterEndLocation])
      case .conic(let gradient):
        let center = (gradient.center ?? frame.center).drawable
        paintInBitmap(covering: box) { $0.draw(gradient, around: center, in: box) }
      }
    }
  }

  extension ScenePainter {
    /// Draws a conic gradient in a box.
    private func draw(_ gradient: ConicGradient, around center: Point, in box: Rect) {
      let wedges = ConicWedges(gradient.stops)
      // Each wedge replaces what is below it, also if it is translucent, and continues below the next one.
      group {
        context.setBlendMode(.copy)
        fill(.rect(box.inset(by: -1)), .nonZero, .color(Color(wedges.background)))
        for wedge in wedges.wedges {
          let path = wedge.path(around: center, from: gradient.start.finite, covering: box)
          fill(path, .nonZero, Color(wedge.color))
        }
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
