import ShapeCore

/// The linear terms of expressions.
extension TurningPoints {
  private static let alternativeLimit = 4

  func variable(_ index: Int) -> Sum { Sum(constant: 0, factors: values.indices.map { $0 == index ? 1 : 0 }) }

  func constant(_ value: Double) -> Sum { Sum(constant: value, factors: values.map { _ in 0 }) }

  mutating func value(of expression: Expression, _ parts: [[Sum]]) -> [Sum] {
    if case .number(let value) = expression.kind { return [constant(value)] }
    if case .layerValue(.width) = expression.kind { return layer.width }
    if case .layerValue(.height) = expression.kind { return layer.height }
    if case .convert = expression.kind { return parts[0] }
    if case .negate = expression.kind { return parts[0].map { $0.scaled(by: -1) } }
    if case .conditional = expression.kind { return few(parts[1] + parts[2]) }
    if case .member(let member, let inner) = expression.kind { return side(member, inner) }
    if case .builtin(.number(let function), _) = expression.kind { return applied(function, parts) }
    guard case .binary(let operation, let left, let right) = expression.kind else { return [] }
    if BinaryOperation.comparisons.contains(operation) {
      compare(left, with: parts[1])
      compare(right, with: parts[0])
      for difference in pairs(parts[0], parts[1], { $0.combined($1, -) }) { solve(difference) }
    }
    return combined(operation, parts[0], parts[1])
  }

  /// Finds where a comparison of a quotient changes: `a / b < 2` where `a` is `2 * b`.
  private mutating func compare(_ id: ExpressionID, with other: [Sum]) {
    guard case .binary(.divide, let top, let bottom) = program[id].kind else { return }
    let divisors = value(of: bottom).filter { !$0.isConstant }
    for place in pairs(divisors, other.filter({ $0.isConstant }), { $0.scaled(by: $1.constant) }) {
      for sum in value(of: top) { solve(sum.combined(place, -)) }
    }
  }

  private func side(_ member: Member, _ inner: ExpressionID) -> [Sum] {
    let (width, height) = (layer.width, layer.height)
    return switch (member, program[inner].kind) {
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
        pairs(left, right.filter { $0.isConstant }) { $0.scaled(by: $1.constant) }
          + pairs(left.filter { $0.isConstant }, right.filter { !$0.isConstant }) { $1.scaled(by: $0.constant) })
    case .divide:
      pairs(left, right.filter { $0.isConstant && $0.constant != 0 }) { $0.scaled(by: 1 / $1.constant) }
    case .addPoints, .subtractPoints, .scalePoint, .scalePointFromLeft, .dividePoint, .scaleSize, .scaleSizeFromLeft,
      .divideSize, .joinLists, .less, .lessOrEqual, .greater, .greaterOrEqual, .equal, .notEqual, .and, .or:
      []
    }
  }

  /// The terms of a function. The result of a function such as `min` may be any of its operands.
  private func applied(_ function: NumberFunction, _ operands: [[Sum]]) -> [Sum] {
    let sums = operands.flatMap { $0 }
    switch function {
    case .minimum, .maximum, .clamp, .ofOne(.floor), .ofOne(.ceiling), .ofOne(.round): return few(sums)
    case .ofOne(.absolute): return few(sums.flatMap { [$0, $0.scaled(by: -1)] })
    case .ofOne(let function): return function.unit.map { unit in sums.map { $0.scaled(by: unit) } } ?? []
    case .distance, .ofTwo: return []
    }
  }

  func pairs(_ left: [Sum], _ right: [Sum], _ combine: (Sum, Sum) -> Sum) -> [Sum] {
    few(left.flatMap { a in right.map { combine(a, $0) } })
  }

  /// The first few terms. Every operation may multiply their number.
  private func few(_ sums: [Sum]) -> [Sum] { Array(sums.prefix(Self.alternativeLimit)) }
}
