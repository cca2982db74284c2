import ShapeCore

extension PictureRule {
  /// A border that leaves nothing inside.
  static let wideBorder = PictureRule(reach: .intended) { picture, verdicts, _ in
    for event in picture.borders where event.width > 0 && !event.edges.isDisjoint(with: .all) {
      verdicts.judge(event.source, Diagnostic(.wideBorder, at: event.source)) {
        event.edges.fill(event.outline, width: event.width)
      }
    }
  }
}

extension Edges {
  /// Whether lines of a width along the inside of these edges leave nothing of a rectangle.
  fileprivate func fill(_ rect: Rect, width: Double) -> Bool {
    func isFull(_ near: Edges, _ far: Edges, _ length: Double) -> Bool {
      if isSuperset(of: near.union(far)) { return 2 * width > length * (1 + 1e-9) }
      return !isDisjoint(with: near.union(far)) && width > length * (1 + 1e-9)
    }
    return isFull(.left, .right, rect.width) || isFull(.top, .bottom, rect.height)
  }
}
