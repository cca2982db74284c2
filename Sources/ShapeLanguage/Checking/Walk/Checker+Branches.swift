import ShapeKit

/// Statements with blocks.
extension Checker {
  // MARK: If

  mutating func check(_ view: IfSyntax, in place: StatementPlace, point: inout CurrentPoint) -> Statement.Kind? {
    let condition = check(view.condition, as: .bool)
    guard let thenBlock = view.then else { return nil }
    var thenPoint = point
    let then = checkBlock(thenBlock, in: place.branch, point: &thenPoint)
    var elsePoint = point
    var otherwise: BlockID?
    switch view.otherwise {
    case .if(let next):
      let mark = program.statementMark
      if let kind = check(next, in: place, point: &elsePoint) {
        program.append(Statement(kind: kind, source: next.span))
      }
      otherwise = program.makeBlock(statementsFrom: mark)
    case .block(let block): otherwise = checkBlock(block, in: place.branch, point: &elsePoint)
    case nil: break
    }
    point = .join(thenPoint, elsePoint)
    return .if(condition, then: then, else: otherwise)
  }

  // MARK: Switch

  mutating func check(_ view: SwitchSyntax, in place: StatementPlace, point: inout CurrentPoint) -> Statement.Kind? {
    let subject = check(view.subject, expecting: nil)
    let enumeration = enumeration(of: view, program.type(of: subject))
    var result = SwitchStatement(subject: subject, cases: [])
    var seen: [CaseID: SourceSpan] = [:]
    // An unknown constant is probably one of the missing ones.
    var isDoubtful = false
    var points: [CurrentPoint] = []
    for branch in view.cases {
      var branchPoint = point
      let body = branch.body.map { checkBlock($0, in: place.branch, point: &branchPoint) } ?? program.emptyBlock()
      points.append(branchPoint)
      guard let labels = branch.labels else {
        if result.otherwise != nil { report(.repeatedStatement("default"), at: branch.keyword) }
        result.otherwise = body
        continue
      }
      var indices: [CaseID] = []
      for label in labels.constants {
        guard let enumeration, let index = caseIndex(label, of: enumeration) else {
          isDoubtful = true
          continue
        }
        if let first = seen[index] {
          let text = label.text
          report(.duplicate(text), at: label, notes: [Note(.firstDeclared(text), at: first)])
        } else {
          seen[index] = label.span
          indices.append(index)
        }
      }
      result.cases.append(.init(labels: indices, body: body))
    }
    if result.otherwise == nil {
      if let enumeration {
        if !isDoubtful { checkExhaustive(view, enumeration, seen: seen) }
        // With all cases covered, one of the branches is taken.
        if points.isEmpty { points.append(point) }
      } else {
        points.append(point)
      }
    }
    if let first = points.first { point = points.dropFirst().reduce(first, CurrentPoint.join) }
    return .switch(program.add(result))
  }

  /// Returns the enum of a `switch`. Reports an error for any other type.
  private mutating func enumeration(of view: SwitchSyntax, _ type: ValueType) -> EnumID? {
    switch type {
    case .enumeration(let id): return id
    case .invalid: return nil
    case .number, .integer, .bool, .angle, .point, .size, .rect, .color, .paint, .path, .edges, .string, .stop, .list:
      report(.switchOnType(describe(type)), at: view.subject)
      return nil
    }
  }

  private mutating func checkExhaustive(_ view: SwitchSyntax, _ id: EnumID, seen: [CaseID: SourceSpan]) {
    let cases = program.result.enumerations[id].cases
    let missing = cases.indices.filter { seen[$0] == nil }.map { "." + spelling(cases[$0].name) }
    guard !missing.isEmpty, !names.declarations.files[names.context.file].hasSyntaxErrors else { return }
    report(.switchLacks(missing), at: view.keyword)
  }
}
