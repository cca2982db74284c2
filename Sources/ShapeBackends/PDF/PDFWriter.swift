import ShapeCore
import ShapeRaster

/// Options for `PDFWriter`.
public struct PDFOptions: Sendable {
  public var canvas: Canvas = .ink
  /// The appearance to show. `.automatic` is the light one, because paper has no preference.
  public var scheme: SchemeChoice = .automatic
  /// The largest number of pixels of an image for each inch of 72 points. A blur needs fewer if it is wide. Defaults to
  /// 300.
  public var resolution: Double = 300
  /// The size of all pages, in points, on which pictures are fitted and centered. Defaults to the size of each picture.
  public var pageSize: PageSize?
  /// Whether streams are compressed.
  var isCompressed = true

  public init(
    canvas: Canvas = .ink, scheme: SchemeChoice = .automatic, resolution: Double = 300, pageSize: PageSize? = nil
  ) {
    self.canvas = canvas
    self.scheme = scheme
    self.resolution = resolution
    self.pageSize = pageSize
  }
}

/// Writes scenes as PDF 1.6, as described in ISO 32000-1.
public enum PDFWriter {
  /// Returns scenes as the pages of a PDF file. The same scenes and options result in the same bytes.
  ///
  /// The unit of the file is a point. A page larger than 14,400 points, which is the limit of many readers, has a larger
  /// unit. The title of the file is that of the first scene. Empty slots draw nothing.
  package static func pdf(for pages: [Scene], options: PDFOptions = PDFOptions()) throws(PageError) -> PageDocument {
    try pdf(for: pages.map { ($0, options.scheme) }, options: options)
  }

  /// Returns scenes as the pages of a PDF file, each in its own appearance. That of the options has no effect.
  package static func pdf(
    for pages: [(scene: Scene, scheme: SchemeChoice)], options: PDFOptions = PDFOptions()
  ) throws(PageError) -> PageDocument {
    var objects = PDFObjects(isCompressed: options.isCompressed)
    let catalog = objects.reserve()
    let tree = objects.reserve()
    var numbers: [PDFObjects.ID] = []
    var ledgers: [Ledger] = []
    for (index, (scene, scheme)) in pages.enumerated() {
      do throws(PictureError) {
        let (number, ledger) = try write(scene, scheme, options, tree, &objects)
        numbers.append(number)
        ledgers.append(ledger)
      } catch {
        throw PageError(page: index, reason: error)
      }
    }
    var body = OutputBuffer(capacity: 64 + 8 * numbers.count)
    body.append("<</Type/Pages/Count ")
    body.integer(numbers.count)
    body.append("/Kids[")
    for (index, number) in numbers.enumerated() {
      if index > 0 { body.append(UInt8(ascii: " ")) }
      body.reference(number)
    }
    body.append("]>>")
    objects.set(tree, body)

    body = OutputBuffer(capacity: 128)
    body.append("<</Type/Catalog/Pages ")
    body.reference(tree)
    body.append("/ViewerPreferences<</DisplayDocTitle true>>>>")
    objects.set(catalog, body)

    body = OutputBuffer(capacity: 128)
    body.append("<</Title")
    body.text(pages.first?.scene.title ?? "")
    body.append("/Creator(shapec)>>")
    let info = objects.add(body)
    return PageDocument(bytes: PDFFile.bytes(of: objects, root: catalog, info: info), ledgers: ledgers)
  }

  /// The largest side of a page, in its own units (ISO 32000-1, annex C).
  private static let largestSide = PageSize.sides.upperBound
  /// The largest unit, in points (ISO 32000-1, annex C).
  private static let largestUnit = 75_000.0
  /// The largest side of a page, in points.
  public static let largestPage = largestSide * largestUnit

  /// Throws if a scene can't be a page.
  private static func check(_ scene: Scene, _ options: PDFOptions) throws(PictureError) {
    let box = scene.box(of: options.canvas)
    guard options.pageSize != nil || max(box.width, box.height) <= largestPage else {
      throw .pageTooLarge(width: box.width, height: box.height)
    }
    try scene.checkShadows()
    try scene.checkWork(.paths, in: box)
  }

  /// Writes a page and returns its object.
  private static func write(
    _ scene: Scene, _ scheme: SchemeChoice, _ options: PDFOptions, _ tree: PDFObjects.ID, _ objects: inout PDFObjects
  ) throws(PictureError) -> (PDFObjects.ID, Ledger) {
    try check(scene, options)
    // Both appearances have the same page, as in SVG.
    let box = scene.box(of: options.canvas)
    let scene = scene.resolved(in: scheme.appearance)
    let placement = PagePlacement(box, on: options.pageSize)
    let size = placement.page
    let unit = max(1, (max(size.width, size.height) / largestSide).rounded(.up))
    var page = PageWriter(
      pdf: scene, box: box, scale: placement.scale, resolution: options.resolution, objects: objects)
    // The page takes the objects, so that there is only one copy.
    objects = PDFObjects(isCompressed: options.isCompressed)
    let units = Transform(a: 1 / unit, b: 0, c: 0, d: 1 / unit, tx: 0, ty: 0)
    page.begin(
      placement.map.then(units), cutTo: options.pageSize != nil && options.canvas == .bounds ? box : nil)
    page.write(scene.contents, in: PageWriter.Context())
    try page.check()

    var body = OutputBuffer(capacity: 256)
    body.append("<</Type/Page/Parent ")
    body.reference(tree)
    body.append("/MediaBox")
    body.array([0, 0, size.width / unit, size.height / unit])
    // The shape without what is painted beside it, such as a shadow.
    let own = Rect(x: 0, y: 0, width: scene.size.width, height: scene.size.height)
    let trim = placement.map.then(units).bounds(of: own)
    body.append("/TrimBox")
    body.array([trim.minX, trim.minY, trim.maxX, trim.maxY])
    if unit > 1 {
      body.append("/UserUnit ")
      body.number(unit)
    }
    if page.isTransparent { body.append("/Group<</S/Transparency/CS/DeviceRGB/I true>>") }
    body.append("/Resources ")
    if let resources = page.stream.resources {
      body.reference(page.objects.add(resources))
    } else {
      body.append("<<>>")
    }
    body.append("/Contents ")
    body.reference(page.objects.add(stream: page.stream.out, OutputBuffer(capacity: 64)))
    body.append(">>")
    objects = page.objects
    // Equal pages are objects of their own.
    let number = objects.reserve()
    objects.set(number, body)
    return (number, page.ledger)
  }
}

extension OutputBuffer {
  /// Appends a text: in ASCII if it is, and otherwise in UTF-16 with a byte order mark (ISO 32000-1, 7.9.2.2).
  mutating func text(_ text: String) {
    let isPlain = text.unicodeScalars.allSatisfy { (0x20..<0x7F).contains($0.value) }
    append(UInt8(ascii: "("))
    if isPlain {
      for byte in text.utf8 { character(byte) }
    } else {
      for unit: UInt16 in [0xFEFF] + Array(text.utf16) {
        character(UInt8(unit >> 8))
        character(UInt8(unit & 255))
      }
    }
    append(UInt8(ascii: ")"))
  }

  /// Appends a byte of a text. Readers replace line ends, so these have escapes as well.
  private mutating func character(_ byte: UInt8) {
    switch byte {
    case 0x28, 0x29, 0x5C: append(UInt8(ascii: "\\"))
    case 0x0D: return append("\\r")
    default: break
    }
    append(byte)
  }
}
