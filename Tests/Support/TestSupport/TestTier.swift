import Foundation

/// The extent of the tests: the environment variable `SHAPE_TESTS` is `quick` (default), `ci` or `long`.
public enum TestTier: String, CaseIterable, Sendable {
  /// For people: at most five minutes on two idle cores.
  case quick
  /// For continuous integration: at most thirty minutes. Programs that judge pictures must be installed.
  case ci
  /// For a night.
  case long

  public static let current: TestTier = {
    guard let name = ProcessInfo.processInfo.environment["SHAPE_TESTS"], !name.isEmpty else { return .quick }
    guard let tier = TestTier(rawValue: name) else {
      fatalError("SHAPE_TESTS=\(name): use one of \(TestTier.allCases.map(\.rawValue).joined(separator: ", "))")
    }
    return tier
  }()

  /// Returns the value for this tier.
  public func pick<Value>(quick: Value, ci: Value, long: Value) -> Value {
    switch self {
    case .quick: quick
    case .ci: ci
    case .long: long
    }
  }
}

/// The number of random cases of a test, and their seeds.
public enum RandomCases {
  /// Returns the number in `SHAPE_SEED`, or the default. The same seed results in the same cases.
  public static func seed(_ fallback: UInt64 = 1) -> UInt64 { number("SHAPE_SEED").map { UInt64($0) } ?? fallback }

  /// Returns the number in `SHAPE_COUNT`, which is meant for a single test (`--filter`), or the number for the tier.
  public static func count(quick: Int, ci: Int, long: Int) -> Int {
    number("SHAPE_COUNT") ?? TestTier.current.pick(quick: quick, ci: ci, long: long)
  }

  /// Returns the seeds of a number of cases, from `SHAPE_SEED` on. Defaults to 1.
  public static func seeds(quick: Int, ci: Int, long: Int) -> [UInt64] {
    let first = seed()
    return (0..<UInt64(count(quick: quick, ci: ci, long: long))).map { first &+ $0 }
  }

  /// The number of the first random program: `SHAPE_FIRST`, by default 0. With `SHAPE_COUNT=1`, only that program is
  /// tested.
  public static var first: Int { number("SHAPE_FIRST") ?? 0 }

  private static func number(_ variable: String) -> Int? {
    guard let text = ProcessInfo.processInfo.environment[variable], !text.isEmpty else { return nil }
    guard let number = Int(text), number >= 0 else { fatalError("\(variable)=\(text): use a whole number from 0") }
    return number
  }
}

/// Whether tests replace expected results with actual ones: the environment variable `SHAPE_REWRITE` is `1`.
public let isRewriting = ProcessInfo.processInfo.environment["SHAPE_REWRITE"] == "1"
