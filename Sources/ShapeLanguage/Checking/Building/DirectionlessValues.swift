import ShapeCore

/// Finds the values that depend on the direction of the layout, but must be known before drawing.
struct DirectionlessValues {
  private let program: Program
  private var uses: DirectionUses
  private(set) var diagnostics: [Diagnostic] = []
  /// The declarations with such a value.
  private(set) var owners: [Declaration] = []

  /// - Parameters:
  ///   - designSizes: The expressions of design sizes.
  ///   - settings: Values of the command line.
  init(_ program: Program, designSizes: [(shape: ShapeID, size: ExpressionID)], settings: [ExpressionID]) {
    self.program = program
    uses = DirectionUses(program)
    for id in program.globals.indices { check(program.globals[id].value, .global, of: .global(id)) }
    for (shape, size) in designSizes { check(size, .size, of: .shape(shape)) }
    for id in program.shapes.indices {
      check(program.shapes[id].minimumSize, .size, of: .shape(id))
      check(program.shapes[id].maximumSize, .size, of: .shape(id))
      check(program.shapes[id].parameters, of: .shape(id))
    }
    for id in program.functions.indices { check(program.functions[id].parameters, of: .function(id)) }
    for id in program.styles.indices { check(program.styles[id].parameters, of: .style(id)) }
    for preview in program.previews {
      for argument in program[preview.arguments] { check(argument, .preview) }
      check(preview.size, .preview)
    }
    for id in settings { check(id, .commandLine) }
  }

  private mutating func check(_ parameters: [Parameter], of owner: Declaration) {
    for parameter in parameters {
      check(parameter.low, .range, of: owner)
      check(parameter.high, .range, of: owner)
      check(parameter.defaultValue, .defaultValue, of: owner)
    }
  }

  private mutating func check(_ id: ExpressionID, _ what: DirectionlessValue, of owner: Declaration? = nil) {
    guard id.isPresent, uses.use(of: .expression(id)).affectsConstants else { return }
    if let owner { owners.append(owner) }
    diagnostics.append(Diagnostic(.directionInConstant(what), at: program[id].source))
  }
}
