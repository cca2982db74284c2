import Foundation
import TestSupport
import Testing

/// What a run did not judge, because a program is missing. It is printed when the run ends.
enum SkippedTests {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var counts: [ForeignTool: Int] = [:]

  static func add(_ tools: [ForeignTool]) {
    lock.withLock {
      if counts.isEmpty { atexit { SkippedTests.report() } }
      for tool in tools { counts[tool, default: 0] += 1 }
    }
  }

  private static func report() {
    let lines = lock.withLock {
      counts.map { tool, count in
        "  \(count == 1 ? "1 suite or test needs" : "\(count) suites or tests need") \(tool.package)"
      }
    }
    print(
      (["Not judged, because programs are missing (SHAPE_TESTS=ci makes this a failure):"] + lines.sorted()).joined(
        separator: "\n"))
  }
}

extension ForeignTool {
  /// Returns whether a test runs that needs some tools: they are installed, or must be, as in every tier but the quick one.
  /// Otherwise, the end of the run lists what is missing.
  static func runsOrListsMissing(_ tools: [ForeignTool]) -> Bool {
    runsOrLists(tools.filter { !$0.isInstalled })
  }

  /// The same for tools that a test has looked for itself.
  public static func runsOrLists(_ missing: [ForeignTool]) -> Bool {
    if TestTier.current != .quick || missing.isEmpty { return true }
    SkippedTests.add(missing)
    return false
  }
}

extension Trait where Self == ConditionTrait {
  /// Skips a test if a tool is missing, unless the tier requires it. The end of the run lists what is missing.
  public static func needs(_ tools: ForeignTool...) -> Self {
    .enabled(if: ForeignTool.runsOrListsMissing(tools), "needs \(tools.map(\.package).joined(separator: " and "))")
  }
}
