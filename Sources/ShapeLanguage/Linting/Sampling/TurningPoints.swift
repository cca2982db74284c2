import ShapeCore

/// Finds the sizes and values at which a comparison in a shape changes its result, including comparisons in the styles,
/// functions and shapes that it uses. A shape may look different on the two sides of each of these turning points.
///
/// The search handles linear terms only, and one operand of `min`, `max` and similar functions at a time. A turning point
/// is a value of one variable that makes both sides of a comparison equal while the others have the design size and the
/// defaults.
struct TurningPoints: AbstractWalk {
  /// A linear term: a sum of multiples of the variables, which are the width, the height and each parameter.
  struct Sum: Hashable {
    var constant: Double
    var factors: [Double]

    var isConstant: Bool { factors.allSatisfy { $0 == 0 } }

    func combined(_ other: Sum, _ operation: (Double, Double) -> Double) -> Sum {
      Sum(
        constant: operation(constant, other.constant), factors: zip(factors, other.factors).map { operation($0, $1) })
    }

    func scaled(by factor: Double) -> Sum { Sum(constant: constant * factor, factors: factors.map { $0 * factor }) }
  }

  /// The possible terms of the size of the layer.
  struct Layer {
    var width: [Sum]
    var height: [Sum]
  }

  /// No term is known.
  static let unknown: [Sum] = []
  var state: AbstractState<TurningPoints>
  /// The design size and the defaults. A parameter that is not a number counts as 0.
  let values: [Double]
  /// The turning points of each variable, ascending.
  private var places: [[Double]]
  private let stepLimit: Int

  /// Whether the search finished within its limit.
  var isComplete: Bool { state.remainingSteps > 0 }
  /// The number of statements and values that were searched.
  var steps: Int { stepLimit - state.remainingSteps }

  /// - Parameter stepLimit: The maximum number of statements and values to search.
  init(_ shape: ShapeDeclaration, of program: Program, defaults: [Value], stepLimit: Int) {
    self.stepLimit = stepLimit
    values =
      [shape.designSize.width, shape.designSize.height]
      + defaults.map { if case .number(let number) = $0 { number } else { 0 } }
    places = Array(repeating: [], count: values.count)
    state = AbstractState(program, Layer(width: [], height: []), steps: stepLimit)
    layer = Layer(width: [variable(0)], height: [variable(1)])
    let parameters = defaults.enumerated().map { index, value in
      if case .number = value { [variable(2 + index)] } else { Self.unknown }
    }
    withFrame(parameters, count: shape.slotCount, height: shape.height) { $0.visitBranch(shape.body) }
    places = places.map { Array(Set($0)).sorted() }
  }

  // MARK: Answers

  var turningWidths: [Double] { places[0] }
  var turningHeights: [Double] { places[1] }

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

  mutating func layer(_ operands: OperandRange) -> Layer {
    typealias Place = LayerParameters
    let header = evaluated(operands)
    if let design = header[Place.fit] ?? header[Place.fill] { return Layer(width: design, height: design) }
    return Layer(
      width: length(
        layer.width, Place.width, [Place.left, Place.right, Place.leading, Place.trailing], header),
      height: length(layer.height, Place.height, [Place.top, Place.bottom], header))
  }

  /// The possible terms of a side of a layer according to its header, or of its parent's side if they are unknown.
  private func length(
    _ around: [Sum], _ side: TypedParameter<Double?>, _ places: [TypedParameter<Double?>], _ header: LayerHeader<[Sum]>
  ) -> [Sum] {
    if let given = header[side] { return given.isEmpty ? around : given }
    var result = around
    for (gaps, factor) in places.map({ (header[$0], 1.0) }) + [(header[LayerParameters.inset], 2)] {
      guard let gaps, !gaps.isEmpty else { continue }
      result = pairs(result, gaps.map { $0.scaled(by: factor) }) { $0.combined($1, -) }
    }
    return result
  }

  /// Visits the used shape, and its contents as if they were beside it.
  mutating func visit(_ use: UseStatement, at source: SourceSpan) {
    let shape = program.shapes[use.shape]
    let arguments = arguments(use.arguments, of: shape.parameters)
    withFrame(arguments, count: shape.slotCount, height: shape.height) { $0.visitBranch(shape.body) }
    for body in use.bodies { visitBranch(body) }
  }

  mutating func visit(_ choice: Program.Choice) {
    let subject = value(of: choice.subject)
    for case .numbers(let range) in choice.cases.joined() {
      for end in [range.lowerBound, range.upperBound] {
        for sum in subject { solve(sum.combined(constant(Double(end)), -)) }
      }
    }
    for body in choice.branches { visitBranch(body) }
  }

  mutating func value(of global: GlobalID) -> [Sum] {
    let global = program.globals[global]
    var result = Self.unknown
    withFrame([], count: global.slotCount, height: global.height) { result = $0.value(of: global.value) }
    return result
  }

  /// Records the values of the variables for which a sum is 0.
  mutating func solve(_ sum: Sum) {
    let value = sum.constant + zip(sum.factors, values).reduce(0) { $0 + $1.0 * $1.1 }
    for index in values.indices where sum.factors[index] != 0 {
      let place = values[index] - value / sum.factors[index]
      if place.magnitude <= SourceLimits.largestCoordinate { places[index].append(place) }
    }
  }
}
