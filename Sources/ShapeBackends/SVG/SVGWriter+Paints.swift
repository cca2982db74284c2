import ShapeCore

/// The properties of a color and its opacity.
enum PaintProperty: UInt8 {
  case fill, stroke, stop, flood

  var color: StaticString {
    switch self {
    case .fill: "fill"
    case .stroke: "stroke"
    case .stop: "stop-color"
    case .flood: "flood-color"
    }
  }

  var opacity: StaticString {
    switch self {
    case .fill: "fill-opacity"
    case .stroke: "stroke-opacity"
    case .stop: "stop-opacity"
    case .flood: "flood-opacity"
    }
  }
}

/// A paint whose definitions have been written.
enum PaintValue: Equatable {
  /// Paints nothing.
  case none
  case color(Tint)
  /// A definition, by the number of its id, and the opacity of the paint.
  case server(Int, opacity: Int32)
}

extension SVGDocument {
  /// Returns a color in the appearances of the document.
  func tint(_ color: Color) -> Tint {
    func pigment(_ color: RGBA) -> Pigment {
      let pigment = Pigment(color)
      return isInMask ? Pigment(rgb: 0xFFFFFF, alpha: pigment.alpha) : pigment
    }
    var tint =
      switch scheme {
      case .automatic: Tint(light: pigment(color.light), dark: pigment(color.dark))
      case .light: Tint(pigment(color.light))
      case .dark: Tint(pigment(color.dark))
      }
    if !isInMask, scene.colorParameters.indices.contains(Int(color.parameter) - 1) {
      tint.parameter = color.parameter
    }
    return tint
  }

  /// Returns whether a paint is visible in one of the appearances of the document.
  func isVisible(_ paint: ScenePaint.ID) -> Bool {
    !scene.paints[paint].colorsSatisfy { tint($0).isClear }
  }

  /// Writes the definitions of a paint. In a shadow only opacities count, and everything is black, except in a mask.
  /// - Parameters:
  ///   - path: The path that is filled, or stroked with a style.
  mutating func define(
    _ paint: ScenePaint.ID, isShadow: Bool, on path: Path, strokedWith style: StrokeStyle? = nil
  ) -> PaintValue {
    let isShadow = isShadow && !isInMask
    switch scene.paints[paint] {
    case .color(let color):
      let tint = tint(color)
      return .color(isShadow ? tint.blackened : tint)
    case .gradient(let gradient):
      let stops = stops(gradient.stops, isShadow: isShadow)
      if let plain = plain(stops) { return plain }
      switch gradient.geometry {
      case .linear(let from, let to):
        return .server(defineLinear(from: from, to: to, stops), opacity: Pigment.opaque)
      case .radial(let center, let radius):
        return .server(defineRadial(center: center, radius: radius, stops), opacity: Pigment.opaque)
      case .conic(let center, let start):
        guard let ink = style.map({ path.strokeBounds($0) }) ?? path.bounds, ink.isFinite else { return .none }
        return defineConic(center: center, start: start, stops, covering: ink.grownToWholePoints) {
          path.reach(from: $0, strokedWith: style)
        }
      }
    }
  }

  private func stops(_ stops: [GradientStop], isShadow: Bool) -> [ColorStop] {
    stops.map { stop in
      let tint = tint(stop.color)
      return ColorStop(position: stop.position, tint: isShadow ? tint.blackened : tint)
    }
  }

  /// Returns the paint of a gradient with one color, or with none. `nil` for others.
  private func plain(_ stops: [ColorStop]) -> PaintValue? {
    guard let first = stops.first else { return PaintValue.none }
    return stops.allSatisfy { $0.tint == first.tint } ? .color(first.tint) : nil
  }

  private mutating func defineLinear(from: Point, to: Point, _ stops: [ColorStop]) -> Int {
    let definition = begin("linearGradient")
    out.append(" gradientUnits=\"userSpaceOnUse\"")
    offset(" x1=\"", from.x)
    offset(" y1=\"", from.y)
    // `x2` defaults to the width of the view, the others to 0.
    number(" x2=\"", to.x)
    offset(" y2=\"", to.y)
    writeStops(stops)
    out.append("</linearGradient>")
    return end(definition)
  }

  private mutating func defineRadial(center: Point, radius: Double, _ stops: [ColorStop]) -> Int {
    let definition = begin("radialGradient")
    out.append(" gradientUnits=\"userSpaceOnUse\"")
    number(" cx=\"", center.x)
    number(" cy=\"", center.y)
    length(" r=\"", radius)
    writeStops(stops)
    out.append("</radialGradient>")
    return end(definition)
  }

  private mutating func writeStops(_ stops: [ColorStop]) {
    out.append(UInt8(ascii: ">"))
    for stop in stops {
      out.append("<stop")
      offset(" offset=\"", stop.position)
      attributes(.stop, stop.tint)
      writeClasses()
      out.append("/>")
    }
  }

  /// Writes the attributes of a paint on the current element.
  mutating func attributes(_ property: PaintProperty, _ value: PaintValue) {
    switch value {
    case .none:
      if property == .fill { out.append(" fill=\"none\"") }
    case .color(let tint):
      attributes(property, tint)
    case .server(let id, let opacity):
      out.append(UInt8(ascii: " "))
      out.append(property.color)
      reference("=\"", id)
      self.opacity(property, opacity)
    }
  }

  /// Writes the attributes of a color on the current element, and adds its class if it is adaptive.
  mutating func attributes(_ property: PaintProperty, _ tint: Tint) {
    // Everything except strokes defaults to black.
    if tint.light.rgb != 0 || property == .stroke {
      out.append(UInt8(ascii: " "))
      out.append(property.color)
      out.append("=\"")
      out.color(tint.light.rgb)
      out.append(UInt8(ascii: "\""))
    }
    opacity(property, tint.light.alpha)
    if tint.parameter != 0 { variables.append((property, tint)) }
    if tint.light != tint.dark {
      let isVariable = tint.parameter != 0
      let style = SVGNames.Style(
        property: property,
        rgb: tint.light.rgb == tint.dark.rgb && !isVariable ? nil : tint.dark.rgb,
        alpha: tint.light.alpha == tint.dark.alpha && !isVariable ? nil : tint.dark.alpha,
        parameter: tint.parameter)
      classes.append(names.classNumber(for: style))
    }
  }

  private mutating func opacity(_ property: PaintProperty, _ alpha: Int32) {
    if alpha == Pigment.opaque { return }
    out.append(UInt8(ascii: " "))
    out.append(property.opacity)
    out.append("=\"")
    out.number(units: Int64(alpha), decimals: 4)
    out.append(UInt8(ascii: "\""))
  }
}
