import ShapeCore

/// Options for `PostScriptWriter`.
public struct PostScriptOptions: Sendable {
  public var canvas: Canvas = .ink
  /// The appearance to show. `.automatic` is the light one, because paper has no preference.
  public var scheme: SchemeChoice = .automatic
  /// The resolution of images, in pixels per inch. Defaults to 300. Numbers outside of 1...9,600 are moved to its ends.
  public var resolution: Double = 300
  /// The color of the paper, which translucent paint mixes with where nothing else is below it. Its alpha is ignored.
  /// Defaults to white.
  public var paper = RGBA(hex: 0xFFFFFF)

  public init(
    canvas: Canvas = .ink, scheme: SchemeChoice = .automatic, resolution: Double = 300,
    paper: RGBA = RGBA(hex: 0xFFFFFF)
  ) {
    self.canvas = canvas
    self.scheme = scheme
    self.resolution = resolution
    self.paper = paper
  }
}

/// Writes scenes as Encapsulated PostScript, language level 3.
public enum PostScriptWriter {
  /// Returns the scene as an EPS file in ASCII that ends with a line break, and how it shows each element. The same scene
  /// and options result in the same bytes.
  ///
  /// PostScript has no transparency. Translucent paint becomes opaque pieces in the colors that it has over what is below
  /// it, or over the paper. What pieces can't show, such as a blurred shadow, becomes an image of its region. Slots draw
  /// nothing.
  ///
  /// The unit of the file is a point, and its origin is the lower left corner.
  public static func eps(for scene: Scene, options: PostScriptOptions = PostScriptOptions()) -> PictureFile {
    var document = PostScriptDocument(scene: scene, options: options)
    let bytes = document.write()
    return PictureFile(bytes: bytes, ledger: document.ledger)
  }
}

/// An EPS file that is being written.
///
/// Paths are transformed to the coordinates of the page before they are written, so that numbers are coordinates of the
/// page, and lines keep their width. Only scaled layers change the coordinate system, because they scale lines and
/// gradients too, and by different factors in different directions.
struct PostScriptDocument {
  let scene: Scene
  let scheme: SchemeChoice
  let paper: Pigment
  /// The rectangle that the page shows, in the coordinates of the scene.
  let box: Rect
  /// The unrounded bounding box of everything on the page.
  let inkBox: Rect
  /// The transform from the coordinates of the scene to those of the page, where y grows up.
  private(set) var page: Transform
  let isCut: Bool
  var out: OutputBuffer
  /// The known graphics states, the innermost last.
  var states = [GraphicsState()]
  /// The transform from the current coordinate system to that of the page.
  private var system = Transform.identity
  /// The translucent parts, or `nil` if there are none.
  let flattening: FlatteningPlan?
  /// The images of the plan.
  let images: [ImageRegion]
  var ledger = Ledger()

  init(scene: Scene, options: PostScriptOptions) {
    self.scene = scene
    scheme = options.scheme
    box = scene.box(of: options.canvas)
    page = Transform(a: 1, b: 0, c: 0, d: -1, tx: -box.minX, ty: box.maxY)
    let exact = scene.exactBox(of: options.canvas)
    inkBox = Rect(page.apply(Point(exact.minX, exact.maxY)), page.apply(Point(exact.maxX, exact.minY)))
    switch options.canvas {
    case .ink: isCut = false
    case .bounds: isCut = true
    }
    if scene.mayNeedTransparency(scheme) {
      let flattener = GroupFlattener(scene: scene, scheme: scheme, canvas: box)
      let plan = FlatteningPlan(flattener, paper: MixedColor(Pigment(options.paper)).opaque)
      images = ImageRegion.regions(of: plan, in: exact, resolution: options.resolution)
      flattening = plan
    } else {
      (flattening, images) = (nil, [])
    }
    paper = Pigment(options.paper)
    out = OutputBuffer(capacity: 2048 + 128 * scene.nodes.count)
  }

  /// Writes something with another coordinate system: `map` is its transform to the current one.
  mutating func concatenating(_ map: Transform, _ body: (inout PostScriptDocument) -> Void) {
    let (outer, outerSystem) = (page, system)
    let matrix = map.then(outer)
    saveState()
    concatenate(matrix)
    page = .identity
    system = matrix.then(system)
    body(&self)
    (page, system) = (outer, outerSystem)
    restoreState()
  }

  /// Writes something in the coordinates of the scene, inside any `concatenating`.
  mutating func inScene(_ body: (inout PostScriptDocument) -> Void) {
    if system == .identity { return body(&self) }
    guard let inverse = system.inverse else { return }
    let (outer, outerSystem) = (page, system)
    saveState()
    concatenate(inverse)
    page = pageOfScene
    system = .identity
    body(&self)
    (page, system) = (outer, outerSystem)
    restoreState()
  }

  mutating func concatenate(_ matrix: Transform) {
    out.append("[ ")
    for value in [matrix.a, matrix.b, matrix.c, matrix.d] { number(value, decimals: NumberWriter.factorDecimals) }
    point(Point(matrix.tx, matrix.ty))
    line("] concat")
  }

  private var pageOfScene: Transform { Transform(a: 1, b: 0, c: 0, d: -1, tx: -box.minX, ty: box.maxY) }

  mutating func write() -> [UInt8] {
    writeComments()
    out.append(
      """
      %%BeginProlog
      /shapec 8 dict def
      shapec begin
      /m { moveto } bind def
      /l { lineto } bind def
      /c { curveto } bind def
      /h { closepath } bind def
      end
      %%EndProlog
      %%Page: 1 1
      shapec begin
      gsave
      false setstrokeadjust
      .002 setsmoothness

      """)
    if isCut {
      out.append("0 0 ")
      size(box.width, box.height)
      line(" rectclip")
    }
    write(scene.contents, in: Context())
    out.append(
      """
      grestore
      end
      showpage
      %%Trailer
      %%EOF

      """)
    return out.finish()
  }

  private mutating func writeComments() {
    out.append("%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: ")
    // The file's numbers are rounded to ten-thousandths: a box that is larger by less than that doesn't need another
    // point.
    let rounding = 5e-5
    point(Point((inkBox.minX + rounding).rounded(.down), (inkBox.minY + rounding).rounded(.down)))
    size((inkBox.maxX - rounding).rounded(.up), (inkBox.maxY - rounding).rounded(.up))
    out.append("\n%%HiResBoundingBox: ")
    point(inkBox.topLeft)
    size(inkBox.maxX, inkBox.maxY)
    out.append("\n%%Creator: shapec\n%%Title: ")
    text(scene.title)
    line("\n%%LanguageLevel: 3\n%%DocumentData: Clean7Bit\n%%Pages: 1\n%%EndComments")
  }

  /// Writes two lengths, without a space at their end.
  private mutating func size(_ width: Double, _ height: Double) {
    length(width)
    out.length(height)
  }

  /// Writes a text for DSC comments: in parentheses and in ASCII, with octal codes of the UTF-8 for other characters,
  /// and cut so that the line has at most the 255 characters that DSC allows.
  private mutating func text(_ text: String) {
    out.append(UInt8(ascii: "("))
    let end = out.count + 240
    for scalar in text.unicodeScalars {
      let start = out.count
      switch scalar.value {
      case 0x28, 0x29, 0x5C:
        out.append(UInt8(ascii: "\\"))
        out.append(scalar)
      case 0x20..<0x7F: out.append(scalar)
      default:
        for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter {
          out.append(UInt8(ascii: "\\"))
          for shift: UInt8 in [6, 3, 0] { out.append(UInt8(ascii: "0") + byte >> shift & 7) }
        }
      }
      if out.count > end {
        out.truncate(to: start)
        break
      }
    }
    out.append(UInt8(ascii: ")"))
  }
}

extension PostScriptDocument {
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
}
