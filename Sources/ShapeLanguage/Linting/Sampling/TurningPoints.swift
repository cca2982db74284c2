import ShapeKit

/// Finds the sizes and the values at which a comparison of a shape changes its result, also in the styles, functions and
/// other shapes that it uses. A shape may look different on either side of each of these turning points.
///
/// The search knows linear terms only, and takes one operand at a time of `min`, `max` and similar functions. A turning
/// point is a value of one variable that makes both sides of a comparison equal while the others keep the design size
/// and the defaults.
struct TurningPoints {
  /// A linear term: a sum of multiples of the variables, which are the width, the height and each parameter.
  struct Sum {
    var constant: Double
    var factors: [Double]

    var isConstant: Bool { factors.allSatisfy { $0 == 0 } }

    func combined(_ other: Sum, _ operation: (Double, Double) -> Double) -> Sum {
      Sum(
        constant: operation(constant, other.constant), factors: zip(factors, other.factors).map { operation($0, $1) })
    }

    func scaled(by factor: Double) -> Sum { Sum(constant: constant * factor, factors: factors.map { $0 * factor }) }
  }

  let program: Program
  /// The design size and the defaults. A parameter that is no number counts as 0.
  let values: [Double]
  /// The turning points of each variable, ascending.
  private var places: [[Double]]
  /// The terms that each slot may have as its value.
  var slots: [Int32: [Sum]] = [:]
  /// The terms that the size of the layer may be.
  var width: [Sum] = []
  var height: [Sum] = []
  private var depth = 0
  var steps = 0
  let mostSteps: Int
  private static let deepestCall = 20

  /// Whether the search ended before its limit.
  var isWhole: Bool { steps <= mostSteps }

  /// - Parameter mostSteps: How many statements and values are searched.
  init(_ shape: ShapeDeclaration, of program: Program, defaults: [Value], mostSteps: Int) {
    self.program = program
    self.mostSteps = mostSteps
    var values = [shape.designSize.width, shape.designSize.height]
    for value in defaults {
      if case .number(let number) = value { values.append(number) } else { values.append(0) }
    }
    self.values = values
    places = Array(repeating: [], count: values.count)
    (width, height) = ([variable(0)], [variable(1)])
    for (index, value) in defaults.enumerated() {
      if case .number = value { slots[Int32(index)] = [variable(2 + index)] }
    }
    look(at: shape.body)
    places = places.map { Array(Set($0)).sorted() }
  }

  // MARK: Answers

  /// The turning points of the width, and widths on both sides of each; likewise for the height and each parameter.
  var widths: [Double] { Self.samples(places[0]) }
  var heights: [Double] { Self.samples(places[1]) }
  func values(ofParameter index: Int) -> [Double] { Self.samples(places[2 + index]) }

  /// The places, a value in each gap between two of them, and one beyond either end.
  private static func samples(_ places: [Double]) -> [Double] {
    guard let first = places.first, let last = places.last else { return [] }
    var result = [first - 1]
    if first > 0, first <= 1 { result = [first / 2] }
    for (index, place) in places.enumerated() {
      if index > 0 { result.append((places[index - 1] + place) / 2) }
      result.append(place)
    }
    return result + [last + 1]
  }

  // MARK: Statements

  private mutating func look(at id: BlockID) {
    let block = program[id]
    for index in block.bindings {
      let binding = program.bindings[index]
      look(at: binding.value)
      slots[binding.slot] = sums(binding.value)
    }
    for index in block.statements { look(at: program.statements[index]) }
  }

  private mutating func look(at operands: OperandRange) {
    for operand in program[operands] { look(at: operand) }
  }

  private mutating func look(at statement: Statement) {
    steps += 1
    guard steps <= mostSteps else { return }
    switch statement.kind {
    case .command(_, let operands): look(at: operands)
    case .outline(let path): look(at: path)
    case .content(let index): look(at: program.layers[index].header)
    case .layer(let index):
      let layer = program.layers[index]
      look(at: layer.header)
      guard let body = layer.body else { return }
      let outer = (width, height)
      width = length(outer.0, .width, .left, .right, of: layer)
      height = length(outer.1, .height, .top, .bottom, of: layer)
      look(at: body)
      (width, height) = outer
    case .use(let index):
      let use = program.uses[index]
      look(at: use.arguments)
      let shape = program.shapes[use.shape]
      inside(shape.parameters, use.arguments) { $0.look(at: shape.body) }
      if let content = use.content { look(at: content) }
    case .apply(let index, let operands):
      look(at: operands)
      let style = program.styles[index]
      inside(style.parameters, operands) { $0.look(at: style.body) }
    case .if(let condition, let then, let otherwise):
      look(at: condition)
      look(at: then)
      if let otherwise { look(at: otherwise) }
    case .switch(let index):
      let choice = program.switches[index]
      look(at: choice.subject)
      for body in choice.cases.map(\.body) { look(at: body) }
      if let otherwise = choice.otherwise { look(at: otherwise) }
    case .repeat(let index):
      let loop = program.repeats[index]
      for variable in loop.loops {
        switch variable.domain {
        case .range(let low, let high, _):
          look(at: low)
          look(at: high)
        case .list(let list): look(at: list)
        }
        slots[variable.slot] = []
      }
      look(at: loop.body)
    }
  }

  /// The terms that a side of a layer may be, by its header; the side of its parent if the header's terms are unknown.
  private mutating func length(
    _ around: [Sum], _ side: LayerParameter, _ near: LayerParameter, _ far: LayerParameter,
    of layer: LayerStatement
  ) -> [Sum] {
    func argument(_ parameter: LayerParameter) -> ExpressionID { program.argument(parameter, of: layer) }
    if case let given = argument(side), given.isPresent {
      let sums = sums(given)
      return sums.isEmpty ? around : sums
    }
    var result = around
    for (place, factor) in [(argument(near), 1.0), (argument(far), 1), (argument(.inset), 2)] where place.isPresent {
      let gaps = sums(place).map { $0.scaled(by: factor) }
      if !gaps.isEmpty { result = pairs(result, gaps) { $0.combined($1, -) } }
    }
    return result
  }

  /// Looks at something with slots of its own, the first of which have values.
  mutating func inside(
    _ parameters: [Parameter], _ operands: OperandRange, _ body: (inout TurningPoints) -> Void
  ) {
    guard depth < Self.deepestCall, steps <= mostSteps else { return }
    var inner: [Int32: [Sum]] = [:]
    for (index, parameter) in parameters.enumerated() {
      let given = index < Int(operands.count) ? program.operand(operands, index) : .none
      inner[Int32(index)] = sums(given.isPresent ? given : parameter.defaultValue)
    }
    let outer = slots
    slots = inner
    depth += 1
    body(&self)
    depth -= 1
    slots = outer
  }

  // MARK: Expressions

  private mutating func look(at id: ExpressionID) {
    guard id.isPresent else { return }
    steps += 1
    guard steps <= mostSteps else { return }
    switch program[id].kind {
    case .point(let a, let b), .size(let a, let b):
      look(at: a)
      look(at: b)
    case .list(let operands), .builtin(_, let operands): look(at: operands)
    case .negate(let inner), .not(let inner), .convert(let inner), .member(_, let inner): look(at: inner)
    case .binary(let operation, let left, let right):
      look(at: left)
      look(at: right)
      switch operation {
      case .less, .lessOrEqual, .greater, .greaterOrEqual, .equal, .notEqual: compare(left, right)
      case .add, .subtract, .multiply, .divide, .addPoints, .subtractPoints, .scalePoint, .scalePointFromLeft,
        .dividePoint, .scaleSize, .scaleSizeFromLeft, .divideSize, .and, .or:
        break
      }
    case .conditional(let condition, let then, let otherwise):
      look(at: condition)
      look(at: then)
      look(at: otherwise)
    case .call(let index, let operands):
      look(at: operands)
      let function = program.functions[index]
      inside(function.parameters, operands) { $0.look(at: function.value) }
    case .path(let block): look(at: block)
    case .global(let index):
      let value = program.globals[index].value
      inside([], OperandRange(start: 0, count: 0)) { $0.look(at: value) }
    case .number, .bool, .color, .string, .edges, .enumCase, .slot, .layerValue, .invalid: break
    }
  }

  private mutating func compare(_ left: ExpressionID, _ right: ExpressionID) {
    for (a, b) in [(left, right), (right, left)] {
      // `a / b < 2` changes where `a` is `2 * b`.
      guard case .binary(.divide, let top, let bottom) = program[a].kind else { continue }
      let ratios = sums(b).filter(\.isConstant)
      for place in pairs(sums(bottom).filter({ !$0.isConstant }), ratios, { $0.scaled(by: $1.constant) }) {
        for sum in sums(top) { solve(sum.combined(place, -)) }
      }
    }
    for difference in pairs(sums(left), sums(right), { $0.combined($1, -) }) { solve(difference) }
  }

  /// Records where a sum is 0.
  private mutating func solve(_ sum: Sum) {
    let value = sum.constant + zip(sum.factors, values).reduce(0) { $0 + $1.0 * $1.1 }
    for index in values.indices where sum.factors[index] != 0 {
      let place = values[index] - value / sum.factors[index]
      if place.magnitude <= SourceLimits.largestCoordinate { places[index].append(place) }
    }
  }
}
