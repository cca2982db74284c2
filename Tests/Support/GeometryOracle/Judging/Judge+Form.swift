import ShapeCore

/// Conditions for the form of any result.
extension Judge {
  /// Returns errors in a result's form: open subpaths, edges that no operand has, curves replaced by others.
  func formFaults(of path: Path, _ result: Outline, _ trial: Trial, operands: [Path]) -> [Complaint.Reason] {
    var faults: [Complaint.Reason] = []
    if let gap = path.firstGap(tolerance: exactness.strayReach * trial.tolerance) { faults.append(.notClosed(at: gap)) }
    if let stray = strayPoint(of: result, trial) { faults.append(.stray(at: stray)) }
    let most = mostElements(trial)
    if path.elements.count > most { faults.append(.tooMany(elements: path.elements.count, most: most)) }
    let kinds = Set(operands.flatMap { $0.elements.compactMap { $0.curveKind } })
    for kind in Set(path.elements.compactMap { $0.curveKind }).subtracting(kinds).sorted() {
      faults.append(.foreignKind(kind))
    }
    let straight = result.straightLength(within: 0)
    let mostStraight =
      trial.first.straightLength(within: 4 * trial.tolerance) + trial.second.straightLength(within: 4 * trial.tolerance)
      + 1e-3 * trial.perimeter
    if straight > mostStraight { faults.append(.straightened(length: straight, most: mostStraight)) }
    return faults
  }

  /// Returns a point of the result that is on no edge of an operand, among the ends and three inner points of every
  /// edge.
  private func strayPoint(of result: Outline, _ trial: Trial) -> Point? {
    let reach = exactness.strayReach * trial.tolerance
    for curve in result.curves {
      for step in 0...4 {
        let point = curve.point(at: Double(step) / 4)
        if !trial.first.isNear(local: point, reach: reach) && !trial.second.isNear(local: point, reach: reach) {
          return point + result.origin
        }
      }
    }
    return nil
  }

  /// Returns a generous bound: each piece of an operand as often as others may cut it, plus the closing elements.
  private func mostElements(_ trial: Trial) -> Int {
    let pieces = trial.first.pieces + trial.second.pieces
    guard pieces.count < 2000 else { return Int.max }
    var cuts = 0
    for (index, piece) in pieces.enumerated() {
      for other in pieces[(index + 1)...] where piece.box.overlaps(other.box, reach: trial.tolerance) {
        if case (.line, .line) = (piece.curve.form, other.curve.form) { cuts += 2 } else { cuts += 6 }
      }
    }
    return 4 * (pieces.count + cuts) + 16
  }
}

extension Outline {
  /// Returns the length of all parts of edges that are straight to a tolerance.
  func straightLength(within tolerance: Double) -> Double {
    pieces.reduce(0) { $0 + $1.straightLength(within: tolerance) }
  }
}

extension MonotonePiece {
  fileprivate func straightLength(within tolerance: Double) -> Double {
    if case .line = curve.form { return (to - from).length }
    return tolerance > 0 ? straightLength(within: tolerance, t0, t1, depth: 0) : 0
  }

  private func straightLength(within tolerance: Double, _ ta: Double, _ tb: Double, depth: Int) -> Double {
    let (a, b) = (curve.point(at: ta), curve.point(at: tb))
    let chord = b - a
    let isStraight = (1...3).allSatisfy { step in
      let offset = curve.point(at: ta + (tb - ta) * Double(step) / 4) - a
      return abs(offset.cross(chord)) <= tolerance * chord.length
    }
    if isStraight { return chord.length }
    if depth == 8 { return 0 }
    let middle = (ta + tb) / 2
    return straightLength(within: tolerance, ta, middle, depth: depth + 1)
      + straightLength(within: tolerance, middle, tb, depth: depth + 1)
  }
}

extension Box {
  func overlaps(_ other: Box, reach: Double) -> Bool {
    low.x <= other.high.x + reach && other.low.x <= high.x + reach && low.y <= other.high.y + reach
      && other.low.y <= high.y + reach
  }
}

extension PathElement {
  /// The name of the kind of curve, or `nil` for a straight one.
  fileprivate var curveKind: String? {
    switch self {
    case .move, .line, .close: nil
    case .quad: "quad"
    case .curve: "curve"
    case .arc: "arc"
    }
  }
}

extension Path {
  /// Returns where a subpath is open, or an arc does not begin where the element before it ends.
  func firstGap(tolerance: Double) -> Point? {
    var current: Point?
    var start = Point.zero
    for element in elements {
      switch element {
      case .move(let to):
        if let current { return current }
        (current, start) = (to, to)
      case .line(let to), .quad(let to, _), .curve(let to, _, _):
        current = current == nil ? start : to
      case .arc(let arc):
        let from = arc.startPoint
        if ((current ?? start) - from).length > tolerance { return from }
        current = arc.endPoint
      case .close:
        if current == nil { return start }
        current = nil
      }
    }
    return current
  }
}
