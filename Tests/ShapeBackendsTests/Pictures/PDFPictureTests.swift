import ShapeCore
import TestSupport
import Testing

@testable import ShapeBackends

/// Compares what pages of random scenes show with the pictures of the renderer.
@Suite struct PDFPictureTests {
  @Test func `a page shows what the renderer shows`() {
    RandomPicture.expectSamePictures(seeds: RandomCases.seeds(quick: 18, ci: 80, long: 10_000)) {
      scene, seed, appearance in
      var options = PDFOptions(canvas: .bounds, scheme: appearance == .dark ? .dark : .light)
      // Debug builds compress slowly.
      options.isCompressed = seed % 5 == 2
      let picture = try PDFPicture(PDFWriter.pdf(for: [scene], options: options).bytes)
      return PixelDifference(try picture.raster(), from: scene.resolved(in: appearance))
    }
  }
}
