import ShapeCore

/// Computes the values that must be known before drawing: design sizes, ranges and defaults.
struct ConstantEvaluator {
  private var evaluator: Evaluator
  private let program: Program
  private var found: [Diagnostic] = []
  /// The declarations with a constant that can't be computed or is not allowed.
  private(set) var failed: Set<Declaration> = []

  init(_ program: Program) {
    self.program = program
    evaluator = Evaluator(program)
  }

  /// The mistakes in computed values.
  var diagnostics: [Diagnostic] { found + evaluator.diagnostics }

  /// Returns the design size of a shape. Reports an error and returns `nil` if it can't be computed or drawn.
  mutating func designSize(_ expression: ExpressionID, of shape: ShapeID) -> Size? {
    let design = try? evaluator.value(expression, as: Size.self)
    if let design, [design.width, design.height].allSatisfy({ $0 > 0 && $0 <= SourceLimits.largestSide }) {
      return design
    }
    failed.insert(.shape(shape))
    guard let design else { return nil }
    found.append(Diagnostic(.badSize(evaluator.describe(design)), at: program[expression].source))
    return nil
  }

  /// Checks the ranges and defaults of all parameters.
  mutating func checkRanges() {
    for id in program.functions.indices { checkRanges(program.functions[id].parameters, of: .function(id)) }
    for id in program.styles.indices { checkRanges(program.styles[id].parameters, of: .style(id)) }
    for id in program.shapes.indices { checkRanges(program.shapes[id].parameters, of: .shape(id)) }
  }

  private mutating func checkRanges(_ parameters: [Parameter], of owner: Declaration) {
    var defaults: [Value] = []
    for (index, parameter) in parameters.enumerated() {
      var value = Value.missing
      if parameter.defaultValue.isPresent {
        do throws(EvaluationFailure) {
          value = try evaluator.value(parameter.defaultValue)
        } catch {
          failed.insert(owner)
        }
      }
      // The values of earlier parameters may be known only to callers.
      let isKnown = parameter.rangeUses.allSatisfy { if case .missing = defaults[$0] { false } else { true } }
      if isKnown {
        let known = found.count
        do throws(EvaluationFailure) {
          if let range = try evaluator.range(index, of: parameters, after: defaults) { check(parameter, range, value) }
        } catch {
          failed.insert(owner)
        }
        if found.count > known { failed.insert(owner) }
      }
      defaults.append(value)
    }
  }

  private mutating func check(_ parameter: Parameter, _ range: ValueRange, _ value: Value) {
    let isAngle = parameter.type == .angle
    if range.isEmpty {
      found.append(Diagnostic(.emptyRange(range.low, range.high, isAngle: isAngle), at: parameter.rangeSource))
    } else if case .number(let value) = value, !range.contains(value) {
      let name = program.names.spelling(parameter.name)
      found.append(
        Diagnostic(
          .defaultOutsideRange(name, value, range, of: parameter.type), at: program[parameter.defaultValue].source))
    }
  }
}
