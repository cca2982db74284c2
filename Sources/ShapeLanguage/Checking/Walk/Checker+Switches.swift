import ShapeCore

/// Choices by the constants of an enum, by whole numbers, or by a Bool.
extension Checker {
  /// The labels of the cases so far.
  private struct Labels {
    var constants: [CaseID: SourceSpan] = [:]
    var bools: [Bool: SourceSpan] = [:]
    /// Ranges that don't overlap, in order.
    var numbers: [(range: ClosedRange<Int>, span: SourceSpan)] = []
    /// Whether a label is wrong. It is probably one of the missing ones.
    var isDoubtful = false

    /// Adds numbers, or returns the place of a label that they overlap.
    mutating func insert(_ range: ClosedRange<Int>, at span: SourceSpan) -> SourceSpan? {
      let index = numbers.partitioningIndex { $0.range.upperBound >= range.lowerBound }
      if index < numbers.count, numbers[index].range.overlaps(range) { return numbers[index].span }
      numbers.insert((range, span), at: index)
      return nil
    }
  }

  mutating func check(_ view: SwitchSyntax, in place: StatementPlace, point: inout CurrentPoint) -> Statement.Kind? {
    let subject = check(view.subject, expecting: nil)
    let type = switchType(of: view, program.type(of: subject))
    var result = SwitchStatement(subject: subject, cases: [])
    var labels = Labels()
    var points: [CurrentPoint] = []
    for branch in view.cases {
      var branchPoint = point
      let body = branch.body.map { checkBlock($0, in: place.branch, point: &branchPoint) } ?? program.emptyBlock()
      points.append(branchPoint)
      guard let list = branch.labels else {
        if result.otherwise != nil { report(.repeatedStatement("default"), at: branch.keyword) }
        result.otherwise = body
        continue
      }
      result.cases.append(.init(labels: check(list, of: type, &labels), body: body))
    }
    if result.otherwise == nil {
      // With all cases covered, one of the branches is taken.
      if type == .invalid || type == .integer || points.isEmpty { points.append(point) }
      if !labels.isDoubtful { checkExhaustive(view, type, labels) }
    }
    if let first = points.first { point = points.dropFirst().reduce(first, CurrentPoint.join) }
    return .switch(program.add(result))
  }

  /// Returns a `switch` that is a value: a chain of conditions, the last of which is certain if all cases are covered.
  mutating func check(_ view: SwitchSyntax, expecting type: ValueType?) -> ExpressionID {
    let (span, depth) = (view.span, program.openBlock())
    let subject = named(check(view.subject, expecting: nil), inBlock: depth)
    let subjectType = switchType(of: view, program.type(of: subject))
    var labels = Labels()
    var common: ValueType?
    var cases: [(test: ExpressionID, value: ExpressionID)] = []
    var otherwise: ExpressionID?
    for branch in view.cases {
      var test: ExpressionID?
      if let list = branch.labels { test = self.test(list, of: subject, subjectType, &labels) }
      let value = branch.value.map { check($0, expecting: type ?? common) } ?? invalid(at: branch)
      let found = program.type(of: value)
      common = commonType(common ?? found, found, of: "`switch`", at: program[value].source) ?? .invalid
      if let test {
        cases.append((test, value))
      } else {
        if otherwise != nil { report(.repeatedStatement("default"), at: branch.keyword) }
        otherwise = value
      }
    }
    if otherwise == nil, !labels.isDoubtful { checkExhaustive(view, subjectType, labels) }
    let block = program.closeBlock(statementsFrom: program.statementMark)
    // A subject that is refused is reported once, and not for each `switch` around it.
    let isRefused = surroundings.constantPurpose != nil && program.type(of: subject) == .invalid
    guard let common, let last = otherwise ?? cases.popLast()?.value, !isRefused else { return invalid(at: span) }
    var result = coerce(last, to: common)
    for (test, value) in cases.reversed() {
      result = program.make(.conditional(test, coerce(value, to: common), result), common, at: span)
    }
    return program.result.blocks[block].bindings.isEmpty
      ? result : program.make(.scoped(block, result), common, at: span)
  }

  /// Returns the subject of a `switch`, with a name for all tests if it is computed.
  private mutating func named(_ subject: ExpressionID, inBlock depth: Int) -> ExpressionID {
    guard program.type(of: subject) != .invalid, program[subject].kind.isComputed else { return subject }
    // A constant has no room for a name. Without one, each test would compute the value again, and each `switch` in it.
    if surroundings.constantPurpose != nil { return refuse(.computedSubject, at: program[subject].source) }
    return name(subject, inBlock: depth)
  }

  /// Returns the condition of a case.
  private mutating func test(
    _ list: CaseLabelsSyntax, of subject: ExpressionID, _ type: ValueType, _ labels: inout Labels
  ) -> ExpressionID {
    let span = list.span
    var tests = check(list, of: type, &labels).map { test($0, of: subject, type, at: span) }
    // Pairs, then pairs of pairs, so that many labels don't nest deeply.
    while tests.count > 1 {
      var pairs: [ExpressionID] = []
      for index in stride(from: 0, to: tests.count - 1, by: 2) {
        pairs.append(program.make(.binary(.or, tests[index], tests[index + 1]), .bool, at: span))
      }
      if !tests.count.isMultiple(of: 2), let last = tests.last { pairs.append(last) }
      tests = pairs
    }
    return tests.first ?? invalid(at: span)
  }

  private mutating func test(
    _ label: SwitchStatement.Label, of subject: ExpressionID, _ type: ValueType, at span: SourceSpan
  ) -> ExpressionID {
    switch label {
    case .enumCase(let id):
      return program.make(.binary(.equal, subject, program.make(.enumCase(id), type, at: span)), .bool, at: span)
    case .bool(let value): return value ? subject : program.make(.not(subject), .bool, at: span)
    case .numbers(let range):
      let low = program.make(.number(Double(range.lowerBound)), .integer, at: span)
      if range.count == 1 { return program.make(.binary(.equal, subject, low), .bool, at: span) }
      let high = program.make(.number(Double(range.upperBound)), .integer, at: span)
      let isAbove = program.make(.binary(.lessOrEqual, low, subject), .bool, at: span)
      let isBelow = program.make(.binary(.lessOrEqual, subject, high), .bool, at: span)
      return program.make(.binary(.and, isAbove, isBelow), .bool, at: span)
    }
  }

  /// Returns the type of a `switch`, or the error type for one that has no constants, which is reported.
  private mutating func switchType(of view: SwitchSyntax, _ type: ValueType) -> ValueType {
    switch type {
    case .enumeration, .integer, .bool, .invalid: return type
    case .number, .angle, .point, .size, .rect, .color, .paint, .path, .edges, .string, .stop, .list:
      report(.switchOnType(describe(type)), at: view.subject)
      return .invalid
    }
  }

  // MARK: Labels

  private mutating func check(
    _ list: CaseLabelsSyntax, of type: ValueType, _ seen: inout Labels
  ) -> [SwitchStatement.Label] {
    var result: [SwitchStatement.Label] = []
    for label in list.elements {
      if let label = check(label, of: type, &seen) { result.append(label) } else { seen.isDoubtful = true }
    }
    return result
  }

  private mutating func check(
    _ label: CaseLabelSyntax, of type: ValueType, _ seen: inout Labels
  ) -> SwitchStatement.Label? {
    switch (label, type) {
    case (_, .invalid): return nil
    case (.constant(let view), .enumeration(let id)):
      guard let index = caseIndex(view, of: id) else { return nil }
      if let first = seen.constants.updateValue(seen.constants[index] ?? view.span, forKey: index) {
        reportRepeated(label, first: first)
      }
      return .enumCase(index)
    case (.constant(let view), _):
      // A word without its dot has been reported.
      if view.firstToken.kind == .dot { _ = check(view, expecting: type) }
      return nil
    case (.value(let view), .bool):
      let id = check(view, as: .bool)
      guard id.isPresent, case .bool(let value) = program[id].kind else { return nil }
      if let first = seen.bools.updateValue(seen.bools[value] ?? view.span, forKey: value) {
        reportRepeated(label, first: first)
      }
      return .bool(value)
    case (.value(let view), .integer):
      guard let number = wholeNumber(view) else { return nil }
      return add(number...number, label, &seen)
    case (.range(let view), .integer):
      guard let low = wholeNumber(view.low), let high = wholeNumber(view.high) else { return nil }
      let end = view.isClosed ? high : high - 1
      guard low <= end else {
        report(.emptyRange(Double(low), Double(high), isAngle: false), at: view)
        return nil
      }
      return add(low...end, label, &seen)
    case (.value(let view), _):
      _ = check(view, as: type)
      return nil
    case (.range(let view), _):
      report(.rangeInCase(describe(type)), at: view)
      return nil
    }
  }

  private mutating func wholeNumber(_ view: ExpressionSyntax) -> Int? {
    let value = check(view, as: .integer)
    guard value.isPresent else { return nil }
    if case .number(let number) = program[value].kind { return Int(exactly: number) }
    guard case .negate(let inner) = program[value].kind, inner.isPresent,
      case .number(let number) = program[inner].kind
    else { return nil }
    return Int(exactly: -number)
  }

  private mutating func add(
    _ range: ClosedRange<Int>, _ label: CaseLabelSyntax, _ seen: inout Labels
  ) -> SwitchStatement.Label {
    if let first = seen.insert(range, at: label.span) {
      report(.overlappingCase(label.text), at: label, notes: [Note(.firstDeclared(text(at: first)), at: first)])
    }
    return .numbers(range)
  }

  private mutating func reportRepeated(_ label: CaseLabelSyntax, first: SourceSpan) {
    report(.duplicate(label.text), at: label, notes: [Note(.firstDeclared(label.text), at: first)])
  }

  // MARK: Completeness

  private mutating func checkExhaustive(_ view: SwitchSyntax, _ type: ValueType, _ labels: Labels) {
    guard names.lostNames() == nil else { return }
    switch type {
    case .enumeration(let id):
      let cases = program.result.enumerations[id].cases
      let missing = cases.indices.filter { labels.constants[$0] == nil }.map { "." + spelling(cases[$0].name) }
      if !missing.isEmpty { report(.switchLacks(missing), at: view.keyword) }
    case .bool:
      let missing = [true, false].filter { labels.bools[$0] == nil }.map { "\($0)" }
      if !missing.isEmpty { report(.switchLacks(missing), at: view.keyword) }
    case .integer: report(.switchLacksDefault, at: view.keyword)
    case .invalid, .number, .angle, .point, .size, .rect, .color, .paint, .path, .edges, .string, .stop, .list: break
    }
  }
}
