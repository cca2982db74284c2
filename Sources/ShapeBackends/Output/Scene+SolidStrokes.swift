import ShapeCore

extension StepBudget {
  /// About a second's worth of steps, for an operation without which a picture is still nearly right.
  static var perOperation: StepBudget { StepBudget(10_000_000) }
}

extension Scene {
  /// Returns the same picture, with filled outlines instead of strokes in which browsers would leave gaps, and the nodes of
  /// strokes that may have gaps, because finding out takes too much work.
  func withSolidStrokes(
    _ budget: StepBudget = .perOperation
  ) throws(PictureError) -> (scene: Scene, open: Set<Int>) {
    var result = self
    var open: Set<Int> = []
    var budget = budget
    for (index, node) in nodes.enumerated() {
      guard case .stroke(let path, let style, let paint) = node.content else { continue }
      do throws(RegionError) {
        guard let area = try paths[path].solidStroke(strokeStyles[style], budget: &budget) else { continue }
        result.nodes[index].content = .fill(path: result.paths.append(area), rule: .nonZero, paint: paint)
      } catch {
        guard error == .outOfSteps else { throw PictureError(error, at: node.source) }
        open.insert(index)
      }
    }
    return (result, open)
  }
}
