// A stand-in for the parts of PDFKit that the sample app uses on the Mac.
import AppKit

@MainActor public final class PDFDocument: NSObject {
  public init?(data: Data) {}
}
@MainActor open class PDFView: NSView {
  public var document: PDFDocument?
  public var autoScales = false
  public var displaysPageBreaks = true
}
