@_spi(Generated) import ShapeCore

extension ObligationWalk {
  mutating func value(of id: ExpressionID) -> SymbolicValue {
    domain == .app ? valueInApp(id) : visited(id)
  }

  /// Visits operands that are evaluated only under a condition where that condition is true.
  mutating func visited(_ id: ExpressionID) -> SymbolicValue {
    guard id.isPresent else { return .anything }
    switch program[id].kind {
    case .call where hidesConstants, .global where hidesConstants: return .anything
    case .conditional(let condition, let then, let otherwise):
      guard step() else { return .anything }
      let isTrue = self.condition(of: condition)
      var (first, second) = (SymbolicValue.anything, SymbolicValue.anything)
      if !table.values(of: isTrue).isFalse { first = assuming(isTrue) { $0.value(of: then) } }
      if table.values(of: isTrue).isTrue { return first }
      second = assuming(table.not(isTrue)) { $0.value(of: otherwise) }
      return table.conditional(isTrue, first, second)
    case .binary(.and, let a, let b):
      let first = condition(of: a)
      if table.values(of: first).isFalse { return .scalar(first) }
      let second = assuming(first) { $0.condition(of: b) }
      return .scalar(table.and(first, second))
    case .binary(.or, let a, let b):
      let first = condition(of: a)
      if table.values(of: first).isTrue { return .scalar(first) }
      let second = assuming(table.not(first)) { $0.condition(of: b) }
      return .scalar(table.operation(.or, first, second))
    case .comprehension(let index): return list(of: program.comprehensions[index])
    case .builtin(.path(.roundedRect), _):
      // Not all of its radii are evaluated, so nothing relies on them.
      let outer = facts
      defer { facts = outer }
      return followed(id)
    case .list, .builtin, .element, .slice, .member, .number, .bool, .color, .string, .edges, .enumCase, .slot, .global,
      .layerValue, .point, .size, .negate, .not, .binary, .convert, .call, .path, .scoped, .invalid:
      return followed(id)
    case .frame(let header): return step() ? frame(of: header, at: program[id].source) : .anything
    }
  }

  private mutating func list(of comprehension: Comprehension) -> SymbolicValue {
    guard step() else { return .anything }
    let outer = facts
    let first = table.variables.count
    let total = scalar(loops(comprehension.nest), isWhole: true)
    let (nest, around) = (nest, facts.count)
    let value = value(of: comprehension.value)
    defer { facts = outer }
    let variables = (first..<table.variables.count).filter { table.variables[$0].kind != .pixel }
      .map { table.term(ofVariable: $0) }.filter { $0 != total }
    if domain == .app { limitElements(of: comprehension.nest, total) }
    // The value depends on nothing but the loops.
    if variables.count == nest.turns.count {
      if let turn = nest.turns.first, nest.turns.count == 1, nest.condition == nil {
        return .list(table.limited(.generated(count: total, variable: turn.variable, first: turn.first, value)))
      }
      if let values = table.elements(value, in: nest) { return .list(table.limited(.literal(values))) }
    }
    let known = Array(facts[outer.count..<around])
    return .list(table.limited(.several(count: total, variables: variables, facts: known, [value])))
  }

  mutating func value(of expression: Expression, _ parts: [SymbolicValue]) -> SymbolicValue {
    if domain == .app, dependsOnAnything(expression, parts) { return .anything }
    switch expression.kind {
    case .number(let value): return .scalar(table.constant(value))
    case .bool(let value): return .scalar(table.constant(value ? 1 : 0))
    case .enumCase(let id): return .scalar(table.constant(Double(id.index)))
    case .layerValue(let value): return self.value(value)
    case .point, .size:
      let first = scalar(parts[0])
      return .pair(first, scalar(parts[1]))
    case .list: return expression.type == .edges ? .anything : .list(.literal(parts))
    case .negate:
      if case .pair(let a, let b) = parts[0] { return .pair(table.negate(a), table.negate(b)) }
      return .scalar(table.negate(scalar(parts[0])))
    case .not:
      if case .scalar(let term) = parts[0] { return .scalar(table.not(term)) }
      return .anything
    case .convert:
      return expression.type.isOfStops ? withoutPositions(parts[0], expression.type) : parts[0]
    case .binary(let operation, let a, let b): return binary(operation, parts[0], parts[1], a, b, at: expression)
    case .element: return element(parts[0], parts[1], at: expression)
    case .slice(_, _, _, let isClosed): return slice(parts, isClosed: isClosed, at: expression)
    case .member(let member, _): return self.member(member, of: parts[0], at: expression)
    case .builtin(let builtin, let operands): return call(builtin, parts, operands, at: expression)
    case .color(let id): return .color(program.colors[id])
    case .string, .edges, .slot, .global, .call, .path, .scoped, .comprehension, .conditional, .frame, .invalid:
      return .anything
    }
  }

  private mutating func value(_ value: LayerValue) -> SymbolicValue {
    switch value {
    case .width: return .scalar(layer.width)
    case .height: return .scalar(layer.height)
    case .bounds: return .rect(table.constant(0), table.constant(0), layer.width, layer.height)
    case .center: return .pair(table.multiply(layer.width, by: 0.5), table.multiply(layer.height, by: 0.5))
    case .pixel:
      let pixels = domain == .app ? Interval(.leastNonzeroMagnitude, .greatestFiniteMagnitude) : Interval(1e-4, 1e4)
      let pixel = pixel ?? table.variable(.pixel, pixels)
      self.pixel = pixel
      return .scalar(pixel)
    case .isRightToLeft: return .scalar(isRightToLeft)
    }
  }

  // MARK: Operators

  private mutating func binary(
    _ operation: BinaryOperation, _ a: SymbolicValue, _ b: SymbolicValue, _ left: ExpressionID, _ right: ExpressionID,
    at expression: Expression
  ) -> SymbolicValue {
    let source = expression.source
    func scaled(_ value: SymbolicValue, _ factor: SymbolicValue, _ operation: TermOperation) -> SymbolicValue {
      let (x, y) = pair(value)
      let factor = scalar(factor)
      let first = finite(table.operation(operation, x, factor), expression)
      return .pair(first, finite(table.operation(operation, y, factor), expression))
    }
    func combined(_ operation: TermOperation) -> SymbolicValue {
      let ((x, y), (u, v)) = (pair(a), pair(b))
      let first = finite(table.operation(operation, x, u), expression)
      return .pair(first, finite(table.operation(operation, y, v), expression))
    }
    func number(_ operation: TermOperation) -> SymbolicValue {
      let first = scalar(a)
      return .scalar(finite(table.operation(operation, first, scalar(b)), expression))
    }
    let areWhole = program[left].type == .integer && program[right].type == .integer
    switch operation {
    case .add: return number(.add)
    case .subtract: return number(.subtract)
    case .multiply: return number(.multiply)
    case .divide:
      requireNonzero(b, at: source)
      return number(.divide)
    case .addPoints: return combined(.add)
    case .subtractPoints: return combined(.subtract)
    case .scalePoint, .scaleSize: return scaled(a, b, .multiply)
    case .scalePointFromLeft, .scaleSizeFromLeft: return scaled(b, a, .multiply)
    case .dividePoint, .divideSize:
      requireNonzero(b, at: source)
      return scaled(a, b, .divide)
    case .joinLists:
      let (first, second) = (list(a), list(b))
      if case .literal(let x) = first, case .literal(let y) = second { return .list(table.limited(.literal(x + y))) }
      return .list(table.limited(.joined(first, second)))
    case .less, .greater, .lessOrEqual, .greaterOrEqual:
      let (x, y) = (scalar(a), scalar(b))
      let isStrict = operation == .less || operation == .greater
      let isReversed = operation == .greater || operation == .greaterOrEqual
      return .scalar(compare(isReversed ? y : x, isReversed ? x : y, isStrict: isStrict, areWhole: areWhole))
    case .equal, .notEqual:
      let first = scalar(a)
      let areEqual = table.operation(.equal, first, scalar(b))
      return .scalar(operation == .equal ? areEqual : table.not(areEqual))
    case .and, .or: return .anything
    }
  }

  /// Requires that a number isn't 0.
  private mutating func requireNonzero(_ value: SymbolicValue, at source: SourceSpan) {
    let divisor = scalar(value)
    if case .constant(let number) = table[divisor], number != 0 { return }
    require(table.not(table.operation(.equal, divisor, table.constant(0))), .divisionByZero, at: source)
  }

  /// Requires that a result is a number, and a whole one exact.
  mutating func finite(_ result: TermID, _ expression: Expression) -> TermID {
    let isWhole = expression.type == .integer
    let largest = isWhole ? SourceLimits.largestInteger - 1 : Double.greatestFiniteMagnitude
    let values = table.values(of: result)
    if values.magnitude > largest {
      require(
        table.lessOrEqual(table.function(.absolute, of: result), table.constant(largest)),
        isWhole ? .integerTooLarge : .notFinite, at: expression.source)
    }
    return result
  }

  // MARK: Lists

  private mutating func element(
    _ value: SymbolicValue, _ index: SymbolicValue, at expression: Expression
  ) -> SymbolicValue {
    let list = list(value)
    let index = scalar(index, isWhole: true)
    let count = table.count(of: list)
    require(table.lessOrEqual(table.constant(0), index), .indexOutOfRange, at: expression.source)
    require(table.lessOrEqual(table.add(index, table.constant(1)), count), .indexOutOfRange, at: expression.source)
    return element(of: list, at: index)
  }

  private mutating func element(of list: SymbolicList, at index: TermID) -> SymbolicValue {
    let element = table.element(of: list, at: index)
    // Without such an element, nothing is known about it.
    if !isRefused { facts += element.facts }
    return element.value
  }

  private mutating func slice(_ parts: [SymbolicValue], isClosed: Bool, at expression: Expression) -> SymbolicValue {
    let list = list(parts[0])
    let (first, last) = (scalar(parts[1], isWhole: true), scalar(parts[2], isWhole: true))
    let end = isClosed ? table.add(last, table.constant(1)) : last
    let source = expression.source
    require(table.lessOrEqual(table.constant(0), first), .sliceOutOfRange, at: source)
    require(table.lessOrEqual(first, last), .sliceOutOfRange, at: source)
    require(table.lessOrEqual(end, table.count(of: list)), .sliceOutOfRange, at: source)
    if case .literal(let values) = list, let low = table.number(first), let high = table.number(end), low >= 0,
      low <= high, high <= Double(values.count)
    {
      return .list(.literal(Array(values[Int(low)..<Int(high)])))
    }
    return .list(table.limited(.slice(list, first: first, count: table.subtract(end, first))))
  }

  /// Requires that a list isn't empty.
  private mutating func requireElement(of list: SymbolicList, at source: SourceSpan) -> TermID {
    let count = table.count(of: list)
    require(table.lessOrEqual(table.constant(1), count), .emptyList, at: source)
    return count
  }

  private mutating func call(
    _ function: ListFunction, _ value: SymbolicValue, at expression: Expression
  ) -> SymbolicValue {
    let list = list(value)
    switch function {
    case .reversed:
      if case .literal(let values) = list { return .list(.literal(values.reversed())) }
      return .list(table.limited(.reversed(list)))
    case .minimum, .maximum:
      let operation = function == .minimum ? TermOperation.minimum : .maximum
      let count = requireElement(of: list, at: expression.source)
      let elements = table.elements(of: list)?.map { (isThere: $0.isThere, number: scalar($0.value)) } ?? []
      if let first = elements.first?.number, table.number(count) != nil {
        return .scalar(elements.dropFirst().reduce(first) { table.operation(operation, $0, $1.number) })
      }
      // It is one of them.
      let most = max(0, table.values(of: count).high - 1)
      let index = table.variable(.index, Interval(0, most), isWhole: true)
      if !isRefused { facts.append(table.lessOrEqual(table.add(index, table.constant(1)), count)) }
      let result = element(of: list, at: index)
      if domain != .app, case .scalar(let number) = result {
        for element in elements {
          let (low, high) = function == .minimum ? (number, element.number) : (element.number, number)
          facts.append(table.operation(.or, table.not(element.isThere), table.lessOrEqual(low, high)))
        }
      }
      return result
    case .sum: return sum(list, at: expression)
    case .zip: return .anything
    }
  }

  private mutating func sum(_ list: SymbolicList, at expression: Expression) -> SymbolicValue {
    let isPoint = expression.type == .point
    if let elements = table.elements(of: list) {
      var (x, y) = (table.constant(0), table.constant(0))
      for element in elements {
        let (dx, dy) = isPoint ? pair(element.value) : (scalar(element.value), table.constant(0))
        let outer = facts
        if table.number(element.isThere) == nil { facts.append(element.isThere) }
        let right = finite(table.add(x, dx), expression)
        let down = finite(table.add(y, dy), expression)
        if table.number(element.isThere) == nil { facts = outer }
        (x, y) = (table.conditional(element.isThere, right, x), table.conditional(element.isThere, down, y))
      }
      return isPoint ? .pair(x, y) : .scalar(x)
    }
    // The list may be empty, and then there is no such element.
    let outer = facts
    defer { facts = outer }
    let count = table.count(of: list)
    let index = table.variable(.index, Interval(0, max(0, table.values(of: count).high - 1)), isWhole: true)
    let element = element(of: list, at: index)
    func total(_ part: TermID) -> TermID {
      let sum = table.values(of: count) * table.values(of: part).union(.no)
      let isWhole = expression.type == .integer
      return finite(table.unknown(sum.widened(by: 1e-9), isWhole: isWhole, because: .list), expression)
    }
    guard isPoint else { return .scalar(total(scalar(element))) }
    let (x, y) = pair(element)
    let first = total(x)
    return .pair(first, total(y))
  }

  // MARK: Members

  private mutating func member(
    _ member: Member, of value: SymbolicValue, at expression: Expression
  ) -> SymbolicValue {
    func side(_ start: TermID, _ length: TermID, _ share: Double) -> TermID {
      table.add(start, table.multiply(length, by: share))
    }
    switch member {
    case .pointX, .sizeWidth: return .scalar(pair(value).0)
    case .pointY, .sizeHeight: return .scalar(pair(value).1)
    case .rectX, .rectMinX: return .scalar(rect(value).x)
    case .rectY, .rectMinY: return .scalar(rect(value).y)
    case .rectWidth: return .scalar(rect(value).width)
    case .rectHeight: return .scalar(rect(value).height)
    case .rectMidX, .rectMaxX:
      let rect = rect(value)
      return .scalar(side(rect.x, rect.width, member == .rectMidX ? 0.5 : 1))
    case .rectMidY, .rectMaxY:
      let rect = rect(value)
      return .scalar(side(rect.y, rect.height, member == .rectMidY ? 0.5 : 1))
    case .rectSize:
      let rect = rect(value)
      return .pair(rect.width, rect.height)
    case .rectCenter, .rectTopLeft, .rectTopRight, .rectBottomRight, .rectBottomLeft:
      let rect = rect(value)
      let x: Double = member == .rectCenter ? 0.5 : member == .rectTopRight || member == .rectBottomRight ? 1 : 0
      let y: Double = member == .rectCenter ? 0.5 : member == .rectBottomRight || member == .rectBottomLeft ? 1 : 0
      let place = side(rect.x, rect.width, x)
      return .pair(place, side(rect.y, rect.height, y))
    case .pathBounds, .pathLength, .pathArea: return self.member(member, of: path(value), at: expression.source)
    case .listCount: return .scalar(table.count(of: list(value)))
    case .listFirst, .listLast:
      let list = list(value)
      let count = requireElement(of: list, at: expression.source)
      return element(
        of: list, at: member == .listFirst ? table.constant(0) : table.subtract(count, table.constant(1)))
    case .listIndices:
      let count = table.count(of: list(value))
      let last = max(0, table.values(of: count).high - 1)
      let variable = table.variable(.index, Interval(0, last), isWhole: true)
      return .list(.generated(count: count, variable: variable, first: table.constant(0), .scalar(variable)))
    }
  }

  // MARK: Functions

  private mutating func call(
    _ builtin: Builtin, _ values: [SymbolicValue], _ operands: OperandRange, at expression: Expression
  ) -> SymbolicValue {
    limit(values, operands, builtin.entry.signature.parameters)
    let place = expression.source
    switch builtin {
    case .number(let function): return number(function, values, at: expression)
    case .rect(let function): return rect(function, values, operands)
    case .paint(let function): return paint(function, values, operands)
    case .path(let function): return .path(path(function, values, at: place))
    case .derivedPath(let derivation): return .path(derived(derivation, values, operands, at: place))
    case .pathMeasure(let measure): return measured(measure, values, at: place)
    case .point(let function): return point(function, values, operands, at: expression)
    case .edgesContains: return .scalar(table.unknown(.unit, isWhole: true))
    case .list(let function): return call(function, values[0], at: expression)
    }
  }

  private mutating func number(
    _ function: NumberFunction, _ values: [SymbolicValue], at expression: Expression
  ) -> SymbolicValue {
    switch function {
    case .minimum, .maximum:
      var result = scalar(values[0])
      for value in values.dropFirst() {
        result = table.operation(function == .minimum ? .minimum : .maximum, result, scalar(value))
      }
      return .scalar(result)
    case .clamp:
      let (number, low, high) = (scalar(values[0]), scalar(values[1]), scalar(values[2]))
      require(table.lessOrEqual(low, high), .emptyRange, at: expression.source)
      return .scalar(table.operation(.minimum, table.operation(.maximum, number, low), high))
    case .distance:
      let ((x, y), (u, v)) = (pair(values[0]), pair(values[1]))
      let dx = table.subtract(x, u)
      return .scalar(finite(table.operation(.hypotenuse, dx, table.subtract(y, v)), expression))
    case .ofOne(let function) where function.unit != nil:
      return .scalar(finite(table.multiply(scalar(values[0]), by: function.unit ?? 1), expression))
    case .ofOne(let function): return .scalar(applied(function, scalar(values[0]), at: expression))
    case .ofTwo(let function):
      let (a, b) = (scalar(values[0]), scalar(values[1]))
      switch function {
      case .modulo:
        requireNonzero(.scalar(b), at: expression.source)
        let rest = finite(table.operation(.modulo, a, b), expression)
        // The rest of whole numbers is exact.
        if expression.type == .integer, table.values(of: b).low > 0 {
          facts.append(table.lessOrEqual(table.add(rest, table.constant(1)), b))
        }
        return .scalar(rest)
      case .power:
        let zero = table.constant(0)
        let isZero = table.operation(.equal, a, zero)
        let isDivision = table.and(isZero, table.less(b, zero))
        require(table.not(isDivision), .divisionByZero, at: expression.source)
        // A negative number has powers of whole exponents only.
        let isWhole = table.operation(.equal, b, table.function(.floor, of: b))
        let isDefined = table.operation(.or, table.lessOrEqual(zero, a), isWhole)
        require(isDefined, .undefined, at: expression.source)
        return .scalar(finite(table.operation(.power, a, b), expression))
      case .hypotenuse: return .scalar(finite(table.operation(.hypotenuse, a, b), expression))
      case .arcTangent: return .scalar(finite(table.operation(.arcTangent, a, b), expression))
      }
    }
  }

  private mutating func applied(
    _ function: NumberFunctionOfOne, _ a: TermID, at expression: Expression
  ) -> TermID {
    switch function {
    case .squareRoot: require(table.lessOrEqual(table.constant(0), a), .undefined, at: expression.source)
    case .arcSine, .arcCosine:
      require(table.lessOrEqual(table.constant(-1), a), .undefined, at: expression.source)
      require(table.lessOrEqual(a, table.constant(1)), .undefined, at: expression.source)
    case .absolute, .floor, .ceiling, .round, .sign, .sine, .cosine, .tangent, .arcTangent, .degrees, .radians: break
    }
    return finite(table.function(function, of: a), expression)
  }

  // MARK: Points

  /// See `Point.polar` and `Point.rotated`.
  private mutating func point(
    _ function: PointFunction, _ values: [SymbolicValue], _ operands: OperandRange, at expression: Expression
  ) -> SymbolicValue {
    let angle = scalar(values[1])
    let (sine, cosine) = (table.function(.sine, of: angle), table.function(.cosine, of: angle))
    func pair(_ x: TermID, _ y: TermID) -> SymbolicValue {
      let first = finite(x, expression)
      return .pair(first, finite(y, expression))
    }
    switch function {
    case .polar:
      let radius = scalar(values[0])
      let x = table.operation(.multiply, radius, cosine)
      return pair(x, table.operation(.multiply, radius, sine))
    case .rotated:
      let isAroundPoint = program[operands, RotatedPointParameters.around].isPresent
      let center = isAroundPoint ? self.pair(values[2]) : (table.constant(0), table.constant(0))
      let place = self.pair(values[0])
      let (dx, dy) = (table.subtract(place.0, center.0), table.subtract(place.1, center.1))
      let right = table.subtract(table.operation(.multiply, dx, cosine), table.operation(.multiply, dy, sine))
      let down = table.add(table.operation(.multiply, dx, sine), table.operation(.multiply, dy, cosine))
      return pair(table.add(center.0, right), table.add(center.1, down))
    }
  }

  // MARK: Rectangles

  private mutating func rect(
    _ function: RectFunction, _ values: [SymbolicValue], _ operands: OperandRange
  ) -> SymbolicValue {
    func number(_ index: Int) -> TermID {
      index < values.count && program.operand(operands, index).isPresent ? scalar(values[index]) : table.constant(0)
    }
    switch function {
    case .fromOrigin:
      let (x, y, width) = (number(0), number(1), number(2))
      return .rect(x, y, width, number(3))
    case .fromCenter:
      let (x, y) = pair(values[0])
      let (width, height) = pair(values[1])
      let left = table.subtract(x, table.multiply(width, by: 0.5))
      return .rect(left, table.subtract(y, table.multiply(height, by: 0.5)), width, height)
    case .translated:
      let (x, y, width, height) = rect(values[0])
      let (dx, dy) = pair(values[1])
      let left = table.add(x, dx)
      return .rect(left, table.add(y, dy), width, height)
    case .inset, .insetEdges:
      let (x, y, width, height) = rect(values[0])
      var (left, top, right, bottom) = (number(1), number(1), number(1), number(1))
      if function == .insetEdges {
        typealias Edge = InsetEdgesParameters
        (left, top) = (number(Edge.left.index), number(Edge.top.index))
        (right, bottom) = (number(Edge.right.index), number(Edge.bottom.index))
        if program.usesDirection(.rect(function), operands) {
          let (leading, trailing) = (number(Edge.leading.index), number(Edge.trailing.index))
          left = table.conditional(isRightToLeft, trailing, leading)
          right = table.conditional(isRightToLeft, leading, trailing)
        }
      }
      let horizontal = shortened(x, width, left, right)
      let vertical = shortened(y, height, top, bottom)
      return .rect(horizontal.start, vertical.start, horizontal.length, vertical.length)
    }
  }

  /// An axis of an inset rectangle. See `Rect.inset`.
  private mutating func shortened(
    _ start: TermID, _ length: TermID, _ near: TermID, _ far: TermID
  ) -> (start: TermID, length: TermID) {
    let rest = table.subtract(table.subtract(length, near), far)
    let place = table.add(start, near)
    let zero = table.constant(0)
    let middle = table.add(place, table.multiply(rest, by: 0.5))
    return (table.conditional(table.less(rest, zero), middle, place), table.operation(.maximum, rest, zero))
  }
}
