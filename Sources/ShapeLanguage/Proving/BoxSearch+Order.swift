/// The order of terms: what the same operations make of smaller numbers isn't larger. Rounding keeps this order, so it holds
/// exactly, also where two terms are almost equal.
extension BoxSearch {
  /// A fact that a term isn't larger than another one.
  struct Order: Hashable {
    let small: TermID
    let large: TermID
  }

  /// The maximum number of pairs of terms that are compared for one goal.
  private static let mostPairs = 60

  /// What a condition says about the order of two terms.
  func order(_ literal: Literal) -> Order? {
    switch table[literal.term] {
    case .operation(.less, let a, let b), .operation(.lessOrEqual, let a, let b):
      literal.isTrue ? Order(small: a, large: b) : Order(small: b, large: a)
    case .constant, .variable, .negate, .not, .function, .operation, .conditional, .choice, .mix: nil
    }
  }

  /// Whether a condition that must be false is surely true in the present box.
  mutating func holdsByOrder() -> Bool {
    for literal in literals.prefix(goals) where !literal.isTrue {
      guard case .operation(.lessOrEqual, let a, let b) = table[literal.term] else { continue }
      var room = Self.mostPairs
      let holds = isAtMost(a, b, &room)
      steps += Self.mostPairs - room
      if holds { return true }
    }
    return false
  }

  private func known(_ id: TermID) -> Interval { values[Int(id.index)] }

  private func isAtMost(_ a: TermID, _ b: TermID, _ room: inout Int) -> Bool {
    if a == b || known(a).high <= known(b).low || orders.contains(Order(small: a, large: b)) { return true }
    room -= 1
    guard room > 0 else { return false }
    if case .mix(let mix) = table[a] { return isAtMost(mix.sum, b, &room) }
    if case .mix(let mix) = table[b] { return isAtMost(a, mix.sum, &room) }
    return known(a).high <= 0 && isNotNegative(b, &room) || keepsOrder(a, b, &room) || isReduced(a, atMost: b, &room)
      || isIncreased(b, from: a, &room)
  }

  /// Whether two terms are made by the same operation, of operands in this order.
  private func keepsOrder(_ a: TermID, _ b: TermID, _ room: inout Int) -> Bool {
    switch (table[a], table[b]) {
    case (.negate(let x), .negate(let y)): return isAtMost(y, x, &room)
    case (.function(let first, let x), .function(let second, let y)):
      return first == second && first.keepsOrder && isAtMost(x, y, &room)
    case (.operation(let first, let x, let y), .operation(let second, let u, let v)) where first == second:
      switch first {
      case .add, .minimum, .maximum: return isAtMost(x, u, &room) && isAtMost(y, v, &room)
      case .subtract: return isAtMost(x, u, &room) && isAtMost(v, y, &room)
      case .multiply:
        if y == v, known(y).low >= 0 { return isAtMost(x, u, &room) }
        return x == u && known(x).low >= 0 && isAtMost(y, v, &room)
      case .divide: return y == v && known(y).low > 0 && isAtMost(x, u, &room)
      case .modulo, .power, .hypotenuse, .arcTangent, .less, .lessOrEqual, .equal, .and, .or: return false
      }
    case (_, _): return false
    }
  }

  /// Whether a term is made of one that isn't larger than a limit, and isn't larger than that one.
  private func isReduced(_ a: TermID, atMost limit: TermID, _ room: inout Int) -> Bool {
    if case .conditional(let condition, let x, let y) = table[a] {
      return (known(condition).isFalse || isAtMost(x, limit, &room))
        && (known(condition).isTrue || isAtMost(y, limit, &room))
    }
    guard case .operation(let operation, let x, let y) = table[a] else { return false }
    switch operation {
    case .add:
      return known(y).high <= 0 && isAtMost(x, limit, &room) || known(x).high <= 0 && isAtMost(y, limit, &room)
    case .subtract: return known(y).low >= 0 && isAtMost(x, limit, &room)
    case .multiply:
      func isShare(_ share: TermID, of whole: TermID) -> Bool { known(share).high <= 1 && known(whole).low >= 0 }
      return isShare(y, of: x) && isAtMost(x, limit, &room) || isShare(x, of: y) && isAtMost(y, limit, &room)
    case .divide: return known(y).low >= 1 && known(x).low >= 0 && isAtMost(x, limit, &room)
    case .minimum: return isAtMost(x, limit, &room) || isAtMost(y, limit, &room)
    case .maximum: return isAtMost(x, limit, &room) && isAtMost(y, limit, &room)
    case .modulo, .power, .hypotenuse, .arcTangent, .less, .lessOrEqual, .equal, .and, .or: return false
    }
  }

  /// Whether a term is made of one that isn't smaller than a limit, and isn't smaller than that one.
  private func isIncreased(_ b: TermID, from limit: TermID, _ room: inout Int) -> Bool {
    if case .conditional(let condition, let x, let y) = table[b] {
      return (known(condition).isFalse || isAtMost(limit, x, &room))
        && (known(condition).isTrue || isAtMost(limit, y, &room))
    }
    guard case .operation(let operation, let x, let y) = table[b] else { return false }
    switch operation {
    case .add:
      return known(y).low >= 0 && isAtMost(limit, x, &room) || known(x).low >= 0 && isAtMost(limit, y, &room)
    case .subtract: return known(y).high <= 0 && isAtMost(limit, x, &room)
    case .minimum: return isAtMost(limit, x, &room) && isAtMost(limit, y, &room)
    case .maximum: return isAtMost(limit, x, &room) || isAtMost(limit, y, &room)
    case .multiply, .divide, .modulo, .power, .hypotenuse, .arcTangent, .less, .lessOrEqual, .equal, .and, .or:
      return false
    }
  }

  private func isNotNegative(_ id: TermID, _ room: inout Int) -> Bool {
    if known(id).low >= 0 { return true }
    room -= 1
    guard room > 0 else { return false }
    switch table[id] {
    case .operation(let operation, let a, let b):
      switch operation {
      case .add, .multiply, .minimum: return isNotNegative(a, &room) && isNotNegative(b, &room)
      case .maximum: return isNotNegative(a, &room) || isNotNegative(b, &room)
      case .subtract: return isAtMost(b, a, &room)
      case .divide: return known(b).low > 0 && isNotNegative(a, &room)
      case .modulo, .power, .hypotenuse, .arcTangent, .less, .lessOrEqual, .equal, .and, .or: return false
      }
    case .conditional(let condition, let a, let b):
      return (known(condition).isFalse || isNotNegative(a, &room))
        && (known(condition).isTrue || isNotNegative(b, &room))
    case .mix(let mix): return isNotNegative(mix.sum, &room)
    case .constant, .variable, .negate, .not, .function, .choice: return false
    }
  }
}

extension NumberFunctionOfOne {
  /// Whether a larger number never has a smaller result, with its rounding.
  fileprivate var keepsOrder: Bool {
    switch self {
    case .floor, .ceiling, .round, .sign, .squareRoot: true
    case .absolute, .sine, .cosine, .tangent, .arcSine, .arcCosine, .arcTangent, .degrees, .radians: false
    }
  }
}
