@_spi(Generated) import ShapeCore

extension Evaluator {
  /// Returns the value of a method whose result is a path. (Chains of methods are deep: the path before is evaluated
  /// here, and the function that processes it has returned by then.)
  mutating func derivedPath(
    _ derivation: PathDerivation, _ operands: OperandRange, at id: ExpressionID
  ) throws(EvaluationFailure) -> Value {
    let path = try receiver(operands, at: id)
    try step(path.elementCount * derivation.stepsPerElement, at: program[id].source)
    return .path(try derived(path, derivation, operands, at: id))
  }

  /// Returns the path of a method. Beyond its range, results would overflow.
  private mutating func receiver(_ operands: OperandRange, at id: ExpressionID) throws(EvaluationFailure) -> Path {
    let path = try value(program.receiver(operands), as: Path.self)
    guard path.isInRange else { throw fail(.notFinite, at: id) }
    return path
  }

  private mutating func derived(
    _ path: Path, _ derivation: PathDerivation, _ operands: OperandRange, at id: ExpressionID
  ) throws(EvaluationFailure) -> Path {
    let result: Path
    switch derivation {
    case .translated: result = path.translated(by: try value(TranslatedParameters.by, operands))
    case .rotated:
      let angle = try value(RotatedParameters.by, operands)
      result = path.rotated(by: angle, around: try value(RotatedParameters.around, operands) ?? path.middle)
    case .scaled:
      let factor = try value(ScaledParameters.by, operands)
      let center = try value(ScaledParameters.around, operands) ?? path.middle
      result = path.scaled(x: factor, y: factor, around: center)
    case .scaledAxes:
      let x = try value(ScaledAxesParameters.x, operands)
      let y = try value(ScaledAxesParameters.y, operands)
      result = path.scaled(x: x, y: y, around: try value(ScaledAxesParameters.around, operands) ?? path.middle)
    case .reversed: result = path.reversed()
    case .trimmed:
      let from = try value(TrimmedParameters.from, operands)
      let to = try value(TrimmedParameters.to, operands)
      if from > to { throw fail(.emptyRange(from, to, isAngle: false), at: id) }
      result = path.trimmed(from: from, to: to)
    case .rounded:
      result = path.rounded(
        radius: try value(RoundedParameters.radius, operands), style: try value(RoundedParameters.style, operands),
        smoothing: try value(RoundedParameters.smoothing, operands),
        curvature: try value(RoundedParameters.curvature, operands))
    case .dashed: result = try dashed(path, operands, at: id)
    case .flattened:
      let tolerance = try value(FlattenedParameters.tolerance, operands)
      try countLines(of: path, tolerance, at: id)
      result = path.flattened(tolerance: tolerance)
    case .stroked: result = try stroked(path, operands, at: id)
    case .offset: result = try offset(path, operands, at: id)
    case .simplified:
      let rule = try value(SimplifiedParameters.rule, operands)
      result = try combined(path, with: .empty, .union, rule, as: derivation, at: id)
    case .combined(let operation):
      let other = try value(CombinedParameters.other, operands)
      try step(other.elementCount, at: program[id].source)
      let rule = try value(CombinedParameters.rule, operands)
      result = try combined(path, with: other, operation, rule, as: derivation, at: id)
    }
    guard result.isFinite else { throw fail(.notFinite, at: id) }
    return result
  }

  private mutating func dashed(
    _ path: Path, _ operands: OperandRange, at id: ExpressionID
  ) throws(EvaluationFailure) -> Path {
    let pattern = try value(DashedParameters.pattern, operands)
    let fitted = try value(DashedParameters.fitted, operands)
    _ = builder.dashes.spend(dashes: pattern, fitted: fitted, along: path)
    try checkDashes(at: program[operands, DashedParameters.pattern])
    let result = path.dashed(pattern, phase: try value(DashedParameters.phase, operands), fitted: fitted)
    try step(10 * result.elementCount, at: program[id].source)
    return result
  }

  private mutating func stroked(
    _ path: Path, _ operands: OperandRange, at id: ExpressionID
  ) throws(EvaluationFailure) -> Path {
    let style = StrokeStyle(
      width: try value(StrokedParameters.width, operands), cap: try value(StrokedParameters.cap, operands),
      join: try value(StrokedParameters.join, operands),
      miterLimit: try value(StrokedParameters.miterLimit, operands),
      dash: try value(StrokedParameters.dash, operands), phase: try value(StrokedParameters.phase, operands),
      fitted: try value(StrokedParameters.fitted, operands))
    _ = builder.dashes.spend(dashes: style.dash, fitted: style.fitted, along: path)
    try checkDashes(at: program[operands, StrokedParameters.dash])
    return try counted(PathDerivation.stroked.name, at: program[id].source) { budget throws(RegionError) in
      try path.stroked(style, budget: &budget)
    }
  }

  private mutating func offset(
    _ path: Path, _ operands: OperandRange, at id: ExpressionID
  ) throws(EvaluationFailure) -> Path {
    let distance = try value(OffsetParameters.by, operands)
    let join = try value(OffsetParameters.join, operands)
    let miterLimit = try value(OffsetParameters.miterLimit, operands)
    let rule = try value(OffsetParameters.rule, operands)
    return try counted(PathDerivation.offset.name, at: program[id].source) { budget throws(RegionError) in
      try path.offset(by: distance, join: join, miterLimit: miterLimit, rule: rule, budget: &budget)
    }
  }

  private mutating func combined(
    _ path: Path, with other: Path, _ operation: RegionOperation, _ rule: FillRule, as derivation: PathDerivation,
    at id: ExpressionID
  ) throws(EvaluationFailure) -> Path {
    try counted(derivation.name, at: program[id].source) { budget throws(RegionError) in
      try path.combined(with: other, operation, rule: rule, budget: &budget)
    }
  }

  /// Refuses more dashes than a picture may have.
  mutating func checkDashes(at id: ExpressionID) throws(EvaluationFailure) {
    guard builder.dashes.isSpent else { return }
    throw exhaust(.tooManyDashes, at: program[id].source)
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
    let path = try receiver(operands, at: id)
    try step(path.elementCount * measure.stepsPerElement, at: program[id].source)
    return try measured(path, measure, operands, at: id)
  }

  private mutating func measured(
    _ path: Path, _ measure: PathMeasure, _ operands: OperandRange, at id: ExpressionID
  ) throws(EvaluationFailure) -> Value {
    switch measure {
    case .point:
      let fraction = try value(FractionParameters.at, operands)
      guard let point = path.point(at: fraction) else { throw fail(.emptyPath("points"), at: id) }
      return .point(point)
    case .tangent:
      let fraction = try value(FractionParameters.at, operands)
      guard let tangent = path.tangent(at: fraction) else { throw fail(.emptyPath("direction"), at: id) }
      return .number(tangent.radians)
    case .nearestPoint:
      let point = try value(NearestPointParameters.to, operands)
      guard let nearest = path.nearestPoint(to: point) else { throw fail(.emptyPath("points"), at: id) }
      return .point(nearest.point)
    case .winding:
      return .number(Double(path.winding(around: try value(WindingParameters.around, operands))))
    case .contains:
      let point = try value(PathContainsParameters.point, operands)
      return .bool(path.contains(point, rule: try value(PathContainsParameters.rule, operands)))
    }
  }

  /// Returns a property of a path.
  mutating func member(
    _ member: Member, of path: Path, at id: ExpressionID
  ) throws(EvaluationFailure) -> Value {
    guard path.isInRange else { throw fail(.notFinite, at: id) }
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
