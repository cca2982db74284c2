import ShapeKit

extension PostScriptDocument {
  /// Where a node is written.
  struct Context {
    /// How many layers it lies in.
    var depth: Int32 = 0
    /// The depth of the layer whose shadow it casts and the shadow's colour, or nothing where the picture itself is
    /// written.
    var shadow: (caster: Int32, color: Pigment)?
    /// The map from the coordinates that it lies in to those of the scene: a rotation and a displacement.
    var map = Transform.identity
    /// How far that turns.
    var rotation = Angle.zero

    /// Inside a layer that is written here.
    func inside(_ layer: SceneLayer) -> Context {
      Context(
        depth: depth + 1, shadow: shadow, map: layer.turn.then(map), rotation: rotation + layer.rotation)
    }

    /// Inside a layer that is written here, for one of its shadows.
    func inside(_ layer: SceneLayer, casting shadow: Shadow, _ color: Pigment) -> Context {
      var result = inside(layer)
      result.shadow = (caster: depth, color: color)
      result.map = Transform.translation(shadow.offset).then(result.map)
      return result
    }
  }

  mutating func writeNodes(_ range: Range<Int>, in context: Context) {
    var index = range.lowerBound
    while index < range.upperBound {
      switch scene.nodes[index].content {
      case .layer(let number, let count):
        let contents = index + 1..<index + 1 + Int(count)
        writeLayer(scene.layers[Int(number)], contents, in: context)
        index = contents.upperBound
      case .fill(let path, let rule, let paint):
        writeFill(scene.paths[Int(path)], rule, scene.paints[Int(paint)], in: context)
        index += 1
      case .stroke(let path, let style, let paint):
        if scene.strokeShows(style) {
          writeStroke(
            scene.paths[Int(path)], scene.strokeStyles[Int(style)], scene.paints[Int(paint)], in: context)
        }
        index += 1
      }
    }
  }

  /// Writes a layer: its shadows, which have sharp edges and opaque colours here, the first topmost; then its nodes.
  private mutating func writeLayer(_ layer: SceneLayer, _ contents: Range<Int>, in context: Context) {
    if layer.opacity <= 0 { return }
    if let shadow = context.shadow, scene.isLeftOut(layer, ofShadowAt: shadow.caster) { return }
    let inside = context.inside(layer)
    if layer.clips.isEmpty, layer.erasure == nil, layer.shadows.isEmpty { return writeNodes(contents, in: inside) }
    guard let cuts = cuts(of: layer, contents, depth: context.depth) else { return }
    if context.shadow == nil {
      for shadow in layer.shadows.reversed() {
        let color = scheme.pigment(shadow.color)
        if color.alpha > 0 { write(contents, cuts, in: context.inside(layer, casting: shadow, color)) }
      }
    }
    write(contents, cuts, in: inside)
  }

  /// What is kept of a layer, what is rubbed out being a clip, too; nil where nothing is left.
  private func cuts(of layer: SceneLayer, _ contents: Range<Int>, depth: Int32) -> [Clip]? {
    var cuts: [Clip] = []
    for clip in layer.clips {
      guard let region = painted(clip.path, clip.rule) else { return nil }
      cuts.append(Clip(path: region, rule: clip.rule))
    }
    guard let erasure = layer.erasure else { return cuts }
    guard let ink = scene.inkAfterClips(of: layer, contents: contents, depth: depth), ink.isFinite else { return nil }
    return cuts + [Clip(allBut: erasure, in: ink.grownToWholePoints)]
  }

  private mutating func write(_ contents: Range<Int>, _ cuts: [Clip], in context: Context) {
    if cuts.isEmpty { return writeNodes(contents, in: context) }
    saveState()
    for cut in cuts { clip(to: cut.path.transformed(by: context.map.then(page)).elements, cut.rule) }
    writeNodes(contents, in: context)
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
