import ShapeKit

extension Checker {
  /// Checks an expression and converts it to a type; a value of another type is reported.
  mutating func check(_ node: NodeID, as type: ValueType) -> ExpressionID {
    let id = check(node, expecting: type)
    // A layer's own `center` where `.center` is meant.
    if lacksDot(node, program[id].type, type) {
      report(.missingDot(tree.text(node)), at: node)
      return invalid(at: node)
    }
    return coerce(id, to: type)
  }

  /// Whether a name whose value does not fit is that of a constant of the type that is due.
  private func lacksDot(_ node: NodeID, _ found: ValueType, _ type: ValueType) -> Bool {
    tree.kind(node) == .call && found != type && found != .invalid && !converts(found, to: type)
      && isAtConstant(node, of: type)
  }

  /// Whether a name alone is that of a constant of a type.
  func isAtConstant(_ node: NodeID, of type: ValueType?) -> Bool {
    guard tree.child(node, .arguments) == nil else { return false }
    return isConstant(name(tree.firstChild(node)), of: type)
  }

  /// Whether a name is that of a constant of a type; without a type, whether it is a colour's.
  func isConstant(_ id: NameID, of type: ValueType?) -> Bool {
    switch type {
    case .enumeration(let enumeration): return program.enumerations[enumeration].cases.contains { $0.name == id }
    case .edges: return known.edges[id] != nil
    case .color, .paint, .stop, nil: return NamedColor.color(spelling(id)) != nil
    case .number, .integer, .bool, .angle, .point, .size, .rect, .path, .string, .invalid, .list:
      return false
    }
  }

  /// Checks an expression without reporting: something else about it is reported already.
  mutating func check(_ node: NodeID, expecting type: ValueType?, quietly: Bool) -> ExpressionID {
    let count = diagnostics.count
    let id = check(node, expecting: type)
    if quietly {
      // What was found elsewhere, in names that had to be checked first, is not reported a second time.
      let span = tree.span(node)
      let found = diagnostics[count...]
      diagnostics.removeSubrange(count...)
      diagnostics += found.filter {
        $0.span.file != span.file || $0.span.start < span.start || $0.span.end > span.end
      }
    }
    return id
  }

  /// Checks an expression. The expected type says what constants with a dot mean; it need not be what comes out.
  mutating func check(_ node: NodeID, expecting type: ValueType?) -> ExpressionID {
    let span = tree.span(node)
    switch tree.kind(node) {
    case .number: return checkNumber(node)
    case .color: return checkColor(node)
    case .string:
      return make(.string(program.strings.append(stringValue(tree.firstToken(node)))), .string, at: span)
    case .bool: return make(.bool(tree.firstToken(node).name == Keyword.true.name), .bool, at: span)
    case .constant: return checkConstant(node, expecting: type)
    case .call: return checkCall(node, expecting: type)
    case .path:
      guard let block = tree.child(node, .block) else { return invalid(at: node) }
      return make(.path(checkBlock(block, in: .path)), .path, at: span)
    case .group: return check(tree.firstChild(node), expecting: type)
    case .point:
      if type == .stop { return refusePointAsStop(node) }
      let x = tree.firstChild(node)
      let y = tree.nextSibling(x)
      return make(.point(check(x, as: .number), check(y, as: .number)), .point, at: span)
    case .dimensions:
      let width = tree.firstChild(node)
      let height = tree.nextSibling(width)
      return make(.size(check(width, as: .number), check(height, as: .number)), .size, at: span)
    case .list: return checkList(node, expecting: type)
    case .prefix: return checkPrefix(node, expecting: type)
    case .binary: return checkBinary(node, expecting: type)
    case .conditional: return checkConditional(node, expecting: type)
    case .member: return checkMember(node)
    case .methodCall: return checkMethodCall(node)
    case .file, .importDeclaration, .letDeclaration, .functionDeclaration, .styleDeclaration, .shapeDeclaration,
      .enumDeclaration, .previewDeclaration, .parameters, .parameter, .typeReference, .listType, .reference, .block,
      .command, .outline, .layer, .content, .use, .if, .switch, .case, .caseLabels, .repeat, .binding, .arguments,
      .argument, .labeledArgument, .range, .name, .missing, .error:
      return invalid(at: node)
    }
  }

  // MARK: Conversion

  /// The same value as a wider type; reports a value that has no such form.
  mutating func coerce(_ id: ExpressionID, to type: ValueType) -> ExpressionID {
    let found = program[id].type
    if found == type || found == .invalid || type == .invalid { return id }
    if converts(found, to: type) { return make(.convert(id), type, at: program[id].source) }
    reportMismatch(id, expected: type)
    return invalid(at: program[id].source)
  }

  func converts(_ from: ValueType, to type: ValueType) -> Bool {
    switch (from, type) {
    case (.integer, .number), (.color, .paint), (.color, .stop): true
    case (.list(let a), .list(let b)): a == b || converts(a, to: b)
    default: false
    }
  }

  private mutating func reportMismatch(_ id: ExpressionID, expected: ValueType) {
    let expression = program[id]
    let found = expression.type
    switch (found, expected) {
    case (.number, .angle), (.integer, .angle):
      if isBeforeDetachedUnit(expression.source) { return }
      let source = program.source(of: expression.source)
      report(
        .numberForAngle(source.text(Int(expression.source.start)..<Int(expression.source.end))),
        at: expression.source)
    case (.number, .integer): report(.numberForInt, at: expression.source)
    default: report(.mismatch(expected: describe(expected), found: describe(found)), at: expression.source)
    }
  }

  // MARK: Literals

  private mutating func checkNumber(_ node: NodeID) -> ExpressionID {
    let span = tree.span(node)
    let literal = NumberLiteral(tree.source.bytes[Int(span.start)..<Int(span.end)])
    guard literal.value.isFinite else {
      report(.numberTooLarge(tree.text(node)), at: span)
      return invalid(at: span)
    }
    switch literal.unit {
    case .plain:
      guard literal.isWhole, literal.value > SourceLimits.largestInteger else {
        return make(.number(literal.value), literal.isWhole ? .integer : .number, at: span)
      }
      return make(.number(literal.value), .number, at: span)
    case .percent: return make(.number(literal.value / 100), .number, at: span)
    case .degrees: return make(.number(Angle(degrees: literal.value).radians), .angle, at: span)
    case .radians: return make(.number(literal.value), .angle, at: span)
    case .turns: return make(.number(Angle(turns: literal.value).radians), .angle, at: span)
    // The lexer reported it.
    case nil: return invalid(at: span)
    }
  }

  private mutating func checkColor(_ node: NodeID) -> ExpressionID {
    let span = tree.span(node)
    guard let color = RGBA(hexadecimal: tree.source.bytes[Int(span.start) + 1..<Int(span.end)]) else {
      return invalid(at: span)
    }
    return makeColor(Color(color), at: span)
  }

  mutating func makeColor(_ color: Color, at span: SourceSpan) -> ExpressionID {
    make(.color(program.colors.append(color)), .color, at: span)
  }

  /// The text of a string literal, its escapes replaced.
  func stringValue(_ token: Token) -> String {
    var bytes: [UInt8] = []
    var escaped = false
    var end = Int(token.end)
    // A text in other quotes is an error already.
    guard tree.source.bytes[Int(token.start)] < 0x80 else { return "" }
    if end > Int(token.start) + 1, tree.source.bytes[end - 1] == tree.source.bytes[Int(token.start)] { end -= 1 }
    for byte in tree.source.bytes[min(Int(token.start) + 1, end)..<end] {
      if escaped {
        bytes.append(byte == UInt8(ascii: "n") ? UInt8(ascii: "\n") : byte)
        escaped = false
      } else if byte == UInt8(ascii: "\\") {
        escaped = true
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  // MARK: Constants with a dot

  private mutating func checkConstant(_ node: NodeID, expecting type: ValueType?) -> ExpressionID {
    let span = tree.span(node)
    let id = name(tree.firstChild(node))
    guard id != .none, type != .invalid else { return invalid(at: span) }
    switch type {
    case .enumeration(let enumeration):
      guard let index = caseIndex(node, of: enumeration) else { return invalid(at: span) }
      return make(.enumCase(index), .enumeration(enumeration), at: span)
    case .edges:
      guard let edges = known.edges[id] else {
        reportUnknownConstant(id, type: .edges, at: node)
        return invalid(at: span)
      }
      return make(.edges(edges), .edges, at: span)
    case .color, .paint, .stop:
      guard let color = NamedColor.color(spelling(id)) else {
        reportUnknownConstant(id, type: .color, at: node)
        return invalid(at: span)
      }
      return makeColor(color, at: span)
    case nil:
      // A colour is the only constant that says by itself what it is.
      if known.edges[id] == nil, let color = NamedColor.color(spelling(id)) { return makeColor(color, at: span) }
      reportConstantWithoutType(id, at: node)
      return invalid(at: span)
    case .number, .integer, .bool, .angle, .point, .size, .rect, .path,
      .string, .invalid, .list:
      if reportNameOnNextLine(node) { return invalid(at: span) }
      report(.noConstants("." + spelling(id), of: type.map { describe($0) } ?? DescribedType(nil, "")), at: span)
      return invalid(at: span)
    }
  }

  /// Reports a constant that may be of several types, or that is none at all and most likely a misspelt colour.
  private mutating func reportConstantWithoutType(_ id: NameID, at node: NodeID) {
    if reportNameOnNextLine(node) { return }
    let enumeration = program.enumerations.first { $0.cases.contains { $0.name == id } }
    let type = known.edges[id] != nil ? describe(ValueType.edges).spelling : enumeration?.name
    if type == nil, nearestName(to: spelling(id), among: NamedColor.all.map { "\($0.name)" }) != nil {
      reportUnknownConstant(id, type: .color, at: node)
    } else {
      report(.constantWithoutType(spelling(id), type: type), at: node)
    }
  }

  mutating func reportUnknownConstant(_ id: NameID, type: ValueType, at node: NodeID) {
    if files[Int(tree.file)].lostNames?.contains(id) == true || reportNameOnNextLine(node) { return }
    var candidates: [String] = []
    namesToCompare -= 200
    switch type {
    case _ where namesToCompare < 0: break
    case .enumeration(let enumeration):
      candidates = program.enumerations[enumeration].cases.map { spelling($0.name) }
    case .edges: candidates = EdgesConstant.allCases.map(\.name)
    default: candidates = NamedColor.all.map { "\($0.name)" }
    }
    namesToCompare -= candidates.count
    let nearest = namesToCompare >= 0 ? nearestName(to: spelling(id), among: candidates) : nil
    report(
      .unknownConstant(
        spelling(id), of: describe(type), all: candidates.count <= 12 ? candidates : [], nearest: nearest), at: node)
  }

  // MARK: Lists

  private mutating func checkList(_ node: NodeID, expecting type: ValueType?) -> ExpressionID {
    let span = tree.span(node)
    if type == .edges {
      isInList = true
      defer { isInList = false }
      let elements = tree.children(node).filter { tree.kind($0) != .error }.map { check($0, as: .edges) }
      return make(.list(append(elements)), .edges, at: span)
    }
    var element: ValueType?
    if case .list(let expected)? = type { element = expected }
    var elements: [ExpressionID] = []
    for child in tree.children(node) where tree.kind(child) != .error {
      elements.append(check(child, expecting: element, quietly: isDoubtful(child, of: node, expecting: element)))
    }
    if element == nil {
      // The elements decide together: one Number among Ints makes all Numbers.
      for id in elements {
        let found = program[id].type
        if let before = element, converts(before, to: found) || before == .invalid { element = found }
        element = element ?? found
      }
    }
    guard let element else {
      if let type, type != .invalid {
        report(.mismatch(expected: describe(type), found: .anyList), at: span)
      } else if type == nil {
        report(.emptyListWithoutType, at: span)
      }
      return invalid(at: span)
    }
    if let type, type != .invalid, case .list = type {
    } else if let type, type != .invalid {
      report(.mismatch(expected: describe(type), found: describe(.list(element))), at: span)
      return invalid(at: span)
    }
    let converted = convert(elements, of: node, to: element)
    return make(.list(append(converted)), element == .invalid ? .invalid : .list(element), at: span)
  }

  /// A list's elements as values of one type. Where several are of the same wrong type, one message is enough.
  private mutating func convert(_ elements: [ExpressionID], of list: NodeID, to type: ValueType) -> [ExpressionID] {
    var wrong: [ValueType] = []
    let children = tree.children(list).filter { tree.kind($0) != .error }
    return zip(elements, children).map { id, child in
      let found = program[id].type
      if found == type || converts(found, to: type) { return coerce(id, to: type) }
      if wrong.contains(found) || lacksComma(child) { return invalid(at: program[id].source) }
      wrong.append(found)
      return coerce(id, to: type)
    }
  }

  /// Whether what is wrong about a list's element is said already: of several stops that are written as points, or points
  /// that are written as lists, one message is enough.
  private func isDoubtful(_ child: NodeID, of list: NodeID, expecting type: ValueType?) -> Bool {
    let kind = tree.kind(child)
    guard type == .stop && kind == .point || type == .point && kind == .list else { return lacksComma(child) }
    return tree.children(list).first { tree.kind($0) == kind } != child
  }

  /// Whether an element follows another one without a comma, which is reported: it may be meant as anything.
  private func lacksComma(_ element: NodeID) -> Bool {
    let before = tree.tokenBefore(element).kind
    return before != .comma && before != .leftBracket
  }

  private mutating func append(_ elements: [ExpressionID]) -> OperandRange {
    let start = program.operands.count
    program.operands.append(contentsOf: elements)
    return OperandRange(start: start, count: elements.count)
  }
}

extension RGBA {
  /// A colour from 3, 4, 6 or 8 hexadecimal digits; nil for anything else.
  init?(hexadecimal digits: ArraySlice<UInt8>) {
    var values: [UInt8] = []
    values.reserveCapacity(8)
    for digit in digits {
      switch digit {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): values.append(digit - UInt8(ascii: "0"))
      case UInt8(ascii: "a")...UInt8(ascii: "f"): values.append(digit - UInt8(ascii: "a") + 10)
      case UInt8(ascii: "A")...UInt8(ascii: "F"): values.append(digit - UInt8(ascii: "A") + 10)
      default: return nil
      }
    }
    func channel(_ index: Int) -> Float {
      values.count <= 4
        ? Float(values[index] * 17) / 255 : Float(values[2 * index] * 16 + values[2 * index + 1]) / 255
    }
    guard [3, 4, 6, 8].contains(values.count) else { return nil }
    let hasAlpha = values.count == 4 || values.count == 8
    self.init(red: channel(0), green: channel(1), blue: channel(2), alpha: hasAlpha ? channel(3) : 1)
  }
}
