import ShapeKit

/// Conic gradients, which SVG does not have: a pattern as large as the painted area, filled with wedges.
extension SVGDocument {
  /// Returns the pattern of a conic gradient. If the opacity varies, the wedges are opaque under a mask of gray wedges.
  mutating func defineConic(_ gradient: ConicGradient, _ stops: [ColorStop], covering region: Rect) -> PaintValue {
    let first = stops.first?.tint ?? Tint.black
    // The content of a pattern is relative to the corner of its tile.
    let center = (gradient.center ?? scene.rootFrame.center) - region.origin
    let tile = Rect(x: 0, y: 0, width: region.width, height: region.height)
    func fan(_ tint: (Tint) -> Tint) -> ConicFan {
      let stops = stops.map { ColorStop(position: $0.position, tint: tint($0.tint)) }
      return ConicFan(center: center, start: gradient.start, stops: stops, covering: tile)
    }
    let alpha = first.light.alpha
    let isUniform = stops.allSatisfy { $0.tint.light.alpha == alpha && $0.tint.dark.alpha == alpha }
    var mask: Int?
    if !isUniform {
      let definition = names.begin("mask", in: &out)
      out.append(" maskUnits=\"userSpaceOnUse\"")
      self.region(tile)
      out.append(UInt8(ascii: ">"))
      write(fan(Self.gray))
      out.append("</mask>")
      mask = names.end(definition, in: &out)
    }
    let definition = names.begin("pattern", in: &out)
    out.append(" patternUnits=\"userSpaceOnUse\"")
    self.region(region)
    out.append(UInt8(ascii: ">"))
    if mask != nil {
      var wrap = Wrap()
      wrap.mask = mask
      openGroup(wrap)
    }
    write(fan(Self.opaque))
    if mask != nil { closeGroup() }
    out.append("</pattern>")
    return .server(names.end(definition, in: &out), opacity: isUniform ? alpha : Pigment.opaque)
  }

  private static func opaque(_ tint: Tint) -> Tint {
    Tint(light: Pigment(rgb: tint.light.rgb), dark: Pigment(rgb: tint.dark.rgb))
  }

  /// Returns the opacities as luminances.
  private static func gray(_ tint: Tint) -> Tint {
    func gray(_ pigment: Pigment) -> Pigment {
      Pigment(rgb: UInt32((pigment.alpha * 255 + Pigment.opaque / 2) / Pigment.opaque) * 0x010101)
    }
    return Tint(light: gray(tint.light), dark: gray(tint.dark))
  }

  private mutating func write(_ fan: ConicFan) {
    openRect(fan.region)
    attributes(.fill, fan.background)
    writeClasses()
    out.append("/>")
    for blade in fan.blades {
      out.append("<path d=\"")
      var writer = PathDataWriter(isStroked: false, decimals: 2)
      writer.write(Array(Path.polygon(blade.corners).elements.dropLast()), to: &out)
      out.append(UInt8(ascii: "\""))
      attributes(.fill, blade.tint)
      writeClasses()
      out.append("/>")
    }
  }
}
