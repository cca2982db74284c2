import ShapeBackends
import ShapeKit
import ShapeLanguage

/// Draws shapes as pictures.
struct PictureOutput {
  private let command: EmitCommand
  private var session: Session
  private var drawn: [DrawnPicture] = []

  /// A picture that can be written, and the compilation that it comes from.
  private struct DrawnPicture {
    var picture: Picture
    var scene: Scene
    var compilation: Compilation
    var path: String
  }

  init(_ command: EmitCommand) {
    self.command = command
    session = Session(command.input, command.messages)
  }

  /// Draws the requested pictures, and writes them if all of them can be drawn.
  consuming func run() -> ExitCode {
    let settings: [Setting]
    do throws(Failure) {
      settings = try command.selection.compilerSettings()
    } catch {
      session.report(error)
      return session.exitCode
    }
    for setting in settings where setting.form == .json { session.note(source: setting.source.path) }
    for path in session.paths {
      guard let compilation = session.compile(path, settings) else { continue }
      if compilation.hasErrors {
        session.show(compilation.diagnostics, of: compilation)
        if !isFileWrong(compilation, compilation.diagnostics) { session.fail(.usage) }
      } else {
        draw(compilation, path)
      }
    }
    let artifacts = session.exitCode == .success ? self.artifacts() : []
    return session.write(
      artifacts, to: Destination(command.destination, format: command.format), of: command.drawnThing)
  }

  private mutating func draw(_ compilation: Compilation, _ path: String) {
    let plan = PicturePlan(compilation, path, command.selection, hasDestination: command.destination != nil)
    var diagnostics = compilation.diagnostics
    do throws(Failure) {
      var seen = Set(diagnostics.map(\.identity))
      for picture in try plan.pictures() {
        diagnostics += draw(picture, of: plan, path).filter { seen.insert($0.identity).inserted }
      }
    } catch {
      session.report(error)
    }
    session.show(diagnostics, of: plan.compilation)
  }

  /// Draws one picture and returns its diagnostics.
  private mutating func draw(_ picture: Picture, of plan: PicturePlan, _ path: String) -> [Diagnostic] {
    let drawing = Evaluator.draw(
      plan.compilation.program, shape: picture.shape, size: picture.size, values: picture.values,
      direction: picture.direction, sizeSource: picture.sizeSource, tracesColors: command.pictures.tracesColors)
    if let scene = drawing.scene {
      drawn.append(DrawnPicture(picture: picture, scene: scene, compilation: plan.compilation, path: path))
    } else {
      // A value of the command line is not a mistake of the source.
      session.fail(isFileWrong(plan.compilation, drawing.diagnostics) ? .sourceErrors : .usage)
    }
    return drawing.diagnostics
  }

  /// Returns whether an error is in a file, and not in a value of the command line.
  private func isFileWrong(_ compilation: Compilation, _ diagnostics: [Diagnostic]) -> Bool {
    diagnostics.contains { $0.severity == .error && !compilation.isAboutSetting($0) }
  }

  // MARK: Writing

  /// Returns the files of the pictures, and reports how they show their elements. Those of a PDF are pages of one file,
  /// unless the output is a folder.
  private mutating func artifacts() -> [Artifact] {
    let isFolder = command.destination.map { Destination.isFolder($0) } ?? false
    do throws(Failure) {
      if command.format == .pdf, !isFolder, drawn.count > 1 { return [try document()] }
      var artifacts: [Artifact] = []
      for drawn in drawn {
        let file = try file(of: drawn)
        try report(file.ledger, of: drawn)
        artifacts.append(Artifact(name: drawn.picture.name, bytes: file.bytes, source: drawn.path))
      }
      return artifacts
    } catch {
      session.report(error)
      return []
    }
  }

  private func file(of drawn: DrawnPicture) throws(Failure) -> PictureFile {
    do throws(PictureError) {
      return try command.pictures.file(of: drawn.scene, drawn.picture.scheme, as: command.format)
    } catch {
      throw .usage(UsageError(error, name: drawn.picture.name))
    }
  }

  /// Returns a PDF with a page for each picture.
  private mutating func document() throws(Failure) -> Artifact {
    let pages = drawn.map { ($0.scene, $0.picture.scheme) }
    let document = command.pictures.document(of: pages)
    for (drawn, ledger) in zip(drawn, document.ledgers) { try report(ledger, of: drawn) }
    return Artifact(name: drawn[0].picture.name, bytes: document.bytes, source: drawn[0].path)
  }

  /// Reports how a format shows a picture, as far as the options request it.
  private mutating func report(_ ledger: Ledger, of drawn: DrawnPicture) throws(Failure) {
    let report = LedgerReport(ledger, of: drawn.picture.name, in: command.format)
    let sources = drawn.compilation.program.sources
    if command.isReported {
      session.console.show(report.notes, of: sources)
    } else if let summary = report.summary {
      session.console.inform(summary)
    }
    guard command.isStrict, !report.losses.isEmpty else { return }
    if !command.isReported { session.console.show(report.losses, of: sources) }
    throw .usage(
      UsageError(
        "\(command.format.title) can't show all of `\(drawn.picture.name)` exactly",
        hint: "remove `--strict`, or use another format"))
  }
}

extension UsageError {
  fileprivate init(_ error: PictureError, name: String) {
    switch error {
    case .tooManyPixels(let width, let height):
      self.init(
        "`\(name)` would have \(width) x \(height) pixels", hint: "use a smaller `--scale` or `--size`")
    }
  }
}
