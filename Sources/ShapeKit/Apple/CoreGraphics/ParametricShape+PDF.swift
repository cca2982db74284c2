#if canImport(CoreGraphics)
  import CoreGraphics
  import ShapeCore

  extension ParametricShape {
    /// Draws the shape as a PDF document with one page.
    ///
    /// - Parameter consumer: The receiver of the bytes.
    /// - Returns: `false` if there is no memory for the document.
    func drawPDF(
      into consumer: CGDataConsumer, size: CGSize, outset: Double, direction: LayoutDirection, appearance: Appearance
    ) -> Bool {
      let scene = shownScene(in: Size(size), direction: direction)
      let frame = scene.frame(outset: outset).drawable
      var page = CGRect(Rect(x: 0, y: 0, width: frame.width, height: frame.height))
      guard let context = CGContext(consumer: consumer, mediaBox: &page, nil) else { return false }
      context.beginPDFPage(nil)
      // On a page, y grows up from the lower left corner.
      context.concatenate(CGAffineTransform(Transform(a: 1, b: 0, c: 0, d: -1, tx: -frame.minX, ty: frame.maxY)))
      scene.draw(in: context, scale: pixelsPerPointOfPDF, appearance)
      context.endPDFPage()
      context.closePDF()
      return true
    }
  }

  /// The number of pixels per point of the images in a PDF document: 288 per inch.
  private let pixelsPerPointOfPDF = 4.0
#endif
