/// An `EBNF` with its names resolved, as numbered nodes, for the generator and the recognizer.
struct Grammar: Sendable {
  /// A token as the grammar distinguishes tokens.
  enum Terminal: Hashable, Sendable {
    /// This token: `"let"`, `"("`.
    case quoted(String)
    /// Any token of the kind: `NAME`, `NUMBER`.
    case kind(String)
  }

  enum Kind: Sendable {
    case terminal, rule, sequence, choice, optional, repetition
  }

  struct Node: Sendable {
    var kind: Kind
    /// The number of the terminal or of the rule; 0 for the rest.
    var symbol = 0
    /// The index of the node's first child in `children`.
    var firstChild = 0
    var childCount = 0
    /// The first of the features that describe how the node was used. A choice has one for each alternative; an
    /// optional part has "given" and "omitted"; a repetition has "none", "some" and, for each iteration after the
    /// first, "one more".
    var feature = 0
  }

  let ruleNames: [String]
  private(set) var terminals: [Terminal] = []
  private(set) var nodes: [Node] = []
  private(set) var children: [Int] = []
  /// For each rule the node of its body.
  private(set) var bodies: [Int] = []
  /// The ways to use the grammar that the tests count, described. The first are the uses of each rule.
  private(set) var features: [String] = []
  /// For each node the minimum number of tokens, 0 if it can be empty.
  private(set) var shortest: [Int] = []
  /// For each node the maximum number of tokens, or `Grammar.endless` if there is none.
  private(set) var longest: [Int] = []

  /// More tokens than any sentence here has.
  static let endless = 1000

  init(_ ebnf: EBNF) throws(EBNF.Mistake) {
    ruleNames = ebnf.rules.map(\.name)
    features = ruleNames
    for rule in ebnf.rules {
      bodies.append(try add(rule.body, of: rule.name))
    }
    measureShortest()
    measureLongest()
  }

  func terminal(_ terminal: Terminal) -> Int? {
    terminals.firstIndex(of: terminal)
  }

  private mutating func add(_ expression: EBNF.Expression, of rule: String) throws(EBNF.Mistake) -> Int {
    var node: Node
    var parts: [EBNF.Expression] = []
    switch expression {
    case .quoted(let text):
      node = Node(kind: .terminal, symbol: number(of: .quoted(text)))
    case .name(let name):
      if EBNF.isTokenKind(name) {
        node = Node(kind: .terminal, symbol: number(of: .kind(name)))
      } else {
        guard let symbol = ruleNames.firstIndex(of: name) else {
          throw EBNF.Mistake(text: "`\(name)` is not defined")
        }
        node = Node(kind: .rule, symbol: symbol)
      }
    case .sequence(let all):
      node = Node(kind: .sequence)
      parts = all
    case .choice(let all):
      node = Node(kind: .choice, feature: features.count)
      features += all.map { "\(rule): … | \($0) | …" }
      parts = all
    case .optional(let body):
      node = Node(kind: .optional, feature: features.count)
      features += ["given", "left out"].map { "\(rule): \(expression) \($0)" }
      parts = [body]
    case .repetition(let body):
      node = Node(kind: .repetition, feature: features.count)
      features += ["none", "some", "one more"].map { "\(rule): \(expression) \($0)" }
      parts = [body]
    }
    var numbers: [Int] = []
    for part in parts {
      numbers.append(try add(part, of: rule))
    }
    node.firstChild = children.count
    node.childCount = numbers.count
    children += numbers
    nodes.append(node)
    return nodes.count - 1
  }

  private mutating func number(of terminal: Terminal) -> Int {
    if let known = self.terminal(terminal) { return known }
    terminals.append(terminal)
    return terminals.count - 1
  }

  func children(of node: Node) -> ArraySlice<Int> {
    children[node.firstChild..<node.firstChild + node.childCount]
  }

  /// Returns the features that a node itself uses.
  func features(of number: Int) -> Range<Int> {
    let node = nodes[number]
    switch node.kind {
    case .terminal, .sequence: return 0..<0
    case .rule: return node.symbol..<node.symbol + 1
    case .choice: return node.feature..<node.feature + node.childCount
    case .optional: return node.feature..<node.feature + 2
    case .repetition: return node.feature..<node.feature + 3
    }
  }

  func mayBeLeftOut(_ number: Int) -> Bool {
    nodes[number].kind == .optional || nodes[number].kind == .repetition
  }

  /// Returns the minimum number of tokens of an optional part or a repetition that is not omitted.
  func shortestIfGiven(_ node: Node) -> Int {
    shortest[children[node.firstChild]]
  }

  private func parts(of node: Node) -> [Int] {
    node.kind == .rule ? [bodies[node.symbol]] : Array(children(of: node))
  }

  /// Computes `shortest`, by visiting the nodes until nothing changes.
  private mutating func measureShortest() {
    shortest = Array(repeating: Grammar.endless, count: nodes.count)
    var changed = true
    while changed {
      changed = false
      for (number, node) in nodes.enumerated() {
        let lengths = parts(of: node).map { shortest[$0] }
        let length =
          switch node.kind {
          case .terminal: 1
          case .rule, .choice: lengths.min() ?? 0
          case .sequence: min(Grammar.endless, lengths.reduce(0, +))
          case .optional, .repetition: 0
          }
        changed = changed || length != shortest[number]
        shortest[number] = length
      }
    }
  }

  /// Computes `longest` for each node once it is known for all its parts. A node for which it is never known leads back
  /// to itself.
  private mutating func measureLongest() {
    longest = Array(repeating: Grammar.endless, count: nodes.count)
    var isKnown = Array(repeating: false, count: nodes.count)
    var changed = true
    while changed {
      changed = false
      for (number, node) in nodes.enumerated() where !isKnown[number] {
        let parts = parts(of: node)
        guard parts.allSatisfy({ isKnown[$0] }) else { continue }
        let lengths = parts.map { longest[$0] }
        switch node.kind {
        case .terminal: longest[number] = 1
        case .rule, .choice, .optional: longest[number] = lengths.max() ?? 0
        case .sequence: longest[number] = min(Grammar.endless, lengths.reduce(0, +))
        case .repetition: break
        }
        isKnown[number] = true
        changed = true
      }
    }
  }
}
