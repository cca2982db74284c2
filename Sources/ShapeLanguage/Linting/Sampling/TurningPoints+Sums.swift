import ShapeCore

/// The linear terms of expressions.
extension TurningPoints {
  private static let alternativeLimit = 4

  func variable(_ index: Int) -> Sum {
    var sum = constant(0)
    sum.factors[index] = 1
    return sum
  }

  func constant(_ value: Double) -> Sum {
    Sum(constant: value, factors: Array(repeating: 0, count: values.count))
  }

  /// The possible terms of an expression; empty if they are unknown.
  mutating func sums(_ id: ExpressionID) -> [Sum] {
    guard id.isPresent else { return [] }
    steps += 1
    guard steps <= stepLimit else { return [] }
    switch program[id].kind {
    case .number(let value): return [constant(value)]
    case .slot(let slot): return slots[slot] ?? []
    case .layerValue(.width): return width
    case .layerValue(.height): return height
    case .convert(let inner): return sums(inner)
    case .negate(let inner): return sums(inner).map { $0.scaled(by: -1) }
    case .conditional(_, let then, let otherwise): return few(sums(then) + sums(otherwise))
    case .member(let member, let inner): return side(member, inner)
    case .binary(let operation, let left, let right): return combined(operation, sums(left), sums(right))
    case .builtin(.number(let function), let operands): return operandSums(function, operands)
    case .global(let index):
      let value = program.globals[index].value
      return sums(value, inside: [], OperandRange(start: 0, count: 0))
    case .call(let index, let operands):
      let function = program.functions[index]
      return sums(function.value, inside: function.parameters, operands, of: function.local)
    case .layerValue, .bool, .color, .string, .edges, .enumCase, .point, .size, .list, .element, .slice, .comprehension,
      .not, .builtin, .path, .invalid:
      return []
    }
  }

  private mutating func sums(
    _ id: ExpressionID, inside parameters: [Parameter], _ operands: OperandRange, of local: LocalPlace? = nil
  ) -> [Sum] {
    var result: [Sum] = []
    inside(parameters, operands, of: local) { result = $0.sums(id) }
    return result
  }

  private func side(_ member: Member, _ inner: ExpressionID) -> [Sum] {
    switch (member, program[inner].kind) {
    case (.rectWidth, .layerValue(.bounds)), (.rectMaxX, .layerValue(.bounds)): width
    case (.rectHeight, .layerValue(.bounds)), (.rectMaxY, .layerValue(.bounds)): height
    case (.rectMidX, .layerValue(.bounds)), (.pointX, .layerValue(.center)): width.map { $0.scaled(by: 0.5) }
    case (.rectMidY, .layerValue(.bounds)), (.pointY, .layerValue(.center)): height.map { $0.scaled(by: 0.5) }
    case _: []
    }
  }

  private func combined(_ operation: BinaryOperation, _ left: [Sum], _ right: [Sum]) -> [Sum] {
    switch operation {
    case .add: pairs(left, right) { $0.combined($1, +) }
    case .subtract: pairs(left, right) { $0.combined($1, -) }
    case .multiply:
      few(
        pairs(left, right.filter(\.isConstant)) { $0.scaled(by: $1.constant) }
          + pairs(left.filter(\.isConstant), right.filter { !$0.isConstant }) { $1.scaled(by: $0.constant) })
    case .divide:
      pairs(left, right.filter { $0.isConstant && $0.constant != 0 }) { $0.scaled(by: 1 / $1.constant) }
    case .addPoints, .subtractPoints, .scalePoint, .scalePointFromLeft, .dividePoint, .scaleSize, .scaleSizeFromLeft,
      .divideSize, .joinLists, .less, .lessOrEqual, .greater, .greaterOrEqual, .equal, .notEqual, .and, .or:
      []
    }
  }

  /// The terms of a function. The result of a function such as `min` may be any of its operands.
  private mutating func operandSums(_ function: NumberFunction, _ operands: OperandRange) -> [Sum] {
    var result: [Sum] = []
    for operand in program[operands] { result += sums(operand) }
    switch function {
    case .minimum, .maximum, .clamp, .ofOne(.floor), .ofOne(.ceiling), .ofOne(.round): return few(result)
    case .ofOne(.absolute): return few(result.flatMap { [$0, $0.scaled(by: -1)] })
    case .distance, .ofOne, .ofTwo: return []
    }
  }

  func pairs(_ left: [Sum], _ right: [Sum], _ combine: (Sum, Sum) -> Sum) -> [Sum] {
    few(left.flatMap { a in right.map { combine(a, $0) } })
  }

  /// The first few terms. Every operation may multiply their number.
  private func few(_ sums: [Sum]) -> [Sum] { Array(sums.prefix(Self.alternativeLimit)) }
}
