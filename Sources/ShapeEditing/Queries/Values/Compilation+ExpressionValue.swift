import ShapeCore
import ShapeLanguage

extension Compilation {
  /// Returns the value of an expression at the design size, the first time that it is drawn, or `nil` if it is not known.
  ///
  /// Draws the shape that contains the expression, and for one in a style or a function each shape until one uses it. In
  /// the block of a path, names of that block may not have a value.
  ///
  /// - Parameter span: The place of the whole expression.
  /// - Complexity: O(n) for n expressions, and the time to draw.
  package func value(ofExpression span: SourceSpan) -> ComputedValue? {
    guard canBeChecked, let index = program.expressions.lastIndex(where: { $0.source == span }) else { return nil }
    let expression = ExpressionID(index)
    let type = program[expression].type
    func computed(_ value: Value) -> ComputedValue {
      ComputedValue(value: value, type: type, text: program.sourceText(of: value, type))
    }
    let tree = trees[Int(span.file)]
    guard let inside = tree.probedPlace(around: span) else {
      // The values of files, ranges and defaults are constants.
      return Evaluator.constant(expression, in: program).map { computed($0) }
    }
    let limits = Evaluator.Limits(steps: 1_000_000, elements: 100_000)
    var evaluator = Evaluator(program, limits: limits)
    let around = tree.wholeFile.children.first { $0.span.contains(span) }.flatMap { ShapeSyntax($0) }
    let own = program.shapes.indices.filter { program.shapes[$0].source == around?.name.span }
    var budget = 4 * limits.steps
    for shape in own.isEmpty ? Array(program.shapes.indices) : own where budget > 0 {
      evaluator.reset(limits)
      evaluator.values = ValueRecorder()
      evaluator.values?.probe = (expression, inside)
      evaluator.draw(shape, at: PictureConfiguration())
      if let value = evaluator.values?.probed { return computed(value) }
      budget -= evaluator.steps
    }
    return nil
  }
}

extension SyntaxTree {
  /// Returns the outermost statement, or the name of the `let`, at whose evaluation the evaluator can be asked for the
  /// value of an expression: not in the block of a path. `nil` outside of blocks.
  fileprivate func probedPlace(around span: SourceSpan) -> SourceSpan? {
    var place: SourceSpan?
    var node = wholeFile
    while let child = node.children.first(where: { $0.span.contains(span) }), child.kind != .path {
      if node.kind == .block {
        place = LetSyntax(child)?.name.span ?? child.span
        if child.kind == .outline { break }
      }
      node = child
    }
    return place
  }
}
