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

/// Finds out which declarations of a program depend on the direction of the layout, also by those that they use.
public struct DirectionUses {
  private let program: Program
  private var globals: Arena<Global>.Table<DirectionUse?>
  private var functions: Arena<Function>.Table<DirectionUse?>
  private var styles: Arena<Style>.Table<DirectionUse?>
  private var shapes: Arena<ShapeDeclaration>.Table<DirectionUse?>

  public init(_ program: Program) {
    self.program = program
    globals = Arena.Table(repeating: nil, for: program.globals)
    functions = Arena.Table(repeating: nil, for: program.functions)
    styles = Arena.Table(repeating: nil, for: program.styles)
    shapes = Arena.Table(repeating: nil, for: program.shapes)
  }

  public mutating func use(of id: GlobalID) -> DirectionUse {
    if let known = globals[id] { return known }
    globals[id] = DirectionUse()
    let use = use(of: program.globals[id].value)
    globals[id] = use
    return use
  }

  public mutating func use(of id: FunctionID) -> DirectionUse {
    if let known = functions[id] { return known }
    functions[id] = DirectionUse()
    let function = program.functions[id]
    let use = use(of: function.parameters).union(use(of: function.value))
    functions[id] = use
    return use
  }

  public mutating func use(of id: StyleID) -> DirectionUse {
    if let known = styles[id] { return known }
    styles[id] = DirectionUse()
    let style = program.styles[id]
    let use = use(of: style.parameters).union(use(of: style.body))
    styles[id] = use
    return use
  }

  public mutating func use(of id: ShapeID) -> DirectionUse {
    if let known = shapes[id] { return known }
    shapes[id] = DirectionUse()
    let shape = program.shapes[id]
    let use = use(of: shape.parameters).union(use(of: shape.body))
    shapes[id] = use
    return use
  }

  private mutating func use(of parameters: [Parameter]) -> DirectionUse {
    var result = DirectionUse()
    for parameter in parameters { result.formUnion(use(of: parameter.defaultValue)) }
    return result
  }

  // MARK: Statements

  private mutating func use(of id: BlockID) -> DirectionUse {
    let block = program[id]
    var result = DirectionUse()
    for index in block.bindings { result.formUnion(use(of: program.bindings[index].value)) }
    for index in block.statements { result.formUnion(use(of: program.statements[index])) }
    return result
  }

  private mutating func use(of id: BlockID?) -> DirectionUse { id.map { use(of: $0) } ?? DirectionUse() }

  private mutating func use(of statement: Statement) -> DirectionUse {
    switch statement.kind {
    case .command(_, let operands): return use(of: operands)
    case .outline(let path): return use(of: path)
    case .layer(let index), .mask(let index), .content(let index):
      let layer = program.layers[index]
      let sides = [LayerParameter.leading, .trailing].map { program.argument($0, of: layer) }
      let own: DirectionUse = sides.contains { $0.isPresent } ? .frame : []
      return own.union(use(of: layer.header)).union(use(of: layer.body))
    case .use(let index):
      let statement = program.uses[index]
      var result = use(of: statement.arguments).union(use(of: statement.shape))
      for body in statement.bodies { result.formUnion(use(of: body)) }
      return result
    case .apply(let style, let operands): return use(of: operands).union(use(of: style))
    case .if(let condition, let then, let otherwise):
      return use(of: condition).union(use(of: then)).union(use(of: otherwise))
    case .switch(let index):
      let choice = program.switches[index]
      var result = use(of: choice.subject)
      for body in choice.bodies { result.formUnion(use(of: body)) }
      return result
    case .repeat(let index):
      let loop = program.repeats[index]
      return use(of: loop.nest).union(use(of: loop.body))
    }
  }

  private mutating func use(of nest: LoopNest) -> DirectionUse {
    var result = use(of: nest.condition)
    for loop in nest.loops {
      switch loop.domain {
      case .range(let low, let high, _): result.formUnion(use(of: low).union(use(of: high)))
      case .list(let list): result.formUnion(use(of: list))
      }
    }
    return result
  }

  // MARK: Expressions

  private mutating func use(of operands: OperandRange) -> DirectionUse {
    var result = DirectionUse()
    for operand in program[operands] { result.formUnion(use(of: operand)) }
    return result
  }

  public mutating func use(of id: ExpressionID) -> DirectionUse {
    guard id.isPresent else { return [] }
    switch program[id].kind {
    case .layerValue(let value): return value == .isRightToLeft ? .value : []
    case .edges(let edges): return edges.isDisjoint(with: [.leading, .trailing]) ? [] : .edge
    case .point(let a, let b), .size(let a, let b), .binary(_, let a, let b), .element(let a, let b):
      return use(of: a).union(use(of: b))
    case .list(let operands): return use(of: operands)
    case .slice(let list, let low, let high, _): return use(of: list).union(use(of: low)).union(use(of: high))
    case .comprehension(let index):
      let comprehension = program.comprehensions[index]
      return use(of: comprehension.nest).union(use(of: comprehension.value))
    case .negate(let inner), .not(let inner), .convert(let inner), .member(_, let inner): return use(of: inner)
    case .conditional(let condition, let then, let otherwise):
      return use(of: condition).union(use(of: then)).union(use(of: otherwise))
    case .builtin(let builtin, let operands): return own(builtin, operands).union(use(of: operands))
    case .call(let function, let operands): return use(of: operands).union(use(of: function))
    case .path(let block): return use(of: block)
    case .global(let index): return use(of: index)
    case .number, .bool, .color, .string, .enumCase, .slot, .invalid: return []
    }
  }

  private func own(_ builtin: Builtin, _ operands: OperandRange) -> DirectionUse {
    switch builtin {
    case .edgesContains: .comparison
    case .rect(.insetEdges), .path(.roundedRect): program.usesDirection(builtin, operands) ? .value : []
    case .number, .rect, .paint, .path, .derivedPath, .pathMeasure, .list: []
    }
  }
}

extension Program {
  /// Returns whether a call has arguments for `leading` or `trailing` sides.
  public func usesDirection(_ builtin: Builtin, _ operands: OperandRange) -> Bool {
    switch builtin {
    case .rect(.insetEdges):
      [InsetEdgesParameter.leading, .trailing]
        .contains { self[Arguments<InsetEdgesParameter>(operands), $0].isPresent }
    case .path(.roundedRect):
      [RoundedRectParameter.topLeading, .topTrailing, .bottomTrailing, .bottomLeading]
        .contains { self[Arguments<RoundedRectParameter>(operands), $0].isPresent }
    case .number, .rect, .paint, .path, .derivedPath, .pathMeasure, .edgesContains, .list: false
    }
  }

  /// Whether anything in the program depends on the direction of the layout, except for edges that callers pass.
  var mentionsDirection: Bool {
    expressions.contains { expression in
      switch expression.kind {
      case .layerValue(let value): value == .isRightToLeft
      case .edges(let edges): !edges.isDisjoint(with: [.leading, .trailing])
      case .builtin(let builtin, let operands): usesDirection(builtin, operands)
      case .number, .bool, .color, .string, .enumCase, .slot, .global, .point, .size, .list, .element, .slice,
        .comprehension,
        .negate, .not, .binary, .conditional, .convert, .member, .call, .path, .invalid:
        false
      }
    }
      || layers.contains { layer in
        [LayerParameter.leading, .trailing].contains { argument($0, of: layer).isPresent }
      }
  }
}
