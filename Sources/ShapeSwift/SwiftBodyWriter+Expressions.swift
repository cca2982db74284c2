import ShapeCore
import ShapeLanguage

extension SwiftBodyWriter {
  /// The maximum weight of a Swift expression before a part of it gets a name: type checkers take long for many
  /// operators and literals at once.
  static let largestWeight = 14

  mutating func expression(_ id: ExpressionID) -> SwiftExpression {
    let expression = program[id]
    switch expression.kind {
    case .number(let value): return number(value, expression.type)
    case .bool(let value): return SwiftExpression(value ? "true" : "false")
    case .color(let index): return color(program.colors[index])
    case .string(let index): return SwiftExpression(.string(SwiftNames.string(program.strings[index])))
    case .edges(let edges): return self.edges(edges)
    case .enumCase(let index): return enumCase(index, of: expression.type)
    case .slot(let slot): return read(slot)
    case .global(let index): return global(index)
    case .layerValue(let value): return layerValue(value)
    case .point(let x, let y): return call(core("Point"), [("", x), ("", y)])
    case .size(let width, let height): return call(core("Size"), [("", width), ("", height)])
    case .list(let operands): return list(operands, expression.type)
    case .element(let list, let index):
      return reading("element", of: list, [("at", index)], else: expression.type, at: expression.source)
    case .slice(let list, let low, let high, let isClosed):
      return slice(of: list, low, high, isClosed: isClosed, at: expression.source)
    case .comprehension(let index): return collected(index, expression.type)
    case .negate(let operand):
      let value = self.expression(operand)
      // Swift applies the sign to a whole number, which has no negative zero.
      if value.isLiteral, case .number(0) = program[operand].kind { return .number(-0.0) }
      return explicit(value).asDouble.negated("-")
    case .not(let operand):
      // Two consecutive signs would be one operator.
      return self.expression(operand).negated("!")
    case .binary(let operation, let left, let right): return binary(operation, left, right)
    case .conditional(let condition, let then, let otherwise):
      return choice(condition, then, otherwise, expression.type).value
    case .convert(let operand): return converted(operand, to: expression.type)
    case .member(let member, let operand): return self.member(member, of: operand, at: expression.source)
    case .builtin(let builtin, let operands): return self.builtin(builtin, operands, expression)
    case .call(let index, let operands): return call(function: index, operands)
    case .path(let block): return drawnPath(block)
    case .frame(let header):
      var arguments = [layerValue(.bounds).member("size").labeled("in")]
      if program[header, LayerParameters.leading].isPresent || program[header, LayerParameters.trailing].isPresent {
        arguments.append(direction().labeled("direction"))
      }
      return .call(frame(header).member("rect"), arguments)
    case .scoped(let block, let value): return scoped(block, value)
    case .invalid: return SwiftExpression("0")
    }
  }

  /// Returns a path that a block draws, with a name.
  mutating func drawnPath(_ block: BlockID) -> SwiftExpression {
    let name = valueName(else: "Path")
    drawnPath(block, to: .name("let \(name): \(core("Path").text)"))
    return SwiftExpression(name)
  }

  /// Returns an expression, with a name if it is large.
  mutating func part(_ id: ExpressionID, atMost weight: Int = largestWeight) -> SwiftExpression {
    let fragment = expression(id)
    return fragment.weight > weight ? hoist(fragment, program[id].type) : fragment
  }

  /// Returns an expression with an explicit type.
  mutating func explicit(_ value: SwiftExpression) -> SwiftExpression {
    var result = value
    result.type = nil
    switch value.type {
    case .core(let type): return result.prefixed(core(type))
    case .own(let type): return result.prefixed(own(type))
    case .after(let type): return value.operand(.disjunction).cast(to: self.type(type)).parenthesized
    case nil: return result
    }
  }

  /// Returns an expression that can precede a dot.
  mutating func receiver(_ value: SwiftExpression) -> SwiftExpression {
    let number = explicit(value).asDouble
    // Without a name, type checkers try every numeric type.
    if number.precedence < .prefix, number.isOfNumerals { return number.cast(to: "Double").parenthesized }
    // After a number, a dot is part of it.
    return number.isOfNumerals ? number.parenthesized : number.operand(.postfix)
  }

  // MARK: Lists, calls

  /// The maximum number of elements of a list before it is concatenated from several.
  private static let largestList = 24

  private mutating func list(_ operands: OperandRange, _ type: ValueType) -> SwiftExpression {
    let elements = program[operands]
    guard elements.count > Self.largestList, type != .edges else { return list(elements, type) }
    let parts = stride(from: elements.startIndex, to: elements.endIndex, by: Self.largestList).map { start in
      hoist(list(elements[start..<min(start + Self.largestList, elements.endIndex)], type), type)
    }
    var result = SwiftExpression.list(parts).member("flatMap { $0 }", addedWeight: 5)
    result.type = .after(type)
    return result
  }

  private mutating func list(_ values: ArraySlice<ExpressionID>, _ type: ValueType) -> SwiftExpression {
    let elements = values.map { part($0, atMost: 8) }
    return .list(elements, weight: min(1 + elements.joinedWeight, 8), type: .after(type))
  }

  /// Returns a call with the given arguments, between others.
  mutating func call(
    _ callee: SwiftExpression, _ arguments: [LabeledArgument], after leading: [SwiftExpression] = [],
    before trailing: [SwiftExpression] = [], type: SwiftExpression.TypeName? = nil
  ) -> SwiftExpression {
    let list = arguments.filter { $0.value.isPresent }.map { label, value in
      labeling(label) { $0.part(value, atMost: 8) }.labeled(label)
    }
    return .call(callee, leading + list + trailing, weight: 1 + list.joinedWeight, type: type)
  }

  private mutating func call(function index: FunctionID, _ operands: OperandRange) -> SwiftExpression {
    let function = program.functions[index]
    if let local = function.local { return call(function, local, operands) }
    let palette = names.palette(at: function.source)
    if palette?.isOwn != false { needs.functions.insert(index) }
    if function.isPrivate { usesPrivateMember = true }
    let arguments: [LabeledArgument] = names.labels(function.parameters).enumerated().map { position, label in
      (label, program.operand(operands, position))
    }
    let callee = (palette.map { own($0.type) } ?? "Self").member(names.functions[index])
    var leading: [SwiftExpression] = []
    if names.needsDirection.contains(index) { leading.append(direction()) }
    if function.readsElements {
      usesReader = true
      leading.append("reader")
    }
    var result = call(callee, arguments, after: leading)
    if !leading.isEmpty { result.weight += 1 }
    return result
  }

  /// Returns the `let` of a file.
  private mutating func global(_ index: GlobalID) -> SwiftExpression {
    let global = program.globals[index]
    guard let palette = names.palette(at: global.source) else {
      needs.globals.insert(index)
      return SwiftExpression("Self").member(names.globals[index])
    }
    if palette.isOwn { needs.globals.insert(index) }
    if global.isPrivate { usesPrivateMember = true }
    let value = own(palette.type).member(names.globals[index])
    return global.isPrivate ? value : SwiftShapeWriter.counting(value, global.type)
  }

  // MARK: Operators

  private mutating func binary(
    _ operation: BinaryOperation, _ left: ExpressionID, _ right: ExpressionID
  ) -> SwiftExpression {
    let (symbol, precedence) = operation.swift
    var a = explicit(expression(left))
    if operation == .and || operation == .or { return connected(operation, a, right) }
    var b = expression(right)
    // The left side of a comparison determines the type of the right one.
    if precedence != .comparison { b = explicit(b) }
    // Two integer literals would use integer division.
    if a.isLiteral, b.isLiteral { a = a.asDouble }
    if a.weight + b.weight > Self.largestWeight {
      if a.weight >= b.weight { a = hoist(a, program[left].type) } else { b = hoist(b, program[right].type) }
      if a.weight + b.weight > Self.largestWeight { b = hoist(b, program[right].type) }
    }
    // Operators of the same precedence are left-associative; comparisons can't be chained.
    let first: SwiftExpression.Precedence = precedence == .comparison ? .addition : precedence
    let second: SwiftExpression.Precedence
    switch precedence {
    case .comparison: second = .addition
    case .addition: second = .multiplication
    case .multiplication: second = .prefix
    case .conjunction, .disjunction: second = precedence
    case .ternary, .coalescing, .prefix, .postfix: second = .postfix
    }
    return .sequence(a.operand(first), (symbol, b.operand(second)), as: precedence)
  }

  /// Returns a value as a wider type.
  private mutating func converted(_ operand: ExpressionID, to type: ValueType) -> SwiftExpression {
    let value = expression(operand)
    switch (program[operand].type, type) {
    case (.color, .paint):
      return .call(".color", [value], weight: value.weight + 1, type: .core("Paint"))
    case (.color, .stop):
      return .call(".stop", [value], weight: value.weight + 1, type: .core("GradientStop"))
    case (.list(let from), .list(let to)):
      guard let element = element(from, as: to) else { return value }
      return .call(receiver(value).member("map"), [element], weight: value.weight + 1)
    case (_, _): return value
    }
  }

  /// Returns the function that converts an element to a wider type, or `nil` if it stays unchanged. (A closure without
  /// parentheses might be parsed as the body of a statement.)
  private mutating func element(_ from: ValueType, as to: ValueType) -> SwiftExpression? {
    switch (from, to) {
    case (.color, .paint): return core("Paint").member("color")
    case (.color, .stop): return core("GradientStop").member("stop($0)").inBraces
    case (.list(let inner), .list(let outer)):
      return element(inner, as: outer).map { $0.prefixed("$0.map(").appending(")").inBraces }
    case (_, _): return nil
    }
  }

  // MARK: Members

  private mutating func member(
    _ member: Member, of operand: ExpressionID, at place: SourceSpan
  ) -> SwiftExpression {
    let name: String
    switch member {
    case .pointX, .pointY, .sizeWidth, .sizeHeight, .rectX, .rectY, .rectWidth, .rectHeight, .rectMinX, .rectMidX,
      .rectMaxX, .rectMinY, .rectMidY, .rectMaxY, .rectCenter, .rectSize, .rectTopLeft, .rectTopRight,
      .rectBottomRight, .rectBottomLeft, .pathLength:
      name = member.declaration.name
    case .pathBounds:
      name = "frame"
      callsHidden = true
    case .pathArea:
      name = "area()"
      callsHidden = true
    case .listCount:
      let value = part(operand, atMost: 4)
      return .call("Double", [receiver(value).member("count")], weight: value.weight + 1)
    case .listFirst, .listLast:
      let element = program[operand].type.element ?? .invalid
      return reading(member == .listFirst ? "first" : "last", of: operand, else: element, at: place)
    case .listIndices:
      let indices = receiver(part(operand, atMost: 4)).member("indices", addedWeight: 2)
      return .call(indices.member("map"), ["Double.init"], weight: indices.weight)
    }
    return receiver(part(operand, atMost: 4)).member(name)
  }
}

extension BinaryOperation {
  /// The Swift operator.
  var swift: (symbol: String, SwiftExpression.Precedence) {
    switch self {
    case .add, .addPoints, .joinLists: ("+", .addition)
    case .subtract, .subtractPoints: ("-", .addition)
    case .multiply, .scalePoint, .scalePointFromLeft, .scaleSize, .scaleSizeFromLeft: ("*", .multiplication)
    case .divide, .dividePoint, .divideSize: ("/", .multiplication)
    case .less: ("<", .comparison)
    case .lessOrEqual: ("<=", .comparison)
    case .greater: (">", .comparison)
    case .greaterOrEqual: (">=", .comparison)
    case .equal: ("==", .comparison)
    case .notEqual: ("!=", .comparison)
    case .and: ("&&", .conjunction)
    case .or: ("||", .disjunction)
    }
  }
}

extension [SwiftExpression] {
  /// The weight of arguments or elements in a call or a list.
  var joinedWeight: Int { reduce(0) { $0 + Swift.min($1.weight, 3) } }
}
