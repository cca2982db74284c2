import ShapeKit

/// Computes the values that must be known before drawing: design sizes, ranges and defaults.
struct ConstantEvaluator {
  private var evaluator: Evaluator
  private let program: Program
  private var found: [Diagnostic] = []

  init(_ program: Program) {
    self.program = program
    evaluator = Evaluator(program)
  }

  /// The mistakes in computed values.
  var diagnostics: [Diagnostic] { found + evaluator.diagnostics }

  /// Returns the design size of a shape. Reports an error and returns `nil` if it can't be computed or drawn.
  mutating func designSize(_ expression: ExpressionID) -> Size? {
    guard let design = try? evaluator.size(expression) else { return nil }
    if [design.width, design.height].allSatisfy({ $0 > 0 && $0 <= SourceLimits.largestSide }) { return design }
    found.append(Diagnostic(.badSize(evaluator.describe(design)), at: program[expression].source))
    return nil
  }

  /// Checks the ranges and defaults of all parameters.
  mutating func checkRanges() {
    for function in program.functions { checkRanges(function.parameters) }
    for style in program.styles { checkRanges(style.parameters) }
    for shape in program.shapes { checkRanges(shape.parameters) }
  }

  private mutating func checkRanges(_ parameters: [Parameter]) {
    for parameter in parameters {
      if parameter.low.isPresent, let low = try? evaluator.number(parameter.low),
        let high = try? evaluator.number(parameter.high)
      {
        check(parameter, low, high)
      } else if parameter.defaultValue.isPresent {
        _ = try? evaluator.value(parameter.defaultValue)
      }
    }
  }

  private mutating func check(_ parameter: Parameter, _ low: Double, _ high: Double) {
    let isAngle = parameter.type == .angle
    if low > high || (!parameter.rangeIsClosed && low == high) {
      found.append(Diagnostic(.emptyRange(low, high, isAngle: isAngle), at: parameter.rangeSource))
    } else if parameter.defaultValue.isPresent, let value = try? evaluator.number(parameter.defaultValue),
      value < low || value > high || (!parameter.rangeIsClosed && value == high)
    {
      found.append(
        Diagnostic(
          .defaultOutsideRange(
            program.names.spelling(parameter.name), value, low: low, high: high,
            isClosed: parameter.rangeIsClosed, isAngle: isAngle),
          at: program[parameter.defaultValue].source))
    }
  }
}
