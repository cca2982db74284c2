import ShapeCore
import ShapeRaster

/// The appearance that a picture file shows.
public enum SchemeChoice: String, CaseIterable, Sendable {
  /// The viewer's preference: light colors are presentation attributes, dark ones are in a style for
  /// `prefers-color-scheme`.
  case automatic
  /// Always the light appearance.
  case light
  /// Always the dark appearance.
  case dark

  /// The appearance of formats that show only one.
  public var appearance: Appearance {
    switch self {
    case .automatic, .light: .light
    case .dark: .dark
    }
  }
}

/// Options for `SVGWriter`.
public struct SVGOptions: Sendable {
  public var canvas: Canvas = .ink
  public var scheme: SchemeChoice = .automatic
  /// The beginning of all ids and classes: letters, digits, `-` and `_`, the first one a letter. Empty by default.
  public var idPrefix = ""

  public init(canvas: Canvas = .ink, scheme: SchemeChoice = .automatic, idPrefix: String = "") {
    self.canvas = canvas
    self.scheme = scheme
    self.idPrefix = idPrefix
  }
}

/// Writes scenes as SVG.
public enum SVGWriter {
  /// Returns a path as the `d` attribute of an SVG has it. Every end and close is written.
  package static func pathData(of path: Path) -> String {
    var out = OutputBuffer(capacity: 256)
    var writer = PathDataWriter(isStroked: true, keepsDots: true)
    writer.write(path.elements, to: &out)
    return String(decoding: out.finish(), as: UTF8.self)
  }

  /// Returns the scene as an SVG document in UTF-8 that ends with a line break.
  ///
  /// The same scene and options result in the same bytes. Ids and classes begin with a hash of the document, so that
  /// pictures with different content can be in one page without sharing gradients or colors. Two copies of one picture need
  /// different prefixes if one of them may be hidden: a hidden gradient paints nothing.
  ///
  /// SVG shows everything exactly, except for strokes that turn too sharply for their width and would take more than about
  /// a second. Only these are in the ledger, unless `listsExactElements` is true: large pictures have many elements.
  package static func picture(
    of scene: Scene, options: SVGOptions = SVGOptions(), listsExactElements: Bool = false
  ) throws(PictureError) -> PictureFile {
    // Filled outlines may be smaller than the bounds of their strokes, but all formats have the same page.
    let box = scene.box(of: options.canvas)
    try scene.checkWork(.paths, in: box)
    let (solid, open) = try scene.withSolidStrokes()
    var document = SVGDocument(scene: solid, scheme: options.scheme, idPrefix: options.idPrefix)
    let bytes = document.write(in: box)
    if document.work.isSpent { throw .tooMuchWork }
    var ledger = Ledger()
    if listsExactElements || !open.isEmpty {
      ledger = Ledger(exact: scene, scheme: options.scheme, showsSlots: true, except: open)
      if !listsExactElements { ledger.removeExact() }
    }
    return PictureFile(bytes: bytes, ledger: ledger)
  }

  /// Returns the bytes of `picture(of:options:)`.
  package static func svg(for scene: Scene, options: SVGOptions = SVGOptions()) throws(PictureError) -> [UInt8] {
    try picture(of: scene, options: options).bytes
  }
}

/// An SVG document that is being written. Definitions come just before the first element that refers to them. The style
/// of dark colors comes at the end, when all of them are known.
struct SVGDocument {
  let scene: Scene
  let scheme: SchemeChoice
  var out: OutputBuffer
  var names: SVGNames
  /// The elements that draw shapes, in their order, and the index of the first one with each geometry.
  var elements: [ShapeElement] = []
  var shapeIndex: [UInt64: Int] = [:]
  /// The element that is being written.
  var element = ShapeElement()
  /// The factor by which the current element is scaled by layers.
  var magnification = 1.0
  /// The number of references to elements.
  var referenceCount = 0
  /// The number of definitions that are being written.
  var openDefinitions = 0
  /// The classes of the current element.
  var classes: [Int] = []
  /// How the current element mixes with what is below it.
  var blending = Wrap.Blending.none
  /// Whether a mask is being written, whose colors are all white: then its alpha is also its luminance.
  var isInMask = false
  /// The definitions of masks by their nodes, with their regions and the transforms around them. Contents are written
  /// for themselves and for the shadows of each layer around them: masks in each other would take exponential time.
  var masks: [Int: (region: Rect, turn: TotalTurn, definition: Int)] = [:]
  /// The boxes of what cuts cut.
  var inkBoxes: InkBoxes
  /// The numbers of elements of contents, counted once: those of the layers around would count them again.
  var elementCounts: [SceneContents: Int] = [:]
  /// The colors of the current element that are values of parameters.
  var variables: [(property: PaintProperty, tint: Tint)] = []

  /// The work on conic gradients that is left.
  var work = StepBudget.perPicture

  init(scene: Scene, scheme: SchemeChoice, idPrefix: String = "") {
    self.scene = scene
    self.scheme = scheme
    inkBoxes = InkBoxes(scene)
    names = SVGNames(prefix: idPrefix)
    out = OutputBuffer(capacity: 1024 + 128 * scene.nodes.count)
    shapeIndex.reserveCapacity(scene.nodes.count)
  }

  /// Returns the document, which shows a rectangle of the scene.
  mutating func write(in view: Rect) -> [UInt8] {
    out.append("<svg xmlns=\"http://www.w3.org/2000/svg\"")
    length(" width=\"", view.width)
    length(" height=\"", view.height)
    numbers(" viewBox=\"", view)
    out.append(" role=\"img\"><title>")
    text(scene.title)
    out.append("</title>")
    write(scene.contents, wrap: Wrap(), turn: TotalTurn())
    names.writeStyle(to: &out, parameters: scene.colorParameters)
    out.append("</svg>\n")
    return finish()
  }
}

extension SVGDocument {
  /// Begins a definition: its tag and its id.
  mutating func begin(_ tag: StaticString) -> SVGNames.Definition {
    openDefinitions += 1
    return names.begin(tag, in: &out)
  }

  /// Ends a definition and returns the number of its id. If it is equal to an earlier one, it is removed.
  mutating func end(_ definition: SVGNames.Definition) -> Int {
    openDefinitions -= 1
    let number = names.end(definition, in: &out)
    while let last = elements.last, last.start >= out.count { elements.removeLast() }
    return number
  }

  // Attributes are written as ` name="`, the value, and a quotation mark.

  /// Writes an attribute that is a number.
  mutating func number(_ opening: StaticString, _ value: Double) {
    out.append(opening)
    out.number(value)
    out.append(UInt8(ascii: "\""))
  }

  /// Writes an attribute that is a number and defaults to 0.
  mutating func offset(_ opening: StaticString, _ value: Double) {
    if NumberWriter.units(value) != 0 { number(opening, value) }
  }

  /// Writes an attribute that is a length.
  mutating func length(_ opening: StaticString, _ value: Double) {
    out.append(opening)
    out.length(value)
    out.append(UInt8(ascii: "\""))
  }

  /// Writes an attribute with two lengths.
  mutating func lengths(_ opening: StaticString, _ first: Double, _ second: Double) {
    out.append(opening)
    out.length(first)
    out.append(UInt8(ascii: " "))
    out.length(second)
    out.append(UInt8(ascii: "\""))
  }

  /// Writes an attribute that is the distance between two coordinates, so that anything that begins at the second one
  /// touches this without a gap after rounding.
  mutating func extent(_ opening: StaticString, from start: Double, _ extent: Double) {
    let units = NumberWriter.units(start + extent) - NumberWriter.units(start)
    if units < 100 { return length(opening, extent) }
    out.append(opening)
    out.number(units: units, decimals: NumberWriter.decimals)
    out.append(UInt8(ascii: "\""))
  }

  /// Writes an attribute that is four numbers.
  mutating func numbers(_ opening: StaticString, _ rect: Rect) {
    out.append(opening)
    out.number(rect.x)
    out.append(UInt8(ascii: " "))
    out.number(rect.y)
    out.append(UInt8(ascii: " "))
    out.length(rect.width)
    out.append(UInt8(ascii: " "))
    out.length(rect.height)
    out.append(UInt8(ascii: "\""))
  }

  /// Writes the attributes of a region of whole points. The origin is written even if it is 0, which is not the default
  /// of filters and masks.
  mutating func region(_ rect: Rect) {
    number(" x=\"", rect.x)
    number(" y=\"", rect.y)
    number(" width=\"", rect.width)
    number(" height=\"", rect.height)
  }

  /// Writes an attribute that refers to a definition.
  mutating func reference(_ opening: StaticString, _ id: Int) {
    out.append(opening)
    out.append("url(#")
    names.append(id, to: &out)
    out.append(")\"")
  }

  /// Writes the class and the style attribute of the current element, if it has them.
  mutating func writeClasses() {
    writeStyle()
    if classes.isEmpty { return }
    out.append(" class=\"")
    for (index, name) in classes.enumerated() {
      if index > 0 { out.append(UInt8(ascii: " ")) }
      names.append(name, to: &out)
    }
    out.append(UInt8(ascii: "\""))
    classes.removeAll(keepingCapacity: true)
  }

  /// Writes the blend mode, and the colors of parameters as custom properties. Only `style` can contain them. The
  /// presentation attributes of the colors stay, for readers without custom properties.
  private mutating func writeStyle() {
    if variables.isEmpty, blending == .none { return }
    out.append(" style=\"")
    var isFirst = true
    switch blending {
    case .none: break
    case .isolated:
      out.append("isolation:isolate")
      isFirst = false
    case .mode(let mode):
      out.append("mix-blend-mode:")
      out.append(mode.cssName)
      isFirst = false
    }
    blending = .none
    for (property, tint) in variables {
      if !isFirst { out.append(UInt8(ascii: ";")) }
      isFirst = false
      out.append(property.color)
      out.append(UInt8(ascii: ":"))
      out.variable(scene.colorParameters[Int(tint.parameter) - 1], tint.light)
      // The opacity is part of the color.
      if tint.light.alpha != Pigment.opaque || tint.dark.alpha != Pigment.opaque {
        out.append(UInt8(ascii: ";"))
        out.append(property.opacity)
        out.append(":1")
      }
    }
    out.append(UInt8(ascii: "\""))
    variables.removeAll(keepingCapacity: true)
  }

  /// Writes text between tags. Characters that XML 1.0 forbids (section 2.2) become U+FFFD.
  mutating func text(_ text: String) {
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x26: out.append("&amp;")
      case 0x3C: out.append("&lt;")
      case 0x3E: out.append("&gt;")
      case 0x0D: out.append("&#13;")
      case 0..<0x09, 0x0B, 0x0C, 0x0E..<0x20, 0xFFFE, 0xFFFF: out.append(Unicode.Scalar(0xFFFD as UInt16) ?? "?")
      default: out.append(scalar)
      }
    }
  }
}
