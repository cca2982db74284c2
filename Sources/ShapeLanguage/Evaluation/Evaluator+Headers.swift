import ShapeCore

/// The header of a layer: its frame and its place among its siblings.
extension Evaluator {
  mutating func frame(of layer: LayerStatement, at source: SourceSpan) throws(EvaluationFailure) -> Rect {
    var frame = LayerFrame()
    frame.left = try coordinate(.left, of: layer)
    frame.top = try coordinate(.top, of: layer)
    frame.right = try coordinate(.right, of: layer)
    frame.bottom = try coordinate(.bottom, of: layer)
    frame.leading = try coordinate(.leading, of: layer)
    frame.trailing = try coordinate(.trailing, of: layer)
    frame.width = try coordinate(.width, of: layer)
    frame.height = try coordinate(.height, of: layer)
    frame.centerX = try coordinate(.centerX, of: layer)
    frame.centerY = try coordinate(.centerY, of: layer)
    frame.inset = try coordinate(.inset, of: layer) ?? 0
    if case let center = program.argument(.center, of: layer), center.isPresent {
      let point = try place(center)
      (frame.centerX, frame.centerY) = (point.x, point.y)
    }
    if case let size = program.argument(.size, of: layer), size.isPresent {
      let size = try self.size(size)
      (frame.width, frame.height) = (size.width, size.height)
    }
    let rect = frame.resolved(in: layerSize, direction: builder.direction)
    // Ignore negative lengths that are due to rounding.
    if rect.width < -1e-9 {
      let sides: [(LayerParameter, String)] = [
        (.left, "left"), (.right, "right"), (.leading, "leading"), (.trailing, "trailing"), (.centerX, "centerX"),
      ]
      let cause = cause(layer, .width, sides)
      throw fail(.negative("the width of a layer", rect.width, cause), at: headerSpan(layer, source))
    }
    if rect.height < -1e-9 {
      let cause = cause(layer, .height, [(.top, "top"), (.bottom, "bottom"), (.centerY, "centerY")])
      throw fail(.negative("the height of a layer", rect.height, cause), at: headerSpan(layer, source))
    }
    return rect.drawable
  }

  /// Returns the cause of a layer's negative length.
  private func cause(
    _ layer: LayerStatement, _ side: LayerParameter, _ places: [(LayerParameter, String)]
  ) -> NegativeCause {
    if case let given = program.argument(side, of: layer), given.isPresent { return cause(given) }
    let isWidth = side == .width
    if case let size = program.argument(.size, of: layer), size.isPresent { return cause(size: size, isWidth: isWidth) }
    let given = (places + [(.inset, "inset"), (.center, "center")]).filter {
      program.argument($0.0, of: layer).isPresent
    }
    return .left(by: given.map { $0.1 }, of: isWidth ? "width" : "height")
  }

  /// Returns the layer's first line, rather than all of its body.
  private func headerSpan(_ layer: LayerStatement, _ source: SourceSpan) -> SourceSpan {
    var end = source.start
    for operand in program[layer.header] where operand.isPresent { end = max(end, program[operand].source.end) }
    return SourceSpan(file: source.file, start: source.start, end: max(end, source.start + 5))
  }

  private mutating func coordinate(
    _ name: LayerParameter, of layer: LayerStatement
  ) throws(EvaluationFailure) -> Double? {
    let id = program.argument(name, of: layer)
    guard id.isPresent else { return nil }
    let value = try number(id)
    if value.magnitude > SourceLimits.largestCoordinate { throw fail(.coordinateTooLarge(value), at: id) }
    return value
  }

  /// Returns the factors by which a layer is scaled.
  mutating func scale(of layer: LayerStatement) throws(EvaluationFailure) -> Point {
    let id = program.argument(.scale, of: layer)
    guard id.isPresent else { return Point(1, 1) }
    let factors = program[id].type == .point ? try point(id) : try Point(number(id), number(id))
    for factor in [factors.x, factors.y] where factor.magnitude > PictureLimits.factor {
      throw fail(
        .outOfRange("the scale of a layer", factor, low: -PictureLimits.factor, high: PictureLimits.factor), at: id)
    }
    let total = builder.totalScale(factors, isRotated: program.argument(.rotation, of: layer).isPresent)
    if max(total.x, total.y) > PictureLimits.factor {
      throw fail(.nestedScale(max(total.x, total.y)), at: id)
    }
    return factors
  }

  mutating func order(of layer: LayerStatement) throws(EvaluationFailure) -> ZOrder {
    let z = program.argument(.z, of: layer)
    if !z.isPresent, layer.above.isEmpty, layer.below.isEmpty { return ZOrder() }
    return ZOrder(
      z: try number(z, else: 0), above: layer.above.map { program.names.spelling($0) },
      below: layer.below.map { program.names.spelling($0) })
  }
}
