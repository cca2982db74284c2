import ShapeKit

extension SVGDocument {
  /// Defines the clips of a layer, including one for its erased part, or returns `nil` if nothing is left after the
  /// cuts. Each clip takes a separate element: SVG also has clips on clips, but not all readers support them.
  mutating func defineCuts(of layer: SceneLayer, _ contents: SceneContents) -> [Wrap]? {
    var wraps = layer.clips.map { clip in
      var wrap = Wrap()
      wrap.clip = defineClip(clip)
      return wrap
    }
    if let erasure = layer.erasure {
      var ink = scene.inkAfterClips(of: layer, contents)
      if let slots = scene.slotBounds(of: contents) { ink = slots.union(ink ?? layer.frame) }
      guard let ink, ink.isFinite else { return nil }
      var wrap = Wrap()
      wrap.clip = defineClip(Clip(allBut: erasure, in: ink.grownToWholePoints))
      wraps.append(wrap)
    }
    return wraps
  }

  private mutating func defineClip(_ clip: Clip) -> Int {
    let definition = names.begin("clipPath", in: &out)
    out.append(UInt8(ascii: ">"))
    openShape(clip.path, rule: .nonZero)
    if clip.rule == .evenOdd { out.append(" clip-rule=\"evenodd\"") }
    out.append("/></clipPath>")
    return names.end(definition, in: &out)
  }
}
