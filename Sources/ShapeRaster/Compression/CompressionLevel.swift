/// How much work a compressor does for a small result.
///
/// A decompressor reads the results of both levels alike. Times and sizes depend on the data: `Tests/Benchmarks/Raster`
/// measures both.
public enum CompressionLevel: String, CaseIterable, Sendable {
  /// Takes the first good match. For previews.
  case fast
  /// Compares each match with the one at the next byte.
  case `default`

  var effort: MatchEffort {
    switch self {
    case .fast: .fast
    case .default: .default
    }
  }
}

/// The limits of a search for matches, which trade time for size.
struct MatchEffort {
  /// The number of earlier positions to compare.
  var depth: Int
  /// The length from which a match is taken at once, in bytes.
  var sufficientLength: Int
  /// The length from which a match isn't compared with the one at the next byte.
  var lazyLength: Int
  /// The number of positions in a match, the last ones, that later matches can refer to.
  var storedPositions: Int

  static let fast = MatchEffort(depth: 6, sufficientLength: 32, lazyLength: 0, storedPositions: 16)
  static let `default` = MatchEffort(depth: 40, sufficientLength: 128, lazyLength: 64, storedPositions: 258)
}
