import ShapeCore

/// Gradients, which fill the current clip. Linear and radial ones are shadings of types 2 and 3, whose colors
/// PostScript interpolates in DeviceRGB channel by channel, as SVG does in sRGB.
extension PostScriptDocument {
  /// Fills the current clip with a gradient. `region` contains all of the clip that matters, in the coordinates of the
  /// scene.
  mutating func writeGradient(_ gradient: PageGradient, over region: Rect?) {
    switch gradient.geometry {
    case .linear(let from, let to): writeLinear(ColorRamp(gradient.stops), from: page.apply(from), to: page.apply(to))
    case .radial(let center, let radius):
      writeRadial(ColorRamp(gradient.stops), center: page.apply(center), radius: radius)
    case .conic(let center, let start):
      guard let region, region.isFinite else { return }
      let fan = ConicFan(
        center: center, start: start, stops: gradient.stops, covering: region.grownToWholePoints)
      if let fan { write(fan) }
    }
  }

  private mutating func writeLinear(_ ramp: ColorRamp, from: Point, to: Point) {
    line("<< /ShadingType 2 /ColorSpace /DeviceRGB /Extend [ true true ]")
    out.append("/Coords [ ")
    point(from.interpolated(to: to, at: ramp.domain.lowerBound))
    point(from.interpolated(to: to, at: ramp.domain.upperBound))
    writeShading(ramp)
  }

  private mutating func writeRadial(_ ramp: ColorRamp, center: Point, radius: Double) {
    var ramp = ramp
    ramp.dropNegative()
    line("<< /ShadingType 3 /ColorSpace /DeviceRGB /Extend [ true true ]")
    out.append("/Coords [ ")
    point(center)
    out.append("0 ")
    point(center)
    length(radius * ramp.domain.upperBound)
    writeShading(ramp)
  }

  /// Writes the end of a shading's coordinates, its function, and the operator that paints it.
  private mutating func writeShading(_ ramp: ColorRamp) {
    out.append("] ")
    writeDomain(ramp)
    out.append("/Function ")
    if ramp.pieces.count == 1 {
      writeFunction(ramp.pieces[0])
    } else {
      out.append("<< /FunctionType 3 ")
      writeDomain(ramp)
      line("/Bounds [")
      for piece in ramp.pieces.dropLast() {
        out.number(units: NumberWriter.units(piece.end, decimals: ColorRamp.decimals), decimals: ColorRamp.decimals)
        line("")
      }
      line("] /Encode [")
      for _ in ramp.pieces { line("0 1") }
      line("] /Functions [")
      for piece in ramp.pieces { writeFunction(piece) }
      line("] >>")
    }
    line(">> shfill")
  }

  private mutating func writeDomain(_ ramp: ColorRamp) {
    out.append("/Domain [ ")
    position(ramp.domain.lowerBound)
    position(ramp.domain.upperBound)
    line("]")
  }

  private mutating func position(_ position: Double) {
    number(position, decimals: ColorRamp.decimals)
  }

  private mutating func writeFunction(_ piece: ColorRamp.Piece) {
    out.append("<< /FunctionType 2 /N 1 /Domain [ 0 1 ] /C0 [ ")
    components(piece.from)
    out.append("] /C1 [ ")
    components(piece.to)
    line("] >>")
  }

  /// Fills the clip with the fan's background and paints its blades over it.
  private mutating func write(_ fan: ConicFan<Pigment>) {
    func fill(_ corners: [Point], _ color: Pigment) {
      setColor(color)
      constructArea(Path.polygon(corners.map { page.apply($0) }).elements)
      line("fill")
    }
    let region = fan.region
    fill([region.topLeft, region.topRight, region.bottomRight, region.bottomLeft], fan.background)
    for blade in fan.blades { fill(blade.corners, blade.color) }
  }
}
