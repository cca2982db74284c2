extension PictureRule {
  /// A clip that keeps all of its layer.
  static let clipWithoutEffect = PictureRule(reach: .muchLarger) { picture, verdicts, _ in
    for event in picture.clips {
      verdicts.judge(event.source, of: event.layer, in: &picture, Diagnostic(.clipWithoutEffect, at: event.source)) {
        $0.isCovered(event.layer, by: event.path, event.rule)
      }
    }
  }

  /// A clip that keeps nothing of its layer.
  static let clipOfAll = PictureRule(reach: .larger, emptiesLayers: true) { picture, verdicts, _ in
    for event in picture.clips {
      verdicts.judge(event.source, of: event.layer, in: &picture) {
        $0.miss(of: event.path, event.layer)
      } report: {
        Diagnostic(.clipOfAll($0), at: event.source)
      }
    }
  }
}
