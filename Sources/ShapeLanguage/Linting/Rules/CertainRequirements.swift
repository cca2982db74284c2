import ShapeCore

/// Finds each `require` that is true at every size and for all values, by interval arithmetic. Unknown values may be
/// anything, so there are no false positives. The limits of a shape's size are ignored, because a `require` that is
/// true only because of `min:` documents the reason for that limit.
struct CertainRequirements {
  private let program: Program
  private var evaluator: Evaluator
  /// The known values of the slots of the shape.
  private var slots: [Int32: Known] = [:]
  /// Whether the statements are outside all layers of the shape. Unlike a layer, a shape never has a size of 0.
  private var isOutermost = true
  private var result: [Diagnostic] = []

  private enum Known: Equatable {
    case anything
    case number(low: Double, high: Double)
    case bool(canHold: Bool, canFail: Bool)
  }

  static func diagnostics(for program: Program) -> [Diagnostic] {
    var search = CertainRequirements(program: program, evaluator: Evaluator(program))
    for shape in program.shapes { search.visit(shape) }
    return search.result
  }

  private init(program: Program, evaluator: Evaluator) {
    self.program = program
    self.evaluator = evaluator
  }

  // MARK: Statements

  private mutating func visit(_ shape: ShapeDeclaration) {
    slots = [:]
    for (index, parameter) in shape.parameters.enumerated() {
      slots[Int32(index)] = range(of: parameter)
    }
    visit(shape.body)
  }

  private mutating func range(of parameter: Parameter) -> Known {
    guard parameter.low.isPresent else { return .anything }
    guard parameter.rangeUses.isEmpty else {
      guard case .number(let low, _) = known(parameter.low), case .number(_, let high) = known(parameter.high) else {
        return .anything
      }
      return .number(low: low, high: high)
    }
    guard let low = try? evaluator.number(parameter.low), let high = try? evaluator.number(parameter.high) else {
      return .anything
    }
    return .number(low: low, high: high)
  }

  private mutating func visit(_ id: BlockID) {
    let block = program[id]
    for index in block.bindings {
      let binding = program.bindings[index]
      slots[binding.slot] = binding.value.isPresent ? known(binding.value) : .anything
    }
    for index in block.statements { visit(program.statements[index]) }
  }

  private mutating func visit(_ statement: Statement) {
    switch statement.kind {
    case .command(.require, let operands):
      let condition = program[Arguments<RequireParameter>(operands), .condition]
      if case .bool(_, canFail: false) = known(condition) {
        result.append(Diagnostic(.certainRequirement, at: program[condition].source))
      }
    case .layer(let index), .mask(let index): if let body = program.layers[index].body { visitLayer(body) }
    case .use(let index): for body in program.uses[index].bodies { visitLayer(body) }
    case .if(_, let then, let otherwise):
      visit(then)
      if let otherwise { visit(otherwise) }
    case .switch(let index):
      for body in program.switches[index].bodies { visit(body) }
    case .repeat(let index):
      for loop in program.repeats[index].nest.loops {
        slots[loop.variable.slot] = domain(of: loop)
        if let index = loop.index { slots[index.slot] = .number(low: 0, high: .infinity) }
      }
      visit(program.repeats[index].body)
    case .command, .outline, .content, .apply: break
    }
  }

  /// Visits the block of a layer, which may have any size.
  private mutating func visitLayer(_ body: BlockID) {
    let outer = isOutermost
    isOutermost = false
    visit(body)
    isOutermost = outer
  }

  private func domain(of loop: LoopNest.Loop) -> Known {
    switch loop.domain {
    case .range(let low, let high, _):
      guard case .number(let low, _) = known(low), case .number(_, let high) = known(high) else { return .anything }
      return .number(low: low, high: high)
    case .list: return .anything
    }
  }

  // MARK: Expressions

  private func known(_ id: ExpressionID) -> Known {
    guard id.isPresent else { return .anything }
    switch program[id].kind {
    case .number(let value): return .number(low: value, high: value)
    case .bool(let value): return .bool(canHold: value, canFail: !value)
    case .slot(let slot): return slots[slot] ?? .anything
    // `min:` and `max:` are ignored.
    case .layerValue(.width), .layerValue(.height):
      return .number(low: isOutermost ? .leastNonzeroMagnitude : 0, high: .infinity)
    case .convert(let inner): return known(inner)
    case .negate(let inner):
      guard case .number(let low, let high) = known(inner) else { return .anything }
      return .number(low: -high, high: -low)
    case .not(let inner):
      guard case .bool(let canHold, let canFail) = known(inner) else { return .anything }
      return .bool(canHold: canFail, canFail: canHold)
    case .conditional(let condition, let then, let otherwise): return either(condition, then, otherwise)
    case .binary(let operation, let left, let right): return combined(operation, known(left), known(right))
    case .builtin(.number(let function), let operands): return applied(function, operands)
    // The value of a file's `let` may change later, and then a `require` about it is useful.
    case .global, .layerValue, .color, .string, .edges, .enumCase, .point, .size, .list, .element, .slice,
      .comprehension, .member, .builtin, .call,
      .path, .invalid:
      return .anything
    }
  }

  private func either(_ condition: ExpressionID, _ then: ExpressionID, _ otherwise: ExpressionID) -> Known {
    if case .bool(let canHold, let canFail) = known(condition), canHold != canFail {
      return known(canHold ? then : otherwise)
    }
    switch (known(then), known(otherwise)) {
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

  private func applied(_ function: NumberFunction, _ operands: OperandRange) -> Known {
    let arguments = program[operands].map { known($0) }
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
}
