/// A search for values of variables for which some conditions are true. If there are none, their opposite is proved.
///
/// It takes the domain as a box, narrows the box by what each condition says about the parts of its terms, compares terms by
/// the order of their parts, looks for linear contradictions, and splits the box. This is branch and prune over intervals,
/// as solvers of nonlinear constraints do it; no solution is ever lost by rounding. Work is counted in steps, so results
/// don't depend on the machine.
struct BoxSearch {
  enum Result {
    case none
    /// Values of all variables for which all conditions are surely true.
    case found([Interval])
    /// There may be a solution in a part of the domain.
    case undecided
  }

  struct Literal { var term: TermID, isTrue: Bool }
  struct Selection { var term: TermID, takesFirst: Bool }
  /// The values of the variables, by their index in the table.
  typealias Box = [Interval]

  let table: TermTable
  private(set) var literals: [Literal] = []
  /// The number of literals that say what is searched for. The others come from the path to the place.
  private(set) var goals = 0
  /// What the facts say about the order of terms.
  private(set) var orders: Set<Order> = []
  /// Which operand of a minimum or maximum is taken in the present part of the search.
  private(set) var selections: [Selection] = []
  /// The terms of the literals, parts first.
  private var slice: [TermID] = []
  /// The variables in them.
  private(set) var variables: [Int] = []
  /// The values of the terms in the present box.
  var values: [Interval]
  /// The minimums, maximums and conditional terms that a contradiction may depend on.
  var openAtoms: [TermID] = []
  /// The linear forms of terms in the present box.
  var forms: [TermID: LinearForm] = [:]
  var steps = 0
  /// The first part of the box that was left undecided.
  private(set) var rest: Box?
  private let stepLimit: Int

  /// - Parameters:
  ///   - goal: A condition that must be false.
  ///   - facts: Conditions that are true.
  ///   - support: What is known about the parts of terms.
  ///   - values: Room for a value of each term.
  init(
    _ table: TermTable, failing goal: TermID, where facts: [TermID], _ support: inout TermSupport, values: [Interval],
    stepLimit: Int
  ) {
    self.table = table
    self.stepLimit = stepLimit
    self.values = values
    assume(goal, isTrue: false)
    goals = literals.count
    // Each fact is compared with the variables of the others.
    steps = facts.count
    var variables = support.variables(of: goal)
    var rest = facts
    // Facts about other variables say nothing.
    while true {
      steps += rest.count
      var (related, others): ([TermID], [TermID]) = ([], [])
      for fact in rest {
        if support.variables(of: fact).isDisjoint(with: variables) { others.append(fact) } else { related.append(fact) }
      }
      if related.isEmpty { break }
      rest = others
      for fact in related {
        variables.formUnion(support.variables(of: fact))
        assume(fact, isTrue: true)
      }
    }
    orders = Set(literals.dropFirst(goals).compactMap { order($0) })
    self.variables = variables.sorted()
    slice = support.terms(of: literals.map { $0.term })
  }

  private mutating func assume(_ id: TermID, isTrue: Bool) {
    switch (table[id], isTrue) {
    case (.not(let inner), _): assume(inner, isTrue: !isTrue)
    case (.operation(.and, let a, let b), true), (.operation(.or, let a, let b), false):
      assume(a, isTrue: isTrue)
      assume(b, isTrue: isTrue)
    case (_, _): literals.append(Literal(term: id, isTrue: isTrue))
    }
  }

  /// Returns the room for values, so that another search can use it without a copy.
  mutating func releaseValues() -> [Interval] {
    defer { values = [] }
    return values
  }

  // MARK: Search

  /// Searches the domain. Some variables can be given.
  mutating func search(in box: Box) -> Result {
    var isComplete = true
    let result = search(box, depth: 0, &isComplete)
    if case .none = result, !isComplete { return .undecided }
    return result
  }

  private mutating func search(_ start: Box, depth: Int, _ isComplete: inout Bool) -> Result {
    var box = start
    guard narrow(&box), !holdsByOrder() else { return .none }
    let narrowed = slice.map { values[Int($0.index)] }
    if let point = solution(near: box) { return .found(point) }
    for (id, known) in zip(slice, narrowed) { values[Int(id.index)] = known }
    if contradicts() { return .none }
    guard steps < stepLimit, depth < 60 else {
      leave(box, &isComplete)
      return .none
    }
    if let atom = openAtoms.first, selections.count < 6, literals.count < 200 {
      for first in [true, false] {
        let counts = (literals.count, selections.count)
        if case .conditional(let condition, _, _) = table[atom] {
          assume(condition, isTrue: first)
        } else {
          selections.append(Selection(term: atom, takesFirst: first))
        }
        let result = search(box, depth: depth + 1, &isComplete)
        literals.removeLast(literals.count - counts.0)
        selections.removeLast(selections.count - counts.1)
        if case .found = result { return result }
      }
      return .none
    }
    guard let variable = widest(box), let halves = halves(of: box[variable], isWhole: table.variables[variable].isWhole)
    else {
      leave(box, &isComplete)
      return .none
    }
    for half in halves {
      var part = box
      part[variable] = half
      let result = search(part, depth: depth + 1, &isComplete)
      if case .found = result { return result }
    }
    return .none
  }

  private mutating func leave(_ box: Box, _ isComplete: inout Bool) {
    isComplete = false
    if rest == nil { rest = box }
  }

  /// Whether the search ended because of its limit.
  var isOutOfSteps: Bool { steps >= stepLimit }

  /// The variable with the widest values, in proportion to its domain and its size.
  private func widest(_ box: Box) -> Int? {
    var best: (variable: Int, width: Double)?
    for variable in variables {
      let (values, domain) = (box[variable], table.variables[variable].values)
      guard values.width > (table.variables[variable].isWhole ? 0.5 : 1e-6 * (1 + values.magnitude)) else { continue }
      let whole = min(domain.width, 1e9)
      // Loops and other choices come after sizes and parameters.
      let share = min(values.width, 1e9) / whole * (table.isGiven(variable) ? 4 : 1)
      if share > best?.width ?? 0 { best = (variable, share) }
    }
    return best?.variable
  }

  private func halves(of values: Interval, isWhole: Bool) -> [Interval]? {
    var middle = values.middle
    if isWhole {
      middle = middle.rounded(.down)
      return [Interval(values.low, middle), Interval(middle + 1, values.high)]
    }
    guard middle > values.low, middle < values.high else { return nil }
    return [Interval(values.low, middle), Interval(middle, values.high)]
  }

  // MARK: Solutions

  /// Returns a simple point of a box for which all literals are surely true.
  private mutating func solution(near box: Box) -> Box? {
    for place in [0.5, 0, 1] {
      var point = box
      for variable in variables {
        let values = box[variable]
        guard values.number == nil else { continue }
        let whole = (place == 0 ? values.low : place == 1 ? values.high : values.middle).rounded()
        let number = place == 0 ? values.low : place == 1 ? values.high : values.contains(whole) ? whole : values.middle
        guard number.isFinite else { return nil }
        point[variable] = Interval(table.variables[variable].isWhole && values.contains(whole) ? whole : number)
      }
      if evaluates(at: point) { return point }
    }
    return nil
  }

  /// Whether all literals are surely true at a point, or in a box.
  private mutating func evaluates(at box: Box) -> Bool {
    evaluate(box)
    return literals.allSatisfy { literal in
      let value = values[Int(literal.term.index)]
      return literal.isTrue ? value.isTrue : value.isFalse
    }
  }

  private mutating func evaluate(_ box: Box) {
    steps += slice.count
    for id in slice {
      if case .variable(let variable) = table[id] {
        values[Int(id.index)] = box[variable]
      } else {
        values[Int(id.index)] = table.value(of: table[id]) { values[Int($0.index)] }
      }
    }
  }

  // MARK: Narrowing

  /// Narrows the values of variables to those for which the literals can be true.
  /// - Returns: `false` if there are none.
  private mutating func narrow(_ box: inout Box) -> Bool {
    for _ in 0..<3 {
      evaluate(box)
      for selection in selections where !choose(selection) { return false }
      for literal in literals where !limit(literal.term, literal.isTrue ? .yes : .no) { return false }
      for id in slice.reversed() where !limitParts(of: id) { return false }
      var isNarrower = false
      for id in slice {
        guard case .variable(let variable) = table[id] else { continue }
        var new = values[Int(id.index)].intersection(box[variable])
        if table.variables[variable].isWhole { new = Interval(new.low.rounded(.up), new.high.rounded(.down)) }
        if new.isEmpty { return false }
        if new.width < 0.9 * box[variable].width { isNarrower = true }
        box[variable] = new
        values[Int(id.index)] = new
      }
      if !isNarrower { break }
    }
    return true
  }

  private mutating func limit(_ id: TermID, _ limits: Interval) -> Bool {
    let new = values[Int(id.index)].intersection(limits)
    values[Int(id.index)] = new
    return !new.isEmpty
  }

  private mutating func choose(_ selection: Selection) -> Bool {
    guard case .operation(let operation, let a, let b) = table[selection.term] else { return true }
    let (taken, other) = selection.takesFirst ? (a, b) : (b, a)
    guard limit(selection.term, values[Int(taken.index)]), limit(taken, values[Int(selection.term.index)]) else {
      return false
    }
    let known = values[Int(taken.index)]
    return limit(other, operation == .minimum ? Interval(known.low, .infinity) : Interval(-.infinity, known.high))
  }

  /// Narrows the parts of a term to those for which the term can have its values.
  private mutating func limitParts(of id: TermID) -> Bool {
    let result = values[Int(id.index)]
    func known(_ id: TermID) -> Interval { values[Int(id.index)] }
    switch table[id] {
    case .constant, .variable: return true
    case .negate(let a): return limit(a, -result)
    case .not(let a): return limit(a, Interval(1 - result.high, 1 - result.low))
    case .conditional(let condition, let then, let otherwise):
      if known(condition).isTrue { return limit(then, result) }
      if known(condition).isFalse { return limit(otherwise, result) }
      if known(then).intersection(result).isEmpty { return limit(condition, .no) && limit(otherwise, result) }
      if known(otherwise).intersection(result).isEmpty { return limit(condition, .yes) && limit(then, result) }
      return true
    case .choice(let terms, let index):
      guard let place = known(index).number, terms.indices.contains(Int(place)) else { return true }
      return limit(terms[Int(place)], result)
    case .mix(let mix):
      // It may be in a branch that isn't taken, so it doesn't say that the share is in range.
      return known(mix.share).isShare ? limit(mix.sum, result) : true
    case .function(let function, let a):
      guard let limits = function.operand(of: result) else { return true }
      return limit(a, limits)
    case .operation(let operation, let a, let b): return limitOperands(operation, a, b, of: result)
    }
  }

  private mutating func limitOperands(
    _ operation: TermOperation, _ a: TermID, _ b: TermID, of result: Interval
  ) -> Bool {
    func known(_ id: TermID) -> Interval { values[Int(id.index)] }
    switch operation {
    case .add: return limit(a, result.minus(known(b))) && limit(b, result.minus(known(a)))
    case .subtract: return limit(a, result.minus(-known(b))) && limit(b, known(a).minus(result))
    case .multiply:
      if !known(b).contains(0), !limit(a, (result.widened() / known(b)).widened()) { return false }
      return known(a).contains(0) || limit(b, (result.widened() / known(a)).widened())
    case .divide:
      // The quotient may be in a branch that isn't taken, so it doesn't say that the divisor isn't 0.
      guard !known(b).contains(0) else { return true }
      if known(b).magnitude.isFinite, !limit(a, (result.widened() * known(b)).widened()) { return false }
      return result.contains(0) || limit(b, (known(a) / result.widened()).widened())
    case .minimum:
      guard limit(a, Interval(result.low, .infinity)), limit(b, Interval(result.low, .infinity)) else { return false }
      if known(b).low > result.high { return limit(a, result) }
      return known(a).low > result.high ? limit(b, result) : true
    case .maximum:
      guard limit(a, Interval(-.infinity, result.high)), limit(b, Interval(-.infinity, result.high)) else {
        return false
      }
      if known(b).high < result.low { return limit(a, result) }
      return known(a).high < result.low ? limit(b, result) : true
    case .less, .lessOrEqual:
      if result.isTrue { return order(a, b) }
      return result.isFalse ? order(b, a) : true
    case .equal:
      if result.isTrue { return limit(a, known(b)) && limit(b, known(a)) }
      return result.isFalse ? exclude(known(b), from: a) && exclude(known(a), from: b) : true
    case .and:
      if result.isTrue { return limit(a, .yes) && limit(b, .yes) }
      if result.isFalse, known(a).isTrue { return limit(b, .no) }
      return result.isFalse && known(b).isTrue ? limit(a, .no) : true
    case .or:
      if result.isFalse { return limit(a, .no) && limit(b, .no) }
      if result.isTrue, known(a).isFalse { return limit(b, .yes) }
      return result.isTrue && known(b).isFalse ? limit(a, .yes) : true
    case .modulo, .power, .hypotenuse, .arcTangent: return true
    }
  }

  /// Narrows two terms, the first of which isn't larger.
  private mutating func order(_ small: TermID, _ large: TermID) -> Bool {
    limit(small, Interval(-.infinity, values[Int(large.index)].high))
      && limit(large, Interval(values[Int(small.index)].low, .infinity))
  }

  /// Takes a number from an end of the values of a whole number.
  private mutating func exclude(_ excluded: Interval, from id: TermID) -> Bool {
    guard case .variable(let variable) = table[id], table.variables[variable].isWhole, let number = excluded.number
    else { return true }
    let known = values[Int(id.index)]
    if known.low == number { return limit(id, Interval(number + 1, .infinity)) }
    return known.high == number ? limit(id, Interval(-.infinity, number - 1)) : true
  }
}

extension Interval {
  /// The numbers that give a result together with an operand, where the sum is rounded.
  fileprivate func minus(_ operand: Interval) -> Interval {
    let difference = self - operand
    func slack(_ end: Double) -> Double {
      let scale = max(
        magnitude.isFinite ? magnitude : end.magnitude, operand.magnitude.isFinite ? operand.magnitude : 0)
      return end.isFinite ? 4e-16 * max(scale, end.magnitude) : 0
    }
    return Interval(difference.low - slack(difference.low), difference.high + slack(difference.high))
  }
}

extension NumberFunctionOfOne {
  /// The operands whose results are in an interval. `nil` if that says nothing.
  fileprivate func operand(of result: Interval) -> Interval? {
    switch self {
    case .absolute: Interval(-result.high, result.high)
    case .floor: Interval(result.low, result.high + 1)
    case .ceiling: Interval(result.low - 1, result.high)
    case .round: Interval(result.low - 0.5, result.high + 0.5)
    // The root may be in a branch that isn't taken, so it doesn't say that the operand isn't negative.
    case .squareRoot:
      Interval(result.low > 0 ? result.low * result.low : -.infinity, result.high * result.high).widened()
    case .sign, .sine, .cosine, .tangent, .arcSine, .arcCosine, .arcTangent, .degrees, .radians: nil
    }
  }
}

/// The variables and the parts of terms, each computed once.
struct TermSupport {
  private let table: TermTable
  private var known: [TermID: Set<Int>] = [:]

  init(_ table: TermTable) { self.table = table }

  mutating func variables(of id: TermID) -> Set<Int> {
    if let known = known[id] { return known }
    var result: Set<Int> = []
    for id in terms(of: [id]) { if case .variable(let variable) = table[id] { result.insert(variable) } }
    known[id] = result
    return result
  }

  /// All parts of some terms, each after its own parts.
  func terms(of roots: [TermID]) -> [TermID] {
    var found: Set<TermID> = Set(roots)
    var waiting = Array(found)
    while let id = waiting.popLast() {
      table.forEachPart(of: table[id]) { if found.insert($0).inserted { waiting.append($0) } }
    }
    return found.sorted { $0.index < $1.index }
  }
}
