import ShapeKit

/// What the evaluator notes of a picture while it draws it, so that a check can tell which statements do nothing.
struct PictureNotes: Sendable {
  /// A statement that belongs to a layer of the scene.
  struct Entry: Sendable {
    var kind: Kind
    /// The layer of the scene.
    var layer: SceneLayer.ID
    var source: SourceSpan
  }

  enum Kind: Sendable {
    case layer
    /// The region that is kept, in the coordinates of the whole.
    case clip(Path, FillRule)
    /// The region that is rubbed out.
    case erase(Path, FillRule)
    case shadow(Shadow)
  }

  /// A child of a layer that is open.
  struct Sibling: Sendable {
    var name: String
    var order: ZOrder
    /// Where its `z` stands; `.none` where it has none.
    var place: SourceSpan
  }

  var entries: [Entry] = []
  /// What could be told while drawing, for each statement whether it is so.
  var verdicts: [(finding: Finding, isSo: Bool)] = []
  /// The children of each open layer, by its depth.
  private var siblings: [[Sibling]] = []

  mutating func add(_ sibling: Sibling, at depth: Int) {
    while siblings.count <= depth { siblings.append([]) }
    siblings[depth].append(sibling)
  }

  /// Looks at the order of a layer that ends: whether its children lie as they would without the `z` of each.
  mutating func endLayer(at depth: Int) {
    guard depth < siblings.count, !siblings[depth].isEmpty else { return }
    let children = siblings[depth]
    siblings[depth] = []
    guard children.contains(where: { $0.place.file >= 0 }) else { return }
    guard let order = try? ZOrder.paintOrder(of: children.map { ($0.name, $0.order) }) else { return }
    var tried: Set<SourceSpan> = []
    for child in children where child.place.file >= 0 && tried.insert(child.place).inserted {
      let finding = Finding(problem: .order, source: child.place)
      // So many orders of so many children take too long to be worth it.
      guard tried.count * children.count <= 20_000 else {
        verdicts.append((finding, false))
        continue
      }
      let without = children.map { other in
        var order = other.order
        if other.place == child.place { order.z = 0 }
        return (other.name, order)
      }
      verdicts.append((finding, (try? ZOrder.paintOrder(of: without)) == order))
    }
  }

  /// Looks at a border round something: whether it leaves nothing inside.
  mutating func border(_ edges: Edges, width: Double, around bounds: Rect?, at source: SourceSpan) {
    guard let bounds, width > 0, !edges.isDisjoint(with: .all) else { return }
    func isTooWide(_ near: Edges, _ far: Edges, _ length: Double) -> Bool {
      if edges.isSuperset(of: near.union(far)) { return 2 * width > length * (1 + 1e-9) }
      return !edges.isDisjoint(with: near.union(far)) && width > length * (1 + 1e-9)
    }
    let isSo = isTooWide(.left, .right, bounds.width) || isTooWide(.top, .bottom, bounds.height)
    verdicts.append((Finding(problem: .border, source: source), isSo))
  }
}

/// What may be said of a statement, to be told from what may be said of others.
struct Finding: Hashable, Sendable {
  enum Problem: UInt8, Sendable {
    case covered, outside, border, clipWithoutEffect, clipOfAll, eraseWithoutEffect, eraseOfAll, shadow, order, empty
  }

  var problem: Problem
  var source: SourceSpan
}
