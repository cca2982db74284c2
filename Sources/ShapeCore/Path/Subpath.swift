/// One subpath as segments that know their start.
struct Subpath: Equatable, Sendable {
  var start: Point
  /// The explicit segments, without the closing line.
  var segments: [Segment] = []
  var isClosed = false

  /// The end of the explicit segments.
  var end: Point { segments.last?.end ?? start }

  /// The line that `close` draws, even if it has no length, or `nil` for an open subpath.
  var closingLine: Segment? { isClosed ? .line(from: end, to: start) : nil }

  /// Everything that is drawn, including the closing line.
  var drawnSegments: [Segment] { closingLine.map { segments + [$0] } ?? segments }

  /// The largest coordinate.
  var magnitude: Double { segments.reduce(start.magnitude) { max($0, $1.magnitude) } }

  /// Lengths up to this count as 0.
  var resolution: Double { roundingShare * magnitude }

  /// Whether it is a single `move`.
  var drawsNothing: Bool { segments.isEmpty && !isClosed }

  /// The number of elements of the subpath in a path.
  var elementCount: Int { segments.count + (isClosed ? 2 : 1) }

  func append(to elements: inout [PathElement]) {
    elements.append(.move(to: start))
    for segment in segments { elements.append(segment.element) }
    if isClosed { elements.append(.close) }
  }
}

extension Path {
  /// Creates a path from subpaths, in order.
  init(subpaths: [Subpath]) {
    var elements: [PathElement] = []
    elements.reserveCapacity(subpaths.reduce(0) { $0 + $1.elementCount })
    for subpath in subpaths { subpath.append(to: &elements) }
    self.init(wellFormed: elements)
  }

  /// The path's subpaths in order, including single `move`s. A segment after a `close` without a `move` starts where
  /// the closed subpath did.
  var subpaths: [Subpath] {
    var subpaths: [Subpath] = []
    var cursor = PathCursor()
    func begin(at start: Point, before index: Int) {
      subpaths.append(Subpath(start: start))
      subpaths[subpaths.count - 1].segments.reserveCapacity(segmentCount(from: index))
    }
    for (index, element) in elements.enumerated() {
      let continuesClosed = cursor.isAfterClose
      let segment = cursor.advance(element)
      switch element {
      case .move(let to):
        begin(at: to, before: index + 1)
      case .close:
        if segment != nil { subpaths[subpaths.count - 1].isClosed = true }
      case .line, .quad, .curve, .arc:
        guard let segment else { continue }
        if continuesClosed { begin(at: cursor.subpathStart, before: index) }
        subpaths[subpaths.count - 1].segments.append(segment)
      }
    }
    return subpaths
  }

  /// Returns the number of explicit segments from an element until the next `move` or `close`.
  private func segmentCount(from index: Int) -> Int {
    var end = index
    while end < elements.count, elements[end].drawsSegment { end += 1 }
    return end - index
  }
}

extension PathElement {
  fileprivate var drawsSegment: Bool {
    switch self {
    case .move, .close: false
    case .line, .quad, .curve, .arc: true
    }
  }
}

/// Follows a path element by element and returns the segment that each one draws.
struct PathCursor {
  /// The current point, or `nil` before the first `move`.
  private(set) var currentPoint: Point?
  private(set) var subpathStart = Point.zero
  /// Whether the previous element was a `close`, so that a segment now starts a new subpath.
  private(set) var isAfterClose = false

  /// Returns the segment that the element draws, or `nil` for a `move`, for an element without a current point, and for
  /// a `close` right after another.
  mutating func advance(_ element: PathElement) -> Segment? {
    if case .move(let to) = element {
      currentPoint = to
      subpathStart = to
      isAfterClose = false
      return nil
    }
    guard let from = currentPoint else { return nil }
    let segment: Segment
    let wasAfterClose = isAfterClose
    isAfterClose = false
    switch element {
    case .move: return nil
    case .line(let to): segment = .line(from: from, to: to)
    case .quad(let to, let control): segment = .quad(from: from, control: control, to: to)
    case .curve(let to, let control1, let control2):
      segment = .cubic(from: from, control1: control1, control2: control2, to: to)
    case .arc(let arc): segment = .arc(arc)
    case .close:
      isAfterClose = true
      currentPoint = subpathStart
      return wasAfterClose ? nil : .line(from: from, to: subpathStart)
    }
    currentPoint = segment.end
    return segment
  }
}
