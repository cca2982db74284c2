extension PictureRule {
  /// A layer with a blend mode and nothing below it in its parent, or in a mask.
  static let blendWithoutEffect = PictureRule(reach: .muchLarger) { picture, verdicts, _ in
    for event in picture.begunLayers where picture.scene.layers[event.layer].blend != .normal {
      verdicts.judge(event.source, of: event.layer, in: &picture) {
        $0.uselessness(ofBlend: event.layer)
      } report: {
        Diagnostic(.blendWithoutEffect($0), at: event.source.prefix(.layer))
      }
    }
  }
}
