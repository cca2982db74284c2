@_spi(Generated) import ShapeCore

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
    case .noCurrentPoint: return .noCurrentPoint(command.name)
    case .negativeRadius(let radius): return .negative("a radius", radius, .computed)
    case .notFinite: return .notFinite
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
      let end = try end(PlaceParameters.to, by: PlaceParameters.by, operands, current, at: span).point
      try extend(&path, command, at: span) { path throws(PathBuilder.Failure) in try path.move(to: end) }
    case .line:
      let end = try end(PlaceParameters.to, by: PlaceParameters.by, operands, current, at: span).point
      try extend(&path, command, at: span) { path throws(PathBuilder.Failure) in try path.line(to: end) }
    case .quad:
      let (end, origin) = try end(CurveEndParameters.to, by: CurveEndParameters.by, operands, current, at: span)
      let control = origin + (try value(QuadParameters.control, operands))
      try extend(&path, command, at: span) { path throws(PathBuilder.Failure) in
        try path.quad(to: end, control: control)
      }
    case .curve:
      let (end, origin) = try end(CurveEndParameters.to, by: CurveEndParameters.by, operands, current, at: span)
      let control1 = origin + (try value(CurveParameters.control1, operands))
      let control2 = origin + (try value(CurveParameters.control2, operands))
      try extend(&path, command, at: span) { path throws(PathBuilder.Failure) in
        try path.curve(to: end, control1: control1, control2: control2)
      }
    case .smooth:
      let (end, origin) = try end(CurveEndParameters.to, by: CurveEndParameters.by, operands, current, at: span)
      if let control2 = try value(SmoothParameters.control2, operands) {
        try extend(&path, command, at: span) { path throws(PathBuilder.Failure) in
          try path.smooth(to: end, control2: origin + control2)
        }
      } else {
        try extend(&path, command, at: span) { path throws(PathBuilder.Failure) in try path.smooth(to: end) }
      }
    case .arc: try arc(operands, &path, at: span)
    case .endpointArc:
      let end = try end(EndpointArcParameters.to, by: EndpointArcParameters.by, operands, current, at: span).point
      let radii = try radii(EndpointArcParameters.radii, or: EndpointArcParameters.radius, operands)
      let rotation = try value(EndpointArcParameters.rotation, operands)
      let isLarge = try value(EndpointArcParameters.large, operands)
      let isClockwise = try value(EndpointArcParameters.clockwise, operands)
      try extend(&path, command, at: span) { path throws(PathBuilder.Failure) in
        try path.arc(to: end, radii: radii, rotation: rotation, large: isLarge, clockwise: isClockwise)
      }
    case .corner:
      let corner = try value(CornerParameters.corner, operands)
      let end = try value(CornerParameters.to, operands)
      let radius = try value(CornerParameters.radius, operands)
      let shape = CornerShape(
        try value(CornerParameters.style, operands), smoothing: try value(CornerParameters.smoothing, operands),
        curvature: try value(CornerParameters.curvature, operands))
      var excess: (needed: Double, available: Double)?
      try extend(&path, command, at: span) { path throws(PathBuilder.Failure) in
        excess = try path.corner(corner, to: end, radius: radius, shape: shape)
      }
      if let excess { _ = fail(.reducedCorner(needed: excess.needed, available: excess.available), at: span) }
    case .close: try extend(&path, command, at: span) { path throws(PathBuilder.Failure) in try path.close() }
    case .add:
      let other = try value(AddParameters.path, operands)
      try step(other.elementCount, at: span)
      guard try value(AddParameters.joined, operands) else { return path.append(other) }
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
    _ to: TypedParameter<Point?>, by distance: TypedParameter<Point?>, _ operands: OperandRange, _ current: Point?,
    at span: SourceSpan
  ) throws(EvaluationFailure) -> (point: Point, origin: Point) {
    guard program[operands, distance].isPresent else {
      guard let end = try value(to, operands) else { throw .failed }
      return (.zero + end, .zero)
    }
    guard let current else { throw fail(.noCurrentPoint("by:"), at: span) }
    return (current + (try value(distance, operands) ?? .zero), current)
  }

  private mutating func arc(
    _ operands: OperandRange, _ path: inout PathBuilder, at span: SourceSpan
  ) throws(EvaluationFailure) {
    let center = try value(ArcParameters.center, operands)
    let radii = try radii(ArcParameters.radii, or: ArcParameters.radius, operands)
    let rotation = try value(ArcParameters.rotation, operands)
    let from = try value(ArcParameters.from, operands)
    let isClockwise = try value(ArcParameters.clockwise, operands)
    if let sweep = try value(ArcParameters.sweep, operands) {
      try extend(&path, .arc, at: span) { path throws(PathBuilder.Failure) in
        try path.arc(
          center: center, radii: radii, rotation: rotation, from: from, sweep: isClockwise ? sweep : -sweep)
      }
    } else {
      guard let to = try value(ArcParameters.to, operands) else { throw .failed }
      try extend(&path, .arc, at: span) { path throws(PathBuilder.Failure) in
        try path.arc(
          center: center, radii: radii, rotation: rotation, from: from, to: to, clockwise: isClockwise)
      }
    }
  }

  /// Returns the radii of an ellipse, or of a circle.
  private mutating func radii(
    _ radii: TypedParameter<Size?>, or radius: TypedParameter<Double?>, _ operands: OperandRange
  ) throws(EvaluationFailure) -> Size {
    if let radii = try value(radii, operands) { return radii }
    let radius = try value(radius, operands) ?? 0
    return Size(radius, radius)
  }

  // MARK: Ready-made paths

  /// Returns the radii of a rounded rectangle, whose corners may be given by their place in the layout.
  private mutating func radii(_ size: Size?, _ operands: OperandRange) throws(EvaluationFailure) -> CornerRadii {
    typealias Corner = RoundedRectParameters
    var usual = try value(Corner.cornerRadius, operands)
    if let size { usual = size.width }
    return CornerRadii(
      topLeft: try corner(Corner.topLeft, Corner.topLeading, Corner.topTrailing, operands) ?? usual,
      topRight: try corner(Corner.topRight, Corner.topTrailing, Corner.topLeading, operands) ?? usual,
      bottomRight: try corner(Corner.bottomRight, Corner.bottomTrailing, Corner.bottomLeading, operands) ?? usual,
      bottomLeft: try corner(Corner.bottomLeft, Corner.bottomLeading, Corner.bottomTrailing, operands) ?? usual)
  }

  /// Returns the shapes of its corners.
  private mutating func shapes(_ operands: OperandRange) throws(EvaluationFailure) -> [CornerShape] {
    typealias Corner = RoundedRectParameters
    let usual = CornerShape(
      try value(Corner.style, operands), smoothing: try value(Corner.smoothing, operands),
      curvature: try value(Corner.curvature, operands))
    guard Corner.styles.contains(where: { program[operands, $0].isPresent }) else {
      return [CornerShape](repeating: usual, count: 4)
    }
    let styles = [
      try corner(Corner.topLeftStyle, Corner.topLeadingStyle, Corner.topTrailingStyle, operands),
      try corner(Corner.topRightStyle, Corner.topTrailingStyle, Corner.topLeadingStyle, operands),
      try corner(Corner.bottomRightStyle, Corner.bottomTrailingStyle, Corner.bottomLeadingStyle, operands),
      try corner(Corner.bottomLeftStyle, Corner.bottomLeadingStyle, Corner.bottomTrailingStyle, operands),
    ]
    return styles.map { style in style.map { .style($0) } ?? usual }
  }

  /// Returns the value of one corner, which may be given by its place in the layout.
  private mutating func corner<Value: EvaluatedValue>(
    _ fixed: TypedParameter<Value?>, _ leftToRight: TypedParameter<Value?>, _ rightToLeft: TypedParameter<Value?>,
    _ operands: OperandRange
  ) throws(EvaluationFailure) -> Value? {
    if let value = try value(fixed, operands) { return value }
    return try value(builder.direction == .leftToRight ? leftToRight : rightToLeft, operands)
  }

  mutating func readyMadePath(
    _ function: PathFunction, _ operands: OperandRange, at id: ExpressionID
  ) throws(EvaluationFailure) -> Path {
    switch function {
    case .rect: return .rect(try value(PathInRectParameters.rect, operands))
    case .roundedRect:
      let size = try value(RoundedRectParameters.cornerRadii, operands)
      let radii = try radii(size, operands)
      let shapes = try shapes(operands)
      let rect = try value(RoundedRectParameters.rect, operands)
      if let size { return .roundedRect(rect, cornerRadii: size, radii: radii, shapes: shapes) }
      return .roundedRect(rect, radii: radii, shapes: shapes)
    case .circle:
      return .circle(
        center: try value(CircleParameters.center, operands), radius: try value(CircleParameters.radius, operands))
    case .ellipse: return .ellipse(in: try value(PathInRectParameters.rect, operands))
    case .capsule: return .capsule(try value(PathInRectParameters.rect, operands))
    case .polygon: return .polygon(try points(PolygonParameters.points, operands, at: id))
    case .polyline: return .polyline(try points(PolylineParameters.points, operands, at: id))
    case .spline:
      return .spline(
        through: try points(SplineParameters.through, operands, at: id),
        closed: try value(SplineParameters.closed, operands),
        tension: try value(SplineParameters.tension, operands))
    case .regularPolygon:
      return .regularPolygon(
        center: try value(RegularPolygonParameters.center, operands),
        sides: try cornerCount(RegularPolygonParameters.sides, operands, at: id),
        radius: try value(RegularPolygonParameters.radius, operands),
        rotation: try value(RegularPolygonParameters.rotation, operands))
    case .star:
      return .star(
        center: try value(StarParameters.center, operands),
        points: try cornerCount(StarParameters.points, operands, at: id),
        outerRadius: try value(StarParameters.outerRadius, operands),
        innerRadius: try value(StarParameters.innerRadius, operands),
        rotation: try value(StarParameters.rotation, operands))
    }
  }

  /// Returns two points or more for a path through them.
  private mutating func points(
    _ parameter: TypedParameter<[Point]>, _ operands: OperandRange, at id: ExpressionID
  ) throws(EvaluationFailure) -> [Point] {
    let list = program[operands, parameter]
    var points: [Point] = []
    let values = try self.list(list)
    try step(values.count, at: program[id].source)
    points.reserveCapacity(values.count)
    for value in values {
      guard case .point(let point) = value else { throw .failed }
      try max(point.x.magnitude, point.y.magnitude).check(.coordinates, at: list, &self)
      points.append(point)
    }
    if case .points(let function) = parameter.limits, points.count < 2 {
      throw fail(.tooFewPoints(function, points.count, minimum: 2), at: list)
    }
    return points
  }

  /// Returns the number of points of a star, or of sides of a polygon.
  private mutating func cornerCount(
    _ parameter: TypedParameter<Int>, _ operands: OperandRange, at id: ExpressionID
  ) throws(EvaluationFailure) -> Int {
    guard case .corners(let function, let corners, let noun, let minimum) = parameter.limits else { throw .failed }
    let number = program[operands, parameter]
    let count = try self.number(number)
    let limit = Double(PictureLimits.starPoints)
    if count > limit { throw fail(.outOfRange(noun, count, low: Double(minimum), high: limit), at: number) }
    if count < Double(minimum) {
      throw fail(.tooFewPoints(function, Int(max(count, -limit)), corners, minimum: minimum), at: number)
    }
    try step(Int(count), at: program[id].source)
    return Int(count)
  }
}
