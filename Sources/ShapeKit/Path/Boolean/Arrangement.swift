/// The curves of two paths, cut into chords whose crossings are the crossings of the curves.
///
/// Topology is decided on straight chords with grid points as ends, where it can be exact. A chord stands for the piece
/// of a curve between its ends. It may bulge away from the chord, but `refine` has seen to it that nothing else lies in
/// the hull of the two; so the chords cross, and lie beside each other, as the curves do, and the result is cut from the
/// curves themselves. Where two curves touch or run so close that no chord tells them apart, cutting ends at
/// `flatness`, and what is then straight counts as straight.
struct Arrangement {
  struct Source {
    var segment: Segment
    var operand: Int
  }

  struct Vertex {
    var grid: GridPoint
    var point: Point
    /// The vertex that this one has been merged into; -1 where it stands for itself.
    var successor: Int32 = -1
  }

  /// A piece of a segment, or, where it was cut, a node of a binary tree of pieces.
  struct Chord {
    var source: Int32
    var from: Int32
    var to: Int32
    var start: Double
    var end: Double
    /// With the ends, points whose hull holds the curve.
    var control1: Point
    var control2: Point
    /// How far the controls lie off the chord, in points; 0 for a line.
    var bulge: Double
    /// How often each operand passes here from `from` to `to`, less how often the other way.
    var windings: Windings
    /// The first of two children, which follow each other; -1 for a leaf.
    var firstChild: Int32 = -1
    /// Whether its windings have been added to a chord that coincides with it.
    var isMerged = false
  }

  let grid: Grid
  /// How near a curve must be to its chord to count as straight: 256 cells, less than 6e-11 of the longer side.
  let flatness: Double
  /// How near curves must run to each other to count as one: 2048 cells, less than 4.7e-10 of the longer side.
  let tolerance: Double
  var sources: [Source] = []
  var vertices: [Vertex] = []
  var chords: [Chord] = []
  /// Whether merging has moved a vertex.
  var hasMovedVertices = false

  /// Nil where nothing is drawn.
  init?(_ operands: Operands, precision: Int) {
    guard let grid = Grid(covering: operands.extent, precision: precision, ulp: operands.ulp) else { return nil }
    self.grid = grid
    flatness = 256 * grid.cell
    tolerance = 2048 * grid.cell
    for subpath in operands.first { add(subpath, operand: 0) }
    for subpath in operands.second { add(subpath, operand: 1) }
  }

  /// The number of the vertex that a vertex has become.
  func resolved(_ index: Int32) -> Int32 {
    var index = index
    while vertices[Int(index)].successor >= 0 { index = vertices[Int(index)].successor }
    return index
  }

  func vertex(_ index: Int32) -> Vertex { vertices[Int(resolved(index))] }

  mutating func addVertex(_ point: Point) -> Int32 {
    vertices.append(Vertex(grid: grid.snapped(point), point: point))
    return Int32(vertices.count - 1)
  }

  /// Adds a subpath, closed as a fill closes it. Each segment starts at the vertex where the one before it ends, so that
  /// the chords close exactly whatever rounding made of the segments' ends.
  private mutating func add(_ subpath: Subpath, operand: Int) {
    let segments = subpath.segments
    guard !segments.isEmpty else { return }
    let first = addVertex(subpath.start)
    var current = first
    for (index, segment) in segments.enumerated() {
      // What comes back to the start but for rounding ends there: the vertex may be moved, and both must go along.
      let closes = index == segments.count - 1 && grid.snapped(segment.end) == vertex(first).grid
      let end = closes ? first : addVertex(segment.end)
      add(segment, from: current, to: end, operand: operand)
      current = end
    }
    if current != first {
      let closing = Segment.line(from: vertex(current).point, to: subpath.start)
      add(closing, from: current, to: first, operand: operand)
    }
  }

  private mutating func add(_ segment: Segment, from: Int32, to: Int32, operand: Int) {
    let source = Int32(sources.count)
    sources.append(Source(segment: segment, operand: operand))
    let windings = operand == 0 ? Windings(1, 0) : Windings(0, 1)
    var current = from
    var start = 0.0
    for t in segment.convexSplits {
      let vertex = addVertex(segment.point(at: t))
      addChord(source: source, from: current, to: vertex, start: start, end: t, windings: windings)
      current = vertex
      start = t
    }
    addChord(source: source, from: current, to: to, start: start, end: 1, windings: windings)
  }

  mutating func addChord(source: Int32, from: Int32, to: Int32, start: Double, end: Double, windings: Windings) {
    let a = vertex(from).point
    let b = vertex(to).point
    let (control1, control2) = sources[Int(source)].segment.hullControls(from: start, to: end, a, b)
    let bulge = max(distance(of: control1, fromLine: a, b), distance(of: control2, fromLine: a, b))
    chords.append(
      Chord(
        source: source, from: from, to: to, start: start, end: end, control1: control1, control2: control2,
        bulge: bulge,
        windings: windings))
  }

  /// Cuts a leaf in two at a parameter of its source.
  mutating func split(_ index: Int, at t: Double, vertex: Int32) {
    let chord = chords[index]
    chords[index].firstChild = Int32(chords.count)
    addChord(
      source: chord.source, from: chord.from, to: vertex, start: chord.start, end: t, windings: chord.windings)
    addChord(source: chord.source, from: vertex, to: chord.to, start: t, end: chord.end, windings: chord.windings)
  }

  /// The rectangle of a chord's ends, which holds its curve, because pieces are monotonic.
  func box(of chord: Chord, margin: Double = 0) -> BoxTree.Box {
    let a = vertex(chord.from).point
    let b = vertex(chord.to).point
    return BoxTree.Box(
      minX: min(a.x, b.x) - margin, minY: min(a.y, b.y) - margin, maxX: max(a.x, b.x) + margin,
      maxY: max(a.y, b.y) + margin)
  }

  func segment(of chord: Chord) -> Segment { sources[Int(chord.source)].segment }
}

/// How far a point lies off the line through two others; off the first where both are the same.
private func distance(of point: Point, fromLine a: Point, _ b: Point) -> Double {
  let direction = b - a
  let length = direction.length
  return length > 0 ? abs(direction.cross(point - a)) / length : (point - a).length
}
