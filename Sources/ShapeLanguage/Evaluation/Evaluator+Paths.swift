import ShapeKit

extension Evaluator {
  /// The path that a block draws.
  mutating func path(of block: BlockID) throws(EvaluationFailure) -> Path {
    var builder = PathBuilder()
    try draw(block, &builder)
    return builder.path
  }

  private mutating func draw(_ id: BlockID, _ path: inout PathBuilder) throws(EvaluationFailure) {
    let block = program[id]
    try bind(block)
    for index in block.statements {
      let statement = program.statements[Int(index)]
      try step(at: statement.source)
      switch statement.kind {
      case .command(let command, let operands):
        let next = try pathStep(command, operands, from: path.currentPoint, at: statement.source)
        do throws(PathBuilder.Failure) {
          try next.draw(&path)
        } catch {
          throw fail(problem(error, command), at: statement.source)
        }
      case .if(let condition, let then, let otherwise):
        if try bool(condition) {
          try draw(then, &path)
        } else if let otherwise {
          try draw(otherwise, &path)
        }
      case .switch(let index): if let body = try chosenCase(index) { try draw(body, &path) }
      case .repeat(let index):
        try forEachRound(index) { evaluator, body throws(EvaluationFailure) in try evaluator.draw(body, &path) }
      case .outline, .layer, .content, .use, .apply: throw .failed
      }
    }
  }

  private func problem(_ failure: PathBuilder.Failure, _ command: Command) -> Problem {
    switch failure {
    case .noCurrentPoint: return .noCurrentPoint(command.signature.name)
    case .negativeRadius(let radius): return .negative("a radius", radius, .computed)
    case .notFinite: return .notFinite
    case .cornerDoesNotFit(let needed, let available): return .cornerDoesNotFit(needed: needed, available: available)
    }
  }

  // MARK: Path commands

  /// A path command with its arguments computed.
  private enum PathStep {
    case move(Point)
    case line(Point)
    case quad(Point, control: Point)
    case curve(Point, control1: Point, control2: Point)
    case arc(center: Point, radii: Size, rotation: Angle, from: Angle, to: Angle, clockwise: Bool)
    case sweep(center: Point, radii: Size, rotation: Angle, from: Angle, by: Angle)
    case corner(Point, to: Point, radius: Double)
    case close
    case add(Path)

    func draw(_ path: inout PathBuilder) throws(PathBuilder.Failure) {
      switch self {
      case .move(let point): try path.move(to: point)
      case .line(let point): try path.line(to: point)
      case .quad(let point, let control): try path.quad(to: point, control: control)
      case .curve(let point, let control1, let control2):
        try path.curve(to: point, control1: control1, control2: control2)
      case .arc(let center, let radii, let rotation, let from, let to, let clockwise):
        try path.arc(center: center, radii: radii, rotation: rotation, from: from, to: to, clockwise: clockwise)
      case .sweep(let center, let radii, let rotation, let from, let sweep):
        try path.arc(center: center, radii: radii, rotation: rotation, from: from, sweep: sweep)
      case .corner(let corner, let end, let radius): try path.corner(corner, to: end, radius: radius)
      case .close: try path.close()
      case .add(let other): path.append(other)
      }
    }
  }

  private mutating func pathStep(
    _ command: Command, _ operands: OperandRange, from current: Point?, at span: SourceSpan
  ) throws(EvaluationFailure) -> PathStep {
    /// With `by:` every point of the command is measured from the current one.
    let isRelative = operands.count > 1 && command != .arc && command != .corner && operand(operands, 1).isPresent
    if isRelative, current == nil { throw fail(.noCurrentPoint("by:"), at: span) }
    let origin = isRelative ? current ?? .zero : .zero
    switch command {
    case .move: return .move(origin + (try place(operand(operands, isRelative ? 1 : 0))))
    case .line: return .line(origin + (try place(operand(operands, isRelative ? 1 : 0))))
    case .quad:
      return .quad(
        origin + (try place(operand(operands, isRelative ? 1 : 0))), control: origin + (try place(operand(operands, 2)))
      )
    case .curve:
      return .curve(
        origin + (try place(operand(operands, isRelative ? 1 : 0))),
        control1: origin + (try place(operand(operands, 2))),
        control2: origin + (try place(operand(operands, 3))))
    case .arc: return try arc(operands)
    case .corner:
      return .corner(
        try place(operand(operands, 0)), to: try place(operand(operands, 1)),
        radius: try length(operand(operands, 2), "a radius"))
    case .close: return .close
    case .add:
      let other = try path(operand(operands, 0))
      try step(other.elementCount, at: span)
      return .add(other)
    case .size, .require, .fill, .stroke, .border, .shadow, .clip, .erase, .mask, .apply: throw .failed
    }
  }

  /// In the order of the signature: center, radius, radii, rotation, from, to, sweep, clockwise.
  private mutating func arc(_ operands: OperandRange) throws(EvaluationFailure) -> PathStep {
    let center = try place(operand(operands, 0))
    var radii: Size
    if operand(operands, 2).isPresent {
      radii = try size(operand(operands, 2))
      if radii.width < 0 {
        throw fail(
          .negative("a radius", radii.width, cause(size: operand(operands, 2), isWidth: true)), at: operand(operands, 2)
        )
      }
      if radii.height < 0 {
        throw fail(
          .negative("a radius", radii.height, cause(size: operand(operands, 2), isWidth: false)),
          at: operand(operands, 2))
      }
    } else {
      let radius = try length(operand(operands, 1), "a radius")
      radii = Size(radius, radius)
    }
    let rotation = Angle(radians: try number(operand(operands, 3), else: 0))
    let from = Angle(radians: try number(operand(operands, 4)))
    let isClockwise = operand(operands, 7).isPresent ? try bool(operand(operands, 7)) : true
    if operand(operands, 6).isPresent {
      let sweep = Angle(radians: try number(operand(operands, 6)))
      return .sweep(
        center: center, radii: radii, rotation: rotation, from: from, by: isClockwise ? sweep : -sweep)
    }
    return .arc(
      center: center, radii: radii, rotation: rotation, from: from,
      to: Angle(radians: try number(operand(operands, 5))),
      clockwise: isClockwise)
  }

  // MARK: Ready-made paths

  mutating func readyMadePath(
    _ function: PathFunction, _ operands: OperandRange, at id: ExpressionID
  ) throws(EvaluationFailure) -> Path {
    switch function {
    case .rect: return .rect(try frame(operand(operands, 0)))
    case .roundedRect:
      let radius = try length(operand(operands, 1), "a corner radius")
      let radii = CornerRadii(
        topLeft: try length(operand(operands, 2), "a corner radius", else: radius),
        topRight: try length(operand(operands, 3), "a corner radius", else: radius),
        bottomRight: try length(operand(operands, 4), "a corner radius", else: radius),
        bottomLeft: try length(operand(operands, 5), "a corner radius", else: radius))
      let isContinuous = operand(operands, 6).isPresent ? try enumCase(operand(operands, 6)) == 1 : false
      return .roundedRect(try frame(operand(operands, 0)), radii: radii, style: isContinuous ? .continuous : .circular)
    case .circle:
      return .circle(center: try place(operand(operands, 0)), radius: try length(operand(operands, 1), "a radius"))
    case .ellipse: return .ellipse(in: try frame(operand(operands, 0)))
    case .capsule: return .capsule(try frame(operand(operands, 0)))
    case .polygon:
      var points: [Point] = []
      let values = try list(operand(operands, 0))
      try step(values.count, at: program[id].source)
      for value in values {
        guard case .point(let point) = value else { throw .failed }
        guard max(point.x.magnitude, point.y.magnitude) <= SourceLimits.largestCoordinate else {
          throw fail(.coordinateTooLarge(max(point.x.magnitude, point.y.magnitude)), at: operand(operands, 0))
        }
        points.append(point)
      }
      guard points.count >= 2 else {
        throw fail(.tooFewPoints("`polygon`", points.count, minimum: 2), at: operand(operands, 0))
      }
      return .polygon(points)
    case .star:
      let count = try number(operand(operands, 1))
      if count < 2 { throw fail(.tooFewPoints("`star`", Int(count), minimum: 2), at: operand(operands, 1)) }
      if count > 10_000 {
        throw fail(.outOfRange("the points of a star", count, low: 2, high: 10_000), at: operand(operands, 1))
      }
      for _ in 0..<Int(count) { try step(at: program[id].source) }
      return .star(
        center: try place(operand(operands, 0)), points: Int(count),
        outerRadius: try length(operand(operands, 2), "a radius"),
        innerRadius: try length(operand(operands, 3), "a radius"),
        rotation: Angle(radians: try number(operand(operands, 4), else: 0)))
    }
  }
}
