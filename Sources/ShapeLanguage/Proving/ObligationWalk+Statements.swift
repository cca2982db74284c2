@_spi(Generated) import ShapeCore

extension ObligationWalk {
  // MARK: Branches

  mutating func visit(_ choice: Program.Choice) {
    let subject = value(of: choice.subject)
    guard !choice.cases.isEmpty else {
      let condition = scalar(subject)
      let conditions = [condition, table.not(condition)]
      let parts = zip(choice.branches, conditions).map { (block: $0, condition: $1) }
      return visit(parts, isComplete: choice.isComplete)
    }
    let value = scalar(subject)
    var before = table.constant(1)
    var parts: [(block: BlockID, condition: TermID)] = []
    for (branch, labels) in zip(choice.branches, choice.cases) {
      var matches = table.constant(0)
      for label in labels { matches = table.operation(.or, matches, self.matches(value, label)) }
      parts.append((block: branch, condition: table.and(before, matches)))
      before = table.and(before, table.not(matches))
    }
    for block in choice.branches.dropFirst(choice.cases.count) { parts.append((block: block, condition: before)) }
    visit(parts, isComplete: choice.isComplete)
  }

  private mutating func matches(_ value: TermID, _ label: SwitchStatement.Label) -> TermID {
    switch label {
    case .enumCase(let id): return table.operation(.equal, value, table.constant(Double(id.index)))
    case .bool(let isTrue): return isTrue ? value : table.not(value)
    case .numbers(let range):
      let isNotBelow = table.lessOrEqual(table.constant(Double(range.lowerBound)), value)
      return table.and(isNotBelow, table.lessOrEqual(value, table.constant(Double(range.upperBound))))
    }
  }

  /// Visits blocks, each where its condition is true. A path may be drawn in any of them.
  /// - Parameter isComplete: Whether one of them always is.
  private mutating func visit(_ branches: [(block: BlockID, condition: TermID)], isComplete: Bool) {
    choices += 1
    defer { choices -= 1 }
    let before = pen
    var after = isComplete ? nil : before
    for (block, condition) in branches where !table.values(of: condition).isFalse {
      pen = before
      assuming(condition) { $0.visitBranch(block) }
      after = after.map { $0.either(pen) } ?? pen
    }
    pen = after ?? before
  }

  mutating func visit(_ loop: RepeatStatement) {
    choices += 1
    defer { choices -= 1 }
    let outer = facts
    let before = pen
    _ = loops(loop.nest)
    // Later turns begin where the turn before has ended.
    (pen.current, pen.isRelative, pen.hasMoved) = (nil, false, false)
    visitBranch(loop.body)
    pen.current = nil
    // The next turn leaves open what this one ends with.
    if pen.hasMoved, pen.isOpen { pen.path.isClosed = false }
    pen.hasMoved = pen.hasMoved || before.hasMoved
    if pen.isRelative { pen.include(.all, .all) }
    pen.isRelative = pen.isRelative || before.isRelative
    pen = before.either(pen)
    facts = outer
  }

  /// Sets the variables of loops, with facts about them, and returns the number of turns.
  mutating func loops(_ nest: LoopNest) -> SymbolicValue {
    var total = table.constant(1)
    var visited = Nest()
    for loop in nest.loops {
      let count: TermID
      switch loop.domain {
      case .range(let low, let high, let isClosed):
        let first = scalar(of: low)
        let end = scalar(of: high)
        let last = isClosed ? end : table.subtract(end, table.constant(1))
        let span = table.subtract(last, first)
        count = table.operation(.maximum, table.add(span, table.constant(1)), table.constant(0))
        require(
          table.lessOrEqual(count, table.constant(Double(SourceLimits.steps))), .repeatTooLong, at: loop.source)
        var limits = Interval(table.values(of: first).low, table.values(of: last).high)
        // Generated code makes no more turns.
        if domain == .app { limits.high = min(limits.high, table.values(of: first).high + Double(SourceLimits.steps)) }
        let variable = table.variable(.index, limits.isEmpty ? .no : limits, isWhole: true)
        facts += [table.lessOrEqual(first, variable), table.lessOrEqual(variable, last)]
        set(loop.variable.slot, to: .scalar(variable))
        visited.turns.append((variable: variable, first: first, count: count))
      case .list(let id):
        let list = list(value(of: id))
        let others = loop.others.map { self.list(value(of: $0.list)) }
        count = commonCount(of: list, others, at: loop.source)
        let most = max(0, table.values(of: count).high - 1)
        let index = table.variable(.index, Interval(0, most), isWhole: true)
        facts.append(table.lessOrEqual(table.add(index, table.constant(1)), count))
        let element = table.element(of: list, at: index)
        facts += element.facts
        set(loop.variable.slot, to: element.value)
        for (other, list) in zip(loop.others, others) {
          let element = table.element(of: list, at: index)
          facts += element.facts
          set(other.variable.slot, to: element.value)
        }
        if let slot = loop.index?.slot { set(slot, to: .scalar(index)) }
        visited.turns.append((variable: index, first: table.constant(0), count: count))
      }
      total = table.operation(.multiply, total, count)
    }
    if nest.condition.isPresent {
      let condition = condition(of: nest.condition)
      facts.append(condition)
      visited.condition = condition
    }
    self.nest = visited
    // The number of turns of an inner loop may differ in each turn of the outer one.
    if nest.condition.isPresent || nest.loops.count > 1 && table.number(total) == nil {
      return .scalar(table.unknown(Interval(0, table.values(of: total).high), isWhole: true, because: .list))
    }
    return .scalar(total)
  }

  /// Requires that the lists of a `zip` are equally long. Generated code reads as many elements as the shortest one has.
  private mutating func commonCount(
    of list: SymbolicList, _ others: [SymbolicList], at source: SourceSpan
  ) -> TermID {
    var count = table.count(of: list)
    for other in others {
      let length = table.count(of: other)
      require(table.operation(.equal, count, length), .zippedLengths, at: source)
      if domain == .app { count = table.operation(.minimum, count, length) }
    }
    return count
  }

  // MARK: Layers

  mutating func layer(_ header: OperandRange) -> Layer {
    let given = evaluated(header)
    let place = program.headerSpan(header, at: state.statement)
    return layer(header, given, self.frame(header, given, at: place))
  }

  /// Returns the frame of a header as a rectangle.
  mutating func frame(of header: OperandRange, at source: SourceSpan) -> SymbolicValue {
    let given = evaluated(header)
    let frame = frame(header, given, at: program.headerSpan(header, at: source))
    return .rect(frame.x, frame.y, frame.width, frame.height)
  }

  /// The frame of a layer in the coordinates of its parent.
  private typealias Frame = (x: TermID, y: TermID, width: TermID, height: TermID)

  private mutating func frame(
    _ header: OperandRange, _ given: LayerHeader<SymbolicValue>, at place: SourceSpan
  ) -> Frame {
    typealias Place = LayerParameters
    for (index, parameter) in Place.all.enumerated() where index < given.values.count {
      if let value = given.values[index] {
        limit(value, parameter.limits, at: program.operand(header, index))
      }
    }
    func number<Value>(_ parameter: TypedParameter<Value>) -> TermID? {
      guard let value = given[parameter] else { return nil }
      return scalar(value)
    }
    let (left, right, leading, trailing) = (
      number(Place.left), number(Place.right), number(Place.leading), number(Place.trailing)
    )
    let center = given[Place.center].map { pair($0) }
    let size = given[Place.size].map { pair($0) }
    let inset = number(Place.inset) ?? table.constant(0)
    let centerX = center?.0 ?? number(Place.centerX)
    let (givenWidth, givenHeight) = (size?.0 ?? number(Place.width), size?.1 ?? number(Place.height))
    var horizontal = axis(left ?? leading, right ?? trailing, centerX, givenWidth, inset, layer.width)
    if leading != nil || trailing != nil {
      let other = axis(left ?? trailing, right ?? leading, centerX, givenWidth, inset, layer.width)
      horizontal.start = table.conditional(isRightToLeft, other.start, horizontal.start)
      horizontal.length = table.conditional(isRightToLeft, other.length, horizontal.length)
    }
    let vertical = axis(
      number(Place.top), number(Place.bottom), center?.1 ?? number(Place.centerY), givenHeight, inset, layer.height)
    var sides: [(start: TermID, length: TermID)] = []
    for (axis, given) in [(horizontal, givenWidth), (vertical, givenHeight)] {
      let isLength = table.lessOrEqual(table.constant(-1e-9), axis.length)
      if given == nil { expect(isLength, .noRoom, at: place) } else { require(isLength, .negative, at: place) }
      let lack = table.operation(.minimum, axis.length, table.constant(0))
      sides.append(
        (
          table.add(axis.start, table.multiply(lack, by: 0.5)),
          table.operation(.maximum, axis.length, table.constant(0))
        ))
    }
    return (sides[0].start, sides[1].start, sides[0].length, sides[1].length)
  }

  private mutating func layer(_ header: OperandRange, _ given: LayerHeader<SymbolicValue>, _ frame: Frame) -> Layer {
    typealias Place = LayerParameters
    var inner = [frame.width, frame.height]
    let design = program.design(of: header)
    var scale = given[Place.scale].map { factors($0) }
    if let size = (given[Place.fit] ?? given[Place.fill]).map({ pair($0) }) {
      for side in [size.0, size.1] {
        require(table.less(table.constant(0), side), .badSize, at: design)
        require(table.lessOrEqual(side, table.constant(SourceLimits.largestSide)), .badSize, at: design)
      }
      let ratios = [(inner[0], size.0), (inner[1], size.1)].map { table.operation(.divide, $0, $1) }
      let factor = table.operation(given[Place.fit] == nil ? .maximum : .minimum, ratios[0], ratios[1])
      scale = scale.map { scaled($0, by: Factors(x: factor, y: factor)) } ?? Factors(x: factor, y: factor)
      inner = [size.0, size.1]
      if domain == .app { inner = inner.map { table.operation(.maximum, $0, table.constant(0)) } }
    }
    if let own = scale {
      let outer = layer.scale.map { scale in
        guard given[Place.rotation] != nil else { return scale }
        let largest = table.operation(.maximum, scale.x, scale.y)
        return Factors(x: largest, y: largest)
      }
      let total = outer.map { scaled($0, by: own) } ?? own
      // A slot has no scale.
      let reason = given[Place.scale] != nil ? program[header, Place.scale] : design
      for factor in total.x == total.y ? [total.x] : [total.x, total.y]
      where !(table.values(of: factor).high <= PictureLimits.factor) {
        require(factor, in: Interval(-.infinity, PictureLimits.factor), .outOfRange, at: reason)
      }
      let drawn = visible(own, in: design.isPresent ? [frame.width, frame.height] : [])
      scale = outer.map { scaled($0, by: drawn) } ?? drawn
    }
    let result = Layer(width: inner[0], height: inner[1], scale: scale ?? layer.scale)
    return domain == .app ? drawable(result, given) : result
  }

  /// The factors of a `scale:`, without signs.
  private mutating func factors(_ value: SymbolicValue) -> Factors {
    let (x, y) = if case .pair(let x, let y) = value { (x, y) } else { (scalar(value), scalar(value)) }
    let right = table.function(.absolute, of: x)
    return Factors(x: right, y: table.function(.absolute, of: y))
  }

  /// A factor that surely isn't too small to be drawn.
  private static let leastFactor = 1e-3

  /// The factors that count for what is in a layer. One without a size is not drawn, and not scaled either.
  private mutating func visible(_ factors: Factors, in sides: [TermID]) -> Factors {
    let lengths = sides.map { table.values(of: $0).low > 0 }
    let least = [factors.x, factors.y].map { table.values(of: $0).low }
    if !lengths.contains(false), least.allSatisfy({ $0 >= Self.leastFactor }) { return factors }
    let x = table.operation(.maximum, factors.x, table.constant(1))
    return Factors(x: x, y: table.operation(.maximum, factors.y, table.constant(1)))
  }

  private mutating func scaled(_ factors: Factors, by others: Factors) -> Factors {
    let x = table.operation(.multiply, factors.x, others.x)
    return Factors(x: x, y: table.operation(.multiply, factors.y, others.y))
  }

  /// One axis of a frame. See `LayerFrame.resolved`.
  private mutating func axis(
    _ start: TermID?, _ end: TermID?, _ center: TermID?, _ length: TermID?, _ inset: TermID, _ whole: TermID
  ) -> (start: TermID, length: TermID) {
    func twice(_ a: TermID) -> TermID { table.multiply(a, by: 2) }
    switch (start, end, center, length) {
    case (let start?, let end?, _, _): return (start, table.subtract(table.subtract(whole, start), end))
    case (let start?, nil, _, let length?): return (start, length)
    case (let start?, nil, let center?, nil): return (start, twice(table.subtract(center, start)))
    case (let start?, nil, nil, nil): return (start, table.subtract(table.subtract(whole, start), inset))
    case (nil, let end?, _, let length?): return (table.subtract(table.subtract(whole, end), length), length)
    case (nil, let end?, let center?, nil):
      let length = twice(table.subtract(table.subtract(whole, end), center))
      return (table.add(table.subtract(twice(center), whole), end), length)
    case (nil, let end?, nil, nil): return (inset, table.subtract(table.subtract(whole, inset), end))
    case (nil, nil, let center?, let length?):
      return (table.subtract(center, table.multiply(length, by: 0.5)), length)
    case (nil, nil, let center?, nil): return (inset, twice(table.subtract(center, inset)))
    case (nil, nil, nil, let length?): return (inset, length)
    case (nil, nil, nil, nil): return (inset, table.subtract(whole, twice(inset)))
    }
  }

  mutating func visitBody(_ id: BlockID, layer inner: Layer) { visitBody(id, after: nil, layer: inner) }

  /// - Parameter shared: A block around it, whose `let`s are computed in the layer.
  mutating func visitBody(_ id: BlockID, after shared: BlockID?, layer inner: Layer) {
    let outer = (layer, facts, outlineMayBeOpen)
    depth += 1
    defer { depth -= 1 }
    layer = inner
    // An outline in a branch may come after a statement that needs it.
    let statements = program[id].statements
    outlineMayBeOpen =
      program[id].holdsOutline
      && !statements.contains { if case .outline = program.statements[$0].kind { true } else { false } }
    if let shared { bind(program[shared]) }
    visitBranch(id)
    (layer, facts, outlineMayBeOpen) = outer
  }

  mutating func visitContent(_ slot: LayerStatement) {
    let inner = layer(slot.header)
    guard let filling, let contents = filling.use.contents(of: slot.nameID, in: program) else { return }
    let outer = self.filling
    self.filling = filling.outer.first
    withBase(filling.base) { $0.visitBody(contents.body, after: contents.shared, layer: inner) }
    self.filling = outer
  }

  mutating func visit(_ use: UseStatement, at source: SourceSpan) {
    if domain == .unlimited {
      let lengths = Interval(0, .infinity)
      for body in use.bodies {
        let width = table.unknown(lengths)
        visitBody(body, layer: Layer(width: width, height: table.unknown(lengths)))
      }
      return
    }
    let used = program.shapes[use.shape]
    let arguments = arguments(use.arguments, of: used.parameters)
    if domain == .app { return visitContents(of: use) }
    let (outer, outerFacts, wasInUse) = (filling, facts, isInUse)
    isInUse = true
    filling = use.content == nil ? nil : Filling(use: use, base: state.base, outer: outer.map { [$0] } ?? [])
    withFrame(arguments, count: used.slotCount, height: used.height) { walk in
      walk.checkSize(of: used, at: source)
      walk.visitBody(used.body, layer: walk.layer)
    }
    (filling, facts, isInUse) = (outer, outerFacts, wasInUse)
  }

  /// Requires that a used shape supports the size of the layer.
  private mutating func checkSize(of used: ShapeDeclaration, at source: SourceSpan) {
    // In the order of the evaluator: what comes after a condition is proved without the sizes at which it fails.
    for side in [layer.width, layer.height] {
      require(table.less(table.constant(0), side), .badSize, at: source)
      require(table.lessOrEqual(side, table.constant(SourceLimits.largestSide)), .badSize, at: source)
    }
    let usual = SizeLimits()
    let low = limit(used.minimumSize, else: usual.minimum)
    let high = limit(used.maximumSize, else: usual.maximum)
    requireOrder(of: used, low, high)
    for (low, side, high) in [(low.width, layer.width, high.width), (low.height, layer.height, high.height)] {
      let (least, most) = (table.subtract(low, table.constant(1e-9)), table.add(high, table.constant(1e-9)))
      require(table.lessOrEqual(least, side), .sizeOutsideLimits, at: source)
      require(table.lessOrEqual(side, most), .sizeOutsideLimits, at: source)
    }
  }

  mutating func apply(_ style: Style, _ operands: OperandRange) {
    if domain == .unlimited { return }
    let arguments = arguments(operands, of: style.parameters)
    // It is a function of its own.
    if domain == .app { return }
    let outer = facts
    // Its slots are not those of the shape.
    choices += 1
    withFrame(arguments, count: style.slotCount, height: style.height) { $0.visitBranch(style.body) }
    choices -= 1
    facts = outer
  }

  /// Returns the value of an argument, which must be in the parameter's range.
  mutating func argument(
    _ id: ExpressionID, for parameter: Parameter, after values: [SymbolicValue]
  ) -> SymbolicValue {
    if domain == .app { return argumentInApp(id, for: parameter, after: values) }
    guard id.isPresent else {
      // Defaults are constants. Ranges that depend on other parameters limit them.
      let value = value(of: parameter.defaultValue)
      guard !parameter.rangeUses.isEmpty else { return value }
      let range = range(of: parameter, after: values)
      requireValues(range, of: parameter)
      let limited = table.operation(.maximum, range.low, scalar(value))
      return .scalar(table.operation(.minimum, limited, last(range, of: parameter)))
    }
    let value = value(of: id)
    guard parameter.low.isPresent else { return value }
    guard case .scalar(let number) = value else {
      requireUnknown(.argumentOutsideRange, at: program[id].source, because: .value)
      return value
    }
    let range = range(of: parameter, after: values)
    requireValues(range, of: parameter)
    require(table.lessOrEqual(range.low, number), .argumentOutsideRange, at: id)
    let isBelow = compare(
      number, range.high, isStrict: !parameter.rangeIsClosed, areWhole: parameter.type == .integer)
    require(isBelow, .argumentOutsideRange, at: id)
    return value
  }

  private mutating func requireValues(_ range: (low: TermID, high: TermID), of parameter: Parameter) {
    guard !parameter.rangeUses.isEmpty else { return }
    let hasValues = compare(range.low, range.high, isStrict: !parameter.rangeIsClosed, areWhole: false)
    require(hasValues, .emptyDependentRange, at: parameter.rangeSource)
  }

  /// Returns the largest value in a range.
  private mutating func last(_ range: (low: TermID, high: TermID), of parameter: Parameter) -> TermID {
    if parameter.rangeIsClosed { return range.high }
    if parameter.type == .integer { return table.subtract(range.high, table.constant(1)) }
    let last = table.unknown(Interval(table.values(of: range.low).low, table.values(of: range.high).high))
    facts += [table.lessOrEqual(range.low, last), table.less(last, range.high)]
    return last
  }

  mutating func range(
    of parameter: Parameter, after values: [SymbolicValue]
  ) -> (low: TermID, high: TermID) {
    var result: (TermID, TermID)?
    withFrame(values, count: max(parameter.rangeSlotCount, Int32(values.count)), height: 0) { walk in
      result = (walk.scalar(of: parameter.low), walk.scalar(of: parameter.high))
    }
    return result ?? (table.unknown(), table.unknown())
  }

  // MARK: Commands

  mutating func visit(_ command: Command, _ operands: OperandRange, at source: SourceSpan) {
    if case .path(let path) = command { return draw(path, operands, at: source) }
    let values = limitedValues(operands, command.signature.parameters)
    switch command {
    case .require:
      if case .scalar(let condition)? = values.first {
        let id = program[operands, RequireParameters.condition]
        require(condition, .requirement, at: id)
        if !isInUse, choices == 0, depth == 1, isPlain(id) { ownRequirements.append(condition) }
      } else {
        let id = program[operands, RequireParameters.condition]
        requireUnknown(.requirement, at: program[id].source, because: .value)
      }
    case .fill: drawn(program[operands, FillParameters.path], values, FillParameters.path.index)
    case .clip: drawn(program[operands, ClipParameters.path], values, ClipParameters.path.index)
    case .erase: drawn(program[operands, EraseParameters.path], values, EraseParameters.path.index)
    case .stroke:
      drawn(program[operands, StrokeParameters.path], values, StrokeParameters.path.index)
      if case let align = program[operands, StrokeParameters.align], align.isPresent {
        let path = program[operands, StrokeParameters.path].isPresent ? path(values[StrokeParameters.path.index]) : nil
        if case .enumCase(let id) = program[align].kind, StrokeAlignment(id) == .center { break }
        if path?.isClosed != true, path != nil || outlineMayBeOpen {
          requireUnknown(.alignedOpenPath, at: program[align].source)
        }
      }
      checkDash(program[operands, StrokeParameters.dash])
    case .border: checkDash(program[operands, BorderParameters.dash])
    case .shadow, .size, .apply, .path: break
    }
  }

  /// Whether the value of an expression can be computed whatever else fails: from the size and the parameters of the shape, by
  /// operations that are defined everywhere.
  private func isPlain(_ id: ExpressionID) -> Bool {
    switch program[id].kind {
    case .number, .bool, .enumCase, .layerValue: true
    case .slot(let slot): Int(slot) < program.shapes[shape].parameters.count
    case .negate(let a), .not(let a), .convert(let a): isPlain(a)
    case .conditional(let a, let b, let c): isPlain(a) && isPlain(b) && isPlain(c)
    case .builtin(.number(.minimum), let operands), .builtin(.number(.maximum), let operands),
      .builtin(.number(.ofOne(.absolute)), let operands):
      program[operands].allSatisfy { isPlain($0) }
    case .binary(let operation, let a, let b):
      switch operation {
      case .add, .subtract, .multiply, .less, .lessOrEqual, .greater, .greaterOrEqual, .equal, .notEqual, .and, .or:
        isPlain(a) && isPlain(b)
      case .divide, .addPoints, .subtractPoints, .scalePoint, .scalePointFromLeft, .dividePoint, .scaleSize,
        .scaleSizeFromLeft, .divideSize, .joinLists:
        false
      }
    case .color, .string, .edges, .global, .point, .size, .list, .element, .slice, .comprehension, .member, .builtin,
      .call, .path, .scoped, .frame, .invalid:
      false
    }
  }

  mutating func visitOutline(_ id: ExpressionID) {
    let value = value(of: id)
    drawn(id, [value], 0)
    outlineMayBeOpen = outlineMayBeOpen || !path(value).isClosed
  }

  /// Requires that the coordinates of a path can be drawn.
  private mutating func drawn(_ id: ExpressionID, _ values: [SymbolicValue], _ index: Int) {
    guard id.isPresent, index < values.count else { return }
    if !path(values[index]).isInRange { requireUnknown(.coordinateTooLarge, at: program[id].source) }
  }

  /// Requires that no length is negative, and one isn't 0.
  mutating func checkDash(_ id: ExpressionID) {
    if id.isPresent { checkDash(list(value(of: id)), at: id) }
  }

  private mutating func checkDash(_ list: SymbolicList, at id: ExpressionID) {
    if case .either(let condition, let first, let second) = list {
      assuming(condition) { $0.checkDash(first, at: id) }
      return assuming(table.not(condition)) { $0.checkDash(second, at: id) }
    }
    guard case .literal(let values) = list else {
      return requireUnknown(.badDash, at: program[id].source, because: .list)
    }
    if values.isEmpty { return }
    var isPositive = table.constant(0)
    for value in values {
      let length = scalar(value)
      require(table.lessOrEqual(table.constant(0), length), .badDash, at: id)
      isPositive = table.operation(.or, isPositive, table.less(table.constant(0), length))
    }
    require(isPositive, .badDash, at: id)
  }
}
