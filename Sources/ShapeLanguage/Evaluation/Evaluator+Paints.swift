import ShapeCore

extension Evaluator {
  /// Returns the paint of a fill, a stroke or a border.
  mutating func paint(_ id: ExpressionID) throws(EvaluationFailure) -> Paint {
    switch try value(id) {
    case .paint(let paint): return paint
    case .color(let color): return .color(color)
    case .number, .bool, .point, .size, .rect, .edges, .enumCase, .string, .stop, .list, .path, .missing:
      throw .failed
    }
  }

  /// Returns the value of a function whose result is a color or a gradient.
  mutating func paint(
    _ function: PaintFunction, _ operands: OperandRange, at id: ExpressionID
  ) throws(EvaluationFailure) -> Value {
    switch function {
    case .color(let model): return .color(try color(model, operands))
    case .mix: return try mix(Arguments(operands))
    case .adaptive:
      let arguments = Arguments<AdaptiveParameter>(operands)
      let light = try color(operand(arguments, .light))
      return .color(.adaptive(light: light, dark: try color(operand(arguments, .dark))))
    case .stop:
      let arguments = Arguments<StopParameter>(operands)
      let color = try color(operand(arguments, .color))
      return .stop(
        GradientStop(color: color, position: try number(operand(arguments, .at), "the position of a stop", in: 0...1)))
    case .gradient(let kind): return .paint(try gradient(kind, operands))
    case .opacity:
      let arguments = Arguments<OpacityParameter>(operands)
      let color = try color(operand(arguments, .receiver))
      return .color(color.multiplied(opacity: try opacity(operand(arguments, .opacity))))
    }
  }

  private mutating func color(_ model: ColorModel, _ operands: OperandRange) throws(EvaluationFailure) -> Color {
    switch model {
    case .rgb:
      let arguments = Arguments<RGBParameter>(operands)
      let red = try number(operand(arguments, .red), .colorComponent, in: 0...1)
      let green = try number(operand(arguments, .green), .colorComponent, in: 0...1)
      let blue = try number(operand(arguments, .blue), .colorComponent, in: 0...1)
      return .rgb(red, green, blue, opacity: try opacity(operand(arguments, .opacity)))
    case .hsl:
      let arguments = Arguments<HSLParameter>(operands)
      let hue = Angle(radians: try number(operand(arguments, .hue)))
      let saturation = try number(operand(arguments, .saturation), "a saturation", in: 0...1)
      let lightness = try number(operand(arguments, .lightness), "a lightness", in: 0...1)
      return .hsl(hue, saturation, lightness, opacity: try opacity(operand(arguments, .opacity)))
    case .oklch:
      let arguments = Arguments<OKLCHParameter>(operands)
      let lightness = try number(operand(arguments, .lightness), "a lightness", in: 0...1)
      let chroma = try length(operand(arguments, .chroma), "a chroma")
      let hue = Angle(radians: try number(operand(arguments, .hue)))
      return .oklch(lightness, chroma, hue, opacity: try opacity(operand(arguments, .opacity)))
    }
  }

  private mutating func gradient(_ kind: GradientKind, _ operands: OperandRange) throws(EvaluationFailure) -> Paint {
    switch kind {
    case .linear:
      let arguments = Arguments<LinearGradientParameter>(operands)
      let stops = try stops(operand(arguments, .colors))
      let from = try optionalPoint(operand(arguments, .from))
      return .gradient(stops, .linear(from: from, to: try optionalPoint(operand(arguments, .to))))
    case .radial:
      let arguments = Arguments<RadialGradientParameter>(operands)
      let stops = try stops(operand(arguments, .colors))
      let center = try optionalPoint(operand(arguments, .center))
      let id = operand(arguments, .radius)
      let radius = id.isPresent ? try length(id, "the radius of a gradient") : nil
      return .gradient(stops, .radial(center: center, radius: radius))
    case .conic:
      let arguments = Arguments<ConicGradientParameter>(operands)
      let stops = try stops(operand(arguments, .colors))
      let center = try optionalPoint(operand(arguments, .center))
      let start = Angle(radians: try number(operand(arguments, .from), else: 0))
      return .gradient(stops, .conic(center: center, start: start))
    }
  }

  private mutating func optionalPoint(_ id: ExpressionID) throws(EvaluationFailure) -> Point? {
    id.isPresent ? try place(id) : nil
  }

  private mutating func mix(_ arguments: Arguments<MixParameter>) throws(EvaluationFailure) -> Value {
    let left = operand(arguments, .first)
    let a = try value(left)
    let b = try value(operand(arguments, .second))
    let t = try number(operand(arguments, .at), "a fraction", in: 0...1)
    switch (a, b) {
    case (.number(let a), .number(let b)): return .number(try finite(Mathematics.mix(a, b, at: t), at: left))
    case (.point(let a), .point(let b)): return .point(a.interpolated(to: b, at: t))
    case (.color(let a), .color(let b)): return .color(a.mixed(with: b, at: t))
    default: throw .failed
    }
  }

  /// Returns the stops of a gradient, each with its position.
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

  /// Returns a stroke's style from arguments in the order width, cap, join, miter limit, dash, phase, fitted.
  mutating func strokeStyle(
    width: ExpressionID, cap: ExpressionID, join: ExpressionID, miterLimit: ExpressionID, dash: ExpressionID,
    phase: ExpressionID, fitted: ExpressionID
  ) throws(EvaluationFailure) -> StrokeStyle {
    var style = StrokeStyle(width: try length(width, "the width of a stroke", else: 1))
    style.cap = try constant(cap, else: .butt)
    style.join = try constant(join, else: .miter)
    style.miterLimit = try number(miterLimit, "a miter limit", in: 1...1000, else: 10)
    style.dash = try self.dash(dash)
    style.phase = try number(phase, else: 0)
    style.fitted = try bool(fitted, else: false)
    return style
  }

  /// Returns the lengths of dashes and gaps.
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
    try constant(id, else: .nonZero)
  }
}
