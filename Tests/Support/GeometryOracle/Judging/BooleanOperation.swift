import ShapeCore

/// An operation to judge: one of the four operations on two paths, or the first path made simple.
package enum BooleanOperation: String, CaseIterable, Sendable {
  case union
  case intersection
  case subtracting
  case symmetricDifference
  case simplified

  /// Returns whether a place is inside the result, given whether it is inside the two paths.
  @inline(__always)
  package func isInside(_ first: Bool, _ second: Bool) -> Bool {
    switch self {
    case .union: first || second
    case .intersection: first && second
    case .subtracting: first && !second
    case .symmetricDifference: first != second
    case .simplified: first
    }
  }

  /// Returns the area of the result.
  package func area(of fills: FilledAreas.Fills) -> Double {
    switch self {
    case .union: fills.first + fills.second - fills.common
    case .intersection: fills.common
    case .subtracting: fills.first - fills.common
    case .symmetricDifference: fills.first + fills.second - 2 * fills.common
    case .simplified: fills.first
    }
  }
}

/// An operation under a fill rule.
package struct BooleanCase: Hashable, Sendable, CustomStringConvertible {
  package var operation: BooleanOperation
  package var rule: FillRule

  package init(_ operation: BooleanOperation, _ rule: FillRule) {
    self.operation = operation
    self.rule = rule
  }

  /// The operations on two paths under each rule.
  package static let ofTwoPaths: [BooleanCase] = [
    .init(.union, .nonZero), .init(.union, .evenOdd), .init(.intersection, .nonZero), .init(.intersection, .evenOdd),
    .init(.subtracting, .nonZero), .init(.subtracting, .evenOdd), .init(.symmetricDifference, .nonZero),
    .init(.symmetricDifference, .evenOdd),
  ]

  /// The operations on one path.
  package static let ofOnePath: [BooleanCase] = [.init(.simplified, .nonZero), .init(.simplified, .evenOdd)]

  /// The operation on base paths.
  package var expression: RegionExpression {
    operation == .simplified ? .simplified(.a) : .combined(.a, operation, .b)
  }

  package var description: String { "\(operation.rawValue), \(rule)" }
}

/// An engine: from the case and the two paths to the result, or `nil` if there is none. The second path is empty for an
/// operation on one.
package typealias BooleanEngine = (BooleanCase, Path, Path) -> Path?
