// Contours that rounding may have made: where two edges were the same but for rounding, and were not merged.

extension Arrangement {
  /// Returns whether a contour is nowhere wider than vertices may have moved. The result is meaningless once no steps
  /// are left.
  func isSliver(_ contour: [BoundaryEdge], _ subpath: Subpath, _ steps: inout StepBudget) -> Bool {
    // A vertex may have moved by its radius on either side.
    let widest = 2 * tolerance
    let length = contour.reduce(0) { $0 + (point($1.to) - point($1.from)).magnitude }
    guard abs(subpath.signedArea) <= widest * length else { return false }
    if length <= 16 * tolerance { return true }
    // The contour is thin on average, but may have a wide place somewhere.
    let tree = contour.count > 32 ? boxTree(of: contour, margin: 2 * widest) : nil
    return contour.indices.allSatisfy { index in
      isThin(at: index, contour, tree, widest, &steps)
        && (segment(of: contour[index]).isLine || isThinBeside(index, contour, tree, widest, &steps))
    }
  }

  private func segment(of edge: BoundaryEdge) -> Segment { segment(chords[edge.chord].source) }

  /// Returns the boxes of the curves along a contour. Each curve is monotonic, so its ends bound it.
  private func boxTree(of contour: [BoundaryEdge], margin: Double) -> BoxTree {
    BoxTree(contour.map { BoxTree.Box(point($0.from), point($0.to), margin: margin) }) { _ in false }
  }

  /// Returns whether the start of an edge is near another edge, or both edges that meet there run along each other.
  private func isThin(
    at index: Int, _ contour: [BoundaryEdge], _ tree: BoxTree?, _ widest: Double, _ steps: inout StepBudget
  ) -> Bool {
    let before = index == 0 ? contour.count - 1 : index - 1
    let (arriving, leaving) = (contour[before], contour[index])
    let place = point(leaving.from)
    let isNear = contains(contour, near: place, tree, &steps) { other in
      other != index && other != before && distance(from: place, to: contour[other]) <= widest
    }
    if isNear { return true }
    let (back, ahead) = (point(arriving.from), point(leaving.to))
    let isShorter = (back - place).magnitude <= (ahead - place).magnitude
    return isShorter ? distance(from: back, to: leaving) <= widest : distance(from: ahead, to: arriving) <= widest
  }

  /// Returns whether the middle of a bent edge is near another edge.
  private func isThinBeside(
    _ index: Int, _ contour: [BoundaryEdge], _ tree: BoxTree?, _ widest: Double, _ steps: inout StepBudget
  ) -> Bool {
    let chord = chords[contour[index].chord]
    let middle = segment(chord.source).point(at: (chord.start + chord.end) / 2)
    return contains(contour, near: middle, tree, &steps) { other in
      other != index && distance(from: middle, to: contour[other]) <= widest
    }
  }

  /// Returns whether a condition is true for one of the edges of a contour whose boxes contain a point. Without a tree,
  /// all edges are tried.
  private func contains(
    _ contour: [BoundaryEdge], near place: Point, _ tree: BoxTree?, _ steps: inout StepBudget,
    where condition: (Int) -> Bool
  ) -> Bool {
    guard let tree else { return steps.spend(contour.count) && contour.indices.contains(where: condition) }
    var found: [Int32] = []
    tree.find(overlapping: BoxTree.Box(place, place, margin: 0), into: &found)
    return steps.spend(found.count + 4) && found.contains { condition(Int($0)) }
  }

  /// Returns the distance of a point from an edge, or a little more.
  private func distance(from place: Point, to edge: BoundaryEdge) -> Double {
    let chord = chords[edge.chord]
    let segment = segment(chord.source)
    let (from, to) = (point(chord.from), point(chord.to))
    let way = to - from
    if segment.isLine {
      let share = clampedToUnit((place - from).dot(way) / way.dot(way))
      return (from.interpolated(to: to, at: share) - place).length
    }
    let isWide = abs(way.x) > abs(way.y)
    let t = parameter(
      on: segment, isWide: isWide, at: isWide ? place.x : place.y, from: chord.start, to: chord.end)
    let nearest = segment.point(at: t)
    let gap = place - nearest
    // Beyond the ends there is no foot of a perpendicular.
    let isBeside = isWide ? abs(gap.x) <= tolerance : abs(gap.y) <= tolerance
    return isBeside ? abs(gap.cross(unit(segment.derivative(at: t)))) : gap.length
  }
}
