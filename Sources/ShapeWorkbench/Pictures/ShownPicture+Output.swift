import ShapeBackends
import ShapeCore
import ShapeLanguage
import ShapeSwift

/// A file in some format, or the reasons why there is none.
package struct PictureFileOutput: Sendable {
  /// The contents of the file.
  package var bytes: [UInt8]?
  /// How the format shows the elements of the picture.
  package var report: LedgerReport?
  /// Mistakes that only this format finds.
  package var diagnostics: [Diagnostic] = []
  /// Why the format can't show the picture.
  package var refusal: String?
}

extension ShownPicture {
  /// Returns the picture in a format. Swift code has the named shape, or all public ones, and CSS has the values of the file;
  /// both are refused if a picture at some size or value has an error.
  package func output(in format: OutputFormat, _ options: PictureOptions) -> PictureFileOutput {
    var result = PictureFileOutput()
    switch format.content {
    case .pictures(let writer):
      guard let scene, let picture else { return result }
      let page = PictureWriter.Page(
        scene: scene, scheme: picture.scheme, name: "`\(picture.name)`", sources: file.program.sources)
      do throws(PictureWriter.Refusal) {
        let file = try writer.file(of: [page], options)
        result.bytes = file.bytes
        result.report = LedgerReport(file.ledgers[0], of: picture.name, in: format)
      } catch {
        result.refusal = error.message
      }
    case .shapes:
      let shapes = request.shape.map { file.shape(named: $0).map { [$0] } ?? [] } ?? file.publicShapes
      guard !file.hasErrors, case let found = Linter.findings(for: file.program) else { return result }
      result.diagnostics = found.diagnostics
      guard !found.diagnostics.contains(where: { $0.severity == .error }) else { return result }
      let types = SwiftWriter.types(for: file.program, shapes: shapes, proofs: found.proofs)
      result.diagnostics += types.compactMap { SwiftWriter.nameWarning(about: $0) }
      if types.isEmpty { result.refusal = "this file has no shape to draw" }
      if !types.isEmpty { result.bytes = SwiftWriter.file(of: types) }
    case .values:
      guard !file.hasErrors else { return result }
      result.diagnostics = Linter.diagnostics(for: file.program)
      guard !result.diagnostics.contains(where: { $0.severity == .error }) else { return result }
      var sheet = CSSWriter()
      sheet.add(file.program)
      if sheet.names.isEmpty { result.refusal = "this file has no value for CSS" }
      if !sheet.names.isEmpty { result.bytes = sheet.finish() }
    }
    return result
  }
}
