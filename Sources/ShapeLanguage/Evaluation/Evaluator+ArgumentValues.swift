import ShapeCore

/// A type of arguments that the evaluator can read.
protocol EvaluatedValue: ParameterValue {
  static func value(of id: ExpressionID, _ evaluator: inout Evaluator) throws(EvaluationFailure) -> Self

  /// Reports a value that is outside its limits, and fails.
  func check(_ limits: ValueLimits, at id: ExpressionID, _ evaluator: inout Evaluator) throws(EvaluationFailure)
}

extension EvaluatedValue {
  func check(_ limits: ValueLimits, at id: ExpressionID, _ evaluator: inout Evaluator) throws(EvaluationFailure) {}
}

/// A type of arguments that is one case of `Value`.
protocol WrappedValue: EvaluatedValue {
  static func unwrapped(_ value: Value) -> Self?
}

extension WrappedValue {
  static func value(of id: ExpressionID, _ evaluator: inout Evaluator) throws(EvaluationFailure) -> Self {
    guard let result = unwrapped(try evaluator.value(id)) else { throw .failed }
    return result
  }
}

extension Evaluator {
  /// Returns the value of an argument, or its default. Most arguments are omitted.
  @inline(__always)
  mutating func value<Argument: EvaluatedValue>(
    _ parameter: TypedParameter<Argument>, _ operands: OperandRange
  ) throws(EvaluationFailure) -> Argument {
    let id = program[operands, parameter]
    guard id.isPresent else {
      guard let value = parameter.defaultValue else { throw .failed }
      return value
    }
    return try value(id, within: parameter.limits)
  }

  private mutating func value<Argument: EvaluatedValue>(
    _ id: ExpressionID, within limits: ValueLimits
  ) throws(EvaluationFailure) -> Argument {
    let value = try Argument.value(of: id, &self)
    try value.check(limits, at: id, &self)
    return value
  }

  /// Returns the value of an expression with a type.
  mutating func value<Result: EvaluatedValue>(
    _ id: ExpressionID, as type: Result.Type
  ) throws(EvaluationFailure) -> Result {
    try Result.value(of: id, &self)
  }

  /// Returns the cause of a negative length: whether the number is written in the source.
  func cause(_ id: ExpressionID) -> NegativeCause {
    switch program[id].kind {
    case .number: .written
    case .negate(let inner), .convert(let inner): cause(inner)
    case .bool, .string, .color, .edges, .enumCase, .slot, .global, .layerValue, .point, .size, .list, .element, .slice,
      .comprehension, .not, .binary, .conditional, .member, .builtin, .call, .path, .scoped, .frame, .invalid:
      .computed
    }
  }

  /// Returns the cause of a negative length in a size.
  func cause(size id: ExpressionID, isWidth: Bool) -> NegativeCause {
    guard case .size(let width, let height) = program[id].kind else { return .computed }
    return cause(isWidth ? width : height)
  }

  /// Returns the cause of a negative length in a rectangle. Only an explicit size can be negative.
  fileprivate func cause(rect id: ExpressionID, isWidth: Bool) -> NegativeCause {
    guard case .builtin(.rect(.fromCenter), let operands) = program[id].kind else { return .computed }
    return cause(size: program[operands, RectFromCenterParameters.size], isWidth: isWidth)
  }
}

extension Optional: EvaluatedValue where Wrapped: EvaluatedValue {
  static func value(of id: ExpressionID, _ evaluator: inout Evaluator) throws(EvaluationFailure) -> Wrapped? {
    try Wrapped.value(of: id, &evaluator)
  }

  func check(_ limits: ValueLimits, at id: ExpressionID, _ evaluator: inout Evaluator) throws(EvaluationFailure) {
    try self?.check(limits, at: id, &evaluator)
  }
}

extension Double: EvaluatedValue {
  static func value(of id: ExpressionID, _ evaluator: inout Evaluator) throws(EvaluationFailure) -> Double {
    try evaluator.number(id)
  }

  func check(_ limits: ValueLimits, at id: ExpressionID, _ evaluator: inout Evaluator) throws(EvaluationFailure) {
    switch limits {
    case .unlimited, .points, .corners: break
    case .length(let noun), .nonNegative(let noun):
      if self < 0 { throw evaluator.fail(.negative(noun, self, evaluator.cause(id)), at: id) }
      if self > SourceLimits.largestCoordinate { throw evaluator.fail(.coordinateTooLarge(self), at: id) }
    case .coordinates:
      if magnitude > SourceLimits.largestCoordinate { throw evaluator.fail(.coordinateTooLarge(self), at: id) }
    case .range(let range, let noun):
      guard !range.contains(self) else { return }
      throw evaluator.fail(.outOfRange(noun, self, low: range.lowerBound, high: range.upperBound), at: id)
    }
  }
}

extension Bool: EvaluatedValue {
  static func value(of id: ExpressionID, _ evaluator: inout Evaluator) throws(EvaluationFailure) -> Bool {
    try evaluator.bool(id)
  }
}

extension String: EvaluatedValue {
  static func value(of id: ExpressionID, _ evaluator: inout Evaluator) throws(EvaluationFailure) -> String {
    guard case .string(let index) = try evaluator.value(id) else { throw .failed }
    return evaluator.program.strings[index]
  }
}

extension Angle: EvaluatedValue {
  static func value(of id: ExpressionID, _ evaluator: inout Evaluator) throws(EvaluationFailure) -> Angle {
    Angle(radians: try evaluator.number(id))
  }
}

extension Point: EvaluatedValue {
  static func value(of id: ExpressionID, _ evaluator: inout Evaluator) throws(EvaluationFailure) -> Point {
    try evaluator.point(id)
  }

  func check(_ limits: ValueLimits, at id: ExpressionID, _ evaluator: inout Evaluator) throws(EvaluationFailure) {
    try x.check(limits, at: id, &evaluator)
    try y.check(limits, at: id, &evaluator)
  }
}

extension Size: WrappedValue {
  static func unwrapped(_ value: Value) -> Size? { if case .size(let size) = value { size } else { nil } }

  func check(_ limits: ValueLimits, at id: ExpressionID, _ evaluator: inout Evaluator) throws(EvaluationFailure) {
    guard case .length(let noun) = limits else { return }
    if width < 0 || height < 0 {
      let cause = evaluator.cause(size: id, isWidth: width < 0)
      throw evaluator.fail(.negative(noun, width < 0 ? width : height, cause), at: id)
    }
    for length in [width, height] { try length.check(limits, at: id, &evaluator) }
  }
}

extension Rect: WrappedValue {
  static func unwrapped(_ value: Value) -> Rect? { if case .rect(let rect) = value { rect } else { nil } }

  /// Checks that its lengths are not negative, and that it is within the range of coordinates.
  func check(_ limits: ValueLimits, at id: ExpressionID, _ evaluator: inout Evaluator) throws(EvaluationFailure) {
    if width < 0 || height < 0 {
      let cause = evaluator.cause(rect: id, isWidth: width < 0)
      let noun = width < 0 ? "the width of a rectangle" : "the height of a rectangle"
      throw evaluator.fail(.negative(noun, width < 0 ? width : height, cause), at: id)
    }
    for value in [x, y, maxX, maxY] { try value.check(.coordinates, at: id, &evaluator) }
  }
}

extension Path: WrappedValue {
  static func unwrapped(_ value: Value) -> Path? { if case .path(let path) = value { path } else { nil } }
}

extension Color: WrappedValue {
  static func unwrapped(_ value: Value) -> Color? { if case .color(let color) = value { color } else { nil } }
}

extension Paint: WrappedValue {
  static func unwrapped(_ value: Value) -> Paint? {
    if case .paint(let paint) = value { paint } else { Color.unwrapped(value).map { .color($0) } }
  }
}

extension Edges: WrappedValue {
  static func unwrapped(_ value: Value) -> Edges? { if case .edges(let edges) = value { edges } else { nil } }
}

extension Value: EvaluatedValue {
  static func value(of id: ExpressionID, _ evaluator: inout Evaluator) throws(EvaluationFailure) -> Value {
    try evaluator.value(id)
  }
}

extension EnumValue {
  static func unwrapped(_ value: Value) -> Self? { if case .enumCase(let index) = value { Self(index) } else { nil } }
}

extension LineCap: WrappedValue {}
extension LineJoin: WrappedValue {}
extension StrokeAlignment: WrappedValue {}
extension FillRule: WrappedValue {}
extension CornerStyle: WrappedValue {}
extension BlendMode: WrappedValue {}
extension Mirroring: WrappedValue {}
extension ColorSpace: WrappedValue {}

/// The lengths of dashes and gaps.
extension [Double]: EvaluatedValue {
  static func value(of id: ExpressionID, _ evaluator: inout Evaluator) throws(EvaluationFailure) -> [Double] {
    var lengths: [Double] = []
    let values = try evaluator.list(id)
    try evaluator.step(values.count, at: evaluator.program[id].source)
    for value in values {
      guard case .number(let length) = value else { throw .failed }
      lengths.append(length)
    }
    guard lengths.allSatisfy({ $0 >= 0 }), lengths.isEmpty || lengths.contains(where: { $0 > 0 }) else {
      throw evaluator.fail(.badDash, at: id)
    }
    return lengths
  }
}
