import GeometryOracle

/// What the command line asks for.
struct Arguments {
  enum Mode: String {
    case judge, show
  }

  var mode: Mode
  var pairs = 10_000
  var seed: UInt64 = 1
  var samples = 1000
  /// Nil for all kinds in turn.
  var kind: PairKind?
  var shrink = 0
  var file: String?

  /// Nil where the words are not understood.
  init?(_ words: some Sequence<String>) {
    var words = Array(words)
    guard !words.isEmpty, let mode = Mode(rawValue: words.removeFirst()) else { return nil }
    self.mode = mode
    while !words.isEmpty {
      let option = words.removeFirst()
      guard !words.isEmpty else { return nil }
      let value = words.removeFirst()
      switch option {
      case "--pairs": pairs = Int(value) ?? -1
      case "--seed": seed = UInt64(value) ?? 1
      case "--samples": samples = Int(value) ?? -1
      case "--shrink": shrink = Int(value) ?? -1
      case "--file": file = value
      case "--kind":
        guard let kind = PairKind(rawValue: value) else { return nil }
        self.kind = kind
      default: return nil
      }
    }
    guard pairs >= 0, samples >= 0, shrink >= 0 else { return nil }
  }

  /// The pairs to go through, one at a time.
  func pair(_ index: Int) -> PathPair {
    let kinds = PairKind.allCases
    return PathPair(kind ?? kinds[index % kinds.count], seed: seed &+ UInt64(index))
  }
}
