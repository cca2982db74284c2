import ShapeKit

extension Checker {
  /// Checks arguments against a row of the tables; the result is in the order of its parameters.
  mutating func bind(
    _ arguments: NodeID?, to callable: KnownNames.Callable, at span: SourceSpan, isStatement: Bool
  ) -> OperandRange {
    let signature = callable.signature
    let reserved = signature.receiverCount
    var extra = 0
    if signature.isVariadic, let arguments {
      extra = max(0, tree.children(arguments).reduce(0) { count, _ in count + 1 } - signature.parameters.count)
    }
    let count = signature.parameters.count
    let range = reserveOperands(reserved + count + extra)
    var nextPositional = 0
    var child = arguments.map { tree.firstChild($0) } ?? .none
    var failed = false
    // Of several values that are too many or in the wrong place one message is enough.
    var errors = diagnostics.count
    while child != .none {
      defer { if child != .none { child = tree.nextSibling(child) } }
      let valueNode = tree.firstChild(child)
      guard valueNode != .none else {
        failed = true
        continue
      }
      if isStatement, reportCommaBeforeStatement(child) {
        failed = true
        while child != .none {
          for value in tree.children(child) { _ = check(value, expecting: nil, quietly: true) }
          child = tree.nextSibling(child)
        }
        break
      }
      var index: Int?
      if tree.kind(child) == .labeledArgument {
        let label = tree.firstToken(child).name
        index = callable.labels.firstIndex(of: label)
        if let found = index, signature.parameters[found].isPositional {
          report(.labelOnValue(spelling(label)), at: tree.span(tree.firstToken(child)))
        } else if index == nil {
          failed = true
          let isFirst = diagnostics.count == errors
          if let next = bindUnknownLabel(child, signature, range, reserved: reserved, isFirst: isFirst) {
            nextPositional = next + 1
          }
          continue
        }
      } else {
        while nextPositional < count, !signature.parameters[nextPositional].isPositional { nextPositional += 1 }
        if nextPositional < count {
          index = nextPositional
          nextPositional += 1
        } else if signature.isVariadic {
          index = nextPositional
          nextPositional += 1
        } else {
          failed = true
          errors = bindExtraValue(
            child, signature, range, reserved: reserved, isStatement: isStatement, errors: errors)
          continue
        }
      }
      guard let index, index < count + extra else {
        _ = check(valueNode, expecting: nil, quietly: true)
        failed = true
        continue
      }
      let place = Int(range.start) + reserved + index
      if program.operands[place].isPresent {
        report(
          .repeatedLabel(signature.parameters[min(index, count - 1)].name), at: child,
          notes: [
            Note(
              .firstDeclared(signature.parameters[min(index, count - 1)].name),
              at: program[program.operands[place]].source)
          ])
        continue
      }
      let parameter = signature.parameters[min(index, count - 1)]
      program.operands[place] = check(valueNode, as: parameter.type, parameter: index)
      errors += warnOfShares(in: valueNode, for: parameter)
    }
    if !failed { checkCompleteness(signature, range, reserved: reserved, at: span, isStatement: isStatement) }
    return range
  }

  /// Checks arguments against the parameters of a shape, a style or a function: all have labels.
  mutating func bind(
    _ arguments: NodeID?, to parameters: [Parameter], of name: String, at span: SourceSpan
  ) -> OperandRange {
    let range = reserveOperands(parameters.count)
    var child = arguments.map { tree.firstChild($0) } ?? .none
    var failed = false
    while child != .none {
      defer { child = tree.nextSibling(child) }
      let valueNode = tree.firstChild(child)
      guard valueNode != .none else {
        failed = true
        continue
      }
      guard tree.kind(child) == .labeledArgument else {
        let free = parameters.indices.filter { !program.operand(range, $0).isPresent }
        let value = check(valueNode, expecting: free.first.map { parameters[$0].type }, quietly: true)
        let fitting = free.filter { accepts(.exact(parameters[$0].type), valueNode, of: program[value].type) }
        let labels = (fitting.isEmpty ? free : fitting).map { spelling(parameters[$0].name) }
        report(.missingLabel(labels, of: name, value: tree.text(child)), at: child)
        if let first = fitting.first ?? free.first { program.setOperand(range, first, to: value) }
        failed = true
        continue
      }
      let label = tree.firstToken(child)
      guard let index = parameters.firstIndex(where: { $0.name == label.name }) else {
        let labels = parameters.map { spelling($0.name) }
        // Where parameters are wrong themselves, this may be one of them.
        let isDoubtful =
          parameters.contains { $0.type == .invalid } || files[Int(tree.file)].lostNames?.contains(label.name) == true
        if !isDoubtful {
          report(
            .unknownLabel(
              spelling(label.name), of: name, labels: labels,
              nearest: nearestName(to: spelling(label.name), among: labels)),
            at: tree.span(label))
        }
        _ = check(valueNode, expecting: nil, quietly: true)
        failed = true
        continue
      }
      let place = Int(range.start) + index
      if program.operands[place].isPresent {
        report(
          .repeatedLabel(spelling(label.name)), at: child,
          notes: [Note(.firstDeclared(spelling(label.name)), at: program[program.operands[place]].source)])
        continue
      }
      program.operands[place] = check(valueNode, as: parameters[index].type)
    }
    for (index, parameter) in parameters.enumerated() where !failed {
      if !program.operand(range, index).isPresent, !parameter.defaultValue.isPresent, parameter.type != .invalid {
        report(
          .missingArgument(spelling(parameter.name), of: name, isLabel: true, usage: nil), at: span,
          notes: [Note(.declared(spelling(parameter.name)), at: parameter.source)])
      }
    }
    return range
  }

  /// Checks a value that no parameter without a label is left for, and reports it where nothing was reported since there
  /// were so many diagnostics; gives how many there were when the next one may be reported.
  private mutating func bindExtraValue(
    _ child: NodeID, _ signature: Signature, _ range: OperandRange, reserved: Int, isStatement: Bool, errors: Int
  ) -> Int {
    let node = tree.firstChild(child)
    // Once only: checks within checks would take for ever.
    let value = check(node, expecting: nil, quietly: true)
    // What lacks its comma is reported as that.
    let isSeparate = isStatement || [.comma, .leftParenthesis].contains(tree.tokenBefore(child).kind)
    guard diagnostics.count == errors, isSeparate,
      let label = reportExtraValue(
        child, of: program[value].type, signature, range, reserved: reserved, isStatement: isStatement)
    else { return errors }
    program.setOperand(range, reserved + label, to: invalid(at: node))
    return diagnostics.count
  }

  /// Reports a label that there is not. In another language it may stand before what here is a value without one: then
  /// gives the place of that, which has it now. Labels that are like none are reported only where `isFirst` says so.
  private mutating func bindUnknownLabel(
    _ child: NodeID, _ signature: Signature, _ range: OperandRange, reserved: Int, isFirst: Bool
  ) -> Int? {
    let label = tree.firstToken(child)
    let valueNode = tree.firstChild(child)
    let labels = signature.parameters.filter { !$0.isPositional }.map(\.name)
    let nearest = nearestName(to: spelling(label.name), among: labels)
    let value = check(valueNode, expecting: nil, quietly: true)
    if nearest == nil, let next = freeValue(signature, range, reserved: reserved),
      accepts(signature.parameters[next].type, valueNode, of: program[value].type)
    {
      report(.labelOnValue(spelling(label.name)), at: tree.span(label))
      program.setOperand(range, reserved + next, to: value)
      return next
    }
    if nearest != nil || isFirst {
      report(
        .unknownLabel(spelling(label.name), of: signature.name, labels: labels, nearest: nearest), at: tree.span(label))
    }
    return nil
  }

  /// The first parameter without a label that has no argument yet and needs one.
  private func freeValue(_ signature: Signature, _ range: OperandRange, reserved: Int) -> Int? {
    signature.parameters.indices.first { index in
      let parameter = signature.parameters[index]
      return parameter.isPositional && parameter.isRequired
        && !program.operand(range, reserved + index).isPresent
    }
  }

  /// Gives the label that the value most likely lacks.
  private mutating func reportExtraValue(
    _ child: NodeID, of type: ValueType, _ signature: Signature, _ range: OperandRange, reserved: Int,
    isStatement: Bool
  ) -> Int? {
    // A value that lacks its label most likely is the first that is still missing and may be such a value.
    let value = tree.firstChild(child)
    if reportDecimalComma(value) { return nil }
    let parameters = signature.parameters
    var fitting = parameters.indices.filter { index in
      !parameters[index].isPositional && !program.operand(range, reserved + index).isPresent
        && accepts(parameters[index].type, value, of: type)
    }
    // What is required is missed first, and a percentage is no length.
    if let required = fitting.first(where: { parameters[$0].isRequired }) { fitting = [required] }
    if tree.text(value).hasSuffix("%"), case let shares = fitting.filter({ parameters[$0].direction == nil }),
      !shares.isEmpty
    {
      fitting = shares
    }
    if fitting.isEmpty {
      report(.tooManyArguments(of: signature.name, usage: usage(signature, isStatement: isStatement)), at: child)
    } else {
      let labels = fitting.map { parameters[$0].name }
      report(.missingLabel(labels, of: signature.name, value: tree.text(child)), at: child)
    }
    return fitting.count == 1 ? fitting[0] : nil
  }

  /// Reports a number right after the comma of another one; gives whether it is such.
  private mutating func reportDecimalComma(_ value: NodeID) -> Bool {
    let index = Int(tree.nodes[Int(value.index)].firstToken)
    guard tree.kind(value) == .number, index > 1 else { return false }
    let (whole, comma, fraction) = (tree.tokens[index - 2], tree.tokens[index - 1], tree.tokens[index])
    guard whole.kind == .number, comma.kind == .comma, whole.end == comma.start, comma.end == fraction.start else {
      return false
    }
    let span = SourceSpan(file: tree.file, start: whole.start, end: fraction.end)
    report(.decimalComma(tree.text(whole), tree.text(fraction)), at: span)
    return true
  }

  /// Whether a parameter takes a value of a type.
  private func accepts(_ pattern: Signature.TypePattern, _ value: NodeID, of type: ValueType) -> Bool {
    if type == .invalid, tree.kind(value) != .constant { return true }
    switch pattern {
    case .exact(let wanted):
      guard tree.kind(value) == .constant else { return type == wanted || converts(type, to: wanted) }
      return isAtConstant(value, of: wanted)
    case .scalar, .mixable: return type == .number || type == .integer
    case .layerNames: return false
    }
  }

  func usage(_ signature: Signature, isStatement: Bool) -> String {
    signature.usage({ describe($0).spelling }, isStatement: isStatement)
  }

  private mutating func checkCompleteness(
    _ signature: Signature, _ range: OperandRange, reserved: Int, at span: SourceSpan, isStatement: Bool
  ) {
    for (index, parameter) in signature.parameters.enumerated() where parameter.isRequired {
      if !program.operand(range, reserved + index).isPresent {
        report(
          .missingArgument(
            parameter.name, of: signature.name, isLabel: !parameter.isPositional,
            usage: usage(signature, isStatement: isStatement)), at: span)
        return
      }
    }
    for group in signature.exactlyOne {
      let given = group.filter { program.operand(range, reserved + $0).isPresent }
      guard given.count != 1 else { continue }
      let names = group.map { index in
        let parameter = signature.parameters[index]
        return parameter.isPositional ? "a \(describe(parameter.type))" : "`\(parameter.name):`"
      }
      let place = given.last.map { program[program.operand(range, reserved + $0)].source } ?? span
      report(.exactlyOne(names, of: signature.name, isMissing: given.isEmpty), at: place)
    }
  }

  // MARK: Patterns

  private mutating func check(
    _ node: NodeID, as pattern: Signature.TypePattern, parameter: Int
  ) -> ExpressionID {
    switch pattern {
    case .exact(let type): return check(node, as: type)
    case .scalar, .mixable: return check(node, expecting: nil)
    case .layerNames:
      layerNameLists[parameter] = layerNameList(node)
      return make(.bool(true), .bool, at: tree.span(node))
    }
  }

  /// One layer's name, or a list of some.
  private mutating func layerNameList(_ node: NodeID) -> [NameID] {
    switch tree.kind(node) {
    case .call where tree.child(node, .arguments) == nil:
      let id = name(tree.firstChild(node))
      guard id != .none else { return [] }
      guard surroundings.siblings.contains(id) else {
        reportUnknown(id, .layer, at: node)
        return []
      }
      return [id]
    case .list: return tree.children(node).flatMap { layerNameList($0) }
    case .group: return layerNameList(tree.firstChild(node))
    case .error, .missing: return []
    default:
      report(.expectedLayerName, at: node)
      return []
    }
  }
}
