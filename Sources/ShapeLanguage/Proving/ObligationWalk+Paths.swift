@_spi(Generated) import ShapeCore

/// Paths, which are bounded by boxes.
extension ObligationWalk {
  mutating func path(of block: BlockID) -> SymbolicValue {
    let (outer, outerFacts) = (pen, facts)
    pen = SymbolicPen()
    visitBranch(block)
    let result = pen.finished
    (pen, facts) = (outer, outerFacts)
    return .path(result)
  }

  mutating func draw(_ command: PathCommand, _ operands: OperandRange, at source: SourceSpan) {
    let values = limitedValues(operands, command.declaration.signature.parameters)
    func value<Value>(_ parameter: TypedParameter<Value>) -> SymbolicValue? {
      program[operands, parameter].isPresent ? values[parameter.index] : nil
    }
    if command.declaration.start == .current { requireStart(at: source) }
    switch command {
    case .move, .line:
      let end = end(value(PlaceParameters.to), by: value(PlaceParameters.by), at: source)
      include(end)
      if command == .move { pen.move(to: end) } else { pen.draw(to: end) }
    case .quad, .curve, .smooth:
      let start = pen.current
      let end = end(value(CurveEndParameters.to), by: value(CurveEndParameters.by), at: source)
      let isRelative = value(CurveEndParameters.by) != nil
      let controls = values.dropFirst(CurveEndParameters.all.count)
      for control in controls where control != .anything {
        var (x, y) = pair(control)
        if isRelative, let start { (x, y) = (table.add(start.x, x), table.add(start.y, y)) }
        if isRelative, start == nil { pen.include(.all, .all) }
        pen.include(table.values(of: x), table.values(of: y))
      }
      if command == .smooth {
        pen.include(mirrored(pen.path.x), mirrored(pen.path.y))
        // Reflections of reflections move away in a loop.
        pen.isRelative = true
      }
      include(end)
      pen.draw(to: end)
    case .arc:
      let center = place(value(ArcParameters.center))
      let radius = radii(value(ArcParameters.radii), value(ArcParameters.radius)).high
      let reach = Interval(-radius, radius)
      pen.include(table.values(of: center.x) + reach, table.values(of: center.y) + reach)
      pen.draw(to: nil)
    case .endpointArc:
      // In a loop it may begin where a later command ends.
      pen.isRelative = true
      let end = end(value(EndpointArcParameters.to), by: value(EndpointArcParameters.by), at: source)
      include(end)
      let radii = radii(value(EndpointArcParameters.radii), value(EndpointArcParameters.radius))
      // Radii that are too small for the distance are enlarged to fit, by one factor.
      let ratio = radii.low > 0 ? radii.high / radii.low : .infinity
      let distance = pen.path.x.width + pen.path.y.width
      let reach = 2 * (radii.high + (distance > 0 ? distance * ratio : 0))
      pen.path = pen.path.extended(by: Interval(-reach, reach), Interval(-reach, reach))
      pen.draw(to: end)
    case .corner:
      let corner = place(value(CornerParameters.corner))
      let end = place(value(CornerParameters.to))
      var radius = value(CornerParameters.radius).map { scalar($0) } ?? table.unknown()
      let reach = cornerReach(operands)
      if let reach, reach != 1 { radius = table.multiply(radius, by: reach) }
      if reach == nil { requireUnknown(.reducedCorner, at: source) } else { expectFit(corner, end, radius, at: source) }
      include(corner)
      include(end)
      if mayCut(operands) {
        // The displacement along either leg is at most the second leg.
        func side(_ leg: TermID, _ start: TermID) -> Double {
          (table.values(of: leg) - table.values(of: start)).magnitude
        }
        let reach = 2 * (side(end.x, corner.x) + side(end.y, corner.y))
        let around = Interval(-reach, reach)
        pen.include(table.values(of: corner.x) + around, table.values(of: corner.y) + around)
      }
      let isSmoothed = program[operands, CornerParameters.smoothing].isPresent
      pen.draw(to: reach == nil || isSmoothed ? nil : arcEnd(corner, end, radius))
    case .close:
      (pen.isOpen, pen.current) = (false, nil)
    case .add:
      let path = path(value(AddParameters.path) ?? .anything)
      if case let joined = program[operands, AddParameters.joined], joined.isPresent, !program.isFalse(joined) {
        requireStart(at: source)
        requireUnknown(.joinedClosedPath, at: source)
      }
      pen.include(path.x, path.y)
      pen.path.hasPoints = pen.path.hasPoints || path.hasPoints
      pen.path.isClosed = pen.path.isClosed && path.isClosed && !pen.isOpen
      pen.hasMoved = true
      (pen.current, pen.isStarted) = (nil, pen.isStarted || path.hasPoints)
    }
  }

  private mutating func requireStart(at source: SourceSpan) {
    if !pen.isStarted { requireUnknown(.noCurrentPoint, at: source) }
  }

  private mutating func place(_ value: SymbolicValue?) -> SymbolicPen.Place {
    let (x, y) = pair(value ?? .anything)
    return SymbolicPen.Place(x: x, y: y)
  }

  /// Returns the end of a command. `nil` if it is relative to a point that isn't known.
  private mutating func end(
    _ to: SymbolicValue?, by distance: SymbolicValue?, at source: SourceSpan
  ) -> SymbolicPen.Place? {
    if let to { return place(to) }
    pen.isRelative = true
    if !pen.isStarted { requireUnknown(.noCurrentPoint, at: source) }
    guard let current = pen.current else {
      pen.include(.all, .all)
      return nil
    }
    let (dx, dy) = pair(distance ?? .anything)
    return SymbolicPen.Place(x: table.add(current.x, dx), y: table.add(current.y, dy))
  }

  private mutating func include(_ place: SymbolicPen.Place?) {
    if let place { pen.include(table.values(of: place.x), table.values(of: place.y)) }
  }

  /// The places that a control point can have when it continues a curve.
  private func mirrored(_ values: Interval) -> Interval {
    values.isEmpty ? values : Interval(2 * values.low - values.high, 2 * values.high - values.low)
  }

  /// Returns the range of the radii of an arc; only the largest one of a circle, whose radii are equal.
  private func radii(_ radii: SymbolicValue?, _ radius: SymbolicValue?) -> Interval {
    switch (radii, radius) {
    case (.pair(let a, let b)?, _): table.values(of: a).union(table.values(of: b))
    case (_, .scalar(let a)?): Interval(table.values(of: a).high)
    case (_, _): .all
    }
  }

  /// Returns whether the curve of a corner may be on the other side of the line between its ends.
  private func mayCut(_ operands: OperandRange) -> Bool {
    let style = program[operands, CornerParameters.style]
    if program[operands, CornerParameters.curvature].isPresent { return true }
    guard style.isPresent, case .enumCase(let index) = program[style].kind, let style = CornerStyle(index) else {
      return style.isPresent
    }
    switch style {
    case .circular, .continuous, .bevel: return false
    case .notch, .scoop: return true
    }
  }

  /// Returns how much longer than the tangents the legs of a corner have to be. `nil` if its style is not known.
  private func cornerReach(_ operands: OperandRange) -> Double? {
    let style = program[operands, CornerParameters.style]
    let isNumber =
      program[operands, CornerParameters.smoothing].isPresent || program[operands, CornerParameters.curvature].isPresent
    guard style.isPresent, !isNumber else { return 1 }
    guard case .enumCase(let index) = program[style].kind, let style = CornerStyle(index) else { return nil }
    return CornerShape.style(style).reach
  }

  /// Expects that the tangents of a corner fit into its legs. See `PathBuilder.corner`.
  private mutating func expectFit(
    _ corner: SymbolicPen.Place, _ end: SymbolicPen.Place, _ radius: TermID, at source: SourceSpan
  ) {
    guard let start = pen.current else { return requireUnknown(.reducedCorner, at: source) }
    let arriving = (table.subtract(corner.x, start.x), table.subtract(corner.y, start.y))
    let leaving = (table.subtract(end.x, corner.x), table.subtract(end.y, corner.y))
    let (before, after) = (distance(arriving), distance(leaving))
    // With the rounding of coordinates, as in `PathBuilder`.
    var reach = table.constant(0)
    for coordinate in [start.x, start.y, corner.x, corner.y, end.x, end.y] {
      reach = table.operation(.maximum, reach, table.function(.absolute, of: coordinate))
    }
    let resolution = table.multiply(reach, by: 1e-12)
    let available = table.add(table.operation(.minimum, before, after), resolution)
    func product(_ a: TermID, _ b: TermID) -> TermID { table.operation(.multiply, a, b) }
    let dot = table.add(product(arriving.0, leaving.0), product(arriving.1, leaving.1))
    guard table.number(dot) != 0 else {
      return expect(table.lessOrEqual(radius, available), .reducedCorner, at: source)
    }
    // The tangent of half of the turn.
    let cross = table.subtract(product(arriving.0, leaving.1), product(arriving.1, leaving.0))
    let top = table.function(.absolute, of: cross)
    let factor = table.operation(.divide, top, table.add(product(before, after), dot))
    let fits = table.lessOrEqual(product(radius, factor), available)
    // Without a leg there is no angle, and so only a sharp corner.
    // The larger coordinate of a point is at least 1 / √2 of its distance from the origin.
    let least = table.multiply(resolution, by: 2)
    let hasLegs = table.operation(.and, table.less(least, before), table.less(least, after))
    let isSharp = table.lessOrEqual(radius, resolution)
    expect(
      table.operation(.or, isSharp, table.operation(.and, hasLegs, fits)), .reducedCorner, at: source)
  }

  /// A length that surely isn't 0 for the rounding of coordinates.
  private static let shortestLeg = 1e-3

  /// The end of the arc of a right-angled corner whose second leg is horizontal or vertical, with a radius that is reduced to
  /// fit. `nil` for other corners.
  private mutating func arcEnd(
    _ corner: SymbolicPen.Place, _ end: SymbolicPen.Place, _ radius: TermID
  ) -> SymbolicPen.Place? {
    guard let start = pen.current else { return nil }
    let arriving = (table.subtract(corner.x, start.x), table.subtract(corner.y, start.y))
    let leaving = (table.subtract(end.x, corner.x), table.subtract(end.y, corner.y))
    let fitting = table.operation(.minimum, distance(arriving), distance(leaving))
    let radius = table.operation(.minimum, radius, fitting)
    func moved(_ place: TermID, along leg: TermID) -> TermID? {
      let values = table.values(of: leg)
      if values.low > Self.shortestLeg { return table.add(place, radius) }
      return values.high < -Self.shortestLeg ? table.subtract(place, radius) : nil
    }
    // Without a leg the arc is at the corner.
    func isLong(_ leg: TermID) -> Bool {
      table.values(of: leg).low > Self.shortestLeg || table.values(of: leg).high < -Self.shortestLeg
    }
    if table.number(arriving.0) == 0, isLong(arriving.1), table.number(leaving.1) == 0,
      let x = moved(corner.x, along: leaving.0)
    {
      return SymbolicPen.Place(x: x, y: corner.y)
    }
    if table.number(arriving.1) == 0, isLong(arriving.0), table.number(leaving.0) == 0,
      let y = moved(corner.y, along: leaving.1)
    {
      return SymbolicPen.Place(x: corner.x, y: y)
    }
    return nil
  }

  private mutating func distance(_ leg: (TermID, TermID)) -> TermID {
    if table.number(leg.1) == 0 { return table.function(.absolute, of: leg.0) }
    if table.number(leg.0) == 0 { return table.function(.absolute, of: leg.1) }
    return table.operation(.hypotenuse, leg.0, leg.1)
  }

  // MARK: Ready-made paths

  mutating func path(_ function: PathFunction, _ values: [SymbolicValue], at source: SourceSpan) -> SymbolicPath {
    func filling(_ value: SymbolicValue) -> SymbolicPath {
      let (x, y, width, height) = rect(value)
      let sides = [table.values(of: width), table.values(of: height)]
      return SymbolicPath(
        x: table.values(of: x) + Interval(0, max(0, sides[0].high)),
        y: table.values(of: y) + Interval(0, max(0, sides[1].high)), hasPoints: true,
        hasLength: sides.contains { $0.low > Self.shortestLeg }, isClosed: true)
    }
    func around(_ center: SymbolicValue, _ radii: TermID...) -> SymbolicPath {
      let (x, y) = pair(center)
      let radius = radii.reduce(0) { max($0, table.values(of: $1).high) }
      let reach = Interval(-radius, radius)
      return SymbolicPath(
        x: table.values(of: x) + reach, y: table.values(of: y) + reach, hasPoints: true,
        hasLength: radii.contains { table.values(of: $0).low > Self.shortestLeg }, isClosed: true)
    }
    switch function {
    case .rect, .roundedRect, .ellipse, .capsule: return filling(values[0])
    case .circle:
      let radius = scalar(values[CircleParameters.radius.index])
      return around(values[CircleParameters.center.index], radius)
    case .regularPolygon:
      let radius = scalar(values[RegularPolygonParameters.radius.index])
      return around(values[RegularPolygonParameters.center.index], radius)
    case .star:
      let outer = scalar(values[StarParameters.outerRadius.index])
      let inner = scalar(values[StarParameters.innerRadius.index])
      return around(values[StarParameters.center.index], outer, inner)
    case .polygon, .polyline, .spline:
      var result = points(values[0])
      result.isClosed = function == .polygon
      // A curve through points stays within the span of its neighbors on each side.
      if function == .spline {
        let (dx, dy) = (result.x.width, result.y.width)
        result = result.extended(by: Interval(-dx, dx), Interval(-dy, dy))
      }
      return result
    }
  }

  private mutating func points(_ value: SymbolicValue) -> SymbolicPath {
    let list = list(value)
    var result = SymbolicPath(x: .empty, y: .empty, hasPoints: true)
    var elements: [SymbolicValue] = []
    if case .literal(let values) = list {
      elements = values
    } else {
      let count = table.count(of: list)
      let most = max(0, table.values(of: count).high - 1)
      elements = [table.element(of: list, at: table.variable(.index, Interval(0, most), isWhole: true)).value]
    }
    for element in elements {
      let (x, y) = pair(element)
      (result.x, result.y) = (result.x.union(table.values(of: x)), result.y.union(table.values(of: y)))
    }
    return result
  }

  // MARK: Methods

  mutating func derived(
    _ derivation: PathDerivation, _ values: [SymbolicValue], _ operands: OperandRange, at source: SourceSpan
  ) -> SymbolicPath {
    var result = receiver(values[0], at: source)
    func number(_ index: Int) -> Interval {
      index < values.count && program.operand(operands, index).isPresent ? numbers(of: values[index]) : .no
    }
    func place(_ index: Int) -> (Interval, Interval) {
      guard index < values.count, program.operand(operands, index).isPresent else { return (result.x, result.y) }
      let (x, y) = pair(values[index])
      return (table.values(of: x), table.values(of: y))
    }
    /// Widens the box as far as miters can reach. What is left may be nothing.
    func grow(by distance: Double, miterLimit: TypedParameter<Double>) {
      let limit = program[operands, miterLimit].isPresent ? number(miterLimit.index).high : 10
      let reach = distance * max(1, limit)
      result = result.extended(by: Interval(-reach, reach), Interval(-reach, reach))
      (result.hasPoints, result.isClosed) = (false, true)
    }
    switch derivation {
    case .translated:
      let (x, y) = pair(values[TranslatedParameters.by.index])
      result = result.extended(by: table.values(of: x), table.values(of: y))
    case .rotated:
      let (x, y) = place(RotatedParameters.around.index)
      let radius = (result.x - x).magnitude + (result.y - y).magnitude
      let reach = Interval(-radius, radius)
      (result.x, result.y) = (x + reach, y + reach)
    case .scaled:
      let (x, y) = place(ScaledParameters.around.index)
      let factor = number(ScaledParameters.by.index)
      (result.x, result.y) = (x + (result.x - x) * factor, y + (result.y - y) * factor)
    case .scaledAxes:
      let (x, y) = place(ScaledAxesParameters.around.index)
      result.x = x + (result.x - x) * number(ScaledAxesParameters.x.index)
      result.y = y + (result.y - y) * number(ScaledAxesParameters.y.index)
    case .reversed, .flattened: break
    // What has no inside is left out.
    case .simplified: (result.hasPoints, result.hasLength, result.isClosed) = (false, false, true)
    case .rounded:
      // What is cut out of a corner beside a curve can be deeper than the path, but not more than twice.
      let isCut =
        program[operands, RoundedParameters.style].isPresent || program[operands, RoundedParameters.curvature].isPresent
      if isCut, !result.x.isEmpty, !result.y.isEmpty {
        let size = result.x.width + result.y.width
        result = result.extended(by: Interval(-size, size), Interval(-size, size))
      }
    case .trimmed:
      let (from, to) = (scalar(values[TrimmedParameters.from.index]), scalar(values[TrimmedParameters.to.index]))
      require(table.lessOrEqual(from, to), .emptyRange, at: source)
      (result.hasPoints, result.isClosed) = (false, false)
    case .dashed:
      checkDash(program[operands, DashedParameters.pattern])
      (result.hasPoints, result.isClosed) = (false, false)
    case .stroked:
      checkDash(program[operands, StrokedParameters.dash])
      grow(by: number(StrokedParameters.width.index).high, miterLimit: StrokedParameters.miterLimit)
    case .offset: grow(by: number(OffsetParameters.by.index).magnitude, miterLimit: OffsetParameters.miterLimit)
    case .combined:
      let other = path(values[CombinedParameters.other.index])
      (result.x, result.y) = (result.x.union(other.x), result.y.union(other.y))
      (result.hasPoints, result.isClosed) = (false, true)
    }
    if !derivation.keepsLength { result.hasLength = false }
    return result
  }

  /// Returns the path of a method, which must be in the range of coordinates.
  mutating func receiver(_ value: SymbolicValue, at source: SourceSpan) -> SymbolicPath {
    let result = path(value)
    if !result.isInRange { requireUnknown(.notFinite, at: source) }
    return result
  }

  mutating func measured(_ measure: PathMeasure, _ values: [SymbolicValue], at source: SourceSpan) -> SymbolicValue {
    let path = receiver(values[0], at: source)
    switch measure {
    case .point, .tangent, .nearestPoint:
      if !path.hasPoints || measure == .tangent && !path.hasLength { requireUnknown(.emptyPath, at: source) }
      if measure == .tangent { return .scalar(table.unknown(Interval(-4, 4), because: .path)) }
      let x = table.unknown(measured(path.x), because: .path)
      return .pair(x, table.unknown(measured(path.y), because: .path))
    case .winding: return .scalar(table.unknown(isWhole: true, because: .path))
    case .contains: return .scalar(table.unknown(.unit, isWhole: true, because: .path))
    }
  }

  /// The box of a path with what the computation of its points can be wrong by.
  private func measured(_ side: Interval) -> Interval {
    let slack = 1e-9 * max(1, side.magnitude)
    return Interval(side.low - slack, side.high + slack)
  }

  mutating func member(_ member: Member, of value: SymbolicPath, at source: SourceSpan) -> SymbolicValue {
    let path = receiver(.path(value), at: source)
    guard member == .pathBounds else {
      let limits = Interval(member == .pathLength ? 0 : -1e300, 1e300)
      return .scalar(table.unknown(limits, because: .path))
    }
    if !path.hasPoints { requireUnknown(.emptyPath, at: source) }
    let (x, y) = (measured(path.x), measured(path.y))
    let (left, top) = (table.unknown(x, because: .path), table.unknown(y, because: .path))
    let width = table.unknown(Interval(0, x.width), because: .path)
    return .rect(left, top, width, table.unknown(Interval(0, y.width), because: .path))
  }
}

extension PathDerivation {
  /// Whether a path that is longer than 0 surely still is.
  fileprivate var keepsLength: Bool {
    switch self {
    case .translated, .rotated, .reversed: true
    case .scaled, .scaledAxes, .trimmed, .rounded, .stroked, .offset, .combined, .simplified, .dashed, .flattened: false
    }
  }
}
