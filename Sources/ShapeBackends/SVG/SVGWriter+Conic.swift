import ShapeKit

/// Conic gradients, which SVG does not have: a pattern as large as what is painted, filled with wedges.
extension SVGDocument {
  /// A wedge's colour and where it starts, in turns from the gradient's start. It ends where the next one starts.
  private struct Wedge {
    var start: Double
    var tint: Tint
  }

  /// Where wedges lie, in the coordinates of a pattern.
  private struct Fan {
    var center: Point
    var start: Angle
    var tile: Rect
  }

  /// The pattern of a conic gradient. Where the opacity varies, the wedges are opaque under a mask of grey wedges.
  mutating func defineConic(_ gradient: ConicGradient, _ stops: [Stop], covering region: Rect) -> PaintValue {
    let first = stops.first?.tint ?? Tint.black
    // A pattern's content is measured from the corner of its tile.
    let center = (gradient.center ?? rootFrame.center) - region.origin
    let tile = Rect(x: 0, y: 0, width: region.width, height: region.height)
    let fan = Fan(center: center, start: gradient.start, tile: tile)
    let alpha = first.light.alpha
    let isUniform = stops.allSatisfy { $0.tint.light.alpha == alpha && $0.tint.dark.alpha == alpha }
    var mask: Int?
    if !isUniform {
      let definition = names.begin("mask", in: &out)
      out.append(" maskUnits=\"userSpaceOnUse\"")
      self.region(tile)
      out.append(UInt8(ascii: ">"))
      write(fan, stops.map { Stop(position: $0.position, tint: Self.grey($0.tint)) })
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
    write(fan, stops.map { Stop(position: $0.position, tint: Self.opaque($0.tint)) })
    if mask != nil { closeGroup() }
    out.append("</pattern>")
    return .server(names.end(definition, in: &out), opacity: isUniform ? alpha : Pigment.opaque)
  }

  private static func opaque(_ tint: Tint) -> Tint {
    Tint(light: Pigment(rgb: tint.light.rgb), dark: Pigment(rgb: tint.dark.rgb))
  }

  /// The opacities as luminances.
  private static func grey(_ tint: Tint) -> Tint {
    func grey(_ pigment: Pigment) -> Pigment {
      Pigment(rgb: UInt32((pigment.alpha * 255 + Pigment.opaque / 2) / Pigment.opaque) * 0x010101)
    }
    return Tint(light: grey(tint.light), dark: grey(tint.dark))
  }

  /// Fills a region with the last colour, then paints the wedges before it. Each reaches on below the next ones, so
  /// that no seam shows between them.
  private mutating func write(_ fan: Fan, _ stops: [Stop]) {
    let wedges = Self.wedges(stops)
    guard let last = wedges.last else { return }
    openRect(fan.tile)
    attributes(.fill, last.tint)
    writeClasses()
    out.append("/>")
    let tile = fan.tile
    let corners = [tile.topLeft, tile.topRight, tile.bottomRight, tile.bottomLeft]
    // The wedges' outer ends are chords of at most an eighth of a turn: they lie outside a circle round the region.
    let radius = (corners.map { fan.center.distance(to: $0) }.max() ?? 0) * 1.1 + 1
    for (index, wedge) in wedges.dropLast().enumerated() {
      let end = min(wedges[index + 1].start + 0.01, last.start)
      out.append("<path d=\"")
      var points: [PathElement] = [.move(to: fan.center)]
      let pieces = max(1, Int(((end - wedge.start) * 8).rounded(.up)))
      for piece in 0...pieces {
        let turns = wedge.start + (end - wedge.start) * Double(piece) / Double(pieces)
        let angle = fan.start.radians + turns * 2 * Double.pi
        let direction = Point(Mathematics.cosine(angle), Mathematics.sine(angle))
        points.append(.line(to: fan.center + direction * radius))
      }
      var writer = PathDataWriter(isStroked: false, decimals: 2)
      writer.write(points, to: &out)
      out.append(UInt8(ascii: "\""))
      attributes(.fill, wedge.tint)
      writeClasses()
      out.append("/>")
    }
  }

  /// Divides a turn into wedges of one colour each, between which no channel moves by more than a 255th except at hard
  /// stops.
  private static func wedges(_ stops: [Stop]) -> [Wedge] {
    var result: [Wedge] = []
    func append(_ start: Double, _ tint: Tint) {
      if start >= 1 { return }
      if let last = result.last {
        if last.tint == tint { return }
        if start <= last.start {
          result[result.count - 1].tint = tint
          return
        }
      }
      result.append(Wedge(start: start, tint: tint))
    }
    guard let first = stops.first, let last = stops.last else { return [] }
    append(0, first.tint)
    for (from, to) in zip(stops, stops.dropFirst()) where to.position > from.position {
      let steps = max(distance(from.tint.light.rgb, to.tint.light.rgb), distance(from.tint.dark.rgb, to.tint.dark.rgb))
      for step in 0..<max(steps, 1) {
        let t = (Double(step) + 0.5) / Double(max(steps, 1))
        let start = from.position + (to.position - from.position) * Double(step) / Double(max(steps, 1))
        let light = Pigment(rgb: mix(from.tint.light.rgb, to.tint.light.rgb, t))
        let dark = Pigment(rgb: mix(from.tint.dark.rgb, to.tint.dark.rgb, t))
        append(start, Tint(light: light, dark: dark))
      }
    }
    append(last.position, last.tint)
    return result
  }

  /// The largest difference of a channel of two colours.
  private static func distance(_ a: UInt32, _ b: UInt32) -> Int {
    channels.reduce(0) { max($0, abs(channel(a, $1) - channel(b, $1))) }
  }

  /// The colour a fraction of the way from one to another.
  private static func mix(_ a: UInt32, _ b: UInt32, _ t: Double) -> UInt32 {
    channels.reduce(0) { result, shift in
      let from = Double(channel(a, shift))
      let to = Double(channel(b, shift))
      return result | UInt32(from + (to - from) * t + 0.5) << shift
    }
  }

  private static var channels: [UInt32] { [0, 8, 16] }
  private static func channel(_ rgb: UInt32, _ shift: UInt32) -> Int { Int(rgb >> shift & 255) }
}
