/// The place of a layer among the items of its parent: fills, strokes, layers and slots.
@_spi(Generated)
public struct ZOrder: Equatable, Sendable {
  /// Items with a larger z are painted later. Those with the same z are painted in the order of the source.
  package var z: Double
  /// The names of siblings that are painted before this layer.
  package var above: [String]
  /// The names of siblings that are painted after this layer.
  package var below: [String]

  /// Creates an order. Defaults to that of the source.
  public init(z: Double = 0, above: [String] = [], below: [String] = []) {
    self.z = z
    self.above = above
    self.below = below
  }

  /// Whether the layer moves to satisfy `above` or `below`.
  var isConstrained: Bool { !above.isEmpty || !below.isEmpty }
}

/// Ordering constraints that contradict each other, as a cycle of items: each is above the next, the last above the
/// first.
package struct ZOrderCycle: Error, Equatable, Sendable {
  /// One item of the cycle.
  package struct Step: Equatable, Sendable {
    /// The position of the item in the list of siblings.
    package var item: Int
    /// Why it is above the next item of the cycle.
    package var reason: Reason
  }

  /// A reason why an item is above the next one.
  package enum Reason: Equatable, Sendable {
    /// `above` or `below` of one of the two names the other.
    case constraint
    /// It has the larger z.
    case z
    /// It is later in the source, and both have the same z.
    case source
    /// Another constraint moves one of the two.
    case otherConstraint
  }

  /// The items of the cycle, each above the next one.
  package var steps: [Step]
}

extension ZOrder {
  /// Returns the order in which to paint siblings.
  ///
  /// They are sorted by z, and those with the same z keep their order. Then each one with `above` or `below` moves by the
  /// least distance that satisfies it, and all others keep their order. A name without a sibling has no effect.
  /// O(n log n + k) for k names.
  /// - Throws: The constraints that contradict each other, or the order of the siblings that don't move.
  package static func paintOrder(
    of siblings: [(name: String, order: ZOrder)]
  ) throws(ZOrderCycle) -> [Int] {
    let sorted = siblings.indices.sorted { a, b in
      siblings[a].order.z < siblings[b].order.z || (siblings[a].order.z == siblings[b].order.z && a < b)
    }
    guard siblings.contains(where: { $0.order.isConstrained }) else { return sorted }
    var placement = ZPlacement(siblings, sorted)
    return try placement.order()
  }
}
