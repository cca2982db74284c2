import ShapeCore

/// Finds the shapes that contain a fill, a stroke or a border, visible or not.
struct PaintSearch {
  private let program: Program
  /// Whether each shape and each style paints; nil if it was not searched yet. During its own search it counts as not
  /// painting.
  private var shapes: Arena<ShapeDeclaration>.Table<Bool?>
  private var styles: Arena<Style>.Table<Bool?>
  private var levels = 0

  /// The declarations of the shapes that paint something themselves, or use a shape or style that does.
  static func paintingShapes(of program: Program) -> Set<SourceSpan> {
    var search = PaintSearch(program)
    var result: Set<SourceSpan> = []
    for index in program.shapes.indices where search.paints(shape: index) {
      result.insert(program.shapes[index].source)
    }
    return result
  }

  private init(_ program: Program) {
    self.program = program
    shapes = Arena.Table(repeating: nil, for: program.shapes)
    styles = Arena.Table(repeating: nil, for: program.styles)
  }

  private mutating func paints(shape index: ShapeID) -> Bool {
    if let known = shapes[index] { return known }
    shapes[index] = false
    let result = paints(program.shapes[index].body, height: program.shapes[index].height)
    shapes[index] = result
    return result
  }

  private mutating func paints(style index: StyleID) -> Bool {
    if let known = styles[index] { return known }
    styles[index] = false
    let result = paints(program.styles[index].body, height: program.styles[index].height)
    styles[index] = result
    return result
  }

  /// Whether a body paints. A body that is too deep to be drawn counts as not painting.
  private mutating func paints(_ body: BlockID, height: Int32) -> Bool {
    guard levels + Int(height) <= SourceLimits.levels else { return false }
    levels += Int(height)
    defer { levels -= Int(height) }
    return paints(body)
  }

  private mutating func paints(_ body: BlockID) -> Bool {
    for index in program[body].statements where paints(program.statements[index]) { return true }
    return false
  }

  private mutating func paints(_ statement: Statement) -> Bool {
    switch statement.kind {
    case .command(let command, _):
      switch command {
      case .fill, .stroke, .border: return true
      case .size, .require, .shadow, .clip, .erase, .apply, .path: return false
      }
    case .mask: return false
    case .layer(let index): return program.layers[index].body.map { paints($0) } ?? false
    case .use(let index):
      let use = program.uses[index]
      return paints(shape: use.shape) || use.bodies.contains { paints($0) }
    case .apply(let index, _): return paints(style: index)
    case .if(_, let then, let otherwise): return paints(then) || (otherwise.map { paints($0) } ?? false)
    case .switch(let index):
      let choice = program.switches[index]
      for body in choice.cases.map({ $0.body }) where paints(body) { return true }
      return choice.otherwise.map { paints($0) } ?? false
    case .repeat(let index): return paints(program.repeats[index].body)
    case .outline, .content: return false
    }
  }
}
