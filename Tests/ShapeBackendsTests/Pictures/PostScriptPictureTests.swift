import ShapeBackends
import ShapeCore
import TestSupport
import Testing

/// Compares what EPS files of random scenes show with the pictures of the renderer.
@Suite struct PostScriptPictureTests {
  @Test func `a file shows what the renderer shows`() {
    RandomPicture.expectSamePictures(seeds: RandomCases.seeds(quick: 6, ci: 16, long: 10_000)) {
      scene, seed, appearance in
      // Blends of parts are in the colors of the paper.
      let paper = ShapeCore.RGBA(hex: seed % 2 == 0 ? 0xFFFFFF : 0xF0D8B0)
      let options = PostScriptOptions(
        canvas: .bounds, scheme: appearance == .dark ? .dark : .light, resolution: 288, paper: paper)
      let raster = try PostScriptPicture(eps(scene, options)).raster(on: Tone(paper.red, paper.green, paper.blue))
      return PixelDifference(raster, from: scene.resolved(in: appearance), on: paper)
    }
  }
}
