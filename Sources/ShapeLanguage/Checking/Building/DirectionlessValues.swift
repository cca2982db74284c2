import ShapeKit

/// Finds the values that depend on the direction of the layout, but must be known before drawing.
struct DirectionlessValues {
  private let program: Program
  private var uses: DirectionUses
  private(set) var diagnostics: [Diagnostic] = []

  /// - Parameters:
  ///   - designSizes: The expressions of design sizes.
  ///   - settings: Values of the command line.
  init(_ program: Program, designSizes: [ExpressionID], settings: [ExpressionID]) {
    self.program = program
    uses = DirectionUses(program)
    for global in program.globals { check(global.value, .global) }
    for id in designSizes { check(id, .size) }
    for shape in program.shapes {
      check(shape.minimumSize, .size)
      check(shape.maximumSize, .size)
      check(shape.parameters)
    }
    for function in program.functions { check(function.parameters) }
    for style in program.styles { check(style.parameters) }
    for preview in program.previews {
      for argument in program[preview.arguments] { check(argument, .preview) }
      check(preview.size, .preview)
    }
    for id in settings { check(id, .commandLine) }
  }

  private mutating func check(_ parameters: [Parameter]) {
    for parameter in parameters {
      check(parameter.low, .range)
      check(parameter.high, .range)
      check(parameter.defaultValue, .defaultValue)
    }
  }

  private mutating func check(_ id: ExpressionID, _ what: DirectionlessValue) {
    guard uses.use(of: id).affectsConstants else { return }
    diagnostics.append(Diagnostic(.directionInConstant(what), at: program[id].source))
  }
}
