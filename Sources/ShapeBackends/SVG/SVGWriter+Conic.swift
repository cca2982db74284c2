import ShapeCore

/// Conic gradients, which SVG does not have: a pattern as large as the painted area, filled with wedges.
extension SVGDocument {
  /// Returns the pattern of a conic gradient. If the opacity varies, the wedges are opaque under a mask of gray wedges.
  /// - Parameter reach: Returns a distance from a point within which everything is painted.
  mutating func defineConic(
    center origin: Point, start: Angle, _ stops: [ColorStop], covering region: Rect, reach: (Point) -> Double
  ) -> PaintValue {
    let first = stops.first?.tint ?? Tint.black
    // The content of a pattern is relative to the corner of its tile.
    let center = origin - region.origin
    let countPerTurn = 2 * Double.pi * reach(origin) * magnification / Self.narrowestBlade
    let tile = Rect(x: 0, y: 0, width: region.width, height: region.height)
    func fan(_ tint: (Tint) -> Tint) -> ConicFan<Tint>? {
      let stops = stops.map { (position: $0.position, color: tint($0.tint)) }
      return ConicFan(
        center: center, start: start, stops: stops, covering: tile, countPerTurn: countPerTurn)
    }
    let alpha = first.light.alpha
    let isUniform = stops.allSatisfy { $0.tint.light.alpha == alpha && $0.tint.dark.alpha == alpha }
    var mask: Int?
    if !isUniform { mask = defineMask(covering: tile) { $0.write(fan(Self.gray), center: center) } }
    let definition = begin("pattern")
    out.append(" patternUnits=\"userSpaceOnUse\"")
    self.region(region)
    out.append(UInt8(ascii: ">"))
    if mask != nil { openGroup(Wrap(mask: mask)) }
    write(fan(Self.opaque), center: center)
    if mask != nil { closeGroup() }
    out.append("</pattern>")
    return .server(end(definition), opacity: isUniform ? alpha : Pigment.opaque)
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

  /// Half a point of the picture at the rim of the painted area. Zoomed in n times, a blade is n / 2 pixels wide there,
  /// and neighbors differ as much as the gradient changes over half a point.
  private static let narrowestBlade = 0.5

  /// The factor by which blades extend beyond the painted area. So an error of half a unit is less than 0.1 points there.
  private static let bladeScale = 8.0

  private mutating func write(_ fan: ConicFan<Tint>?, center: Point) {
    guard let fan, work.spend(fan.steps) else { return }
    writeShape(.rect(fan.region)) { $0.attributes(.fill, fan.background) }
    if fan.blades.isEmpty { return }
    openGroup(Wrap(transform: .translation(center)))
    var previous = fan.background
    for blade in fan.blades {
      // The edge between two colors that differ much is exact. Others need not be.
      let startsSharply = Self.differ(previous, blade.color)
      let endsSharply = blade.isLast && Self.differ(blade.color, fan.background)
      previous = blade.color
      var corners = blade.corners.map { ($0 - center) * Self.bladeScale }
      let isExact = startsSharply || endsSharply
      if !isExact, corners.count == 3 { Self.shorten(&corners) }
      out.append("<path d=\"")
      var writer = PathDataWriter(isStroked: false, decimals: isExact ? 1 : 0)
      writer.write(Array(Path.polygon(corners).elements.dropLast()), to: &out)
      out.append(UInt8(ascii: "\""))
      attributes(.fill, blade.color)
      writeClasses()
      out.append("/>")
    }
    closeGroup()
  }

  /// Returns whether an edge between two colors is visible.
  private static func differ(_ a: Tint, _ b: Tint) -> Bool {
    a.steps(to: b) > 8
  }

  /// Moves the last corner of a triangle from the center to where the ray through it is right above, below or beside the
  /// second corner, which takes one number less.
  private static func shorten(_ corners: inout [Point]) {
    let start = Point(corners[1].x.rounded(), corners[1].y.rounded())
    let end = corners[2]
    if abs(start.x) >= abs(start.y) {
      let side = (start.x * end.y / end.x - start.y).rounded(.towardZero)
      corners[2] = Point(start.x, start.y + side)
    } else {
      let side = (start.y * end.x / end.y - start.x).rounded(.towardZero)
      corners[2] = Point(start.x + side, start.y)
    }
  }
}
