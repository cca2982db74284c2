import ShapeBackends
import ShapeCore
import ShapeLanguage

/// Writes pictures in a format.
package enum PictureWriter: Sendable {
  /// A picture to write.
  package struct Page: Sendable {
    var scene: Scene
    var scheme: SchemeChoice
    /// The picture in messages, in backquotes if it is a name.
    var name: String
    /// The files of its statements.
    var sources: [SourceFile]

    package init(scene: Scene, scheme: SchemeChoice, name: String, sources: [SourceFile] = []) {
      (self.scene, self.scheme, self.name, self.sources) = (scene, scheme, name, sources)
    }
  }

  /// Why a picture can't be written.
  package struct Refusal: Error {
    package let reason: PictureError
    let page: Page

    package var message: String { reason.message(about: page.name, page.sources) }
  }

  /// The format shows one picture in a file.
  case single(@Sendable (Page, PictureOptions) throws(PictureError) -> PictureFile)
  /// The format shows any number of pictures in a file, a page for each.
  case document(@Sendable ([Page], PictureOptions) throws(PageError) -> PageDocument)

  package var hasPages: Bool {
    switch self {
    case .single: false
    case .document: true
    }
  }

  /// Returns a file, and the ledger of each picture.
  /// - Parameter pages: At least one picture. Only one, unless the format has pages.
  package func file(of pages: [Page], _ options: PictureOptions) throws(Refusal) -> (bytes: [UInt8], ledgers: [Ledger])
  {
    var drawn = pages
    if options.omitsShadows {
      for page in drawn.indices { drawn[page].scene = drawn[page].scene.withoutShadows }
    }
    var (bytes, ledgers) = try written(drawn, options)
    if options.omitsShadows {
      for (index, page) in pages.enumerated() {
        ledgers[index].recordOmittedShadows(of: page.scene, page.scheme)
      }
    }
    return (bytes, ledgers)
  }

  private func written(
    _ pages: [Page], _ options: PictureOptions
  ) throws(Refusal) -> (bytes: [UInt8], ledgers: [Ledger]) {
    switch self {
    case .single(let write):
      do throws(PictureError) {
        let file = try write(pages[0], options)
        return (file.bytes, [file.ledger])
      } catch {
        throw Refusal(reason: error, page: pages[0])
      }
    case .document(let write):
      do throws(PageError) {
        let document = try write(pages, options)
        return (document.bytes, document.ledgers)
      } catch {
        throw Refusal(reason: error.reason, page: pages[error.page])
      }
    }
  }
}

extension PictureError {
  /// - Parameters:
  ///   - name: The picture, in backquotes if it is a name.
  ///   - sources: The files of its statements.
  package func message(about name: String, _ sources: [SourceFile]) -> String {
    switch self {
    case .tooManyPixels(let width, let height): "\(name) would have \(width) x \(height) pixels"
    case .pageTooLarge(let width, let height):
      "\(name) would be \(LedgerReport.number(width)) x \(LedgerReport.number(height)) points; a page of a PDF can have "
        + "at most \(LedgerReport.number(PDFWriter.largestPage)) on a side"
    case .tooManyShadows: "the shadows of \(name) are nested too deeply to draw them"
    case .tooMuchWork: "drawing \(name) would take too long"
    case .fault(let span): "drawing \(name) failed: `shapec` can't compute a region\(Self.place(of: span, sources))"
    }
  }

  private static func place(of span: SourceSpan, _ sources: [SourceFile]) -> String {
    guard sources.indices.contains(Int(span.file)) else { return "" }
    let file = sources[Int(span.file)]
    let position = LineTable(file).position(of: Int(span.start))
    return " for the statement at \(file.path):\(position.line):\(position.column)"
  }
}
