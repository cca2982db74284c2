extension PictureRule {
  /// A shape that paints something of which nothing is visible.
  static let emptyPicture = PictureRule(reach: .intended, yieldsToEmptyLayers: true) { picture, verdicts, linted in
    guard let shape = picture.scene.nodes.first?.source, linted.paintingShapes.contains(shape) else { return }
    verdicts.judge(shape) {
      picture.withBoxes { $0.isEmpty ? $0.paints : nil }
    } report: {
      Diagnostic(.emptyPicture(isPainted: $0), at: shape)
    }
  }
}
