@_spi(Generated) import ShapeCore

/// What an unmet requirement compares.
extension Evaluator {
  /// Returns the values of the computed sides of the first comparison that makes a condition false. There are none if the
  /// remaining steps don't suffice.
  func sides(of condition: ExpressionID) -> [Note] {
    // Work for a message doesn't count as work for the picture.
    var copy = self
    var rest = [condition]
    while let id = rest.popLast() {
      if case .binary(.and, let left, let right) = program[id].kind {
        rest += [right, left]
      } else if rest.isEmpty || (try? copy.bool(id)) != true {
        return (try? copy.values(ofSidesOf: id)) ?? []
      }
    }
    return []
  }

  private mutating func values(ofSidesOf comparison: ExpressionID) throws(EvaluationFailure) -> [Note] {
    guard case .binary(let operation, let left, let right) = program[comparison].kind else { return [] }
    switch operation {
    case .less, .lessOrEqual, .greater, .greaterOrEqual, .equal, .notEqual: break
    case .and, .or, .add, .subtract, .multiply, .divide, .addPoints, .subtractPoints, .scalePoint, .scalePointFromLeft,
      .dividePoint, .scaleSize, .scaleSizeFromLeft, .divideSize, .joinLists:
      return []
    }
    guard case .number(let a) = try value(left), case .number(let b) = try value(right) else { return [] }
    let isAngle = program[left].type == .angle
    var notes: [Note] = []
    for (side, value, other) in [(left, a, b), (right, b, a)] where isComputed(side) {
      let text = comparedNumber(value, with: other, isAngle)
      notes.append(Note(.value(text, try appearance(of: side)), at: program[side].source))
    }
    return notes
  }

  /// Whether a value is neither a name nor a literal, perhaps converted or with a sign.
  private func isComputed(_ id: ExpressionID) -> Bool {
    switch program[id].kind {
    case .convert(let inner), .negate(let inner): isComputed(inner)
    case let kind: kind.isComputed
    }
  }

  /// Returns the appearance that a contrast is of, unless it is the same in both.
  private mutating func appearance(of id: ExpressionID) throws(EvaluationFailure) -> Appearance? {
    guard case .builtin(.paint(.contrast), let operands) = program[id].kind else { return nil }
    let color = try value(ContrastParameters.color, operands)
    let (light, dark) = color.contrasts(over: try value(ContrastParameters.background, operands))
    return light == dark ? nil : light < dark ? .light : .dark
  }
}
