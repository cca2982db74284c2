import ShapeKit

extension Scene {
  /// The same picture, with strokes that browsers would leave gaps in as fills of what they cover.
  func withSolidStrokes() -> Scene {
    var result = self
    // As many steps as take about a second; a stroke that needs more stays one.
    var budget = StepBudget(10_000_000)
    for (index, node) in nodes.enumerated() {
      guard case .stroke(let path, let style, let paint) = node.content,
        let area = paths[Int(path)].solidStroke(strokeStyles[Int(style)], budget: &budget)
      else { continue }
      result.paths.append(area)
      result.nodes[index].content = .fill(path: Int32(result.paths.count - 1), rule: .nonZero, paint: paint)
    }
    return result
  }
}
