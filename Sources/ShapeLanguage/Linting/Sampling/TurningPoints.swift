import ShapeCore

/// Finds the sizes and values at which a comparison in a shape changes its result, including comparisons in the styles,
/// functions and shapes that it uses. A shape may look different on the two sides of each of these turning points.
///
/// The search handles linear terms only, and one operand of `min`, `max` and similar functions at a time. A turning point
/// is a value of one variable that makes both sides of a comparison equal while the others have the design size and the
/// defaults.
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
  /// The design size and the defaults. A parameter that is not a number counts as 0.
  let values: [Double]
  /// The turning points of each variable, ascending.
  private var places: [[Double]]
  /// The possible terms of each slot.
  var slots: [Int32: [Sum]] = [:]
  /// The possible terms of the size of the layer.
  var width: [Sum] = []
  var height: [Sum] = []
  private var depth = 0
  var steps = 0
  let stepLimit: Int
  private static let callDepthLimit = 20

  /// Whether the search finished within its limit.
  var isComplete: Bool { steps <= stepLimit }

  /// - Parameter stepLimit: The maximum number of statements and values to search.
  init(_ shape: ShapeDeclaration, of program: Program, defaults: [Value], stepLimit: Int) {
    self.program = program
    self.stepLimit = stepLimit
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
    visit(shape.body)
    places = places.map { Array(Set($0)).sorted() }
  }

  // MARK: Answers

  /// The turning points of the width, and widths on both sides of each; likewise for the height and each parameter.
  var widths: [Double] { Self.samples(places[0]) }
  var heights: [Double] { Self.samples(places[1]) }
  func values(ofParameter index: Int) -> [Double] { Self.samples(places[2 + index]) }

  /// The places, a value between each two neighbors, and one value beyond each end.
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

  private mutating func visit(_ id: BlockID) {
    let block = program[id]
    for index in block.bindings {
      let binding = program.bindings[index]
      visit(binding.value)
      slots[binding.slot] = sums(binding.value)
    }
    for index in block.statements { visit(program.statements[index]) }
  }

  private mutating func visit(_ operands: OperandRange) {
    for operand in program[operands] { visit(operand) }
  }

  private mutating func visit(_ statement: Statement) {
    steps += 1
    guard steps <= stepLimit else { return }
    switch statement.kind {
    case .command(_, let operands): visit(operands)
    case .outline(let path): visit(path)
    case .content(let index): visit(program.layers[index].header)
    case .layer(let index), .mask(let index):
      let layer = program.layers[index]
      visit(layer.header)
      guard let body = layer.body else { return }
      let outer = (width, height)
      width = length(outer.0, .width, [.left, .right, .leading, .trailing], of: layer)
      height = length(outer.1, .height, [.top, .bottom], of: layer)
      visit(body)
      (width, height) = outer
    case .use(let index):
      let use = program.uses[index]
      visit(use.arguments)
      let shape = program.shapes[use.shape]
      inside(shape.parameters, use.arguments) { $0.visit(shape.body) }
      for body in use.bodies { visit(body) }
    case .apply(let index, let operands):
      visit(operands)
      let style = program.styles[index]
      inside(style.parameters, operands) { $0.visit(style.body) }
    case .if(let condition, let then, let otherwise):
      visit(condition)
      visit(then)
      if let otherwise { visit(otherwise) }
    case .switch(let index):
      let choice = program.switches[index]
      visit(choice.subject)
      for case .numbers(let range) in choice.cases.flatMap(\.labels) {
        for sum in sums(choice.subject) {
          solve(sum.combined(constant(Double(range.lowerBound)), -))
          solve(sum.combined(constant(Double(range.upperBound)), -))
        }
      }
      for body in choice.bodies { visit(body) }
    case .repeat(let index):
      visit(program.repeats[index].nest)
      visit(program.repeats[index].body)
    }
  }

  private mutating func visit(_ nest: LoopNest) {
    for loop in nest.loops {
      switch loop.domain {
      case .range(let low, let high, _):
        visit(low)
        visit(high)
      case .list(let list): visit(list)
      }
      slots[loop.variable.slot] = []
      if let index = loop.index { slots[index.slot] = [] }
    }
    visit(nest.condition)
  }

  /// The possible terms of a side of a layer according to its header, or of its parent's side if they are unknown.
  private mutating func length(
    _ around: [Sum], _ side: LayerParameter, _ places: [LayerParameter], of layer: LayerStatement
  ) -> [Sum] {
    func argument(_ parameter: LayerParameter) -> ExpressionID { program.argument(parameter, of: layer) }
    if case let given = argument(side), given.isPresent {
      let sums = sums(given)
      return sums.isEmpty ? around : sums
    }
    var result = around
    let distances: [(ExpressionID, Double)] = places.map { (argument($0), 1) } + [(argument(.inset), 2)]
    for (place, factor) in distances where place.isPresent {
      let gaps = sums(place).map { $0.scaled(by: factor) }
      if !gaps.isEmpty { result = pairs(result, gaps) { $0.combined($1, -) } }
    }
    return result
  }

  /// Visits a declaration with its own slots, the first of which are its parameters, or a function of a block with the
  /// slots around it.
  mutating func inside(
    _ parameters: [Parameter], _ operands: OperandRange, of local: LocalPlace? = nil,
    _ body: (inout TurningPoints) -> Void
  ) {
    guard depth < Self.callDepthLimit, steps <= stepLimit else { return }
    var inner = local == nil ? [:] : slots
    for (index, parameter) in parameters.enumerated() {
      let given = index < Int(operands.count) ? program.operand(operands, index) : .none
      inner[(local?.firstParameter ?? 0) + Int32(index)] = sums(given.isPresent ? given : parameter.defaultValue)
    }
    let outer = slots
    slots = inner
    depth += 1
    body(&self)
    depth -= 1
    slots = outer
  }

  // MARK: Expressions

  private mutating func visit(_ id: ExpressionID) {
    guard id.isPresent else { return }
    steps += 1
    guard steps <= stepLimit else { return }
    switch program[id].kind {
    case .point(let a, let b), .size(let a, let b):
      visit(a)
      visit(b)
    case .list(let operands), .builtin(_, let operands): visit(operands)
    case .negate(let inner), .not(let inner), .convert(let inner), .member(_, let inner): visit(inner)
    case .binary(let operation, let left, let right):
      visit(left)
      visit(right)
      switch operation {
      case .less, .lessOrEqual, .greater, .greaterOrEqual, .equal, .notEqual: compare(left, right)
      case .add, .subtract, .multiply, .divide, .addPoints, .subtractPoints, .scalePoint, .scalePointFromLeft,
        .dividePoint, .scaleSize, .scaleSizeFromLeft, .divideSize, .joinLists, .and, .or:
        break
      }
    case .conditional(let condition, let then, let otherwise):
      visit(condition)
      visit(then)
      visit(otherwise)
    case .call(let index, let operands):
      visit(operands)
      let function = program.functions[index]
      inside(function.parameters, operands, of: function.local) { $0.visit(function.value) }
    case .path(let block): visit(block)
    case .element(let list, let index):
      visit(list)
      visit(index)
    case .slice(let list, let low, let high, _):
      visit(list)
      visit(low)
      visit(high)
    case .comprehension(let index):
      visit(program.comprehensions[index].nest)
      visit(program.comprehensions[index].value)
    case .global(let index):
      let value = program.globals[index].value
      inside([], OperandRange(start: 0, count: 0)) { $0.visit(value) }
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

  /// Records the values of the variables for which a sum is 0.
  private mutating func solve(_ sum: Sum) {
    let value = sum.constant + zip(sum.factors, values).reduce(0) { $0 + $1.0 * $1.1 }
    for index in values.indices where sum.factors[index] != 0 {
      let place = values[index] - value / sum.factors[index]
      if place.magnitude <= SourceLimits.largestCoordinate { places[index].append(place) }
    }
  }
}
