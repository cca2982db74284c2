import ShapeCore

/// A subpath to stroke, without pieces that are too short to be visible in the numbers of the file.
struct PenSubpath {
  /// The drawn steps, without `move` and `close`. Empty for a dot.
  var steps: [PathElement] = []
  /// The start of each step.
  var starts: [Point] = []
  var isClosed = false
  /// The start, and the end if the subpath is closed.
  var start: Point
  /// The end of the steps.
  var end: Point

  init(at start: Point) {
    self.start = start
    end = start
  }

  /// Returns the subpaths of a path that draw something. A step after a `close` without a `move` begins where the
  /// closed subpath did.
  static func subpaths(of elements: [PathElement]) -> [PenSubpath] {
    let pen = Pen(decimals: NumberWriter.decimals(for: elements))
    var result: [PenSubpath] = []
    var open: PenSubpath?
    var isDot = false
    func finish(_ subpath: PenSubpath?) {
      guard let subpath, !subpath.steps.isEmpty || subpath.isClosed || isDot else { return }
      result.append(subpath)
    }
    for element in elements {
      switch element {
      case .move(let point):
        finish(open)
        open = PenSubpath(at: point)
        isDot = false
      case .close:
        guard var subpath = open else { continue }
        // A second `close` in a row draws nothing.
        if subpath.isDone { continue }
        subpath.isClosed = true
        finish(subpath)
        open = PenSubpath(after: subpath)
        isDot = false
      case .line, .quad, .curve, .arc:
        guard open != nil else { continue }
        open?.isDone = false
        if open?.append(element, pen) == false { isDot = true }
      }
    }
    if open?.isDone == false { finish(open) }
    return result
  }

  /// Whether it is the rest after a `close`, and nothing has been drawn since.
  private var isDone = false

  private init(after closed: PenSubpath) {
    self.init(at: closed.start)
    isDone = true
  }

  /// Appends a step unless it has no length in the numbers of the file.
  private mutating func append(_ element: PathElement, _ pen: Pen) -> Bool {
    var points: [Point]
    switch element {
    case .move, .close: return false
    case .line(let to): points = [to]
    case .quad(let to, let control): points = [control, to]
    case .curve(let to, let control1, let control2): points = [control1, control2, to]
    case .arc(let arc):
      // The point halfway is enough: an arc returns to its start after a whole turn at the earliest.
      points = [arc.point(at: arc.start + arc.sweep / 2), arc.endPoint]
    }
    if points.allSatisfy({ pen.isSame($0, end) }) { return false }
    steps.append(element)
    starts.append(end)
    end = points.removeLast()
    return true
  }
}

extension PenSubpath {
  /// The minimum length of a line that keeps its direction when its ends are rounded, in points.
  private static let shortestLine = 0.01

  /// Returns whether a step is a line with a length.
  private func isLine(_ index: Int) -> Bool {
    guard case .line(let to) = steps[index] else { return false }
    return starts[index].distance(to: to) >= Self.shortestLine
  }

  /// Whether closing it draws a line with a length.
  var isClosedByLine: Bool { isClosed && end.distance(to: start) >= Self.shortestLine }

  /// Returns whether a step is a circular arc that can be written as `arc`.
  ///
  /// `arc` draws a line from the current point to the start of the arc that it computes, which differs by rounding. In
  /// a stroke that line, which may have any direction, would have its own cap or joins, even spikes. So the step before
  /// the arc must be a line, whose end the arc's own line replaces, or the arc must be the first step; and the step
  /// that closes the subpath after it must be a line.
  func mayBeArc(_ index: Int) -> Bool {
    guard case .arc(let arc) = steps[index], arc.isWithinReach else { return false }
    // A whole circle that begins at its rightmost point ends there exactly.
    if isClosed, steps.count == 1, arc.start == 0, abs(arc.sweep) == 2 * Double.pi { return true }
    let isLast = index == steps.count - 1
    if isLast, isClosed, !isClosedByLine { return false }
    return index == 0 ? !isClosed || isClosedByLine : isLine(index - 1)
  }

  /// The same subpath with another start if it is closed, which only dashes can show. It is closed by a line, if there
  /// is one; a circle begins at its rightmost point.
  var begunAnywhere: PenSubpath {
    guard isClosed, !isClosedByLine else { return self }
    var result = self
    if steps.count == 1, case .arc(var arc) = steps[0], arc.isWithinReach, abs(abs(arc.sweep) - 2 * Double.pi) < 1e-9 {
      arc = Arc(center: arc.center, radii: arc.radii, start: 0, sweep: 2 * Double.pi)
      result.start = arc.startPoint
      result.end = arc.startPoint
      result.steps = [.arc(arc)]
      result.starts = [arc.startPoint]
      return result
    }
    guard let line = steps.indices.last(where: { isLine($0) }) else { return self }
    result.start = line + 1 < steps.count ? starts[line + 1] : start
    result.steps = Array(steps[(line + 1)...] + steps[..<line])
    result.starts = Array(starts[(line + 1)...] + starts[..<line])
    result.end = starts[line]
    return result
  }
}
