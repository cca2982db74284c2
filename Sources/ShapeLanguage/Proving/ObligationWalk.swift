@_spi(Generated) import ShapeCore

/// Finds the obligations of a shape, in the order in which it is drawn, as terms of its domain.
///
/// `ProofDomain` says for which sizes and values.
struct ObligationWalk: AbstractWalk {
  static let unknown = SymbolicValue.anything
  static let remembersCalls = false

  var state: AbstractState<ObligationWalk>
  var table = TermTable()
  private(set) var obligations: [Obligation] = []
  /// The number of facts that are true in all of the domain. They come first.
  private(set) var domainFacts = 0
  /// Whether functions and the `let`s of files may be anything.
  private(set) var hidesConstants = false
  /// What is true wherever the code that is being visited runs.
  var facts: [TermID] = []
  /// The path that is being drawn.
  var pen = SymbolicPen()
  /// Whether the outline of the layer may have open subpaths.
  var outlineMayBeOpen = false
  /// The loops that were visited last.
  var nest = Nest()
  /// The requirements of the shape itself that can be evaluated at every size and with all values, whatever else fails: where
  /// one is false, the shape isn't meant to be drawn.
  var ownRequirements: [TermID] = []
  /// The size of a device pixel, if the shape depends on it.
  var pixel: TermID?
  /// The number of branches and loops around the code that is being visited.
  var choices = 0
  /// The number of layers around the code that is being visited.
  var depth = 0
  /// Whether a used shape is being visited.
  var isInUse = false
  /// The content for the slots of the used shape that is being visited.
  var filling: Filling?
  /// The size of the shape, and whether its layout is from right to left.
  var size: Layer
  let isRightToLeft: TermID
  let shape: ShapeID
  let domain: ProofDomain
  /// What is proved of the guards, if the domain is that of an app.
  var guards = GuardProofs()
  /// Whether the language refuses the value of the expression that is being visited, if the domain is that of an app.
  var isRefused = false
  /// The numbers of each parameter of the shape: one of a scalar, as many as a value has coordinates.
  private(set) var parameters: [SymbolicValue] = []
  private var evaluator: Evaluator
  private let stepLimit: Int

  struct Layer: Hashable {
    var width: TermID
    var height: TermID
    /// The factors by which it and the layers around it scale. `nil` if none of them does.
    var scale: Factors?
  }

  /// Factors for each axis, without signs.
  struct Factors: Hashable {
    var x: TermID
    var y: TermID
  }

  /// Loops, each with the first value of its variable and the number of its turns, and their condition.
  struct Nest {
    var turns: [(variable: TermID, first: TermID, count: TermID)] = []
    var condition: TermID?
  }

  /// See `Evaluator.Filling`.
  struct Filling {
    var use: UseStatement
    var base: Int
    var outer: [Filling]
  }

  /// - Parameter mentionsDirection: Whether the direction of the layout affects the shape.
  init(
    _ program: Program, _ shape: ShapeID, in domain: ProofDomain = .check, mentionsDirection: Bool, stepLimit: Int
  ) {
    self.shape = shape
    self.domain = domain
    self.stepLimit = stepLimit
    let design = program.shapes[shape].designSize
    size = Layer(width: table.constant(design.width), height: table.constant(design.height))
    isRightToLeft =
      mentionsDirection ? table.variable(.isRightToLeft, .unit, isWhole: true) : table.constant(0)
    state = AbstractState(program, size, steps: stepLimit)
    evaluator = Evaluator(program)
    let declaration = program.shapes[shape]
    withFrame([], count: declaration.slotCount, height: declaration.height) { $0.visit(declaration) }
  }

  /// The number of expressions and statements that were visited.
  var steps: Int { stepLimit - state.remainingSteps }
  /// Whether the walk reached the end of the shape.
  var isComplete: Bool { state.remainingSteps > 0 }

  /// The obligations, where the requirements of the shape itself are true.
  var intendedObligations: [Obligation] {
    obligations.map { obligation in
      // The `let`s of a block come before its requirements, but are not meant for other sizes either.
      let isArithmetic = obligation.problem == .notFinite || obligation.problem == .integerTooLarge
      var obligation = obligation
      if !obligation.isOwnRequirement, !isArithmetic { obligation.facts += ownRequirements }
      return obligation
    }
  }

  // MARK: Domain

  private mutating func visit(_ declaration: ShapeDeclaration) {
    for (index, parameter) in declaration.parameters.enumerated() {
      let value = domain(of: parameter, index)
      parameters.append(value)
      set(Int32(index), to: value)
    }
    size = sizes(of: declaration)
    domainFacts = facts.count
    hidesConstants = domain == .unlimited
    visitBody(declaration.body, layer: size)
  }

  private mutating func domain(of parameter: Parameter, _ index: Int) -> SymbolicValue {
    let kind = Variable.Kind.parameter(index)
    if domain == .app, let value = valueFromApp(parameter, kind) { return value }
    switch parameter.type {
    case .bool: return .scalar(table.variable(kind, .unit, isWhole: true))
    case .enumeration(let id):
      let last = Double(program.enumerations[id].cases.indices.count - 1)
      return .scalar(table.variable(kind, Interval(0, last), isWhole: true))
    case .number, .integer, .angle:
      guard parameter.low.isPresent else {
        return domain == .unlimited
          ? .scalar(table.unknown(isWhole: parameter.type == .integer)) : value(of: parameter.defaultValue)
      }
      let (low, high) = (scalar(of: parameter.low), scalar(of: parameter.high))
      let isWhole = parameter.type == .integer
      let limits = Interval(table.values(of: low).low, table.values(of: high).high)
      let value = table.variable(kind, limits, isWhole: isWhole)
      let isNotBelow = table.lessOrEqual(low, value)
      let isNotAbove = compare(value, high, isStrict: !parameter.rangeIsClosed, areWhole: isWhole)
      if !parameter.rangeUses.isEmpty {
        let hasValues = compare(low, high, isStrict: !parameter.rangeIsClosed, areWhole: false)
        require(hasValues, .emptyDependentRange, at: parameter.rangeSource)
      }
      facts += [isNotBelow, isNotAbove]
      return .scalar(value)
    case .edges: return .anything
    case .invalid, .point, .size, .rect, .color, .paint, .path, .string, .stop, .list:
      return domain == .unlimited ? .anything : value(of: parameter.defaultValue)
    }
  }

  private mutating func sizes(of declaration: ShapeDeclaration) -> Layer {
    if domain == .app { return sizesFromApp(declaration) }
    if domain == .unlimited {
      let (least, most) = (table.constant(.leastNonzeroMagnitude), table.constant(SourceLimits.largestSide))
      let width = side(.width, least, most)
      return Layer(width: width, height: side(.height, least, most))
    }
    let (design, largest) = (declaration.designSize, SizeLimits().maximum)
    let low = limit(declaration.minimumSize, else: domain == .allSizes ? SizeLimits().minimum : design)
    let usual = Size(max(largest.width, design.width), max(largest.height, design.height))
    let high = limit(declaration.maximumSize, else: usual)
    requireOrder(of: declaration, low, high)
    for (limit, isMinimum) in [(declaration.minimumSize, true), (declaration.maximumSize, false)] where limit.isPresent
    {
      let (least, most) = isMinimum ? (low, constant(design)) : (constant(design), high)
      for condition in inOrder(least, most) where !table.values(of: condition).isTrue {
        expect(condition, .sizeOutsideLimits, at: program[limit].source)
      }
    }
    let width = side(.width, low.width, high.width)
    return Layer(width: width, height: side(.height, low.height, high.height))
  }

  /// Requires that the limits of a size allow some size.
  mutating func requireOrder(of declaration: ShapeDeclaration, _ minimum: Layer, _ maximum: Layer) {
    guard declaration.maximumSize.isPresent else { return }
    for condition in inOrder(minimum, maximum) {
      require(condition, .sizeOutsideLimits, at: program[declaration.maximumSize].source)
    }
  }

  /// Returns the conditions under which a size is at most another one.
  private mutating func inOrder(_ low: Layer, _ high: Layer) -> [TermID] {
    [(low.width, high.width), (low.height, high.height)].map { low, high in
      let slack = table.add(high, table.constant(1e-9))
      return table.lessOrEqual(low, slack)
    }
  }

  private mutating func constant(_ size: Size) -> Layer {
    let width = table.constant(size.width)
    return Layer(width: width, height: table.constant(size.height))
  }

  /// Returns a limit of the size. One that can't be computed fails at every size, and isn't a part of the domain.
  mutating func limit(_ id: ExpressionID, else usual: Size) -> Layer {
    guard id.isPresent, case .pair(let width, let height) = value(of: id) else {
      return constant(usual)
    }
    for side in [width, height] where !isConstant(side, in: Interval(.leastNonzeroMagnitude, SourceLimits.largestSide))
    {
      require(table.less(table.constant(0), side), .badSize, at: program[id].source)
      require(table.lessOrEqual(side, table.constant(SourceLimits.largestSide)), .badSize, at: program[id].source)
    }
    return Layer(width: width, height: height)
  }

  private mutating func side(_ kind: Variable.Kind, _ low: TermID, _ high: TermID) -> TermID {
    let limits = Interval(max(0, table.values(of: low).low), min(SourceLimits.largestSide, table.values(of: high).high))
    let side = table.variable(kind, limits.isEmpty ? Interval(0, SourceLimits.largestSide) : limits)
    facts += [table.less(table.constant(0), side), table.lessOrEqual(low, side), table.lessOrEqual(side, high)]
    return side
  }

  // MARK: Obligations

  /// Adds an obligation, and relies on it afterwards. Nothing is added for a condition that is always true.
  mutating func require(_ condition: TermID, _ problem: Problem.Kind, at place: SourceSpan) {
    if case .operation(.and, let a, let b) = table[condition] {
      require(a, problem, at: place)
      return require(b, problem, at: place)
    }
    if domain == .app { return requireInApp(condition, problem, at: place) }
    expect(condition, problem, at: place)
    if domain != .unlimited, table.number(condition) == nil { facts.append(condition) }
  }

  /// Adds an obligation that drawing doesn't rely on.
  mutating func expect(_ condition: TermID, _ problem: Problem.Kind, at place: SourceSpan) {
    add(condition, problem, at: place)
  }

  private mutating func add(
    _ condition: TermID?, _ problem: Problem.Kind, at place: SourceSpan, because reason: Unfollowed = .value
  ) {
    let isOwn = problem == .requirement && !isInUse
    obligations.append(
      Obligation(
        problem: problem, place: place, isOwnRequirement: isOwn, condition: condition, unfollowed: reason, facts: facts)
    )
  }

  mutating func require(_ condition: TermID, _ problem: Problem.Kind, at id: ExpressionID) {
    require(condition, problem, at: program[id].source)
  }

  /// Adds an obligation that no term says.
  mutating func requireUnknown(_ problem: Problem.Kind, at place: SourceSpan, because reason: Unfollowed = .path) {
    if domain == .app { return refuse(problem, at: place) }
    add(nil, problem, at: place, because: reason)
  }

  /// Whether a number is a constant within some limits, so that nobody asks for a proof.
  func isConstant(_ id: TermID, in limits: Interval) -> Bool {
    if case .constant(let number) = table[id] { return limits.contains(number) }
    return false
  }

  /// Adds the obligation that a number doesn't leave some limits, unless it is written in the source.
  mutating func require(_ number: TermID, in limits: Interval, _ problem: Problem.Kind, at id: ExpressionID) {
    if isConstant(number, in: limits) { return }
    if limits.low > -.infinity { require(table.lessOrEqual(table.constant(limits.low), number), problem, at: id) }
    if limits.high < .infinity { require(table.lessOrEqual(number, table.constant(limits.high)), problem, at: id) }
  }

  /// Visits code that runs only where a condition is true.
  mutating func assuming<Result>(_ condition: TermID, _ body: (inout ObligationWalk) -> Result) -> Result {
    let outer = facts
    facts.append(condition)
    defer { facts = outer }
    return body(&self)
  }

  mutating func compare(_ small: TermID, _ large: TermID, isStrict: Bool, areWhole: Bool) -> TermID {
    guard isStrict else { return table.lessOrEqual(small, large) }
    return areWhole ? table.lessOrEqual(table.add(small, table.constant(1)), large) : table.less(small, large)
  }

  // MARK: Values

  /// Returns a number or a condition, of which nothing may be known.
  mutating func scalar(_ value: SymbolicValue, isWhole: Bool = false) -> TermID {
    if case .scalar(let term) = value { return term }
    return table.unknown(isWhole: isWhole)
  }

  /// Returns the numbers that a number can be.
  func numbers(of value: SymbolicValue) -> Interval {
    if case .scalar(let term) = value { table.values(of: term) } else { .all }
  }

  mutating func scalar(of id: ExpressionID) -> TermID { scalar(value(of: id), isWhole: program[id].type == .integer) }

  mutating func condition(of id: ExpressionID) -> TermID {
    if case .scalar(let term) = value(of: id) { return term }
    return table.unknown(.unit, isWhole: true)
  }

  mutating func pair(_ value: SymbolicValue) -> (TermID, TermID) {
    if case .pair(let a, let b) = value { return (a, b) }
    return (table.unknown(), table.unknown())
  }

  mutating func rect(_ value: SymbolicValue) -> (x: TermID, y: TermID, width: TermID, height: TermID) {
    if case .rect(let x, let y, let width, let height) = value { return (x, y, width, height) }
    return (table.unknown(), table.unknown(), table.unknown(), table.unknown())
  }

  func path(_ value: SymbolicValue) -> SymbolicPath { if case .path(let path) = value { path } else { .unknown } }

  mutating func list(_ value: SymbolicValue) -> SymbolicList {
    if case .list(let list) = value { return list }
    let count = table.unknown(
      Interval(0, domain == .app ? Self.largestCount : .infinity), isWhole: true, because: .list)
    return .several(count: count, variables: [], facts: [], [.anything])
  }

  /// A `let` of a file is a constant, and what goes wrong in it is found when it is computed.
  mutating func value(of global: GlobalID) -> SymbolicValue {
    guard let value = try? evaluator.global(global, at: program.globals[global].source) else { return .anything }
    return symbolic(value)
  }

  private mutating func symbolic(_ value: Value) -> SymbolicValue {
    switch value {
    case .number(let number): return .scalar(table.constant(number))
    case .bool(let value): return .scalar(table.constant(value ? 1 : 0))
    case .enumCase(let id): return .scalar(table.constant(Double(id.index)))
    case .point(let point): return .pair(table.constant(point.x), table.constant(point.y))
    case .size(let size): return .pair(table.constant(size.width), table.constant(size.height))
    case .rect(let rect):
      let (x, y) = (table.constant(rect.x), table.constant(rect.y))
      return .rect(x, y, table.constant(rect.width), table.constant(rect.height))
    case .list(let values):
      return .list(.literal(values.map { symbolic($0) }))
    case .path(let path):
      guard let bounds = path.bounds else { return .path(SymbolicPath(x: .empty, y: .empty, isClosed: true)) }
      return .path(
        SymbolicPath(
          x: Interval(bounds.minX, bounds.maxX), y: Interval(bounds.minY, bounds.maxY), hasPoints: true,
          isClosed: path.allSubpathsAreClosed))
    case .color(let color): return .color(color)
    case .edges, .string, .stop, .paint, .missing: return .anything
    }
  }
}
