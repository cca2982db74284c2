import ShapeCore

/// Conditions.
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
}
