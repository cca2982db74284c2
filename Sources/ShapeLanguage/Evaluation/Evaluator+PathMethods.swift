import ShapeKit

extension Evaluator {
  /// The value of a method that makes a path of another one.
  mutating func derivedPath(
    _ derivation: PathDerivation, _ operands: OperandRange, at id: ExpressionID
  ) throws(EvaluationFailure) -> Value {
    let path = try path(operand(operands, 0))
    try step(path.elementCount * derivation.stepsPerElement, at: program[id].source)
    let result: Path
    switch derivation {
    case .translated: result = path.translated(by: try place(operand(operands, 1)))
    case .rotated:
      result = path.rotated(
        by: Angle(radians: try number(operand(operands, 1))), around: try fixedPoint(operand(operands, 2), of: path))
    case .scaled:
      let factor = try number(operand(operands, 1))
      result = path.scaled(x: factor, y: factor, around: try fixedPoint(operand(operands, 2), of: path))
    case .scaledAxes:
      result = path.scaled(
        x: try number(operand(operands, 1)), y: try number(operand(operands, 2)),
        around: try fixedPoint(operand(operands, 3), of: path))
    case .reversed: result = path.reversed()
    case .trimmed:
      let from = try number(operand(operands, 1), "a fraction of a path", in: 0...1)
      let to = try number(operand(operands, 2), "a fraction of a path", in: 0...1)
      if from > to { throw fail(.emptyRange(from, to, isAngle: false), at: id) }
      result = path.trimmed(from: from, to: to)
    case .rounded:
      result = path.rounded(radius: try length(operand(operands, 1), "a radius"))
    case .dashed:
      let pattern = try dash(operand(operands, 1))
      try checkCount(ofDashes: pattern, along: path, at: operand(operands, 1))
      result = path.dashed(pattern, phase: try number(operand(operands, 2), else: 0))
      try step(10 * result.elementCount, at: program[id].source)
    case .flattened:
      let tolerance = try number(operand(operands, 1), "a tolerance", in: 0.0001...SourceLimits.largestCoordinate)
      try countLines(of: path, tolerance, at: id)
      result = path.flattened(tolerance: tolerance)
    case .stroked:
      let style = try strokeStyle(
        width: operand(operands, 1), cap: operand(operands, 2), join: operand(operands, 3),
        miterLimit: operand(operands, 4), dash: operand(operands, 5), phase: operand(operands, 6))
      try checkCount(ofDashes: style.dash, along: path, at: operand(operands, 5))
      result = try counted(at: program[id].source) { path.stroked(style, budget: &$0) }
    case .offset:
      let distance = try number(operand(operands, 1))
      if distance.magnitude > SourceLimits.largestCoordinate {
        throw fail(.coordinateTooLarge(distance), at: operand(operands, 1))
      }
      let join = try lineJoin(operand(operands, 2))
      let miterLimit = try number(operand(operands, 3), "a miter limit", in: 1...1000, else: 10)
      let rule = try fillRule(operand(operands, 4))
      result = try counted(at: program[id].source) {
        path.offset(by: distance, join: join, miterLimit: miterLimit, rule: rule, budget: &$0)
      }
    case .simplified:
      result = try combined(path, with: .empty, .union, try fillRule(operand(operands, 1)), at: id)
    case .combined(let operation):
      let other = try self.path(operand(operands, 1))
      try step(other.elementCount, at: program[id].source)
      result = try combined(path, with: other, operation, try fillRule(operand(operands, 2)), at: id)
    }
    guard result.isFinite else { throw fail(.notFinite, at: id) }
    return .path(result)
  }

  /// The fixed point of a turn or a scaling: the centre of the bounds unless it is given.
  private mutating func fixedPoint(_ id: ExpressionID, of path: Path) throws(EvaluationFailure) -> Point {
    id.isPresent ? try place(id) : path.middle
  }

  private mutating func combined(
    _ path: Path, with other: Path, _ operation: RegionOperation, _ rule: FillRule, at id: ExpressionID
  ) throws(EvaluationFailure) -> Path {
    try counted(at: program[id].source) { budget in
      path.combined(with: other, operation, rule: rule, budget: &budget)
    }
  }

  /// More dashes than the library makes would silently be none.
  private mutating func checkCount(
    ofDashes pattern: [Double], along path: Path, at id: ExpressionID
  ) throws(EvaluationFailure) {
    guard !pattern.isEmpty else { return }
    let count = path.dashCount(pattern)
    if count > Double(Path.mostDashes) { throw fail(.tooManyDashes(count), at: id) }
  }

  /// Counts the lines that a path may become, before they are made.
  private mutating func countLines(
    of path: Path, _ tolerance: Double, at id: ExpressionID
  ) throws(EvaluationFailure) {
    guard let bounds = path.bounds else { return }
    let linesPerCurve = 4 + (max(bounds.width, bounds.height) / tolerance).squareRoot()
    try step(Int(min(Double(path.elementCount) * linesPerCurve, 1e9)), at: program[id].source)
  }

  /// The value of a method that asks something of a path.
  mutating func pathMeasure(
    _ measure: PathMeasure, _ operands: OperandRange, at id: ExpressionID
  ) throws(EvaluationFailure) -> Value {
    let path = try path(operand(operands, 0))
    try step(path.elementCount * measure.stepsPerElement, at: program[id].source)
    switch measure {
    case .point:
      let fraction = try number(operand(operands, 1), "a fraction of a path", in: 0...1)
      guard let point = path.point(at: fraction) else { throw fail(.emptyPath("points"), at: id) }
      return .point(point)
    case .tangent:
      let fraction = try number(operand(operands, 1), "a fraction of a path", in: 0...1)
      guard let tangent = path.tangent(at: fraction) else { throw fail(.emptyPath("direction"), at: id) }
      return .number(tangent.radians)
    case .nearestPoint:
      let point = try place(operand(operands, 1))
      guard let nearest = path.nearestPoint(to: point) else { throw fail(.emptyPath("points"), at: id) }
      return .point(nearest.point)
    case .winding: return .number(Double(path.winding(around: try place(operand(operands, 1)))))
    case .contains:
      let point = try place(operand(operands, 1))
      return .bool(path.contains(point, rule: try fillRule(operand(operands, 2))))
    }
  }

  /// A property of a path.
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
      .rectBottomRight, .rectBottomLeft, .listCount:
      throw .failed
    }
  }

  /// The area of the region that a fill covers.
  private mutating func area(of path: Path, at id: ExpressionID) throws(EvaluationFailure) -> Double {
    try counted(at: program[id].source) { path.area(budget: &$0) }
  }
}

extension PathDerivation {
  /// How much work it is for each element, beside what it counts itself; the length of a curve is an integral, and the
  /// arc of a corner is searched for.
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
  /// How much work it is for each element.
  fileprivate var stepsPerElement: Int {
    switch self {
    case .point, .tangent, .nearestPoint: 50
    case .winding, .contains: 5
    }
  }
}
