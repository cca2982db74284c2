import ReferencePainter
import ShapeCore

/// Paints the first page of a PDF file as ISO 32000-1 says, as far as our files use it. It refuses everything else.
struct PDFPicture {
  private let file: PDFObjectFile
  private let page: PDFValue

  init(_ bytes: [UInt8]) throws {
    file = try PDFObjectFile(bytes)
    let catalog = file.resolve(file.trailer["Root"])
    let pages = file.resolve(catalog["Pages"])
    guard let first = pages["Kids"]?.items.first else { throw ReadingMistake("no page in \(pages)") }
    page = file.resolve(first)
  }

  /// Returns the pixels of the page and of its margin, from its top left corner.
  func raster() throws -> Raster {
    var result = PixelCanvas.blank
    guard let box = page["MediaBox"]?.numbers, box.count == 4, let contents = page["Contents"] else {
      throw ReadingMistake("page \(page)")
    }
    var state = State()
    state.map = Transform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: box[3])
    try run(try file.data(contents), file.resolve(page["Resources"]), state, on: &result)
    return result
  }

  private struct State {
    var map = Transform.identity
    var fill = Tone(0, 0, 0)
    var stroke = Tone(0, 0, 0)
    var style = StrokeStyle()
    var (fillAlpha, strokeAlpha) = (Float(1), Float(1))
    var blend = BlendMode.normal
    /// The clips and the soft mask.
    var limits: [[Float]] = []
    var mask: [Float]?
  }

  // MARK: Content streams

  private func run(_ bytes: [UInt8], _ resources: PDFValue, _ initial: State, on raster: inout Raster) throws {
    var scanner = PDFScanner(bytes)
    var operands: [PDFValue] = []
    var state = initial
    var saved: [State] = []
    var elements: [PathElement] = []
    var clip: FillRule?
    while let item = try scanner.next() {
      guard case .word(let name) = item else {
        operands.append(item)
        continue
      }
      let n = operands.compactMap(\.number)
      let expected = ["re": 4, "m": 2, "l": 2, "c": 6, "cm": 6, "rg": 3, "RG": 3, "g": 1, "G": 1, "w": 1, "M": 1]
      if let count = expected[name], n.count != count { throw ReadingMistake("\(operands) \(name)") }
      switch name {
      case "q": saved.append(state)
      case "Q":
        guard let last = saved.popLast() else { throw ReadingMistake("Q without q") }
        state = last
      case "cm": state.map = Transform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5]).then(state.map)
      case "m": elements.append(.move(to: Point(n[0], n[1])))
      case "l": elements.append(.line(to: Point(n[0], n[1])))
      case "c":
        elements.append(
          .curve(to: Point(n[4], n[5]), control1: Point(n[0], n[1]), control2: Point(n[2], n[3])))
      case "h": elements.append(.close)
      case "re":
        elements += Path.rect(Rect(x: n[0], y: n[1], width: n[2], height: n[3])).elements
      case "W": clip = .nonZero
      case "W*": clip = .evenOdd
      case "f", "f*", "S", "n":
        let path = Path(elements)
        elements = []
        switch name {
        case "f", "f*":
          let coverage = PixelCanvas.coverage(of: path, name == "f" ? .nonZero : .evenOdd, under: state.map)
          paint(on: &raster, state, state.fillAlpha) { $0.fill(coverage, with: state.fill) }
        case "S":
          let coverage = PixelCanvas.coverage(of: path.strokeContours(state.style), under: state.map)
          paint(on: &raster, state, state.strokeAlpha) { $0.fill(coverage, with: state.stroke) }
        default:
          guard let rule = clip else { throw ReadingMistake("a path without paint") }
          state.limits.append(PixelCanvas.factors(of: PixelCanvas.coverage(of: path, rule, under: state.map)))
        }
        clip = nil
      case "rg": state.fill = Tone(Float(n[0]), Float(n[1]), Float(n[2]))
      case "RG": state.stroke = Tone(Float(n[0]), Float(n[1]), Float(n[2]))
      case "g": state.fill = Tone(Float(n[0]), Float(n[0]), Float(n[0]))
      case "G": state.stroke = Tone(Float(n[0]), Float(n[0]), Float(n[0]))
      case "w": state.style.width = n[0]
      case "M": state.style.miterLimit = n[0]
      case "J": state.style.cap = [.butt, .round, .square][Int(n[0])]
      case "j": state.style.join = [.miter, .round, .bevel][Int(n[0])]
      case "d": (state.style.dash, state.style.phase) = (operands[0].numbers, n[0])
      case "gs": try set(try resource("ExtGState", operands, resources), &state)
      case "sh":
        guard let reference = resources["Shading"]?[operands[0].name ?? ""] else { throw ReadingMistake("\(operands)") }
        let shading = try PDFShading(file, reference)
        let area = Self.area(inside: state.limits)
        paint(on: &raster, state, state.fillAlpha) {
          $0.fill(area, with: .shading { shading.tone($0) }, under: state.map)
        }
      case "Do":
        guard let reference = resources["XObject"]?[operands[0].name ?? ""] else { throw ReadingMistake("\(operands)") }
        let group = try form(reference, state)
        paint(on: &raster, state, state.fillAlpha) { $0.draw(group, opacity: 1) }
      default: throw ReadingMistake("operator \(name)")
      }
      operands = []
    }
    guard saved.isEmpty, elements.isEmpty, operands.isEmpty else { throw ReadingMistake("the end of a stream") }
  }

  /// Paints with the parameters of the state.
  private func paint(on raster: inout Raster, _ state: State, _ alpha: Float, _ body: (inout Raster) -> Void) {
    if state.limits.isEmpty, state.mask == nil, state.blend == .normal, alpha == 1 { return body(&raster) }
    var group = PixelCanvas.blank
    body(&group)
    for factors in state.limits { group.multiply(by: factors) }
    if let mask = state.mask { group.multiply(by: mask) }
    raster.draw(group, opacity: alpha, state.blend)
  }

  /// Returns all pixels that are visible under some factors.
  private static func area(inside limits: [[Float]]) -> Coverage {
    var result = Coverage(left: 0, top: 0, width: PixelCanvas.extent, height: PixelCanvas.extent)
    for pixel in result.values.indices { result.values[pixel] = limits.allSatisfy { $0[pixel] > 0 } ? 1 : 0 }
    return result
  }

  private func resource(_ kind: String, _ operands: [PDFValue], _ resources: PDFValue) throws -> PDFValue {
    guard let name = operands.first?.name, let value = resources[kind]?[name] else {
      throw ReadingMistake("no \(kind) \(operands)")
    }
    return file.resolve(value)
  }

  private func set(_ parameters: PDFValue, _ state: inout State) throws {
    guard case .dictionary(let entries) = parameters else { throw ReadingMistake("\(parameters)") }
    for (key, value) in entries {
      switch (key, value) {
      case ("ca", .number(let alpha)): state.fillAlpha = Float(alpha)
      case ("CA", .number(let alpha)): state.strokeAlpha = Float(alpha)
      case ("BM", .name(let name)):
        guard let mode = Self.blendModes[name] else { throw ReadingMistake("blend mode \(name)") }
        state.blend = mode
      case ("SMask", .dictionary):
        guard state.mask == nil, let reference = value["G"] else { throw ReadingMistake("a mask in a mask") }
        let group = try form(reference, state)
        switch value["S"] {
        case .name("Alpha"): state.mask = group.alphas
        case .name("Luminosity"): state.mask = group.luminances
        default: throw ReadingMistake("\(value)")
        }
      default: throw ReadingMistake("graphics state parameter \(key) \(value)")
      }
    }
  }

  /// Returns the pixels of a form.
  private func form(_ reference: PDFValue, _ outer: State) throws -> Raster {
    let form = file.resolve(reference)
    guard form["Subtype"] == .name("Form"), let box = form["BBox"]?.numbers, box.count == 4,
      file.resolve(form["Group"])["I"] == .word("true")
    else { throw ReadingMistake("form \(form)") }
    var state = outer
    (state.fillAlpha, state.strokeAlpha, state.blend, state.mask) = (1, 1, .normal, nil)
    let rect = Rect(x: box[0], y: box[1], width: box[2] - box[0], height: box[3] - box[1])
    state.limits = [PixelCanvas.factors(of: PixelCanvas.coverage(of: .rect(rect), under: outer.map))]
    var group = PixelCanvas.blank
    try run(try file.data(reference), file.resolve(form["Resources"]), state, on: &group)
    return group
  }

  private static let blendModes: [String: BlendMode] = [
    "Normal": .normal, "Multiply": .multiply, "Screen": .screen, "Overlay": .overlay, "Darken": .darken,
    "Lighten": .lighten, "ColorDodge": .colorDodge, "ColorBurn": .colorBurn, "HardLight": .hardLight,
    "SoftLight": .softLight, "Difference": .difference, "Exclusion": .exclusion, "Hue": .hue,
    "Saturation": .saturation, "Color": .color, "Luminosity": .luminosity,
  ]
}
