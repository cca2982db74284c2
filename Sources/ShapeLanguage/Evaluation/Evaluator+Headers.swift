@_spi(Generated) import ShapeCore

/// The header of a layer: its frame and its place among its siblings.
extension Evaluator {
  mutating func frame(of header: OperandRange, at source: SourceSpan) throws(EvaluationFailure) -> Rect {
    var frame = LayerFrame()
    frame.left = try value(LayerParameters.left, header)
    frame.top = try value(LayerParameters.top, header)
    frame.right = try value(LayerParameters.right, header)
    frame.bottom = try value(LayerParameters.bottom, header)
    frame.leading = try value(LayerParameters.leading, header)
    frame.trailing = try value(LayerParameters.trailing, header)
    frame.width = try value(LayerParameters.width, header)
    frame.height = try value(LayerParameters.height, header)
    frame.centerX = try value(LayerParameters.centerX, header)
    frame.centerY = try value(LayerParameters.centerY, header)
    frame.inset = try value(LayerParameters.inset, header)
    if let center = try value(LayerParameters.center, header) {
      (frame.centerX, frame.centerY) = (center.x, center.y)
    }
    if let size = try value(LayerParameters.size, header) { (frame.width, frame.height) = (size.width, size.height) }
    let rect = frame.resolved(in: layerSize, direction: builder.direction)
    let place = program.headerSpan(header, at: source)
    try checkLength(
      rect.width, of: header, LayerParameters.width,
      [
        LayerParameters.left, LayerParameters.right, LayerParameters.leading, LayerParameters.trailing,
        LayerParameters.centerX,
      ], at: place)
    try checkLength(
      rect.height, of: header, LayerParameters.height,
      [LayerParameters.top, LayerParameters.bottom, LayerParameters.centerY], at: place)
    return rect.withoutNegativeLengths.drawable
  }

  /// Refuses a negative length that a header states, and warns about one that its edges leave.
  private mutating func checkLength(
    _ length: Double, of header: OperandRange, _ side: TypedParameter<Double?>, _ edges: [TypedParameter<Double?>],
    at place: SourceSpan
  ) throws(EvaluationFailure) {
    // Ignore negative lengths that are due to rounding.
    guard length < -1e-9 else { return }
    let isWidth = side.index == LayerParameters.width.index
    if case let size = program[header, LayerParameters.size], size.isPresent {
      throw fail(.negative("the \(side.name) of a layer", length, cause(size: size, isWidth: isWidth)), at: place)
    }
    if case let given = program[header, side], given.isPresent {
      throw fail(.negative("the \(side.name) of a layer", length, cause(given)), at: place)
    }
    var given = edges.filter { program[header, $0].isPresent }.map { $0.name }
    if program[header, LayerParameters.inset].isPresent { given.append(LayerParameters.inset.name) }
    if program[header, LayerParameters.center].isPresent { given.append(LayerParameters.center.name) }
    _ = fail(.noRoom(given, length, of: side.name), at: place)
  }

  /// Returns the frame of a layer's body inside that of the layer, and the factor by which it is scaled.
  mutating func body(of layer: LayerStatement, in frame: Rect) throws(EvaluationFailure) -> (Rect, factor: Double) {
    let id = program.design(of: layer.header)
    guard id.isPresent else { return (frame, 1) }
    let design = LayerDesign(
      size: try limit(id, else: Size(0, 0)), fills: program[layer.header, LayerParameters.fill].isPresent,
      edges: try value(LayerParameters.align, layer.header))
    let placed = design.placed(in: frame, direction: builder.directionBeforeMirroring)
    return (placed.frame.drawable, placed.factor)
  }

  /// Returns the factors by which a layer is scaled.
  /// - Parameter factor: That of its design.
  mutating func scale(of layer: LayerStatement, after factor: Double) throws(EvaluationFailure) -> Point {
    var id = program[layer.header, LayerParameters.scale]
    var factors = Point(factor, factor)
    if id.isPresent {
      let own = program[id].type == .point ? try point(id) : try Point(number(id), number(id))
      try own.check(LayerParameters.scale.limits, at: id, &self)
      factors = Point(own.x * factor, own.y * factor)
    } else {
      id = program.design(of: layer.header)
      guard id.isPresent else { return factors }
    }
    let total = builder.totalScale(factors, isRotated: program[layer.header, LayerParameters.rotation].isPresent)
    if max(total.x, total.y) > PictureLimits.factor {
      throw fail(.nestedScale(max(total.x, total.y)), at: id)
    }
    return factors
  }

  mutating func order(of layer: LayerStatement) throws(EvaluationFailure) -> ZOrder {
    ZOrder(
      z: try value(LayerParameters.z, layer.header), above: layer.above.map { program.names.spelling($0) },
      below: layer.below.map { program.names.spelling($0) })
  }
}

extension Program {
  /// The argument of a layer's `fit:` or `fill:`.
  func design(of header: OperandRange) -> ExpressionID {
    let fit = self[header, LayerParameters.fit]
    return fit.isPresent ? fit : self[header, LayerParameters.fill]
  }

  /// Returns the place of a layer's header, rather than that of all of its body.
  func headerSpan(_ header: OperandRange, at statement: SourceSpan) -> SourceSpan {
    var end = statement.start
    for operand in self[header] where operand.isPresent { end = max(end, self[operand].source.end) }
    return SourceSpan(file: statement.file, start: statement.start, end: max(end, statement.start + 5))
  }
}
