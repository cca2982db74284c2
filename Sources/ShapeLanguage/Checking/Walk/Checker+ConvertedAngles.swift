import ShapeCore

/// Angles that are multiplied by 180 / π, as for functions of other languages that take or return radians.
extension Checker {
  /// Warns if a product of an angle and numbers converts it to degrees or to radians.
  mutating func warnOfConvertedAngle(_ view: BinarySyntax) {
    guard let (factor, inner) = angleFactor(of: .binary(view)), let toDegrees = isConversion(factor),
      // An inner product has been reported.
      inner.map({ isConversion($0) == nil }) ?? true
    else { return }
    report(.convertedAngle(toDegrees: toDegrees), at: view)
  }

  /// Returns whether a factor converts radians to degrees; `nil` if it converts nothing.
  private func isConversion(_ factor: Double) -> Bool? {
    let degrees = 180 / Double.pi
    if abs(factor / degrees - 1) < 0.001 { return true }
    return abs(factor * degrees - 1) < 0.001 ? false : nil
  }

  /// Returns the number that an angle is multiplied by, and that without the last factor.
  private func angleFactor(of view: ExpressionSyntax) -> (factor: Double, inner: Double?)? {
    switch view {
    case .group(let view): return angleFactor(of: view.value)
    case .binary(let view):
      switch view.operatorToken.kind {
      case .star:
        guard let factor = number(view.right) ?? number(view.left) else { return nil }
        let inner = angleFactor(of: number(view.right) == nil ? view.right : view.left)?.factor
        return (factor * (inner ?? 1), inner)
      case .slash:
        guard let divisor = number(view.right) else { return nil }
        let inner = angleFactor(of: view.left)?.factor
        return ((inner ?? 1) / divisor, inner)
      default: return nil
      }
    default: return nil
    }
  }

  /// Returns the value of numbers, of products of numbers, and of `let`s for numbers.
  private func number(_ view: ExpressionSyntax) -> Double? {
    switch view {
    case .number(let view): return view.literal.unit == .plain ? view.literal.value : nil
    case .group(let view): return number(view.value)
    case .binary(let view):
      guard let left = number(view.left), let right = number(view.right) else { return nil }
      switch view.operatorToken.kind {
      case .star: return left * right
      case .slash: return left / right
      default: return nil
      }
    case .name(let name):
      guard let local = names.scope.local(name.name.id) else { return globalNumber(name.name.id) }
      guard case .number(let number)? = names.scope.locals[local].syntax?.value else { return nil }
      return number.literal.unit == .plain ? number.literal.value : nil
    default: return nil
    }
  }

  private func globalNumber(_ name: NameID) -> Double? {
    guard case .global(let id)? = names.declarations.entry(name, in: names.context.file)?.declaration,
      case var value = program.result.globals[id].value, value.isPresent
    else { return nil }
    if case .convert(let inner) = program[value].kind { value = inner }
    guard program[value].type != .angle, case .number(let number) = program[value].kind else { return nil }
    return number
  }
}
