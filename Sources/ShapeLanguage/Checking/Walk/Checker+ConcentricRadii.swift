@_spi(Generated) import ShapeCore

/// An outline with concentric corners.
enum RoundedOutline {
  /// A rounded rectangle along the bounds of its layer, with these arguments.
  case roundedRect(OperandRange)
  /// A capsule in the bounds of its layer.
  case capsule
}

/// The radii of concentric corners, as expressions.
extension Checker {
  /// The corners of an outline, clockwise from the top left one.
  private struct OuterCorners {
    /// The radii as they are drawn.
    var radii: [ExpressionID]
    /// By how much the radius of an inner corner is smaller for each point of distance.
    var decreases: [ExpressionID]
  }

  /// Returns the names of the radii of corners in a frame, which are made in the block around it.
  mutating func radii(
    in frame: ExpressionID, _ outline: RoundedOutline, inBlock depth: Int, at span: SourceSpan
  ) -> [ExpressionID] {
    let outer = corners(of: outline, inBlock: depth, at: span)
    let (left, top) = (edge(.rectMinX, of: frame), edge(.rectMinY, of: frame))
    let right = result(.subtract, layerValue(.width, at: span), edge(.rectMaxX, of: frame))
    let bottom = result(.subtract, layerValue(.height, at: span), edge(.rectMaxY, of: frame))
    let distances = [(left, top), (right, top), (right, bottom), (left, bottom)]
    return outer.radii.indices.map { corner in
      let distance = number(.maximum, [distances[corner].0, distances[corner].1])
      let rest = result(.subtract, outer.radii[corner], result(.multiply, distance, outer.decreases[corner]))
      return name(number(.maximum, [constant(0, at: span), rest]), inBlock: depth)
    }
  }

  /// Returns the corners of an outline, with radii that are reduced by one factor if two don't fit their side.
  private mutating func corners(
    of outline: RoundedOutline, inBlock depth: Int, at span: SourceSpan
  ) -> OuterCorners {
    typealias Place = RoundedRectParameters
    let one = constant(1, at: span)
    guard case .roundedRect(let operands) = outline else {
      let sides = [LayerValue.width, .height].map { result(.divide, layerValue($0, at: span), constant(2, at: span)) }
      let radius = name(number(.minimum, sides), inBlock: depth)
      return OuterCorners(radii: Array(repeating: radius, count: 4), decreases: Array(repeating: one, count: 4))
    }
    var radii = values(
      Place.corners, Place.flowingCorners, else: given(operands, Place.cornerRadius) ?? constant(0, at: span), operands)
    let curvature = given(operands, Place.curvature)
    let smoothing = given(operands, Place.smoothing)
    let style = given(operands, Place.style)
    let usual =
      if let curvature {
        (one, decrease(curvature: curvature, inBlock: depth))
      } else if smoothing != nil {
        (one, one)
      } else if let style { (name(reach(style), inBlock: depth), name(decrease(style), inBlock: depth)) } else {
        (one, one)
      }
    let (styles, flowing) = (Place.cornerStyles, Place.flowingCornerStyles)
    let reaches = values(styles, flowing, else: usual.0, operands) { $0.reach($1) }
    let decreases = values(styles, flowing, else: usual.1, operands) { $0.decrease($1) }
    if Set(radii).count == 1, reaches.allSatisfy({ isSame($0, reaches[0]) }) {
      let share = result(.multiply, constant(2, at: span), reaches[0])
      let halves = [LayerValue.width, .height].map { result(.divide, layerValue($0, at: span), share) }
      let radius = name(number(.minimum, [radii[0]] + halves), inBlock: depth)
      return OuterCorners(radii: Array(repeating: radius, count: 4), decreases: decreases)
    }
    radii = radii.map { name($0, inBlock: depth) }
    let lengths = zip(radii, reaches).map { result(.multiply, $0, $1) }
    var factors = [one]
    for (first, second, side) in [(0, 1, LayerValue.width), (3, 2, .width), (0, 3, .height), (1, 2, .height)] {
      // Without radii, any factor fits.
      let both = number(.maximum, [constant(1e-6, at: span), result(.add, lengths[first], lengths[second])])
      factors.append(result(.divide, layerValue(side, at: span), both))
    }
    let factor = name(number(.minimum, factors), inBlock: depth)
    return OuterCorners(radii: radii.map { result(.multiply, factor, $0) }, decreases: decreases)
  }

  private func given<Value>(_ operands: OperandRange, _ parameter: TypedParameter<Value>) -> ExpressionID? {
    let value = program[operands, parameter]
    return value.isPresent ? value : nil
  }

  /// Returns what follows from the value of each corner: its own, the one for its place in the layout, or the usual one.
  private mutating func values<Value>(
    _ fixed: [TypedParameter<Value>], _ flowing: [TypedParameter<Value>], else usual: ExpressionID,
    _ operands: OperandRange, _ result: (inout Checker, ExpressionID) -> ExpressionID = { $1 }
  ) -> [ExpressionID] {
    let places = flowing.map { place in given(operands, place).map { result(&self, $0) } ?? usual }
    return fixed.indices.map { corner in
      if let value = given(operands, fixed[corner]) { return result(&self, value) }
      let (leftToRight, rightToLeft) = (places[corner], places[corner ^ 1])
      if isSame(leftToRight, rightToLeft) { return leftToRight }
      return choice(rightToLeft, leftToRight, at: program[usual].source)
    }
  }

  // MARK: Styles of corners

  /// Returns the distance from the corner at which the curve of a style begins, in radii.
  private mutating func reach(_ style: ExpressionID) -> ExpressionID {
    factor(of: style) { CornerShape.style($0).reach }
  }

  private mutating func decrease(_ style: ExpressionID) -> ExpressionID { factor(of: style) { $0.decrease } }

  /// Returns a factor that depends on the style of a corner. That of `.circular` is 1.
  private mutating func factor(of style: ExpressionID, _ factor: (CornerStyle) -> Double) -> ExpressionID {
    let span = program[style].source
    if case .enumCase(let index) = program[style].kind {
      return constant(CornerStyle(index).map(factor) ?? 1, at: span)
    }
    var result = constant(1, at: span)
    for other in CornerStyle.allCases where factor(other) != 1 {
      let name = program.make(.enumCase(other.id), program.type(of: style), at: span)
      let test = program.make(.binary(.equal, style, name), .bool, at: span)
      result = program.make(.conditional(test, constant(factor(other), at: span), result), .number, at: span)
    }
    return result
  }

  /// Returns the decrease of superellipses. Those with a curvature of 1 or more decrease like circles, so that their
  /// radius stays the distance from the corner at which they begin.
  ///
  /// Others have the same distance in the middle of the corner. There a superellipse with the exponent n is 1 - 2^(-1 / n)
  /// radii from both sides, and its mirror image 2^(-1 / n), so the decrease is (1 - √½) over that. Below -1 it falls to that
  /// of a notch, whose sides have the distance.
  private mutating func decrease(curvature: ExpressionID, inBlock depth: Int) -> ExpressionID {
    let span = program[curvature].source
    func constant(_ value: Double) -> ExpressionID { program.make(.number(value), .number, at: span) }
    let largest = CornerShape.largestCurvature
    // As the corners limit it.
    let curvature =
      literal(curvature) == nil
      ? name(number(.clamp, [curvature, constant(-largest), constant(largest)]), inBlock: depth) : curvature
    let exponent = number(.ofTwo(.power), [constant(2), number(.ofOne(.absolute), [curvature])])
    let half = name(number(.ofTwo(.power), [constant(2), result(.divide, constant(-1), exponent)]), inBlock: depth)
    let middle = smaller(curvature, constant(0), half, result(.subtract, constant(1), half))
    let even = result(.divide, constant(1 - 0.5.squareRoot()), middle)
    let slope = constant(CornerStyle.scoop.decrease / (largest - 1))
    let steep = result(.multiply, slope, result(.add, curvature, constant(largest)))
    let gentle = smaller(curvature, constant(1), even, constant(1))
    return name(smaller(curvature, constant(-1), steep, gentle), inBlock: depth)
  }

  // MARK: Expressions

  private mutating func constant(_ value: Double, at span: SourceSpan) -> ExpressionID {
    program.make(.number(value), .number, at: span)
  }

  private mutating func edge(_ member: Member, of frame: ExpressionID) -> ExpressionID {
    program.make(.member(member, frame), .number, at: program[frame].source)
  }

  private mutating func layerValue(_ value: LayerValue, at span: SourceSpan) -> ExpressionID {
    program.make(.layerValue(value), value.type, at: span)
  }

  private func isSame(_ a: ExpressionID, _ b: ExpressionID) -> Bool {
    if a == b { return true }
    guard let a = literal(a), let b = literal(b) else { return false }
    return a == b
  }

  /// The value of a literal.
  private func literal(_ value: ExpressionID) -> Double? {
    switch program[value].kind {
    case .number(let number): number
    case .negate(let operand): literal(operand).map { -$0 }
    case _: nil
    }
  }

  /// Returns a value if a number is smaller than another one, or else another value.
  private mutating func smaller(
    _ a: ExpressionID, _ b: ExpressionID, _ then: ExpressionID, _ otherwise: ExpressionID
  ) -> ExpressionID {
    if let a = literal(a), let b = literal(b) { return a < b ? then : otherwise }
    let span = program[a].source
    let test = program.make(.binary(.less, a, b), .bool, at: span)
    return program.make(.conditional(test, then, otherwise), .number, at: span)
  }

  /// Returns the result of an operation. That of literals is a literal, and factors of 1 are omitted.
  private mutating func result(_ operation: BinaryOperation, _ a: ExpressionID, _ b: ExpressionID) -> ExpressionID {
    let span = program[a].source
    switch (operation, literal(a), literal(b)) {
    case (.multiply, _, 1): return a
    case (.add, let a?, let b?): return constant(a + b, at: span)
    case (.subtract, let a?, let b?): return constant(a - b, at: span)
    case (.multiply, let a?, let b?): return constant(a * b, at: span)
    case (.divide, let a?, let b?) where b != 0: return constant(a / b, at: span)
    case (_, _, _): return program.make(.binary(operation, a, b), .number, at: span)
    }
  }

  /// Returns the result of a function. A power or an absolute value of literals is a literal.
  private mutating func number(_ function: NumberFunction, _ values: [ExpressionID]) -> ExpressionID {
    let span = program[values[0]].source
    switch (function, literal(values[0]), values.last.flatMap { literal($0) }) {
    case (.ofOne(.absolute), let value?, _): return constant(abs(value), at: span)
    case (.ofTwo(.power), let base?, let exponent?): return constant(Mathematics.power(base, exponent), at: span)
    case (_, _, _): return program.make(.builtin(.number(function), program.append(values)), .number, at: span)
    }
  }
}

extension CornerStyle {
  /// By how much the radius of a corner is smaller for each point of distance inside it, so that the middle of the corner,
  /// or both sides of a notch, have this distance.
  fileprivate var decrease: Double {
    switch self {
    case .circular, .continuous: 1
    case .bevel: 2 - 2.squareRoot()
    case .notch: 0
    case .scoop: 2.squareRoot() - 1
    }
  }
}
