import ShapeCore
import ShapeLanguage
import TestSupport

/// Draws a shape at random sizes and with random values that it supports, at their ends, beside them and at round numbers too.
package struct RandomDomain {
  private let program: Program
  private let shape: ShapeID
  private var evaluator: Evaluator
  /// The smallest size of a shape that states none, instead of the design size.
  private let smallest: Size?

  package init(_ program: Program, _ shape: ShapeID, from smallest: Size? = nil) {
    (self.program, self.shape, self.smallest) = (program, shape, smallest)
    evaluator = Evaluator(program)
  }

  /// Returns a picture. `nil` if random values leave no size, or no value of another parameter.
  package mutating func picture(
    using random: inout RandomSource, limits: Evaluator.Limits = Evaluator.Limits()
  ) -> Drawing? {
    let declaration = program.shapes[shape]
    var arguments: [Value] = []
    evaluator.reset(Evaluator.Limits())
    for (index, parameter) in declaration.parameters.enumerated() {
      guard let usual = try? evaluator.argument(.none, index, of: declaration.parameters, after: arguments),
        let value = try? value(parameter, index, usual, declaration.parameters, after: arguments, using: &random)
      else { return nil }
      arguments.append(value)
    }
    let design = declaration.designSize
    let low = evaluator.statedLimit(declaration.minimumSize, of: declaration, arguments) ?? smallest ?? design
    let usual = SizeLimits().maximum
    let high =
      evaluator.statedLimit(declaration.maximumSize, of: declaration, arguments)
      ?? Size(max(usual.width, design.width), max(usual.height, design.height))
    guard low.width <= high.width, low.height <= high.height else { return nil }
    let size = Size(
      side(low.width, design.width, high.width, using: &random),
      side(low.height, design.height, high.height, using: &random))
    evaluator.reset(limits)
    let direction = random.chance(50) ? LayoutDirection.leftToRight : .rightToLeft
    return evaluator.draw(shape, size: size, arguments: arguments, direction: direction)
  }

  private func side(_ low: Double, _ usual: Double, _ high: Double, using random: inout RandomSource) -> Double {
    let side: Double =
      switch random.below(7) {
      case 0: low
      case 1: high
      case 2: usual
      case 3: random.number(low...high)
      case 4: random.number(low...high).rounded()
      case 5: random.pick([low.nextUp, high.nextDown, usual.nextUp, usual.nextDown])
      default: low + random.number(0...1) * random.number(0...1) * (min(high, 4 * usual) - low)
      }
    return min(max(side, low), high)
  }

  private mutating func value(
    _ parameter: Parameter, _ index: Int, _ usual: Value, _ parameters: [Parameter], after values: [Value],
    using random: inout RandomSource
  ) throws -> Value {
    switch parameter.type {
    case .bool: return .bool(random.chance(50))
    case .enumeration(let id): return .enumCase(random.pick(Array(program.enumerations[id].cases.indices)))
    case .number, .integer, .angle:
      guard let range = try evaluator.range(index, of: parameters, after: values) else { return usual }
      let last = range.last(of: parameter.type)
      let inside = random.number(range.low...max(range.low, last))
      var number = [range.low, last, inside, inside, range.low.nextUp, last.nextDown][random.below(6)]
      if parameter.type == .integer || random.chance(30) { number = number.rounded() }
      return try evaluator.limited(.number(number), index, of: parameters, after: values)
    case .invalid, .point, .size, .rect, .color, .paint, .path, .edges, .string, .stop, .list: return usual
    }
  }
}
