import ShapeCore

/// Angles that are multiplied by 180 / π, as for functions of other languages that take or return radians.
extension Checker {
  /// Warns if a product of an angle and numbers converts it to degrees or to radians.
  mutating func warnOfConvertedAngle(_ view: BinarySyntax) {
    guard let (factor, inner) = angleFactor(of: .binary(view)), let toDegrees = isConversion(factor),
      // An inner product has been reported.
      inner.map({ isConversion($0) == nil }) ?? true,
      // `1deg * number` makes an angle of a number, and converts nothing.
      !isUnit(.binary(view))
    else { return }
    report(.convertedAngle(toDegrees: toDegrees), at: view)
  }

  /// Returns whether a factor converts radians to degrees; `nil` if it converts nothing.
  private func isConversion(_ factor: Double) -> Bool? {
    let degrees = 180 / Double.pi
    if abs(factor / degrees - 1) < 0.001 { return true }
    return abs(factor * degrees - 1) < 0.001 ? false : nil
  }

  /// Whether one of the factors is the unit itself, such as `1deg`.
  private func isUnit(_ view: ExpressionSyntax) -> Bool {
    if case .number(let number) = view { return number.literal.unit != .plain && number.literal.value == 1 }
    if case .group(let group) = view { return isUnit(group.value) }
    if case .binary(let binary) = view { return isUnit(binary.left) || isUnit(binary.right) }
    return false
  }

  /// Returns the number that an angle is multiplied by, and that without the last factor.
  private func angleFactor(of view: ExpressionSyntax) -> (factor: Double, inner: Double?)? {
    if case .group(let view) = view { return angleFactor(of: view.value) }
    guard case .binary(let view) = view else { return nil }
    if view.operatorToken.kind == .star, let factor = number(view.right) ?? number(view.left) {
      let inner = angleFactor(of: number(view.right) == nil ? view.right : view.left)?.factor
      return (factor * (inner ?? 1), inner)
    }
    guard view.operatorToken.kind == .slash, let divisor = number(view.right) else { return nil }
    let inner = angleFactor(of: view.left)?.factor
    return ((inner ?? 1) / divisor, inner)
  }

  /// Returns the value of numbers, of products of numbers, and of `let`s for numbers.
  private func number(_ view: ExpressionSyntax) -> Double? {
    if case .number(let view) = view { return view.literal.unit == .plain ? view.literal.value : nil }
    if case .group(let view) = view { return number(view.value) }
    if case .binary(let view) = view {
      guard let left = number(view.left), let right = number(view.right) else { return nil }
      return view.operatorToken.kind == .star
        ? left * right : view.operatorToken.kind == .slash ? left / right : nil
    }
    guard case .name(let name) = view else { return nil }
    guard let local = names.scope.local(name.name.id) else { return globalNumber(name.name.id) }
    guard case .number(let number)? = names.scope.locals[local].syntax?.value else { return nil }
    return number.literal.unit == .plain ? number.literal.value : nil
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
