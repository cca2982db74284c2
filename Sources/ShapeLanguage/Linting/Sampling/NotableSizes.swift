import ShapeCore

/// The sizes of a shape at which its pictures are checked, with the defaults of its parameters.
package struct NotableSizes: Sendable {
  package var design: Size
  /// The limits that the shape states.
  package var minimum: Size?
  package var maximum: Size?
  /// The sides within the limits at which a comparison in the shape changes its result.
  package var widths: [Double] = []
  package var heights: [Double] = []
}

extension Program {
  package func notableSizes(of shape: ShapeID) -> NotableSizes {
    let declaration = shapes[shape]
    var result = NotableSizes(design: declaration.designSize)
    var evaluator = Evaluator(self)
    guard !hasErrors, let defaults = SampleValues.combinations(declaration, &evaluator).first else { return result }
    result.minimum = evaluator.statedLimit(declaration.minimumSize, of: declaration, defaults)
    result.maximum = evaluator.statedLimit(declaration.maximumSize, of: declaration, defaults)
    let points = TurningPoints(declaration, of: self, defaults: defaults, stepLimit: 100_000)
    let limits = SizeLimits()
    let (low, high) = (result.minimum ?? limits.minimum, result.maximum ?? limits.maximum)
    result.widths = points.turningWidths.filter { $0 >= low.width && $0 <= high.width }
    result.heights = points.turningHeights.filter { $0 >= low.height && $0 <= high.height }
    return result
  }
}

extension Evaluator {
  /// Returns the minimum or the maximum size of a shape for some values; `nil` if it states none, or one that can't be
  /// computed, which is reported when the shape is drawn.
  package mutating func statedLimit(_ limit: ExpressionID, of shape: ShapeDeclaration, _ arguments: [Value]) -> Size? {
    guard limit.isPresent else { return nil }
    return try? withFrame(arguments, count: shape.slotCount) { inner throws(EvaluationFailure) in
      try inner.limit(limit, else: shape.designSize)
    }
  }
}
