extension PictureRule {
  /// A shadow that is not visible.
  static let unseenShadow = PictureRule(reach: .muchLarger) { picture, verdicts, _ in
    for event in picture.shadows {
      verdicts.judge(event.source, of: event.layer, in: &picture) {
        $0.unseen(event.shadow, of: event.layer)
      } report: {
        Diagnostic(.unseenShadow($0), at: event.source)
      }
    }
  }
}
