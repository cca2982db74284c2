extension PictureRule {
  /// An `erase` that leaves all of its layer.
  static let eraseWithoutEffect = PictureRule(reach: .larger) { picture, verdicts, _ in
    for event in picture.erasures {
      verdicts.judge(event.source, of: event.layer, in: &picture) {
        $0.miss(of: event.path, event.layer)
      } report: {
        Diagnostic(.eraseWithoutEffect($0), at: event.source)
      }
    }
  }

  /// An `erase` that leaves nothing of its layer.
  static let eraseOfAll = PictureRule(reach: .larger, emptiesLayers: true) { picture, verdicts, _ in
    for event in picture.erasures {
      verdicts.judge(event.source, of: event.layer, in: &picture, Diagnostic(.eraseOfAll, at: event.source)) {
        $0.isCovered(event.layer, by: event.path, event.rule)
      }
    }
  }
}
