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

  /// Returns the value of numbers, of products of numbers, and of `let`s for those.
  /// - Parameter knowsNames: Whether names count. Within a `let`, they may be others than here. Defaults to `true`.
  private func number(_ view: ExpressionSyntax, knowsNames: Bool = true) -> Double? {
    if case .number(let view) = view { return view.literal.unit == .plain ? view.literal.value : nil }
    if case .group(let view) = view { return number(view.value, knowsNames: knowsNames) }
    if case .binary(let view) = view {
      guard let left = number(view.left, knowsNames: knowsNames), let right = number(view.right, knowsNames: knowsNames)
      else { return nil }
      return view.operatorToken.kind == .star
        ? left * right : view.operatorToken.kind == .slash ? left / right : nil
    }
    guard knowsNames, case .name(let name) = view else { return nil }
    guard let local = names.scope.local(name.name.id) else { return globalNumber(name.name.id) }
    return names.scope.locals[local].syntax?.value.flatMap { number($0, knowsNames: false) }
  }

  private func globalNumber(_ name: NameID) -> Double? {
    guard case .global(let id)? = names.declarations.entry(name, in: names.context.file)?.declaration,
      case let value = program.result.globals[id].value, value.isPresent
    else { return nil }
    return number(value)
  }

  private func number(_ value: ExpressionID) -> Double? {
    guard program[value].type != .angle else { return nil }
    switch program[value].kind {
    case .number(let number): return number
    case .convert(let inner): return number(inner)
    case .binary(.multiply, let left, let right):
      return number(left).flatMap { left in number(right).map { left * $0 } }
    case .binary(.divide, let left, let right):
      return number(left).flatMap { left in number(right).map { left / $0 } }
    case .bool, .color, .string, .edges, .enumCase, .slot, .global, .layerValue, .point, .size, .list, .element, .slice,
      .comprehension, .negate, .not, .binary, .conditional, .member, .builtin, .call, .path, .frame, .scoped, .invalid:
      return nil
    }
  }
}
