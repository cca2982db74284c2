/// The curves of two paths, cut into chords whose order is that of the curves.
///
/// Topology is decided on straight chords with grid points as ends, where it can be exact. A chord stands for the piece
/// of a curve between its ends, and the lens between both must not hold an end of another chord. Then chords may take
/// the place of curves: while all of them are bent straight at once, no vertex passes an edge, and edges that don't
/// cross stay in their order, because two functions that lie in one order at both ends of what they have in common,
/// bent and straight, do so all the while.
///
/// It is made in these steps:
///
/// 1. Segments become pieces that are monotonic along both axes and bend one way; what is drawn twice becomes one
///    piece.
/// 2. `findCrossings` cuts pieces where they cross.
/// 3. `attachVertices` cuts chords at vertices that lie on them, and wherever a vertex lies in a lens.
/// 4. `separate` proves that chords meet at their ends only. Where it can't, `SnapRounding` cuts them anew, exactly.
struct Arrangement {
  /// A piece of a segment that is monotonic along both axes and bends one way.
  struct Piece {
    var source: Segment.ID
    var from: Vertex
    var to: Vertex
    var start: Double
    var end: Double
    /// Between what distances from its chord it lies, to the right of travel as seen.
    var heights: ClosedRange<Double>
    /// Whether it lies farther off its chord than `flatness`.
    var isBent: Bool
    /// How often each operand passes here from `from` to `to`, less how often the other way.
    var windings: Windings
  }

  /// A straight line between two vertices, in place of a piece of a curve.
  struct Chord {
    var source: Segment.ID
    var from: Vertex
    var to: Vertex
    var start: Double
    var end: Double
    var windings: Windings
    /// Between what distances from the chord the curve lies, to the right of travel as seen.
    var heights: ClosedRange<Double>
    /// The first of two chords that it has been cut into, which follow each other; -1 for a leaf.
    var firstChild: Int32 = -1
  }

  let grid: Grid
  /// How near curves count as one, and how near to an edge a vertex counts as lying on it: the radius of a vertex.
  let tolerance: Double
  /// How near a curve must be to its chord to count as straight.
  let flatness: Double
  /// The area of the rectangle that holds all curves.
  let extentArea: Double
  /// The segments of both operands.
  var sources = Arena<Segment>()
  var vertices: VertexTable
  var pieces: [Piece] = []
  var chords: [Chord] = []

  // While vertices are attached:

  /// How many chords there were before any was cut into children.
  var rootCount = 0
  /// Whether a chord ended at each of the vertices that there were then. Empty where all chords are lines.
  var isEnd: [Bool] = []
  /// Vertices at which none did, but one does now; to be attached.
  var strays: [Vertex] = []
  /// How many chords with children have been visited since steps were spent for them last.
  var visits = 0
  /// The deepest cut that the last vertex made: how many chords there are above its children, and where it is.
  var deepest = (depth: 0, cut: 0.0)

  /// Nil where nothing is drawn.
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

  /// Cuts all into chords that meet at their ends only. False where that takes more steps than are left.
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

  /// Adds a subpath, closed as a fill closes it. Each segment starts at the vertex where the one before it ends, so
  /// that the chords close exactly whatever rounding made of the segments' ends.
  private mutating func add(_ subpath: Subpath, operand: Int) {
    guard !subpath.segments.isEmpty else { return }
    let first = vertices.vertex(at: subpath.start)
    var current = first
    for segment in subpath.segments {
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
      // A piece without extent would leave the next one with a start that is not its own.
      if vertex != current { append(t, vertex) }
    }
    append(1, to)
  }

  /// Between what distances from its chord a span lies, to the right of travel as seen.
  func heights(of span: CurveSpan) -> ClosedRange<Double> {
    let normal = unit(span.p3 - span.p0).perpendicular
    let (first, second) = (normal.dot(span.p1 - span.p0), normal.dot(span.p2 - span.p0))
    let error = span.error(along: normal)
    return min(first, second, 0) - error...max(first, second, 0) + error
  }

  /// Makes one piece of those that draw the same, either way round.
  private mutating func mergeEqualPieces() {
    var table = EndPairs(capacity: pieces.count)
    for index in pieces.indices {
      let piece = pieces[index]
      var slot = table.firstSlot(piece.from, piece.to)
      var comparisons = 0
      while let other = table.next(&slot) {
        // Of very many different curves between two points, some may be left for later.
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

  /// Returns whether two pieces with the same ends lie within the tolerance of each other, by a few samples, as curves
  /// of low degree do that meet at both ends.
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

/// A hash table of numbers by the ends of what they stand for, in either order.
struct EndPairs {
  private var slots: [Int32]

  init(capacity: Int) {
    var size = 16
    while size < 2 * capacity { size *= 2 }
    slots = [Int32](repeating: -1, count: size)
  }

  /// Where to look for what has two ends.
  func firstSlot(_ a: Vertex, _ b: Vertex) -> Int {
    let (low, high) = (min(a.number, b.number), max(a.number, b.number))
    let key = UInt64(UInt32(bitPattern: low)) << 32 | UInt64(UInt32(bitPattern: high))
    var hash = key &* 0x9E37_79B9_7F4A_7C15
    hash ^= hash >> 32
    return Int(truncatingIfNeeded: hash) & (slots.count - 1)
  }

  /// Returns the number in a slot, if there is one, and the slot to look into next.
  func next(_ slot: inout Int) -> Int? {
    guard slots[slot] >= 0 else { return nil }
    defer { slot = (slot + 1) & (slots.count - 1) }
    return Int(slots[slot])
  }

  /// Adds a number in the empty slot where the search for it ended.
  mutating func add(_ index: Int, at slot: Int) { slots[slot] = Int32(index) }
}

extension Segment { typealias ID = Arena<Segment>.ID }
