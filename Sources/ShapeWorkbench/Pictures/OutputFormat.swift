import ShapeBackends
import ShapeCore

/// The output formats. The name of each is the word after `--emit`, and the extension of its files.
package enum OutputFormat: String, CaseIterable, Sendable {
  case svg, png, pdf, eps, ps, swift, css

  /// What a file of the format contains.
  package enum Content: Sendable {
    /// Scenes, each at one size and with one set of values.
    case pictures(PictureWriter)
    /// Shapes, whatever the sizes and values.
    case shapes
    /// The named values of a file.
    case values
  }

  /// The name of the format in sentences.
  package var title: String {
    switch self {
    case .svg: "SVG"
    case .png: "PNG"
    case .pdf: "PDF"
    case .eps: "EPS"
    case .ps: "PostScript"
    case .swift: "Swift code"
    case .css: "CSS"
    }
  }

  package var mediaType: String {
    switch self {
    case .svg: "image/svg+xml"
    case .png: "image/png"
    case .pdf: "application/pdf"
    case .eps, .ps: "application/postscript"
    case .swift: "text/x-swift"
    case .css: "text/css"
    }
  }

  /// Whether its files are UTF-8.
  package var isText: Bool {
    switch self {
    case .svg, .swift, .css: true
    case .png, .pdf, .eps, .ps: false
    }
  }

  package var content: Content {
    switch self {
    case .svg:
      .pictures(
        .single { page, options throws(PictureError) in
          try SVGWriter.picture(
            of: page.scene,
            options: SVGOptions(canvas: options.canvas, scheme: page.scheme, idPrefix: options.idPrefix),
            listsExactElements: options.listsExactElements)
        })
    case .png:
      .pictures(
        .single { page, options throws(PictureError) in
          try PNGPicture.png(
            for: page.scene,
            options: PNGOptions(
              canvas: options.canvas, scheme: page.scheme, scale: options.scale, background: options.background,
              level: options.compression))
        })
    case .pdf:
      .pictures(
        .document { pages, options throws(PageError) in
          try PDFWriter.pdf(for: pages.map { ($0.scene, $0.scheme) }, options: options.pdf)
        })
    case .eps:
      .pictures(
        .single { page, options throws(PictureError) in
          try PostScriptWriter.eps(for: page.scene, options: options.postScript(page.scheme))
        })
    case .ps:
      .pictures(
        .document { pages, options throws(PageError) in
          try PostScriptWriter.document(for: pages.map { ($0.scene, $0.scheme) }, options: options.postScript())
        })
    case .swift: .shapes
    case .css: .values
    }
  }
}
