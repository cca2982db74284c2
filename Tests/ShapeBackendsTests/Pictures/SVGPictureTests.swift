import ShapeBackends
import ShapeCore
import TestSupport
import Testing

/// Compares what documents of random scenes show with the pictures of the renderer.
@Suite struct SVGPictureTests {
  @Test func `a document shows what the renderer shows`() {
    RandomPicture.expectSamePictures(seeds: RandomCases.seeds(quick: 24, ci: 120, long: 20_000)) {
      scene, seed, appearance in
      let picture = try SVGPicture(svg(scene, SVGOptions(canvas: .bounds)), isDark: appearance == .dark)
      #expect(picture.viewBox == "0 0 40 40", "seed \(seed)")
      return PixelDifference(try picture.raster(), from: scene.resolved(in: appearance))
    }
  }
}
