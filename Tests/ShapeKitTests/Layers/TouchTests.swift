import ProgramGenerator
@_spi(Generated) import ShapeCore
import TestSupport
import Testing

@testable import ShapeKit

@Suite("A touch")
struct TouchTests {
  @Test
  func `is on the paint where the silhouette is`() {
    var random = RandomSource(seed: RandomPrograms.seed)
    var faults: [String] = []
    var hits = 0
    for program in RandomPrograms.programs(quick: 20, ci: 200, long: 2_000) {
      for scene in CompiledPicture.scenes(of: program.compilation()) {
        let silhouette = scene.silhouette
        for point in random.points(30, in: scene) where silhouette.isClear(of: point) {
          let isInside = silhouette.contains(point)
          if isInside { hits += 1 }
          if scene.isPainted(at: point) != isInside {
            faults.append("seed \(RandomPrograms.seed), program \(program.number), \(scene.name): \(point)")
          }
        }
      }
    }
    #expect(faults.prefix(3) == [])
    #expect(hits > 50)
  }

  @Test
  func `finds nothing in a shadow, in an erased part and outside of a clip`() throws {
    let scene = try CompiledPicture.scene(
      """
      shape A {
        size 100 x 60
        fill .red
        clip rect(Rect(x: 0, y: 0, width: 50, height: 60))
        erase rect(Rect(x: 0, y: 0, width: 10, height: 60))
        shadow .black, radius: 20
      }
      """)
    #expect([5.0, 30, 70, 120].map { scene.isPainted(at: Point($0, 30)) } == [false, true, false, false])
  }
}

extension RandomSource {
  /// Returns points in and around a picture.
  mutating func points(_ count: Int, in scene: Scene) -> [Point] {
    let area = (scene.inkBounds ?? .zero).union(Rect(x: 0, y: 0, width: scene.size.width, height: scene.size.height))
    return (0..<count).map { _ in
      Point(number(area.minX...area.maxX), number(area.minY...area.maxY))
    }
  }
}

extension Path {
  /// Whether a point is so far from the path that approximations of curves don't matter.
  func isClear(of point: Point) -> Bool {
    guard let nearest = nearestPoint(to: point) else { return true }
    return nearest.point.distance(to: point) > 1e-3
  }
}
