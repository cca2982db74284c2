import ReferencePainter
import Testing

/// `--canvas bounds` gives exactly the size, even if parts extend beyond it.
@Suite struct CanvasPictureTests {
  private static func svg(_ picture: ReferencePicture, _ request: PictureRequest) throws -> String {
    try BuiltCompiler.svg(picture, picture.options(for: request) + ["--canvas", "bounds"])
  }

  @Test(arguments: ReferencePicture.all, [(133.5, 217.25), (217, 333), (0, 0)])
  func `the view box is the size`(_ picture: ReferencePicture, _ size: (Double, Double)) throws {
    let request = picture.request(atLeast: size.0, size.1)
    let svg = try Self.svg(picture, request)
    let (width, height) = (Self.short(request.width), Self.short(request.height))
    let said = try ["viewBox", "width", "height"].map { String(try Sheet.attribute($0, of: svg)) }
    #expect(said == ["0 0 \(width) \(height)", width, height])
  }

  /// Returns a number as text. A whole number has no point.
  private static func short(_ x: Double) -> String { x == x.rounded() ? "\(Int(x))" : "\(x)" }

  /// Only in Chromium: rsvg-convert blurs in passes and loses the part that leaves the picture between two of them, so
  /// that shadows are weaker, by 13 of 255 where they are cut off.
  @Test(.needsJudges) func `the inside is drawn as always`() throws {
    let requests = ReferencePicture.all.map { $0.request(atLeast: 133, 217) }
    let pictures = try zip(ReferencePicture.all, requests).map { picture, request in
      try Sheet.Picture(svg: Self.svg(picture, request), zoom: 1)
    }
    for (i, actual) in try Judge.chromium.render(pictures).enumerated() {
      let picture = ReferencePicture.all[i]
      // The outside casts a shadow on the inside.
      let margin = 70
      let frame = CanvasFrame(box: requests[i].bounds.inset(by: -Double(margin)))
      let whole = try Judge.chromium.reference(frame) { picture.paint(requests[i], &$0) }.raster
      let expected = whole.part(left: margin, top: margin, width: actual.width, height: actual.height)
      let comparison = PictureComparison(expected: expected, actual: actual, tolerance: Judge.chromium.tolerance)
      #expect(comparison.isClose, "\(comparison.report(picture.shape))")
    }
  }
}
