import TestSupport
import Testing

@_spi(Generated) @testable import ShapeCore

/// Random siblings, whose places are found by their definition.
@Suite("The order of random siblings")
struct ZOrderLawTests {
  private typealias Sibling = (name: String, order: ZOrder)

  /// Returns siblings, two of each name. Each one names those of smaller classes only, or any.
  private func siblings(_ random: inout RandomSource, canBeCyclic: Bool) -> [Sibling] {
    var siblings: [Sibling] = []
    for index in 0..<8 {
      let own = index / 2
      var order = ZOrder(z: Double(random.below(3)))
      if random.chance(55) {
        let classes = (0..<4).filter { canBeCyclic || $0 < own }.filter { _ in random.chance(40) }
        for name in classes.map({ "n\($0)" }) {
          if random.chance(70) { order.above.append(name) } else { order.below.append(name) }
        }
      }
      siblings.append(("n\(own)", order))
    }
    // So that no name is only before those that name it.
    for index in siblings.indices { siblings.swapAt(index, random.below(siblings.count)) }
    return siblings
  }

  @Test func `puts each sibling with a constraint into the nearest gap that is allowed`() {
    var (placed, refused) = (0, 0)
    var faults: [String] = []
    for seed in RandomCases.seeds(quick: 150, ci: 2_000, long: 100_000) {
      var random = RandomSource(seed: seed)
      let siblings = siblings(&random, canBeCyclic: false)
      let judge = GapJudge(siblings)
      guard let order = try? ZOrder.paintOrder(of: siblings) else {
        refused += 1
        if judge.gaps != nil { faults.append("seed \(seed): refused") }
        continue
      }
      placed += 1
      if let fault = judge.fault(in: order) { faults.append("seed \(seed): \(fault)") }
    }
    #expect(faults.prefix(3) == [])
    #expect(placed > 50 && refused > 20)
  }

  @Test func `is refused with a cycle whose steps are true`() {
    var reasons: Set<ZOrderCycle.Reason> = []
    var faults: [String] = []
    for seed in RandomCases.seeds(quick: 150, ci: 2_000, long: 100_000) {
      var random = RandomSource(seed: seed)
      let siblings = siblings(&random, canBeCyclic: true)
      do throws(ZOrderCycle) {
        let order = try ZOrder.paintOrder(of: siblings)
        if let fault = GapJudge.brokenConstraint(of: siblings, in: order) { faults.append("seed \(seed): \(fault)") }
      } catch {
        let steps = error.steps
        if steps.isEmpty { faults.append("seed \(seed): no steps") }
        for (step, next) in zip(steps, steps.dropFirst() + steps.prefix(1)) {
          reasons.insert(step.reason)
          let (a, b) = (siblings[step.item], siblings[next.item])
          let isNamed = a.order.above.contains(b.name) || b.order.below.contains(a.name)
          let isLater = (a.order.z, step.item) > (b.order.z, next.item)
          let isTrue =
            switch step.reason {
            case .constraint: isNamed
            case .z: a.order.z > b.order.z
            case .source: a.order.z == b.order.z && isLater
            case .otherConstraint: !isNamed && !isLater
            }
          if !isTrue { faults.append("seed \(seed): \(step) before \(next.item)") }
        }
      }
    }
    #expect(faults.prefix(3) == [])
    #expect(reasons.isSuperset(of: [.constraint, .z, .source]))
  }
}

/// Finds the places of siblings by their definition: those without constraints keep their order, and the gaps between
/// them are numbered from 0.
private struct GapJudge {
  private let siblings: [(name: String, order: ZOrder)]
  /// All siblings by z and source.
  private let sorted: [Int]
  private let fixed: [Int]
  /// The gap of each sibling with a constraint. `nil` if there is none.
  let gaps: [Int: Int]?

  init(_ siblings: [(name: String, order: ZOrder)]) {
    self.siblings = siblings
    let sorted = siblings.indices.sorted { (siblings[$0].order.z, $0) < (siblings[$1].order.z, $1) }
    let fixed = sorted.filter { siblings[$0].order.above.isEmpty && siblings[$0].order.below.isEmpty }
    var gaps: [Int: Int] = [:]
    var isPossible = true
    /// Returns the gaps below and above a sibling.
    func gap(of item: Int) -> (below: Int, above: Int) {
      if let place = fixed.firstIndex(of: item) { return (place, place + 1) }
      if let known = gaps[item] { return (known, known) }
      let order = siblings[item].order
      func named(_ names: [String]) -> [Int] { siblings.indices.filter { names.contains(siblings[$0].name) } }
      let low = named(order.above).map { gap(of: $0).above }.max() ?? 0
      let high = named(order.below).map { gap(of: $0).below }.min() ?? fixed.count
      if low > high { isPossible = false }
      let place = min(max(Self.start(of: item, sorted, fixed), low), high)
      gaps[item] = place
      return (place, place)
    }
    for item in siblings.indices { _ = gap(of: item) }
    (self.sorted, self.fixed, self.gaps) = (sorted, fixed, isPossible ? gaps : nil)
  }

  private static func start(of item: Int, _ sorted: [Int], _ fixed: [Int]) -> Int {
    sorted.prefix { $0 != item }.count { fixed.contains($0) }
  }

  func fault(in order: [Int]) -> String? {
    guard let gaps else { return "accepted" }
    if order.sorted() != Array(siblings.indices) { return "\(order) has not each item once" }
    if order.filter(fixed.contains) != fixed { return "\(order) moves what has no constraint" }
    if let fault = Self.brokenConstraint(of: siblings, in: order) { return fault }
    for (item, gap) in gaps where gap != order.prefix(while: { $0 != item }).count(where: { fixed.contains($0) }) {
      return "\(item) is not in gap \(gap): \(order)"
    }
    // Those that moved up are lowest in their gap, and those that moved down topmost, unless they name each other.
    let movers = gaps.keys.map { siblings[$0] }
    let names = Set(movers.map { $0.name })
    guard movers.allSatisfy({ names.isDisjoint(with: $0.order.above + $0.order.below) }) else { return nil }
    let expected = gaps.keys.sorted { a, b in
      func key(_ item: Int) -> (Int, Int, Int) {
        let gap = gaps[item] ?? 0
        return (gap, (Self.start(of: item, sorted, fixed) - gap).signum(), sorted.firstIndex(of: item) ?? 0)
      }
      return key(a) < key(b)
    }
    return order.filter { gaps[$0] != nil } == expected ? nil : "\(order) instead of \(expected) in the gaps"
  }

  static func brokenConstraint(of siblings: [(name: String, order: ZOrder)], in order: [Int]) -> String? {
    for (place, item) in order.enumerated() {
      for (otherPlace, other) in order.enumerated() where other != item {
        let (own, name) = (siblings[item].order, siblings[other].name)
        if own.above.contains(name), otherPlace > place { return "\(item) is below \(other)" }
        if own.below.contains(name), otherPlace < place { return "\(item) is above \(other)" }
      }
    }
    return nil
  }
}
