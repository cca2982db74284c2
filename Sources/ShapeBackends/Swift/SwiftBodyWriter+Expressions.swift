import ShapeCore
import ShapeLanguage

extension SwiftBodyWriter {
  /// The maximum weight of a Swift expression before a part of it gets a name: type checkers take long for many
  /// operators and literals at once.
  static let largestWeight = 14

  mutating func expression(_ id: ExpressionID) -> SwiftFragment {
    let expression = program[id]
    switch expression.kind {
    case .number(let value): return number(value, expression.type)
    case .bool(let value): return SwiftFragment(value ? "true" : "false")
    case .color(let index): return color(program.colors[index])
    case .string(let index): return SwiftFragment(SwiftNames.string(program.strings[index]))
    case .edges(let edges): return self.edges(edges)
    case .enumCase(let index): return enumCase(index, of: expression.type)
    case .slot(let slot): return read(slot)
    case .global(let index): return global(index)
    case .layerValue(let value): return layerValue(value)
    case .point(let x, let y): return call(core("Point"), [("", x), ("", y)])
    case .size(let width, let height): return call(core("Size"), [("", width), ("", height)])
    case .list(let operands): return list(operands, expression.type)
    case .element(let list, let index):
      return reading("element", of: list, [("at", index)], else: expression.type)
    case .slice(let list, let low, let high, let isClosed): return slice(of: list, low, high, isClosed: isClosed)
    case .comprehension(let index): return collected(index, expression.type)
    case .negate(let operand):
      let value = self.expression(operand)
      // Swift applies the sign to a whole number, which has no negative zero.
      if value.text == "0" { return SwiftFragment("-0.0", .prefix) }
      return SwiftFragment(
        "-\(explicit(value).asDouble.operand(.postfix))", .prefix, weight: value.weight + 1)
    case .not(let operand):
      let value = self.expression(operand)
      // Two consecutive signs would be one operator.
      return SwiftFragment("!\(value.operand(.postfix))", .prefix, weight: value.weight + 1)
    case .binary(let operation, let left, let right): return binary(operation, left, right)
    case .conditional(let condition, let then, let otherwise):
      return conditional(condition, then, otherwise, expression.type)
    case .convert(let operand): return converted(operand, to: expression.type)
    case .member(let member, let operand): return self.member(member, of: operand)
    case .builtin(let builtin, let operands): return self.builtin(builtin, operands, expression.type)
    case .call(let index, let operands): return call(function: index, operands)
    case .path(let block): return drawnPath(block)
    case .invalid: return SwiftFragment("0")
    }
  }

  /// Returns a path that a block draws, with a name.
  mutating func drawnPath(_ block: BlockID) -> SwiftFragment {
    let name = valueName(else: "Path")
    drawnPath(block, "let \(name): \(core("Path")) =")
    return SwiftFragment(name)
  }

  /// Returns an expression, with a name if it is large.
  mutating func part(_ id: ExpressionID, atMost weight: Int = largestWeight) -> SwiftFragment {
    let fragment = expression(id)
    return fragment.weight > weight ? hoist(fragment, program[id].type) : fragment
  }

  /// Returns a fragment with an explicit type.
  mutating func explicit(_ fragment: SwiftFragment) -> SwiftFragment {
    var result = fragment
    result.type = nil
    switch fragment.type {
    case .core(let type): result.text = core(type) + fragment.text
    case .own(let type): result.text = own(type) + fragment.text
    case .after(let type):
      result = SwiftFragment("(\(fragment.operand(.disjunction)) as \(self.type(type)))", weight: fragment.weight)
    case nil: break
    }
    return result
  }

  /// Returns a fragment that can precede a dot.
  mutating func receiver(_ fragment: SwiftFragment) -> String {
    let number = explicit(fragment).asDouble
    // Without a name, type checkers try every numeric type.
    if number.precedence < .prefix, number.isOfNumerals { return "(\(number.text) as Double)" }
    let text = number.operand(.postfix)
    // After a number, a dot is part of it.
    return text.first?.isNumber == true ? "(\(text))" : text
  }

  // MARK: Lists, calls

  /// The maximum number of elements of a list before it is concatenated from several.
  private static let largestList = 24

  private mutating func list(_ operands: OperandRange, _ type: ValueType) -> SwiftFragment {
    let elements = program[operands]
    guard elements.count > Self.largestList, type != .edges else { return list(elements, type) }
    let parts = stride(from: elements.startIndex, to: elements.endIndex, by: Self.largestList).map { start in
      let part = list(elements[start..<min(start + Self.largestList, elements.endIndex)], type)
      return hoist(part, type).text
    }
    return SwiftFragment("[\(parts.joined(separator: ", "))].flatMap { $0 }", weight: 6, type: .after(type))
  }

  private mutating func list(_ values: ArraySlice<ExpressionID>, _ type: ValueType) -> SwiftFragment {
    var weight = 1
    let elements = values.map { value in
      let element = part(value, atMost: 8)
      weight += min(element.weight, 3)
      return element.text
    }
    return SwiftFragment("[\(elements.joined(separator: ", "))]", weight: min(weight, 8), type: .after(type))
  }

  /// Returns a call with the given arguments.
  mutating func call(
    _ callee: String, _ arguments: [LabeledArgument], type: SwiftFragment.TypeName? = nil
  ) -> SwiftFragment {
    var weight = 1
    let list = arguments.filter { $0.value.isPresent }.map { label, value in
      let argument = labeling(label) { $0.part(value, atMost: 8) }
      weight += min(argument.weight, 3)
      return label.isEmpty ? argument.text : "\(label): \(argument.text)"
    }
    return SwiftFragment("\(callee)(\(list.joined(separator: ", ")))", weight: weight, type: type)
  }

  private mutating func call(function index: FunctionID, _ operands: OperandRange) -> SwiftFragment {
    let function = program.functions[index]
    if let local = function.local { return call(function, local, operands) }
    let palette = names.palette(at: function.source)
    if palette?.isOwn != false { needs.functions.insert(index) }
    if function.isPrivate { usesPrivateMember = true }
    let arguments = names.parameters(function.parameters).enumerated().map { position, name in
      (SwiftNames.label(name), program.operand(operands, position))
    }
    let callee = "\(palette.map { own($0.type) } ?? "Self").\(names.functions[index])"
    var leading: [String] = []
    if names.needsDirection.contains(index) { leading.append(direction()) }
    if function.readsElements {
      noteReader()
      leading.append("reader")
    }
    if leading.isEmpty { return call(callee, arguments) }
    let rest = call("", arguments)
    let text = "\(callee)(\(leading.joined(separator: ", "))\(rest.text == "()" ? "" : ", ")\(rest.text.dropFirst())"
    return SwiftFragment(text, weight: rest.weight + 1)
  }

  /// Returns the `let` of a file.
  private mutating func global(_ index: GlobalID) -> SwiftFragment {
    let global = program.globals[index]
    guard let palette = names.palette(at: global.source) else {
      needs.globals.insert(index)
      return SwiftFragment("Self.\(names.globals[index])")
    }
    if palette.isOwn { needs.globals.insert(index) }
    if global.isPrivate { usesPrivateMember = true }
    let text = "\(own(palette.type)).\(names.globals[index])"
    return SwiftFragment(global.isPrivate ? text : SwiftShapeWriter.counting(text, global.type))
  }

  // MARK: Operators

  private mutating func binary(
    _ operation: BinaryOperation, _ left: ExpressionID, _ right: ExpressionID
  ) -> SwiftFragment {
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
    let first: SwiftFragment.Precedence = precedence == .comparison ? .addition : precedence
    let second: SwiftFragment.Precedence
    switch precedence {
    case .comparison: second = .addition
    case .addition: second = .multiplication
    case .multiplication: second = .prefix
    case .conjunction, .disjunction: second = precedence
    case .ternary, .coalescing, .prefix, .postfix: second = .postfix
    }
    return SwiftFragment(
      "\(a.operand(first)) \(symbol) \(b.operand(second))", precedence, weight: a.weight + b.weight + 1)
  }

  private mutating func conditional(
    _ condition: ExpressionID, _ then: ExpressionID, _ otherwise: ExpressionID, _ type: ValueType
  ) -> SwiftFragment {
    var test = choice(of: condition)
    if test.weight > 4 { test = hoist(test, .bool) }
    let (first, second) = (lazy(then, atMost: 3), lazy(otherwise, atMost: 3))
    if first.needsBlock || second.needsBlock { return choice(test, first, second, type) }
    append(first.lines + second.lines)
    var (a, b) = (first.value, second.value)
    if a.isLiteral, b.isLiteral { a = a.asDouble }
    return SwiftFragment(
      "\(test.operand(.disjunction)) ? \(a.operand(.disjunction)) : \(b.operand(.disjunction))", .ternary,
      weight: test.weight + a.weight + b.weight + 1, type: a.type == nil && b.type == nil ? nil : .after(type))
  }

  /// Returns a value as a wider type.
  private mutating func converted(_ operand: ExpressionID, to type: ValueType) -> SwiftFragment {
    let value = expression(operand)
    switch (program[operand].type, type) {
    case (.color, .paint):
      return SwiftFragment(".color(\(value.text))", weight: value.weight + 1, type: .core("Paint"))
    case (.color, .stop):
      return SwiftFragment(".stop(\(value.text))", weight: value.weight + 1, type: .core("GradientStop"))
    case (.list(let from), .list(let to)):
      guard let element = element(from, as: to) else { return value }
      return SwiftFragment("\(receiver(value)).map(\(element))", weight: value.weight + 1)
    case (_, _): return value
    }
  }

  /// Returns the function that converts an element to a wider type, or `nil` if it stays unchanged. (A closure without
  /// parentheses might be parsed as the body of a statement.)
  private mutating func element(_ from: ValueType, as to: ValueType) -> String? {
    switch (from, to) {
    case (.color, .paint): return "\(core("Paint")).color"
    case (.color, .stop): return "{ \(core("GradientStop")).stop($0) }"
    case (.list(let inner), .list(let outer)): return element(inner, as: outer).map { "{ $0.map(\($0)) }" }
    case (_, _): return nil
    }
  }

  // MARK: Members

  private mutating func member(_ member: Member, of operand: ExpressionID) -> SwiftFragment {
    let name: String
    switch member {
    case .pointX, .rectX: name = "x"
    case .pointY, .rectY: name = "y"
    case .sizeWidth, .rectWidth: name = "width"
    case .sizeHeight, .rectHeight: name = "height"
    case .rectMinX: name = "minX"
    case .rectMidX: name = "midX"
    case .rectMaxX: name = "maxX"
    case .rectMinY: name = "minY"
    case .rectMidY: name = "midY"
    case .rectMaxY: name = "maxY"
    case .rectCenter: name = "center"
    case .rectSize: name = "size"
    case .rectTopLeft: name = "topLeft"
    case .rectTopRight: name = "topRight"
    case .rectBottomRight: name = "bottomRight"
    case .rectBottomLeft: name = "bottomLeft"
    case .pathBounds: name = "frame"
    case .pathLength: name = "length"
    case .pathArea: name = "area()"
    case .listCount:
      let value = part(operand, atMost: 4)
      return SwiftFragment("Double(\(receiver(value)).count)", weight: value.weight + 1)
    case .listFirst, .listLast:
      let element = program[operand].type.element ?? .invalid
      return reading(member == .listFirst ? "first" : "last", of: operand, else: element)
    case .listIndices:
      let value = part(operand, atMost: 4)
      return SwiftFragment("\(receiver(value)).indices.map(Double.init)", weight: value.weight + 2)
    }
    let value = part(operand, atMost: 4)
    return SwiftFragment("\(receiver(value)).\(name)", weight: value.weight)
  }
}

extension BinaryOperation {
  /// The Swift operator.
  fileprivate var swift: (symbol: String, SwiftFragment.Precedence) {
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
