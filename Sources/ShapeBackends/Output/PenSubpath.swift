import ShapeCore

/// A subpath to stroke, without pieces that are too short to be visible in the numbers of the file.
struct PenSubpath {
  /// The drawn steps, without `move` and `close`. Empty for a dot.
  var steps: [PathElement] = []
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
    end = points.removeLast()
    return true
  }
}
