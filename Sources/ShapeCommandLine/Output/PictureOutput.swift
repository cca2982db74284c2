import ShapeBackends
import ShapeCore
import ShapeLanguage
import ShapeTool
import ShapeWorkbench

/// Draws shapes as pictures.
struct PictureOutput {
  private let command: EmitCommand
  private let writer: PictureWriter
  private var drawing: PictureDrawing

  init(_ command: EmitCommand, _ writer: PictureWriter) {
    self.command = command
    self.writer = writer
    drawing = PictureDrawing(
      command, allowsSeveral: command.destination != nil || command.asksForSheet, pixel: 1 / command.pictures.scale)
  }

  private var drawn: [DrawnPicture] { drawing.drawn }

  /// Draws the requested pictures, and writes them if all of them can be drawn.
  consuming func run() -> Session {
    drawing.run()
    let artifacts = drawing.session.exitCode == .success ? self.artifacts() : []
    drawing.session.write(artifacts, to: command.target, of: command.selection.drawnThing)
    return drawing.session
  }

  /// Returns the files of the pictures, and reports how they show their elements. Several of them are pages of one file if
  /// the format has pages, and several previews are a contact sheet if not, unless the output is a folder.
  private mutating func artifacts() -> [Artifact] {
    let isOneFile = drawn.count > 1 && !(command.destination.map { Destination.isFolder($0) } ?? false)
    do throws(Failure) {
      if drawn.isEmpty { return [] }
      if command.asksForSheet { return [try sheet()] }
      if isOneFile, writer.hasPages { return [try artifact(of: drawn)] }
      if isOneFile, command.selection.preview == .all { return [try sheet()] }
      var artifacts: [Artifact] = []
      for drawn in drawn { artifacts.append(try artifact(of: [drawn])) }
      return artifacts
    } catch {
      drawing.session.report(error)
      return []
    }
  }

  /// Returns a file with one picture, or with several as pages.
  private mutating func artifact(of drawn: [DrawnPicture]) throws(Failure) -> Artifact {
    let pages = drawn.map {
      PictureWriter.Page(
        scene: $0.scene, scheme: $0.picture.scheme, name: "`\($0.picture.name)`",
        sources: $0.compilation.program.sources)
    }
    let file = try writer.written(pages, command.pictures)
    for (drawn, ledger) in zip(drawn, file.ledgers) { try report(ledger, of: drawn) }
    return Artifact(name: drawn[0].picture.name, bytes: file.bytes, source: drawn[0].path)
  }

  /// Returns a file with all pictures side by side.
  private mutating func sheet() throws(Failure) -> Artifact {
    let sheet = PictureSheet(drawn, of: command.selection, command.pictures)
    let file = try sheet.file(command.selection.scheme ?? .automatic, writer)
    try report(
      LedgerReport(
        file.ledger, of: PictureSheet.name, title: PictureSheet.name, in: command.format, tolerance: command.tolerance),
      sheet.sources)
    return Artifact(name: PictureSheet.name, bytes: file.bytes, source: drawn[0].path)
  }

  private mutating func report(_ ledger: Ledger, of drawn: DrawnPicture) throws(Failure) {
    try report(
      LedgerReport(ledger, of: drawn.picture.name, in: command.format, tolerance: command.tolerance),
      drawn.compilation.program.sources)
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

extension LedgerReport {
  /// Why `--strict` refuses the picture, or `nil` if everything is exact.
  var refusal: UsageError? {
    let losses = entries.map(\.lowering).filter { !$0.isExact(within: tolerance) }
    if losses.isEmpty { return nil }
    if losses.allSatisfy({ $0 == .dropped(.option) }) {
      return UsageError(
        "the \(format.title) of \(title) omits shadows", hint: "remove `--strict`, or remove `--without shadows`")
    }
    // What a larger tolerance allows is an approximation, and the others need another format.
    let isClose = losses.allSatisfy { $0.isExact(within: .infinity) }
    return UsageError(
      "\(format.title) can't show all of \(title) exactly",
      hint: "\(isClose ? "add `--tolerance`" : "remove `--strict`"), or use another format")
  }
}

extension PictureWriter {
  /// Returns a file, and the ledger of each picture. See `file(of:_:)`.
  func written(_ pages: [Page], _ options: PictureOptions) throws(Failure) -> (bytes: [UInt8], ledgers: [Ledger]) {
    do throws(Refusal) {
      return try file(of: pages, options)
    } catch {
      throw .usage(UsageError(error.reason, error.message))
    }
  }
}

extension UsageError {
  /// - Parameter message: What can't be drawn, and why.
  init(_ error: PictureError, _ message: String) {
    let hint =
      switch error {
      case .tooManyPixels: "use a smaller `--scale` or `--size`"
      case .pageTooLarge: "use `--canvas bounds`, or a smaller `--size`"
      case .tooManyShadows: "remove shadows of layers in each other or in masks, or use `--without shadows`"
      case .tooMuchWork:
        "use fewer or smaller shadows, conic gradients and layers, shorter paths, or a smaller `--size`"
      case .fault: "report this bug, and change a number of the statement slightly"
      }
    self.init(message, hint: hint)
  }
}
