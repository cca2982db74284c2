import Foundation
import GeometryOracle

/// The errors of each engine, by kind of pair and kind of error.
struct ErrorTable {
  struct Row {
    var pairs = 0
    var wrongPairs = 0
    var wrongResults = 0
    var results = 0
    var labels: [String: Int] = [:]
  }

  private(set) var rows: [PairKind: Row] = [:]

  mutating func add(_ pair: PathPair, _ complaints: [Complaint], results: Int) {
    var row = rows[pair.kind] ?? Row()
    row.pairs += 1
    row.results += results
    if !complaints.isEmpty { row.wrongPairs += 1 }
    // The sum of areas is not a separate result.
    var wrong: Set<String> = []
    for complaint in complaints {
      wrong.insert("\(complaint.boolean) \(complaint.isOfSecond)")
      row.labels[complaint.reason.label, default: 0] += 1
    }
    row.wrongResults += wrong.count
    rows[pair.kind] = row
  }

  var wrongPairs: Int { rows.values.reduce(0) { $0 + $1.wrongPairs } }

  func print(title: String) {
    Swift.print("\n\(title)")
    Swift.print(padded("kind", 22) + "  pairs  wrong  results  wrong  errors")
    var total = Row()
    for kind in PairKind.allCases {
      guard let row = rows[kind] else { continue }
      line(kind.rawValue, row)
      total.pairs += row.pairs
      total.wrongPairs += row.wrongPairs
      total.results += row.results
      total.wrongResults += row.wrongResults
      total.labels.merge(row.labels) { $0 + $1 }
    }
    line("all", total)
  }

  private func line(_ name: String, _ row: Row) {
    let labels = row.labels.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
    Swift.print(
      padded(name, 22) + number(row.pairs, 7) + number(row.wrongPairs, 7) + number(row.results, 9)
        + number(row.wrongResults, 7) + "  " + labels)
  }
}

func padded(_ text: String, _ width: Int) -> String {
  text + String(repeating: " ", count: max(0, width - text.count))
}

func number(_ value: Int, _ width: Int) -> String {
  String(repeating: " ", count: max(0, width - "\(value)".count)) + "\(value)"
}
