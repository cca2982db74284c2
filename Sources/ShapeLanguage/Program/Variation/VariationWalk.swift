@_spi(Generated) import ShapeCore

/// Finds what the values of a shape depend on, and reports the places where it jumps.
struct VariationWalk: AbstractWalk {
  static let unknown = Variation.constant
  var state: AbstractState<VariationWalk>
  private let shape: ShapeID
  var result = ShapeVariation()
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
  /// The effects of all layers that were visited.
  private var effects: [LayerEffects] = []
  /// The layers whose bodies are being visited, the outermost first, with their places in `effects`.
  private var openLayers: [(layer: Layer, effects: Int)] = []
  /// The layers around each slot, as places in `effects`.
  private var layersAroundSlots: [NameID: [Int]] = [:]
  /// The used shapes that need no second visit.
  var visitedUses: Set<UseKey> = []
  private var reported: Set<SourceSpan> = []

  /// The layer whose body is visited: its frame in the coordinates of the scene, without rotations and scalings.
  struct Layer: Hashable {
    var x = Dependence.none
    var y = Dependence.none
    var width = Dependence.on(.width)
    var height = Dependence.on(.height)
    /// Whether its size is that of the top-level shape.
    var isWhole = true
    var outline = Variation.rectangle(.on([.width, .height]))
    /// Whether it can have an opacity other than 1.
    var fades = false
    /// Whether its opacity or its place among its siblings depends on the size.
    var looksDependOnSize = false
    /// Whether it or a layer around it can be mirrored. See `SceneBuilder.emptySlot`.
    var mirrors = false

    var size: Dependence { width + height }
  }

  /// See `Evaluator.Filling`.
  struct Filling {
    var use: UseStatement
    var base: Int
    var outer: [Filling]
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

  init(_ program: Program, _ shape: ShapeID) {
    state = AbstractState(program, Layer(), steps: 200_000)
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
    withFrame(arguments, count: declaration.slotCount, height: declaration.height) {
      $0.visitBody(declaration.body, layer: Layer())
    }
    result.isComplete = state.remainingSteps > 0
    if result.isComplete {
      result.affineSlots = Set(slotIsAffine.filter { $0.value }.keys)
      result.layersAroundSlots = layersAroundSlots.mapValues { $0.map { effects[$0] } }
    } else {
      result.slotsDependOnSize = true
    }
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

  // MARK: Layers around slots

  mutating func open(_ layer: Layer) {
    openLayers.append((layer, effects.count))
    effects.append(layer.fades ? .opacity : [])
  }

  mutating func closeLayer() { openLayers.removeLast() }

  mutating func visitMask(_ mask: LayerStatement) {
    if let open = openLayers.last { effects[open.effects].insert(.masks) }
    visitLayer(mask)
  }

  /// Notes what is around a slot of the shape itself.
  mutating func noteLayers(around slot: Layer, named name: NameID) {
    var layers = openLayers.map { $0.effects }
    if slot.mirrors {
      layers.append(effects.count)
      effects.append([])
    }
    layersAroundSlots[name] = layers
    if condition.dependsOnSize || slot.looksDependOnSize || openLayers.contains(where: { $0.layer.looksDependOnSize }) {
      result.slotsDependOnSize = true
    }
  }

  // MARK: Calls

  /// Returns the value of an argument. One that a range limits is not affine.
  mutating func argument(_ id: ExpressionID, for parameter: Parameter, after values: [Variation]) -> Variation {
    var value = value(of: id)
    if !id.isPresent { value.traits = .unknown }
    if parameter.low.isPresent {
      for used in parameter.rangeUses { value.value += values[used].value }
      value.value = value.value.ofAnyFunction
    }
    return value
  }

  /// A `let` of a file has neither a size nor parameters.
  func value(of global: GlobalID) -> Variation {
    var result = Variation.constant
    result.traits = .unknown
    return result
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
