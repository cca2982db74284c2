extension Arrangement {
  /// The chords that come near to each other.
  struct Encounters {
    /// The boxes of all chords, in `frame`.
    fileprivate var tree: BoxTree
    fileprivate var frame: BoxFrame
    /// Pairs of chords whose boxes overlap, except for lines that lie apart.
    fileprivate(set) var pairs: [(first: Int32, second: Int32)] = []

    /// Appends the number of each chord whose box is within a distance of a point.
    func findChords(near point: Point, within distance: Double, into found: inout [Int32]) {
      tree.find(overlapping: frame.box(around: point, margin: distance), into: &found)
    }
  }

  /// The maximum distance of chords from their pieces: the radius of a vertex, plus rounding.
  var reach: Double { 2 * tolerance }

  /// Finds the chords that come near to each other now. Returns `nil` if that takes more steps than are left.
  func encounters(_ steps: inout StepBudget) -> Encounters? {
    var boxes: [BoxTree.Box] = []
    var lines: [Line] = []
    boxes.reserveCapacity(chords.count)
    lines.reserveCapacity(chords.count)
    var area = 0.0
    for chord in chords {
      let (from, to) = (point(chord.from), point(chord.to))
      boxes.append(BoxTree.Box(from, to, margin: reach))
      lines.append(Line(from: from, to: to, isStraight: segment(chord.source).isLine))
      area += abs((to.x - from.x) * (to.y - from.y))
    }
    guard steps.spend(2 * chords.count) else { return nil }
    var frame = BoxFrame.axes
    if area > Self.crowdedness * extentArea, let turned = turnedBoxes(lines, smallerThan: area / 4) {
      (frame, boxes) = turned
    }
    let chords = chords
    let tree = BoxTree(boxes) { chords[$0].from != chords[$0 - 1].to }
    let margin = 2 * reach
    var pairs: [(first: Int32, second: Int32)] = []
    pairs.reserveCapacity(4 * chords.count)
    let isDone = tree.forEachPair(&steps) { first, second in
      let (a, b) = (lines[first], lines[second])
      if a.isStraight, b.isStraight, a.leaves(b, margin) || b.leaves(a, margin) { return }
      pairs.append((Int32(first), Int32(second)))
    }
    return isDone ? Encounters(tree: tree, frame: frame, pairs: pairs) : nil
  }

  /// How many times boxes may cover the extent before other axes are tried. Everyday paths stay below this.
  private static let crowdedness = 4.0

  /// Returns the boxes of all chords along the axes that most of their length follows, as for hatching. Returns `nil`
  /// if they cover no less than an area in total.
  private func turnedBoxes(_ lines: [Line], smallerThan limit: Double) -> (BoxFrame, [BoxTree.Box])? {
    // The fourth power of a direction is the same for both axes, either way along them; so the sum of those, weighted
    // by the squares of the lengths, has four times the angle of the axes.
    var sum = Point.zero
    for line in lines {
      let way = line.to - line.from
      let square = way.dot(way)
      guard square > 0 else { continue }
      let doubled = Point(way.x * way.x - way.y * way.y, 2 * way.x * way.y) / square
      sum = sum + Point(doubled.x * doubled.x - doubled.y * doubled.y, 2 * doubled.x * doubled.y) * square
    }
    guard sum != .zero else { return nil }
    let frame = BoxFrame(angle: Mathematics.arcTangent(y: sum.y, x: sum.x) / 4)
    var boxes: [BoxTree.Box] = []
    boxes.reserveCapacity(chords.count)
    var area = 0.0
    for (chord, line) in zip(chords, lines) {
      var box = frame.box(around: line.from, margin: reach)
      box.add(frame.box(around: line.to, margin: reach))
      if !line.isStraight {
        // A curve that turns by a quarter at most lies between the perpendiculars at the ends of its chord.
        let normal = unit(line.to - line.from).perpendicular
        for height in [chord.heights.lowerBound, chord.heights.upperBound] {
          box.add(frame.box(around: line.from + normal * height, margin: reach))
          box.add(frame.box(around: line.to + normal * height, margin: reach))
        }
      }
      area += box.area
      // NaN if numbers are too large for this.
      guard area < limit else { return nil }
      boxes.append(box)
    }
    return (frame, boxes)
  }

  /// A chord during the search for pairs.
  private struct Line {
    var from: Point
    var to: Point
    /// Whether its curve is a line, too.
    var isStraight: Bool

    /// Returns whether both ends of another line are on one side of this one, by more than a margin.
    func leaves(_ other: Line, _ margin: Double) -> Bool {
      let direction = to - from
      let margin = margin * (abs(direction.x) + abs(direction.y))
      let (first, second) = (direction.cross(other.from - from), direction.cross(other.to - from))
      return (first > margin && second > margin) || (first < -margin && second < -margin)
    }
  }
}

/// The axes of the boxes.
private struct BoxFrame {
  /// The first axis, a unit vector; the second one is a quarter turn from it.
  private let axis: Point

  private init(axis: Point) { self.axis = axis }

  static let axes = BoxFrame(axis: Point(1, 0))

  init(angle: Double) { axis = Point(Mathematics.cosine(angle), Mathematics.sine(angle)) }

  /// Returns the box that contains everything within a margin of a point, along the axes of the plane.
  func box(around point: Point, margin: Double) -> BoxTree.Box {
    if axis.y == 0 { return BoxTree.Box(point, point, margin: margin) }
    // A rotated square extends up to half its diagonal from its center.
    let center = Point(point.dot(axis), axis.cross(point))
    return BoxTree.Box(center, center, margin: 1.5 * margin)
  }
}
