import ShapeBackends
import ShapeCore
import ShapeLanguage

/// Draws shapes as pictures.
struct PictureOutput {
  private let command: EmitCommand
  private var drawing: PictureDrawing

  init(_ command: EmitCommand) {
    self.command = command
    drawing = PictureDrawing(
      command, allowsSeveral: command.destination != nil || command.asksForSheet,
      pixel: command.format == .png ? 1 / command.pictures.scale : 1)
  }

  private var drawn: [DrawnPicture] { drawing.drawn }

  /// Draws the requested pictures, and writes them if all of them can be drawn.
  consuming func run() -> Session {
    drawing.run()
    let artifacts = drawing.session.exitCode == .success ? self.artifacts() : []
    drawing.session.write(artifacts, to: command.target, of: command.selection.drawnThing)
    return drawing.session
  }

  /// Returns the files of the pictures, and reports how they show their elements. Several of them are pages of one PDF, and
  /// several previews are a contact sheet of another format, unless the output is a folder.
  private mutating func artifacts() -> [Artifact] {
    let isFolder = command.destination.map { Destination.isFolder($0) } ?? false
    do throws(Failure) {
      if command.asksForSheet, !drawn.isEmpty { return [try sheet()] }
      if drawn.count > 1, !isFolder {
        if command.format == .pdf { return [try document()] }
        if command.selection.preview == .all { return [try sheet()] }
      }
      var artifacts: [Artifact] = []
      for drawn in drawn {
        let file = try file(of: drawn)
        try report(file.ledger, of: drawn)
        artifacts.append(Artifact(name: drawn.picture.name, bytes: file.bytes, source: drawn.path))
      }
      return artifacts
    } catch {
      drawing.session.report(error)
      return []
    }
  }

  private func file(of drawn: DrawnPicture) throws(Failure) -> PictureFile {
    do throws(PictureError) {
      return try command.pictures.file(of: drawn.scene, drawn.picture.scheme, as: command.format)
    } catch {
      throw .usage(UsageError(error, name: "`\(drawn.picture.name)`"))
    }
  }

  /// Returns a PDF with a page for each picture.
  private mutating func document() throws(Failure) -> Artifact {
    let pages = drawn.map { ($0.scene, $0.picture.scheme) }
    for drawn in drawn {
      do throws(PictureError) {
        try command.pictures.checkPage(drawn.scene)
      } catch {
        throw .usage(UsageError(error, name: "`\(drawn.picture.name)`"))
      }
    }
    let document = command.pictures.document(of: pages)
    for (drawn, ledger) in zip(drawn, document.ledgers) { try report(ledger, of: drawn) }
    return Artifact(name: drawn[0].picture.name, bytes: document.bytes, source: drawn[0].path)
  }

  /// Returns a file with all pictures side by side.
  private mutating func sheet() throws(Failure) -> Artifact {
    let sheet = PictureSheet(drawn, of: command.selection, command.pictures)
    let file: PictureFile
    do throws(PictureError) {
      file = try sheet.file(command.selection.scheme ?? .automatic, as: command.format)
    } catch {
      throw .usage(UsageError(error, name: PictureSheet.name))
    }
    try report(
      LedgerReport(file.ledger, of: PictureSheet.name, title: PictureSheet.name, in: command.format), sheet.sources)
    return Artifact(name: PictureSheet.name, bytes: file.bytes, source: drawn[0].path)
  }

  private mutating func report(_ ledger: Ledger, of drawn: DrawnPicture) throws(Failure) {
    try report(
      LedgerReport(ledger, of: drawn.picture.name, in: command.format), drawn.compilation.program.sources)
  }

  /// Reports how a format shows a picture, as far as the options request it.
  private mutating func report(_ report: LedgerReport, _ sources: [SourceFile]) throws(Failure) {
    if command.pictures.listsExactElements {
      drawing.session.console.show(report.notes, of: sources)
    } else {
      for summary in report.summaries { drawing.session.console.inform(summary) }
    }
    guard command.isStrict, let refusal = report.refusal else { return }
    if !command.pictures.listsExactElements { drawing.session.console.show(report.losses, of: sources) }
    throw .notExact(refusal)
  }
}

extension UsageError {
  /// - Parameter name: The picture, in backquotes if it is a name.
  init(_ error: PictureError, name: String) {
    switch error {
    case .tooManyPixels(let width, let height):
      self.init(
        "\(name) would have \(width) x \(height) pixels", hint: "use a smaller `--scale` or `--size`")
    case .pageTooLarge(let width, let height):
      self.init(
        "\(name) would be \(LedgerReport.number(width)) x \(LedgerReport.number(height)) points; a page of a PDF can have "
          + "at most \(LedgerReport.number(PDFWriter.largestPage)) on a side",
        hint: "use `--canvas bounds`, or a smaller `--size`")
    case .tooManyShadows:
      self.init(
        "the shadows of \(name) are nested too deeply to draw them",
        hint: "remove shadows of layers in each other or in masks, or use `--without shadows`")
    }
  }
}
