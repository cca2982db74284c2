@_spi(Generated) import ShapeCore

/// A layer of a random picture: its header and its statements, as a source says them.
///
/// `PointPainter` knows what it looks like from the language reference, without the scene that the library makes of it.
package struct Drawing: Sendable {
  package var name = ""
  /// The frame in the coordinates of the parent.
  package var frame: Rect
  /// The two labels of each axis by which the header states the frame.
  package var labels = (x: 0, y: 0)
  package var order = ZOrder()
  package var opacity = 1.0
  package var scale = Point(1, 1)
  package var rotation = Angle.zero
  package var blend = BlendMode.normal
  /// The outline in its own coordinates, or `nil` if it is the frame.
  package var outline: Area?
  package var statements: [Statement] = []

  package init(frame: Rect) { self.frame = frame }

  package var bounds: Rect { Rect(x: 0, y: 0, width: frame.width, height: frame.height) }
  package var area: Area { outline ?? .rect(bounds) }
}

/// One statement. All places are in the coordinates of the layer around it.
package indirect enum Statement: Sendable {
  /// A fill of the outline or of another area.
  case fill(Area?, FillRule, Paint, opacity: Double)
  case stroke(Area?, Line, Paint, opacity: Double)
  case border(Edges, width: Double, Paint)
  case clip(Area?, FillRule)
  case erase(Area, FillRule)
  case shadow(Shadow, isInner: Bool)
  case layer(Drawing)
  case mask(Drawing)
  /// Another shape in the bounds of the layer.
  case use(Drawing)
  case slot(Drawing, SlotKind)
}

package enum SlotKind: Sendable {
  /// A slot of the picture itself.
  case empty
  /// A slot of a used shape, with content or without.
  case filled, omitted
}

extension Drawing {
  /// The slots of the shape whose statements these are, at any depth: not those of the shapes that it uses.
  package var ownSlots: [(slot: Drawing, kind: SlotKind)] {
    statements.flatMap { statement -> [(slot: Drawing, kind: SlotKind)] in
      switch statement {
      case .layer(let inner): inner.ownSlots
      case .slot(let slot, let kind): [(slot, kind)]
      // What fills the slots of another shape belongs to this one.
      case .use(let shape): shape.ownSlots.filter { $0.kind == .filled }.flatMap { $0.slot.ownSlots }
      case .fill, .stroke, .border, .clip, .erase, .shadow, .mask: []
      }
    }
  }

  /// Whether a mask shapes anything in it.
  package var containsMask: Bool {
    statements.contains { statement in
      switch statement {
      case .mask: true
      case .layer(let inner), .use(let inner), .slot(let inner, _): inner.containsMask
      case .fill, .stroke, .border, .clip, .erase, .shadow: false
      }
    }
  }

  package var clips: [(area: Area, rule: FillRule)] {
    statements.compactMap { if case .clip(let area, let rule) = $0 { (area ?? self.area, rule) } else { nil } }
  }

  package var erased: [(area: Area, rule: FillRule)] {
    statements.compactMap { if case .erase(let area, let rule) = $0 { (area, rule) } else { nil } }
  }

  package var masks: [Drawing] {
    statements.compactMap { if case .mask(let mask) = $0 { mask } else { nil } }
  }

  /// The shadows, the topmost first.
  package func shadows(inner: Bool) -> [Shadow] {
    statements.compactMap { if case .shadow(let shadow, inner) = $0 { shadow } else { nil } }
  }
}

// MARK: Order

extension Drawing {
  /// The fills, strokes, layers and slots in the order in which they are painted.
  ///
  /// At most one of them has `above` or `below`, and then only one of the two.
  package var paintOrder: [Statement] {
    typealias Item = (statement: Statement, name: String, order: ZOrder)
    var items: [Item] = statements.compactMap { statement in
      switch statement {
      case .fill, .stroke, .use: (statement, "", ZOrder())
      case .layer(let inner), .slot(let inner, _): (statement, inner.name, inner.order)
      case .border, .clip, .erase, .shadow, .mask: nil
      }
    }
    // Insertion keeps the order of the source among equals.
    var sorted: [Item] = []
    for item in items { sorted.insert(item, at: sorted.firstIndex { $0.order.z > item.order.z } ?? sorted.count) }
    items = sorted
    guard let place = items.firstIndex(where: { !$0.order.above.isEmpty || !$0.order.below.isEmpty }) else {
      return items.map { $0.statement }
    }
    let mover = items.remove(at: place)
    let low = items.lastIndex { mover.order.above.contains($0.name) }.map { $0 + 1 } ?? 0
    let high = items.firstIndex { mover.order.below.contains($0.name) } ?? items.count
    items.insert(mover, at: min(max(place, low), high))
    return items.map { $0.statement }
  }
}
