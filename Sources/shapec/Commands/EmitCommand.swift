import ShapeBackends
import ShapeKit

/// Draws shapes, or writes them as Swift source: `shapec card.shape --emit svg`.
struct EmitCommand: FileCommand {
  static let name = CommandName.emit

  static let options: [CommandOption<EmitCommand>] = [
    CommandOption(Options.emit) { $0.askedFormat = $1 },
    CommandOption(Options.output) { $0.destination = $1 == "-" ? nil : $1 },
    CommandOption(Options.shape) { $0.selection.shape = $1 },
    CommandOption(Options.preview) { $0.selection.preview = $1 },
    CommandOption(Options.size) { $0.selection.size = $1 },
    CommandOption(Options.set) { command, setting throws(UsageError) in
      if command.selection.settings.contains(where: { $0.name == setting.name }) {
        throw UsageError("`--set` gives `\(setting.name)` twice", hint: "remove one of them")
      }
      command.selection.settings.append(setting)
    },
    CommandOption(Options.scheme) { $0.selection.scheme = $1 },
    CommandOption(Options.canvas) { $0.canvas = $1 },
    CommandOption(Options.without) { $0.omitsShadows = $1 == .shadows },
    CommandOption(Options.cssVariables) { $0.tracesColors = $1 },
    CommandOption(Options.access) { $0.swift.access = $1 },
    CommandOption(Options.standardInputName) { $0.input.standardInputName = $1 },
    CommandOption(Options.warningsAreErrors) { $0.messages.warningsAreErrors = $1 },
    CommandOption(Options.diagnostics) { $0.messages.format = $1 },
  ]

  /// The shapes and values to draw.
  struct Selection {
    /// A shape by its name, or `nil` for all shapes of the file.
    var shape: String?
    var preview: String?
    /// The size, or `nil` for the size of the preview, or the design size.
    var size: Size?
    var settings: [ParameterValue] = []
    /// The scheme, or `nil` for the scheme of the preview, or both schemes.
    var scheme: SchemeChoice?
  }

  var input = Input()
  var messages = MessageOptions()
  private(set) var selection = Selection()
  /// A file or a folder, or `nil` for standard output.
  private(set) var destination: String?
  private(set) var format = OutputFormat.svg
  private(set) var canvas = Canvas.ink
  private(set) var omitsShadows = false
  /// Whether colors that are values of parameters are written as custom properties.
  private(set) var tracesColors = false
  private(set) var swift = SwiftOptions()
  /// The value of `--emit`.
  private var askedFormat: OutputFormat?

  mutating func finish(_ given: [OptionDeclaration]) throws(UsageError) {
    if let word = input.paths.first(where: { CommandName(word: $0) != nil && Files.kind($0) == .nothing }) {
      throw UsageError("the command `\(word)` must come first", hint: "write `shapec \(word)` and then the arguments")
    }
    if input.paths.isEmpty { try checkInput(given) }
    format = try OutputFormat.of(destination, emit: askedFormat)
    if let option = given.first(where: { !$0.formats.contains(format) }) {
      throw UsageError("`\(option.spelling)` has no effect on \(format.title)", hint: hint(for: option))
    }
    if selection.preview != nil, selection.shape != nil {
      throw UsageError("a preview has its own shape", hint: "remove `--shape`")
    }
    try checkInput(given)
  }

  private func hint(for option: OptionDeclaration) -> String {
    switch format {
    case .swift: "remove it: Swift code draws the shape at any size, with any values, in both color schemes"
    case .css: "remove it: CSS has the values of a file, and no pictures"
    case .svg, .eps: "remove it, or use \(alternatives(option.formats.map { "--emit \($0.rawValue)" }))"
    }
  }

  func run() -> ExitCode {
    switch format {
    case .svg, .eps: PictureOutput(self).run()
    case .swift: SwiftOutput(self).run()
    case .css: CSSOutput(self).run()
    }
  }
}
