import ShapeKit

extension Evaluator {
  /// A paint that a fill, a stroke or a border is given.
  mutating func paint(_ id: ExpressionID) throws(EvaluationFailure) -> Paint {
    switch try value(id) {
    case .paint(let paint): return paint
    case .color(let color): return .color(color)
    case .number, .bool, .point, .size, .rect, .edges, .enumCase, .string, .stop, .list, .path, .missing:
      throw .failed
    }
  }

  /// The value of a function that makes a colour or a gradient.
  mutating func paint(
    _ function: PaintFunction, _ operands: OperandRange, at id: ExpressionID
  ) throws(EvaluationFailure) -> Value {
    switch function {
    case .color(let model): return .color(try color(model, operands))
    case .mix: return try mix(operands)
    case .adaptive:
      let light = try color(operand(operands, 0))
      return .color(.adaptive(light: light, dark: try color(operand(operands, 1))))
    case .stop:
      let color = try color(operand(operands, 0))
      return .stop(
        GradientStop(color: color, position: try number(operand(operands, 1), "the place of a stop", in: 0...1)))
    case .gradient(let kind): return .paint(try gradient(kind, operands))
    case .opacity:
      let color = try color(operand(operands, 0))
      return .color(color.multiplied(opacity: try opacity(operand(operands, 1))))
    }
  }

  private mutating func color(_ model: ColorModel, _ operands: OperandRange) throws(EvaluationFailure) -> Color {
    switch model {
    case .rgb:
      let red = try number(operand(operands, 0), .colorComponent, in: 0...1)
      let green = try number(operand(operands, 1), .colorComponent, in: 0...1)
      let blue = try number(operand(operands, 2), .colorComponent, in: 0...1)
      return .rgb(red, green, blue, opacity: try opacity(operand(operands, 3)))
    case .hsl:
      let hue = Angle(radians: try number(operand(operands, 0)))
      let saturation = try number(operand(operands, 1), "a saturation", in: 0...1)
      let lightness = try number(operand(operands, 2), "a lightness", in: 0...1)
      return .hsl(hue, saturation, lightness, opacity: try opacity(operand(operands, 3)))
    case .oklch:
      let lightness = try number(operand(operands, 0), "a lightness", in: 0...1)
      let chroma = try length(operand(operands, 1), "a chroma")
      let hue = Angle(radians: try number(operand(operands, 2)))
      return .oklch(lightness, chroma, hue, opacity: try opacity(operand(operands, 3)))
    }
  }

  private mutating func gradient(_ kind: GradientKind, _ operands: OperandRange) throws(EvaluationFailure) -> Paint {
    let stops = try stops(operand(operands, 0))
    let point = try optionalPoint(operand(operands, 1))
    switch kind {
    case .linear:
      return .linear(LinearGradient(stops: stops, from: point, to: try optionalPoint(operand(operands, 2))))
    case .radial:
      let id = operand(operands, 2)
      let radius = id.isPresent ? try length(id, "the radius of a gradient") : nil
      return .radial(RadialGradient(stops: stops, center: point, radius: radius))
    case .conic:
      let start = Angle(radians: try number(operand(operands, 2), else: 0))
      return .conic(ConicGradient(stops: stops, center: point, start: start))
    }
  }

  private mutating func optionalPoint(_ id: ExpressionID) throws(EvaluationFailure) -> Point? {
    id.isPresent ? try place(id) : nil
  }

  private mutating func mix(_ operands: OperandRange) throws(EvaluationFailure) -> Value {
    let left = operand(operands, 0)
    let a = try value(left)
    let b = try value(operand(operands, 1))
    let t = try number(operand(operands, 2), "a share", in: 0...1)
    switch (a, b) {
    case (.number(let a), .number(let b)): return .number(try finite(Mathematics.mix(a, b, at: t), at: left))
    case (.point(let a), .point(let b)): return .point(a.interpolated(to: b, at: t))
    case (.color(let a), .color(let b)): return .color(a.mixed(with: b, at: t))
    default: throw .failed
    }
  }

  /// The stops of a gradient, each with its place.
  private mutating func stops(_ id: ExpressionID) throws(EvaluationFailure) -> [GradientStop] {
    var stops: [GradientStop] = []
    let values = try list(id)
    try step(values.count, at: program[id].source)
    for value in values {
      guard case .stop(let stop) = value else { throw .failed }
      stops.append(stop)
    }
    guard stops.count >= 2 else { throw fail(.tooFewStops(stops.count), at: id) }
    guard let placed = GradientStop.placed(stops) else { throw fail(.stopsOutOfOrder, at: id) }
    return placed
  }

  // MARK: Strokes

  /// A stroke's style from arguments in the order width, cap, join, miter limit, dash, phase.
  mutating func strokeStyle(
    width: ExpressionID, cap: ExpressionID, join: ExpressionID, miterLimit: ExpressionID, dash: ExpressionID,
    phase: ExpressionID
  ) throws(EvaluationFailure) -> StrokeStyle {
    var style = StrokeStyle(width: try length(width, "the width of a line", else: 1))
    if cap.isPresent { style.cap = [.butt, .round, .square][Int(try enumCase(cap))] }
    style.join = try lineJoin(join)
    style.miterLimit = try number(miterLimit, "a miter limit", in: 1...1000, else: 10)
    style.dash = try self.dash(dash)
    style.phase = try number(phase, else: 0)
    return style
  }

  mutating func lineJoin(_ id: ExpressionID) throws(EvaluationFailure) -> LineJoin {
    id.isPresent ? [.miter, .round, .bevel][Int(try enumCase(id))] : .miter
  }

  /// The lengths of dashes and gaps.
  mutating func dash(_ id: ExpressionID) throws(EvaluationFailure) -> [Double] {
    guard id.isPresent else { return [] }
    var lengths: [Double] = []
    let values = try list(id)
    try step(values.count, at: program[id].source)
    for value in values {
      guard case .number(let length) = value else { throw .failed }
      lengths.append(length)
    }
    guard lengths.allSatisfy({ $0 >= 0 }), lengths.isEmpty || lengths.contains(where: { $0 > 0 }) else {
      throw fail(.badDash, at: id)
    }
    return lengths
  }

  mutating func fillRule(_ id: ExpressionID) throws(EvaluationFailure) -> FillRule {
    guard id.isPresent else { return .nonZero }
    return try enumCase(id) == 1 ? .evenOdd : .nonZero
  }
}
