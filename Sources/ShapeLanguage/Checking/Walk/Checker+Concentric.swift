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
  mutating func choice(_ first: ExpressionID, _ second: ExpressionID, at span: SourceSpan) -> ExpressionID {
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
    surroundings.layers[last].radii = radii(in: frame, outer, inBlock: depth, at: span)
    return surroundings.layers[last].radii
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

  /// Returns the outline of a layer, if it is a rounded rectangle or a capsule along the bounds of its layer, without elliptical
  /// corners.
  private func roundedOutline(_ layer: OpenLayer) -> RoundedOutline? {
    func isBounds(_ rect: ExpressionID) -> Bool {
      if rect.isPresent, case .layerValue(.bounds) = program[rect].kind { true } else { false }
    }
    guard case let path = outlinePath(of: layer), path.isPresent else { return nil }
    switch program[path].kind {
    case .builtin(.path(.roundedRect), let operands)
    where isBounds(program[operands, RoundedRectParameters.rect])
      && !program[operands, RoundedRectParameters.cornerRadii].isPresent:
      return .roundedRect(operands)
    case .builtin(.path(.capsule), let operands) where isBounds(program[operands, PathInRectParameters.rect]):
      return .capsule
    case _: return nil
    }
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
    case .builtin(.path(.capsule), _): return .outline(.otherRectangle)
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

  /// Makes a value a `let` without a name of an open block, unless it is not computed.
  mutating func name(_ value: ExpressionID, inBlock depth: Int) -> ExpressionID {
    guard program[value].kind.isComputed else { return value }
    let (slot, span) = (surroundings.newSlot(), program[value].source)
    program.append(Binding(name: .none, slot: slot, value: value, source: span), toBlock: depth)
    return program.make(.slot(slot), program.type(of: value), at: span)
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
