/// Recognizes whether a list of tokens is a sentence of a grammar, by Earley's algorithm, and finds a derivation.
///
/// Sources: J. Earley, "An efficient context-free parsing algorithm", 1970; for rules that can be empty, J. Aycock and
/// R. N. Horspool, "Practical Earley parsing", 2002. An item is made only if the next token allows it.
final class EarleyRecognizer {
  private let tables: EarleyTables
  private var chart: EarleyChart
  /// The number of uses of each edge, each ending, and each empty rule in all sentences accepted so far.
  private var edgeUses: [Int]
  private var endingUses: [Int]
  private var nothingUses: [Int]
  /// How many of the accepted sentences have more than one derivation.
  private(set) var ambiguousCount = 0

  init(_ tables: EarleyTables) {
    self.tables = tables
    chart = EarleyChart(tables)
    edgeUses = Array(repeating: 0, count: tables.edges.count)
    endingUses = Array(repeating: 0, count: tables.stateCount)
    nothingUses = Array(repeating: 0, count: tables.starts.count)
  }

  deinit {
    chart.free()
  }

  /// Returns whether the tokens, given by their classes, are a sentence. If so, counts the uses of one derivation.
  func accepts(_ classes: [Int]) -> Bool {
    if classes.isEmpty {
      if tables.nullable[0] { nothingUses[0] += 1 }
      return tables.nullable[0]
    }
    guard let whole = chart.fill(classes) else { return false }
    countDerivation(of: whole)
    return true
  }

  private func countDerivation(of whole: Int) {
    var waiting = [whole]
    var isAmbiguous = false
    while let last = waiting.popLast() {
      endingUses[Int(chart.items[last].state)] += 1
      var item = chart.items[last]
      while item.edge >= 0 {
        isAmbiguous = isAmbiguous || item.hasOtherWays
        edgeUses[Int(item.edge)] += 1
        if item.child >= 0 {
          waiting.append(Int(item.child))
        } else if item.child == EarleyChart.nothing {
          nothingUses[-1 - tables.edges[Int(item.edge)].symbol] += 1
        }
        item = chart.items[Int(item.previous)]
      }
    }
    if isAmbiguous { ambiguousCount += 1 }
  }

  /// The number of uses of each of the grammar's features in the derivations of the sentences accepted so far.
  var uses: [Int] {
    var uses = Array(repeating: 0, count: tables.grammar.features.count)
    for (edge, count) in zip(tables.edges, edgeUses) {
      for feature in edge.features { uses[feature] += count }
    }
    for (state, count) in endingUses.enumerated() {
      uses[tables.rules[state]] += count
      for feature in tables.endings[state] ?? [] { uses[feature] += count }
    }
    for (rule, count) in nothingUses.enumerated() where count > 0 {
      uses[rule] += count
      countNothing(tables.grammar.bodies[rule], count, &uses)
    }
    return uses
  }

  /// Counts the way in which a node is empty: optional parts are omitted, and of a choice the first empty alternative
  /// is taken.
  private func countNothing(_ number: Int, _ count: Int, _ uses: inout [Int]) {
    let grammar = tables.grammar
    let node = grammar.nodes[number]
    switch node.kind {
    case .terminal: break
    case .rule:
      uses[node.symbol] += count
      countNothing(grammar.bodies[node.symbol], count, &uses)
    case .sequence:
      for part in grammar.children(of: node) { countNothing(part, count, &uses) }
    case .choice:
      let parts = grammar.children(of: node)
      guard let part = parts.firstIndex(where: { grammar.shortest[$0] == 0 }) else { return }
      uses[node.feature + part - parts.startIndex] += count
      countNothing(parts[part], count, &uses)
    case .optional: uses[node.feature + 1] += count
    case .repetition: uses[node.feature] += count
    }
  }
}
