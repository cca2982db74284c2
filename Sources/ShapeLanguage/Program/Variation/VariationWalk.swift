import ShapeCore

/// Follows the code of a shape as the evaluator does, with what values depend on instead of values. It visits all
/// branches of conditions, and the body of each loop once.
struct VariationWalk {
  let program: Program
  private let shape: ShapeID
  var result = ShapeVariation()

  /// The slots of all shapes, styles and functions that are being visited. `base` is the start of the innermost ones.
  var slots: [Variation] = []
  var base = 0
  /// The layers that the functions of blocks are in, by the places of their slots.
  private var functionLayers: [Int: Layer] = [:]
  var layer = Layer()
  /// The conditions of the code that is being visited.
  var condition = Dependence.none
  /// The content for the slots of the used shape that is being visited.
  var filling: Filling?
  /// Whether a slot belongs to the shape itself, and not to one that it uses.
  var slotIsOwn = true
  /// The used shapes that are being visited, outermost first.
  var uses: [Use] = []
  /// The slots that were found, and whether they are affine.
  var slotIsAffine: [NameID: Bool] = [:]
  /// The used shapes that need no second visit.
  var visitedUses: Set<UseKey> = []
  private var calls: [CallKey: Variation] = [:]
  private var reported: Set<SourceSpan> = []
  private var remainingSteps = 200_000
  private var depth = 0
  private var levels = 0

  /// The layer whose body is visited: its frame in the coordinates of the scene, without rotations and scalings.
  struct Layer: Hashable {
    var x = Dependence.none
    var y = Dependence.none
    var width = Dependence.on(.width)
    var height = Dependence.on(.height)
    /// Whether its size is that of the top-level shape.
    var isWhole = true
    var outline = Variation.rectangle(.on([.width, .height]))

    var size: Dependence { width + height }
  }

  /// See `Evaluator.Filling`.
  struct Filling {
    var use: UseStatement
    var base: Int
    indirect enum Outer { case none, some(Filling) }
    var outer: Outer
    var outerIsOwn: Bool
    var uses: [Use]
  }

  /// A used shape, and the place of its `use`.
  typealias Use = (shape: ShapeID, source: SourceSpan)

  /// All that a visit to a used shape without content depends on.
  struct UseKey: Hashable {
    var shape: ShapeID
    var arguments: [Variation]
    var layer: Layer
  }

  private struct CallKey: Hashable {
    var function: FunctionID
    var arguments: [Variation]
  }

  init(_ program: Program, _ shape: ShapeID) {
    self.program = program
    self.shape = shape
  }

  mutating func run() -> ShapeVariation {
    let declaration = program.shapes[shape]
    var arguments: [Variation] = []
    for (index, parameter) in declaration.parameters.enumerated() {
      var value = Variation(value: parameter.type.isInterpolated ? .on(parameter: index) : .none)
      value.traits = .unknown
      // A value is limited to the range when it is drawn.
      for used in parameter.rangeUses { value.value += arguments[used].value.ofAnyFunction }
      arguments.append(value)
    }
    nested(height: declaration.height) { walk in
      walk.withFrame(arguments, count: declaration.slotCount) { $0.visitBody(declaration.body, layer: Layer()) }
    }
    if result.isComplete { result.affineSlots = Set(slotIsAffine.filter { $0.value }.keys) }
    return result
  }

  /// The limits of the top-level shape, or `nil` if they are not constant.
  var constantLimits: SizeLimits? { program.constantLimits(of: shape) }

  // MARK: Results

  /// Adds a jump in the code that is being visited.
  mutating func report(_ jump: Jump) {
    guard !jump.dependence.isNone, reported.insert(jump.source).inserted else { return }
    result.jumps.append(ShapeVariation.UsedJump(jump: jump, use: uses.last))
  }

  // MARK: Limits

  /// Counts a step, and returns whether there was one left.
  mutating func step() -> Bool {
    guard remainingSteps > 0 else { return false }
    remainingSteps -= 1
    if remainingSteps == 0 { result.isComplete = false }
    return remainingSteps > 0
  }

  private mutating func exhaust() {
    remainingSteps = 0
    result.isComplete = false
  }

  /// Runs a closure one call deeper, unless that is too deep.
  mutating func nested(height: Int32, _ body: (inout VariationWalk) -> Void) {
    guard depth < SourceLimits.calls, levels + Int(height) <= SourceLimits.levels else { return exhaust() }
    depth += 1
    levels += Int(height)
    body(&self)
    depth -= 1
    levels -= Int(height)
  }

  // MARK: Slots

  /// Runs a closure with new slots, the first of which are given.
  mutating func withFrame(_ arguments: [Variation], count: Int32, _ body: (inout VariationWalk) -> Void) {
    let outer = base
    base = slots.count
    slots += arguments
    for _ in arguments.count..<max(arguments.count, Int(count)) { slots.append(.constant) }
    body(&self)
    slots.removeSubrange(base...)
    base = outer
  }

  mutating func set(_ slot: Int32, to value: Variation) {
    let place = base + Int(slot)
    if slots.indices.contains(place) { slots[place] = value }
  }

  /// Visits the `let`s of a block.
  mutating func bind(_ block: Block) {
    for index in block.bindings {
      let binding = program.bindings[index]
      if binding.function != nil {
        functionLayers[base + Int(binding.slot)] = layer
      } else {
        set(binding.slot, to: variation(of: binding.value))
      }
    }
  }

  // MARK: Calls

  /// Returns the values of arguments. One that a range limits is not affine.
  mutating func arguments(_ operands: OperandRange, of parameters: [Parameter]) -> [Variation] {
    var values: [Variation] = []
    for (index, parameter) in parameters.enumerated() {
      let given = program.operand(operands, index)
      var value = given.isPresent ? variation(of: given) : .constant
      if !given.isPresent { value.traits = .unknown }
      if parameter.low.isPresent {
        for used in parameter.rangeUses { value.value += values[used].value }
        value.value = value.value.ofAnyFunction
      }
      values.append(value)
    }
    return values
  }

  /// Returns the value of a call of a function of the program.
  mutating func call(_ id: FunctionID, _ operands: OperandRange) -> Variation {
    let function = program.functions[id]
    let arguments = arguments(operands, of: function.parameters)
    var value = Variation.constant
    if let local = function.local {
      guard let place = functionLayers[base + Int(local.slot)] else { return value }
      for (index, argument) in arguments.enumerated() { set(local.firstParameter + Int32(index), to: argument) }
      let outer = layer
      layer = place
      nested(height: function.height) { value = $0.variation(of: function.value) }
      layer = outer
      return value
    }
    let key = CallKey(function: id, arguments: arguments)
    if let known = calls[key] { return known }
    nested(height: function.height) { walk in
      walk.withFrame(arguments, count: function.slotCount) { value = $0.variation(of: function.value) }
    }
    calls[key] = value
    return value
  }
}

extension Variation {
  /// The outline of a rectangle whose numbers depend on something.
  static func rectangle(_ value: Dependence) -> Variation {
    var result = Variation(value: value)
    result.traits = PathFunction.rect.traits
    return result
  }
}
