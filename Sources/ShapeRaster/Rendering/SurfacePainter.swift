import ShapeCore

/// Paints parts of a scene on surfaces.
///
/// Layers are on a stack of tasks instead of the call stack, so that nesting is limited by memory only. Masks and
/// silhouettes are painted by a painter of their own.
struct SurfacePainter<Target: Surface> {
  /// One step of the work. The last one is next.
  enum Task {
    /// Paint contents.
    case visit(SceneContents, Transform, Target)
    /// Cut a surface by a layer, and paint it.
    case cut(Target, LayerVisit, onto: Target, opacity: UInt32, blend: BlendMode)
    /// Paint a group.
    case group(Target, onto: Target, opacity: UInt32, blend: BlendMode)
    /// Paint the inner shadows of a layer.
    case innerShadows(LayerVisit, onto: Target)
  }

  let context: RenderContext
  /// From the pixels of the picture to those of the surfaces, or `nil` if they are the same.
  let fromPicture: Transform?
  /// Where it ends, or `nil` to paint everything.
  private let end: RenderingEnd?
  private var tasks: [Task] = []

  init(_ context: RenderContext, fromPicture: Transform? = nil, upTo end: RenderingEnd? = nil) {
    self.context = context
    self.fromPicture = fromPicture
    self.end = end
  }

  /// Paints contents on a surface.
  /// - Parameter transform: From the coordinates of the contents to the pixels of the surface.
  mutating func paint(_ contents: SceneContents, in transform: Transform, on target: Target) {
    tasks.append(.visit(contents, transform, target))
    run()
  }

  /// Paints a layer on a surface.
  mutating func paint(
    _ layer: SceneLayer.ID, _ contents: SceneContents, node: Int, in transform: Transform, on target: Target
  ) {
    open(layer, contents, node: node, in: transform, on: target)
    run()
  }

  private mutating func run() {
    while let task = tasks.popLast() {
      switch task {
      case .visit(let contents, let transform, let target): visit(contents, transform, target)
      case .cut(let surface, let visit, let target, let opacity, let blend):
        cut(surface, by: visit)
        target.paint(surface, opacity: opacity, blend: blend)
      case .group(let surface, let target, let opacity, let blend):
        target.paint(surface, opacity: opacity, blend: blend)
      case .innerShadows(let visit, let target): paintInnerShadows(visit, on: target)
      }
    }
  }

  // MARK: Contents

  private mutating func visit(_ contents: SceneContents, _ transform: Transform, _ target: Target) {
    var contents = contents
    while let item = contents.next(in: context.scene) {
      if let end, contents.node > end.lastNode { return }
      if context.isSpent { return }
      switch item {
      case .fill(let path, let rule, let paint):
        let path = context.scene.paths[path]
        fill(path, rule, paint, node: contents.node, transform, on: target)
      case .stroke(let path, let style, let paint):
        guard isVisible(contents.node, on: target) else { continue }
        let contours = context.contours(
          of: contents.node, context.scene.paths[path], context.scene.strokeStyles[style], in: transform)
        fill(contours, .nonZero, paint, node: contents.node, transform, on: target)
      case .layer(let layer, let inside):
        guard isVisible(contents.node, on: target) else { continue }
        tasks.append(.visit(contents, transform, target))
        open(layer, inside, node: contents.node, in: transform, on: target)
        return
      }
    }
  }

  /// Returns whether a visible shadow is painted.
  func paints(_ shadow: Shadow, _ part: PaintPlace.Part, of visit: LayerVisit) -> Bool {
    !shadow.color.isClear && end?.includes(part, of: visit) ?? true
  }

  private func isVisible(_ node: Int, on target: Target) -> Bool {
    !ink(context.ink.all(node)).intersection(target.region).isEmpty
  }

  /// Returns the pixels of the surfaces that correspond to some pixels of the picture.
  func ink(_ bounds: PixelRect) -> PixelRect {
    guard let fromPicture, !bounds.isEmpty else { return bounds }
    return bounds.mapped(by: fromPicture)
  }

  private func fill(
    _ path: Path, _ rule: FillRule, _ paint: ScenePaint.ID, node: Int, _ transform: Transform, on target: Target
  ) {
    let bounds = ink(context.ink.all(node))
    let region = bounds.intersection(target.region)
    if region.isEmpty { return }
    // The colors of a gradient are computed once, or for few pixels each.
    if case .gradient = context.scene.paints[paint],
      !context.rasterizer.budget.spend(min(1000, bounds.width * bounds.height))
    {
      return
    }
    let source = PaintSource(context.scene.paints[paint], in: transform, bounds: bounds)
    context.rasterizer.rasterize(path, rule: rule, in: transform, region: region) { row, first, count, coverage in
      target.paint(source, row: row, from: first, count: count, coverage: coverage)
    }
  }

  // MARK: Layers

  private static var opaque: UInt32 { 65_536 }

  /// Begins to paint a layer: adds the steps for it, the last one first.
  private mutating func open(
    _ id: SceneLayer.ID, _ contents: SceneContents, node: Int, in transform: Transform, on target: Target
  ) {
    let layer = context.scene.layers[id]
    guard layer.opacity > 0 else { return }
    if layer.isPlain {
      tasks.append(.visit(contents, transform, target))
      return
    }
    let inner = layer.transform.then(transform)
    guard inner.isDrawable else { return }
    let visit = LayerVisit(layer: layer, contents: contents, node: node, transform: inner)
    let opacity = UInt32(min(layer.opacity, 1) * Double(Self.opaque) + 0.5)
    let isFaded = opacity < Self.opaque || Target.hasColors && layer.blend != .normal
    let isIsolated = Target.hasColors && layer.isolatesBlending
    guard !contents.isShadow, layer.shadows.contains(where: { !$0.color.isClear }) else {
      return paintBody(
        visit, isGroup: isFaded || isIsolated || visit.hasCuts, on: target, opacity: opacity, blend: layer.blend)
    }
    var surface = target
    if isFaded {
      let region = ink(context.ink.all(node)).intersection(target.region)
      if region.isEmpty || !context.spend(pixels: region, perStep: 64) { return }
      surface = Target(region)
      tasks.append(.group(surface, onto: target, opacity: opacity, blend: layer.blend))
    }
    paintBody(visit, isGroup: isIsolated || visit.hasCuts, on: surface, opacity: Self.opaque, blend: .normal)
    paintShadows(visit, on: surface)
  }

  /// Adds the steps that paint a layer without its shadows: its contents, its inner shadows and its borders. The cuts
  /// apply to all of them at once, since a translucent mask would show too much where they overlap.
  private mutating func paintBody(
    _ visit: LayerVisit, isGroup: Bool, on target: Target, opacity: UInt32, blend: BlendMode
  ) {
    var surface = target
    if isGroup {
      let region = ink(context.ink.body(visit.node)).intersection(target.region)
      if region.isEmpty || !context.spend(pixels: region, perStep: 64) { return }
      surface = Target(region)
      tasks.append(
        visit.hasCuts
          ? .cut(surface, visit, onto: target, opacity: opacity, blend: blend)
          : .group(surface, onto: target, opacity: opacity, blend: blend))
    }
    let (layer, contents) = (visit.layer, visit.contents)
    guard !contents.isShadow, layer.innerShadows.contains(where: { !$0.color.isClear }) else {
      tasks.append(.visit(contents, visit.transform, surface))
      return
    }
    if layer.borderCount > 0 { tasks.append(.visit(contents.borders(of: layer), visit.transform, surface)) }
    tasks.append(.innerShadows(visit, onto: surface))
    tasks.append(.visit(contents.withoutBorders(of: layer), visit.transform, surface))
  }
}

/// A layer while it is painted.
struct LayerVisit {
  let layer: SceneLayer
  let contents: SceneContents
  let node: Int
  /// From the coordinates inside the layer to pixels.
  let transform: Transform

  /// Whether a clip, an erasure or a mask shapes the layer.
  var hasCuts: Bool { !layer.clips.isEmpty || layer.erasure != nil || layer.maskCount > 0 }
}

extension Transform {
  /// Whether it is finite and has an inverse.
  var isDrawable: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite && inverse != nil
  }
}
