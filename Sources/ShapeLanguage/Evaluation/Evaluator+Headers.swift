@_spi(Generated) import ShapeCore

/// The header of a layer: its frame and its place among its siblings.
extension Evaluator {
  mutating func frame(of layer: LayerStatement, at source: SourceSpan) throws(EvaluationFailure) -> Rect {
    let header = layer.header
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
    // Ignore negative lengths that are due to rounding.
    if rect.width < -1e-9 {
      let cause = cause(
        layer, LayerParameters.width,
        [
          LayerParameters.left, LayerParameters.right, LayerParameters.leading, LayerParameters.trailing,
          LayerParameters.centerX,
        ])
      throw fail(.negative("the width of a layer", rect.width, cause), at: program.headerSpan(layer.header, at: source))
    }
    if rect.height < -1e-9 {
      let cause = cause(
        layer, LayerParameters.height, [LayerParameters.top, LayerParameters.bottom, LayerParameters.centerY])
      throw fail(
        .negative("the height of a layer", rect.height, cause), at: program.headerSpan(layer.header, at: source))
    }
    return rect.drawable
  }

  /// Returns the cause of a layer's negative length.
  private func cause(
    _ layer: LayerStatement, _ side: TypedParameter<Double?>, _ places: [TypedParameter<Double?>]
  ) -> NegativeCause {
    if case let given = program[layer.header, side], given.isPresent { return cause(given) }
    let isWidth = side.index == LayerParameters.width.index
    if case let size = program[layer.header, LayerParameters.size], size.isPresent {
      return cause(size: size, isWidth: isWidth)
    }
    var given = places.filter { program[layer.header, $0].isPresent }.map { $0.name }
    if program[layer.header, LayerParameters.inset].isPresent { given.append(LayerParameters.inset.name) }
    if program[layer.header, LayerParameters.center].isPresent { given.append(LayerParameters.center.name) }
    return .left(by: given, of: side.name)
  }

  /// Returns the factors by which a layer is scaled.
  mutating func scale(of layer: LayerStatement) throws(EvaluationFailure) -> Point {
    let id = program[layer.header, LayerParameters.scale]
    guard id.isPresent else { return Point(1, 1) }
    let factors = program[id].type == .point ? try point(id) : try Point(number(id), number(id))
    try factors.check(LayerParameters.scale.limits, at: id, &self)
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
  /// Returns the place of a layer's header, rather than that of all of its body.
  func headerSpan(_ header: OperandRange, at statement: SourceSpan) -> SourceSpan {
    var end = statement.start
    for operand in self[header] where operand.isPresent { end = max(end, self[operand].source.end) }
    return SourceSpan(file: statement.file, start: statement.start, end: max(end, statement.start + 5))
  }
}
