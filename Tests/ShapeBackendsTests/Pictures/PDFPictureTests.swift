import ShapeCore
import TestSupport
import Testing

@testable import ShapeBackends

/// Compares what pages of random scenes show with the pictures of the renderer.
@Suite struct PDFPictureTests {
  @Test func `a page shows what the renderer shows`() {
    var (compared, count) = (0, 0)
    for seed in RandomCases.seeds(quick: 18, ci: 80, long: 10_000) {
      let scene = RandomPicture.scene(seed: seed)
      let appearance = seed % 4 < 2 ? Appearance.light : .dark
      var options = PDFOptions(canvas: .bounds, scheme: appearance == .dark ? .dark : .light)
      // Debug builds compress slowly.
      options.isCompressed = seed % 5 == 2
      do {
        let picture = try PDFPicture(PDFWriter.pdf(for: [scene], options: options).bytes)
        let difference = PixelDifference(try picture.raster(), from: scene.resolved(in: appearance))
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
