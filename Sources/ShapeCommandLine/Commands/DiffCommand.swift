import ShapeBackends
import ShapeCore
import ShapeEditing
import ShapeLanguage
import ShapeTool
import ShapeWorkbench

/// Lists what differs between two files: `shapec diff old.shape card.shape`.
struct DiffCommand: FileCommand, NamedCommand {
  static let name = CommandName.diff

  static let options: [CommandOption<DiffCommand>] = [
    CommandOption(Options.comparison) { $0.destination = $1 },
    CommandOption(Options.canvas) { $0.canvas = $1 },
    CommandOption(Options.root) { $0.input.root = $1 },
    CommandOption(Options.standardInputName) { $0.input.standardInputName = $1 },
    CommandOption(Options.diagnostics) { $0.messages.format = $1 },
  ]

  var input = Input()
  var messages = MessageOptions()
  private var canvas = Canvas.ink
  /// The file for the pictures, or `nil` for none.
  private var destination: String?
  private var format = OutputFormat.svg

  init() {}

  mutating func finish(_ given: [OptionDeclaration]) throws(UsageError) {
    if let destination {
      format = try OutputFormat.of(destination, emit: nil)
      if format.pictureWriter == nil {
        throw UsageError(
          "differences can't be drawn as \(format.title)",
          hint: "use \(alternatives(OutputFormat.pictures.map { ".\($0.rawValue)" }))")
      }
    }
    try finishInput(given)
    if input.paths.count != 2 || !input.folders.isEmpty {
      throw UsageError("`diff` compares two files", hint: "write `shapec diff old.shape new.shape`")
    }
  }

  func run() -> ExitCode {
    var session = Session(input, messages)
    var versions: [Compilation] = []
    var summaries: [FileSummary] = []
    for path in input.paths {
      guard let compilation = session.compile(path) else { continue }
      if compilation.hasErrors { session.show(compilation.diagnostics, of: compilation) }
      guard let summary = compilation.summary() else { continue }
      versions.append(compilation)
      summaries.append(summary)
    }
    // As with other programs that compare files, 1 means that they differ.
    guard session.exitCode == .success, summaries.count == 2 else { return max(session.exitCode, .usage) }
    let differences = summaries[0].differences(to: summaries[1])
    if let destination, let writer = format.pictureWriter {
      draw(versions, summaries, to: Destination(destination, as: format.rawValue), writer, &session)
      guard session.exitCode == .success else { return max(session.exitCode, .usage) }
    }
    let written = StandardOutput.write(SummaryDifference.text(of: differences))
    return written == .success && !differences.isEmpty ? .sourceErrors : written
  }

  // MARK: Pictures

  /// Draws the shapes that differ, or all of them if none does.
  private func draw(
    _ versions: [Compilation], _ summaries: [FileSummary], to target: Destination, _ writer: PictureWriter,
    _ session: inout Session
  ) {
    let declarations = summaries.map { summary in
      Dictionary(summary.declarations.map { ($0.title, $0) }) { first, _ in first }
    }
    var names: [String] = []
    for version in versions {
      names += version.publicShapes.map { version.program.names.spelling(version.program.shapes[$0].name) }
        .filter { !names.contains($0) }
    }
    let changed = names.filter { declarations[0]["shape \($0)"] != declarations[1]["shape \($0)"] }
    let items = (changed.isEmpty ? names : changed).map { name in
      ComparisonSheet.Item(name: name, old: scene(of: name, in: versions[0]), new: scene(of: name, in: versions[1]))
    }.filter { $0.old != nil || $0.new != nil }
    let sheet = ComparisonSheet.scene(
      of: items, title: "Differences of \(input.paths[1])", canvas: canvas)
    var artifacts: [Artifact] = []
    do throws(Failure) {
      if !items.isEmpty {
        let page = PictureWriter.Page(scene: sheet, scheme: .automatic, name: PictureSheet.name)
        let file = try writer.written([page], PictureOptions())
        artifacts.append(Artifact(name: "diff", bytes: file.bytes, source: input.paths[1]))
      }
      session.write(artifacts, to: target, of: .shape)
    } catch {
      session.report(error)
    }
  }

  /// Returns a shape at its design size. `nil` if there is none, or if it can't be drawn.
  private func scene(of name: String, in version: Compilation) -> Scene? {
    guard let shape = version.shape(named: name) else { return nil }
    return Evaluator.draw(version.program, shape: shape, size: version.program.shapes[shape].designSize).scene
  }
}
