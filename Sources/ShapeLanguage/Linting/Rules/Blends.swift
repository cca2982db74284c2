extension PictureRule {
  /// A layer with a blend mode and nothing below it in its parent.
  static let blendWithoutEffect = PictureRule(reach: .muchLarger) { picture, verdicts, _ in
    for event in picture.begunLayers where picture.scene.layers[event.layer].blend != .normal {
      let diagnostic = Diagnostic(.blendWithoutEffect, at: event.source.prefix(.layer))
      verdicts.judge(event.source, of: event.layer, in: &picture, diagnostic) { $0.hasNothingBelow(event.layer) }
    }
  }
}
