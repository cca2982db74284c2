extension Path {
  /// Whether a fill of the path surely paints nothing, whatever its rule: the path is empty, or each of its subpaths is
  /// a point or on one line, except for rounding, a share of 1e-9 of its coordinates.
  ///
  /// `false` for some paths without area, such as a curve that is followed there and back. O(n) for n elements.
  package var hasNoInside: Bool {
    switch storage {
    case .rect(let rect), .roundedRect(let rect, _), .ellipse(let rect): return rect.width <= 0 || rect.height <= 0
    case .elements: return subpaths.allSatisfy { $0.liesOnLine }
    }
  }

  /// Returns whether a nonzero fill of this path surely covers everything that any fill of another one covers, except
  /// for a millionth of a point.
  ///
  /// The result may be `false` although it does: unless both are of the same kind, only the bounds of the other path
  /// are compared. O(n) for the elements of both.
  package func covers(_ other: Path) -> Bool {
    if other.hasNoInside || self == other { return true }
    switch (storage, other.storage) {
    case (.ellipse(let rect), .ellipse(let inner)) where rect.isNear(inner): return true
    case (.roundedRect(let rect, let radii), .roundedRect(let inner, let others))
    where rect.inset(by: -1e-6).contains(inner) && radii.isAtMost(others): return true
    case (.rect, _), (.roundedRect, _), (.ellipse, _), (.elements, _):
      return other.bounds.map { covers($0) } ?? true
    }
  }

  /// Returns the part inside the path that a stroke along it leaves uncovered, for rectangles, rounded rectangles and
  /// circles. `nil` for other paths, and if nothing is left.
  package func inside(ofStroke width: Double) -> Path? {
    let amount = width / 2
    func isWide(_ rect: Rect) -> Bool { width < min(rect.width, rect.height) }
    switch storage {
    case .elements: return nil
    case .rect(let rect): return isWide(rect) ? .rect(rect.inset(by: amount)) : nil
    case .ellipse(let rect):
      // The parallel curve of an ellipse is an ellipse only for a circle.
      return rect.width == rect.height && isWide(rect) ? Path(storage: .ellipse(rect.inset(by: amount))) : nil
    case .roundedRect(let rect, let radii):
      guard isWide(rect) else { return nil }
      let moved = CornerRadii(
        topLeft: max(0, radii.topLeft - amount), topRight: max(0, radii.topRight - amount),
        bottomRight: max(0, radii.bottomRight - amount), bottomLeft: max(0, radii.bottomLeft - amount))
      return Path(storage: .roundedRect(rect.inset(by: amount), moved))
    }
  }
}

extension Subpath {
  /// Whether all its points are on one line, except for rounding.
  fileprivate var liesOnLine: Bool {
    var points = [start]
    for segment in segments {
      switch segment {
      case .line(_, let to): points.append(to)
      case .quad(_, let control, let to): points += [control, to]
      case .cubic(_, let control1, let control2, let to): points += [control1, control2, to]
      case .arc(let arc):
        guard arc.sweep == 0 || (arc.radii.width == 0 && arc.radii.height == 0) else { return false }
        points.append(arc.startPoint)
      }
    }
    var farthest = start
    var largest = 0.0
    for point in points {
      if (point - start).length > (farthest - start).length { farthest = point }
      largest = max(largest, abs(point.x), abs(point.y))
    }
    let along = farthest - start
    let slack = 1e-9 * largest * along.length
    return points.allSatisfy { point in
      let offset = point - start
      return abs(along.x * offset.y - along.y * offset.x) <= slack
    }
  }
}

extension Rect {
  /// Returns whether each edge is within a millionth of a point of the other's.
  fileprivate func isNear(_ other: Rect) -> Bool {
    inset(by: -1e-6).contains(other) && other.inset(by: -1e-6).contains(self)
  }
}

extension CornerRadii {
  /// Returns whether no corner is rounder than the other's, except for a millionth of a point.
  fileprivate func isAtMost(_ other: CornerRadii) -> Bool {
    topLeft <= other.topLeft + 1e-6 && topRight <= other.topRight + 1e-6
      && bottomRight <= other.bottomRight + 1e-6 && bottomLeft <= other.bottomLeft + 1e-6
  }
}
