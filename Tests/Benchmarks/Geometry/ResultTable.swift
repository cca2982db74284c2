import Foundation
import GeometryOracle

/// The number of wrong results by kind of pair.
struct ResultTable: Sendable {
  struct Row: Sendable {
    var results = 0
    var wrong = 0
    /// The largest error, as a share of the diameter.
    var error = 0.0
    /// The seconds for computing results, and for judging them.
    var making = 0.0
    var judging = 0.0
    var slowest = (seconds: 0.0, seed: UInt64(0))
  }

  private(set) var rows: [PairKind: Row] = [:]

  /// Adds the results of one pair.
  mutating func add(_ kind: PairKind, seed: UInt64, _ row: Row) {
    var row = row
    row.slowest = (row.making, seed)
    merge(row, of: kind)
  }

  mutating func merge(_ other: ResultTable) {
    for (kind, row) in other.rows { merge(row, of: kind) }
  }

  private mutating func merge(_ other: Row, of kind: PairKind) {
    var row = rows[kind] ?? Row()
    row.results += other.results
    row.wrong += other.wrong
    row.error = max(row.error, other.error)
    row.making += other.making
    row.judging += other.judging
    if other.slowest.seconds > row.slowest.seconds { row.slowest = other.slowest }
    rows[kind] = row
  }

  /// Prints the table; times are in microseconds per result.
  func print(title: String) {
    Swift.print("\n\(title)")
    Swift.print(padded("kind", 22) + "  results    wrong  largest error    time   judging  slowest pair")
    var total = ResultTable()
    for kind in PairKind.allCases {
      guard let row = rows[kind] else { continue }
      line(kind.rawValue, row, " (seed \(row.slowest.seed))")
      total.merge(row, of: .lines)
    }
    for row in total.rows.values { line("all", row, "") }
  }

  private func line(_ name: String, _ row: Row, _ slowest: String) {
    let count = Double(max(row.results, 1))
    Swift.print(
      padded(name, 22) + number(row.results, 9) + number(row.wrong, 9)
        + String(format: "%15.3g%8.0f%10.0f", row.error, row.making / count * 1e6, row.judging / count * 1e6)
        + "  \(fixed(row.slowest.seconds, 3)) s\(slowest)")
  }
}
