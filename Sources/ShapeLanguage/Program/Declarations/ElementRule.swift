import ShapeCore

/// What decides which elements a path has: their kinds, and their order. Numbers that only move points don't.
///
/// The implementations in `ShapeCore/Path` keep these rules, and a law over random programs compares both.
enum ElementRule: Equatable, Sendable {
  /// The elements of its paths, the lengths of its lists, and the values of some arguments, by their positions.
  case operands(deciding: [Int] = [])
  /// As `operands`, and whether a path is still ready-made: a rectangle with round corners keeps them, and is otherwise
  /// rounded wherever two elements meet.
  case storage(deciding: [Int])
  /// As `operands`, and for curves that are closed, whether the end meets the start.
  case closing
  /// All numbers.
  case numbers
}

extension PathFunction {
  /// What decides which elements the path has.
  var elementRule: ElementRule {
    switch self {
    // A corner without a radius is an arc without a length.
    case .rect, .circle, .ellipse, .capsule: .operands()
    case .roundedRect:
      .operands(deciding: [RoundedRectParameters.style.index] + RoundedRectParameters.styles.map { $0.index })
    case .polygon, .polyline: .operands()
    case .spline: .operands(deciding: [SplineParameters.closed.index])
    case .regularPolygon: .operands(deciding: [RegularPolygonParameters.sides.index])
    case .star: .operands(deciding: [StarParameters.points.index])
    }
  }
}

extension PathDerivation {
  /// What decides which elements the path has.
  var elementRule: ElementRule {
    switch self {
    case .translated, .rotated, .scaled, .scaledAxes: .operands()
    case .reversed: .closing
    case .rounded: .storage(deciding: [RoundedParameters.style.index])
    case .trimmed, .stroked, .offset, .combined, .simplified, .dashed, .flattened: .numbers
    }
  }
}

extension PathCommand {
  /// The operands whose values decide which elements the command adds, by their positions, besides the elements of a
  /// path that it adds.
  var decidingOperands: [Int] {
    switch self {
    case .move, .line, .quad, .curve, .smooth, .close: []
    // A line and an arc, whatever their lengths are.
    case .arc, .endpointArc: []
    case .corner: [CornerParameters.style.index]
    case .add: [AddParameters.joined.index]
    }
  }

  /// Whether it can add something other than lines.
  var addsCurves: Bool {
    switch self {
    case .move, .line, .close, .add: false
    case .quad, .curve, .smooth, .arc, .endpointArc, .corner: true
    }
  }
}

extension PathFunction {
  /// The properties of its paths.
  var traits: PathTraits {
    switch self {
    case .rect: [.readyMade, .closes]
    // Their curves end exactly where they start.
    case .roundedRect, .circle, .ellipse, .capsule: [.readyMade, .curves]
    case .spline: .curves
    case .polygon, .regularPolygon, .star: .closes
    case .polyline: []
    }
  }
}

/// Properties of a path that decide how its elements change in `reversed` and `rounded`.
struct PathTraits: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  /// It may contain curves or arcs.
  static let curves = PathTraits(rawValue: 1)
  /// It may contain subpaths that a line closes.
  static let closes = PathTraits(rawValue: 2)
  /// It may be stored as a rectangle, a rounded rectangle or an ellipse.
  static let readyMade = PathTraits(rawValue: 4)
  /// It may be stored as elements, although `readyMade` is set.
  static let plain = PathTraits(rawValue: 8)

  /// Those of a path of which nothing is known.
  static let unknown: PathTraits = [.curves, .closes, .readyMade, .plain]
}
