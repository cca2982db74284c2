import ShapeCore

extension Evaluator {
  /// Returns the value of a method whose result is a path. (Chains of methods are deep: the path before is evaluated
  /// here, and the function that processes it has returned by then.)
  mutating func derivedPath(
    _ derivation: PathDerivation, _ operands: OperandRange, at id: ExpressionID
  ) throws(EvaluationFailure) -> Value {
    let path = try path(operand(Arguments<ReceiverParameter>(operands), .receiver))
    try step(path.elementCount * derivation.stepsPerElement, at: program[id].source)
    return .path(try derived(path, derivation, operands, at: id))
  }

  private mutating func derived(
    _ path: Path, _ derivation: PathDerivation, _ operands: OperandRange, at id: ExpressionID
  ) throws(EvaluationFailure) -> Path {
    let result: Path
    switch derivation {
    case .translated: result = path.translated(by: try place(operand(Arguments<TranslatedParameter>(operands), .by)))
    case .rotated: result = try rotated(path, Arguments(operands))
    case .scaled: result = try scaled(path, Arguments<ScaledParameter>(operands))
    case .scaledAxes: result = try scaled(path, Arguments<ScaledAxesParameter>(operands))
    case .reversed: result = path.reversed()
    case .trimmed: result = try trimmed(path, Arguments(operands), at: id)
    case .rounded:
      result = path.rounded(radius: try length(operand(Arguments<RoundedParameter>(operands), .radius), "a radius"))
    case .dashed: result = try dashed(path, Arguments(operands), at: id)
    case .flattened: result = try flattened(path, Arguments(operands), at: id)
    case .stroked: result = try stroked(path, Arguments(operands), at: id)
    case .offset: result = try offset(path, Arguments(operands), at: id)
    case .simplified:
      let rule = try fillRule(operand(Arguments<SimplifiedParameter>(operands), .rule))
      result = try combined(path, with: .empty, .union, rule, as: derivation, at: id)
    case .combined(let operation): result = try combined(path, operation, Arguments(operands), as: derivation, at: id)
    }
    guard result.isFinite else { throw fail(.notFinite, at: id) }
    return result
  }

  private mutating func rotated(_ path: Path, _ arguments: Arguments<RotatedParameter>) throws(EvaluationFailure)
    -> Path
  {
    let angle = Angle(radians: try number(operand(arguments, .by)))
    return path.rotated(by: angle, around: try fixedPoint(operand(arguments, .around), of: path))
  }

  private mutating func scaled(
    _ path: Path, _ arguments: Arguments<ScaledParameter>
  ) throws(EvaluationFailure) -> Path {
    let factor = try number(operand(arguments, .by))
    return path.scaled(x: factor, y: factor, around: try fixedPoint(operand(arguments, .around), of: path))
  }

  private mutating func scaled(
    _ path: Path, _ arguments: Arguments<ScaledAxesParameter>
  ) throws(EvaluationFailure) -> Path {
    let x = try number(operand(arguments, .x))
    let y = try number(operand(arguments, .y))
    return path.scaled(x: x, y: y, around: try fixedPoint(operand(arguments, .around), of: path))
  }

  private mutating func trimmed(
    _ path: Path, _ arguments: Arguments<TrimmedParameter>, at id: ExpressionID
  ) throws(EvaluationFailure) -> Path {
    let from = try number(operand(arguments, .from), "a share of a path's length", in: 0...1)
    let to = try number(operand(arguments, .to), "a share of a path's length", in: 0...1)
    if from > to { throw fail(.emptyRange(from, to, isAngle: false), at: id) }
    return path.trimmed(from: from, to: to)
  }

  private mutating func dashed(
    _ path: Path, _ arguments: Arguments<DashedParameter>, at id: ExpressionID
  ) throws(EvaluationFailure) -> Path {
    let pattern = try dash(operand(arguments, .pattern))
    let fitted = try bool(operand(arguments, .fitted), else: false)
    try checkCount(ofDashes: pattern, fitted: fitted, along: path, at: operand(arguments, .pattern))
    let result = path.dashed(pattern, phase: try number(operand(arguments, .phase), else: 0), fitted: fitted)
    try step(10 * result.elementCount, at: program[id].source)
    return result
  }

  private mutating func flattened(
    _ path: Path, _ arguments: Arguments<FlattenedParameter>, at id: ExpressionID
  ) throws(EvaluationFailure) -> Path {
    let tolerance = try number(
      operand(arguments, .tolerance), "a tolerance", in: 0.0001...SourceLimits.largestCoordinate)
    try countLines(of: path, tolerance, at: id)
    return path.flattened(tolerance: tolerance)
  }

  private mutating func stroked(
    _ path: Path, _ arguments: Arguments<StrokedParameter>, at id: ExpressionID
  ) throws(EvaluationFailure) -> Path {
    let style = try strokeStyle(
      width: operand(arguments, .width), cap: operand(arguments, .cap), join: operand(arguments, .join),
      miterLimit: operand(arguments, .miterLimit), dash: operand(arguments, .dash), phase: operand(arguments, .phase),
      fitted: operand(arguments, .fitted))
    try checkCount(ofDashes: style.dash, fitted: style.fitted, along: path, at: operand(arguments, .dash))
    return try counted(PathDerivation.stroked.name, at: program[id].source) { budget throws(RegionError) in
      try path.stroked(style, budget: &budget)
    }
  }

  private mutating func offset(
    _ path: Path, _ arguments: Arguments<OffsetParameter>, at id: ExpressionID
  ) throws(EvaluationFailure) -> Path {
    let distance = try number(operand(arguments, .by))
    if distance.magnitude > SourceLimits.largestCoordinate {
      throw fail(.coordinateTooLarge(distance), at: operand(arguments, .by))
    }
    let join = try constant(operand(arguments, .join), else: LineJoin.miter)
    let miterLimit = try number(operand(arguments, .miterLimit), "a miter limit", in: 1...1000, else: 10)
    let rule = try fillRule(operand(arguments, .rule))
    return try counted(PathDerivation.offset.name, at: program[id].source) { budget throws(RegionError) in
      try path.offset(by: distance, join: join, miterLimit: miterLimit, rule: rule, budget: &budget)
    }
  }

  private mutating func combined(
    _ path: Path, _ operation: RegionOperation, _ arguments: Arguments<CombinedParameter>,
    as derivation: PathDerivation,
    at id: ExpressionID
  ) throws(EvaluationFailure) -> Path {
    let other = try self.path(operand(arguments, .other))
    try step(other.elementCount, at: program[id].source)
    let rule = try fillRule(operand(arguments, .rule))
    return try combined(path, with: other, operation, rule, as: derivation, at: id)
  }

  /// Returns the fixed point of a rotation or a scaling. Defaults to the center of the bounds.
  private mutating func fixedPoint(_ id: ExpressionID, of path: Path) throws(EvaluationFailure) -> Point {
    id.isPresent ? try place(id) : path.middle
  }

  private mutating func combined(
    _ path: Path, with other: Path, _ operation: RegionOperation, _ rule: FillRule, as derivation: PathDerivation,
    at id: ExpressionID
  ) throws(EvaluationFailure) -> Path {
    try counted(derivation.name, at: program[id].source) { budget throws(RegionError) in
      try path.combined(with: other, operation, rule: rule, budget: &budget)
    }
  }

  /// Checks the number of dashes. More than the library makes are refused.
  mutating func checkCount(
    ofDashes pattern: [Double], fitted: Bool, along path: Path, at id: ExpressionID
  ) throws(EvaluationFailure) {
    guard !pattern.isEmpty else { return }
    let count = path.dashCount(pattern, fitted: fitted)
    if count > Double(PictureLimits.dashes) { throw fail(.tooManyDashes(count), at: id) }
  }

  /// Counts the lines that a path may become, before they are made.
  private mutating func countLines(
    of path: Path, _ tolerance: Double, at id: ExpressionID
  ) throws(EvaluationFailure) {
    guard let bounds = path.bounds else { return }
    let linesPerCurve = 4 + (max(bounds.width, bounds.height) / tolerance).squareRoot()
    try step(Int(min(Double(path.elementCount) * linesPerCurve, 1e9)), at: program[id].source)
  }

  /// Returns the value of a method that measures a path.
  mutating func pathMeasure(
    _ measure: PathMeasure, _ operands: OperandRange, at id: ExpressionID
  ) throws(EvaluationFailure) -> Value {
    let path = try path(operand(Arguments<ReceiverParameter>(operands), .receiver))
    try step(path.elementCount * measure.stepsPerElement, at: program[id].source)
    return try measured(path, measure, operands, at: id)
  }

  private mutating func measured(
    _ path: Path, _ measure: PathMeasure, _ operands: OperandRange, at id: ExpressionID
  ) throws(EvaluationFailure) -> Value {
    switch measure {
    case .point:
      let fraction = try number(
        operand(Arguments<FractionParameter>(operands), .at), "a share of a path's length", in: 0...1)
      guard let point = path.point(at: fraction) else { throw fail(.emptyPath("points"), at: id) }
      return .point(point)
    case .tangent:
      let fraction = try number(
        operand(Arguments<FractionParameter>(operands), .at), "a share of a path's length", in: 0...1)
      guard let tangent = path.tangent(at: fraction) else { throw fail(.emptyPath("direction"), at: id) }
      return .number(tangent.radians)
    case .nearestPoint:
      let point = try place(operand(Arguments<NearestPointParameter>(operands), .to))
      guard let nearest = path.nearestPoint(to: point) else { throw fail(.emptyPath("points"), at: id) }
      return .point(nearest.point)
    case .winding:
      let point = try place(operand(Arguments<WindingParameter>(operands), .around))
      return .number(Double(path.winding(around: point)))
    case .contains:
      let arguments = Arguments<PathContainsParameter>(operands)
      let point = try place(operand(arguments, .point))
      return .bool(path.contains(point, rule: try fillRule(operand(arguments, .rule))))
    }
  }

  /// Returns a property of a path.
  mutating func member(
    _ member: Member, of path: Path, at id: ExpressionID
  ) throws(EvaluationFailure) -> Value {
    // The length of a curve is an integral.
    try step(path.elementCount * (member == .pathLength ? 50 : 1), at: program[id].source)
    switch member {
    case .pathBounds:
      guard let bounds = path.bounds else { throw fail(.emptyPath("bounds"), at: id) }
      return .rect(bounds)
    case .pathLength: return .number(try finite(path.length, at: id))
    case .pathArea: return .number(try finite(area(of: path, at: id), at: id))
    case .pointX, .pointY, .sizeWidth, .sizeHeight, .rectX, .rectY, .rectWidth, .rectHeight, .rectMinX, .rectMidX,
      .rectMaxX, .rectMinY, .rectMidY, .rectMaxY, .rectCenter, .rectSize, .rectTopLeft, .rectTopRight,
      .rectBottomRight, .rectBottomLeft, .listCount, .listFirst, .listLast, .listIndices:
      throw .failed
    }
  }

  /// Returns the area of the region that a fill covers.
  private mutating func area(of path: Path, at id: ExpressionID) throws(EvaluationFailure) -> Double {
    try counted("area", at: program[id].source) { budget throws(RegionError) in try path.area(budget: &budget) }
  }
}

extension PathDerivation {
  /// The number of steps per element, in addition to those that the method counts itself. The length of a curve is an
  /// integral, and the arc of a corner takes a search.
  fileprivate var stepsPerElement: Int {
    switch self {
    case .translated, .rotated, .scaled, .scaledAxes, .reversed, .flattened, .stroked, .offset, .simplified, .combined:
      1
    case .trimmed, .dashed: 50
    case .rounded: 200
    }
  }
}

extension PathMeasure {
  /// The number of steps per element.
  fileprivate var stepsPerElement: Int {
    switch self {
    case .point, .tangent, .nearestPoint: 50
    case .winding, .contains: 5
    }
  }
}
