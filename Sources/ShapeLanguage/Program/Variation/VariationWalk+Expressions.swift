import ShapeCore

extension VariationWalk {
  /// Returns what an expression depends on.
  mutating func value(of id: ExpressionID) -> Variation {
    let result = followed(id)
    return id.isPresent && program[id].type.hasElements ? result : Variation(value: result.value)
  }

  func value(of expression: Expression, _ parts: [Variation]) -> Variation {
    switch expression.kind {
    case .layerValue(.width): return Variation(value: layer.width)
    case .layerValue(.height): return Variation(value: layer.height)
    case .layerValue(.bounds), .layerValue(.center): return Variation(value: layer.size)
    case .number, .bool, .color, .string, .edges, .enumCase, .layerValue, .invalid, .slot, .global, .call, .path,
      .scoped:
      return .constant
    case .point, .size: return Variation(value: parts[0].value + parts[1].value)
    case .list:
      var result = Variation.constant
      for part in parts { result.merge(part) }
      return result
    case .element(_, let index):
      let at = parts[1].value.ofAnyFunction
      var result = parts[0].element
      result.value += at
      result.storage += at
      result.add(Jump(change: .elements, dependence: at, source: program[index].source))
      return result
    case .slice:
      let first = parts[1].value.ofAnyFunction
      let last = parts[2].value.ofAnyFunction
      // The number of elements is the difference of the indices.
      var result = parts[0].element
      result.value += first
      result.add(Jump(change: .elements, dependence: first + last, source: expression.source))
      return result
    case .comprehension:
      var (result, element) = (parts[0], parts[1])
      element.value += result.structure
      result.merge(element)
      return result
    case .negate, .convert: return parts[0]
    case .not: return Variation(value: parts[0].value.ofAnyFunction)
    case .binary(let operation, _, _): return binary(operation, parts[0], parts[1])
    case .conditional(let condition, _, _):
      let choice = parts[0].value.ofAnyFunction
      var result = parts[1]
      result.merge(parts[2])
      result.value += choice
      result.storage += choice
      result.add(Jump(change: .elements, dependence: choice, source: program[condition].source))
      return result
    case .member(let member, _): return self.member(member, of: parts[0])
    case .builtin(let builtin, let ids): return call(builtin, parts, ids, at: expression.source)
    case .frame(let header):
      let sum = parts.reduce(layer.size) { $0 + $1.value }
      // A length that edges leave is 0 if there is no room.
      let sides = program[header, LayerParameters.width].isPresent && program[header, LayerParameters.height].isPresent
      let isStated = sides || program[header, LayerParameters.size].isPresent
      return Variation(value: isStated ? sum : sum.ofAnyFunction)
    }
  }

  private func binary(_ operation: BinaryOperation, _ a: Variation, _ b: Variation) -> Variation {
    switch operation {
    case .add, .subtract, .addPoints, .subtractPoints: return Variation(value: a.value + b.value)
    case .multiply, .scalePoint, .scalePointFromLeft, .scaleSize, .scaleSizeFromLeft:
      return Variation(value: a.value * b.value)
    case .divide, .dividePoint, .divideSize: return Variation(value: a.value / b.value)
    case .joinLists:
      var result = a
      var rest = b
      // The indices of the second list depend on the length of the first.
      rest.value += a.structure
      result.merge(rest)
      return result
    case .less, .lessOrEqual, .greater, .greaterOrEqual, .equal, .notEqual, .and, .or:
      return Variation(value: (a.value + b.value).ofAnyFunction)
    }
  }

  private func member(_ member: Member, of value: Variation) -> Variation {
    switch member {
    case .pointX, .pointY, .sizeWidth, .sizeHeight, .rectX, .rectY, .rectWidth, .rectHeight, .rectMinX, .rectMidX,
      .rectMaxX, .rectMinY, .rectMidY, .rectMaxY, .rectCenter, .rectSize, .rectTopLeft, .rectTopRight,
      .rectBottomRight, .rectBottomLeft:
      return Variation(value: value.value)
    case .pathBounds, .pathLength, .pathArea: return Variation(value: value.ofAnyFunction)
    case .listCount: return Variation(value: value.structure)
    case .listFirst, .listLast: return value.element
    case .listIndices:
      var result = Variation.constant
      result.addStructure(of: value)
      return result
    }
  }

  // MARK: Functions

  private func call(
    _ builtin: Builtin, _ values: [Variation], _ operands: OperandRange, at source: SourceSpan
  ) -> Variation {
    func sum() -> Dependence { values.reduce(.none) { $0 + $1.value } }
    func any() -> Variation { Variation(value: values.reduce(.none) { $0 + $1.ofAnyFunction }) }
    switch builtin {
    case .number(.ofOne(let function)) where function.unit != nil: return Variation(value: sum())
    case .number, .pathMeasure, .edgesContains: return any()
    // A turn by a constant angle is affine.
    case .point(.polar): return Variation(value: values[0].value * values[1].value.ofAnyFunction)
    case .point(.rotated):
      return Variation(value: (values[0].value + values[2].value) * values[1].value.ofAnyFunction)
    case .rect(let function):
      switch function {
      case .fromOrigin, .fromCenter, .translated: return Variation(value: sum())
      // A rectangle that is too small for its insets collapses.
      case .inset, .insetEdges: return any()
      }
    case .paint(let function):
      switch function {
      case .mix:
        let share = values[MixParameters.at.index].value
        return share.dependsOnSize ? any() : Variation(value: sum())
      case .color, .mixInSpace, .contrast, .adaptive, .stop, .gradient, .opacity, .lighter, .darker: return any()
      }
    case .path(let function):
      var result = path(function.elementRule, values, function.traits, .elements, operands, at: source)
      result.traits = function.traits
      // The style of corners decides whether they are ready-made.
      result.storage = result.structure
      if function == .roundedRect, hasOtherCorners(RoundedRectParameters.all, operands) { result.traits.insert(.plain) }
      return result
    case .derivedPath(let derivation): return derived(derivation, values, operands, at: source)
    case .list(let function):
      guard let list = values.first else { return .constant }
      switch function {
      case .minimum, .maximum: return any()
      // The index of an element depends on their number.
      case .sum, .reversed, .zip: return list.element
      }
    }
  }

  private func derived(
    _ derivation: PathDerivation, _ values: [Variation], _ operands: OperandRange, at source: SourceSpan
  ) -> Variation {
    let traits = values.first?.traits ?? .unknown
    var result = path(derivation.elementRule, values, traits, .operation(.method(derivation)), operands, at: source)
    let all = values.reduce(Dependence.none) { $0 + $1.ofAnyFunction }
    result.traits = traits
    switch derivation {
    case .translated: break
    case .rotated, .scaled, .scaledAxes:
      // It stays ready-made for some angles and factors.
      if traits.contains(.readyMade) { result.storage += all }
    case .reversed:
      result.traits.remove(.readyMade)
      result.storage = .none
    case .rounded:
      result.traits.formUnion(.curves)
      result.storage += result.structure
      if hasOtherCorners(RoundedParameters.all, operands) { result.traits.insert(.plain) }
    case .trimmed, .stroked, .offset, .combined, .simplified, .dashed, .flattened:
      result.traits = .unknown
      result.storage += all
    }
    return result
  }

  /// Returns whether corners may be other curves than arcs of circles.
  private func hasOtherCorners(_ parameters: [ParameterDeclaration], _ operands: OperandRange) -> Bool {
    parameters.contains { CornerCurveParameters.isCurve($0.name) && program.operand(operands, $0.index).isPresent }
  }

  /// Returns the path of a function or method.
  /// - Parameter traits: Those of its receiver.
  private func path(
    _ rule: ElementRule, _ values: [Variation], _ traits: PathTraits, _ change: Jump.Change,
    _ operands: OperandRange, at source: SourceSpan
  ) -> Variation {
    var result = Variation.constant
    for value in values {
      result.value += value.value.ofAnyFunction
      result.storage += value.storage
      result.addStructure(of: value)
    }
    switch rule {
    case .operands(let deciding): decide(&result, deciding, values, operands)
    case .storage(let deciding):
      decide(&result, deciding, values, operands)
      if traits.contains(.curves) { result.add(Jump(change: change, dependence: result.storage, source: source)) }
    case .closing:
      if traits.isSuperset(of: [.curves, .closes]) {
        result.add(Jump(change: change, dependence: result.value, source: source))
      }
    case .numbers: result.add(Jump(change: change, dependence: result.value, source: source))
    }
    return result
  }

  /// Adds what some of the operands decide.
  func decide(_ path: inout Variation, _ deciding: [Int], _ values: [Variation], _ operands: OperandRange) {
    for index in deciding {
      let dependence = values[index].value.ofAnyFunction
      // An omitted operand depends on nothing.
      if dependence.isNone { continue }
      path.add(
        Jump(change: .elements, dependence: dependence, source: program[program.operand(operands, index)].source))
    }
  }
}
