import ShapeCore

/// A content stream that is being written: that of a page, or of a form (ISO 32000-1, 7.8.2 and 8.10).
struct PageStream {
  var out: OutputBuffer
  /// The known graphics states, the innermost last.
  private(set) var states: [PageState]
  /// The transform from the coordinates at the start of the stream to those of the scene.
  let base: Transform
  /// The number of points on the page for each point of the scene.
  let pageScale: Double
  /// The bounding box of everything painted, in the coordinates at the start of the stream.
  private(set) var ink: Rect?
  /// Whether its language has circular arcs, as PostScript does.
  let hasArcs: Bool
  private var graphicsStates: [(number: Int, body: [UInt8])] = []
  private var forms: [PDFObjects.ID] = []
  private var shadings: [PDFObjects.ID] = []
  /// What the arrays above contain.
  private var knownStates: Set<Int> = []
  private var knownForms: Set<PDFObjects.ID> = []
  private var knownShadings: Set<PDFObjects.ID> = []

  /// Creates the stream of a page or a form.
  /// - Parameters:
  ///   - pageScale: The number of points on the page for each point of the scene.
  ///   - visible: The region that is visible in any case, in the coordinates at the start of the stream.
  ///   - state: The known graphics state at its start.
  init(
    base: Transform, pageScale: Double, visible: Rect, state: PageState, hasArcs: Bool = false, capacity: Int = 256
  ) {
    out = OutputBuffer(capacity: capacity)
    self.hasArcs = hasArcs
    self.base = base
    self.pageScale = pageScale
    states = [state]
    states[0].visible = visible
  }

  var state: PageState {
    get { states[states.count - 1] }
    _modify { yield &states[states.count - 1] }
  }

  /// The transform from the current coordinates to those of the scene.
  var sceneMap: Transform { state.map.then(base) }

  /// An upper bound for the factor by which lengths in the current coordinates grow on the page, equal to it for rotations
  /// and scalings.
  var magnification: Double {
    let map = sceneMap
    return max((map.a * map.a + map.b * map.b).squareRoot(), (map.c * map.c + map.d * map.d).squareRoot()) * pageScale
  }

  /// The region that may be visible, in the current coordinates, or `nil` if none is.
  var visible: Rect? {
    let inside = state.map == .identity ? state.visible : state.map.inverse?.bounds(of: state.visible)
    return inside?.isFinite == true ? inside : nil
  }

  mutating func save() {
    line("q")
    states.append(state)
  }

  mutating func restore() {
    line("Q")
    states.removeLast()
  }

  mutating func concatenate(_ map: Transform) {
    for value in [map.a, map.b, map.c, map.d] { number(value, decimals: NumberWriter.factorDecimals) }
    number(map.tx)
    number(map.ty)
    line("cm")
    state.map = map.then(state.map)
  }

  /// Adds a rectangle of the current coordinates to the painted region. Returns whether any of it may be visible.
  mutating func mark(_ bounds: Rect?) -> Bool {
    guard let bounds else { return false }
    let placed = state.map == .identity ? bounds : state.map.bounds(of: bounds)
    guard let part = placed.intersection(state.visible) else { return false }
    ink = ink?.union(part) ?? part
    return true
  }

  /// Limits the visible region to a rectangle of the current coordinates. Returns whether anything is left.
  mutating func limit(to bounds: Rect?) -> Bool {
    guard let bounds, let part = state.map.bounds(of: bounds).intersection(state.visible) else { return false }
    state.visible = part
    return true
  }

  // MARK: Resources

  mutating func use(graphicsState: (number: Int, body: [UInt8])) {
    if knownStates.insert(graphicsState.number).inserted { graphicsStates.append(graphicsState) }
    out.append("/G")
    out.integer(graphicsState.number)
    line(" gs")
  }

  /// Paints a form or an image.
  mutating func paint(_ object: PDFObjects.ID) {
    if knownForms.insert(object).inserted { forms.append(object) }
    out.append("/X")
    out.integer(object.number)
    line(" Do")
  }

  /// Fills the current clip with a shading.
  mutating func shade(_ shading: PDFObjects.ID) {
    if knownShadings.insert(shading).inserted { shadings.append(shading) }
    out.append("/S")
    out.integer(shading.number)
    line(" sh")
  }

  /// The dictionary of everything that the stream uses, or `nil` if that is nothing.
  var resources: OutputBuffer? {
    if graphicsStates.isEmpty, forms.isEmpty, shadings.isEmpty { return nil }
    var result = OutputBuffer(capacity: 128)
    result.append("<<")
    if !graphicsStates.isEmpty {
      result.append("/ExtGState<<")
      for state in graphicsStates {
        result.append("/G")
        result.integer(state.number)
        result.append(contentsOf: state.body)
      }
      result.append(">>")
    }
    func append(_ kind: StaticString, _ name: StaticString, _ objects: [PDFObjects.ID]) {
      if objects.isEmpty { return }
      result.append(kind)
      for object in objects {
        result.append(name)
        result.integer(object.number)
        result.append(UInt8(ascii: " "))
        result.reference(object)
      }
      result.append(">>")
    }
    append("/XObject<<", "/X", forms)
    append("/Shading<<", "/S", shadings)
    result.append(">>")
    return result
  }
}

extension PageStream {
  // Operands are written with a space after each, operators with a line break.

  /// Writes an operator, which ends its line.
  mutating func line(_ text: StaticString) {
    out.append(text)
    out.append(UInt8(ascii: "\n"))
  }

  mutating func number(_ value: Double, decimals: Int = NumberWriter.decimals) {
    out.number(units: NumberWriter.units(value, decimals: decimals), decimals: decimals)
    out.append(UInt8(ascii: " "))
  }

  /// Writes a length. A positive one does not become 0.
  mutating func length(_ value: Double) {
    out.length(value)
    out.append(UInt8(ascii: " "))
  }

  mutating func point(_ point: Point, decimals: Int = NumberWriter.decimals) {
    number(point.x, decimals: decimals)
    number(point.y, decimals: decimals)
  }
}

/// The known graphics state of a stream. What is `nil` is not known.
struct PageState {
  /// 0xRRGGBB.
  var fill: UInt32?
  var stroke: UInt32?
  var width: NumberWriter.Length?
  var cap: LineCap?
  var join: LineJoin?
  var miterLimit: Int64?
  var dash: PenDash?
  var isDashKnown = false
  /// The opacities, in ten-thousandths.
  var fillAlpha: Int32 = Pigment.opaque
  var strokeAlpha: Int32 = Pigment.opaque
  var blend = BlendMode.normal
  /// The transform from the current coordinates to those at the start of the stream.
  var map = Transform.identity
  /// The region that may be visible, in the coordinates at the start of the stream.
  var visible = Rect.zero

  /// The state at the start of a page (8.4.1).
  static var page: PageState {
    var state = PageState()
    (state.fill, state.stroke) = (0, 0)
    state.width = NumberWriter.Length(1)
    (state.cap, state.join) = (.butt, .miter)
    state.miterLimit = NumberWriter.units(10)
    state.isDashKnown = true
    return state
  }
}

extension NumberWriter {
  /// A length as it is in a file.
  struct Length: Equatable {
    let units: Int64
    let decimals: Int

    init(_ value: Double) { (units, decimals) = NumberWriter.length(value) }
  }
}
