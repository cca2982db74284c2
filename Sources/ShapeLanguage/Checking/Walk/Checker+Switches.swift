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
