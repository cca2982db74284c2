import ShapeCore

/// The arguments of the language's own functions and statements, according to their signatures.
extension Checker {
  /// Arguments in the order of a signature.
  struct BoundArguments {
    var operands: OperandRange
    /// The names of layers in arguments, by parameter.
    var layerNames: [Int: [NameID]] = [:]
    /// The number of operands before the arguments: one for the receiver of a method.
    let reserved: Int
    let callable: KnownNames.Callable
    let isStatement: Bool
    /// The parameter of the next value without a label.
    var nextPositional = 0
    /// Whether an argument is wrong, so that others may only seem to be missing.
    var isIncomplete = false
    /// The number of mistakes before the arguments. Of several extra or misplaced values, only the first is reported.
    var mistakes: Int
    /// The corners with the radius `.concentric`, which depends on others.
    var concentric: [Int] = []
    /// The values that don't fit, which are reported when all arguments are known.
    var misfits: [Misfit] = []

    var signature: Signature { callable.signature }

    /// Returns the position of the parameter of an argument. The last parameter may be variadic.
    func position(_ index: Int) -> Int { min(index, callable.signature.parameters.count - 1) }

    /// Returns the index of the parameter for the next value without a label, or `nil` if there is none.
    mutating func takePositional() -> Int? {
      let count = callable.signature.parameters.count
      while nextPositional < count, !callable.signature.parameters[nextPositional].isPositional { nextPositional += 1 }
      guard nextPositional < count || callable.signature.isVariadic else { return nil }
      nextPositional += 1
      return nextPositional - 1
    }
  }

  /// Checks arguments against a signature.
  mutating func bind(
    _ arguments: ArgumentsSyntax?, to callable: KnownNames.Callable, at span: SourceSpan, isStatement: Bool
  ) -> BoundArguments {
    let reserved = callable.signature.receiverCount
    var count = callable.signature.parameters.count
    if callable.signature.isVariadic, let arguments { count = max(count, arguments.elements.count) }
    var bound = BoundArguments(
      operands: program.reserveOperands(reserved + count), reserved: reserved, callable: callable,
      isStatement: isStatement, mistakes: mistakes)
    if let arguments {
      bound.isIncomplete = arguments.hasErrors
      var elements = arguments.elements
      while let argument = elements.next() {
        if isStatement, reportCommaBeforeStatement(argument) {
          bound.isIncomplete = true
          resolveNames(in: argument)
          while let next = elements.next() { resolveNames(in: next) }
          break
        }
        bind(argument, count: count, &bound)
      }
      if !bound.misfits.isEmpty { reportMisfits(arguments, &bound) }
      if !callable.sides.isEmpty { reportMixedSides(arguments, bound) }
    }
    if !bound.isIncomplete { checkCompleteness(bound, at: span) }
    return bound
  }

  private mutating func bind(_ argument: ArgumentSyntax, count: Int, _ bound: inout BoundArguments) {
    let found: Int?
    if let label = argument.label {
      found = bound.callable.labels.firstIndex(of: label.name)
      guard let found else { return bindUnknownLabel(argument, label, &bound) }
      names.note(.label(of: bound.callable.owner, Int32(found)), at: label.span)
      let isRepeated = found < count && program.operand(bound.operands, bound.reserved + found).isPresent
      if bound.callable.signature.parameters[found].isPositional, !isRepeated {
        report(.labelOnValue(spelling(label.name)), at: label)
      }
    } else {
      found = bound.takePositional()
      guard found != nil else { return bindExtraValue(argument, &bound) }
    }
    guard let index = found, index < count else {
      _ = check(argument.value, expecting: .invalid)
      bound.isIncomplete = true
      return
    }
    // Field by field: to copy a declaration would retain each of its texts.
    let position = bound.position(index)
    let first = program.operand(bound.operands, bound.reserved + index)
    if first.isPresent {
      let name = bound.signature.parameters[position].name
      return report(
        .repeatedLabel(name), at: argument, notes: [Note(.firstDeclared(name), at: program[first].source)])
    }
    let value = argument.value
    let type = bound.callable.signature.parameters[position].type
    program.setOperand(bound.operands, bound.reserved + index, check(argument, value, as: type, index, &bound))
    bound.mistakes += warnOfShares(
      in: value, of: type, along: bound.callable.signature.parameters[position].direction)
  }

  private mutating func check(
    _ argument: ArgumentSyntax, _ value: ExpressionSyntax, as pattern: Signature.TypePattern, _ index: Int,
    _ bound: inout BoundArguments
  ) -> ExpressionID {
    switch pattern {
    case .exact(let type):
      if isConcentric(value, of: bound.callable, index) {
        bound.concentric.append(index)
        return program.make(.number(0), type, at: value.span)
      }
      return fittingValue(value, of: argument, index, type, &bound)
    case .scalar, .mixable, .orderedList, .summableList, .anyList: return check(value, expecting: nil)
    case .factors:
      let factors = check(value, expecting: nil)
      switch program.type(of: factors) {
      case .number, .point, .invalid: return factors
      case .integer: return coerce(factors, to: .number)
      case let found: return refuse(.mismatch(expected: describe(pattern), found: describe(found)), at: value)
      }
    case .layerNames:
      bound.layerNames[index] = layerNameList(value)
      return program.make(.bool(true), .bool, at: value.span)
    }
  }

  /// Returns the name of one layer, or a list of names.
  private mutating func layerNameList(_ view: ExpressionSyntax) -> [NameID] {
    switch view {
    case .name(let view):
      let name = view.name
      guard !name.isMissing else { return [] }
      if names.isSibling(name) { return [name.id] }
      reportUnknown(name, .layer)
      return []
    case .list(let view):
      var result: [NameID] = []
      for element in view.elements { result += layerNameList(element) }
      return result
    case .group(let view): return layerNameList(view.value)
    case .error, .missing: return []
    case .number, .color, .string, .bool, .constant, .call, .member, .methodCall, .path, .point, .dimensions, .prefix,
      .binary, .conditional, .switch, .functionBody, .comprehension, .subscript:
      report(.expectedLayerName, at: view)
      return []
    }
  }

  // MARK: Mistakes

  /// Reports sides that follow the direction of the layout beside sides that don't.
  private mutating func reportMixedSides(_ arguments: ArgumentsSyntax, _ bound: BoundArguments) {
    func isGiven(_ index: Int) -> Bool { program.operand(bound.operands, bound.reserved + index).isPresent }
    let sides = bound.callable.sides
    guard let flowing = sides.first(where: { isGiven($0.flowing) }) else { return }
    for side in sides where isGiven(side.fixed) {
      guard let argument = arguments.elements.first(where: { $0.label?.name == bound.callable.labels[side.fixed] }),
        let label = argument.label
      else { continue }
      let names = bound.signature.parameters
      report(
        .mixedSides(
          names[side.fixed].name, with: names[flowing.flowing].name,
          replacement: isGiven(side.flowing) ? nil : names[side.flowing].name), at: label)
    }
  }

  /// Reports an unknown label. If the label is that of an unlabeled parameter in another language, its value is used
  /// for that parameter. Labels similar to none are reported only if nothing else is.
  private mutating func bindUnknownLabel(
    _ argument: ArgumentSyntax, _ label: SyntaxToken, _ bound: inout BoundArguments
  ) {
    bound.isIncomplete = true
    let isFirst = mistakes == bound.mistakes
    let labels = bound.signature.parameters.filter { !$0.isPositional }.map { $0.name }
    let nearest = nearestName(to: spelling(label.name), among: labels)
    let value = checkMisplaced(argument.value)
    if nearest == nil, let free = freePositional(bound),
      accepts(bound.signature.parameters[free].type, argument.value, of: program.type(of: value))
    {
      report(.labelOnValue(spelling(label.name)), at: label)
      program.setOperand(bound.operands, bound.reserved + free, value)
      bound.nextPositional = free + 1
    } else if nearest != nil || isFirst {
      reportUnknownLabel(label, of: bound.signature.name, labels)
    }
  }

  /// Returns the first required parameter without a label and without an argument.
  private func freePositional(_ bound: BoundArguments) -> Int? {
    bound.signature.parameters.indices.first { index in
      let parameter = bound.signature.parameters[index]
      return parameter.isPositional && parameter.isRequired
        && !program.operand(bound.operands, bound.reserved + index).isPresent
    }
  }

  func usage(_ signature: Signature, isStatement: Bool, isShort: Bool = false) -> String {
    signature.usage({ describe($0).spelling }, isStatement: isStatement, isShort: isShort)
  }

  private mutating func checkCompleteness(_ bound: BoundArguments, at span: SourceSpan) {
    let callable = bound.callable
    for index in callable.signature.parameters.indices
    where callable.signature.parameters[index].isRequired
      && !program.operand(bound.operands, bound.reserved + index).isPresent
    {
      let signature = callable.signature
      let parameter = signature.parameters[index]
      let usage = usage(signature, isStatement: bound.isStatement, isShort: !bound.isStatement)
      return report(
        .missingArgument(parameter.name, of: signature.name, isLabel: !parameter.isPositional, usage: usage), at: span)
    }
    for group in callable.signature.exactlyOne {
      let given = group.map { program.operand(bound.operands, bound.reserved + $0) }.filter { $0.isPresent }
      guard given.count != 1 else { continue }
      let names = group.map { index in
        let parameter = callable.signature.parameters[index]
        return parameter.isPositional ? "a \(describe(parameter.type))" : "`\(parameter.name):`"
      }
      let place = given.last.map { program[$0].source } ?? span
      report(.exactlyOne(names, of: callable.signature.name, isMissing: given.isEmpty), at: place)
    }
    for group in callable.alternatives {
      let given = group.filter { program.operand(bound.operands, bound.reserved + $0).isPresent }
      guard given.count > 1 else { continue }
      let values = given.map { program.operand(bound.operands, bound.reserved + $0) }
      let names = given.map { callable.signature.parameters[$0].name }
      if names == ["style", "smoothing"], case .enumCase(let style) = program[values[0]].kind,
        CornerStyle(style) == .continuous
      {
        continue
      }
      report(
        .exactlyOne(
          names.prefix(2).map { "`\($0):`" }, of: callable.signature.name, isMissing: false,
          hint: CornerCurveParameters.alternatives[0].contains(names[0]) ? Problem.oneCornerForm : nil),
        at: program[values[1]].source)
    }
  }
}
