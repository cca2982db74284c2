extension PictureRule {
  /// A layer that is covered by an opaque fill above it.
  static let coveredLayer = PictureRule(reach: .muchLarger) { picture, verdicts, _ in
    for event in picture.events {
      guard case .layerBegan(.layer, _) = event.kind else { continue }
      verdicts.judge(event, in: &picture) {
        $0.cover(of: event.layer)
      } report: { cover in
        Diagnostic(.coveredLayer, at: event.source.prefix(.layer), notes: [Note(.covers, at: cover)])
      }
    }
  }
}
