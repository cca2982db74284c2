@_spi(Generated) import ShapeCore

extension Evaluator {
  /// Returns the value of an expression.
  package mutating func value(_ id: ExpressionID) throws(EvaluationFailure) -> Value {
    guard id.isPresent else { throw .failed }
    switch program[id].kind {
    case .number(let value): return .number(value)
    case .bool(let value): return .bool(value)
    case .color(let index): return .color(program.colors[index])
    case .string(let index): return .string(index)
    case .edges(let edges): return .edges(edges)
    case .enumCase(let index): return .enumCase(index)
    case .slot(let slot):
      // A constant that needs a parameter has no frame for it.
      guard base + Int(slot) < slots.count else { throw .failed }
      let value = slots[base + Int(slot)]
      if case .missing = value { throw .failed }
      return value
    case .global(let index): return try global(index, at: program[id].source)
    case .layerValue(let value):
      switch value {
      case .width: return .number(layerSize.width)
      case .height: return .number(layerSize.height)
      case .bounds: return .rect(Rect(x: 0, y: 0, width: layerSize.width, height: layerSize.height))
      case .center: return .point(Point(layerSize.width / 2, layerSize.height / 2))
      case .pixel: return .number(builder.pixel)
      case .isRightToLeft: return .bool(builder.direction == .rightToLeft)
      }
    case .point(let x, let y): return .point(Point(try number(x), try number(y)))
    case .size(let width, let height): return .size(Size(try number(width), try number(height)))
    case .list(let operands): return try list(operands, at: id)
    case .element(let list, let index): return try element(of: list, at: index, id)
    case .slice(let list, let low, let high, let isClosed):
      return .list(try slice(of: list, low, high, isClosed: isClosed, at: id))
    case .comprehension(let index): return .list(try elements(of: index, at: program[id].source))
    case .negate(let operand):
      switch try value(operand) {
      case .number(let value): return .number(-value)
      case .point(let value): return .point(-value)
      default: throw .failed
      }
    case .not(let operand): return .bool(try !bool(operand))
    case .binary(let operation, let left, let right): return try binary(operation, left, right, at: id)
    case .conditional(let condition, let then, let otherwise):
      return try bool(condition) ? value(then) : value(otherwise)
    case .convert(let operand):
      let value = try value(operand)
      if case .list(let values) = value { try step(values.count, at: program[id].source) }
      return try Evaluator.convert(value, to: program[id].type)
    case .member(let member, let operand):
      let value = try value(operand)
      return try self.member(member, of: value, at: id)
    case .builtin(let builtin, let operands): return try call(builtin, operands, at: id)
    case .call(let index, let operands): return try call(function: index, operands, at: program[id].source)
    case .path(let block): return .path(try path(of: block))
    case .frame(let header): return .rect(try frame(of: header, at: program[id].source))
    case .scoped(let block, let value):
      try bind(program[block])
      return try self.value(value)
    case .invalid: throw .failed
    }
  }

  private mutating func list(
    _ operands: OperandRange, at id: ExpressionID
  ) throws(EvaluationFailure) -> Value {
    if program[id].type == .edges {
      var result = Edges.none
      for id in program[operands] { result.formUnion(try value(id, as: Edges.self)) }
      return .edges(result)
    }
    var result: [Value] = []
    result.reserveCapacity(Int(operands.count))
    for index in 0..<Int(operands.count) {
      try step(at: program[id].source)
      result.append(try value(program.operand(operands, index)))
    }
    return .list(result)
  }

  private static func convert(_ value: Value, to type: ValueType) throws(EvaluationFailure) -> Value {
    switch (value, type) {
    case (.color(let color), .paint): return .paint(.color(color))
    // A color used as a stop has no position yet.
    case (.color(let color), .stop): return .stop(GradientStop(color: color, position: .nan))
    case (.list(let values), .list(let element)):
      var result: [Value] = []
      for value in values { result.append(try convert(value, to: element)) }
      return .list(result)
    default: return value
    }
  }

  private mutating func binary(
    _ operation: BinaryOperation, _ left: ExpressionID, _ right: ExpressionID, at id: ExpressionID
  ) throws(EvaluationFailure) -> Value {
    switch operation {
    case .add, .subtract, .multiply, .divide: return .number(try number(id))
    case .addPoints: return .point(try finite(point(left) + point(right), at: id))
    case .subtractPoints: return .point(try finite(point(left) - point(right), at: id))
    case .scalePoint: return .point(try finite(point(left) * number(right), at: id))
    case .scalePointFromLeft: return .point(try finite(number(left) * point(right), at: id))
    case .dividePoint:
      let point = try point(left)
      let divisor = try number(right)
      if divisor == 0 { throw fail(.divisionByZero, at: id) }
      return .point(try finite(point / divisor, at: id))
    case .scaleSize, .scaleSizeFromLeft:
      let size = try value(operation == .scaleSize ? left : right, as: Size.self)
      let factor = try number(operation == .scaleSize ? right : left)
      return .size(try finite(Size(size.width * factor, size.height * factor), at: id))
    case .divideSize:
      let size = try value(left, as: Size.self)
      let divisor = try number(right)
      if divisor == 0 { throw fail(.divisionByZero, at: id) }
      return .size(try finite(Size(size.width / divisor, size.height / divisor), at: id))
    case .joinLists: return .list(try joined(left, right, at: id))
    case .less, .lessOrEqual, .greater, .greaterOrEqual, .equal, .notEqual, .and, .or: return .bool(try bool(id))
    }
  }

  mutating func finite(_ point: Point, at id: ExpressionID) throws(EvaluationFailure) -> Point {
    guard point.isFinite else { throw fail(.notFinite, at: id) }
    return point
  }

  private mutating func finite(_ size: Size, at id: ExpressionID) throws(EvaluationFailure) -> Size {
    guard size.isFinite else { throw fail(.notFinite, at: id) }
    return size
  }

  // MARK: Members

  private mutating func member(
    _ member: Member, of value: Value, at id: ExpressionID
  ) throws(EvaluationFailure) -> Value {
    switch value {
    case .point(let point): return .number(member == .pointX ? point.x : point.y)
    case .size(let size): return .number(member == .sizeWidth ? size.width : size.height)
    case .rect(let rect): return try Evaluator.member(member, of: rect)
    case .path(let path): return try self.member(member, of: path, at: id)
    case .list(let values): return try self.member(member, of: values, at: id)
    case .number, .bool, .color, .edges, .enumCase, .string, .stop, .paint, .missing: throw .failed
    }
  }

  private static func member(_ member: Member, of rect: Rect) throws(EvaluationFailure) -> Value {
    switch member {
    case .rectX, .rectMinX: .number(rect.minX)
    case .rectY, .rectMinY: .number(rect.minY)
    case .rectWidth: .number(rect.width)
    case .rectHeight: .number(rect.height)
    case .rectMidX: .number(rect.midX)
    case .rectMaxX: .number(rect.maxX)
    case .rectMidY: .number(rect.midY)
    case .rectMaxY: .number(rect.maxY)
    case .rectCenter: .point(rect.center)
    case .rectSize: .size(rect.size)
    case .rectTopLeft: .point(rect.topLeft)
    case .rectTopRight: .point(rect.topRight)
    case .rectBottomRight: .point(rect.bottomRight)
    case .rectBottomLeft: .point(rect.bottomLeft)
    case .pointX, .pointY, .sizeWidth, .sizeHeight, .pathBounds, .pathLength, .pathArea, .listCount, .listFirst,
      .listLast, .listIndices:
      throw .failed
    }
  }

  // MARK: Functions

  private mutating func call(
    function index: FunctionID, _ operands: OperandRange, at span: SourceSpan
  ) throws(EvaluationFailure) -> Value {
    try step(at: span)
    let function = program.functions[index]
    let arguments = try self.arguments(operands, of: function.parameters)
    if let local = function.local { return try call(function, local, arguments, at: span) }
    return try nested(function.name, height: function.height, at: span) { evaluator throws(EvaluationFailure) in
      try evaluator.withFrame(arguments, count: function.slotCount) { inner throws(EvaluationFailure) in
        try inner.value(function.value)
      }
    }
  }

  /// Calls a function of a block. The values of the layer are those of the layer that it is in.
  private mutating func call(
    _ function: Function, _ local: LocalPlace, _ arguments: [Value], at span: SourceSpan
  ) throws(EvaluationFailure) -> Value {
    let first = base + Int(local.firstParameter)
    guard first + arguments.count <= slots.count, case .size(let size) = slots[base + Int(local.slot)] else {
      throw .failed
    }
    slots.replaceSubrange(first..<first + arguments.count, with: arguments)
    let outer = layerSize
    layerSize = size
    defer { layerSize = outer }
    return try nested(function.name, height: function.height, at: span) { evaluator throws(EvaluationFailure) in
      try evaluator.value(function.value)
    }
  }
}
