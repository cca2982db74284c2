extension Path {
  /// Returns the image of the path under an affine transform.
  ///
  /// A ready-made path stays ready-made under a translation, and under a scaling by positive factors along the axes (a
  /// rounded rectangle only if both factors are the same or no corner is round). Otherwise it becomes elements. Arcs
  /// stay arcs under any transform, and elements keep their number and order. O(n) for n elements.
  package func transformed(by map: Transform) -> Path {
    if map.a == 1, map.b == 0, map.c == 0, map.d == 1 { return translated(by: Point(map.tx, map.ty)) }
    if map.b == 0, map.c == 0, map.a > 0, map.d > 0 {
      switch storage {
      case .rect(let rect):
        return Path(storage: .rect(rect.scaled(by: map)))
      case .ellipse(let rect):
        return Path(storage: .ellipse(rect.scaled(by: map)))
      case .roundedRect(let rect, let radii) where map.a == map.d || radii == CornerRadii(0):
        return Path(storage: .roundedRect(rect.scaled(by: map), radii.scaled(by: map.a)))
      case .roundedRect, .elements:
        break
      }
    }
    return Path(wellFormed: elements.map { $0.transformed(by: map) })
  }

  /// Returns the path moved by a displacement.
  @_spi(Generated) public func translated(by displacement: Point) -> Path {
    switch storage {
    case .rect(let rect): return Path(storage: .rect(rect.translated(by: displacement)))
    case .roundedRect(let rect, let radii):
      return Path(storage: .roundedRect(rect.translated(by: displacement), radii))
    case .ellipse(let rect): return Path(storage: .ellipse(rect.translated(by: displacement)))
    case .elements(let elements): return Path(wellFormed: elements.map { $0.translated(by: displacement) })
    }
  }

  /// Returns the path rotated around a point. Positive angles rotate clockwise on the screen.
  @_spi(Generated) public func rotated(by angle: Angle, around center: Point) -> Path {
    transformed(by: .rotation(angle, around: center))
  }

  /// Returns the path scaled around a point, with a factor for each axis. A negative factor mirrors.
  @_spi(Generated) public func scaled(x: Double, y: Double, around center: Point) -> Path {
    transformed(by: .scale(x: x, y: y, around: center))
  }

  /// Returns this path followed by another. A ready-made path becomes elements unless the other one is empty.
  @_spi(Generated) public func appending(_ other: Path) -> Path {
    if other.isEmpty { return self }
    return isEmpty ? other : Path(wellFormed: elements + other.elements)
  }
}

extension PathElement {
  /// Returns the image of the element under an affine transform.
  func transformed(by map: Transform) -> PathElement {
    switch self {
    case .move(let to): return .move(to: map.apply(to))
    case .line(let to): return .line(to: map.apply(to))
    case .quad(let to, let control): return .quad(to: map.apply(to), control: map.apply(control))
    case .curve(let to, let control1, let control2):
      return .curve(to: map.apply(to), control1: map.apply(control1), control2: map.apply(control2))
    case .arc(let arc): return .arc(arc.transformed(by: map))
    case .close: return .close
    }
  }

  /// Returns the element moved by a displacement.
  func translated(by d: Point) -> PathElement {
    switch self {
    case .move(let to): return .move(to: to + d)
    case .line(let to): return .line(to: to + d)
    case .quad(let to, let control): return .quad(to: to + d, control: control + d)
    case .curve(let to, let control1, let control2):
      return .curve(to: to + d, control1: control1 + d, control2: control2 + d)
    case .arc(var arc):
      arc.center = arc.center + d
      return .arc(arc)
    case .close: return .close
    }
  }
}

extension Rect {
  /// Returns the image under a transform that scales along the axes by positive factors.
  fileprivate func scaled(by map: Transform) -> Rect {
    let origin = map.apply(origin)
    return Rect(x: origin.x, y: origin.y, width: width * map.a, height: height * map.d)
  }
}

extension CornerRadii {
  fileprivate func scaled(by factor: Double) -> CornerRadii {
    CornerRadii(
      topLeft: topLeft * factor, topRight: topRight * factor, bottomRight: bottomRight * factor,
      bottomLeft: bottomLeft * factor)
  }
}
