extension PictureRule {
  /// A mask that keeps all of its layer, or nothing.
  static let maskWithoutEffect = PictureRule(reach: .larger, emptiesLayers: true) { picture, verdicts, _ in
    for mask in picture.masks {
      verdicts.judge(mask.source, of: mask.layer, in: &picture) {
        $0.uselessness(ofMask: mask.layer)
      } report: {
        Diagnostic(.uselessMask($0), at: mask.source.prefix(.mask))
      }
    }
  }
}
