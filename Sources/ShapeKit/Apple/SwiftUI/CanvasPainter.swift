#if canImport(SwiftUI)
  import SwiftUI
  import ShapeCore

  /// Paints parts of a scene in a canvas of SwiftUI, with the calls of SwiftUI, which the system draws off the main thread.
  ///
  /// Shadows of paths are blurred fills: "The standard deviation of the Gaussian blur", says Apple's page of
  /// `GraphicsContext.Filter.blur(radius:options:)` of its radius, and that of `addFilter` that the filter applies before
  /// the opacity and the clips of the context. Core Graphics paints what remains: layers with blends, masks or
  /// inner shadows, shadows that no path describes, conic gradients, and gradients with translucent colors, which no
  /// document of SwiftUI says how to interpolate. "Any filters, blend mode settings, clip masks, and other state set before
  /// calling `withCGContext(content:)` apply to drawing operations in the Core Graphics context as well."
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
  struct CanvasPainter {
    /// The scene, resolved in one appearance.
    let scene: Scene
    let bitmaps: PartBitmaps
    /// The number of pixels per point of images, in the coordinates inside the current layer.
    var scale: Double
    /// Whether a length in the coordinates inside the current layer is as long on the screen in all directions.
    private var keepsLengths = true

    init(scene: Scene, bitmaps: PartBitmaps, scale: Double) {
      self.scene = scene
      self.bitmaps = bitmaps
      self.scale = scale > 0 && scale.isFinite ? scale : 1
    }

    func paint(_ part: ScenePart, in context: GraphicsContext) {
      switch part {
      case .whole: paint(scene.contents, in: context)
      case .nodes(let nodes):
        for run in scene.runs(of: nodes) {
          if run.isolatesBlending {
            withCoreGraphics(context, scale: scale * run.factor) { painter in
              painter.group { painter.paint(run.contents) }
            }
          } else {
            inside(factor: run.factor).paint(run.contents, in: context)
          }
        }
      case .shadows(let node):
        if let (layer, contents, factor) = scene.layer(at: node) {
          inside(factor: factor).paintShadows(of: layer, contents, in: context)
        }
      case .overlay: withCoreGraphics(context, scale: scale) { $0.paint(part) }
      case .masks:
        if let image = bitmaps.image(of: part, { scene.image(ofMasks: part, scale: scale) }) {
          withCoreGraphics(context, scale: scale) { $0.draw(image) }
        }
      }
    }

    /// Returns the painter for the inside of a layer that is scaled.
    private func inside(factor: Double) -> CanvasPainter {
      var painter = self
      painter.scale *= factor
      if factor != 1 { painter.keepsLengths = false }
      return painter
    }

    private func withCoreGraphics(_ context: GraphicsContext, scale: Double, _ paint: (ScenePainter) -> Void) {
      context.withCGContext { context in
        context.saveGState()
        paint(ScenePainter(scene: scene, context: context, scale: scale, isOwnBitmap: false))
        context.restoreGState()
      }
    }

    private func paint(_ contents: SceneContents, in context: GraphicsContext) {
      var contents = contents
      while let item = contents.next(in: scene) {
        switch item {
        case .fill(let path, let rule, let paint): fill(scene.paths[path], rule, scene.paints[paint], in: context)
        case .stroke(let path, let style, let paint):
          let path = scene.paths[path]
          stroke(path, scene.strokeStyles[style].drawable(along: path), scene.paints[paint], in: context)
        case .layer(let layer, let inside): paint(scene.layers[layer], inside, in: context)
        }
      }
    }

    // MARK: Layers

    private func paint(_ layer: SceneLayer, _ contents: SceneContents, in context: GraphicsContext) {
      let opacity = clampedToUnit(layer.opacity)
      guard opacity > 0 else { return }
      if layer.isPlain { return paint(contents, in: context) }
      guard layer.maskCount == 0, layer.blend == .normal, !layer.isolatesBlending,
        layer.innerShadows.allSatisfy({ $0.color.isClear })
      else { return withCoreGraphics(context, scale: scale) { $0.paint(layer, contents) } }
      let transform = layer.drawableTransform
      guard transform.determinant != 0 else { return }
      var context = context
      if layer.isTransformed { context.concatenate(CGAffineTransform(transform)) }
      var painter = inside(factor: layer.largestFactor)
      if layer.isScaled { painter.keepsLengths = false }
      if opacity < 1 {
        context.opacity = opacity
        context.drawLayer { painter.paintParts(of: layer, contents, in: $0) }
      } else {
        painter.paintParts(of: layer, contents, in: context)
      }
    }

    private func paintParts(of layer: SceneLayer, _ contents: SceneContents, in context: GraphicsContext) {
      paintShadows(of: layer, contents, in: context)
      var context = context
      if let erasure = layer.erasure?.finite {
        let rest = scene.region(of: layer, contents, without: erasure)
        guard clip(&context, to: rest, .evenOdd) else { return }
      }
      for region in layer.clips {
        guard clip(&context, to: region.path, region.rule) else { return }
      }
      paint(contents, in: context)
    }

    /// Clips to a path. Returns `false` if nothing is left.
    private func clip(_ context: inout GraphicsContext, to path: ShapeCore.Path, _ rule: FillRule) -> Bool {
      let region = path.cgPath
      if region.isEmpty || path.isFlat() { return false }
      context.clip(to: SwiftUI.Path(region), style: FillStyle(eoFill: rule == .evenOdd))
      return true
    }

    private func paintShadows(of layer: SceneLayer, _ contents: SceneContents, in context: GraphicsContext) {
      let shadows = layer.shadows.filter { !$0.color.isClear }
      // A filter doesn't say whether its lengths are scaled.
      let needsSilhouette = keepsLengths && shadows.contains { $0.caster == nil }
      let silhouette = needsSilhouette ? scene.caster(of: layer, contents.castingShadow) : nil
      for shadow in shadows.reversed() {
        if keepsLengths, let caster = shadow.caster.map({ ShadowCaster(path: $0) }) ?? silhouette {
          paint(shadow, of: caster, in: context)
        } else {
          withCoreGraphics(context, scale: scale) { $0.paint(shadow, of: layer, contents) }
        }
      }
    }

    private func paint(_ shadow: Shadow, of caster: ShadowCaster, in context: GraphicsContext) {
      if caster.path.isEmpty { return }
      var context = context
      if shadow.radius.length > 0 { context.addFilter(.blur(radius: CGFloat(shadow.radius.length))) }
      let offset = shadow.offset.drawable
      context.translateBy(x: CGFloat(offset.x), y: CGFloat(offset.y))
      var color = shadow.color.light.drawable
      color.alpha *= Float(caster.alpha)
      context.fill(SwiftUI.Path(caster.path), with: .color(SwiftUI.Color(color)))
    }

    // MARK: Paint

    private func fill(_ path: ShapeCore.Path, _ rule: FillRule, _ paint: ScenePaint, in context: GraphicsContext) {
      guard !paint.isClear, let box = path.bounds, box.width > 0, box.height > 0 else { return }
      guard let shading = GraphicsContext.Shading(paint) else {
        return withCoreGraphics(context, scale: scale) { $0.fill(path, rule, paint) }
      }
      context.fill(SwiftUI.Path(path), with: shading, style: FillStyle(eoFill: rule == .evenOdd))
    }

    /// Strokes a path. The style must be drawable.
    private func stroke(
      _ path: ShapeCore.Path, _ style: ShapeCore.StrokeStyle, _ paint: ScenePaint, in context: GraphicsContext
    ) {
      guard !paint.isClear, style.width > 0, let box = path.strokeBounds(style), box.isFinite else { return }
      guard let shading = GraphicsContext.Shading(paint) else {
        return withCoreGraphics(context, scale: scale) { $0.stroke(path, style, paint) }
      }
      context.stroke(
        SwiftUI.Path(path), with: shading,
        style: SwiftUI.StrokeStyle(
          lineWidth: CGFloat(style.width), lineCap: CGLineCap(style.cap), lineJoin: CGLineJoin(style.join),
          miterLimit: CGFloat(style.miterLimit), dash: style.evenDash.map { CGFloat($0) },
          dashPhase: CGFloat(style.phase)))
    }
  }

  extension GraphicsContext.Shading {
    /// Creates the paint of a color or an opaque gradient along a line or around a point. `nil` for others.
    fileprivate init?(_ paint: ScenePaint) {
      switch paint {
      case .color(let color): self = .color(SwiftUI.Color(color.light.drawable))
      case .gradient(let gradient):
        guard gradient.stops.allSatisfy({ $0.color.light.drawable.alpha == 1 }) else { return nil }
        let colors = SwiftUI.Gradient(
          stops: gradient.stops.map {
            SwiftUI.Gradient.Stop(
              color: SwiftUI.Color($0.color.light.drawable), location: CGFloat(clampedToUnit($0.position)))
          })
        switch gradient.geometry {
        case .linear(let start, let end):
          self = .linearGradient(colors, startPoint: CGPoint(start.drawable), endPoint: CGPoint(end.drawable))
        case .radial(let center, let radius):
          self = .radialGradient(
            colors, center: CGPoint(center.drawable), startRadius: 0, endRadius: CGFloat(radius.length))
        case .conic: return nil
        }
      }
    }
  }

  extension SwiftUI.Color {
    /// Creates a color with drawable components.
    fileprivate init(_ color: RGBA) {
      self.init(
        .sRGB, red: Double(color.red), green: Double(color.green), blue: Double(color.blue),
        opacity: Double(color.alpha))
    }
  }
#endif
