import ShapeCore

/// A region made of base paths by operations, whose results can be operands, too.
package indirect enum RegionExpression: Sendable {
  case path(Int)
  case simplified(RegionExpression)
  case combined(RegionExpression, BooleanOperation, RegionExpression)

  package static let a = RegionExpression.path(0)
  package static let b = RegionExpression.path(1)
  package static let c = RegionExpression.path(2)

  package func union(_ other: RegionExpression) -> RegionExpression { .combined(self, .union, other) }
  package func intersection(_ other: RegionExpression) -> RegionExpression { .combined(self, .intersection, other) }
  package func subtracting(_ other: RegionExpression) -> RegionExpression { .combined(self, .subtracting, other) }
  package func symmetricDifference(_ other: RegionExpression) -> RegionExpression {
    .combined(self, .symmetricDifference, other)
  }

  /// The points that are inside, by the base paths around them.
  package var truthTable: TruthTable {
    switch self {
    case .path(let index): TruthTable(path: index)
    case .simplified(let operand): operand.truthTable
    case .combined(let first, let operation, let second):
      first.truthTable.combined(with: second.truthTable, operation)
    }
  }

  /// Returns an engine's result under one rule, or `nil` if the engine has none.
  package func result(of paths: [Path], rule: FillRule, _ engine: BooleanEngine) -> Path? {
    switch self {
    case .path(let index): return paths[index]
    case .simplified(let operand):
      guard let operand = operand.result(of: paths, rule: rule, engine) else { return nil }
      return engine(BooleanCase(.simplified, rule), operand, .empty)
    case .combined(let first, let operation, let second):
      guard let first = first.result(of: paths, rule: rule, engine),
        let second = second.result(of: paths, rule: rule, engine)
      else { return nil }
      return engine(BooleanCase(operation, rule), first, second)
    }
  }

  /// The maximum number of nested operations.
  package var depth: Int {
    switch self {
    case .path: 0
    case .simplified(let operand): operand.depth + 1
    case .combined(let first, _, let second): max(first.depth, second.depth) + 1
    }
  }

  /// The indices of the base paths in the expression.
  package var usedPaths: Set<Int> {
    switch self {
    case .path(let index): [index]
    case .simplified, .combined: operands.reduce(into: []) { $0.formUnion($1.usedPaths) }
    }
  }

  /// Returns the same expression with other indices of base paths.
  package func renumbered(_ index: (Int) -> Int) -> RegionExpression {
    switch self {
    case .path(let old): .path(index(old))
    case .simplified(let operand): .simplified(operand.renumbered(index))
    case .combined(let first, let operation, let second):
      .combined(first.renumbered(index), operation, second.renumbered(index))
    }
  }

  /// The direct subexpressions.
  package var operands: [RegionExpression] {
    switch self {
    case .path: []
    case .simplified(let operand): [operand]
    case .combined(let first, _, let second): [first, second]
    }
  }
}

extension RegionExpression: CustomStringConvertible {
  /// As Swift source.
  package var description: String { source(rule: .nonZero) }

  /// As Swift source, under a rule.
  package func source(rule: FillRule) -> String {
    let label = rule == .nonZero ? "" : "rule: .evenOdd"
    switch self {
    case .path(let index): return ["a", "b", "c", "d"][index]
    case .simplified(let operand): return "\(operand.source(rule: rule)).simplified(\(label))"
    case .combined(let first, let operation, let second):
      let rest = label.isEmpty ? "" : ", \(label)"
      return "\(first.source(rule: rule)).\(operation.rawValue)(\(second.source(rule: rule))\(rest))"
    }
  }
}
