/// A layer whose ordering constraints contradict others: one step of a cycle.
package struct OrderConflict: Equatable, Sendable {
  /// The name of the layer or slot that cannot be placed.
  package var name: String
  /// The source of the conflict.
  package var source: SourceSpan
  /// Why the layer is above the next one of the cycle.
  package var reason: ZOrderCycle.Reason
}

/// A layer or a slot among the items of the layer around it. Fills and strokes have neither names nor constraints.
struct PlacedNode: Sendable {
  var name: String
  var order: ZOrder
  var source: SourceSpan
  var node: Int
  /// Whether it is a slot without nodes, which only keeps a place for the ordering constraints of its siblings.
  var isAbsent = false
}

extension [SceneNode] {
  /// Moves masks before the other items of a layer.
  /// - Parameters:
  ///   - masks: The nodes of the masks, in order.
  ///   - items: The nodes of all items.
  ///   - placed: The layers and slots among the items, in order, which move with their nodes.
  /// - Returns: The number of nodes of all masks.
  mutating func moveToFront(_ masks: [Int], of items: Range<Int>, placed: inout ArraySlice<PlacedNode>) -> Int {
    let masks = masks.map { $0..<($0 + self[$0].extent) }
    var moved: [SceneNode] = []
    for mask in masks { moved += self[mask] }
    let count = moved.count
    var start = items.lowerBound
    for mask in masks {
      moved += self[start..<mask.lowerBound]
      start = mask.upperBound
    }
    moved += self[start..<items.upperBound]
    // Each node moves by the masks after it.
    var next = masks[...]
    var rest = count
    for index in placed.indices {
      while let mask = next.first, mask.lowerBound < placed[index].node {
        rest -= mask.count
        next.removeFirst()
      }
      placed[index].node += rest
    }
    replaceSubrange(items, with: moved)
    return count
  }

  /// Sorts the items of a layer if some of them have ordering constraints.
  /// - Parameters:
  ///   - items: The nodes of the items.
  ///   - placed: The layers and slots among them, in order.
  /// - Returns: The cycle of contradicting constraints, after which the items keep their order, or `nil`.
  mutating func sort(_ items: Range<Int>, placed: ArraySlice<PlacedNode>) -> [OrderConflict]? {
    guard placed.contains(where: { $0.order != ZOrder() }) else { return nil }
    // Items and absent slots, each with its nodes.
    var parts: [(placed: Int?, nodes: Range<Int>)] = []
    var next = placed.startIndex
    var node = items.lowerBound
    while true {
      while next < placed.endIndex, placed[next].node == node, placed[next].isAbsent {
        parts.append((next, node..<node))
        next += 1
      }
      guard node < items.upperBound else { break }
      let end = node + self[node].extent
      if next < placed.endIndex, placed[next].node == node {
        parts.append((next, node..<end))
        next += 1
      } else {
        parts.append((nil, node..<end))
      }
      node = end
    }
    let siblings = parts.map { part -> (name: String, order: ZOrder) in
      part.placed.map { (placed[$0].name, placed[$0].order) } ?? ("", ZOrder())
    }
    let order: [Int]
    do throws(ZOrderCycle) {
      order = try ZOrder.paintOrder(of: siblings)
    } catch {
      return error.steps.map { step in
        let item = parts[step.item].placed.map { placed[$0] }
        return OrderConflict(name: item?.name ?? "", source: item?.source ?? .none, reason: step.reason)
      }
    }
    guard !zip(order, parts.indices).allSatisfy({ $0 == $1 }) else { return nil }
    var sorted: [SceneNode] = []
    sorted.reserveCapacity(items.count)
    for part in order { sorted += self[parts[part].nodes] }
    replaceSubrange(items, with: sorted)
    return nil
  }
}
