import ShapeBackends
import ShapeKit

/// Draws shapes, or writes them as Swift source: `shapec card.shape --emit svg`.
struct EmitCommand: FileCommand {
  static let name = CommandName.emit

  static let options: [CommandOption<EmitCommand>] = [
    CommandOption(Options.emit) { $0.askedFormat = $1 },
    CommandOption(Options.output) { $0.destination = $1 == "-" ? nil : $1 },
    CommandOption(Options.shape) { $0.selection.shape = $1 },
    CommandOption(Options.preview) { $0.selection.preview = $1 == "all" ? .all : .named($1) },
    CommandOption(Options.size) { $0.selection.size = $1 },
    CommandOption(Options.set) { command, setting throws(UsageError) in
      if case .value(_, let name) = setting, command.selection.settings.contains(where: { $0.names(name) }) {
        throw .repeatedSetting(name)
      }
      command.selection.settings.append(setting)
    },
    CommandOption(Options.scheme) { $0.selection.scheme = $1 },
    CommandOption(Options.direction) { $0.selection.direction = $1 },
    CommandOption(Options.canvas) { $0.pictures.canvas = $1 },
    CommandOption(Options.without) { $0.pictures.omitsShadows = $1 == .shadows },
    CommandOption(Options.scale) { $0.pictures.scale = $1 },
    CommandOption(Options.background) { $0.pictures.background = $1 },
    CommandOption(Options.compression) { $0.pictures.compression = $1 },
    CommandOption(Options.resolution) { $0.pictures.resolution = $1 },
    CommandOption(Options.paper) { $0.pictures.paper = $1 },
    CommandOption(Options.cssVariables) { $0.pictures.tracesColors = $1 },
    CommandOption(Options.report) { $0.isReported = $1 },
    CommandOption(Options.strict) { $0.isStrict = $1 },
    CommandOption(Options.access) { $0.swift.access = $1 },
    CommandOption(Options.root) { $0.input.root = $1 },
    CommandOption(Options.standardInputName) { $0.input.standardInputName = $1 },
    CommandOption(Options.warningsAreErrors) { $0.messages.warningsAreErrors = $1 },
    CommandOption(Options.diagnostics) { $0.messages.format = $1 },
  ]

  /// The previews to draw.
  enum PreviewChoice: Equatable {
    case named(String)
    case all
  }

  /// The shapes and values to draw.
  struct Selection {
    /// A shape by its name, or `nil` for all shapes of the file.
    var shape: String?
    var preview: PreviewChoice?
    /// The size, or `nil` for the size of the preview, or the design size.
    var size: Size?
    var settings: [ParameterSetting] = []
    /// The scheme, or `nil` for the scheme of the preview, or both schemes.
    var scheme: SchemeChoice?
    /// The direction of the layout, or `nil` for that of the preview, or left to right.
    var direction: DirectionChoice?
  }

  var input = Input()
  var messages = MessageOptions()
  private(set) var selection = Selection()
  /// A file or a folder, or `nil` for standard output.
  private(set) var destination: String?
  private(set) var format = OutputFormat.svg
  private(set) var pictures = PictureOptions()
  /// Whether to list how the format shows each element.
  private(set) var isReported = false
  /// Whether anything that is not exact is an error.
  private(set) var isStrict = false
  private(set) var swift = SwiftOptions()
  /// The value of `--emit`.
  private var askedFormat: OutputFormat?

  mutating func finish(_ given: [OptionDeclaration]) throws(UsageError) {
    if let word = input.paths.first(where: { CommandName(word: $0) != nil && Files.kind($0) == .nothing }) {
      throw UsageError("the command `\(word)` must come first", hint: "write `shapec \(word)` and then the arguments")
    }
    if input.paths.isEmpty { try finishInput(given) }
    format = try OutputFormat.of(destination, emit: askedFormat)
    if let option = given.first(where: { !$0.formats.contains(format) }) {
      throw UsageError("`\(option.spelling)` has no effect on \(format.title)", hint: hint(for: option))
    }
    if selection.preview != nil, selection.shape != nil {
      throw UsageError("a preview has its own shape", hint: "remove `--shape`")
    }
    try checkStandardInput()
    if selection.preview == .all {
      let other = given.first { [Options.size.declaration.name, Options.set.declaration.name].contains($0.name) }
      if let other {
        throw UsageError(
          "`\(other.spelling)` works with one preview, but `--preview all` draws all of them",
          hint: "remove `\(other.spelling)`, or name a preview")
      }
    }
    try finishInput(given)
    if case .named = selection.preview, input.paths.count > 1 {
      throw UsageError(
        "`--preview` works with one file, but there are \(input.paths.count)",
        hint: "use `--preview all`, or run shapec for each file")
    }
  }

  /// Refuses two uses of standard input.
  private func checkStandardInput() throws(UsageError) {
    let files = selection.settings.compactMap { $0.file } + input.paths
    if files.count(where: { $0 == "-" }) > 1 {
      throw UsageError("standard input can be read only once", hint: "remove all `-` but one")
    }
  }

  private func hint(for option: OptionDeclaration) -> String {
    switch format {
    case .swift: "remove it: Swift code draws the shape at any size, with any values, in both color schemes"
    case .css: "remove it: CSS has the values of a file, and no pictures"
    case .svg, .png, .pdf, .eps: "remove it, or use \(alternatives(option.formats.map { "--emit \($0.rawValue)" }))"
    }
  }

  /// What the pictures show.
  var drawnThing: DrawnThing { selection.preview == nil ? .shape : .preview }

  func run() -> ExitCode {
    switch format {
    case .svg, .png, .pdf, .eps: PictureOutput(self).run()
    case .swift: SwiftOutput(self).run()
    case .css: CSSOutput(self).run()
    }
  }
}

extension ParameterSetting {
  /// Returns whether it gives a value to a parameter. Unknown for a file, which is not read yet.
  fileprivate func names(_ parameter: String) -> Bool {
    switch self {
    case .value(_, let name): name == parameter
    case .file: false
    }
  }

  /// The path of its file.
  fileprivate var file: String? {
    switch self {
    case .value: nil
    case .file(let path): path
    }
  }
}

extension UsageError {
  static func repeatedSetting(_ name: String) -> UsageError {
    UsageError("`--set` gives `\(name)` twice", hint: "remove one of them")
  }
}
