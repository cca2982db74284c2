@_spi(Generated) import ShapeCore

extension Evaluator {
  /// Returns the value of a function whose result is a color or a gradient.
  mutating func paint(
    _ function: PaintFunction, _ operands: OperandRange, at id: ExpressionID
  ) throws(EvaluationFailure) -> Value {
    switch function {
    case .color(let model): return .color(try color(model, operands))
    case .mix: return try mix(operands)
    case .mixInSpace:
      let first = try value(SpaceMixParameters.first, operands)
      let second = try value(SpaceMixParameters.second, operands)
      let at = try value(SpaceMixParameters.at, operands)
      return .color(first.mixed(with: second, at: at, in: try value(SpaceMixParameters.space, operands)))
    case .contrast:
      let color = try value(ContrastParameters.color, operands)
      return .number(color.contrast(over: try value(ContrastParameters.background, operands)))
    case .adaptive:
      let light = try value(AdaptiveParameters.light, operands)
      return .color(.adaptive(light: light, dark: try value(AdaptiveParameters.dark, operands)))
    case .stop:
      let color = try value(StopParameters.color, operands)
      return .stop(GradientStop(color: color, position: try value(StopParameters.at, operands)))
    case .gradient(let kind): return .paint(try gradient(kind, operands))
    case .opacity:
      let color = try value(program.receiver(operands), as: Color.self)
      return .color(color.multiplied(opacity: try value(OpacityParameters.opacity, operands)))
    case .lighter, .darker:
      let color = try value(program.receiver(operands), as: Color.self)
      let share = try value(LightnessParameters.share, operands)
      return .color(function == .lighter ? color.lighter(share) : color.darker(share))
    }
  }

  private mutating func color(_ model: ColorModel, _ operands: OperandRange) throws(EvaluationFailure) -> Color {
    switch model {
    case .rgb:
      .rgb(
        try value(RGBParameters.red, operands), try value(RGBParameters.green, operands),
        try value(RGBParameters.blue, operands), opacity: try value(RGBParameters.opacity, operands))
    case .hsl:
      .hsl(
        try value(HSLParameters.hue, operands), try value(HSLParameters.saturation, operands),
        try value(HSLParameters.lightness, operands), opacity: try value(HSLParameters.opacity, operands))
    case .oklch:
      .oklch(
        try value(OKLCHParameters.lightness, operands), try value(OKLCHParameters.chroma, operands),
        try value(OKLCHParameters.hue, operands), opacity: try value(OKLCHParameters.opacity, operands))
    }
  }

  private mutating func gradient(_ kind: GradientKind, _ operands: OperandRange) throws(EvaluationFailure) -> Paint {
    switch kind {
    case .linear:
      .gradient(
        try stops(program[operands, LinearGradientParameters.colors]),
        .linear(
          from: try value(LinearGradientParameters.from, operands), to: try value(LinearGradientParameters.to, operands)
        ))
    case .radial:
      .gradient(
        try stops(program[operands, RadialGradientParameters.colors]),
        .radial(
          center: try value(RadialGradientParameters.center, operands),
          radius: try value(RadialGradientParameters.radius, operands)))
    case .conic:
      .gradient(
        try stops(program[operands, ConicGradientParameters.colors]),
        .conic(
          center: try value(ConicGradientParameters.center, operands),
          start: try value(ConicGradientParameters.from, operands)))
    }
  }

  private mutating func mix(_ operands: OperandRange) throws(EvaluationFailure) -> Value {
    let a = try value(MixParameters.first, operands)
    let b = try value(MixParameters.second, operands)
    let t = try value(MixParameters.at, operands)
    switch (a, b) {
    case (.number(let a), .number(let b)):
      return .number(try finite(Mathematics.mix(a, b, at: t), at: program[operands, MixParameters.first]))
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
}
