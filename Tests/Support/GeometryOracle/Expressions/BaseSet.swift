import Foundation
import ShapeCore
import TestSupport

/// Two or three base paths for composites and laws.
package struct BaseSet: Sendable {
  package var kind: PairKind
  package var seed: UInt64
  package var paths: [Path]

  /// Creates the paths of a pair, and in six of ten cases a third one: a near copy of the first, or one of another
  /// pair.
  package init(_ pair: PathPair) {
    kind = pair.kind
    seed = pair.seed
    paths = [pair.first, pair.second]
    var generator = PairGenerator(seed: pair.seed ^ 0xBA5E)
    switch generator.random.whole(0...9) {
    case 0...3: break
    case 4...6: paths.append(generator.nearCopy(of: pair.first))
    default: paths.append(generator.pair(of: pair.kind).0)
    }
  }
}

/// An expression of a base set under a rule.
package struct Composite: Sendable, CustomStringConvertible {
  /// How many composites each base set has.
  package static let count = 8

  package var expression: RegionExpression
  package var rule: FillRule

  /// Returns all composites of a base set: four common ones and one random tree of each depth from 2 to 5.
  package static func composites(of bases: BaseSet) -> [Composite] {
    var random = RandomSource(seed: bases.seed ^ 0xC0DE)
    let (a, b) = (RegionExpression.a, RegionExpression.b)
    let common = [
      a.subtracting(a.subtracting(b)), a.union(b).subtracting(b),
      a.subtracting(b).union(a.intersection(b)), a.symmetricDifference(b).symmetricDifference(b),
    ]
    let trees = (2...5).map { RegionExpression.random(depth: $0, of: bases.paths.count, &random) }
    return (common + trees).map { Composite(expression: $0, rule: random.chance(70) ? .nonZero : .evenOdd) }
  }

  package var description: String { expression.source(rule: rule) }
}

extension RegionExpression {
  /// Returns a random tree with a depth, over a number of base paths.
  fileprivate static func random(depth: Int, of count: Int, _ random: inout RandomSource) -> RegionExpression {
    guard depth > 0 else { return .path(random.whole(0...count - 1)) }
    let first = Self.random(depth: depth - 1, of: count, &random)
    if random.chance(8) { return .simplified(first) }
    let operations: [BooleanOperation] = [.union, .intersection, .subtracting, .symmetricDifference]
    let operation = random.pick(operations)
    // A repeated operand makes edges coincide.
    let second =
      random.chance(30)
      ? random.pick(first.parts) : Self.random(depth: random.whole(0...depth - 1), of: count, &random)
    return random.chance(50) ? .combined(first, operation, second) : .combined(second, operation, first)
  }

  /// This expression and all its subexpressions.
  package var parts: [RegionExpression] { [self] + operands.flatMap { $0.parts } }
}
