/// The borders of a frame along a rectangle, plain or with round corners.
///
/// A border covers the area between the outline and a rectangle inset by the widths of the edges, with the corners that
/// `BorderCorner` describes. Two edges meet along the line from the outer corner to the inner one, continued to the
/// inner arc. If opposite edges meet, that line continues to where a third edge begins. What is beyond the bands belongs to
/// the edges of its round corner, however near to another edge it is.
struct RectBorders {
  private let rect: Rect
  private let outline: Path
  private let widths: [Double]
  private let corners: [BorderCorner]
  /// Whether the corners can be round.
  private let isRound: Bool
  /// The factor by which the widths could grow before two opposite edges meet.
  private let timeOfCollapse: Double

  /// Creates the borders along a plain rectangle, or one with round corners.
  init(_ frame: BorderFrame, of rect: Rect, _ radii: CornerRadii? = nil) {
    self.rect = rect
    outline = radii.map { Path(storage: .roundedRect(rect, $0)) } ?? .rect(rect)
    widths = frame.widths(in: rect.size)
    corners = BorderCorner.all(of: rect, radii, widths: widths)
    isRound = radii != nil
    timeOfCollapse = BorderFrame.timeOfCollapse(frame.borders.map { $0?.width ?? 0 }, rect.size)
  }

  /// Whether opposite edges meet, so that the borders cover everything.
  var coversAll: Bool { timeOfCollapse <= 1 }

  /// Whether no band is so wide that it reaches the round corners on the opposite side. Otherwise the inner outline is
  /// not made of four sides and four whole corners.
  private var fits: Bool {
    let (top, right, bottom, left) = (widths[0], widths[1], widths[2], widths[3])
    let radii = corners.map { $0.radius }
    return left <= rect.width - max(radii[1], radii[2]) && right <= rect.width - max(radii[0], radii[3])
      && top <= rect.height - max(radii[2], radii[3]) && bottom <= rect.height - max(radii[0], radii[1])
  }

  /// A region: the inside of a path, under either rule, and of all clips.
  struct Region {
    var path: Path
    var clips: [Clip] = []
  }

  /// Returns the region of some runs.
  /// - Parameter isWhole: Whether these are all runs.
  func region(of runs: [BorderFrame.Run], isWhole: Bool) -> Region {
    if coversAll, isWhole { return Region(path: outline) }
    if !isRound || (fits && !coversAll) { return Region(path: Path(runs.flatMap { strip($0) })) }
    if coversAll { return Region(path: cells(of: runs), clips: [Clip(path: outline)]) }
    // Start with all bands, however far they extend, and all corners, then take the part inside, and the share of these
    // runs.
    return Region(
      path: bandsAndSpandrels, clips: [Clip(path: outline)] + (isWhole ? [] : [Clip(path: cells(of: runs))]))
  }

  /// Returns the outer boundary of a run, clockwise.
  func outerEdge(of run: BorderFrame.Run) -> Path {
    if run.count == 4 { return outline }
    return Path(Self.beginning(outerElements(of: run)))
  }

  /// Returns the middle line of the band of an edge that has no arcs, clockwise.
  func middleLine(of edge: Int) -> Path {
    let half = widths[edge] / 2
    return Path([.move(to: corners[edge].at(0, half)), .line(to: corners[(edge + 1) % 4].at(half, 0))])
  }

  /// Returns whether another border meets a run, at its beginning or its end.
  func isMet(_ run: BorderFrame.Run) -> Bool { isMetBefore(run) || isMetAfter(run) }

  private func isMetBefore(_ run: BorderFrame.Run) -> Bool { widths[(run.first + 3) % 4] > 0 }
  private func isMetAfter(_ run: BorderFrame.Run) -> Bool { widths[(run.first + run.count) % 4] > 0 }

  // MARK: Strips

  private func strip(_ run: BorderFrame.Run) -> [PathElement] {
    if run.count == 4 {
      var inner: [PathElement] = []
      for corner in corners.reversed() { corner.appendInner(from: Double.pi / 2, to: 0, to: &inner) }
      return outline.elements + Self.beginning(inner) + [.close]
    }
    var elements = outerElements(of: run)
    for step in (0...run.count).reversed() {
      let corner = corners[(run.first + step) % 4]
      corner.appendInner(
        from: step == run.count && isMetAfter(run) ? corner.innerMeeting : Double.pi / 2,
        to: step == 0 && isMetBefore(run) ? corner.innerMeeting : 0, to: &elements)
    }
    return Self.beginning(elements) + [.close]
  }

  /// Returns the outer edge from the corner before the run to the one after it: the whole corner if no other run shares
  /// it, or its part.
  private func outerElements(of run: BorderFrame.Run) -> [PathElement] {
    var elements: [PathElement] = []
    for step in 0...run.count {
      let corner = corners[(run.first + step) % 4]
      corner.appendOuter(
        from: step == 0 && isMetBefore(run) ? corner.outerMeeting : 0,
        to: step == run.count && isMetAfter(run) ? corner.outerMeeting : Double.pi / 2, to: &elements)
    }
    return elements
  }

  /// Returns the elements with the first line replaced by a move.
  private static func beginning(_ elements: [PathElement]) -> [PathElement] {
    guard case .line(let start)? = elements.first else { return elements }
    return [.move(to: start)] + elements.dropFirst()
  }

  // MARK: Cells

  /// Returns the shares of some runs: of each edge the band, up to the lines on which it meets its neighbors, and its sides
  /// of both round corners, as far as no other band covers them.
  private func cells(of runs: [BorderFrame.Run]) -> Path {
    var elements: [PathElement] = []
    // A run can go on from the last edge to the first one.
    for edge in runs.flatMap({ $0.edges.map { $0 % 4 } }) {
      let (start, end) = (corners[edge], corners[(edge + 1) % 4])
      elements += [
        .move(to: start.point), .line(to: end.point), .line(to: end.innerPoint), .line(to: start.innerPoint), .close,
      ]
      let across = edge % 2 == 0 ? rect.width : rect.height
      let depth = (edge % 2 == 0 ? rect.height : rect.width) - widths[(edge + 2) % 4]
      let (previous, next) = (widths[(edge + 3) % 4], widths[(edge + 1) % 4])
      let first = side(start, of: widths[edge], beside: previous, Size(across - next, depth)).map { start.at($0, $1) }
      let last = side(end, of: widths[edge], beside: next, Size(across - previous, depth)).map { end.at($1, $0) }
      elements += [.move(to: start.point)] + first.map { .line(to: $0) } + [.close]
      elements += [.move(to: end.point)] + last.reversed().map { .line(to: $0) } + [.close]
    }
    return Path(elements)
  }

  /// Returns the side of a corner that belongs to one of its edges: the points of a quadrilateral after the corner, by their
  /// distances from the other edge and from this one.
  /// - Parameter limits: How far the side can extend along the edge and away from it.
  private func side(
    _ corner: BorderCorner, of width: Double, beside other: Double, _ limits: Size
  ) -> [(along: Double, away: Double)] {
    let (along, away) = (min(corner.radius, limits.width), min(corner.radius, limits.height))
    // The line between the edges leaves the corner's square on the side across the edge or on the one along it.
    if width * along < other * away {
      let end = (along, along * width / other)
      return [(along, 0), end, end]
    }
    return [(along, 0), (along, away), (away * other / width, away)]
  }

  private var bandsAndSpandrels: Path {
    var elements: [PathElement] = []
    for edge in 0..<4 where widths[edge] > 0 {
      let (start, end) = (corners[edge], corners[(edge + 1) % 4])
      elements += [
        .move(to: start.point), .line(to: end.point), .line(to: end.at(widths[edge], 0)),
        .line(to: start.at(0, widths[edge])), .close,
      ]
    }
    for corner in corners { corner.appendSpandrel(to: &elements) }
    return Path(elements)
  }
}
