// Vertices along a curve in order cut off one piece after the other, which makes a tree as deep as there are vertices.
// It is kept shallow like a scapegoat tree: I. Galperin and R. Rivest, "Scapegoat trees" (1993).

extension Arrangement {
  /// Makes the tree below a chord shallower if the last vertex made it deeper than twice the logarithm of the number of
  /// chords, with some extra levels for trees of few chords. O(log n) per cut on average.
  mutating func balance(_ root: Int) {
    guard deepest.depth > Self.spareLevels + Self.allowedDepth(leaves: chords.count) else { return }
    var path = [root]
    while let child = child(of: path[path.count - 1], at: deepest.cut) { path.append(child) }
    var size = 1
    // One of those above, the root at least, has more levels below it than its leaves need.
    for height in 1..<path.count {
      let (node, parent) = (path[path.count - height], path[path.count - height - 1])
      let first = Int(chords[parent].firstChild)
      size += leafCount(node == first ? first + 1 : first)
      if height > Self.allowedDepth(leaves: size) || parent == root { return rebuild(parent) }
    }
  }

  private func child(of index: Int, at t: Double) -> Int? {
    let first = Int(chords[index].firstChild)
    return first < 0 ? nil : t < chords[first].end ? first : first + 1
  }

  private static let spareLevels = 24

  /// Returns how deep a tree with a number of leaves may be: twice the logarithm.
  private static func allowedDepth(leaves: Int) -> Int { 2 * (Int.bitWidth - leaves.leadingZeroBitCount) }

  private func leafCount(_ index: Int) -> Int {
    let child = Int(chords[index].firstChild)
    return child < 0 ? 1 : leafCount(child) + leafCount(child + 1)
  }

  /// Makes the tree below a chord as shallow as possible, with the same leaves.
  private mutating func rebuild(_ root: Int) {
    var leaves: [Chord] = []
    var pairs: [Int32] = []
    takeApart(root, &leaves, &pairs)
    build(root, leaves[...], &pairs)
  }

  /// Appends the leaves below a chord in order, and the numbers of the pairs of children.
  private func takeApart(_ index: Int, _ leaves: inout [Chord], _ pairs: inout [Int32]) {
    let chord = chords[index]
    if chord.firstChild < 0 { return leaves.append(chord) }
    pairs.append(chord.firstChild)
    takeApart(Int(chord.firstChild), &leaves, &pairs)
    takeApart(Int(chord.firstChild) + 1, &leaves, &pairs)
  }

  private mutating func build(_ index: Int, _ leaves: ArraySlice<Chord>, _ pairs: inout [Int32]) {
    var chord = leaves[leaves.startIndex]
    if leaves.count > 1 {
      let last = leaves[leaves.endIndex - 1]
      chord.to = last.to
      chord.end = last.end
      let child = pairs.removeLast()
      chord.firstChild = child
      let middle = leaves.startIndex + leaves.count / 2
      build(Int(child), leaves[..<middle], &pairs)
      build(Int(child) + 1, leaves[middle...], &pairs)
    }
    chords[index] = chord
  }
}
