import ShapeKit

extension Checker {
  /// Computes what must be known before anything is drawn: design sizes, ranges and defaults.
  mutating func evaluateConstants() {
    for (shape, size) in sizes {
      var evaluator = Evaluator(program)
      if let design = try? evaluator.size(size) {
        let isDrawable = [design.width, design.height].allSatisfy { $0 > 0 && $0 <= SourceLimits.largestSide }
        if isDrawable {
          program.shapes[Int(shape)].designSize = design
        } else {
          report(.badSize(evaluator.describe(design)), at: program[size].source)
        }
      } else if evaluator.diagnostics.isEmpty, size.isPresent, usesSlot(size) {
        report(.notConstant("the design size", .size), at: program[size].source)
      }
      diagnostics += evaluator.diagnostics
    }
    for function in program.functions { checkRanges(function.parameters) }
    for style in program.styles { checkRanges(style.parameters) }
    for shape in program.shapes { checkRanges(shape.parameters) }
  }

  /// Whether a size is made of parameters, rather than wrong in a way that is reported already.
  private func usesSlot(_ id: ExpressionID) -> Bool {
    let span = program[id].source
    return program.expressions.contains { expression in
      guard case .slot = expression.kind else { return false }
      return expression.source.file == span.file && expression.source.start >= span.start
        && expression.source.end <= span.end
    }
  }

  private mutating func checkRanges(_ parameters: [Parameter]) {
    for parameter in parameters {
      var evaluator = Evaluator(program)
      if parameter.low.isPresent, let low = try? evaluator.number(parameter.low),
        let high = try? evaluator.number(parameter.high)
      {
        if low > high || (!parameter.rangeIsClosed && low == high) {
          report(.emptyRange(low, high), at: parameter.rangeSource)
        } else if parameter.defaultValue.isPresent, let value = try? evaluator.number(parameter.defaultValue),
          value < low || value > high || (!parameter.rangeIsClosed && value == high)
        {
          report(
            .defaultOutsideRange(spelling(parameter.name), value, low: low, high: high),
            at: program[parameter.defaultValue].source)
        }
      } else if parameter.defaultValue.isPresent {
        _ = try? evaluator.value(parameter.defaultValue)
      }
      diagnostics += evaluator.diagnostics
    }
  }
}
