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
    program[body].statements.contains { paints(program.statements[$0]) }
  }

  private mutating func paints(_ statement: Statement) -> Bool {
    if case .command(let command, _) = statement.kind { return [.fill, .stroke, .border].contains(command) }
    // A mask only cuts.
    if case .mask = statement.kind { return false }
    var result = false
    program.forEachPart(of: statement) { part in
      if result { return }
      switch part {
      case .block(let body): result = paints(body)
      case .layer(let layer): result = program.layers[layer].body.map { paints($0) } ?? false
      case .shape(let shape): result = paints(shape: shape)
      case .style(let style): result = paints(style: style)
      case .expression, .global, .function: break
      }
    }
    return result
  }
}
