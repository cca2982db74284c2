import ShapeCore

/// Fills, strokes, borders, cuts, shadows and styles.
extension Evaluator {
  mutating func draw(
    _ command: Command, _ operands: OperandRange, at source: SourceSpan
  ) throws(EvaluationFailure) {
    switch command {
    case .fill:
      let arguments = Arguments<FillParameter>(operands)
      try countElement(at: source)
      let path = try optionalPath(operand(arguments, .path), at: source)
      let paint = try paint(operand(arguments, .paint)).multiplied(opacity: opacity(operand(arguments, .opacity)))
      builder.fill(path, rule: try fillRule(operand(arguments, .rule)), paint: paint, source: source)
      observer?.record(.painted, inLayer: builder.openLayer, at: source)
    case .stroke:
      let arguments = Arguments<StrokeParameter>(operands)
      try countElement(at: source)
      let style = try strokeStyle(
        width: operand(arguments, .width), cap: operand(arguments, .cap), join: operand(arguments, .join),
        miterLimit: operand(arguments, .miterLimit), dash: operand(arguments, .dash),
        phase: operand(arguments, .phase), fitted: operand(arguments, .fitted))
      let alignment = try constant(operand(arguments, .align), else: StrokeAlignment.center)
      let path = try optionalPath(operand(arguments, .path), at: source)
      if alignment != .center, !(path ?? builder.outlinePath).allSubpathsAreClosed {
        throw fail(.alignedOpenPath, at: operand(arguments, .align))
      }
      try checkCount(
        ofDashes: style.dash, fitted: style.fitted, along: path ?? builder.outlinePath,
        at: operand(arguments, .dash))
      let paint = try paint(operand(arguments, .paint)).multiplied(opacity: opacity(operand(arguments, .opacity)))
      builder.budget = remainingSteps
      builder.stroke(path, style: style, alignment: alignment, paint: paint, source: source)
      observer?.record(.painted, inLayer: builder.openLayer, at: source)
      try count(builder.budget, at: source)
    case .border:
      let arguments = Arguments<BorderParameter>(operands)
      try countElement(at: source)
      let edges = operand(arguments, .edges).isPresent ? try edges(operand(arguments, .edges)) : .all
      let width = try length(operand(arguments, .width), "the width of a border", else: 1)
      let paint = operand(arguments, .color).isPresent ? try paint(operand(arguments, .color)) : .color(.black)
      observer?.record(
        .border(edges, width: width, outline: builder.outlinePath.bounds), inLayer: builder.openLayer, at: source)
      let dash = try dash(operand(arguments, .dash))
      let fitted = try bool(operand(arguments, .fitted), else: false)
      try checkCount(
        ofDashes: dash, fitted: fitted, along: builder.outlinePath, at: operand(arguments, .dash))
      builder.border(
        edges, width: width, dash: dash, phase: try number(operand(arguments, .phase), else: 0),
        fitted: fitted, paint: paint.multiplied(opacity: try opacity(operand(arguments, .opacity))), source: source)
    case .shadow:
      let arguments = Arguments<ShadowParameter>(operands)
      let color = operand(arguments, .color).isPresent ? try color(operand(arguments, .color)) : .black
      let radius = try length(operand(arguments, .radius), "the radius of a shadow")
      let offset = operand(arguments, .offset).isPresent ? try place(operand(arguments, .offset)) : .zero
      let spread = try number(operand(arguments, .spread), else: 0)
      if spread.magnitude > SourceLimits.largestCoordinate {
        throw fail(.coordinateTooLarge(spread), at: operand(arguments, .spread))
      }
      let shadow = Shadow(
        color: color.multiplied(opacity: try opacity(operand(arguments, .opacity))), radius: radius, offset: offset,
        spread: spread)
      let isInner = try bool(operand(arguments, .inner), else: false)
      builder.shadow(shadow, isInner: isInner, source: source)
      observer?.record(.shadow(shadow), inLayer: builder.openLayer, at: source)
    case .clip:
      let arguments = Arguments<ClipParameter>(operands)
      let path = try optionalPath(operand(arguments, .path), at: source)
      let rule = try fillRule(operand(arguments, .rule))
      builder.clip(path, rule: rule)
      observer?.record(
        .clip((path ?? builder.outlinePath).translated(by: builder.frame.origin), rule), inLayer: builder.openLayer,
        at: source)
    case .erase:
      let arguments = Arguments<EraseParameter>(operands)
      let path = try drawnPath(operand(arguments, .path))
      let rule = try fillRule(operand(arguments, .rule))
      builder.budget = remainingSteps
      builder.erase(path, rule: rule)
      observer?.record(
        .erase(path.translated(by: builder.frame.origin), rule), inLayer: builder.openLayer, at: source)
      try count(builder.budget, at: source)
    case .require:
      let arguments = Arguments<RequireParameter>(operands)
      guard try !bool(operand(arguments, .condition)) else { return }
      var text = ""
      if operand(arguments, .message).isPresent, case .string(let index) = try value(operand(arguments, .message)) {
        text = program.strings[index]
      }
      throw fail(.requirement(text), at: operand(arguments, .condition))
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
    let path = try path(id)
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
