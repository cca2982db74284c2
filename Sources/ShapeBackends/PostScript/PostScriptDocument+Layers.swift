import ShapeCore

extension PostScriptDocument {
  /// The state around contents that are written.
  struct Context {
    /// The color of the shadow that is cast, or `nil` if the picture itself is written.
    var shadow: Pigment?
    /// The transform from the coordinates of the contents to those of the scene: a rotation and a displacement.
    var map = Transform.identity
    /// The angle of that rotation.
    var rotation = Angle.zero
    /// The name of the innermost layer with a name.
    var layer = ""

    /// Returns the context inside a layer.
    func inside(_ layer: SceneLayer) -> Context {
      Context(
        shadow: shadow, map: layer.transform.then(map), rotation: rotation + layer.rotation,
        layer: layer.name.isEmpty ? self.layer : layer.name)
    }

    /// Returns the context inside a layer, for one of its shadows.
    func inside(_ layer: SceneLayer, casting shadow: Shadow, _ color: Pigment) -> Context {
      var result = inside(layer)
      result.shadow = color
      result.map = Transform.translation(shadow.offset).then(result.map)
      return result
    }
  }

  mutating func write(_ contents: SceneContents, in context: Context) {
    var contents = contents
    while let item = contents.next(in: scene) {
      if !contents.isShadow, writeFlattened(item, at: contents.node, in: context) { continue }
      switch item {
      case .layer(let layer, let inside): write(scene.layers[layer], inside, at: contents.node, in: context)
      case .fill(let path, let rule, let paint):
        writeFill(scene.paths[path], rule, scene.paints[paint], in: context)
      case .stroke(let path, let style, let paint):
        if scene.strokeShows(style) {
          writeStroke(scene.paths[path], scene.strokeStyles[style], scene.paints[paint], in: context)
        }
      }
    }
  }

  /// Writes a layer: its shadows, which have sharp edges and opaque colors here, the first one topmost; then its
  /// contents.
  private mutating func write(_ layer: SceneLayer, _ contents: SceneContents, at node: Int, in context: Context) {
    // A masked layer that is not flattened is invisible: its masks leave nothing on the page.
    if layer.opacity <= 0 || layer.maskCount > 0 { return }
    if layer.isScaled {
      var unscaled = layer
      (unscaled.scale, unscaled.rotation) = (Point(1, 1), .zero)
      return concatenating(layer.transform.then(context.map)) { document in
        document.write(unscaled, contents, at: node, in: Context(shadow: context.shadow, layer: context.layer))
      }
    }
    let inside = context.inside(layer)
    if layer.clips.isEmpty, layer.erasure == nil, layer.shadows.isEmpty, layer.innerShadows.isEmpty {
      return write(contents, in: inside)
    }
    guard let cuts = cuts(of: layer, contents) else { return }
    if !contents.isShadow {
      for (index, shadow) in layer.shadows.enumerated().reversed() {
        let color = scheme.pigment(shadow.color)
        if writeFlattened(.shadow, of: layer, PaintPlace(node: node, part: .shadow(index)), in: inside) { continue }
        if color.alpha > 0 {
          write(contents.castingShadow, cuts, in: context.inside(layer, casting: shadow, color))
        }
      }
    }
    guard !contents.isShadow, !layer.innerShadows.isEmpty else { return write(contents, cuts, in: inside) }
    write(contents.withoutBorders(of: layer), cuts, in: inside)
    for index in layer.innerShadows.indices.reversed() {
      _ = writeFlattened(.innerShadow, of: layer, PaintPlace(node: node, part: .innerShadow(index)), in: inside)
    }
    write(contents.borders(of: layer), cuts, in: inside)
  }

  /// Returns the clips of a layer, including one for its erased part, or `nil` if nothing is left.
  private func cuts(of layer: SceneLayer, _ contents: SceneContents) -> [Clip]? {
    var cuts: [Clip] = []
    for clip in layer.clips {
      guard let region = clip.path.paintedPart(clip.rule) else { return nil }
      cuts.append(Clip(path: region, rule: clip.rule))
    }
    guard let erasure = layer.erasure else { return cuts }
    guard let ink = scene.inkAfterClips(of: layer, contents), ink.isFinite else { return nil }
    return cuts + [Clip(allBut: erasure, in: ink.grownToWholePoints)]
  }

  private mutating func write(_ contents: SceneContents, _ cuts: [Clip], in context: Context) {
    if cuts.isEmpty { return write(contents, in: context) }
    saveState()
    for cut in cuts { clip(to: cut.path.transformed(by: context.map.then(page)).elements, cut.rule) }
    write(contents, in: context)
    restoreState()
  }

  mutating func saveState() {
    line("gsave")
    if let state = states.last { states.append(state) }
  }

  mutating func restoreState() {
    line("grestore")
    states.removeLast()
  }
}
