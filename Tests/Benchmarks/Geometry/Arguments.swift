import GeometryOracle
@_spi(Generated) import ShapeCore

/// The arguments of the command line.
struct Arguments {
  enum Mode: String {
    case judge, composites, chains, laws, cases, show, kinds, write, time, grids, growth, strokes
    case timeCases = "time-cases"
    case nearCircles = "near-circles"
    case nearCopies = "near-copies"
    case strokedPaths = "stroked-paths"
  }

  /// The form of the pairs.
  enum Form: String {
    /// Unchanged.
    case doubles
    /// Arcs as cubic curves, numbers rounded to single precision.
    case singles
    /// Like `singles`, with each pair moved and scaled into a square of 100 units.
    case fitted
  }

  var mode: Mode
  var pairs = 10_000
  var seed: UInt64 = 1
  /// The number of samples, or `nil` to judge along scan lines.
  var samples: Int?
  var kinds = PairKind.allCases
  var shrink = 0
  var file: String?
  /// The results of another engine to judge instead of ShapeCore's.
  var results: String?
  /// The share of the diameter below which contours count as slivers.
  var slivers: Double?
  var form = Form.doubles
  var tolerance: Double?
  var repetitions = 5
  var threads = 1
  /// The maximum number of scan lines per result, or `nil` for the default of the mode.
  var lines: Int?
  var width = 2.0
  var join = LineJoin.miter

  /// Creates the arguments, or `nil` if a word is unknown.
  init?(_ words: some Sequence<String>) {
    var words = Array(words)
    guard !words.isEmpty, let mode = Mode(rawValue: words.removeFirst()) else { return nil }
    self.mode = mode
    while !words.isEmpty {
      let option = words.removeFirst()
      guard !words.isEmpty, take(option, words.removeFirst()) else { return nil }
    }
    guard pairs >= 0, samples ?? 0 >= 0, shrink >= 0, repetitions > 0, threads > 0 else { return nil }
  }

  /// Returns `false` if the option or its value is unknown.
  private mutating func take(_ option: String, _ value: String) -> Bool {
    switch option {
    case "--pairs": pairs = Int(value) ?? -1
    case "--seed": seed = UInt64(value) ?? 1
    case "--samples":
      samples = Int(value)
      return samples != nil
    case "--threads": threads = Int(value) ?? 0
    case "--shrink": shrink = Int(value) ?? -1
    case "--lines": lines = Int(value)
    case "--repetitions": repetitions = Int(value) ?? 0
    case "--file": file = value
    case "--results": results = value
    case "--slivers":
      slivers = Double(value)
      return slivers != nil
    case "--tolerance": tolerance = Double(value)
    case "--width": width = Double(value) ?? 0
    case "--join":
      switch value {
      case "miter": join = .miter
      case "round": join = .round
      case "bevel": join = .bevel
      default: return false
      }
    case "--form":
      guard let form = Form(rawValue: value) else { return false }
      self.form = form
    case "--kind":
      kinds = value.split(separator: ",").compactMap { PairKind(rawValue: String($0)) }
      return !kinds.isEmpty && kinds.count == value.split(separator: ",").count
    default: return false
    }
    return true
  }

  /// Returns one of the pairs.
  func pair(_ index: Int) -> PathPair {
    var pair = PathPair(kinds[index % kinds.count], seed: seed &+ UInt64(index))
    switch form {
    case .doubles: break
    case .singles:
      pair.first = pair.first.inSinglePrecision
      pair.second = pair.second.inSinglePrecision
    case .fitted:
      let box = pair.first.appending(pair.second).bounds
      pair.first = pair.first.fitted(from: box).inSinglePrecision
      pair.second = pair.second.fitted(from: box).inSinglePrecision
    }
    return pair
  }

  /// The required accuracy of results.
  var exactness: Exactness {
    var exactness = Exactness.double
    // Accept rounding of results to single precision if edges may be moved by as much.
    if let tolerance { exactness = Exactness(relative: tolerance, rounding: tolerance < 1e-7 ? 0x1p-50 : 0x1p-21) }
    return exactness
  }
}
