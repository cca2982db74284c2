import ShapeCore

extension SVGDocument {
  /// Defines the clips and masks of a layer, including a clip for its erased part, or returns `nil` if nothing is left
  /// after the cuts. Each takes a separate element: SVG also has clips on clips, but not all readers support them.
  /// - Parameter turn: The total transform of the layer and those around it.
  mutating func defineCuts(of layer: SceneLayer, _ contents: SceneContents, turn: TotalTurn) -> [Wrap]? {
    var wraps = layer.clips.map { Wrap(clip: defineClip($0)) }
    if let erasure = layer.erasure {
      guard let ink = inkWithSlots(of: layer, contents) else { return nil }
      wraps.append(Wrap(clip: defineClip(Clip(allBut: erasure, in: ink.grownToWholePoints))))
    }
    let maskLayers = contents.masks(of: layer, in: scene)
    if maskLayers.isEmpty { return wraps }
    guard let region = inkWithSlots(of: layer, contents)?.grownToWholePoints else { return nil }
    for mask in maskLayers {
      if let known = masks[mask.node], known.region == region, known.turn == turn {
        wraps.append(Wrap(mask: known.definition))
      } else {
        // SVG reads the luminance of a mask, and the contents are white.
        let layer = scene.layers[mask.layer]
        let definition = defineMask(covering: region) {
          $0.writeLayer(layer, mask.contents, wrap: Wrap(), turn: turn)
        }
        masks[mask.node] = (region, turn, definition)
        wraps.append(Wrap(mask: definition))
      }
    }
    return wraps
  }

  /// Returns a rectangle that contains everything that is visible in a layer, or `nil` if nothing is.
  private mutating func inkWithSlots(of layer: SceneLayer, _ contents: SceneContents) -> Rect? {
    var ink = inkBoxes.inkAfterClips(of: layer, contents.painted, under: .identity)
    if let slots = scene.slotBounds(of: contents) { ink = slots.union(ink ?? layer.frame) }
    return ink.flatMap { $0.isFinite ? $0 : nil }
  }

  /// Defines a mask whose contents a function writes.
  mutating func defineMask(covering region: Rect, _ body: (inout SVGDocument) -> Void) -> Int {
    let definition = begin("mask")
    out.append(" maskUnits=\"userSpaceOnUse\"")
    self.region(region)
    out.append(UInt8(ascii: ">"))
    let wasInMask = isInMask
    isInMask = true
    body(&self)
    isInMask = wasInMask
    out.append("</mask>")
    return end(definition)
  }

  private mutating func defineClip(_ clip: Clip) -> Int {
    let definition = begin("clipPath")
    out.append(UInt8(ascii: ">"))
    // A shape with attributes and an id is in a group, which a clip can't contain.
    let isEvenOdd = clip.rule == .evenOdd
    writeShape(clip.path, canShare: !isEvenOdd) { if isEvenOdd { $0.out.append(" clip-rule=\"evenodd\"") } }
    out.append("</clipPath>")
    return end(definition)
  }
}
