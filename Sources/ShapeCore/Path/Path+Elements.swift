extension Path {
  /// The elements of the path.
  ///
  /// A ready-made path has the same elements at every size: a rectangle a move, three lines and a close; a rounded
  /// rectangle a move, four lines and four arcs, even without length, and a close; an ellipse a move, one arc and a
  /// close.
  package var elements: [PathElement] {
    switch storage {
    case .elements(let elements):
      return elements
    case .rect(let rect):
      return [
        .move(to: rect.topLeft), .line(to: rect.topRight), .line(to: rect.bottomRight), .line(to: rect.bottomLeft),
        .close,
      ]
    case .roundedRect(let rect, let radii):
      return Path.elements(of: rect, radii: radii)
    case .ellipse(let rect):
      let arc = Arc(ellipseIn: rect)
      return [.move(to: arc.startPoint), .arc(arc), .close]
    }
  }

  /// The number of elements.
  package var elementCount: Int {
    switch storage {
    case .elements(let elements): elements.count
    case .rect: 5
    case .roundedRect: 10
    case .ellipse: 3
    }
  }

  private static func elements(of rect: Rect, radii: CornerRadii) -> [PathElement] {
    func corner(_ center: Point, _ radius: Double, start: Double) -> Arc {
      Arc(center: center, radii: Size(radius, radius), start: start, sweep: Double.pi / 2)
    }
    // If two radii fill a side, rounding must not put the second corner before the first: each center is kept on its
    // side of the other one.
    let topLeft = Point(rect.minX + radii.topLeft, rect.minY + radii.topLeft)
    let topRight = Point(max(rect.maxX - radii.topRight, topLeft.x), rect.minY + radii.topRight)
    let bottomRight = Point(rect.maxX - radii.bottomRight, max(rect.maxY - radii.bottomRight, topRight.y))
    let bottomLeft = Point(
      min(rect.minX + radii.bottomLeft, bottomRight.x), max(rect.maxY - radii.bottomLeft, topLeft.y))
    let arcs = (
      corner(topRight, radii.topRight, start: -Double.pi / 2),
      corner(bottomRight, radii.bottomRight, start: 0),
      corner(bottomLeft, radii.bottomLeft, start: Double.pi / 2),
      corner(topLeft, radii.topLeft, start: -Double.pi)
    )
    return [
      .move(to: arcs.3.endPoint),
      .line(to: arcs.0.startPoint), .arc(arcs.0),
      .line(to: arcs.1.startPoint), .arc(arcs.1),
      .line(to: arcs.2.startPoint), .arc(arcs.2),
      .line(to: arcs.3.startPoint), .arc(arcs.3),
      .close,
    ]
  }

  /// Whether the path has no elements. A ready-made path is never empty, whatever its size.
  public var isEmpty: Bool {
    switch storage {
    case .elements(let elements): return elements.isEmpty
    case .rect, .roundedRect, .ellipse: return false
    }
  }

  /// Whether every subpath that draws something ends with `close`. `true` for an empty path. A subpath that merely ends
  /// where it began is open.
  package var allSubpathsAreClosed: Bool {
    switch storage {
    case .elements(let elements):
      var isOpen = false
      for element in elements {
        switch element {
        case .move: if isOpen { return false }
        case .line, .quad, .curve, .arc: isOpen = true
        case .close: isOpen = false
        }
      }
      return !isOpen
    case .rect, .roundedRect, .ellipse:
      return true
    }
  }

  /// Whether all numbers in the path are finite, including every corner of a ready-made path. `true` for an empty path.
  package var isFinite: Bool {
    switch storage {
    case .elements(let elements): return elements.allSatisfy { $0.isFinite }
    case .rect(let rect), .ellipse(let rect): return rect.isFinite && rect.bottomRight.isFinite
    case .roundedRect(let rect, let radii): return rect.isFinite && rect.bottomRight.isFinite && radii.isFinite
    }
  }
}

extension Path {
  /// Whether no coordinate is above 1e150 points, so that no operation on the path overflows.
  package var isInRange: Bool {
    switch storage {
    case .elements(let elements): elements.allSatisfy { $0.isInRange }
    case .rect(let rect), .ellipse(let rect), .roundedRect(let rect, _):
      rect.topLeft.isInRange && rect.bottomRight.isInRange
    }
  }
}

extension PathElement {
  fileprivate var isInRange: Bool {
    switch self {
    case .move(let to), .line(let to): to.isInRange
    case .quad(let to, let control): to.isInRange && control.isInRange
    case .curve(let to, let control1, let control2): to.isInRange && control1.isInRange && control2.isInRange
    case .arc(let arc): arc.isFinite && arc.center.isInRange && Point(arc.radii.width, arc.radii.height).isInRange
    case .close: true
    }
  }
}

extension Point {
  fileprivate var isInRange: Bool { max(abs(x), abs(y)) <= 1e150 }
}

extension PathElement {
  /// Whether all numbers in the element are finite.
  package var isFinite: Bool {
    switch self {
    case .move(let to), .line(let to): return to.isFinite
    case .quad(let to, let control): return to.isFinite && control.isFinite
    case .curve(let to, let control1, let control2): return to.isFinite && control1.isFinite && control2.isFinite
    case .arc(let arc): return arc.isFinite
    case .close: return true
    }
  }
}

extension CornerRadii {
  /// Whether all four radii are finite.
  package var isFinite: Bool {
    topLeft.isFinite && topRight.isFinite && bottomRight.isFinite && bottomLeft.isFinite
  }
}
