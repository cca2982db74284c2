import ShapeCore

extension Evaluator {
  /// Returns the path that a block draws.
  mutating func path(of block: BlockID) throws(EvaluationFailure) -> Path {
    var builder = PathBuilder()
    try draw(block, &builder)
    return builder.path
  }

  private mutating func draw(_ id: BlockID, _ path: inout PathBuilder) throws(EvaluationFailure) {
    let block = program[id]
    try bind(block)
    for index in block.statements {
      let statement = program.statements[index]
      try step(at: statement.source)
      switch statement.kind {
      case .command(.path(let command), let operands):
        try draw(command, operands, &path, at: statement.source)
      case .if(let condition, let then, let otherwise):
        if try bool(condition) {
          try draw(then, &path)
        } else if let otherwise {
          try draw(otherwise, &path)
        }
      case .switch(let index): if let body = try chosenCase(index) { try draw(body, &path) }
      case .repeat(let index):
        try forEachIteration(index) { evaluator, body throws(EvaluationFailure) in try evaluator.draw(body, &path) }
      case .command, .outline, .layer, .mask, .content, .use, .apply: throw .failed
      }
    }
  }

  private func problem(_ failure: PathBuilder.Failure, _ command: PathCommand) -> Problem {
    switch failure {
    case .noCurrentPoint: return .noCurrentPoint(command.declaration.name)
    case .negativeRadius(let radius): return .negative("a radius", radius, .computed)
    case .notFinite: return .notFinite
    case .cornerDoesNotFit(let needed, let available): return .cornerDoesNotFit(needed: needed, available: available)
    case .closedPath: return .joinedClosedPath
    }
  }

  // MARK: Path commands

  private mutating func draw(
    _ command: PathCommand, _ operands: OperandRange, _ path: inout PathBuilder, at span: SourceSpan
  ) throws(EvaluationFailure) {
    let current = path.currentPoint
    switch command {
    case .move:
      let arguments = Arguments<PlaceParameter>(operands)
      let end = try end(operand(arguments, .to), by: operand(arguments, .by), current, at: span).point
      try extend(&path, command, at: span) { path throws(PathBuilder.Failure) in try path.move(to: end) }
    case .line:
      let arguments = Arguments<PlaceParameter>(operands)
      let end = try end(operand(arguments, .to), by: operand(arguments, .by), current, at: span).point
      try extend(&path, command, at: span) { path throws(PathBuilder.Failure) in try path.line(to: end) }
    case .quad:
      let arguments = Arguments<QuadParameter>(operands)
      let (end, origin) = try end(operand(arguments, .to), by: operand(arguments, .by), current, at: span)
      let control = origin + (try place(operand(arguments, .control)))
      try extend(&path, command, at: span) { path throws(PathBuilder.Failure) in
        try path.quad(to: end, control: control)
      }
    case .curve:
      let arguments = Arguments<CurveParameter>(operands)
      let (end, origin) = try end(operand(arguments, .to), by: operand(arguments, .by), current, at: span)
      let control1 = origin + (try place(operand(arguments, .control1)))
      let control2 = origin + (try place(operand(arguments, .control2)))
      try extend(&path, command, at: span) { path throws(PathBuilder.Failure) in
        try path.curve(to: end, control1: control1, control2: control2)
      }
    case .smooth:
      let arguments = Arguments<SmoothParameter>(operands)
      let (end, origin) = try end(operand(arguments, .to), by: operand(arguments, .by), current, at: span)
      if case let id = operand(arguments, .control2), id.isPresent {
        let control2 = origin + (try place(id))
        try extend(&path, command, at: span) { path throws(PathBuilder.Failure) in
          try path.smooth(to: end, control2: control2)
        }
      } else {
        try extend(&path, command, at: span) { path throws(PathBuilder.Failure) in try path.smooth(to: end) }
      }
    case .arc: try arc(Arguments(operands), &path, at: span)
    case .endpointArc:
      let arguments = Arguments<EndpointArcParameter>(operands)
      let end = try end(operand(arguments, .to), by: operand(arguments, .by), current, at: span).point
      let radii = try radii(operand(arguments, .radii), or: operand(arguments, .radius))
      let rotation = Angle(radians: try number(operand(arguments, .rotation), else: 0))
      let isLarge = try bool(operand(arguments, .large), else: false)
      let isClockwise = try bool(operand(arguments, .clockwise), else: true)
      try extend(&path, command, at: span) { path throws(PathBuilder.Failure) in
        try path.arc(to: end, radii: radii, rotation: rotation, large: isLarge, clockwise: isClockwise)
      }
    case .corner:
      let arguments = Arguments<CornerParameter>(operands)
      let corner = try place(operand(arguments, .corner))
      let end = try place(operand(arguments, .to))
      let radius = try length(operand(arguments, .radius), "a radius")
      try extend(&path, command, at: span) { path throws(PathBuilder.Failure) in
        try path.corner(corner, to: end, radius: radius)
      }
    case .close: try extend(&path, command, at: span) { path throws(PathBuilder.Failure) in try path.close() }
    case .add:
      let arguments = Arguments<AddParameter>(operands)
      let other = try self.path(operand(arguments, .path))
      try step(other.elementCount, at: span)
      guard try bool(operand(arguments, .joined), else: false) else { return path.append(other) }
      try extend(&path, command, at: span) { path throws(PathBuilder.Failure) in try path.join(other) }
    }
  }

  /// Extends a path, and reports failures of its builder.
  @inline(__always)
  private mutating func extend(
    _ path: inout PathBuilder, _ command: PathCommand, at span: SourceSpan,
    _ body: (inout PathBuilder) throws(PathBuilder.Failure) -> Void
  ) throws(EvaluationFailure) {
    do throws(PathBuilder.Failure) {
      try body(&path)
    } catch {
      throw fail(problem(error, command), at: span)
    }
  }

  /// Returns the end of a command, and the origin of its other points: with `by:`, all are relative to the current
  /// point.
  private mutating func end(
    _ to: ExpressionID, by distance: ExpressionID, _ current: Point?, at span: SourceSpan
  ) throws(EvaluationFailure) -> (point: Point, origin: Point) {
    guard distance.isPresent else { return (.zero + (try place(to)), .zero) }
    guard let current else { throw fail(.noCurrentPoint("by:"), at: span) }
    return (current + (try place(distance)), current)
  }

  private mutating func arc(
    _ arguments: Arguments<ArcParameter>, _ path: inout PathBuilder, at span: SourceSpan
  ) throws(EvaluationFailure) {
    let center = try place(operand(arguments, .center))
    let radii = try radii(operand(arguments, .radii), or: operand(arguments, .radius))
    let rotation = Angle(radians: try number(operand(arguments, .rotation), else: 0))
    let from = Angle(radians: try number(operand(arguments, .from)))
    let isClockwise = try bool(operand(arguments, .clockwise), else: true)
    if case let sweep = operand(arguments, .sweep), sweep.isPresent {
      let sweep = Angle(radians: try number(sweep))
      try extend(&path, .arc, at: span) { path throws(PathBuilder.Failure) in
        try path.arc(
          center: center, radii: radii, rotation: rotation, from: from, sweep: isClockwise ? sweep : -sweep)
      }
    } else {
      let to = Angle(radians: try number(operand(arguments, .to)))
      try extend(&path, .arc, at: span) { path throws(PathBuilder.Failure) in
        try path.arc(
          center: center, radii: radii, rotation: rotation, from: from, to: to, clockwise: isClockwise)
      }
    }
  }

  /// Returns the radii of an ellipse, or of a circle.
  private mutating func radii(
    _ radii: ExpressionID, or radius: ExpressionID
  ) throws(EvaluationFailure) -> Size {
    guard radii.isPresent else {
      let radius = try length(radius, "a radius")
      return Size(radius, radius)
    }
    let size = try size(radii)
    if size.width < 0 {
      throw fail(.negative("a radius", size.width, cause(size: radii, isWidth: true)), at: radii)
    }
    if size.height < 0 {
      throw fail(.negative("a radius", size.height, cause(size: radii, isWidth: false)), at: radii)
    }
    return size
  }

  // MARK: Ready-made paths

  /// Returns the radii of a rounded rectangle, whose corners may be given by their place in the layout.
  private mutating func radii(_ arguments: Arguments<RoundedRectParameter>) throws(EvaluationFailure) -> CornerRadii {
    let usual = try length(operand(arguments, .cornerRadius), "a corner radius")
    let corners: [(RoundedRectParameter, RoundedRectParameter, RoundedRectParameter)] = [
      (.topLeft, .topLeading, .topTrailing), (.topRight, .topTrailing, .topLeading),
      (.bottomRight, .bottomTrailing, .bottomLeading), (.bottomLeft, .bottomLeading, .bottomTrailing),
    ]
    var radii: [Double] = []
    for (fixed, leftToRight, rightToLeft) in corners {
      let own = operand(arguments, fixed)
      let placed = operand(arguments, builder.direction == .leftToRight ? leftToRight : rightToLeft)
      radii.append(try length(own.isPresent ? own : placed, "a corner radius", else: usual))
    }
    return CornerRadii(topLeft: radii[0], topRight: radii[1], bottomRight: radii[2], bottomLeft: radii[3])
  }

  mutating func readyMadePath(
    _ function: PathFunction, _ operands: OperandRange, at id: ExpressionID
  ) throws(EvaluationFailure) -> Path {
    switch function {
    case .rect: return .rect(try frame(operand(Arguments<PathInRectParameter>(operands), .rect)))
    case .roundedRect:
      let arguments = Arguments<RoundedRectParameter>(operands)
      let radii = try radii(arguments)
      let style = try constant(operand(arguments, .style), else: CornerStyle.circular)
      return .roundedRect(try frame(operand(arguments, .rect)), radii: radii, style: style)
    case .circle:
      let arguments = Arguments<CircleParameter>(operands)
      return .circle(
        center: try place(operand(arguments, .center)), radius: try length(operand(arguments, .radius), "a radius"))
    case .ellipse: return .ellipse(in: try frame(operand(Arguments<PathInRectParameter>(operands), .rect)))
    case .capsule: return .capsule(try frame(operand(Arguments<PathInRectParameter>(operands), .rect)))
    case .polygon:
      return .polygon(try points(operand(Arguments<PolygonParameter>(operands), .points), of: "`polygon`", at: id))
    case .polyline:
      return .polyline(try points(operand(Arguments<PolylineParameter>(operands), .points), of: "`polyline`", at: id))
    case .spline:
      let arguments = Arguments<SplineParameter>(operands)
      return .spline(
        through: try points(operand(arguments, .through), of: "`spline`", at: id),
        closed: try bool(operand(arguments, .closed), else: false),
        tension: try number(operand(arguments, .tension), "the tension of a spline", in: 0...1, else: 0))
    case .regularPolygon:
      let arguments = Arguments<RegularPolygonParameter>(operands)
      return .regularPolygon(
        center: try place(operand(arguments, .center)),
        sides: try cornerCount(operand(arguments, .sides), of: "`regularPolygon`", .sides, minimum: 3, at: id),
        radius: try length(operand(arguments, .radius), "a radius"),
        rotation: Angle(radians: try number(operand(arguments, .rotation), else: 0)))
    case .star:
      let arguments = Arguments<StarParameter>(operands)
      return .star(
        center: try place(operand(arguments, .center)),
        points: try cornerCount(operand(arguments, .points), of: "`star`", .points, minimum: 2, at: id),
        outerRadius: try length(operand(arguments, .outerRadius), "a radius"),
        innerRadius: try length(operand(arguments, .innerRadius), "a radius"),
        rotation: Angle(radians: try number(operand(arguments, .rotation), else: 0)))
    }
  }

  /// Returns at least two points for a path through them.
  private mutating func points(
    _ list: ExpressionID, of function: String, at id: ExpressionID
  ) throws(EvaluationFailure) -> [Point] {
    var points: [Point] = []
    let values = try self.list(list)
    try step(values.count, at: program[id].source)
    points.reserveCapacity(values.count)
    for value in values {
      guard case .point(let point) = value else { throw .failed }
      guard max(point.x.magnitude, point.y.magnitude) <= SourceLimits.largestCoordinate else {
        throw fail(.coordinateTooLarge(max(point.x.magnitude, point.y.magnitude)), at: list)
      }
      points.append(point)
    }
    guard points.count >= 2 else { throw fail(.tooFewPoints(function, points.count, minimum: 2), at: list) }
    return points
  }

  /// Returns the number of points of a star, or of sides of a polygon.
  private mutating func cornerCount(
    _ number: ExpressionID, of function: String, _ corners: CornerKind, minimum: Int, at id: ExpressionID
  ) throws(EvaluationFailure) -> Int {
    let count = try self.number(number)
    let limit = Double(PictureLimits.starPoints)
    if count > limit {
      throw fail(.outOfRange(corners.limited, count, low: Double(minimum), high: limit), at: number)
    }
    if count < Double(minimum) {
      throw fail(.tooFewPoints(function, Int(max(count, -limit)), corners.rawValue, minimum: minimum), at: number)
    }
    try step(Int(count), at: program[id].source)
    return Int(count)
  }
}

/// What a number of corners counts.
private enum CornerKind: String {
  case points, sides

  var limited: LimitedNumber {
    switch self {
    case .points: "the points of a star"
    case .sides: "the sides of a polygon"
    }
  }
}
