import ShapeCore

extension PostScriptDocument {
  /// Returns the paint of the page: the shadow's color if a shadow is cast, and `nil` if nothing is visible. All colors
  /// are opaque or clear, so that one visible color means that all are opaque.
  func pagePaint(_ paint: ScenePaint, in context: Context) -> PagePaint? {
    let stops = paint.stops.map { (position: $0.position, color: scheme.pigment($0.color)) }
    guard let first = stops.first, first.color.alpha > 0 else { return nil }
    if let shadow = context.shadow { return .color(shadow) }
    guard case .gradient(let gradient) = paint, !stops.allSatisfy({ $0.color == first.color }) else {
      return .color(first.color)
    }
    let map = context.map
    let geometry: GradientGeometry =
      switch gradient.geometry {
      case .linear(let from, let to): .linear(from: map.apply(from), to: map.apply(to))
      case .radial(let center, let radius): .radial(center: map.apply(center), radius: radius)
      case .conic(let center, let start): .conic(center: map.apply(center), start: start + context.rotation)
      }
    return .gradient(PageGradient(stops: stops, geometry: geometry))
  }

  mutating func writeFill(_ path: Path, _ rule: FillRule, _ paint: ScenePaint, in context: Context) {
    guard let paint = pagePaint(paint, in: context), let region = path.paintedPart(rule) else { return }
    writeArea(region.transformed(by: context.map), rule, paint)
  }

  /// Paints an area of the scene.
  mutating func writeArea(_ area: Path, _ rule: FillRule, _ paint: PagePaint) {
    let elements = area.transformed(by: page).elements
    switch paint {
    case .color(let color):
      setColor(color)
      constructArea(elements)
      switch rule {
      case .nonZero: line("fill")
      case .evenOdd: line("eofill")
      }
    case .gradient(let gradient):
      saveState()
      clip(to: elements, rule)
      writeGradient(gradient, over: area.bounds)
      restoreState()
    }
  }

  /// Clips to an area of the page.
  mutating func clip(to elements: [PathElement], _ rule: FillRule) {
    constructArea(elements)
    switch rule {
    case .nonZero: line("clip")
    case .evenOdd: line("eoclip")
    }
    line("newpath")
  }

  mutating func setColor(_ color: Pigment) {
    if states[states.count - 1].color == color.rgb { return }
    states[states.count - 1].color = color.rgb
    components(color)
    line("setrgbcolor")
  }

  /// Writes red, green and blue in 0...1.
  mutating func components(_ color: Pigment) {
    for shift: UInt32 in [16, 8, 0] { number(Double(color.rgb >> shift & 255) / 255) }
  }
}
