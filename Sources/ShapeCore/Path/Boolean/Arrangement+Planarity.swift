extension Arrangement {
  /// Halves bent chords until chords meet only at their ends or are the same, decided exactly, and have the order of
  /// their curves. Returns `false` if straight ones don't, or if the remaining steps are not enough to decide.
  mutating func separate(_ encounters: Encounters, _ steps: inout StepBudget) -> Bool {
    // This ends, because a chord whose halves would be shorter than the radius of a vertex is not halved.
    for _ in 0..<64 {
      guard steps.spend(encounters.pairs.count) else { return false }
      let known = (vertices: vertices.count, chords: chords.count)
      var isPlanar = (0..<rootCount).allSatisfy { goesOneWay($0) }
      var visits = 0
      for pair in encounters.pairs where !meetAtEndsOnly(Int(pair.first), Int(pair.second), &visits) {
        isPlanar = false
        halveWhereCrossing(Int(pair.first), Int(pair.second), &visits)
      }
      guard steps.spend(visits) else { return false }
      if isPlanar { return true }
      // A chord may have been halved at an existing vertex.
      guard chords.count > known.chords, attachVertices(from: known.vertices, encounters, &steps) else { return false }
    }
    return false
  }

  /// Halves the more bent one of two chords that cross, or of the leaves below them that do.
  private mutating func halveWhereCrossing(_ first: Int, _ second: Int, _ visits: inout Int) {
    if meetAtEndsOnly(first, second, &visits) { return }
    let (a, b) = (chords[first], chords[second])
    if a.firstChild >= 0 {
      halveWhereCrossing(Int(a.firstChild), second, &visits)
      halveWhereCrossing(Int(a.firstChild) + 1, second, &visits)
    } else if b.firstChild >= 0 {
      halveWhereCrossing(first, Int(b.firstChild), &visits)
      halveWhereCrossing(first, Int(b.firstChild) + 1, &visits)
    } else {
      let (heightA, heightB) = (height(of: a), height(of: b))
      if max(heightA, heightB) > flatness { _ = halve(heightA >= heightB ? first : second) }
    }
  }

  private func meetAtEndsOnly(_ first: Int, _ second: Int, _ visits: inout Int) -> Bool {
    let (child, other) = (Int(chords[first].firstChild), Int(chords[second].firstChild))
    if child < 0, other < 0 {
      return meetAtEndsOnly(
        (chords[first].from, chords[first].to), (chords[second].from, chords[second].to))
        && haveOrderOfCurves(first, second)
    }
    guard box(ofChord: first).overlaps(box(ofChord: second)) else { return true }
    visits += 1
    return child >= 0
      ? meetAtEndsOnly(child, second, &visits) && meetAtEndsOnly(child + 1, second, &visits)
      : meetAtEndsOnly(first, other, &visits) && meetAtEndsOnly(first, other + 1, &visits)
  }

  /// Returns whether two leaves meet only at their ends or are the same.
  private func meetAtEndsOnly(_ a: (from: Vertex, to: Vertex), _ b: (from: Vertex, to: Vertex)) -> Bool {
    if a.from == b.from { return a.to == b.to || leaveApart(a.from, a.to, b.to) }
    if a.from == b.to { return a.to == b.from || leaveApart(a.from, a.to, b.from) }
    if a.to == b.from { return leaveApart(a.to, a.from, b.to) }
    if a.to == b.to { return leaveApart(a.to, a.from, b.from) }
    return areApart(place(a.from), place(a.to), place(b.from), place(b.to))
      || areApart(place(b.from), place(b.to), place(a.from), place(a.to))
  }

  /// Returns the box of a chord's children, which may have been bent by a vertex' radius.
  private func box(ofChord index: Int) -> BoxTree.Box {
    BoxTree.Box(point(chords[index].from), point(chords[index].to), margin: reach)
  }

  /// Returns whether two chords from one vertex have only that vertex in common.
  private func leaveApart(_ vertex: Vertex, _ a: Vertex, _ b: Vertex) -> Bool {
    let (first, second) = (place(a) - place(vertex), place(b) - place(vertex))
    return first.x * second.x + first.y * second.y < 0 || crossSign(first, second) != 0
  }

  /// Returns whether two points are on one side of the line through two others, or on it, but not beside each other.
  private func areApart(_ a: GridPoint, _ b: GridPoint, _ c: GridPoint, _ d: GridPoint) -> Bool {
    let direction = b - a
    let (first, second) = (crossSign(direction, c - a), crossSign(direction, d - a))
    if first == 0, second == 0 {
      let (low, high) = a < b ? (a, b) : (b, a)
      return (c < low && d < low) || (high < c && high < d)
    }
    return (first > 0 && second > 0) || (first < 0 && second < 0)
  }

  /// Returns whether there is a direction that all leaves below a chord follow. Then none of them crosses another.
  ///
  /// It is not enough that both children of each chord follow its direction: their children may deviate from it, and so
  /// on.
  func goesOneWay(_ index: Int) -> Bool {
    let chord = chords[index]
    if chord.firstChild < 0 { return true }
    let way = place(chord.to) - place(chord.from)
    // Curves are monotonic along both axes, but may start almost perpendicular to the direction from end to end.
    let diagonal = GridPoint(x: way.x < 0 ? -1 : way.x > 0 ? 1 : 0, y: way.y < 0 ? -1 : way.y > 0 ? 1 : 0)
    return goes(index, along: way) || goes(index, along: diagonal)
  }

  /// Returns whether all leaves below a chord surely follow a direction.
  private func goes(_ index: Int, along way: GridPoint) -> Bool {
    let chord = chords[index]
    if chord.firstChild >= 0 {
      return goes(Int(chord.firstChild), along: way) && goes(Int(chord.firstChild) + 1, along: way)
    }
    let leaf = place(chord.to) - place(chord.from)
    let (x, y) = (leaf.x * way.x, leaf.y * way.y)
    // The products and their sum are rounded once each, by 2⁻⁵³ at most.
    return x + y > 0x1p-51 * (abs(x) + abs(y))
  }
}
