import ShapeBackends
import ShapeCore
import TestSupport
import Testing

/// Compares what documents of random scenes show with the pictures of the renderer.
@Suite struct SVGPictureTests {
  @Test func `a document shows what the renderer shows`() {
    var (compared, count) = (0, 0)
    for seed in RandomCases.seeds(quick: 24, ci: 120, long: 20_000) {
      let scene = RandomPicture.scene(seed: seed)
      let text = svg(scene, SVGOptions(canvas: .bounds))
      let appearance = seed % 4 < 2 ? Appearance.light : .dark
      do {
        let picture = try SVGPicture(text, isDark: appearance == .dark)
        let difference = PixelDifference(try picture.raster(), from: scene.resolved(in: appearance))
        compared += difference.compared
        count += 1
        #expect(picture.viewBox == "0 0 40 40" && difference.isSmall, "seed \(seed), \(appearance): \(difference)")
      } catch {
        Issue.record("seed \(seed), \(appearance): \(error)")
      }
    }
    #expect(compared > 400 * count && count > 0)
  }
}
