import ShapeKit

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
      case .command, .outline, .layer, .content, .use, .apply: throw .failed
      }
    }
  }

  private func problem(_ failure: PathBuilder.Failure, _ command: PathCommand) -> Problem {
    switch failure {
    case .noCurrentPoint: return .noCurrentPoint(command.declaration.name)
    case .negativeRadius(let radius): return .negative("a radius", radius, .computed)
    case .notFinite: return .notFinite
    case .cornerDoesNotFit(let needed, let available): return .cornerDoesNotFit(needed: needed, available: available)
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
    case .arc: try arc(Arguments(operands), &path, at: span)
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
      let other = try self.path(operand(Arguments<AddParameter>(operands), .path))
      try step(other.elementCount, at: span)
      path.append(other)
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
    let clockwise = operand(arguments, .clockwise)
    let isClockwise = clockwise.isPresent ? try bool(clockwise) : true
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
      let arguments = Arguments<PolygonParameter>(operands)
      var points: [Point] = []
      let values = try list(operand(arguments, .points))
      try step(values.count, at: program[id].source)
      for value in values {
        guard case .point(let point) = value else { throw .failed }
        guard max(point.x.magnitude, point.y.magnitude) <= SourceLimits.largestCoordinate else {
          throw fail(.coordinateTooLarge(max(point.x.magnitude, point.y.magnitude)), at: operand(arguments, .points))
        }
        points.append(point)
      }
      guard points.count >= 2 else {
        throw fail(.tooFewPoints("`polygon`", points.count, minimum: 2), at: operand(arguments, .points))
      }
      return .polygon(points)
    case .star:
      let arguments = Arguments<StarParameter>(operands)
      let count = try number(operand(arguments, .points))
      if count < 2 { throw fail(.tooFewPoints("`star`", Int(count), minimum: 2), at: operand(arguments, .points)) }
      let limit = Double(PictureLimits.starPoints)
      if count > limit {
        throw fail(.outOfRange("the points of a star", count, low: 2, high: limit), at: operand(arguments, .points))
      }
      for _ in 0..<Int(count) { try step(at: program[id].source) }
      return .star(
        center: try place(operand(arguments, .center)), points: Int(count),
        outerRadius: try length(operand(arguments, .outerRadius), "a radius"),
        innerRadius: try length(operand(arguments, .innerRadius), "a radius"),
        rotation: Angle(radians: try number(operand(arguments, .rotation), else: 0)))
    }
  }
}
