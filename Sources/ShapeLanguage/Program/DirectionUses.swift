import ShapeCore

/// How code depends on the direction of the layout.
public struct DirectionUse: OptionSet, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A value depends on it: `isRightToLeft`, or lengths for `leading:` or `trailing:`.
  public static let value = DirectionUse(rawValue: 1)
  /// It contains `.leading` or `.trailing`.
  public static let edge = DirectionUse(rawValue: 2)
  /// It compares sets of edges, which may contain those.
  public static let comparison = DirectionUse(rawValue: 4)
  /// The frame of a layer depends on it.
  public static let frame = DirectionUse(rawValue: 8)

  /// Whether a picture may differ from right to left, unless a caller passes edges that do.
  public var affectsPictures: Bool { !isDisjoint(with: [.value, .edge, .frame]) }

  /// Whether a value may depend on the direction.
  public var affectsValues: Bool { !isDisjoint(with: [.value, .comparison]) }

  /// Whether a value without parameters depends on the direction.
  var affectsConstants: Bool { contains(.value) || isSuperset(of: [.comparison, .edge]) }
}

/// Finds out which parts of a program depend on the direction of the layout, also by the declarations that they use.
public struct DirectionUses {
  private let program: Program
  /// The uses of declarations. One that is being searched has none.
  private var known: [Program.Part: DirectionUse] = [:]

  public init(_ program: Program) { self.program = program }

  package mutating func use(of part: Program.Part) -> DirectionUse {
    guard part.isDeclaration else { return search(part) }
    if let known = known[part] { return known }
    known[part] = []
    let result = search(part)
    known[part] = result
    return result
  }

  /// Returns the first place in a part that affects pictures, or `nil` if there is none.
  mutating func place(in part: Program.Part) -> SourceSpan? {
    guard use(of: part).affectsPictures else { return nil }
    if let place = program.ownDirectionPlace(of: part) { return place }
    var parts: [Program.Part] = []
    program.forEachPart(of: part) { parts.append($0) }
    for part in parts {
      if let place = place(in: part) { return place }
    }
    return nil
  }

  private mutating func search(_ part: Program.Part) -> DirectionUse {
    var result = program.ownDirectionUse(of: part)
    program.forEachPart(of: part) { result.formUnion(use(of: $0)) }
    return result
  }
}

extension Program {
  /// Returns whether a call has arguments for `leading` or `trailing` sides.
  package func usesDirection(_ builtin: Builtin, _ operands: OperandRange) -> Bool {
    switch builtin {
    case .rect(.insetEdges):
      self[operands, InsetEdgesParameters.leading].isPresent || self[operands, InsetEdgesParameters.trailing].isPresent
    case .path(.roundedRect):
      RoundedRectParameters.all.contains { parameter in
        self.operand(operands, parameter.index).isPresent && FixedSide.of(parameter.name) != nil
      }
    case .number, .rect, .paint, .path, .derivedPath, .pathMeasure, .point, .edgesContains, .list: false
    }
  }

  /// Returns how a part depends on the direction by itself, without the parts that it contains or uses.
  fileprivate func ownDirectionUse(of part: Part) -> DirectionUse {
    switch part {
    case .expression(let id): directionUse(of: self[id].kind)
    case .layer(let id): hasDirection(layers[id].header) ? .frame : []
    case .block, .global, .function, .style, .shape: []
    }
  }

  private func directionUse(of kind: Expression.Kind) -> DirectionUse {
    switch kind {
    case .layerValue(let value): value == .isRightToLeft ? .value : []
    case .edges(let edges): edges.isDisjoint(with: [.leading, .trailing]) ? [] : .edge
    case .builtin(.edgesContains, _): .comparison
    case .builtin(let builtin, let operands): usesDirection(builtin, operands) ? .value : []
    case .frame(let header): hasSide(header) ? .value : []
    case .number, .bool, .color, .string, .enumCase, .slot, .global, .point, .size, .list, .element, .slice,
      .comprehension, .negate, .not, .convert, .binary, .conditional, .member, .call, .path, .scoped, .invalid:
      []
    }
  }

  private func hasDirection(_ header: OperandRange) -> Bool { hasSide(header) || mirroring(of: header).isPresent }

  private func hasSide(_ header: OperandRange) -> Bool { side(of: header).isPresent }

  /// The first argument of a header for a `leading` or `trailing` side, or `.none`.
  private func side(of header: OperandRange) -> ExpressionID {
    let leading = self[header, LayerParameters.leading]
    return leading.isPresent ? leading : self[header, LayerParameters.trailing]
  }

  /// The argument of a header that can mirror the layer, or `.none`.
  func mirroring(of header: OperandRange) -> ExpressionID {
    let mirrored = self[header, LayerParameters.mirrored]
    guard mirrored.isPresent, case .enumCase(let index) = self[mirrored].kind else { return mirrored }
    return Mirroring(index) == .never ? .none : mirrored
  }

  /// Returns the place at which a part depends on the direction by itself.
  func ownDirectionPlace(of part: Part, comparing: Bool = false) -> SourceSpan? {
    let use = ownDirectionUse(of: part)
    guard use.affectsPictures || comparing && use.affectsValues else { return nil }
    switch part {
    case .expression(let id): return self[id].source
    case .layer(let id):
      let header = layers[id].header
      return self[hasSide(header) ? side(of: header) : mirroring(of: header)].source
    case .block, .global, .function, .style, .shape: return nil
    }
  }

  /// Whether anything in the program depends on the direction of the layout, except for edges that callers pass.
  var mentionsDirection: Bool {
    expressions.contains { directionUse(of: $0.kind).affectsPictures }
      || layers.indices.contains { hasDirection(layers[$0].header) }
  }
}
