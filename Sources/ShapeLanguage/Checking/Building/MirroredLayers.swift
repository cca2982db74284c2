import ShapeCore

/// Finds what would be mirrored twice: what follows the direction of the layout in a layer that is mirrored, also by a
/// name outside it.
struct MirroredLayers {
  private let program: Program
  private var uses: DirectionUses
  private(set) var diagnostics: [Diagnostic] = []
  /// The values of the names of a declaration, by their slots. A loop variable has those that decide about its values.
  private var values: [Int32: [ExpressionID]] = [:]
  private var layers: [LayerStatement] = []
  /// The names and functions that have been followed from a layer.
  private var followed: Set<Int32> = []
  private var followedDeclarations: Set<Program.Part> = []
  /// Whether the code is in a shape or a style that a layer uses, whose edges its user chooses.
  private var isUsed = false

  init(_ program: Program) {
    self.program = program
    uses = DirectionUses(program)
    guard program.layers.contains(where: { program.mirroring(of: $0.header).isPresent }) else { return }
    for id in program.shapes.indices { check(.shape(id)) }
    for id in program.styles.indices { check(.style(id)) }
  }

  private mutating func check(_ declaration: Program.Part) {
    (values, layers) = ([:], [])
    collectParts(of: declaration)
    for layer in layers {
      guard let body = layer.body else { continue }
      (followed, followedDeclarations) = ([], [])
      guard let place = place(in: .block(body)) else { continue }
      let mirrored = program.mirroring(of: layer.header)
      let note = Note(.followsDirection, at: place)
      diagnostics.append(Diagnostic(.mirroredDirection, at: program[mirrored].source, notes: [note]))
    }
  }

  // MARK: Names

  private mutating func collectParts(of part: Program.Part) {
    switch part {
    case .block(let id):
      for index in program[id].bindings {
        let binding = program.bindings[index]
        values[binding.slot, default: []].append(binding.value)
        if let function = binding.function { collectParts(of: .function(function)) }
      }
      for index in program[id].statements {
        if case .repeat(let loop) = program.statements[index].kind { collect(program.repeats[loop].nest) }
      }
    case .expression(let id):
      if case .comprehension(let index) = program[id].kind { collect(program.comprehensions[index].nest) }
    case .layer(let id):
      if program.mirroring(of: program.layers[id].header).isPresent { layers.append(program.layers[id]) }
    case .global, .function, .style, .shape: break
    }
    var parts: [Program.Part] = []
    program.forEachPart(of: part) { if !$0.isDeclaration { parts.append($0) } }
    for part in parts { collectParts(of: part) }
  }

  private mutating func collect(_ nest: LoopNest) {
    for loop in nest.loops {
      switch loop.domain {
      case .range(let low, let high, _): values[loop.variable.slot, default: []] += [low, high]
      case .list(let list): values[loop.variable.slot, default: []].append(list)
      }
      for other in loop.others { values[other.variable.slot, default: []].append(other.list) }
    }
  }

  // MARK: Places

  /// Returns the first place in a part that follows the direction, or that a name in it gets its value from.
  private mutating func place(in part: Program.Part) -> SourceSpan? {
    switch part {
    case .global: return uses.place(in: part)
    // The defaults of omitted arguments are parts of the block.
    case .style(let id): return place(in: program.styles[id].body, of: part)
    case .shape(let id): return place(in: program.shapes[id].body, of: part)
    case .function(let id):
      guard program.functions[id].local != nil else { return uses.place(in: part) }
      guard followedDeclarations.insert(part).inserted else { return nil }
    case .expression, .block, .layer: break
    }
    if let place = program.ownDirectionPlace(of: part, comparing: !isUsed) { return place }
    var parts: [Program.Part] = []
    if case .expression(let id) = part, case .slot(let slot) = program[id].kind, followed.insert(slot).inserted {
      parts = (values[slot] ?? []).filter { $0.isPresent }.map { .expression($0) }
    }
    if case .block(let id) = part {
      for index in program[id].bindings where program.bindings[index].value.isPresent {
        parts.append(.expression(program.bindings[index].value))
      }
      for index in program[id].statements {
        switch program.statements[index].kind {
        case .use(let use):
          // What fills its slots isn't mirrored.
          let (shape, arguments) = (program.uses[use].shape, program.uses[use].arguments)
          if let place = chosenEdges(arguments, for: .shape(shape)) { return place }
          parts += program.arguments(arguments, of: program.shapes[shape].parameters) + [.shape(shape)]
        case .apply(let style, let arguments):
          if let place = chosenEdges(arguments, for: .style(style)) { return place }
          parts += program.arguments(arguments, of: program.styles[style].parameters) + [.style(style)]
        case .command, .outline, .layer, .mask, .content, .if, .switch, .repeat:
          program.forEachPart(of: program.statements[index]) { parts.append($0) }
        }
      }
    } else {
      program.forEachPart(of: part) { parts.append($0) }
    }
    for part in parts {
      if let place = place(in: part) { return place }
    }
    return nil
  }

  /// Returns the first place in the body of a shape or a style, with its own names.
  private mutating func place(in body: BlockID, of declaration: Program.Part) -> SourceSpan? {
    guard followedDeclarations.insert(declaration).inserted else { return nil }
    let outer = (values, followed, layers, isUsed)
    defer { (values, followed, layers, isUsed) = outer }
    (values, followed, isUsed) = ([:], [], true)
    collectParts(of: declaration)
    return place(in: .block(body))
  }

  /// Returns the place of edges that the user of the shape chooses, for a shape or a style that compares edges.
  private mutating func chosenEdges(_ arguments: OperandRange, for declaration: Program.Part) -> SourceSpan? {
    guard !isUsed, uses.use(of: declaration).contains(.comparison) else { return nil }
    for id in program[arguments] where id.isPresent && program[id].type == .edges {
      if case .slot(let slot) = program[id].kind, values[slot] == nil { return program[id].source }
    }
    return nil
  }
}

extension Program {
  /// Returns the arguments of parameters, each its default if it is omitted.
  fileprivate func arguments(_ operands: OperandRange, of parameters: [Parameter]) -> [Part] {
    zip(parameters, self[operands]).map { $1.isPresent ? $1 : $0.defaultValue }.filter { $0.isPresent }
      .map { .expression($0) }
  }
}
