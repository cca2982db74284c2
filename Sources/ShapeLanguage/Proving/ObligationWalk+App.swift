@_spi(Generated) import ShapeCore

/// What generated Swift computes in an app, where nothing prevents drawing. It goes on after what the language refuses, with
/// another value or with none. So such a value is `.anything`, which may be not even a number, and so is all that is
/// computed from it. Other numbers are finite, and those that the evaluator computes.
extension ObligationWalk {
  /// More elements than any list has.
  static let largestCount = 1e13
  /// The maximum number of steps of all searches, and of the search for one guard.
  private static let (searchSteps, searchStepsOfOne) = (200_000, 10_000)

  // MARK: Guards

  /// Decides a guard at once, because what follows relies on it. Other conditions add no facts.
  mutating func requireInApp(_ condition: TermID, _ problem: Problem.Kind, at place: SourceSpan) {
    guard let guarded = GuardProofs.identity(of: problem, at: place) else {
      if !table.values(of: condition).isTrue { isRefused = true }
      return
    }
    let isProved = !guards.isOpen(guarded) && isAlwaysTrue(condition)
    guards.add(guarded, isProved: isProved)
    if !isProved { isRefused = true }
  }

  /// Notes what can't be proved.
  mutating func refuse(_ problem: Problem.Kind, at place: SourceSpan) {
    if let guarded = GuardProofs.identity(of: problem, at: place) { guards.add(guarded, isProved: false) }
    isRefused = true
  }

  private mutating func isAlwaysTrue(_ condition: TermID) -> Bool {
    if table.values(of: condition).isTrue { return true }
    guard guards.searchSteps < Self.searchSteps else { return false }
    var support = TermSupport(table)
    var search = BoxSearch(
      table, failing: condition, where: facts, &support, values: table.values, stepLimit: Self.searchStepsOfOne)
    let result = search.search(in: table.variables.map { $0.values })
    guards.searchSteps += search.steps
    if case .none = result { return true }
    return false
  }

  // MARK: Values

  mutating func valueInApp(_ id: ExpressionID) -> SymbolicValue {
    guard id.isPresent else { return .anything }
    let outer = isRefused
    isRefused = false
    defer { isRefused = outer }
    let value = visited(id)
    let largest =
      program[id].type == .integer ? SourceLimits.largestInteger - 1 : Double.greatestFiniteMagnitude
    return !isRefused && isKnown(value, atMost: largest) ? value : .anything
  }

  private func isKnown(_ value: SymbolicValue, atMost largest: Double) -> Bool {
    func isFinite(_ ids: TermID...) -> Bool { ids.allSatisfy { table.values(of: $0).magnitude <= largest } }
    switch value {
    case .anything, .path, .color, .list: return true
    case .scalar(let a): return isFinite(a)
    case .pair(let a, let b): return isFinite(a, b)
    case .rect(let a, let b, let c, let d): return isFinite(a, b, c, d)
    }
  }

  /// Returns whether an operand that isn't known is a part of the result of an expression.
  mutating func dependsOnAnything(_ expression: Expression, _ parts: [SymbolicValue]) -> Bool {
    switch expression.kind {
    case .element, .slice:
      guard parts.contains(.anything) else { return false }
      refuse(.indexOutOfRange, at: expression.source)
      return true
    case .binary(.joinLists, _, _): return false
    case .point, .size, .negate, .not, .binary: return parts.contains(.anything)
    case .member(let member, _):
      switch member {
      case .listCount, .listFirst, .listLast, .listIndices: return false
      case .pathBounds, .pathLength, .pathArea: return true
      case .pointX, .pointY, .sizeWidth, .sizeHeight, .rectX, .rectY, .rectWidth, .rectHeight, .rectMinX, .rectMidX,
        .rectMaxX, .rectMinY, .rectMidY, .rectMaxY, .rectCenter, .rectSize, .rectTopLeft, .rectTopRight,
        .rectBottomRight, .rectBottomLeft:
        return parts.contains(.anything)
      }
    case .builtin(let builtin, let operands):
      switch builtin {
      case .number, .rect, .paint(.mix), .point:
        return zip(program[operands], parts).contains { $0.isPresent && $1 == .anything }
      case .pathMeasure: return true
      case .paint, .path, .derivedPath, .edgesContains, .list: return false
      }
    case .number, .bool, .color, .string, .edges, .enumCase, .slot, .global, .layerValue, .list, .comprehension,
      .conditional, .convert, .call, .path, .scoped, .frame, .invalid:
      return false
    }
  }

  /// A list has at most `SourceLimits.steps` iterations in all its loops together. Further ones are missing.
  mutating func limitElements(of nest: LoopNest, _ total: TermID) {
    let iterations = Double(nest.loops.count) * table.values(of: total).high
    if nest.loops.count > 1, !(iterations <= Double(SourceLimits.steps)) { isRefused = true }
  }

  /// Returns the value of an argument. One that is outside the range of the parameter is replaced.
  mutating func argumentInApp(
    _ id: ExpressionID, for parameter: Parameter, after values: [SymbolicValue]
  ) -> SymbolicValue {
    let value = value(of: id.isPresent ? id : parameter.defaultValue)
    guard parameter.low.isPresent else { return value }
    let (low, high) = range(of: parameter, after: values)
    guard case .scalar(let number) = value else { return .anything }
    let isNotAbove = compare(
      number, high, isStrict: !parameter.rangeIsClosed, areWhole: parameter.type == .integer)
    let isInside = table.and(table.lessOrEqual(low, number), isNotAbove)
    return table.values(of: isInside).isTrue ? value : .anything
  }

  // MARK: Sizes and parameters

  /// Returns the values that an app can choose for a parameter, or `nil` for those that are the same in `check`.
  mutating func valueFromApp(_ parameter: Parameter, _ kind: Variable.Kind) -> SymbolicValue? {
    switch parameter.type {
    case .bool, .enumeration: return nil
    case .list: return .list(list(.anything))
    case .number, .integer, .angle:
      guard parameter.low.isPresent else { return .anything }
      let ends = (value(of: parameter.low), value(of: parameter.high))
      guard case (.scalar(let low), .scalar(let high)) = ends else { return .anything }
      let isWhole = parameter.type == .integer
      let last = isWhole && !parameter.rangeIsClosed ? table.subtract(high, table.constant(1)) : high
      // If the range is empty, it is the lower end.
      let most = table.operation(.maximum, low, last)
      let value = table.variable(
        kind, Interval(table.values(of: low).low, table.values(of: most).high), isWhole: isWhole)
      facts += [table.lessOrEqual(low, value), table.lessOrEqual(value, most)]
      return .scalar(value)
    case .invalid, .point, .size, .rect, .color, .paint, .path, .edges, .string, .stop: return .anything
    }
  }

  /// See `SizeLimits.nearest`. It allows for rounding of the limits.
  mutating func sizesFromApp(_ declaration: ShapeDeclaration) -> Layer {
    let usual = SizeLimits()
    let low = stated(declaration.minimumSize, else: usual.minimum)
    let high = stated(declaration.maximumSize, else: usual.maximum)
    // Without an element that they or the ranges of parameters need, the limits are others.
    guard let low, let high, !guards.hasOpenOnes else {
      let sides = Interval(.leastNonzeroMagnitude, SourceLimits.largestSide)
      let width = table.variable(.width, sides)
      return Layer(width: width, height: table.variable(.height, sides))
    }
    let width = sideFromApp(.width, low.width, high.width)
    return Layer(width: width, height: sideFromApp(.height, low.height, high.height))
  }

  private mutating func stated(_ id: ExpressionID, else usual: Size) -> Layer? {
    guard id.isPresent else { return Layer(width: table.constant(usual.width), height: table.constant(usual.height)) }
    guard case .pair(let width, let height) = value(of: id) else { return nil }
    for side in [width, height] {
      let values = table.values(of: side)
      guard values.low > 0, values.high <= SourceLimits.largestSide else { return nil }
    }
    return Layer(width: width, height: height)
  }

  private mutating func sideFromApp(_ kind: Variable.Kind, _ low: TermID, _ high: TermID) -> TermID {
    let slack = table.constant(1e-9)
    let least = table.subtract(low, slack)
    let most = table.add(table.operation(.maximum, low, high), slack)
    let values = (least: table.values(of: least), most: table.values(of: most))
    let side = table.variable(
      kind, Interval(max(.leastNonzeroMagnitude, values.least.low), min(SourceLimits.largestSide, values.most.high)))
    facts += [table.lessOrEqual(least, side), table.lessOrEqual(side, most)]
    return side
  }

  // MARK: Layers

  /// The drawn size of a layer. See `Rect.drawable`.
  mutating func drawable(_ layer: Layer, _ header: LayerHeader<SymbolicValue>) -> Layer {
    let largest = table.constant(SourceLimits.largestCoordinate)
    var result = layer
    typealias Place = LayerParameters
    let places = [
      header[Place.left], header[Place.top], header[Place.right], header[Place.bottom], header[Place.leading],
      header[Place.trailing], header[Place.width], header[Place.height], header[Place.centerX], header[Place.centerY],
      header[Place.inset], header[Place.center], header[Place.size], header[Place.fit], header[Place.fill],
    ]
    if places.contains(.some(.anything)) {
      let sides = Interval(0, SourceLimits.largestCoordinate)
      (result.width, result.height) = (table.unknown(sides), table.unknown(sides))
    } else {
      result.width = table.operation(.minimum, layer.width, largest)
      result.height = table.operation(.minimum, layer.height, largest)
    }
    return result
  }

  /// Visits the contents for the slots of a used shape, in layers of any size. The used shape is a type of its own.
  mutating func visitContents(of use: UseStatement) {
    let sides = Interval(0, SourceLimits.largestCoordinate)
    for slot in program.shapes[use.shape].slots {
      guard let contents = use.contents(of: slot.name, in: program) else { continue }
      let layer = Layer(width: table.unknown(sides), height: table.unknown(sides))
      visitBody(contents.body, after: contents.shared, layer: layer)
    }
  }
}
