import ShapeTool
import ShapeWorkbench

// What the command line knows about formats.

extension OutputFormat {
  /// What draws pictures in this format, or `nil` if nothing does.
  var pictureWriter: PictureWriter? {
    switch content {
    case .pictures(let writer): writer
    case .shapes, .values: nil
    }
  }

  /// The formats of pictures.
  static let pictures = allCases.filter { $0.pictureWriter != nil }

  /// The names of all formats in a sentence, some with what they are for.
  static let summary = list(allCases.map { format in format.rawValue + (format.purpose.map { " (\($0))" } ?? "") })

  /// What the format is for, if few people know it.
  private var purpose: String? {
    switch self {
    case .ps: "for print"
    case .swift: "code for any size"
    case .css: "named values"
    case .svg, .png, .pdf, .eps: nil
    }
  }

  /// The options that have an effect on this format but not on all: for a picture, besides those for all pictures.
  private var ownOptions: [OptionDeclaration] {
    switch self {
    case .svg: [Options.cssVariables.declaration, Options.idPrefix.declaration]
    case .png: [Options.scale.declaration, Options.background.declaration, Options.compression.declaration]
    case .pdf: [Options.resolution.declaration, Options.pageSize.declaration]
    case .eps: [Options.resolution.declaration, Options.paper.declaration]
    case .ps: [Options.resolution.declaration, Options.paper.declaration, Options.pageSize.declaration]
    case .swift: [Options.shape.declaration] + SwiftSettings.options.map(\.declaration)
    case .css: []
    }
  }

  /// The options for all pictures.
  private static let pictureOptions =
    EmitCommand.selectionOptions.map(\.declaration)
    + [
      Options.sheet.declaration, Options.report.declaration, Options.strict.declaration, Options.tolerance.declaration,
    ]

  /// The options that have an effect on this format but not on all.
  fileprivate var options: [OptionDeclaration] {
    ownOptions + (pictureWriter == nil ? [] : Self.pictureOptions)
  }
}

extension OptionDeclaration {
  /// The formats on which the option has an effect.
  var formats: [OutputFormat] {
    let formats = OutputFormat.allCases.filter { $0.options.contains { $0 === self } }
    return formats.isEmpty ? OutputFormat.allCases : formats
  }
}
