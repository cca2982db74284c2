import SceneOracle
import ShapeCore
import TestSupport
import Testing

@testable import ShapeKit

/// Random pictures as layers, judged point by point by the rules of the language.
@Suite("The layers of a random drawing")
struct LayerPlanLawTests {
  private static let scale = 2.0
  private static let painter = PointPainter(.light)

  private func faults(
    quick: Int, options: DrawingGenerator.Options = DrawingGenerator.Options(),
    _ fault: (Drawing, Scene, [Point]) -> String?
  ) -> [String] {
    var faults: [String] = []
    for seed in RandomCases.seeds(quick: quick, ci: 10 * quick, long: 1_000 * quick) {
      let drawing = DrawingGenerator.drawing(seed: seed, options: options)
      var random = RandomSource(seed: seed)
      let scene = drawing.scene.resolved(in: .light)
      if let fault = fault(drawing, scene, drawing.points(10, using: &random)) {
        faults.append("seed \(seed): \(fault)")
      }
    }
    return faults
  }

  /// Counts the images in a layer. Returns what is wrong if one has not the right number of pixels.
  private static func wrongScale(in plan: LayerPlan, _ images: inout Int) -> String? {
    var wrong: String?
    plan.forEachImage { image, factor in
      images += 1
      if abs(image.grid.scale - scale * factor) > 1e-9 {
        wrong = "\(image.grid.scale) pixels per point at a factor of \(factor)"
      }
    }
    return wrong
  }

  @Test func `show what the statements say, and their images have enough pixels`() {
    var (colored, images) = (0, 0)
    let faults = faults(quick: 150) { drawing, scene, points in
      let plan = LayerPlanner(scene, scale: Self.scale).plan()
      let wrong = Self.wrongScale(in: plan, &images)
      let planPoints = PlanPoints(ScenePoints(scene, .light))
      return wrong
        ?? drawing.difference(at: points, Self.painter) {
          let color = planPoints.color(of: plan, at: $0)
          if color.alpha > 0 { colored += 1 }
          return color
        }
    }
    #expect(faults.prefix(3) == [])
    #expect(colored > 150 && images > 15)
  }

  @Test func `are the same in views around slots, with the paint of each part inside its box`() {
    var options = DrawingGenerator.Options()
    // Views can't blend.
    options.hasBlends = false
    var (groups, images) = (0, 0)
    let faults = faults(quick: 150, options: options) { drawing, scene, points in
      let root = scene.rootGroup
      guard root.pieces != scene.undividedGroup.pieces else { return nil }
      groups += 1
      var plans = GroupPlans(scene, scale: Self.scale)
      let planPoints = PlanPoints(ScenePoints(scene, .light))
      for case .paint(let part) in root.pieces.map({ $0.content }) {
        let (plan, box) = (plans.plan(of: part), scene.ink(of: part))
        if let wrong = Self.wrongScale(in: plan, &images) { return wrong }
        for point in points where planPoints.color(of: plan, at: point).alpha > 0 {
          guard let box, point.x >= box.minX, point.x <= box.maxX, point.y >= box.minY, point.y <= box.maxY else {
            return "\(part) paints \(point), outside of \(String(describing: box))"
          }
        }
      }
      return drawing.difference(at: points, Self.painter) { planPoints.color(of: root, at: $0, &plans) }
    }
    #expect(faults.prefix(3) == [])
    #expect(groups > 15 && images > 1, "\(groups), \(images)")
  }

  @Test func `react to touches where something is painted, and cast shadows there`() {
    let faults = faults(quick: 60) { drawing, scene, points in
      let region = scene.paintedRegion
      for point in points {
        let isPainted = Self.painter.isPainted(drawing, at: point)
        if scene.isPainted(at: point) == isPainted, region.contains(point) == isPainted { continue }
        if drawing.decides(point, Self.painter, isNear: ==, { $0.isPainted($1, at: $2) }) {
          return "\(point): \(isPainted), \(scene.isPainted(at: point)), \(region.contains(point))"
        }
      }
      return nil
    }
    #expect(faults.prefix(3) == [])
  }
}
