extension PictureRule {
  /// A layer that is covered by an opaque fill above it.
  static let coveredLayer = PictureRule(reach: .muchLarger) { picture, verdicts, _ in
    for event in picture.begunLayers {
      verdicts.judge(event.source, of: event.layer, in: &picture) {
        $0.cover(of: event.layer)
      } report: { cover in
        Diagnostic(.coveredLayer, at: event.source.prefix(.layer), notes: [Note(.covers, at: cover)])
      }
    }
  }
}
