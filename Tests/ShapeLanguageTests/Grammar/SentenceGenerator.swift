import TestSupport

/// Generates random sentences of a grammar with a requested length, and counts the used parts of the grammar.
///
/// Every other sentence is led to the part of the grammar with the fewest uses so far, so that each gets its share.
struct SentenceGenerator {
  private let grammar: Grammar
  private let routes: Routes
  /// How often each of the grammar's features was used in all sentences so far.
  private(set) var uses: [Int]
  private var random: RandomSource
  /// The current sentence, as numbers of terminals.
  private var sentence: [Int] = []
  /// The percentage of optional parts that are given in this sentence. A low number leaves more of the length to nested
  /// parts.
  private var density = 50
  /// The feature to which this sentence is led, or `nil` once it has been used, and in parts of the sentence that do
  /// not lead there.
  private var target: Int?

  /// As many tokens or more are rarely left unused.
  private static let muchRoom = 6

  init(_ grammar: Grammar, _ routes: Routes, seed: UInt64) {
    self.grammar = grammar
    self.routes = routes
    uses = Array(repeating: 0, count: grammar.features.count)
    random = RandomSource(seed: seed)
  }

  /// Returns the terminals of a sentence of the first rule.
  /// - Parameter length: The maximum length. It is often not reached, and exceeded only if the grammar has nothing
  ///   shorter, or to use a rare part of it.
  mutating func next(length: Int) -> [Int] {
    sentence.removeAll(keepingCapacity: true)
    density = 20 + random.below(60)
    target = random.chance(50) ? uses.indices.min { uses[$0] < uses[$1] } : nil
    use(0)
    emit(grammar.bodies[0], length)
    return sentence
  }

  private mutating func use(_ feature: Int, times: Int = 1) {
    uses[feature] += times
    if feature == target { target = nil }
  }

  /// Returns the distance from a node to the target, or `Routes.none` if there is no way or no target.
  private func distance(_ number: Int) -> Int {
    target.map { routes.distance(from: number, to: $0) } ?? Routes.none
  }

  /// Appends a derivation of `number` that takes about `length` tokens at most.
  private mutating func emit(_ number: Int, _ length: Int) {
    let node = grammar.nodes[number]
    switch node.kind {
    case .terminal:
      sentence.append(node.symbol)
    case .rule:
      use(node.symbol)
      emit(grammar.bodies[node.symbol], length)
    case .sequence:
      emitSequence(node, length)
    case .choice:
      let alternative = pickAlternative(node, length)
      use(node.feature + alternative)
      emit(grammar.children[node.firstChild + alternative], length)
    case .optional, .repetition:
      let leads = distance(number) < Routes.none
      if isGiven(node, length, leads) { emitGiven(node, length) } else { leaveOut(node) }
    }
  }

  /// First decides which of the optional parts are given, so that the length is divided among those that use it.
  private mutating func emitSequence(_ node: Grammar.Node, _ length: Int) {
    let parts = grammar.children(of: node)
    let aim = target
    let leading = aim == nil ? nil : parts.indices.min { distance(parts[$0]) < distance(parts[$1]) }
    let leadsOn = leading.map { distance(parts[$0]) < Routes.none } ?? false
    var spare = length
    for part in parts { spare -= grammar.shortest[part] }
    var given: Set<Int> = []
    var growing = 0
    var offers = 0
    // If there is much room, optional parts are offered more than once if nothing else can fill it.
    repeat {
      offers += 1
      for (place, part) in zip(parts.indices, parts) where grammar.longest[part] > grammar.shortest[part] {
        if grammar.mayBeLeftOut(part) {
          guard isGiven(grammar.nodes[part], spare, leadsOn && place == leading) else { continue }
          given.insert(place)
          spare -= grammar.shortestIfGiven(grammar.nodes[part])
        }
        growing += 1
      }
    } while growing == 0 && spare > SentenceGenerator.muchRoom && offers < 4
    for (place, part) in zip(parts.indices, parts) {
      target = leadsOn && place == leading ? aim : nil
      let inner = grammar.nodes[part]
      let mayBeLeftOut = grammar.mayBeLeftOut(part)
      if mayBeLeftOut, !given.contains(place) {
        leaveOut(inner)
        continue
      }
      let least = mayBeLeftOut ? grammar.shortestIfGiven(inner) : grammar.shortest[part]
      let grows = mayBeLeftOut || grammar.longest[part] > least
      let more = grows ? share(of: &spare, among: &growing, atMost: grammar.longest[part] - least) : 0
      if mayBeLeftOut { emitGiven(inner, least + more) } else { emit(part, least + more) }
    }
  }

  /// Takes a random part of `spare` for one of the `growing` parts still to come, all of it for the last.
  private mutating func share(of spare: inout Int, among growing: inout Int, atMost limit: Int) -> Int {
    let available = max(0, spare)
    let part = min(limit, growing == 1 ? available : min(available, random.below(2 * available / growing + 1)))
    spare -= part
    growing -= 1
    return part
  }

  /// Returns whether an optional part or a repetition is given. It always is if it leads to the target.
  private mutating func isGiven(_ node: Grammar.Node, _ length: Int, _ leads: Bool) -> Bool {
    if leads { return target != featureOfLeavingOut(node) }
    return grammar.shortestIfGiven(node) <= length && random.chance(density)
  }

  private func featureOfLeavingOut(_ node: Grammar.Node) -> Int {
    node.kind == .optional ? node.feature + 1 : node.feature
  }

  private mutating func leaveOut(_ node: Grammar.Node) {
    use(featureOfLeavingOut(node))
  }

  private mutating func emitGiven(_ node: Grammar.Node, _ length: Int) {
    let body = grammar.children[node.firstChild]
    if node.kind == .optional {
      use(node.feature)
      emit(body, length)
      return
    }
    let least = grammar.shortest[body]
    var spare = length - least
    var times = target == node.feature + 2 ? 2 : 1
    while times < 5, least <= spare, random.chance(density) {
      spare -= least
      times += 1
    }
    use(node.feature + 1)
    if times > 1 { use(node.feature + 2, times: times - 1) }
    while times > 0 {
      emit(body, least + share(of: &spare, among: &times, atMost: grammar.longest[body] - least))
    }
  }

  /// Returns an alternative that leads to the target; else one that fits, and if there is much room usually one that
  /// can fill it; if none fits, one of the shortest.
  private mutating func pickAlternative(_ node: Grammar.Node, _ length: Int) -> Int {
    let alternatives = Array(grammar.children(of: node))
    if let target {
      if (node.feature..<node.feature + node.childCount).contains(target) {
        return target - node.feature
      }
      let nearest = alternatives.map(distance).min() ?? Routes.none
      if nearest < Routes.none {
        return random.pick(alternatives.indices.filter { distance(alternatives[$0]) == nearest })
      }
    }
    let least = alternatives.map { grammar.shortest[$0] }
    var fitting = least.indices.filter { least[$0] <= length }
    if fitting.isEmpty {
      let shortest = least.min()
      fitting = least.indices.filter { least[$0] == shortest }
    }
    if length > SentenceGenerator.muchRoom, random.chance(80) {
      let filling = fitting.filter { grammar.longest[alternatives[$0]] >= length }
      if !filling.isEmpty { fitting = filling }
    }
    return random.pick(fitting)
  }
}
