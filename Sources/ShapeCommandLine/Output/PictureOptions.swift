import ShapeBackends
import ShapeCore
import ShapeRaster

/// How to write pictures.
struct PictureOptions {
  var canvas = Canvas.ink
  var omitsShadows = false
  /// Whether colors that are values of parameters are written as custom properties.
  var tracesColors = false
  /// The number of pixels of a point in a PNG.
  var scale = 1.0
  /// The color below the picture in a PNG, or `nil` if it is transparent.
  var background: RGBA?
  var compression = CompressionLevel.default
  /// The number of pixels per inch of images in a PDF or an EPS.
  var resolution = 300.0
  /// The color of the paper of an EPS.
  var paper = RGBA(hex: 0xFFFFFF)
  /// Whether the ledger of an SVG lists its elements. All of them are exact, and large pictures have many.
  var listsExactElements = false

  /// Returns a picture in a format.
  func file(
    of scene: Scene, _ scheme: SchemeChoice, as format: OutputFormat
  ) throws(PictureError) -> PictureFile {
    guard !omitsShadows else {
      var options = self
      options.omitsShadows = false
      var file = try options.file(of: scene.withoutShadows, scheme, as: format)
      file.ledger.recordOmittedShadows(of: scene, scheme)
      return file
    }
    switch format {
    // Swift and CSS are written from the program, and not from a scene.
    case .svg, .swift, .css:
      return PictureFile(
        bytes: SVGWriter.svg(for: scene, options: SVGOptions(canvas: canvas, scheme: scheme)),
        ledger: listsExactElements ? SVGWriter.ledger(of: scene, scheme: scheme) : Ledger())
    case .png:
      return try PNGPicture.png(
        for: scene,
        options: PNGOptions(
          canvas: canvas, scheme: scheme, scale: scale, background: background, level: compression))
    case .pdf:
      try PDFWriter.check(scene, canvas: canvas)
      let document = document(of: [(scene, scheme)])
      return PictureFile(bytes: document.bytes, ledger: document.ledgers.first ?? Ledger())
    case .eps:
      try scene.checkShadows()
      return PostScriptWriter.eps(
        for: scene,
        options: PostScriptOptions(canvas: canvas, scheme: scheme, resolution: resolution, paper: paper))
    }
  }
}

extension PictureOptions {
  /// Throws if a picture can't be a page of a PDF.
  func checkPage(_ scene: Scene) throws(PictureError) {
    try PDFWriter.check(omitsShadows ? scene.withoutShadows : scene, canvas: canvas)
  }

  /// Returns pictures as the pages of a PDF.
  ///
  /// Each of them must pass `checkPage`.
  func document(of pages: [(scene: Scene, scheme: SchemeChoice)]) -> PDFDocument {
    let drawn = omitsShadows ? pages.map { ($0.scene.withoutShadows, $0.scheme) } : pages
    var document = PDFWriter.pdf(for: drawn, options: PDFOptions(canvas: canvas, resolution: resolution))
    if omitsShadows {
      for (index, page) in pages.enumerated() {
        document.ledgers[index].recordOmittedShadows(of: page.scene, page.scheme)
      }
    }
    return document
  }
}
