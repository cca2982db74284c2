/// A grammar prepared for Earley's algorithm, with everything that doesn't depend on a sentence.
///
/// Each rule is a small automaton whose states are "nothing read yet" and "this occurrence of a symbol was read last".
/// So an item of the algorithm is a state and the place where the rule began, a repetition needs no separate rule, and
/// the path through the states determines which alternatives were taken.
struct EarleyTables: Sendable {
  struct Edge: Sendable {
    var target: Int
    /// The terminal read, or `-1 - rule`.
    var symbol: Int
    /// The features of the grammar that this step uses.
    var features: [Int]
  }

  let grammar: Grammar
  let classCount: Int
  /// For each rule the state before its first symbol.
  private(set) var starts: [Int] = []
  /// For each state its rule.
  private(set) var rules: [Int] = []
  private(set) var edges: [Edge] = []
  /// For each state the edges that leave it.
  private(set) var leaving: [[Int]] = []
  /// For each state the features used by ending the rule here, or `nil` if it cannot end.
  private(set) var endings: [[Int]?] = []
  private(set) var nullable: [Bool] = []
  /// For each state whether the rest of its rule can be empty.
  private var canEnd: [Bool] = []
  /// By state and class: the steps of an item before a token of the class. From `stepStart[index]` to
  /// `stepStart[index + 1]`, `steps` has the edges to take, or `-1 - edge` for an edge with an empty rule.
  private(set) var steps: [Int32] = []
  private(set) var stepStart: [Int32] = []
  private(set) var ends: [Bool] = []

  var stateCount: Int { rules.count }

  /// - Parameter classes: The classes of tokens that the grammar distinguishes: for each class the terminals that it
  ///   matches. One more class, the last, is the end of the sentence.
  init(_ grammar: Grammar, classes: [Set<Int>]) {
    self.grammar = grammar
    classCount = classes.count + 1
    for rule in grammar.bodies.indices { addAutomaton(of: rule) }
    findNullable()
    addSteps(classes)
  }

  private mutating func addState(of rule: Int) -> Int {
    rules.append(rule)
    leaving.append([])
    endings.append(nil)
    return rules.count - 1
  }

  private mutating func addAutomaton(of rule: Int) {
    var sketch = AutomatonSketch()
    let start = sketch.addPoint()
    let end = sketch.add(grammar.bodies[rule], of: grammar, from: start)
    starts.append(addState(of: rule))
    let states = sketch.symbols.map { _ in addState(of: rule) }
    let exits = [(starts[rule], start)] + zip(states, sketch.symbols.map(\.after))
    for (state, point) in exits {
      for (reached, features) in sketch.reachable(from: point) {
        if reached == end { endings[state] = features }
        guard let symbol = sketch.symbols.firstIndex(where: { $0.before == reached }) else { continue }
        leaving[state].append(edges.count)
        edges.append(Edge(target: states[symbol], symbol: sketch.symbols[symbol].symbol, features: features))
      }
    }
  }

  private mutating func findNullable() {
    nullable = Array(repeating: false, count: starts.count)
    canEnd = endings.map { $0 != nil }
    var changed = true
    while changed {
      changed = false
      for state in 0..<stateCount where !canEnd[state] {
        canEnd[state] = leaving[state].contains { passesAsNothing(edges[$0]) && canEnd[edges[$0].target] }
        changed = changed || canEnd[state]
      }
      for rule in starts.indices where canEnd[starts[rule]] && !nullable[rule] {
        nullable[rule] = true
        changed = true
      }
    }
  }

  private func passesAsNothing(_ edge: Edge) -> Bool {
    edge.symbol < 0 && nullable[-1 - edge.symbol]
  }

  private mutating func addSteps(_ classes: [Set<Int>]) {
    let terminals = grammar.terminals.indices.map { terminal in
      ClassSet(classes.indices.filter { classes[$0].contains(terminal) })
    }
    // The classes with which the rest of the rule can begin, from each state; and those that can follow each rule.
    var first = Array(repeating: ClassSet(), count: stateCount)
    var follow = Array(repeating: ClassSet(), count: starts.count)
    follow[0].insert(classCount - 1)
    var changed = true
    while changed {
      changed = false
      for state in 0..<stateCount {
        for edge in leaving[state].map({ edges[$0] }) {
          if edge.symbol >= 0 {
            changed = first[state].formUnion(terminals[edge.symbol]) || changed
            continue
          }
          let rule = -1 - edge.symbol
          changed = first[state].formUnion(first[starts[rule]]) || changed
          if nullable[rule] { changed = first[state].formUnion(first[edge.target]) || changed }
          changed = follow[rule].formUnion(first[edge.target]) || changed
          if canEnd[edge.target] { changed = follow[rule].formUnion(follow[rules[state]]) || changed }
        }
      }
    }
    for state in 0..<stateCount {
      for tokenClass in 0..<classCount {
        stepStart.append(Int32(steps.count))
        for number in leaving[state] {
          let edge = edges[number]
          let opens = edge.symbol >= 0 ? terminals[edge.symbol] : first[starts[-1 - edge.symbol]]
          if opens.contains(tokenClass) { steps.append(Int32(number)) }
          let goesOn =
            first[edge.target].contains(tokenClass)
            || (canEnd[edge.target] && follow[rules[state]].contains(tokenClass))
          if passesAsNothing(edge), goesOn { steps.append(Int32(-1 - number)) }
        }
        ends.append(endings[state] != nil && follow[rules[state]].contains(tokenClass))
      }
    }
    stepStart.append(Int32(steps.count))
  }
}

/// A set of classes of tokens.
private struct ClassSet {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  init(_ members: [Int] = []) {
    for member in members { insert(member) }
  }

  mutating func insert(_ member: Int) {
    precondition(member < 128, "more classes of tokens than the set has bits for")
    if member < 64 { low |= 1 << member } else { high |= 1 << (member - 64) }
  }

  func contains(_ member: Int) -> Bool {
    member < 64 ? low & 1 << member != 0 : high & 1 << (member - 64) != 0
  }

  /// Adds the members of `other`. Returns whether there were new ones.
  mutating func formUnion(_ other: ClassSet) -> Bool {
    let before = (low, high)
    low |= other.low
    high |= other.high
    return (low, high) != before
  }
}

/// The body of one rule as points joined by symbols and by free passages (Thompson's construction).
private struct AutomatonSketch {
  private var passages: [[(to: Int, feature: Int?)]] = []
  private(set) var symbols: [(symbol: Int, before: Int, after: Int)] = []

  mutating func addPoint() -> Int {
    passages.append([])
    return passages.count - 1
  }

  private mutating func pass(_ from: Int, _ to: Int, _ feature: Int? = nil) {
    passages[from].append((to, feature))
  }

  /// Adds a node from the point `from`, and returns the point after it.
  mutating func add(_ number: Int, of grammar: Grammar, from: Int) -> Int {
    let node = grammar.nodes[number]
    let parts = grammar.children(of: node)
    switch node.kind {
    case .terminal, .rule:
      let before = addPoint()
      let after = addPoint()
      pass(from, before)
      symbols.append((node.kind == .terminal ? node.symbol : -1 - node.symbol, before, after))
      return after
    case .sequence:
      return parts.reduce(from) { add($1, of: grammar, from: $0) }
    case .choice:
      let end = addPoint()
      for (alternative, part) in parts.enumerated() {
        let inside = addPoint()
        pass(from, inside, node.feature + alternative)
        pass(add(part, of: grammar, from: inside), end)
      }
      return end
    case .optional, .repetition:
      let inside = addPoint()
      let end = addPoint()
      let given = node.kind == .optional ? node.feature : node.feature + 1
      let leftOut = node.kind == .optional ? node.feature + 1 : node.feature
      pass(from, inside, given)
      let behind = parts.reduce(inside) { add($1, of: grammar, from: $0) }
      if node.kind == .repetition { pass(behind, inside, node.feature + 2) }
      pass(behind, end)
      pass(from, end, leftOut)
      return end
    }
  }

  /// Returns the points to be reached by free passages, each with the features used on one way there.
  func reachable(from start: Int) -> [(point: Int, features: [Int])] {
    var reached: [(point: Int, features: [Int])] = [(start, [])]
    var next = 0
    while next < reached.count {
      let (point, features) = reached[next]
      next += 1
      for passage in passages[point] where !reached.contains(where: { $0.point == passage.to }) {
        reached.append((passage.to, features + [passage.feature].compactMap { $0 }))
      }
    }
    return reached
  }
}
