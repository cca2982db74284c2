import ShapeBackends
import ShapeCore
import ShapeTool
import ShapeWorkbench

/// Draws shapes, or writes them as Swift source: `shapec card.shape --emit svg`.
struct EmitCommand: PictureCommand, WatchableCommand {
  static let name = CommandName.emit

  static let options: [CommandOption<EmitCommand>] =
    [
      CommandOption(Options.emit) { $0.askedFormat = $1 },
      CommandOption(Options.output) { $0.destination = $1 == "-" ? nil : $1 },
    ] + selectionOptions + [
      CommandOption(Options.sheet) { $0.asksForSheet = $1 },
      CommandOption(Options.scale) { $0.pictures.scale = $1 },
      CommandOption(Options.background) { $0.pictures.background = $1 },
      CommandOption(Options.compression) { $0.pictures.compression = $1 },
      CommandOption(Options.resolution) { $0.pictures.resolution = $1 },
      CommandOption(Options.paper) { $0.pictures.paper = $1 },
      CommandOption(Options.pageSize) { $0.pictures.pageSize = $1 },
      CommandOption(Options.cssVariables) { $0.pictures.tracesColors = $1 },
      CommandOption(Options.idPrefix) { $0.pictures.idPrefix = $1 },
      CommandOption(Options.report) { $0.pictures.listsExactElements = $1 },
      CommandOption(Options.strict) { $0.isStrict = $1 },
      CommandOption(Options.tolerance) { $0.tolerance = $1 },
    ] + SwiftSettings.options.map { CommandOption($0, in: \.swift) } + [
      CommandOption(Options.depfile) { $0.depfile = $1 },
      CommandOption(Options.watch) { $0.watches = $1 },
      CommandOption(Options.root) { $0.input.root = $1 },
      CommandOption(Options.standardInputName) { $0.input.standardInputName = $1 },
      CommandOption(Options.warningsAreErrors) { $0.messages.warningsAreErrors = $1 },
      CommandOption(Options.diagnostics) { $0.messages.format = $1 },
    ]

  var input = Input()
  var messages = MessageOptions()
  var selection = PictureSelection()
  /// A file or a folder, or `nil` for standard output.
  private(set) var destination: String?
  private(set) var format = OutputFormat.svg
  var pictures = PictureOptions()
  /// Whether the pictures are parts of a contact sheet, whatever the format and the number of pictures.
  private(set) var asksForSheet = false
  /// Whether anything that is not exact is an error.
  private(set) var isStrict = false
  /// The largest difference that counts as exact, in 255ths of a color component and in hundredths of a point.
  private(set) var tolerance = 1.0
  var swift = SwiftSettings()
  /// The file for the dependencies of the output.
  private var depfile: String?
  private(set) var watches = false
  /// The value of `--emit`.
  private var askedFormat: OutputFormat?

  mutating func finish(_ given: [OptionDeclaration]) throws(UsageError) {
    try swift.finish(given)
    if let word = input.paths.first(where: { CommandName(word: $0) != nil && Files.kind($0) == .nothing }) {
      throw UsageError("the command `\(word)` must come first", hint: "write `shapec \(word)` and then the arguments")
    }
    if input.paths.isEmpty { try finishInput(given) }
    try checkDestination()
    format = try OutputFormat.of(destination, emit: askedFormat)
    if let option = given.first(where: { !$0.formats.contains(format) }) {
      throw UsageError("`\(option.spelling)` has no effect on \(format.title)", hint: hint(for: option))
    }
    if !isStrict, given.contains(where: { $0 === Options.tolerance.declaration }) {
      throw UsageError("`--tolerance` is an option for `--strict`", hint: "add `--strict`, or remove it")
    }
    if asksForSheet, let destination, Destination.isFolder(destination) {
      throw UsageError(
        "`--sheet` writes one file, but \(destination) is a folder",
        hint: "name a file in it, or remove `--sheet` to write a file for each picture")
    }
    try finishSelection(given)
    try checkWatch()
  }

  /// Checks that the output is a file, as far as options need one.
  private func checkDestination() throws(UsageError) {
    guard destination == nil else { return }
    if watches {
      throw UsageError("`--watch` writes files, but there is no output file", hint: "add one: `-o card.svg`")
    }
    if depfile != nil {
      throw UsageError(
        "`--depfile` lists the dependencies of files, but there is no output file", hint: "add one: `-o card.svg`")
    }
  }

  private func hint(for option: OptionDeclaration) -> String {
    switch format.content {
    case .pictures: "remove it, or use \(alternatives(option.formats.map { "--emit \($0.rawValue)" }))"
    case .shapes:
      "remove it: Swift code draws the shape at any size, with any values, in both color schemes"
    case .values: "remove it: CSS has the values of a file, and no pictures"
    }
  }

  /// The output.
  var target: Destination { Destination(destination, as: format.rawValue, depfile: depfile) }

  func perform() -> Session {
    switch format.content {
    case .pictures(let writer): PictureOutput(self, writer).run()
    case .shapes:
      SwiftOutput(Session(input, messages), swift, to: target) { compilation, path throws(Failure) in
        try selection.shapes(of: compilation, path)
      }.run()
    case .values: CSSOutput(self).run()
    }
  }

  func outcome(of session: Session) -> String {
    guard session.exitCode == .success else { return "\(watchedName): errors, nothing is written" }
    let outputs = session.outputs
    let target = outputs.count == 1 ? outputs[0] : "\(destination ?? "") (\(outputs.count) files)"
    return "\(watchedName) → \(target)"
  }
}
