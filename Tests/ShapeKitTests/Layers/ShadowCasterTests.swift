import ProgramGenerator
@_spi(Generated) import ShapeCore
import TestSupport
import Testing

@_spi(Generated) @testable import ShapeKit

@Suite("A shadow is cast")
struct ShadowCasterTests {
  private func caster(_ source: String) throws -> ShadowCaster? {
    let scene = try CompiledPicture.scene(source)
    var contents = scene.contents
    guard case .layer(let layer, let inside) = contents.next(in: scene) else { return nil }
    return scene.caster(of: scene.layers[layer], inside.castingShadow)
  }

  @Test
  func `by the opaque fill of a card with a translucent border`() throws {
    let caster = try caster(
      "shape Card { size 100 x 60\n outline roundedRect(bounds, cornerRadius: 8)\n fill .white\n"
        + "border .all, width: 0.5, color: .black.opacity(10%)\n shadow .black, radius: 4 }")
    #expect(caster == ShadowCaster(path: .roundedRect(Rect(x: 0, y: 0, width: 100, height: 60), cornerRadius: 8)))
  }

  @Test
  func `by the path of a translucent fill, as much fainter`() throws {
    let caster = try caster("shape Glass { size 100 x 60\n fill .white.opacity(50%)\n shadow .black, radius: 4 }")
    #expect(caster?.alpha == Double(Float(0.5)))
  }

  @Test
  func `by no path if some of the silhouette is translucent`() throws {
    let caster = try caster(
      "shape Two { size 100 x 60\n fill .white.opacity(50%)\n fill .red, path: circle(center: center, radius: 9)\n"
        + "shadow .black, radius: 4 }")
    #expect(caster == nil)
  }

  @Test
  func `by what the cuts leave of the fill`() throws {
    let caster = try caster(
      "shape Bitten { size 100 x 60\n fill .white\n erase circle(center: (0, 0), radius: 9)\n shadow .black, radius: 4 }"
    )
    let bitten = Path.rect(Rect(x: 0, y: 0, width: 100, height: 60))
      .subtracting(.circle(center: .zero, radius: 9))
    #expect(caster?.path == bitten)
  }

  /// The contours of a caster may overlap, so its region is compared with the silhouette by points.
  @Test
  func `by the silhouette of random pictures`() throws {
    var random = RandomSource(seed: RandomPrograms.seed)
    var faults: [String] = []
    var count = 0
    for program in RandomPrograms.programs(quick: 20, ci: 200, long: 2_000) {
      // A caster is that of what a view shows, in one appearance.
      let pictures = CompiledPicture.scenes(of: program.compilation())
      for scene in pictures.flatMap({ picture in Appearance.allCases.map { picture.resolved(in: $0) } }) {
        var contents = scene.contents
        guard case .layer(let layer, let inside) = contents.next(in: scene),
          let caster = scene.caster(of: scene.layers[layer], inside.castingShadow)
        else { continue }
        count += 1
        var budget = StepBudget.unlimited
        let silhouette = try scene.silhouette(of: inside.castingShadow, in: scene.layers[layer], budget: &budget)
        for point in random.points(30, in: scene) where silhouette.isClear(of: point) {
          if caster.path.contains(point) != silhouette.contains(point) {
            faults.append("seed \(RandomPrograms.seed), program \(program.number), \(scene.name): \(point)")
          }
        }
      }
    }
    #expect(faults.prefix(3) == [])
    #expect(count > 5)
  }
}
