@_spi(Generated) import ShapeCore

/// Decides the obligations of a shape: whether it can be drawn at every size and with all values.
package struct Prover {
  package enum Verdict: Sendable {
    /// It holds everywhere in the domain.
    case proved
    /// It fails at a size and with values that the evaluator confirmed.
    case refuted(CounterPicture)
    /// Neither was found within the limits.
    case undecided
  }

  /// A picture in which an obligation fails.
  package struct CounterPicture: Sendable {
    package var size: Size
    /// What drawing it reports.
    package var diagnostics: [Diagnostic]
  }

  /// Why an obligation is undecided.
  package struct Rest: Sendable {
    package enum Reason: Sendable {
      /// It depends on what no term says, such as the points of a path.
      case unknown(Unfollowed)
      /// It seems to fail with other sizes of a device pixel than that of the pictures here.
      case pixel
      /// The search reached its limit.
      case steps
      /// It is neither true nor false in a part that is too narrow to be divided.
      case narrow
      /// It seems to fail, but a picture doesn't show it.
      case unconfirmed

      /// The word for it.
      package var word: String {
        switch self {
        case .unknown: "unknown"
        case .pixel: "pixel"
        case .steps: "steps"
        case .narrow: "narrow"
        case .unconfirmed: "unconfirmed"
        }
      }
    }

    package var reason: Reason
    /// A part of the domain in which it is open, by the names of the sides and parameters that it depends on.
    var part: [(name: String, values: Interval)] = []
  }

  /// An obligation with its verdict.
  package struct Judgment: Sendable {
    package var problem: Problem.Kind
    package var place: SourceSpan
    package var verdict: Verdict
    /// Whether it is a `require` of the shape itself.
    package var isOwnRequirement = false
    package var identity: Diagnostic.Identity { Diagnostic.Identity(kind: problem, span: place) }
    /// What would exclude the counter-example, each by itself: a limit of a side, and a range of a parameter.
    var exclusions: [Exclusion] = []
    /// Why it is undecided.
    package var rest: Rest?
    /// The steps that it took.
    package var steps = 0
  }

  /// The remaining steps of all searches.
  var steps: Int
  /// The limit of the search for one obligation.
  let stepsOfOne: Int
  private let program: Program
  /// Draws the pictures of one shape. `nil` before the first one: what an evaluator knows from another shape saves steps.
  private var evaluator: Evaluator?
  private let isCancelled: () -> Bool
  /// Whether obligations were left out because the work was cancelled.
  private(set) var wasCancelled = false
  /// What searches for the same shape share.
  private var support = TermSupport(TermTable())
  private var values: [Interval] = []
  /// What the last undecided search left.
  private var rest: Rest?

  /// The maximum number of expressions and statements of one shape, and their cost in steps of a search.
  private static let (walkSteps, walkCost) = (100_000, 10)
  private var walkLimit: Int { max(1, min(Self.walkSteps, steps / Self.walkCost)) }
  /// How much larger than the design size a usual size is at most.
  static let usualFactor = 16.0
  /// The maximum number of steps of a picture that confirms an error.
  private static let pictureSteps = 500_000

  /// - Parameters:
  ///   - steps: The limit of all searches together.
  ///   - stepsOfOne: The limit of the search for one obligation.
  ///   - isCancelled: Asked before each obligation and each search.
  package init(_ program: Program, steps: Int, stepsOfOne: Int, isCancelled: @escaping () -> Bool = { false }) {
    self.program = program
    (self.steps, self.stepsOfOne) = (steps, stepsOfOne)
    self.isCancelled = isCancelled
  }

  /// Decides the obligations of a shape, in the order in which it is drawn. One place may have several. If the work is
  /// cancelled, the last ones are missing or undecided.
  package mutating func judgments(of shape: ShapeID, mentionsDirection: Bool) -> [Judgment] {
    evaluator = nil
    let walk = ObligationWalk(program, shape, mentionsDirection: mentionsDirection, stepLimit: walkLimit)
    steps -= Self.walkCost * walk.steps
    support = TermSupport(walk.table)
    values = walk.table.values
    var judgments: [Judgment] = []
    var refuted: Set<Diagnostic.Identity> = []
    let obligations = walk.intendedObligations
    for obligation in obligations {
      guard continues() else { return judgments }
      let (identity, before) = (obligation.identity, steps)
      var judgment = Judgment(
        problem: obligation.problem, place: obligation.place, verdict: .undecided,
        isOwnRequirement: obligation.isOwnRequirement)
      if !refuted.contains(identity) { judge(&judgment, obligation, of: walk) }
      if case .refuted = judgment.verdict {
        refuted.insert(identity)
        judgment.exclusions = exclusions(of: obligations.filter { $0.identity == identity }, walk)
      }
      judgment.steps = before - steps
      judgments.append(judgment)
    }
    if !walk.isComplete {
      let place = program.shapes[shape].source
      judgments.append(Judgment(problem: .tooManySteps, place: place, verdict: .undecided))
    }
    return judgments
  }

  /// Returns whether the work is still needed.
  private mutating func continues() -> Bool {
    wasCancelled = wasCancelled || isCancelled()
    return !wasCancelled
  }

  /// Returns the obligations of a shape that don't hold at all sizes that it accepts without `min:`. `nil` if one of them can't
  /// be decided at any size.
  mutating func openObligations(of shape: ShapeID) -> (walk: ObligationWalk, obligations: [Obligation])? {
    let walk = ObligationWalk(
      program, shape, in: .allSizes, mentionsDirection: program.mentionsDirection, stepLimit: walkLimit)
    guard walk.isComplete else { return nil }
    support = TermSupport(walk.table)
    values = walk.table.values
    var open: [Obligation] = []
    for obligation in walk.intendedObligations where !obligation.isOwnRequirement {
      guard obligation.condition != nil else { return nil }
      if !isProved(obligation, walk, from: Size(0, 0)) { open.append(obligation) }
    }
    return (walk, open)
  }

  /// Whether an obligation holds at all sizes from one on.
  mutating func isProved(_ obligation: Obligation, _ walk: ObligationWalk, from size: Size) -> Bool {
    guard let condition = obligation.condition, steps > 0 else { return false }
    if walk.table.values(of: condition).isTrue { return true }
    var box = walk.table.variables.map { $0.values }
    for (side, length) in [(walk.size.width, size.width), (walk.size.height, size.height)] {
      guard case .variable(let variable) = walk.table[side] else { continue }
      box[variable].low = max(box[variable].low, length)
    }
    if case .none = search(condition, obligation, walk, in: box, limit: stepsOfOne) { return true }
    return false
  }

  /// Returns the places of the requirements of a shape that can't fail at any size and with any values, even if the shape
  /// supported more sizes, and whatever else the file says.
  mutating func certainRequirements(of shape: ShapeID) -> [SourceSpan] {
    let walk = ObligationWalk(program, shape, in: .unlimited, mentionsDirection: true, stepLimit: walkLimit)
    steps -= Self.walkCost * walk.steps
    guard walk.isComplete else { return [] }
    support = TermSupport(walk.table)
    values = walk.table.values
    let domain = walk.table.variables.map { $0.values }
    var places: [SourceSpan] = []
    var uncertain: Set<SourceSpan> = []
    for var obligation in walk.obligations where obligation.problem == .requirement {
      // A `require` in code that never runs says nothing about its condition.
      obligation.facts = Array(obligation.facts.prefix(walk.domainFacts))
      places.append(obligation.place)
      guard let condition = obligation.condition,
        case .none = search(condition, obligation, walk, in: domain, limit: stepsOfOne)
      else {
        uncertain.insert(obligation.place)
        continue
      }
    }
    return places.filter { !uncertain.contains($0) }
  }

  private mutating func judge(_ judgment: inout Judgment, _ obligation: Obligation, of walk: ObligationWalk) {
    guard let condition = obligation.condition else {
      return judgment.rest = Rest(reason: .unknown(obligation.unfollowed))
    }
    if walk.table.values(of: condition).isTrue { return judgment.verdict = .proved }
    guard steps > 0 else { return judgment.rest = Rest(reason: .steps) }
    let domain = walk.table.variables.map { $0.values }
    let pixel = support.variables(of: condition).first { walk.table.variables[$0].kind == .pixel }
    if let pixel {
      // The pictures here have pixels of one size.
      var drawn = domain
      drawn[pixel] = .yes
      if case .found(let point) = search(condition, obligation, walk, in: drawn, limit: stepsOfOne),
        let picture = picture(near: point, in: drawn, obligation, condition, walk).found
      {
        return judgment.verdict = .refuted(picture)
      }
    }
    switch search(condition, obligation, walk, in: domain, limit: stepsOfOne) {
    case .none: judgment.verdict = .proved
    case .undecided: judgment.rest = unfollowed(in: condition, walk).map { Rest(reason: .unknown($0)) } ?? rest
    case .found(let point):
      if pixel == nil || unfollowed(in: condition, walk) != nil {
        let (picture, simple) = picture(near: point, in: domain, obligation, condition, walk)
        if let picture { return judgment.verdict = .refuted(picture) }
        if let reason = unfollowed(in: condition, walk) { return judgment.rest = Rest(reason: .unknown(reason)) }
        let variables = walk.table.variables.indices.filter { walk.table.isGiven($0) && point[$0].number != nil }
        judgment.rest = Rest(reason: .unconfirmed, part: part(simple, variables, walk))
      } else {
        judgment.rest = Rest(reason: .pixel)
      }
    }
  }

  /// Returns a picture in which an obligation fails, at a usual size if it fails there, and the point that it was looked for.
  private mutating func picture(
    near point: [Interval], in domain: BoxSearch.Box, _ obligation: Obligation, _ condition: TermID,
    _ walk: ObligationWalk
  ) -> (found: CounterPicture?, simple: [Interval]) {
    let first = confirmed(near: point, in: domain, obligation, condition, walk)
    let design = program.shapes[walk.shape].designSize
    let largest = Size(Self.usualFactor * design.width, Self.usualFactor * design.height)
    guard let size = first.found?.size, size.width > largest.width || size.height > largest.height else { return first }
    var usual = domain
    for (side, length) in [(walk.size.width, largest.width), (walk.size.height, largest.height)] {
      if case .variable(let variable) = walk.table[side] { usual[variable].high = min(usual[variable].high, length) }
    }
    guard case .found(let other) = search(condition, obligation, walk, in: usual, limit: stepsOfOne / 4),
      let nearer = confirmed(near: other, in: usual, obligation, condition, walk).found
    else { return first }
    return (nearer, first.simple)
  }

  /// Returns a picture in which an obligation fails at a point or a simpler one, and that one.
  private mutating func confirmed(
    near point: [Interval], in domain: BoxSearch.Box, _ obligation: Obligation, _ condition: TermID,
    _ walk: ObligationWalk
  ) -> (found: CounterPicture?, simple: [Interval]) {
    let simple = simplified(point, in: domain, obligation, condition, walk)
    for point in [simple, point] {
      guard let picture = picture(at: printed(point, walk), of: walk),
        picture.diagnostics.contains(where: { $0.identity == obligation.identity })
      else { continue }
      return (picture, simple)
    }
    return (nil, simple)
  }

  /// Returns what a condition depends on that no term says, a path before a list and any other value.
  private mutating func unfollowed(in condition: TermID, _ walk: ObligationWalk) -> Unfollowed? {
    let variables = support.variables(of: condition)
    return [.path, .list, .value].first { reason in
      variables.contains { walk.table.variables[$0].kind == .unknown(reason) }
    }
  }

  /// Names the values of the sides and of the parameters that are numbers, in a part of the domain.
  private func part(
    _ box: BoxSearch.Box, _ variables: [Int], _ walk: ObligationWalk
  ) -> [(name: String, values: Interval)] {
    let parameters = program.shapes[walk.shape].parameters
    var result: [(name: String, values: Interval)] = []
    for variable in variables {
      if case .parameter(let index) = walk.table.variables[variable].kind,
        parameters[index].type != .number, parameters[index].type != .integer
      {
        continue
      }
      if let name = name(of: variable, walk) { result.append((name: name, values: box[variable])) }
    }
    return result
  }

  /// Searches a box for a point at which an obligation fails.
  private mutating func search(
    _ condition: TermID, _ obligation: Obligation, _ walk: ObligationWalk, in box: BoxSearch.Box, limit: Int
  ) -> BoxSearch.Result {
    // To simplify a counter-example takes many searches.
    guard continues() else { return .undecided }
    var room: [Interval] = []
    swap(&room, &values)
    var search = BoxSearch(
      walk.table, failing: condition, where: obligation.facts, &support, values: room, stepLimit: min(steps, limit))
    room = []
    let result = search.search(in: box)
    steps -= search.steps
    if let box = search.rest {
      rest = Rest(reason: search.isOutOfSteps ? .steps : .narrow, part: part(box, search.variables, walk))
    }
    values = search.releaseValues()
    return result
  }

  // MARK: Counter-examples

  /// Rounds sizes and parameters as messages print them, so that a person can repeat the picture.
  private func printed(_ point: [Interval], _ walk: ObligationWalk) -> [Interval] {
    var result = point
    for variable in point.indices where walk.table.isGiven(variable) && !walk.table.variables[variable].isWhole {
      // A default is not written.
      guard let number = point[variable].number, number != usual(variable, walk) else { continue }
      let unit = unit(of: variable, walk)
      let rounded = unit.value((unit.written(number) * 1000).rounded() / 1000)
      if walk.table.variables[variable].values.contains(rounded) { result[variable] = Interval(rounded) }
    }
    return result
  }

  /// Returns the picture at a point, or `nil` if nothing is wrong with it.
  private mutating func picture(at point: [Interval], of walk: ObligationWalk) -> CounterPicture? {
    func number(_ id: TermID) -> Double? {
      if case .variable(let variable) = walk.table[id] { return point[variable].number }
      return walk.table.number(id)
    }
    let declaration = program.shapes[walk.shape]
    guard let width = number(walk.size.width), let height = number(walk.size.height) else { return nil }
    var arguments: [Value] = []
    var evaluator = evaluator.take() ?? Evaluator(program)
    defer { self.evaluator = evaluator }
    evaluator.reset(Evaluator.Limits())
    for (index, parameter) in declaration.parameters.enumerated() {
      guard case .scalar(let term) = walk.parameters[index], case .variable(let variable) = walk.table[term],
        walk.table.isGiven(variable)
      else {
        guard let value = try? evaluator.argument(.none, index, of: declaration.parameters, after: arguments) else {
          return nil
        }
        arguments.append(value)
        continue
      }
      guard let number = point[variable].number else { return nil }
      switch parameter.type {
      case .bool: arguments.append(.bool(number != 0))
      case .enumeration(let id):
        guard let place = program.enumerations[id].cases.indices.first(where: { $0.index == Int(number) }) else {
          return nil
        }
        arguments.append(.enumCase(place))
      case .invalid, .number, .integer, .angle, .point, .size, .rect, .color, .paint, .path, .edges, .string, .stop,
        .list:
        // Values that leave nothing of the range are outside the domain, and have an error of their own.
        guard
          (try? evaluator.range(index, of: declaration.parameters, after: arguments)?.contains(number) ?? true) == true
        else { return nil }
        arguments.append(.number(number))
      }
    }
    let direction: LayoutDirection = number(walk.isRightToLeft) == 1 ? .rightToLeft : .leftToRight
    let size = Size(width, height)
    evaluator.reset(Evaluator.Limits(steps: Self.pictureSteps))
    let drawing = evaluator.draw(walk.shape, size: size, arguments: arguments, direction: direction)
    steps -= drawing.steps
    if drawing.isExhausted || drawing.diagnostics.isEmpty { return nil }
    return CounterPicture(size: size, diagnostics: drawing.diagnostics)
  }

  /// Brings a point at which an obligation fails near to the design size, defaults and round numbers, one variable at a
  /// time.
  private mutating func simplified(
    _ point: [Interval], in domain: BoxSearch.Box, _ obligation: Obligation, _ condition: TermID,
    _ walk: ObligationWalk
  ) -> [Interval] {
    var result = point
    let given = walk.table.variables.indices.filter { walk.table.isGiven($0) }
    // Parameters first, then the size; once more, because one may have kept another from its usual value.
    for variable in given.reversed() + given.reversed() {
      let unit = unit(of: variable, walk)
      guard let number = result[variable].number else {
        // The obligation doesn't depend on it.
        result[variable] = Interval(usual(variable, walk) ?? walk.table.variables[variable].values.middle)
        continue
      }
      /// A point near the result at which the obligation fails, with another value of the variable.
      func failing(_ candidate: Double) -> [Interval]? {
        var box = domain
        guard box[variable].contains(candidate) else { return nil }
        for other in given where result[other].number != nil { box[other] = result[other] }
        box[variable] = Interval(candidate)
        let found = search(condition, obligation, walk, in: box, limit: stepsOfOne / 16)
        if case .found(let point) = found { return point }
        return nil
      }
      guard let usual = usual(variable, walk) else { continue }
      if let point = failing(usual) {
        result = point
        continue
      }
      // The place nearest to the usual value where it begins to fail, as a round number.
      var (right, wrong) = (unit.written(usual), unit.written(number))
      while (wrong - right).magnitude > 1 {
        let middle = ((wrong + right) / 2).rounded()
        guard middle != right, middle != wrong else { break }
        if let point = failing(unit.value(middle)) { (wrong, result) = (middle, point) } else { right = middle }
      }
      for candidate in rounded(wrong, awayFrom: unit.written(usual)) {
        guard let point = failing(unit.value(candidate)) else { continue }
        result = point
        break
      }
    }
    return result
  }

  /// Returns the end of one side and that of one range that would exclude all counter-examples, if round ones do.
  /// - Parameter obligations: Those with the same error at the same place.
  private mutating func exclusions(of obligations: [Obligation], _ walk: ObligationWalk) -> [Exclusion] {
    var (side, range): (Exclusion?, Exclusion?)
    let variables = walk.table.variables
    func isExcluded(_ variable: Int, _ values: Interval) -> Bool {
      var box = variables.map { $0.values }
      box[variable] = values
      return obligations.allSatisfy { obligation in
        guard let condition = obligation.condition,
          case .none = search(condition, obligation, walk, in: box, limit: stepsOfOne / 4)
        else { return false }
        return true
      }
    }
    for variable in variables.indices {
      guard let usual = usual(variable, walk), let name = name(of: variable, walk) else { continue }
      if case .parameter = variables[variable].kind { if range != nil { continue } } else if side != nil { continue }
      let values = variables[variable].values
      let unit = unit(of: variable, walk)
      let (low, high) = (unit.written(values.low), unit.written(values.high))
      // Ends are rounded to hundredths in a range such as `0...1`.
      let length = high - low
      let scale: Double = variables[variable].isWhole || length >= 20 ? 1 : length >= 2 ? 10 : 100
      // The usual value itself must remain.
      guard values.low < values.high, isExcluded(variable, Interval(usual)) else { continue }
      for isMinimum in [true, false] {
        func inner(_ end: Double) -> Interval { isMinimum ? Interval(end, values.high) : Interval(values.low, end) }
        guard isExcluded(variable, inner(usual)) else { continue }
        var (outside, inside) = (isMinimum ? low : high, unit.written(usual))
        while (inside - outside).magnitude * scale > 1 {
          let middle = ((inside + outside) / 2 * scale).rounded() / scale
          guard middle != inside, middle != outside else { break }
          if isExcluded(variable, inner(unit.value(middle))) { inside = middle } else { outside = middle }
        }
        switch variables[variable].kind {
        case .width, .height: side = side ?? .side(name, isMinimum: isMinimum, inside)
        case .parameter(let index):
          let parameter = program.shapes[walk.shape].parameters[index]
          guard parameter.low.isPresent, parameter.rangeUses.isEmpty else { continue }
          let sign = isMinimum && !parameter.rangeIsClosed ? "..<" : "..."
          let ends = isMinimum ? (inside, high) : (low, inside)
          range = range ?? .range(name, unit.text(ends.0) + sign + unit.text(ends.1))
        case .isRightToLeft, .index, .pixel, .unknown: continue
        }
      }
    }
    return [side, range].compactMap { $0 }
  }

  private func name(of variable: Int, _ walk: ObligationWalk) -> String? {
    switch walk.table.variables[variable].kind {
    case .width: "width"
    case .height: "height"
    case .parameter(let index): program.names.spelling(program.shapes[walk.shape].parameters[index].name)
    case .isRightToLeft, .index, .pixel, .unknown: nil
    }
  }

  private func unit(of variable: Int, _ walk: ObligationWalk) -> WrittenUnit {
    guard case .parameter(let index) = walk.table.variables[variable].kind else { return .plain }
    return program.shapes[walk.shape].parameters[index].type == .angle ? .degrees : .plain
  }

  /// The value that a variable has by default.
  private func usual(_ variable: Int, _ walk: ObligationWalk) -> Double? {
    let declaration = program.shapes[walk.shape]
    switch walk.table.variables[variable].kind {
    case .width: return declaration.designSize.width
    case .height: return declaration.designSize.height
    case .isRightToLeft: return 0
    case .parameter(let index):
      switch Evaluator.constant(declaration.parameters[index].defaultValue, in: program) {
      case .number(let number): return number
      case .bool(let value): return value ? 1 : 0
      case .enumCase(let id): return Double(id.index)
      case _: return nil
      }
    case .index, .pixel, .unknown: return nil
    }
  }

  /// Round numbers near a number, on its side of another one, the roundest first.
  private func rounded(_ number: Double, awayFrom usual: Double) -> [Double] {
    [10.0, 1, 0.1, 0.01].flatMap { unit in
      let outwards = number < usual ? (number / unit).rounded(.down) : (number / unit).rounded(.up)
      return (outwards * unit - number).magnitude <= max(1, number.magnitude / 50) ? [outwards * unit] : []
    }
  }
}

/// How the values of a variable are written.
private enum WrittenUnit {
  case plain
  /// Of an Angle.
  case degrees

  /// The number in a source, without the error of the conversion.
  func written(_ value: Double) -> Double {
    switch self {
    case .plain: value
    case .degrees: (Angle(radians: value).degrees * 1e9).rounded() / 1e9
    }
  }

  /// The value of a number in a source.
  func value(_ written: Double) -> Double {
    switch self {
    case .plain: written
    case .degrees: Angle(degrees: written).radians
    }
  }

  func text(_ written: Double) -> String { number(written) + (self == .degrees ? NumberUnit.degrees.spelling : "") }
}
