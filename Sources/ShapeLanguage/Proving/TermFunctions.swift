@_spi(Generated) import ShapeCore

/// The values of functions over intervals. They contain every result of the evaluator, with its rounding.
extension NumberFunctionOfOne {
  func values(of a: Interval) -> Interval {
    if a.isEmpty { return .empty }
    switch self {
    case .absolute: return a.absolute
    case .floor: return a.mapped { $0.rounded(.down) }
    case .ceiling: return a.mapped { $0.rounded(.up) }
    case .round: return a.mapped { $0.rounded() }
    case .sign: return a.mapped { $0 > 0 ? 1 : $0 < 0 ? -1 : 0 }
    // A root of a negative number is an error of its own.
    case .squareRoot: return a.high < 0 ? .all : Interval(max(0, a.low).squareRoot(), a.high.squareRoot())
    case .sine: return a.number.map { Interval(Mathematics.sine($0)) } ?? a.sine()
    case .cosine: return a.number.map { Interval(Mathematics.cosine($0)) } ?? a.sine(shiftedBy: .pi / 2)
    case .tangent:
      if let number = a.number, number.isFinite { return Interval(Mathematics.tangent(number)) }
      guard a.low > -1.57, a.high < 1.57 else { return .all }
      return a.mapped { Mathematics.tangent($0) }.widened()
    case .arcSine:
      let inside = a.intersection(Interval(-1, 1))
      return inside.isEmpty ? .all : inside.mapped { Mathematics.arcSine($0) }.widened()
    case .arcCosine:
      let inside = a.intersection(Interval(-1, 1))
      if inside.isEmpty { return .all }
      return Interval(Mathematics.arcCosine(inside.high), Mathematics.arcCosine(inside.low)).widened()
    case .arcTangent: return a.mapped { Mathematics.arcTangent($0) }.widened()
    // Terms have them as products.
    case .degrees, .radians: return unit.map { a * Interval($0) } ?? .all
    }
  }
}

extension TermOperation {
  func values(_ a: Interval, _ b: Interval) -> Interval {
    if a.isEmpty || b.isEmpty { return .empty }
    switch self {
    case .add: return a + b
    case .subtract: return a - b
    case .multiply: return a * b
    case .divide: return a / b
    case .minimum: return a.minimum(b)
    case .maximum: return a.maximum(b)
    case .modulo: return modulo(a, b)
    case .power: return power(a, b)
    case .hypotenuse:
      let (x, y) = (a.absolute, b.absolute)
      return Interval(
        Mathematics.hypotenuse(x.low, y.low), Mathematics.hypotenuse(x.high, y.high)
      ).widened()
    case .arcTangent:
      // The sign of a zero, which decides to the left of the origin, is not known.
      if let y = a.number, let x = b.number, y != 0 || x > 0 { return Interval(Mathematics.arcTangent(y: y, x: x)) }
      return Interval(-3.15, 3.15)
    case .less: return a.high < b.low ? .yes : a.low >= b.high ? .no : .unit
    case .lessOrEqual: return a.high <= b.low ? .yes : a.low > b.high ? .no : .unit
    case .equal:
      if let x = a.number, x == b.number { return .yes }
      return a.intersection(b).isEmpty ? .no : .unit
    case .and: return Interval(min(a.low, b.low), min(a.high, b.high))
    case .or: return Interval(max(a.low, b.low), max(a.high, b.high))
    }
  }

  private func modulo(_ a: Interval, _ b: Interval) -> Interval {
    if let x = a.number, let y = b.number, y != 0, x.isFinite { return Interval(Mathematics.modulo(x, y)) }
    // The result has the sign of the divisor. Rounding can make it as large as the divisor.
    if b.low > 0, a.low >= 0, a.high < b.low { return a }
    return b.low >= 0 ? Interval(0, b.high) : b.high <= 0 ? Interval(b.low, 0) : Interval(b.low, b.high)
  }

  private func power(_ a: Interval, _ b: Interval) -> Interval {
    if let x = a.number, let y = b.number {
      let result = Mathematics.power(x, y)
      return result.isNaN ? .all : Interval(result)
    }
    if let exponent = b.number, exponent == 2 {
      let side = a.absolute
      return Interval(side.low * side.low, side.high * side.high).widened()
    }
    guard a.low >= 0 else { return .all }
    var result = Interval.empty
    for x in [a.low, a.high] {
      for y in [b.low, b.high] {
        let value = Mathematics.power(x, y)
        if value.isNaN { return Interval(0, .infinity) }
        result = result.union(Interval(value))
      }
    }
    // Between the ends, the powers of 1 and to 0 are 1.
    if a.contains(1) || b.contains(0) { result = result.union(.yes) }
    return Interval(max(0, result.widened().low), result.widened().high)
  }
}
