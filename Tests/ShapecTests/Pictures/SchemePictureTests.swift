import ReferencePainter
import Testing

/// Adaptive colors: the viewer's preference decides, unless a compiler option selects an appearance.
@Suite(.needsJudges) struct SchemePictureTests {
  @Test(arguments: [false, true]) func `the viewer chooses the scheme`(prefersDark: Bool) throws {
    let pictures = try InlinedPictures([AdaptivePicture.svg([])], prefersDark: prefersDark)
    try Self.expect(pictures.inlined[0], isDark: prefersDark, by: .chromium)
  }

  @Test(arguments: [false, true]) func `an option overrides the viewer`(isDark: Bool) throws {
    let svg = try AdaptivePicture.svg(["--scheme", isDark ? "dark" : "light"])
    let pictures = try InlinedPictures([svg], prefersDark: !isDark)
    try Self.expect(pictures.inlined[0], isDark: isDark, by: .chromium)
    try Self.expect(Judge.rsvg.render(svg: svg), isDark: isDark, by: .rsvg)
  }

  @Test func `a viewer without preferences shows the light scheme`() throws {
    try Self.expect(Judge.rsvg.render(svg: AdaptivePicture.svg([])), isDark: false, by: .rsvg)
  }

  private static func expect(_ actual: Raster, isDark: Bool, by judge: Judge) throws {
    let frame = CanvasFrame(box: try Sheet.viewBox(of: AdaptivePicture.svg([])))
    let expected = try judge.reference(frame) { AdaptivePicture.paint(isDark: isDark, on: &$0) }
    let comparison = PictureComparison(expected: expected.raster, actual: actual, tolerance: judge.tolerance)
    #expect(comparison.isClose, "\(comparison.report("\(judge), \(isDark ? "dark" : "light")"))")
  }
}
