import ShapeBackends
import ShapeCore
import TestSupport
import Testing

/// Compares what EPS files of random scenes show with the pictures of the renderer.
@Suite struct PostScriptPictureTests {
  @Test func `a file shows what the renderer shows`() {
    var (compared, count) = (0, 0)
    for seed in RandomCases.seeds(quick: 6, ci: 16, long: 10_000) {
      let scene = RandomPicture.scene(seed: seed)
      let appearance = seed % 4 < 2 ? Appearance.light : .dark
      // Blends of parts are in the colors of the paper.
      let paper = ShapeCore.RGBA(hex: seed % 2 == 0 ? 0xFFFFFF : 0xF0D8B0)
      let options = PostScriptOptions(
        canvas: .bounds, scheme: appearance == .dark ? .dark : .light, resolution: 288, paper: paper)
      do {
        let picture = try PostScriptPicture(eps(scene, options))
        let raster = try picture.raster(on: Tone(paper.red, paper.green, paper.blue))
        let difference = PixelDifference(raster, from: scene.resolved(in: appearance), on: paper)
        compared += difference.compared
        count += 1
        #expect(difference.isSmall, "seed \(seed), \(appearance): \(difference)")
      } catch {
        Issue.record("seed \(seed), \(appearance): \(error)")
      }
    }
    #expect(compared > 400 * count && count > 0)
  }
}
