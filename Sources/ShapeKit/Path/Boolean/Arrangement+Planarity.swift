extension Arrangement {
  /// Halves bent chords until chords meet at their ends only, or are the same, decided exactly. False where straight ones
  /// don't, or where it can't be told for the steps that are left.
  mutating func separate(_ encounters: Encounters, _ steps: inout StepBudget) -> Bool {
    for _ in 0..<64 {
      guard steps.spend(encounters.pairs.count) else { return false }
      let known = vertices.count
      var isPlanar = chords.indices.allSatisfy { chords[$0].firstChild < 0 || goesOneWay($0) }
      for pair in encounters.pairs where !meetAtEndsOnly(Int(pair.first), Int(pair.second)) {
        isPlanar = false
        halveWhereCrossing(Int(pair.first), Int(pair.second))
      }
      if isPlanar { return true }
      guard vertices.count > known, attachVertices(from: known, encounters, &steps) else { return false }
    }
    return false
  }

  /// Halves the more bent one of two chords that cross, or of the leaves below them that do.
  private mutating func halveWhereCrossing(_ first: Int, _ second: Int) {
    let (a, b) = (chords[first], chords[second])
    if meetAtEndsOnly(first, second) { return }
    if a.firstChild >= 0 {
      halveWhereCrossing(Int(a.firstChild), second)
      halveWhereCrossing(Int(a.firstChild) + 1, second)
    } else if b.firstChild >= 0 {
      halveWhereCrossing(first, Int(b.firstChild))
      halveWhereCrossing(first, Int(b.firstChild) + 1)
    } else {
      let (heightA, heightB) = (height(of: a), height(of: b))
      if max(heightA, heightB) > flatness { _ = halve(heightA >= heightB ? first : second) }
    }
  }

  private func meetAtEndsOnly(_ first: Int, _ second: Int) -> Bool {
    let (a, b) = (chords[first], chords[second])
    if a.firstChild >= 0 || b.firstChild >= 0 {
      guard box(of: a).overlaps(box(of: b)) else { return true }
      let child = Int(a.firstChild)
      if child >= 0 { return meetAtEndsOnly(child, second) && meetAtEndsOnly(child + 1, second) }
      return meetAtEndsOnly(first, Int(b.firstChild)) && meetAtEndsOnly(first, Int(b.firstChild) + 1)
    }
    if a.from == b.from { return a.to == b.to || leaveApart(a.from, a.to, b.to) }
    if a.from == b.to { return a.to == b.from || leaveApart(a.from, a.to, b.from) }
    if a.to == b.from { return leaveApart(a.to, a.from, b.to) }
    if a.to == b.to { return leaveApart(a.to, a.from, b.from) }
    return areApart(place(a.from), place(a.to), place(b.from), place(b.to))
      || areApart(place(b.from), place(b.to), place(a.from), place(a.to))
  }

  /// The box of a chord's children, which may have been bent by a vertex' radius.
  private func box(of chord: Chord) -> BoxTree.Box {
    BoxTree.Box(point(chord.from), point(chord.to), margin: reach)
  }

  /// Whether two chords from one vertex have no more in common than that.
  private func leaveApart(_ vertex: Int32, _ a: Int32, _ b: Int32) -> Bool {
    let (first, second) = (place(a) - place(vertex), place(b) - place(vertex))
    return first.x * second.x + first.y * second.y < 0 || crossSign(first, second) != 0
  }

  /// Whether both of two points lie on one side of the line through two others, or on it, but not beside each other.
  private func areApart(_ a: GridPoint, _ b: GridPoint, _ c: GridPoint, _ d: GridPoint) -> Bool {
    let direction = b - a
    let (first, second) = (crossSign(direction, c - a), crossSign(direction, d - a))
    if first == 0, second == 0 {
      let (low, high) = a < b ? (a, b) : (b, a)
      return (c < low && d < low) || (high < c && high < d)
    }
    return (first > 0 && second > 0) || (first < 0 && second < 0)
  }

  /// Whether the two children of a chord both go the way of the chord: then none of all leaves crosses another.
  private func goesOneWay(_ index: Int) -> Bool {
    let chord = chords[index]
    let middle = place(chords[Int(chord.firstChild)].to)
    let (from, to) = (place(chord.from), place(chord.to))
    let way = to - from
    let (first, second) = (middle - from, to - middle)
    return first.x * way.x + first.y * way.y > 0 && second.x * way.x + second.y * way.y > 0
  }
}
