@_spi(Generated) import ShapeCore

/// The result of drawing a shape.
public struct Drawing: Sendable {
  /// The picture, or `nil` if there is an error.
  package var scene: Scene?
  public var diagnostics: [Diagnostic]
  /// The number of steps and elements that it took.
  public var steps: Int
  public var elements: Int
  /// Whether it stopped at a limit.
  package var isExhausted: Bool
}

extension Evaluator {
  /// Draws a shape at a size.
  ///
  /// Some of its parameters may be given as expressions, in their order, with `.none` for those that keep their
  /// default. Errors about the size are reported at the place of the size, or at the shape's own without one.
  /// - Parameters:
  ///   - pixel: The size of a device pixel, in points. Defaults to 1.
  ///   - tracesColors: Whether colors in the scene state which parameter they are the value of.
  package static func draw(
    _ program: Program, shape: ShapeID, size: Size, values: [ExpressionID] = [],
    direction: LayoutDirection = .leftToRight, sizeSource: SourceSpan? = nil, pixel: Double = 1,
    tracesColors: Bool = false, limits: Limits = Limits()
  ) -> Drawing {
    var evaluator = Evaluator(program, limits: limits)
    let declaration = program.shapes[shape]
    do throws(EvaluationFailure) {
      let arguments = try evaluator.withFrame([], count: 0) { inner throws(EvaluationFailure) in
        var arguments: [Value] = []
        for index in declaration.parameters.indices {
          let given = index < values.count ? values[index] : .none
          arguments.append(try inner.argument(given, index, of: declaration.parameters, after: arguments))
        }
        return arguments
      }
      var traced = arguments
      let names = tracesColors ? Self.trace(&traced, declaration, in: program) : []
      var drawing = evaluator.draw(
        shape, size: size, arguments: traced, direction: direction, sizeSource: sizeSource, pixel: pixel)
      if tracesColors { drawing.scene?.colorParameters = names }
      return drawing
    } catch {
      return evaluator.drawing()
    }
  }

  /// Marks the colors among the values of parameters, and returns their names. Those after the 255th stay unmarked.
  private static func trace(_ values: inout [Value], _ shape: ShapeDeclaration, in program: Program) -> [String] {
    var names: [String] = []
    for index in values.indices {
      guard case .color(var color) = values[index], names.count < Int(UInt8.max) else { continue }
      names.append(program.names.spelling(shape.parameters[index].name))
      color.parameter = UInt8(names.count)
      values[index] = .color(color)
    }
    return names
  }

  /// Returns the value of an expression without parameters and sizes, or `nil` if it can't be computed.
  package static func constant(_ id: ExpressionID, in program: Program) -> Value? {
    guard id.isPresent else { return nil }
    var evaluator = Evaluator(program)
    return try? evaluator.value(id)
  }

  /// Returns the value of a file's `let`, or `nil` if it can't be computed.
  package static func value(of global: GlobalID, in program: Program) -> Value? {
    var evaluator = Evaluator(program)
    return try? evaluator.global(global, at: program.globals[global].source)
  }

  /// Returns the size of a preview, or `nil` if it can't be computed, with the reason.
  public static func size(of preview: Preview, in program: Program) -> (size: Size?, diagnostics: [Diagnostic]) {
    guard preview.size.isPresent else { return (program.shapes[preview.shape].designSize, []) }
    var evaluator = Evaluator(program)
    let size = try? evaluator.withFrame([], count: preview.slotCount) { inner throws(EvaluationFailure) in
      try inner.value(preview.size, as: Size.self)
    }
    return (size, evaluator.diagnostics)
  }

  /// Draws a shape with values for all its parameters. Every message states the size and the values.
  package mutating func draw(
    _ shape: ShapeID, size: Size, arguments: [Value], direction: LayoutDirection = .leftToRight,
    sizeSource: SourceSpan? = nil, pixel: Double = 1
  ) -> Drawing {
    let declaration = program.shapes[shape]
    let name = program.names.spelling(declaration.name)
    let first = diagnostics.count
    builder = SceneBuilder(name: name, title: declaration.title(named: name), size: size)
    builder.direction = direction
    builder.pixel = pixel
    values?.record(arguments, of: declaration.parameters, size: size, at: declaration.source)
    do throws(EvaluationFailure) {
      try nested(declaration.name, height: declaration.height, at: declaration.source) {
        evaluator throws(EvaluationFailure) in
        try evaluator.withFrame(arguments, count: declaration.slotCount) { inner throws(EvaluationFailure) in
          try inner.checkSize(size, of: declaration, at: sizeSource ?? declaration.sizeSource)
          inner.builder.beginLayer(
            name: name, frame: Rect(x: 0, y: 0, width: size.width, height: size.height), source: declaration.source)
          if inner.observer != nil {
            inner.observeBeginning(of: .shape, EvaluationEvent.Child(name: name), at: declaration.source)
          }
          defer { inner.endLayer(at: declaration.source) }
          try inner.drawBody(declaration.body, size: size)
        }
      }
    } catch {
      // Reported where it was thrown.
    }
    refuseBlendsOverSlots(in: builder.scene.contents)
    if diagnostics.count > first {
      let conditions = Note(.conditions(self.conditions(size, declaration, arguments)), at: .none)
      for index in first..<diagnostics.count { diagnostics[index].notes.insert(conditions, at: 0) }
    }
    return drawing()
  }

  /// Reports layers with a blend mode that contain a slot of the shape, or are above one in the same layer.
  private mutating func refuseBlendsOverSlots(in contents: SceneContents) {
    let scene = builder.scene
    guard scene.layers.indices.contains(where: { scene.layers[$0].blend != .normal }),
      contents.containsEmptySlot(in: scene)
    else { return }
    var contents = contents
    var isAboveSlot = false
    while let item = contents.next(in: scene) {
      guard case .layer(let layer, let inside) = item else { continue }
      let containsSlot = scene.layers[layer].role == .emptySlot || inside.containsEmptySlot(in: scene)
      if scene.layers[layer].blend != .normal, isAboveSlot || containsSlot {
        let source = program.keywordSpans(ofStatementsAt: [scene.nodes[contents.node].source])[0]
        _ = fail(.blendOverSlot(contains: containsSlot), at: source)
      }
      if containsSlot { isAboveSlot = true }
      refuseBlendsOverSlots(in: inside)
    }
  }

  private func drawing() -> Drawing {
    let isBroken = diagnostics.contains { $0.severity == .error }
    return Drawing(
      scene: isBroken ? nil : builder.scene, diagnostics: diagnostics, steps: steps, elements: elements,
      isExhausted: isExhausted)
  }

  /// Checks that a shape supports a size. Its parameters are in the innermost frame.
  mutating func checkSize(
    _ size: Size, of shape: ShapeDeclaration, at span: SourceSpan
  ) throws(EvaluationFailure) {
    for length in [size.width, size.height] {
      guard length.isFinite, length > 0, length <= SourceLimits.largestSide else {
        throw fail(.badSize(describe(size)), at: span)
      }
    }
    let usual = SizeLimits()
    let limits = SizeLimits(
      minimum: try limit(shape.minimumSize, else: usual.minimum),
      maximum: try limit(shape.maximumSize, else: usual.maximum))
    try checkOrder(of: limits, shape, drawnAt: size)
    guard limits.contains(size) else {
      throw fail(
        .sizeOutsideLimits(
          name: program.names.spelling(shape.name), wanted: describe(size), minimum: describe(limits.minimum),
          maximum: describe(limits.maximum)), at: span)
    }
  }

  /// Checks that a shape's limits allow some sizes, and its design size if that is drawn.
  private mutating func checkOrder(
    of limits: SizeLimits, _ shape: ShapeDeclaration, drawnAt size: Size
  ) throws(EvaluationFailure) {
    let (minimum, maximum, design) = (limits.minimum, limits.maximum, shape.designSize)
    func isBeyond(_ size: Size, _ most: Size) -> Bool {
      size.width > most.width + 1e-9 || size.height > most.height + 1e-9
    }
    if shape.maximumSize.isPresent, isBeyond(minimum, maximum) {
      let fault = LimitFault.maximumBelowMinimum(describe(minimum))
      throw fail(.limitsOutOfOrder(fault, describe(maximum)), at: shape.maximumSize)
    }
    guard size == design else { return }
    if shape.minimumSize.isPresent, isBeyond(minimum, design) {
      let fault = LimitFault.minimumAboveDesignSize(describe(design))
      throw fail(.limitsOutOfOrder(fault, describe(minimum)), at: shape.minimumSize)
    }
    if shape.maximumSize.isPresent, isBeyond(design, maximum) {
      let fault = LimitFault.maximumBelowDesignSize(describe(design))
      throw fail(.limitsOutOfOrder(fault, describe(maximum)), at: shape.maximumSize)
    }
  }

  mutating func limit(_ id: ExpressionID, else fallback: Size) throws(EvaluationFailure) -> Size {
    guard id.isPresent else { return fallback }
    let size = try value(id, as: Size.self)
    for length in [size.width, size.height] where length <= 0 || length > SourceLimits.largestSide {
      throw fail(.badSize(describe(size)), at: id)
    }
    return size
  }

  // MARK: Words

  func describe(_ size: Size) -> String { program.describe(size) }

  /// Returns the size, and the values that differ from their defaults.
  private func conditions(_ size: Size, _ shape: ShapeDeclaration, _ arguments: [Value]) -> CounterExample {
    var (parts, settings): ([String], [String]) = ([], [])
    var values: [JSONValue.Member] = []
    for (parameter, argument) in zip(shape.parameters, arguments) {
      let text = describe(argument, parameter.type)
      var quiet = Evaluator(program)
      let usual = try? quiet.value(parameter.defaultValue)
      if let usual, describe(usual, parameter.type) == text { continue }
      parts.append("\(program.names.spelling(parameter.name)) = \(text)")
      settings.append("\(program.names.spelling(parameter.name))=\(text)")
      if let value = program.json(argument, parameter.type) {
        values.append(JSONValue.Member(program.names.spelling(parameter.name), value))
      }
    }
    let name = program.names.spelling(shape.name)
    let direction = builder.direction == .rightToLeft ? ", right to left" : ""
    let given = parts.isEmpty ? "" : ", with " + parts.joined(separator: ", ")
    return CounterExample(
      text: "in `\(name)` at \(describe(size))\(direction)\(given)", shape: name, size: size,
      isRightToLeft: builder.direction == .rightToLeft, settings: settings, values: values)
  }

  func describe(_ value: Value, _ type: ValueType) -> String { program.describe(value, type) }
}

extension Program {
  /// Returns the limits of a shape, or `nil` if they are not constant.
  func constantLimits(of shape: ShapeID) -> SizeLimits? {
    var limits = SizeLimits()
    func limit(_ id: ExpressionID, _ side: inout Size) -> Bool {
      guard id.isPresent else { return true }
      guard case .size(let size)? = Evaluator.constant(id, in: self) else { return false }
      side = size
      return true
    }
    guard limit(shapes[shape].minimumSize, &limits.minimum), limit(shapes[shape].maximumSize, &limits.maximum) else {
      return nil
    }
    return limits
  }
}
