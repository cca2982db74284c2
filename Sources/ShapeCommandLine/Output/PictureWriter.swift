import ShapeBackends
import ShapeCore
import ShapeLanguage

/// Writes pictures in a format.
enum PictureWriter: Sendable {
  /// A picture to write.
  struct Page {
    var scene: Scene
    var scheme: SchemeChoice
    /// The picture in messages, in backquotes if it is a name.
    var name: String
    /// The files of its statements.
    var sources: [SourceFile] = []
  }

  /// The format shows one picture in a file.
  case single(@Sendable (Page, PictureOptions) throws(PictureError) -> PictureFile)
  /// The format shows any number of pictures in a file, a page for each.
  case document(@Sendable ([Page], PictureOptions) throws(PageError) -> PageDocument)

  var hasPages: Bool {
    switch self {
    case .single: false
    case .document: true
    }
  }

  /// Returns a file, and the ledger of each picture.
  /// - Parameter pages: At least one picture. Only one, unless the format has pages.
  func file(of pages: [Page], _ options: PictureOptions) throws(Failure) -> (bytes: [UInt8], ledgers: [Ledger]) {
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
  ) throws(Failure) -> (bytes: [UInt8], ledgers: [Ledger]) {
    switch self {
    case .single(let write):
      do throws(PictureError) {
        let file = try write(pages[0], options)
        return (file.bytes, [file.ledger])
      } catch {
        throw .usage(UsageError(error, name: pages[0].name, pages[0].sources))
      }
    case .document(let write):
      do throws(PageError) {
        let document = try write(pages, options)
        return (document.bytes, document.ledgers)
      } catch {
        throw .usage(UsageError(error.reason, name: pages[error.page].name, pages[error.page].sources))
      }
    }
  }
}
