@_spi(Generated) import ShapeCore

/// A form: a transparency group of its own (11.6.6).
struct PDFForm {
  let id: PDFObjects.ID
  /// The bounding box of what it paints, in the coordinates in which it was made.
  let bounds: Rect

  /// What of a form is a mask (11.6.5.2).
  enum Mask { case alpha, luminosity }

  enum ColorSpace { case rgb, gray }
}

extension PageWriter {
  // MARK: Parameters

  /// Sets the opacity of fills, forms, shadings and images, or of strokes, and the blend mode, if they differ.
  mutating func setEffects(_ effects: Effects, alpha: Int32 = Pigment.opaque, isStroke: Bool = false) {
    let opacity = max(0, min(effects.opacity, 1))
    let alpha = Int32((Double(alpha) * opacity).rounded())
    var body = OutputBuffer(capacity: 64)
    body.append("<<")
    let empty = body.count
    if alpha != (isStroke ? stream.state.strokeAlpha : stream.state.fillAlpha) {
      body.append(isStroke ? "/CA " : "/ca ")
      body.number(units: Int64(alpha), decimals: 4)
      if isStroke { stream.state.strokeAlpha = alpha } else { stream.state.fillAlpha = alpha }
    }
    if effects.blend != stream.state.blend {
      body.append("/BM")
      body.append(effects.blend.nameInPDF)
      stream.state.blend = effects.blend
    }
    if body.count == empty { return }
    body.append(">>")
    setParameters(body)
  }

  /// Sets the soft mask to the alpha or the luminosity of a form. To be called between `save` and `restore`.
  mutating func setMask(_ form: PDFForm, _ kind: PDFForm.Mask) {
    var body = OutputBuffer(capacity: 64)
    switch kind {
    case .alpha: body.append("<</SMask<</S/Alpha/G ")
    case .luminosity: body.append("<</SMask<</S/Luminosity/G ")
    }
    body.reference(form.id)
    body.append(">>>>")
    leaveGray()
    setParameters(body)
  }

  /// Makes a gray color of fills one of red, green and blue: while a color in `DeviceGray` is set, Ghostscript 10.00 draws
  /// meshes in soft masks too dark.
  private mutating func leaveGray() {
    let rgb = stream.state.fill ?? 0
    guard Self.isGray(rgb) else { return }
    stream.state.fill = rgb
    for component in Pigment.components(rgb) { stream.number(component) }
    stream.line("rg")
  }

  private mutating func setParameters(_ body: OutputBuffer) {
    isTransparent = true
    stream.use(graphicsState: objects.number(ofGraphicsState: body))
  }

  // MARK: Forms

  /// The number of forms in each other from which no more groups are made. PDFium draws nothing of a form in 40 others,
  /// MuPDF fails in 90, and Poppler omits it in 100. A group takes up to two more, for a mask and a shadow.
  private static let mostForms = 28

  /// Returns whether readers might omit more groups in each other.
  func isTooDeep(for groups: Int = 1) -> Bool { depth + groups > Self.mostForms }

  /// Makes a form of everything that a closure writes. Its coordinates are the current ones. Returns `nil` if nothing of
  /// it is visible.
  /// - Parameter others: The number of further forms that will be around it, in each other.
  mutating func form(
    _ space: PDFForm.ColorSpace = .rgb, in others: Int = 0, _ body: (inout PageWriter) -> Void
  ) -> PDFForm? {
    guard let visible = stream.visible else { return nil }
    var inner = PageStream(base: stream.sceneMap, pageScale: stream.pageScale, visible: visible, state: PageState())
    swap(&stream, &inner)
    depth += 1 + others
    body(&self)
    depth -= 1 + others
    swap(&stream, &inner)
    guard let ink = inner.ink, ink.isFinite else { return nil }
    let box = ink.grownToWholePoints
    isTransparent = true
    var dictionary = OutputBuffer(capacity: 160)
    dictionary.append("/Subtype/Form/BBox")
    dictionary.array([box.minX, box.minY, box.maxX, box.maxY])
    switch space {
    case .rgb: dictionary.append("/Group<</S/Transparency/CS/DeviceRGB/I true>>")
    case .gray: dictionary.append("/Group<</S/Transparency/CS/DeviceGray/I true>>")
    }
    if let resources = inner.resources {
      dictionary.append("/Resources ")
      dictionary.reference(objects.add(resources))
    }
    return PDFForm(id: objects.add(stream: inner.out, dictionary), bounds: ink)
  }

  /// Paints a form.
  mutating func paint(_ form: PDFForm, _ effects: Effects = Effects()) {
    guard stream.mark(form.bounds) else { return }
    setEffects(effects)
    stream.paint(form.id)
  }

  /// Paints something that may be several marks as one: directly, if there are no effects, and otherwise as a form.
  mutating func paintTogether(_ effects: Effects, _ body: (inout PageWriter) -> Void) {
    if effects.isTrivial { return body(&self) }
    if let form = form(.rgb, body) { paint(form, effects) }
  }

  /// Writes something under a soft mask. It must be opaque, because MuPDF 1.21 applies its opacity to the mask as well.
  mutating func masked(by form: PDFForm, _ kind: PDFForm.Mask, _ body: (inout PageWriter) -> Void) {
    stream.save()
    setMask(form, kind)
    if stream.limit(to: form.bounds.inset(by: -1)) { body(&self) }
    stream.restore()
  }
}

extension BlendMode {
  /// Its name (ISO 32000-1, tables 136 and 137).
  var nameInPDF: StaticString {
    switch self {
    case .normal: "/Normal"
    case .multiply: "/Multiply"
    case .screen: "/Screen"
    case .overlay: "/Overlay"
    case .darken: "/Darken"
    case .lighten: "/Lighten"
    case .colorDodge: "/ColorDodge"
    case .colorBurn: "/ColorBurn"
    case .hardLight: "/HardLight"
    case .softLight: "/SoftLight"
    case .difference: "/Difference"
    case .exclusion: "/Exclusion"
    case .hue: "/Hue"
    case .saturation: "/Saturation"
    case .color: "/Color"
    case .luminosity: "/Luminosity"
    }
  }
}
