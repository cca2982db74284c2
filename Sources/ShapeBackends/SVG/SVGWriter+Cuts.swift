import ShapeKit

extension SVGDocument {
  /// Defines the clips of a layer, what is rubbed out being one, too; nil where nothing is left after the cuts. Each
  /// clip takes an element of its own: SVG has clips on clips, too, but not all readers follow them.
  mutating func defineCuts(of layer: SceneLayer, _ contents: Range<Int>, depth: Int32) -> [Wrap]? {
    var wraps = layer.clips.map { clip in
      var wrap = Wrap()
      wrap.clip = defineClip(clip)
      return wrap
    }
    if let erasure = layer.erasure {
      var ink = scene.inkAfterClips(of: layer, contents: contents, depth: depth)
      if hasEmptySlot(contents) { ink = withSlots(contents, ink ?? layer.frame) }
      guard let ink, ink.isFinite else { return nil }
      var wrap = Wrap()
      wrap.clip = defineClip(Clip(allBut: erasure, in: ink.grownToWholePoints))
      wraps.append(wrap)
    }
    return wraps
  }

  /// A rectangle grown to hold the frames of the empty slots among nodes.
  private func withSlots(_ range: Range<Int>, _ rect: Rect) -> Rect {
    range.reduce(rect) { result, index in
      guard case .layer(let layer, _) = scene.nodes[index].content else { return result }
      let slot = scene.layers[Int(layer)]
      return slot.role == .emptySlot ? result.union(slot.frame) : result
    }
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
