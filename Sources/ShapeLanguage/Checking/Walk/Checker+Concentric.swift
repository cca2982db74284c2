import ShapeCore

/// `.concentric` as a corner radius: that of the outline around the layer, less the distance from it.
extension Checker {
  /// A layer whose body is checked.
  struct OpenLayer: Sendable {
    /// Its header. `nil` for a shape, a style and the content of a slot.
    var header: OperandRange?
    var source = SourceSpan.none
    /// The number of blocks around the block that it is in.
    var depth = -1
    /// The path of an `outline` so far, unless it is in a branch.
    var outline = ExpressionID.none
    var hasOutlineInBranch = false
    /// The names of the concentric radii, clockwise from the top left corner, when they are needed.
    var radii: [ExpressionID] = []
  }

  /// Returns whether a value is the constant for a corner of a rounded rectangle.
  func isConcentric(_ value: ExpressionSyntax, of callable: KnownNames.Callable, _ parameter: Int) -> Bool {
    guard case .constant(let view) = value, view.name.text == RoundedRectParameters.concentric,
      case .builtin(let row) = callable.owner, BuiltinEntry.all[Int(row)].builtin == .path(.roundedRect)
    else { return false }
    return parameter == RoundedRectParameters.cornerRadius.index || RoundedRectParameters.corner(of: parameter) != nil
  }

  /// Replaces the constant by the radii of corners.
  mutating func setConcentric(_ parameters: [Int], of operands: OperandRange) {
    let span = program[program.operand(operands, parameters[0])].source
    guard let radii = concentricRadii(of: operands, at: span) else {
      for parameter in parameters { program.setOperand(operands, parameter, invalid(at: span)) }
      return
    }
    func isGiven(_ parameter: Int) -> Bool { program.operand(operands, parameter).isPresent }
    let flows = RoundedRectParameters.flowingCorners.contains { isGiven($0.index) }
    var all = parameters.filter { $0 != RoundedRectParameters.cornerRadius.index }
    if all.count < parameters.count {
      let others = flows ? RoundedRectParameters.flowingCorners : RoundedRectParameters.corners
      all += others.map { $0.index }.filter { !isGiven($0) }
    }
    for parameter in all {
      guard let (corner, flows) = RoundedRectParameters.corner(of: parameter) else { continue }
      // From right to left, the neighbor on the same side.
      let radius = flows ? choice(radii[corner ^ 1], radii[corner], at: span) : radii[corner]
      program.setOperand(operands, parameter, radius)
    }
  }

  /// Returns a value from right to left, or one from left to right.
  private mutating func choice(_ first: ExpressionID, _ second: ExpressionID, at span: SourceSpan) -> ExpressionID {
    let direction = program.make(.layerValue(.isRightToLeft), .bool, at: span)
    return program.make(.conditional(direction, first, second), program.type(of: first), at: span)
  }

  /// Returns the names of the radii of the innermost layer, made in the block around it.
  private mutating func concentricRadii(of operands: OperandRange, at span: SourceSpan) -> [ExpressionID]? {
    let rect = program[operands, RoundedRectParameters.rect]
    guard rect.isPresent else { return nil }
    guard case .layerValue(.bounds) = program[rect].kind else {
      report(.concentric(.otherRectangle), at: span)
      return nil
    }
    let last = surroundings.layers.count - 1
    guard last > 0, let header = surroundings.layers[last].header else {
      report(.concentric(.noLayer), at: span)
      return nil
    }
    guard let outer = roundedOutline(surroundings.layers[last - 1]) else {
      if let fault = outlineFault(around: last) { report(.concentric(fault), at: span) }
      return nil
    }
    if let label = transformingLabel(of: header) {
      report(.concentric(.transformed(label)), at: span)
      return nil
    }
    if !surroundings.layers[last].radii.isEmpty { return surroundings.layers[last].radii }
    let depth = surroundings.layers[last].depth
    let frame = name(program.make(.frame(header), .rect, at: surroundings.layers[last].source), inBlock: depth)
    let (radii, styles) = outerCorners(of: outer, inBlock: depth, at: span)
    let (left, top) = (edge(.rectMinX, of: frame), edge(.rectMinY, of: frame))
    let right = sum(.subtract, layerValue(.width, at: span), edge(.rectMaxX, of: frame))
    let bottom = sum(.subtract, layerValue(.height, at: span), edge(.rectMaxY, of: frame))
    let distances = [(left, top), (right, top), (right, bottom), (left, bottom)]
    let zero = program.make(.number(0), .number, at: span)
    let names = radii.indices.map { corner in
      let distance = number(.maximum, [distances[corner].0, distances[corner].1])
      let rest = sum(.subtract, radii[corner], scaled(distance, for: styles[corner]) { $0.decrease })
      return name(number(.maximum, [zero, rest]), inBlock: depth)
    }
    surroundings.layers[last].radii = names
    return names
  }

  /// Returns the label by which a layer is scaled, turned or mirrored, if there is one.
  private func transformingLabel(of header: OperandRange) -> String? {
    typealias Place = LayerParameters
    let parameters = [
      Place.fit.declaration, Place.fill.declaration, Place.scale.declaration, Place.rotation.declaration,
      Place.mirrored.declaration,
    ]
    return parameters.first { program.operand(header, $0.index).isPresent }?.name
  }

  /// Returns the arguments of a path that is a rounded rectangle with circular ratios along the bounds of its layer.
  private func roundedOutline(_ layer: OpenLayer) -> OperandRange? {
    guard case let path = outlinePath(of: layer), path.isPresent,
      case .builtin(.path(.roundedRect), let operands) = program[path].kind,
      case let rect = program[operands, RoundedRectParameters.rect], rect.isPresent,
      case .layerValue(.bounds) = program[rect].kind, !program[operands, RoundedRectParameters.cornerRadii].isPresent
    else { return nil }
    return operands
  }

  private func outlinePath(of layer: OpenLayer) -> ExpressionID {
    guard layer.outline.isPresent, case .slot(let slot) = program[layer.outline].kind else { return layer.outline }
    return program.value(ofSlot: slot, fromBlock: layer.depth + 1) ?? layer.outline
  }

  /// Returns why the outline around a layer gives no radius, or `nil` if that is reported already.
  private func outlineFault(around index: Int) -> ConcentricFault? {
    let outer = surroundings.layers[index - 1]
    guard case let path = outlinePath(of: outer), path.isPresent else {
      if outer.hasOutlineInBranch { return .outlineInBranch }
      if hasOutline(below: surroundings.layers[index].source) { return .laterOutline }
      return surroundings.layers[..<(index - 1)].contains { $0.outline.isPresent } ? .distantOutline : .noOutline
    }
    switch program[path].kind {
    case .builtin(.path(.roundedRect), let operands):
      return .outline(program[operands, RoundedRectParameters.cornerRadii].isPresent ? .elliptical : .otherRectangle)
    case .builtin(.path(.capsule), _): return .outline(.capsule)
    case .invalid: return nil
    case _: return .outline(.otherPath)
    }
  }

  /// Returns whether the block of a layer has an outline below the layer.
  private func hasOutline(below layer: SourceSpan) -> Bool {
    let node = trees[Int(layer.file)].node(at: Int(layer.start))
    guard let block = node.parent, block.kind == .block else { return false }
    return BlockSyntax(node: block).statements.contains {
      if case .outline(let view) = $0 { view.span.start > layer.start } else { false }
    }
  }

  /// Returns the styles of the corners of an outline, and their radii as they are drawn: reduced by one factor if two
  /// don't fit their side.
  private mutating func outerCorners(
    of operands: OperandRange, inBlock depth: Int, at span: SourceSpan
  ) -> (radii: [ExpressionID], styles: [ExpressionID]) {
    typealias Place = RoundedRectParameters
    let zero = program.make(.number(0), .number, at: span)
    let circular = program.make(.enumCase(CornerStyle.circular.id), BuiltinEnum.cornerStyle.type, at: span)
    var radii = values(Place.corners, Place.flowingCorners, else: Place.cornerRadius, zero, operands)
    let styles = values(Place.cornerStyles, Place.flowingCornerStyles, else: Place.style, circular, operands)
    if Set(radii).count == 1, Set(styles).count == 1 {
      let share = reach(program.make(.number(2), .number, at: span), styles[0])
      let halves = [LayerValue.width, .height].map { sum(.divide, layerValue($0, at: span), share) }
      let radius = name(number(.minimum, [radii[0]] + halves), inBlock: depth)
      return ([ExpressionID](repeating: radius, count: 4), styles)
    }
    radii = radii.map { name($0, inBlock: depth) }
    let reaches = zip(radii, styles).map { reach($0, $1) }
    var factors = [program.make(.number(1), .number, at: span)]
    for (first, second, side) in [(0, 1, LayerValue.width), (3, 2, .width), (0, 3, .height), (1, 2, .height)] {
      // Without radii, any factor fits.
      let least = program.make(.number(1e-6), .number, at: span)
      let both = number(.maximum, [least, sum(.add, reaches[first], reaches[second])])
      factors.append(sum(.divide, layerValue(side, at: span), both))
    }
    let factor = name(number(.minimum, factors), inBlock: depth)
    return (radii.map { sum(.multiply, factor, $0) }, styles)
  }

  /// Returns the value of each corner: its own, the one for its place in the layout, that of all, or the usual one.
  private mutating func values<Value, Usual>(
    _ fixed: [TypedParameter<Value>], _ flowing: [TypedParameter<Value>], else all: TypedParameter<Usual>,
    _ usual: ExpressionID, _ operands: OperandRange
  ) -> [ExpressionID] {
    func given<Other>(_ parameter: TypedParameter<Other>, else other: ExpressionID) -> ExpressionID {
      program[operands, parameter].isPresent ? program[operands, parameter] : other
    }
    let all = given(all, else: usual)
    return fixed.indices.map { corner in
      let places = (given(flowing[corner], else: all), given(flowing[corner ^ 1], else: all))
      let value = places.0 == places.1 ? places.0 : choice(places.1, places.0, at: program[all].source)
      return given(fixed[corner], else: value)
    }
  }

  // MARK: Expressions

  /// Returns the distance from the corner at which the curve of a radius begins.
  private mutating func reach(_ radius: ExpressionID, _ style: ExpressionID) -> ExpressionID {
    scaled(radius, for: style) { CornerShape.style($0).reach }
  }

  /// Returns a length multiplied by a factor that depends on the style of a corner. That of `.circular` is 1.
  private mutating func scaled(
    _ length: ExpressionID, for style: ExpressionID, by factor: (CornerStyle) -> Double
  ) -> ExpressionID {
    let span = program[length].source
    if case .enumCase(let index) = program[style].kind {
      guard let factor = CornerStyle(index).map(factor), factor != 1 else { return length }
      return sum(.multiply, length, program.make(.number(factor), .number, at: span))
    }
    var result = length
    for other in CornerStyle.allCases where factor(other) != 1 {
      let constant = program.make(.enumCase(other.id), program.type(of: style), at: span)
      let test = program.make(.binary(.equal, style, constant), .bool, at: span)
      let product = sum(.multiply, length, program.make(.number(factor(other)), .number, at: span))
      result = program.make(.conditional(test, product, result), .number, at: span)
    }
    return result
  }

  private mutating func edge(_ member: Member, of frame: ExpressionID) -> ExpressionID {
    program.make(.member(member, frame), .number, at: program[frame].source)
  }

  private mutating func layerValue(_ value: LayerValue, at span: SourceSpan) -> ExpressionID {
    program.make(.layerValue(value), value.type, at: span)
  }

  private mutating func sum(_ operation: BinaryOperation, _ a: ExpressionID, _ b: ExpressionID) -> ExpressionID {
    program.make(.binary(operation, a, b), .number, at: program[a].source)
  }

  private mutating func number(_ function: NumberFunction, _ values: [ExpressionID]) -> ExpressionID {
    program.make(.builtin(.number(function), program.append(values)), .number, at: program[values[0]].source)
  }

  /// Makes a value a `let` without a name of an open block, unless it is not computed.
  mutating func name(_ value: ExpressionID, inBlock depth: Int) -> ExpressionID {
    guard program[value].kind.isComputed else { return value }
    let (slot, span) = (surroundings.newSlot(), program[value].source)
    program.append(Binding(name: .none, slot: slot, value: value, source: span), toBlock: depth)
    return program.make(.slot(slot), program.type(of: value), at: span)
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

extension Expression.Kind {
  /// Whether the value is neither a name nor a literal.
  var isComputed: Bool {
    switch self {
    case .slot, .global, .layerValue, .number, .bool, .enumCase: false
    case .color, .string, .edges, .point, .size, .list, .element, .slice, .comprehension, .negate, .not, .convert,
      .binary, .conditional, .member, .builtin, .call, .path, .frame, .scoped, .invalid:
      true
    }
  }
}
