import ShapeCore
import Testing

extension RandomPicture {
  /// Expects that files of random scenes show what the renderer shows, half of them in the dark appearance.
  /// - Parameter difference: Returns how the file of a scene, by its seed and appearance, differs from the picture.
  static func expectSamePictures(
    seeds: some Sequence<UInt64>, _ difference: (Scene, UInt64, Appearance) throws -> PixelDifference
  ) {
    var (compared, count) = (0, 0)
    for seed in seeds {
      let appearance = seed % 4 < 2 ? Appearance.light : .dark
      do {
        let difference = try difference(scene(seed: seed), seed, appearance)
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
