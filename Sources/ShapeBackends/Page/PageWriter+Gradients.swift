@_spi(Generated) import ShapeCore

/// Gradients, which fill the current clip. Linear and radial ones are shadings of types 2 and 3 (ISO 32000-1, 8.7.4.5),
/// whose colors are interpolated in DeviceRGB channel by channel, as SVG does in sRGB. Their dictionaries are the same in
/// PostScript. Translucent ones have a soft mask with a shading of their opacities, which is therefore interpolated on its
/// own.
extension PageWriter {
  /// Fills the current clip with a gradient.
  /// - Parameter region: Contains all of the clip that matters.
  mutating func writeGradient(_ gradient: PageGradient, over region: Rect, _ effects: Effects) {
    let alphas = gradient.stops.map { $0.color.alpha }
    guard let alpha = alphas.first else { return }
    var effects = effects
    if alphas.allSatisfy({ $0 == alpha }) {
      effects.opacity *= Double(alpha) / Double(Pigment.opaque)
      return writeOpaque(gradient, over: region, effects)
    }
    let opacities = gradient.opacities(times: effects.opacity)
    let form = form(.gray) { page in
      if page.stream.mark(region) { page.writeOpaque(opacities, in: .gray, over: region, Effects()) }
    }
    guard let form else { return }
    switch gradient.geometry {
    case .linear, .radial:
      masked(by: form, .luminosity) { $0.writeOpaque(gradient, over: region, effects.opaque) }
    case .conic:
      // A mask applies to each wedge by itself, and wedges overlap.
      let fan = self.form { $0.writeOpaque(gradient, over: region, Effects()) }
      if let fan { masked(by: form, .luminosity) { $0.paint(fan, effects.opaque) } }
    }
  }

  /// Fills the current clip with a gradient without its opacities.
  private mutating func writeOpaque(
    _ gradient: PageGradient, in space: PDFForm.ColorSpace = .rgb, over region: Rect, _ effects: Effects
  ) {
    switch gradient.geometry {
    case .linear(let from, let to):
      let ramp = ColorRamp(gradient.stops)
      let (low, high) = (ramp.domain.lowerBound, ramp.domain.upperBound)
      let (first, last) = (from.interpolated(to: to, at: low), from.interpolated(to: to, at: high))
      setEffects(effects)
      shade(ramp, type: 2, [first.x, first.y, last.x, last.y], space)
    case .radial(let center, let radius):
      var ramp = ColorRamp(gradient.stops)
      ramp.dropNegative()
      let reach = radius * ramp.domain.upperBound
      setEffects(effects)
      shade(ramp, type: 3, [center.x, center.y, 0, center.x, center.y, reach], space)
    case .conic(let center, let start):
      let stops = gradient.stops.map { (position: $0.position, color: Pigment(rgb: $0.color.rgb)) }
      let fan = ConicFan(center: center, start: start, stops: stops, covering: region.grownToWholePoints)
      guard let fan else { return }
      paintTogether(effects) { page in
        if page.stream.mark(region) { page.write(fan) }
      }
    }
  }

  /// Fills the current clip with a shading.
  private mutating func shade(
    _ ramp: ColorRamp, type: Int, _ coordinates: [Double], _ space: PDFForm.ColorSpace
  ) {
    var body = OutputBuffer(capacity: 256)
    body.append("<</ShadingType ")
    body.integer(type)
    switch space {
    case .rgb: body.append("/ColorSpace/DeviceRGB")
    case .gray: body.append("/ColorSpace/DeviceGray")
    }
    body.append("/Extend[true true]/Coords")
    body.array(coordinates)
    let domain = [ramp.domain.lowerBound, ramp.domain.upperBound]
    if ramp.domain != 0...1 {
      body.append("/Domain")
      body.array(domain, decimals: ColorRamp.decimals)
    }
    body.append("/Function")
    if ramp.pieces.count == 1 {
      append(ramp.pieces[0], space, to: &body)
    } else {
      body.append("<</FunctionType 3/Domain")
      body.array(domain, decimals: ColorRamp.decimals)
      body.append("/Bounds")
      body.array(ramp.pieces.dropLast().map { $0.end }, decimals: ColorRamp.decimals)
      body.append("/Encode")
      body.array(ramp.pieces.flatMap { _ in [0, 1] })
      body.append("/Functions[")
      for piece in ramp.pieces { append(piece, space, to: &body) }
      body.append("]>>")
    }
    body.append(">>")
    switch language {
    case .pdf: stream.shade(objects.add(body))
    case .postScript:
      stream.out.append(wrapping: body.finish())
      stream.line(" sh")
    }
  }

  /// Appends an exponential function (7.10.3) between two colors.
  private func append(_ piece: ColorRamp.Piece, _ space: PDFForm.ColorSpace, to body: inout OutputBuffer) {
    func components(_ color: Pigment) -> [Double] {
      let components = Pigment.components(color.rgb)
      switch space {
      case .rgb: return components
      case .gray: return Array(components.prefix(1))
      }
    }
    body.append("<</FunctionType 2/N 1/Domain[0 1]/C0")
    body.array(components(piece.from))
    body.append("/C1")
    body.array(components(piece.to))
    body.append(">>")
  }

  /// Fills the clip with the fan's background and paints its blades over it.
  private mutating func write(_ fan: ConicFan<Pigment>) {
    guard work.spend(fan.steps) else { return }
    setEffects(Effects())
    func fill(_ path: Path, _ color: Pigment) {
      setFill(color.rgb)
      stream.constructArea(path)
      stream.line("f")
    }
    fill(.rect(fan.region), fan.background)
    for blade in fan.blades { fill(.polygon(blade.corners), blade.color) }
  }
}

extension PageGradient {
  /// Returns the same gradient with gray values for its opacities.
  fileprivate func opacities(times opacity: Double) -> PageGradient {
    var gradient = self
    for index in stops.indices {
      gradient.stops[index].color = .gray(Double(stops[index].color.alpha) / Double(Pigment.opaque) * opacity)
    }
    return gradient
  }
}
