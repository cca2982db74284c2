import ShapeCore

extension PageWriter {
  mutating func write(_ contents: SceneContents, in context: Context) {
    var contents = contents
    while let item = contents.next(in: scene) {
      let source = scene.nodes[contents.node].source
      self.source = source
      if writeReplacement(of: item, contents, source, in: context) { continue }
      switch item {
      case .layer(let layer, let inside): write(scene.layers[layer], inside, source, in: context)
      case .fill(let path, let rule, let paint):
        writeFill(scene.paths[path], rule, scene.paints[paint], source, in: context)
      case .stroke(let path, let style, let paint):
        if scene.strokeShows(style) {
          writeStroke(scene.paths[path], scene.strokeStyles[style], scene.paints[paint], source, in: context)
        }
      }
    }
  }

  /// Writes a layer. It is a form if its effects apply to several marks at once; those of layers with only one mark are
  /// left to that.
  mutating func write(_ layer: SceneLayer, _ contents: SceneContents, _ source: SourceSpan, in context: Context) {
    var inside = context
    if !layer.name.isEmpty { inside.layer = layer.name }
    if layer.role == .emptySlot { return record(.slot, source, .dropped(.emptySlot), inside) }
    if layer.opacity <= 0 || layer.isCutAway { return }
    let isFlat = context.flat != nil
    // A layer alone in a group has nothing to blend with.
    var effects = context.effects ?? Effects(blend: isFlat ? .normal : layer.blend)
    effects.opacity *= layer.opacity
    let isGroup = context.effects != nil || !effects.isTrivial || isolatesBlending(layer) && !isFlat
    let isSeveral = isGroup && markCount(of: layer, contents) > 1
    if layer.maskCount > 0 || isSeveral, isTooDeep(for: max(1, Int(layer.maskCount))) {
      return paintImage(of: layer, contents, source, in: context)
    }
    inside.effects = isGroup ? effects : nil
    if layer.isTransformed {
      stream.save()
      stream.concatenate(layer.transform)
    }
    if isSeveral {
      inside.effects = nil
      let form = form { $0.writeInside(layer, contents, source, in: inside) }
      if let form { paint(form, effects) }
    } else {
      writeInside(layer, contents, source, in: inside)
    }
    if layer.isTransformed { stream.restore() }
  }

  /// Writes the parts of a layer in its own coordinates: its shadows, the first one topmost, unless a shadow is cast;
  /// then its contents, its inner shadows and its borders, all cut together.
  /// - Parameter hasBorders: Whether its borders are written, too.
  mutating func writeInside(
    _ layer: SceneLayer, _ contents: SceneContents, _ source: SourceSpan, hasBorders: Bool = true, in context: Context
  ) {
    if !contents.isShadow {
      for index in layer.shadows.indices.reversed() {
        writeShadow(index, of: layer, contents, source, in: context)
      }
    }
    let isCut = !layer.clips.isEmpty || layer.erasure != nil
    if isCut { stream.save() }
    if cut(by: layer) {
      if layer.maskCount > 0 {
        writeMasked(layer, contents, source, hasBorders: hasBorders, in: context)
      } else if isIsolated(layer, contents, in: context) {
        var inside = context
        inside.effects = nil
        let body = form { $0.writeBody(layer, contents, source, hasBorders: hasBorders, in: inside) }
        if let body { paint(body) }
      } else {
        writeBody(layer, contents, source, hasBorders: hasBorders, in: context)
      }
    }
    if isCut { stream.restore() }
  }

  /// Whether a layer must be a group above its shadows, so that what blends in it doesn't mix with them.
  private func isIsolated(_ layer: SceneLayer, _ contents: SceneContents, in context: Context) -> Bool {
    isolatesBlending(layer) && context.flat == nil && !contents.isShadow
      && layer.shadows.contains { !$0.color.isClear }
  }

  private func isolatesBlending(_ layer: SceneLayer) -> Bool {
    switch language {
    case .pdf: layer.isolatesBlending
    // What blends is replaced.
    case .postScript: false
    }
  }

  /// Writes the contents of a layer, its inner shadows and its borders, before the cuts.
  private mutating func writeBody(
    _ layer: SceneLayer, _ contents: SceneContents, _ source: SourceSpan, hasBorders: Bool, in context: Context
  ) {
    write(contents.withoutBorders(of: layer), in: context)
    writeInnerShadows(of: layer, contents, source, in: context)
    if hasBorders, layer.borderCount > 0 { write(contents.borders(of: layer), in: context) }
  }

  private mutating func writeInnerShadows(
    of layer: SceneLayer, _ contents: SceneContents, _ source: SourceSpan, in context: Context
  ) {
    if contents.isShadow { return }
    for index in layer.innerShadows.indices.reversed() {
      writeInnerShadow(index, of: layer, contents, source, in: context)
    }
  }

  /// Clips to the clips of a layer, and to all but its erased part. Returns `false` if nothing is left.
  private mutating func cut(by layer: SceneLayer) -> Bool {
    for cut in layer.clips { guard clip(to: cut.path, cut.rule) else { return false } }
    guard let erasure = layer.erasure else { return true }
    guard let visible = stream.visible else { return false }
    let erased = limited(erasure, .nonZero)
    let rest = Clip(allBut: erased, in: visible.grownToWholePoints)
    stream.constructArea(rest.path)
    stream.line("W* n")
    return true
  }

  /// Clips to a path. Returns `false` if nothing is left.
  mutating func clip(to path: Path, _ rule: FillRule) -> Bool {
    guard let region = paintedPart(of: path, rule), stream.limit(to: region.bounds) else { return false }
    let part = limited(region, rule)
    stream.constructArea(part)
    switch rule {
    case .nonZero: stream.line("W n")
    case .evenOdd: stream.line("W* n")
    }
    return true
  }

  // MARK: Masks

  /// Writes the contents of a layer under the alpha of its masks. One soft mask is possible at a time, so each further one
  /// applies to a form of its own.
  private mutating func writeMasked(
    _ layer: SceneLayer, _ contents: SceneContents, _ source: SourceSpan, hasBorders: Bool, in context: Context
  ) {
    var masks: [PDFForm] = []
    var inMask = context
    // The opacity of the layer is part of its first mask.
    (inMask.effects, inMask.flat) = (context.effects?.faded, 0)
    for mask in contents.masks(of: layer, in: scene) {
      let place = scene.nodes[mask.node].source
      record(.mask, place, .exact, context)
      let form = form(.gray) { $0.write($0.scene.layers[mask.layer], mask.contents, source, in: inMask) }
      // Nothing is visible through an empty mask.
      guard let form else { return }
      masks.append(form)
      inMask.effects = nil
    }
    guard let outer = masks.popLast() else {
      return writeBody(layer, contents, source, hasBorders: hasBorders, in: context)
    }
    var inside = context
    inside.effects = nil
    var form = form(in: masks.count) {
      $0.writeBody(layer, contents, source, hasBorders: hasBorders, in: inside)
    }
    for mask in masks {
      guard let body = form else { return }
      form = self.form { $0.masked(by: mask, .alpha) { $0.paint(body) } }
    }
    guard let form else { return }
    masked(by: outer, .alpha) { $0.paint(form, context.effects?.opaque ?? Effects()) }
  }

  // MARK: Marks

  /// Returns how often contents paint, counted up to 2. Opacity, blend mode and mask of a group apply to a single mark
  /// in the same way.
  func markCount(_ contents: SceneContents) -> Int {
    var contents = contents
    var count = 0
    while count < 2, let item = contents.next(in: scene) {
      switch item {
      case .layer(let layer, let inside): count += markCount(of: scene.layers[layer], inside)
      case .fill(let path, _, let paint):
        if scene.fillShows(path) { count += markCount(scene.paints[paint]) }
      case .stroke(_, let style, let paint):
        if scene.strokeShows(style) { count += markCount(scene.paints[paint]) }
      }
    }
    return count
  }

  private func markCount(of layer: SceneLayer, _ contents: SceneContents) -> Int {
    if layer.opacity <= 0 || layer.isCutAway || layer.role == .emptySlot { return 0 }
    if !contents.isShadow, layer.shadows.contains(where: { !$0.color.isClear }) { return 2 }
    // What is masked is one form.
    if layer.maskCount > 0 { return 1 }
    if !contents.isShadow, layer.innerShadows.contains(where: { !$0.color.isClear }) { return 2 }
    return markCount(contents)
  }

  /// A conic gradient is several marks, and a translucent gradient needs the soft mask for itself.
  private func markCount(_ paint: ScenePaint) -> Int {
    let alphas = paint.stops.map { Pigment($0.color.light).alpha }
    guard let first = alphas.first, alphas.contains(where: { $0 > 0 }) else { return 0 }
    if !alphas.allSatisfy({ $0 == first }) { return 2 }
    guard case .gradient(let gradient) = paint else { return 1 }
    switch gradient.geometry {
    case .linear, .radial: return 1
    case .conic: return 2
    }
  }
}
