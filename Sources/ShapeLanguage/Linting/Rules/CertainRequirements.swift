import ShapeCore

/// Finds each `require` that is true at every size and for all values, by interval arithmetic. Unknown values may be
/// anything, so there are no false positives. The limits of a shape's size are ignored, because a `require` that is
/// true only because of `min:` documents the reason for that limit.
struct CertainRequirements: AbstractWalk {
  enum Known: Hashable {
    case anything
    case number(low: Double, high: Double)
    case bool(canHold: Bool, canFail: Bool)
  }

  /// Whether a layer is that of the shape. Unlike another one, it never has a size of 0.
  typealias Layer = Bool

  static let unknown = Known.anything
  var state: AbstractState<CertainRequirements>
  private var evaluator: Evaluator
  private var result: [Diagnostic] = []

  static func diagnostics(for program: Program) -> [Diagnostic] {
    var search = CertainRequirements(
      state: AbstractState(program, true, steps: .max), evaluator: Evaluator(program))
    for shape in program.shapes {
      search.withFrame([], count: shape.slotCount, height: shape.height) { search in
        for (index, parameter) in shape.parameters.enumerated() {
          search.set(Int32(index), to: search.range(of: parameter))
        }
        search.visitBranch(shape.body)
      }
    }
    return search.result
  }

  private mutating func range(of parameter: Parameter) -> Known {
    guard parameter.low.isPresent else { return .anything }
    guard parameter.rangeUses.isEmpty else { return hull(value(of: parameter.low), value(of: parameter.high)) }
    guard let low = try? evaluator.number(parameter.low), let high = try? evaluator.number(parameter.high) else {
      return .anything
    }
    return .number(low: low, high: high)
  }

  // MARK: Statements

  mutating func visit(_ command: Command, _ operands: OperandRange, at source: SourceSpan) {
    guard command == .require else { return }
    let condition = program[operands, RequireParameters.condition]
    if case .bool(_, canFail: false) = value(of: condition) {
      result.append(Diagnostic(.certainRequirement, at: program[condition].source))
    }
  }

  func layer(_ header: OperandRange) -> Bool { false }

  func visitOutline(_ path: ExpressionID) {}

  mutating func visit(_ use: UseStatement, at source: SourceSpan) {
    for body in use.bodies { visitBody(body, layer: false) }
  }

  /// The requirements of styles are about many layers.
  func apply(_ style: Style, _ operands: OperandRange) {}

  func variables(_ domain: [Known]) -> (variable: Known, index: Known) {
    (domain.count == 2 ? hull(domain[0], domain[1]) : .anything, .number(low: 0, high: .infinity))
  }

  // MARK: Expressions

  /// The result of a function counts as unknown, as the value of a file's `let`, which may change later: a `require`
  /// about it is useful.
  func call(_ id: FunctionID, _ operands: OperandRange) -> Known { .anything }

  func value(of expression: Expression, _ parts: [Known]) -> Known {
    if case .number(let value) = expression.kind { return .number(low: value, high: value) }
    if case .bool(let value) = expression.kind { return .bool(canHold: value, canFail: !value) }
    if case .layerValue(let value) = expression.kind, value == .width || value == .height {
      // `min:` and `max:` are ignored.
      return .number(low: layer ? .leastNonzeroMagnitude : 0, high: .infinity)
    }
    if case .convert = expression.kind { return parts[0] }
    if case .negate = expression.kind, case .number(let low, let high) = parts[0] {
      return .number(low: -high, high: -low)
    }
    if case .not = expression.kind, case .bool(let canHold, let canFail) = parts[0] {
      return .bool(canHold: canFail, canFail: canHold)
    }
    if case .conditional = expression.kind { return either(parts[0], parts[1], parts[2]) }
    if case .binary(let operation, _, _) = expression.kind { return combined(operation, parts[0], parts[1]) }
    if case .builtin(.number(let function), _) = expression.kind { return applied(function, parts) }
    return .anything
  }

  private func either(_ condition: Known, _ then: Known, _ otherwise: Known) -> Known {
    if case .bool(let canHold, let canFail) = condition, canHold != canFail { return canHold ? then : otherwise }
    switch (then, otherwise) {
    case (.number(let a, let b), .number(let c, let d)): return .number(low: min(a, c), high: max(b, d))
    case (.bool(let a, let b), .bool(let c, let d)): return .bool(canHold: a || c, canFail: b || d)
    case (.anything, _), (_, .anything), (.number, .bool), (.bool, .number): return .anything
    }
  }

  private func combined(_ operation: BinaryOperation, _ left: Known, _ right: Known) -> Known {
    switch (left, right) {
    case (.number(let a, let b), .number(let c, let d)):
      switch operation {
      case .add: return hull([a + c, b + d])
      case .subtract: return hull([a - d, b - c])
      case .multiply: return hull([a * c, a * d, b * c, b * d])
      case .divide: return c > 0 || d < 0 ? hull([a / c, a / d, b / c, b / d]) : .anything
      case .less: return .bool(canHold: a < d, canFail: b >= c)
      case .lessOrEqual: return .bool(canHold: a <= d, canFail: b > c)
      case .greater: return .bool(canHold: b > c, canFail: a <= d)
      case .greaterOrEqual: return .bool(canHold: b >= c, canFail: a < d)
      case .equal: return .bool(canHold: a <= d && b >= c, canFail: !(a == b && c == d && a == c))
      case .notEqual: return .bool(canHold: !(a == b && c == d && a == c), canFail: a <= d && b >= c)
      case .addPoints, .subtractPoints, .scalePoint, .scalePointFromLeft, .dividePoint, .scaleSize,
        .scaleSizeFromLeft, .divideSize, .joinLists, .and, .or:
        return .anything
      }
    case (.bool(let a, let b), .bool(let c, let d)):
      switch operation {
      case .and: return .bool(canHold: a && c, canFail: b || d)
      case .or: return .bool(canHold: a || c, canFail: b && d)
      case .add, .subtract, .multiply, .divide, .addPoints, .subtractPoints, .scalePoint, .scalePointFromLeft,
        .dividePoint, .scaleSize, .scaleSizeFromLeft, .divideSize, .joinLists, .less, .lessOrEqual, .greater,
        .greaterOrEqual,
        .equal, .notEqual:
        return .anything
      }
    case (.bool(_, canFail: false), _), (_, .bool(_, canFail: false)):
      // One side decides.
      return operation == .or ? .bool(canHold: true, canFail: false) : .anything
    case (.anything, _), (_, .anything), (.number, .bool), (.bool, .number): return .anything
    }
  }

  private func applied(_ function: NumberFunction, _ arguments: [Known]) -> Known {
    var (lows, highs): ([Double], [Double]) = ([], [])
    for case .number(let low, let high) in arguments {
      lows.append(low)
      highs.append(high)
    }
    guard let low = lows.first, let high = highs.first, lows.count == arguments.count else { return .anything }
    switch function {
    case .minimum: return .number(low: lows.min() ?? low, high: highs.min() ?? high)
    case .maximum: return .number(low: lows.max() ?? low, high: highs.max() ?? high)
    case .clamp:
      guard lows.count == 3 else { return .anything }
      return .number(low: min(max(low, lows[1]), lows[2]), high: min(max(high, highs[1]), highs[2]))
    case .ofOne(.floor): return .number(low: low.rounded(.down), high: high.rounded(.down))
    case .ofOne(.ceiling): return .number(low: low.rounded(.up), high: high.rounded(.up))
    case .ofOne(.round): return .number(low: low.rounded(), high: high.rounded())
    case .ofOne(.absolute):
      return .number(low: max(0, low, -high), high: max(high, -low))
    case .ofOne(.sine), .ofOne(.cosine): return .number(low: -1, high: 1)
    case .distance, .ofOne, .ofTwo: return .anything
    }
  }

  /// The smallest interval around some numbers; anything if one is NaN.
  private func hull(_ values: [Double]) -> Known {
    guard let low = values.min(), let high = values.max(), values.allSatisfy({ !$0.isNaN }) else { return .anything }
    return .number(low: low, high: high)
  }

  /// From the lowest value of one end to the highest of the other.
  private func hull(_ first: Known, _ last: Known) -> Known {
    guard case .number(let low, _) = first, case .number(_, let high) = last else { return .anything }
    return .number(low: low, high: high)
  }
}
