extension PictureRule {
  /// A layer that is outside of the picture.
  static let layerOutside = PictureRule(reach: .intended, emptiesLayers: true) { picture, verdicts, _ in
    for event in picture.begunLayers {
      verdicts.judge(event.source, of: event.layer, in: &picture, Diagnostic(.layerOutside, at: event.source.prefix(.layer))) {
        $0.isOutside(event.layer)
      }
    }
  }
}
