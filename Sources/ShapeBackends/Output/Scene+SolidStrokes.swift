import ShapeCore

extension StepBudget {
  /// About a second's worth of steps, for an operation without which a picture is still nearly right.
  static var perOperation: StepBudget { StepBudget(10_000_000) }
}

extension Scene {
  /// Returns the same picture, with filled outlines instead of strokes in which browsers would leave gaps.
  func withSolidStrokes() -> Scene {
    var result = self
    // A stroke that needs more steps stays a stroke.
    var budget = StepBudget.perOperation
    for (index, node) in nodes.enumerated() {
      guard case .stroke(let path, let style, let paint) = node.content,
        let area = paths[path].solidStroke(strokeStyles[style], budget: &budget)
      else { continue }
      result.nodes[index].content = .fill(path: result.paths.append(area), rule: .nonZero, paint: paint)
    }
    return result
  }
}
