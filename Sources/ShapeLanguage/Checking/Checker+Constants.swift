import ShapeKit

extension Checker {
  /// Computes what must be known before anything is drawn: design sizes, ranges and defaults.
  mutating func evaluateConstants() {
    var evaluator = Evaluator(program)
    var designs: [(shape: ShapeID, size: Size)] = []
    for (shape, size) in sizes {
      guard let design = try? evaluator.size(size) else { continue }
      if [design.width, design.height].allSatisfy({ $0 > 0 && $0 <= SourceLimits.largestSide }) {
        designs.append((shape, design))
      } else {
        report(.badSize(evaluator.describe(design)), at: program[size].source)
      }
    }
    for function in program.functions { checkRanges(function.parameters, &evaluator) }
    for style in program.styles { checkRanges(style.parameters, &evaluator) }
    for shape in program.shapes { checkRanges(shape.parameters, &evaluator) }
    diagnostics += evaluator.diagnostics
    for (shape, size) in designs { program.shapes[shape].designSize = size }
  }

  private mutating func checkRanges(_ parameters: [Parameter], _ evaluator: inout Evaluator) {
    for parameter in parameters {
      if parameter.low.isPresent, let low = try? evaluator.number(parameter.low),
        let high = try? evaluator.number(parameter.high)
      {
        if low > high || (!parameter.rangeIsClosed && low == high) {
          report(.emptyRange(low, high, isAngle: parameter.type == .angle), at: parameter.rangeSource)
        } else if parameter.defaultValue.isPresent, let value = try? evaluator.number(parameter.defaultValue),
          value < low || value > high || (!parameter.rangeIsClosed && value == high)
        {
          report(
            .defaultOutsideRange(
              spelling(parameter.name), value, low: low, high: high, isAngle: parameter.type == .angle),
            at: program[parameter.defaultValue].source)
        }
      } else if parameter.defaultValue.isPresent {
        _ = try? evaluator.value(parameter.defaultValue)
      }
    }
  }
}
