import ShapeCore

extension SVGDocument {
  /// Writes an element that draws a path or clips with one. Rectangles, circles and ellipses keep their kind, unless they
  /// are so flat that SVG would not stroke them.
  /// - Parameters:
  ///   - canShare: Whether it can refer to an equal shape, or others to it.
  ///   - wrap: The attributes of a layer.
  ///   - paint: Writes the attributes of the paint.
  mutating func writeShape(
    _ path: Path, rule: FillRule = .nonZero, strokedWith style: StrokeStyle? = nil, canShare: Bool = true,
    wrap: Wrap = Wrap(), paint: (inout SVGDocument) -> Void = { _ in }
  ) {
    element = ShapeElement(start: out.count, isInDefinition: openDefinitions > 0)
    writeGeometry(path, strokedWith: style)
    element.geometry = out.count
    // CairoSVG applies the opacity of a `<use>` twice.
    if canShare, wrap.opacity == 1 {
      shareGeometry(isStroked: style != nil)
      element.geometry = out.count
    }
    if case .elements = path.storage, rule == .evenOdd { out.append(" fill-rule=\"evenodd\"") }
    paint(&self)
    element.paint = out.count
    attributes(wrap)
    element.wrap = out.count
    let blends = blending != .none
    writeClasses()
    element.end = out.count
    if !blends { groupWithNeighbor() }
    out.append("/>")
    elements.append(element)
  }

  private mutating func writeGeometry(_ path: Path, strokedWith style: StrokeStyle?) {
    switch path.storage {
    case .rect(let rect):
      if rect.width > 0, rect.height > 0 { return openRect(rect) }
      openPath(path.elements, strokedWith: style)
    case .roundedRect(let rect, let radii):
      if rect.width > 0, rect.height > 0, radii.isUniform {
        openRect(rect)
        if radii.topLeft > 0 { length(" rx=\"", radii.topLeft) }
        return
      }
      openPath(path.elements, strokedWith: style)
    case .ellipse(let rect):
      if rect.width > 0, rect.height > 0 { return openEllipse(rect) }
      openPath(path.elements, strokedWith: style)
    case .elements(let elements):
      openPath(elements, strokedWith: style)
    }
  }

  /// Writes the tag and the attributes of a rectangle.
  private mutating func openRect(_ rect: Rect) {
    out.append("<rect")
    offset(" x=\"", rect.x)
    offset(" y=\"", rect.y)
    extent(" width=\"", from: rect.x, rect.width)
    extent(" height=\"", from: rect.y, rect.height)
  }

  private mutating func openEllipse(_ rect: Rect) {
    let isCircle = NumberWriter.length(rect.width / 2) == NumberWriter.length(rect.height / 2)
    out.append(isCircle ? "<circle" : "<ellipse")
    offset(" cx=\"", rect.midX)
    offset(" cy=\"", rect.midY)
    if isCircle {
      length(" r=\"", rect.width / 2)
    } else {
      length(" rx=\"", rect.width / 2)
      length(" ry=\"", rect.height / 2)
    }
  }

  private mutating func openPath(_ elements: [PathElement], strokedWith style: StrokeStyle?) {
    out.append("<path d=\"")
    let keepsDots = style.map { $0.cap != .butt } ?? false
    var writer = PathDataWriter(
      isStroked: style != nil, keepsDots: keepsDots, decimals: NumberWriter.decimals(for: elements))
    writer.write(elements, to: &out)
    out.append(UInt8(ascii: "\""))
  }

  /// Writes the attributes of a line's style, except its color.
  mutating func attributes(_ style: StrokeStyle, on path: Path) {
    if style.width != 1 { length(" stroke-width=\"", style.width) }
    switch style.cap {
    case .butt: break
    case .round: out.append(" stroke-linecap=\"round\"")
    case .square: out.append(" stroke-linecap=\"square\"")
    }
    switch style.join {
    case .miter: if path.showsMiterLimit(style.miterLimit) { number(" stroke-miterlimit=\"", style.miterLimit) }
    case .round: out.append(" stroke-linejoin=\"round\"")
    case .bevel: out.append(" stroke-linejoin=\"bevel\"")
    }
    if style.dash.isEmpty { return }
    out.append(" stroke-dasharray=\"")
    for (index, length) in style.dash.enumerated() {
      if index > 0 { out.append(UInt8(ascii: " ")) }
      // Cairo, and with it librsvg, omits dashes of length 0 other than the first. In an odd number of lengths, each is
      // that of a dash.
      let isDash = index % 2 == 0 || style.dash.count % 2 == 1
      let isOmitted = length == 0 && index > 0 && isDash && style.cap != .butt
      out.length(isOmitted ? 1e-4 : length)
    }
    out.append(UInt8(ascii: "\""))
    offset(" stroke-dashoffset=\"", style.phase)
  }

  /// Writes one element that fills a path, strokes it, or both, after its definitions.
  mutating func write(_ drawing: Drawing, wrap: Wrap, isShadow: Bool) {
    let shape = scene.paths[drawing.path]
    var fillValue = PaintValue.none
    if let fill = drawing.fill { fillValue = define(fill.paint, isShadow: isShadow, on: shape) }
    var strokeValue = PaintValue.none
    let style = drawing.stroke.map { scene.strokeStyles[$0.style] }
    if let stroke = drawing.stroke, let style {
      strokeValue = define(stroke.paint, isShadow: isShadow, on: shape, strokedWith: style)
    }
    if fillValue == .none, strokeValue == .none { return }
    let rule = fillValue == .none ? .nonZero : drawing.fill?.rule ?? .nonZero
    writeShape(shape, rule: rule, strokedWith: style, wrap: wrap) { document in
      document.attributes(.fill, fillValue)
      if let style {
        document.attributes(.stroke, strokeValue)
        document.attributes(style, on: shape)
      }
    }
  }
}
