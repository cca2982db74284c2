extension PictureRule {
  /// A layer that is outside of the picture.
  static let layerOutside = PictureRule(reach: .intended, emptiesLayers: true) { picture, verdicts, _ in
    for event in picture.events {
      guard case .layerBegan(.layer, _) = event.kind else { continue }
      verdicts.judge(event, in: &picture, Diagnostic(.layerOutside, at: event.source.prefix(.layer))) {
        $0.isOutside(event.layer)
      }
    }
  }
}
