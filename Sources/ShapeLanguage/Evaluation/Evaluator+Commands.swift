@_spi(Generated) import ShapeCore

/// Fills, strokes, borders, cuts, shadows and styles.
extension Evaluator {
  mutating func draw(
    _ command: Command, _ operands: OperandRange, at source: SourceSpan
  ) throws(EvaluationFailure) {
    switch command {
    case .fill:
      try countElement(at: source)
      let path = try optionalPath(program[operands, FillParameters.path], at: source)
      let paint = try value(FillParameters.paint, operands)
        .multiplied(opacity: value(FillParameters.opacity, operands))
      builder.fill(path, rule: try value(FillParameters.rule, operands), paint: paint, source: source)
      observer?.record(.painted, inLayer: builder.openLayer, at: source)
    case .stroke:
      try countElement(at: source)
      let style = StrokeStyle(
        width: try value(StrokeParameters.width, operands), cap: try value(StrokeParameters.cap, operands),
        join: try value(StrokeParameters.join, operands),
        miterLimit: try value(StrokeParameters.miterLimit, operands),
        dash: try value(StrokeParameters.dash, operands), phase: try value(StrokeParameters.phase, operands),
        fitted: try value(StrokeParameters.fitted, operands))
      let alignment = try value(StrokeParameters.align, operands)
      let path = try optionalPath(program[operands, StrokeParameters.path], at: source)
      if alignment != .center, !(path ?? builder.outlinePath).allSubpathsAreClosed {
        throw fail(.alignedOpenPath, at: program[operands, StrokeParameters.align])
      }
      let paint = try value(StrokeParameters.paint, operands)
        .multiplied(opacity: value(StrokeParameters.opacity, operands))
      builder.budget = remainingSteps
      builder.stroke(path, style: style, alignment: alignment, paint: paint, source: source)
      try checkDashes(at: program[operands, StrokeParameters.dash])
      observer?.record(.painted, inLayer: builder.openLayer, at: source)
      reportOmittedWork()
      try count(builder.budget, at: source)
    case .border:
      try countElement(at: source)
      let edges = try value(BorderParameters.edges, operands)
      let width = try value(BorderParameters.width, operands)
      let paint = try value(BorderParameters.color, operands)
      observer?.record(
        .border(edges, width: width, outline: builder.outlinePath.bounds), inLayer: builder.openLayer, at: source)
      let dash = try value(BorderParameters.dash, operands)
      let fitted = try value(BorderParameters.fitted, operands)
      let phase = try value(BorderParameters.phase, operands)
      builder.border(
        edges, width: width, dash: dash, phase: phase, fitted: fitted,
        paint: paint.multiplied(opacity: try value(BorderParameters.opacity, operands)), source: source)
      try checkDashes(at: program[operands, BorderParameters.dash])
    case .shadow:
      let color = try value(ShadowParameters.color, operands)
      let radius = try value(ShadowParameters.radius, operands)
      let offset = try value(ShadowParameters.offset, operands)
      let spread = try value(ShadowParameters.spread, operands)
      let shadow = Shadow(
        color: color.multiplied(opacity: try value(ShadowParameters.opacity, operands)), radius: radius,
        offset: offset, spread: spread)
      builder.shadow(shadow, isInner: try value(ShadowParameters.inner, operands), source: source)
      observer?.record(.shadow(shadow), inLayer: builder.openLayer, at: source)
    case .clip:
      let path = try optionalPath(program[operands, ClipParameters.path], at: source)
      let rule = try value(ClipParameters.rule, operands)
      builder.clip(path, rule: rule)
      observer?.record(
        .clip((path ?? builder.outlinePath).translated(by: builder.frame.origin), rule), inLayer: builder.openLayer,
        at: source)
    case .erase:
      let path = try drawnPath(program[operands, EraseParameters.path])
      let rule = try value(EraseParameters.rule, operands)
      builder.budget = remainingSteps
      builder.erase(path, rule: rule, source: source)
      observer?.record(
        .erase(path.translated(by: builder.frame.origin), rule), inLayer: builder.openLayer, at: source)
      reportOmittedWork()
      try count(builder.budget, at: source)
    case .require:
      if try value(RequireParameters.condition, operands) { return }
      let message = try value(RequireParameters.message, operands)
      let condition = program[operands, RequireParameters.condition]
      throw fail(.requirement(message), at: program[condition].source, notes: sides(of: condition))
    case .size, .apply, .path: throw .failed
    }
  }

  /// Returns a path that is copied into the picture, or `nil` for the outline. Each of its elements counts.
  private mutating func optionalPath(
    _ id: ExpressionID, at source: SourceSpan
  ) throws(EvaluationFailure) -> Path? {
    guard id.isPresent else {
      try step(builder.outlineElementCount, at: source)
      return nil
    }
    return try drawnPath(id)
  }

  /// Returns a path that is copied into the picture. Each of its elements counts, and none may be out of range.
  mutating func drawnPath(_ id: ExpressionID) throws(EvaluationFailure) -> Path {
    let path = try value(id, as: Path.self)
    try checkDrawable(path, at: id)
    return path
  }

  private mutating func checkDrawable(_ path: Path, at id: ExpressionID) throws(EvaluationFailure) {
    try step(path.elementCount, at: program[id].source)
    guard let bounds = path.bounds else { return }
    for value in [bounds.minX, bounds.minY, bounds.maxX, bounds.maxY]
    where value.magnitude > SourceLimits.largestCoordinate {
      throw fail(.coordinateTooLarge(value), at: id)
    }
  }

  mutating func apply(
    _ index: StyleID, _ operands: OperandRange, at source: SourceSpan
  ) throws(EvaluationFailure) {
    let style = program.styles[index]
    let arguments = try arguments(operands, of: style.parameters)
    values?.record(arguments, of: style.parameters, size: layerSize, at: style.source)
    try nested(style.name, height: style.height, at: source) { evaluator throws(EvaluationFailure) in
      try evaluator.withFrame(arguments, count: style.slotCount) { inner throws(EvaluationFailure) in
        try inner.drawBranch(style.body)
      }
    }
  }
}
