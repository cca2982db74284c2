/// How a value varies with the size of the shape and the animated parameters.
struct Variation: Hashable, Sendable {
  /// What its numbers depend on: those of the elements, for a list or a path.
  var value = Dependence.none
  /// What the number of a list's elements, or the elements of a path depend on.
  var structure = Dependence.none
  /// The places where that comes from, at most `Variation.jumpLimit`.
  private(set) var jumps: [Jump] = []
  /// Those of a path.
  var traits: PathTraits = []
  /// What it depends on whether a path is ready-made.
  var storage = Dependence.none

  static let constant = Variation()

  /// The largest number of places that are listed for one path.
  private static let jumpLimit = 8

  init(value: Dependence = .none) { self.value = value }

  /// The dependence of a value that any function makes from all of this.
  var ofAnyFunction: Dependence { (value + structure).ofAnyFunction }

  /// Adds a place where the number of elements changes.
  mutating func add(_ jump: Jump) {
    guard !jump.dependence.isNone else { return }
    structure += jump.dependence.ofAnyFunction
    if jumps.count < Self.jumpLimit, !jumps.contains(jump) { jumps.append(jump) }
  }

  /// Adds what the elements of another list or path depend on.
  mutating func addStructure(of other: Variation) {
    structure += other.structure
    for jump in other.jumps where jumps.count < Self.jumpLimit && !jumps.contains(jump) { jumps.append(jump) }
  }

  /// Adds all that another value depends on, for one of the two values.
  mutating func merge(_ other: Variation) {
    value += other.value
    storage += other.storage
    traits.formUnion(other.traits)
    addStructure(of: other)
  }

  /// An element of the list at a fixed index.
  var element: Variation {
    var result = self
    // If the number of elements changes, another one may get the index.
    result.value += structure.ofAnyFunction
    return result
  }
}

extension ValueType {
  /// Whether values have a number of elements.
  var hasElements: Bool {
    switch self {
    case .path, .list: true
    case .invalid, .number, .integer, .bool, .angle, .point, .size, .rect, .color, .paint, .edges, .string, .stop,
      .enumeration:
      false
    }
  }

  /// Whether animations interpolate parameters of the type.
  public var isInterpolated: Bool {
    switch self {
    case .number, .angle, .point, .size, .rect, .color: true
    case .invalid, .integer, .bool, .paint, .path, .edges, .string, .stop, .enumeration, .list: false
    }
  }
}
