/// The curves of two paths, cut into chords that have the same order as the curves.
///
/// Topology is decided on straight chords with ends on the grid, where it can be exact. A chord replaces the piece of a
/// curve between its ends, and the lens between both must not contain an end of another chord. Then chords can replace
/// the curves: while all of them are straightened at the same time, no vertex passes an edge, and edges that don't
/// cross keep their order. The reason is that two functions with the same order at both ends of their common range,
/// bent and straight, keep it all the while.
///
/// The steps:
///
/// 1. Segments become pieces that are monotonic along both axes and bend one way. Pieces that draw the same are merged.
/// 2. `findCrossings` cuts pieces where they cross.
/// 3. `attachVertices` cuts chords at vertices that are on them or in a lens.
/// 4. `separate` proves that chords meet only at their ends, and halves those that don't have the order of their curves,
///    because a vertex moved them. Where it can't, `SnapRounding` cuts them again, exactly.
struct Arrangement {
  /// A piece of a segment that is monotonic along both axes and bends one way.
  struct Piece {
    var source: Segment.ID
    var from: Vertex
    var to: Vertex
    var start: Double
    var end: Double
    /// The range of distances from its chord, to the right of its direction on the screen.
    var heights: ClosedRange<Double>
    /// Whether it is farther from its chord than `flatness`.
    var isBent: Bool
    /// How often each operand passes here from `from` to `to`, minus how often in the other direction.
    var windings: Windings
  }

  /// A straight line between two vertices that replaces a piece of a curve.
  struct Chord {
    var source: Segment.ID
    var from: Vertex
    var to: Vertex
    var start: Double
    var end: Double
    var windings: Windings
    /// The range of distances of the curve from the chord, to the right of its direction on the screen.
    var heights: ClosedRange<Double>
    /// The first of the two consecutive chords that it has been cut into, or -1 for a leaf.
    var firstChild: Int32 = -1
  }

  let grid: Grid
  /// The distance within which curves count as the same, and a vertex counts as being on an edge: the radius of a
  /// vertex.
  let tolerance: Double
  /// The maximum distance from its chord of a curve that counts as straight.
  let flatness: Double
  /// The area of the bounding box of all curves.
  let extentArea: Double
  /// The segments of both operands.
  var sources = Arena<Segment>()
  var vertices: VertexTable
  var pieces: [Piece] = []
  var chords: [Chord] = []

  // While vertices are attached:

  /// The number of chords before any was cut into children.
  var rootCount = 0
  /// Whether a chord ended at each of the vertices at that time. Empty if all chords are lines.
  var isEnd: [Bool] = []
  /// Vertices at which no chord ended then, but one does now. They remain to be attached.
  var strays: [Vertex] = []
  /// The number of visited chords with children since steps were last spent for them.
  var visits = 0
  /// The deepest cut of the last vertex: the number of chords above its children, and its position.
  var deepest = (depth: 0, cut: 0.0)

  /// Creates the arrangement of two paths, or `nil` if nothing is drawn.
  init?(_ operands: Operands) {
    guard let grid = Grid(covering: operands.extent, ulp: operands.ulp) else { return nil }
    self.grid = grid
    tolerance = VertexTable.radius * grid.cell
    flatness = grid.cell
    extentArea = operands.extent.width * operands.extent.height
    let count = (operands.first + operands.second).reduce(0) { $0 + $1.segments.count + 1 }
    vertices = VertexTable(grid: grid, capacity: count + count / 2)
    sources.reserveCapacity(count)
    pieces.reserveCapacity(count + count / 2)
    for subpath in operands.first { add(subpath, operand: 0) }
    for subpath in operands.second { add(subpath, operand: 1) }
    mergeEqualPieces()
  }

  /// Cuts everything into chords that meet only at their ends. Returns `false` if that takes more steps than are left.
  mutating func cutIntoChords(_ steps: inout StepBudget) -> Bool {
    guard let encounters = findCrossings(&steps), attachVertices(encounters, &steps) else { return false }
    let isDone = separate(encounters, &steps)
    chords.removeAll { $0.firstChild >= 0 }
    return isDone || (!steps.isSpent && snapChords(&steps))
  }

  func segment(_ source: Segment.ID) -> Segment { sources[source] }
  func point(_ vertex: Vertex) -> Point { vertices.points[vertex] }
  func place(_ vertex: Vertex) -> GridPoint { vertices.places[vertex] }

  // MARK: Pieces

  /// Adds a subpath, closed as for a fill. Each segment starts at the vertex where the one before it ends, so that the
  /// chords close exactly, whatever rounding did to the ends of the segments.
  private mutating func add(_ subpath: Subpath, operand: Int) {
    guard !subpath.segments.isEmpty else { return }
    let first = vertices.vertex(at: subpath.start)
    var current = first
    for segment in subpath.segments {
      if case .arc = segment {
        // A path may leave a gap before an arc that is small compared with the coordinates, but not with the extent.
        let start = vertices.vertex(at: segment.start)
        if start != current {
          add(.line(from: point(current), to: segment.start), from: current, to: start, operand: operand)
          current = start
        }
      }
      let end = vertices.vertex(at: segment.end)
      add(segment, from: current, to: end, operand: operand)
      current = end
    }
    if current != first {
      add(.line(from: point(current), to: subpath.start), from: current, to: first, operand: operand)
    }
  }

  private mutating func add(_ segment: Segment, from: Vertex, to: Vertex, operand: Int) {
    let source = sources.append(segment)
    let windings = operand == 0 ? Windings(1, 0) : Windings(0, 1)
    if segment.isLine {
      if from == to { return }
      pieces.append(
        Piece(source: source, from: from, to: to, start: 0, end: 1, heights: 0...0, isBent: false, windings: windings))
      return
    }
    var current = from
    var start = 0.0
    func append(_ end: Double, _ vertex: Vertex) {
      if current != vertex {
        let heights = heights(of: segment.span(from: start, to: end))
        pieces.append(
          Piece(
            source: source, from: current, to: vertex, start: start, end: end, heights: heights,
            isBent: max(heights.upperBound, -heights.lowerBound) > flatness, windings: windings))
      }
      current = vertex
      start = end
    }
    for t in segment.convexSplits {
      let vertex = vertices.vertex(at: segment.point(at: t))
      // A skipped piece without extent must not leave the next one with a wrong start.
      if vertex != current { append(t, vertex) }
    }
    append(1, to)
  }

  /// Returns the range of distances of a span from its chord, to the right of its direction on the screen.
  func heights(of span: CurveSpan) -> ClosedRange<Double> {
    let normal = unit(span.p3 - span.p0).perpendicular
    let (first, second) = (normal.dot(span.p1 - span.p0), normal.dot(span.p2 - span.p0))
    let error = span.error(along: normal)
    return min(first, second, 0) - error...max(first, second, 0) + error
  }

  /// Merges pieces that draw the same, in either direction.
  private mutating func mergeEqualPieces() {
    var table = EndPairs(capacity: pieces.count)
    for index in pieces.indices {
      let piece = pieces[index]
      var slot = table.firstSlot(piece.from, piece.to)
      var comparisons = 0
      while let other = table.next(&slot) {
        // If there are very many different curves between two points, some may remain for later.
        guard comparisons < 64, hasSameEnds(pieces[other], piece) else { continue }
        comparisons += 1
        guard drawsTheSame(pieces[other], piece) else { continue }
        let windings = piece.windings
        let isSameWay = pieces[other].from == piece.from
        pieces[other].windings = isSameWay ? pieces[other].windings &+ windings : pieces[other].windings &- windings
        pieces[index].windings = Windings(0, 0)
        break
      }
      if pieces[index].windings != Windings(0, 0) { table.add(index, at: slot) }
    }
    pieces.removeAll { $0.windings == Windings(0, 0) }
  }

  private func hasSameEnds(_ a: Piece, _ b: Piece) -> Bool {
    (a.from == b.from && a.to == b.to) || (a.from == b.to && a.to == b.from)
  }

  /// Returns whether two pieces with the same ends are within the tolerance of each other, at a few samples. That is
  /// enough for curves of low degree that meet at both ends.
  private func drawsTheSame(_ a: Piece, _ b: Piece) -> Bool {
    if !a.isBent || !b.isBent { return a.isBent == b.isBent }
    let isSameWay = a.from == b.from
    let span = segment(a.source).span(from: a.start, to: a.end)
    let other = segment(b.source).span(from: isSameWay ? b.start : b.end, to: isSameWay ? b.end : b.start)
    let errors = [span.errorAxes.0 - other.errorAxes.0, span.errorAxes.1 - other.errorAxes.1]
    return max((span.p1 - other.p1).magnitude, (span.p2 - other.p2).magnitude) <= tolerance
      && errors.allSatisfy { $0.magnitude <= tolerance }
  }

  // MARK: Chords

  /// Cuts a leaf in two at a parameter of its source.
  mutating func split(_ index: Int, at t: Double, vertex: Vertex) {
    var (first, second) = (chords[index], chords[index])
    first.to = vertex
    first.end = t
    second.from = vertex
    second.start = t
    let segment = segment(first.source)
    if !segment.isLine {
      first.heights = heights(of: segment.span(from: first.start, to: t))
      second.heights = heights(of: segment.span(from: t, to: second.end))
    }
    chords[index].firstChild = Int32(chords.count)
    chords.append(first)
    chords.append(second)
  }
}

/// A hash table of numbers whose keys are unordered pairs of ends.
struct EndPairs {
  private var slots: [Int32]

  init(capacity: Int) {
    var size = 16
    while size < 2 * capacity { size *= 2 }
    slots = [Int32](repeating: -1, count: size)
  }

  /// Returns the slot where the search for a pair of ends begins.
  func firstSlot(_ a: Vertex, _ b: Vertex) -> Int {
    let (low, high) = (min(a.number, b.number), max(a.number, b.number))
    let key = UInt64(UInt32(bitPattern: low)) << 32 | UInt64(UInt32(bitPattern: high))
    var hash = key &* 0x9E37_79B9_7F4A_7C15
    hash ^= hash >> 32
    return Int(truncatingIfNeeded: hash) & (slots.count - 1)
  }

  /// Returns the number in a slot, if there is one, and the next slot to look into.
  func next(_ slot: inout Int) -> Int? {
    guard slots[slot] >= 0 else { return nil }
    defer { slot = (slot + 1) & (slots.count - 1) }
    return Int(slots[slot])
  }

  /// Adds a number in the empty slot where the search for it ended.
  mutating func add(_ index: Int, at slot: Int) { slots[slot] = Int32(index) }
}

extension Segment { typealias ID = Arena<Segment>.ID }
