/// Draws the contours of a stroke: closed outlines that may overlap. They wind at least once around every point of the
/// stroke, and not at all around others.
///
/// A stroke is the area that the normal sweeps along the path, plus joins and caps. Each of those parts is an outline
/// that runs clockwise on the screen; those along one subpath are merged where they share an edge.
struct StrokeOutliner {
  private(set) var elements: [PathElement] = []
  /// More such outlines: the parts beyond the centers of curvature, where the path bends more tightly than it is wide,
  /// as far as nothing else covers them.
  private(set) var folds: [PathElement] = []
  private let style: StrokeStyle
  let tolerance: Double
  /// Lengths up to this count as 0, besides those that are tiny compared with the coordinates.
  var rounding = 0.0
  private var sides: [OutlineSide]
  /// Draws the parallels of one curve after the other.
  private var fitter: ParallelFitter
  /// The spans of the current piece of a curve.
  private var spans: [CurvatureSpan] = []
  private let keepsAllFolds: Bool
  /// Whether each end has two caps side by side, each half as wide as the stroke.
  private let hasTwinCaps: Bool
  /// When it is spent, the rest is omitted. An element of the outline takes 50 steps.
  var budget = StepBudget.unlimited
  /// The parts of the discs around the vertices of a subpath that joins and caps leave uncovered.
  private var gaps: [StrokeGap] = []

  /// Creates an outliner for both sides of a path.
  /// - Parameters:
  ///   - keepsAllFolds: Whether folds are kept also where other parts of the stroke cover them.
  ///   - hasTwinCaps: Whether each end has two caps side by side, each half as wide as the stroke.
  init(_ style: StrokeStyle, tolerance: Double, keepsAllFolds: Bool = false, hasTwinCaps: Bool = false) {
    self.style = style
    self.tolerance = tolerance
    self.keepsAllFolds = keepsAllFolds
    self.hasTwinCaps = hasTwinCaps
    fitter = ParallelFitter(strokeTolerance: tolerance)
    sides = [-1, 1].map { OutlineSide(sign: $0, reach: style.width / 2, tolerance: tolerance, isAlone: false) }
  }

  /// Creates an outliner for one half of a stroke along closed subpaths, to the right on the screen, or to the left.
  init(_ style: StrokeStyle, tolerance: Double, onlyRight: Bool) {
    self.style = style
    self.tolerance = tolerance
    keepsAllFolds = false
    hasTwinCaps = false
    fitter = ParallelFitter(strokeTolerance: tolerance)
    sides = [OutlineSide(sign: onlyRight ? 1 : -1, reach: style.width / 2, tolerance: tolerance, isAlone: true)]
  }

  var reach: Double { style.width / 2 }

  /// How far a cap extends beyond an end.
  private var capReach: Double { hasTwinCaps ? reach / 2 : reach }

  /// Returns the centers of the caps at an end, from the left of the outward direction.
  private func capCenters(at point: Point, outwards direction: Point) -> [Point] {
    guard hasTwinCaps else { return [point] }
    let right = direction.perpendicular * capReach
    return [point - right, point + right]
  }

  mutating func add(_ subpath: Subpath) {
    var first: Leg?
    var last: Leg?
    for index in sides.indices { sides[index].restart() }
    gaps.removeAll(keepingCapacity: true)
    let resolution = max(subpath.resolution, rounding)
    for segment in subpath.drawnSegments where !segment.isPoint(resolution: resolution) {
      let segment = segment.withPlainControls
      guard let startDirection = segment.startDirection, let endDirection = segment.endDirection else { continue }
      let straightLength = segment.isLine ? segment.controlLength : nil
      let begin = Leg(point: segment.start, direction: startDirection, straightLength: straightLength)
      if let last {
        join(last, begin, closes: false)
      } else {
        first = begin
      }
      let count = sideCount
      append(segment, direction: startDirection)
      guard budget.spend(50 * (1 + sideCount - count)) else { return }
      for index in sides.indices { sides[index].shortenDetour() }
      last = Leg(point: segment.end, direction: endDirection, straightLength: straightLength)
    }
    if let first, let last {
      finish(first, last, isClosed: subpath.isClosed)
    } else if !subpath.drawsNothing {
      addDot(at: subpath.start, direction: Point(1, 0))
    }
  }

  /// The number of parts of the sides of the subpath.
  private var sideCount: Int { sides.reduce(0) { $0 + $1.segments.count + $1.folds.count } }

  private mutating func join(_ arriving: Leg, _ leaving: Leg, closes: Bool) {
    for index in sides.indices { sides[index].join(arriving, leaving, style, closes: closes) }
    if let gap = StrokeGap(arriving, leaving, style, slack: tolerance / 20) { gaps.append(gap) }
  }

  private mutating func append(_ segment: Segment, direction: Point) {
    switch segment {
    case .line(let from, let to):
      for index in sides.indices { sides[index].append(lineFrom: from, to: to, normal: direction.perpendicular) }
    case .arc(let arc) where arc.radii.width == arc.radii.height:
      for index in sides.indices { sides[index].append(circle: arc) }
    case .quad, .cubic, .arc:
      appendCurve(segment)
    }
  }

  private mutating func appendCurve(_ segment: Segment) {
    fitter.restart(segment)
    let mayFold = !segment.isSurelyStraighter(than: reach)
    func append(from low: Double, to high: Double) {
      spans.removeAll(keepingCapacity: true)
      var from = low
      func addSpan(to: Double) {
        guard to > from else { return }
        let first = fitter.curve.frame(at: from, towards: to)
        spans.append(CurvatureSpan(from: first, to: fitter.curve.frame(at: to, towards: from)))
        from = to
      }
      if mayFold {
        for t in segment.curvatureExtremes(from: low, to: high) { addSpan(to: t) }
      }
      addSpan(to: high)
      for index in sides.indices { sides[index].append(&fitter, spans) }
    }
    // The range of the parameter that counts as zero speed: the curve moves by less than a significant length in it.
    let speed = 6 * segment.controlLength
    let gap = min((tolerance / 20 / speed).squareRoot(), 1e-4)
    let breaks = segment.breaks
    var low = 0.0
    for t in breaks where t > low {
      guard segment.derivative(at: t).length <= gap * speed else {
        append(from: low, to: t)
        low = t
        continue
      }
      let (before, after) = (max(t - gap, low), min(t + gap, 1))
      if low < before { append(from: low, to: before) }
      pivot(on: fitter.curve, from: before, to: after, breaks: breaks)
      low = after
    }
    if low < 1 { append(from: low, to: 1) }
  }

  /// Draws a turn on the spot where a curve almost has zero speed. The normal sweeps a sector on either side, and at a
  /// cusp both make a disc: the limit of ever tighter turns.
  private mutating func pivot(on curve: FramedCurve, from before: Double, to after: Double, breaks: [Double]) {
    let segment = curve.segment
    let within = breaks.filter { $0 > before && $0 < after }
    func pace(_ t: Double) -> Double { segment.derivative(at: t).length / segment.derivativeScale(at: t) }
    guard let slowest = within.min(by: { pace($0) < pace($1) }) else { return }
    let center = segment.point(at: slowest)
    let first = curve.frame(at: before, towards: after).tangent
    var stops: [Point] = []
    if pace(slowest) <= 1e-9 {
      // A cusp: half a turn, in either direction.
      stops = [first.perpendicular, -first]
    } else {
      // From one of these to the next, the direction turns one way, by less than half a turn.
      let (a, b) = segment.inflections
      let inflections = [a, b].compactMap { $0 }.filter { $0 > before && $0 < after }
      stops = (within + inflections).sorted().map { curve.frame(at: $0, towards: after).tangent }
    }
    stops.append(curve.frame(at: after, towards: before).tangent)
    var tangent = first
    for next in stops {
      for index in sides.indices { sides[index].pivot(around: center, from: tangent, to: next) }
      tangent = next
    }
  }

  /// Draws a dash of length 0: a disc, or a square with sides along a direction and perpendicular to it. With twin
  /// caps, two of them side by side.
  mutating func addDot(at point: Point, direction: Point) {
    switch style.cap {
    case .butt: break
    case .round:
      for center in capCenters(at: point, outwards: direction) {
        elements += Path.circle(center: center, radius: capReach).elements
      }
    case .square:
      let (ahead, right) = (direction * capReach, direction.perpendicular * reach)
      let corners = [point - ahead - right, point + ahead - right, point + ahead + right, point - ahead + right]
      elements += Path.polygon(corners).elements
    }
  }

  // MARK: Ends

  private mutating func finish(_ first: Leg, _ last: Leg, isClosed: Bool) {
    if isClosed {
      for index in sides.indices {
        sides[index].join(last, first, style, closes: true)
        sides[index].closeUp()
        append(sides[index])
      }
      if let gap = StrokeGap(last, first, style, slack: tolerance / 20) { gaps.append(gap) }
    } else if sides.count == 2, let start = sides[0].start {
      elements.append(.move(to: start))
      for segment in sides[0].segments { elements.append(segment.element) }
      appendCap(at: last.point, outwards: last.direction)
      elements.append(.line(to: sides[1].current))
      for segment in sides[1].segments.reversed() { elements.append(segment.reversed.element) }
      appendCap(at: first.point, outwards: -first.direction)
      elements.append(.close)
      if style.cap == .butt || hasTwinCaps {
        gaps.append(StrokeGap(end: first.point, outwards: -first.direction))
        gaps.append(StrokeGap(end: last.point, outwards: last.direction))
      }
    }
    for side in sides {
      elements += side.discs
      folds += keepsAllFolds ? side.folds.flatMap { $0.outline } : neededFolds(side.folds, gaps: gaps)
    }
  }

  /// Appends one side of a closed subpath. The right one is reversed.
  private mutating func append(_ side: OutlineSide) {
    guard let start = side.start, !side.segments.isEmpty else { return }
    if side.sign < 0 {
      elements.append(.move(to: start))
      for segment in side.segments { elements.append(segment.element) }
    } else {
      elements.append(.move(to: side.current))
      for segment in side.segments.reversed() { elements.append(segment.reversed.element) }
    }
    elements.append(.close)
  }

  /// Draws the cap at an end of an open subpath, from the left of the outward direction.
  private mutating func appendCap(at point: Point, outwards direction: Point) {
    let right = direction.perpendicular * reach
    switch style.cap {
    case .butt:
      break
    case .square:
      let ahead = direction * capReach
      elements.append(.line(to: point - right))
      elements.append(.line(to: point - right + ahead))
      elements.append(.line(to: point + right + ahead))
      elements.append(.line(to: point + right))
    case .round:
      let start = Mathematics.arcTangent(y: -right.y, x: -right.x)
      for center in capCenters(at: point, outwards: direction) {
        let arc = Arc(center: center, radii: Size(capReach, capReach), start: start, sweep: Double.pi)
        elements.append(.line(to: arc.startPoint))
        elements.append(.arc(arc))
      }
    }
  }
}
