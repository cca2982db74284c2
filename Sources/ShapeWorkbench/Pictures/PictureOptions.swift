import ShapeBackends
import ShapeCore
import ShapeRaster

/// How to write pictures.
package struct PictureOptions: Sendable {
  package var canvas = Canvas.ink
  package var omitsShadows = false
  /// Whether colors that are values of parameters are written as custom properties.
  package var tracesColors = false
  /// The beginning of the ids and classes of an SVG.
  package var idPrefix = ""
  /// The number of pixels of a point in a PNG.
  package var scale = 1.0
  /// The color below the picture in a PNG, or `nil` if it is transparent.
  package var background: RGBA?
  package var compression = CompressionLevel.default
  /// The number of pixels per inch of images in PDF and PostScript.
  package var resolution = 300.0
  /// The color of the paper in PostScript.
  package var paper = RGBA(hex: 0xFFFFFF)
  /// The size of pages in points, or `nil` for that of each picture.
  package var pageSize: PageSize?
  /// Whether to report the elements that a format shows exactly, too.
  package var listsExactElements = false

  package init() {}

  var pdf: PDFOptions { PDFOptions(canvas: canvas, resolution: resolution, pageSize: pageSize) }

  func postScript(_ scheme: SchemeChoice = .automatic) -> PostScriptOptions {
    PostScriptOptions(canvas: canvas, scheme: scheme, resolution: resolution, paper: paper, pageSize: pageSize)
  }
}
