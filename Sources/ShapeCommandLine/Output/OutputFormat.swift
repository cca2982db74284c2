import ShapeBackends
import ShapeCore

/// The output formats. The name of each is the word after `--emit`, and the extension of its files.
enum OutputFormat: String, CaseIterable {
  case svg, png, pdf, eps, ps, swift, css

  /// What the command line knows about a format.
  struct Row {
    /// The name of the format in sentences.
    let title: String
    /// What the format is for, if few people know it.
    var purpose: String?
    /// The options that have an effect on this format but not on all: for a picture, besides those for all pictures.
    var options: [OptionDeclaration] = []
    let writer: Writer
  }

  enum Writer {
    /// Writes scenes, each at one size and with one set of values.
    case pictures(PictureWriter)
    /// Writes what the command line names, whatever the sizes and values. The summary says what that is.
    case programs(summary: String, run: (EmitCommand) -> Session)
  }

  private var row: Row {
    switch self {
    case .svg:
      Row(
        title: "SVG", options: [Options.cssVariables.declaration, Options.idPrefix.declaration],
        writer: .pictures(
          .single { page, options throws(PictureError) in
            try SVGWriter.picture(
              of: page.scene,
              options: SVGOptions(canvas: options.canvas, scheme: page.scheme, idPrefix: options.idPrefix),
              listsExactElements: options.listsExactElements)
          }))
    case .png:
      Row(
        title: "PNG",
        options: [Options.scale.declaration, Options.background.declaration, Options.compression.declaration],
        writer: .pictures(
          .single { page, options throws(PictureError) in
            try PNGPicture.png(
              for: page.scene,
              options: PNGOptions(
                canvas: options.canvas, scheme: page.scheme, scale: options.scale, background: options.background,
                level: options.compression))
          }))
    case .pdf:
      Row(
        title: "PDF", options: [Options.resolution.declaration, Options.pageSize.declaration],
        writer: .pictures(
          .document { pages, options throws(PageError) in
            try PDFWriter.pdf(for: pages.map { ($0.scene, $0.scheme) }, options: options.pdf)
          }))
    case .eps:
      Row(
        title: "EPS", options: [Options.resolution.declaration, Options.paper.declaration],
        writer: .pictures(
          .single { page, options throws(PictureError) in
            try PostScriptWriter.eps(for: page.scene, options: options.postScript(page.scheme))
          }))
    case .ps:
      Row(
        title: "PostScript", purpose: "for print",
        options: [Options.resolution.declaration, Options.paper.declaration, Options.pageSize.declaration],
        writer: .pictures(
          .document { pages, options throws(PageError) in
            try PostScriptWriter.document(for: pages.map { ($0.scene, $0.scheme) }, options: options.postScript())
          }))
    case .swift:
      Row(
        title: "Swift code", purpose: "code for any size",
        options: [Options.shape.declaration] + SwiftSettings.options.map(\.declaration),
        writer: .programs(
          summary: "Swift code draws the shape at any size, with any values, in both color schemes"
        ) { SwiftOutput($0).run() })
    case .css:
      Row(
        title: "CSS", purpose: "named values",
        writer: .programs(summary: "CSS has the values of a file, and no pictures") { CSSOutput($0).run() })
    }
  }
}

extension OutputFormat {
  var title: String { row.title }
  var writer: Writer { row.writer }

  /// What draws pictures in this format, or `nil` if nothing does.
  var pictureWriter: PictureWriter? {
    switch row.writer {
    case .pictures(let writer): writer
    case .programs: nil
    }
  }

  /// The formats of pictures.
  static let pictures = allCases.filter { $0.pictureWriter != nil }

  /// The names of all formats in a sentence, some with what they are for.
  static let summary = list(allCases.map { format in format.rawValue + (format.row.purpose.map { " (\($0))" } ?? "") })

  /// The options for all pictures.
  private static let pictureOptions =
    EmitCommand.selectionOptions.map(\.declaration)
    + [
      Options.sheet.declaration, Options.report.declaration, Options.strict.declaration, Options.tolerance.declaration,
    ]

  /// The options that have an effect on this format but not on all.
  fileprivate var options: [OptionDeclaration] {
    row.options + (pictureWriter == nil ? [] : Self.pictureOptions)
  }
}

extension OptionDeclaration {
  /// The formats on which the option has an effect.
  var formats: [OutputFormat] {
    let formats = OutputFormat.allCases.filter { $0.options.contains { $0 === self } }
    return formats.isEmpty ? OutputFormat.allCases : formats
  }
}
