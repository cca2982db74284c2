/// The kind of block that contains a statement. It determines which statements are allowed.
public enum StatementPlace: Equatable, Sendable {
  case shape, layer, style, path
  /// The block of a `use`, which fills the slots of the shape.
  case use
  /// An `if` or `switch` in the block of a shape.
  case shapeBranch
  /// An `if` or `switch` in the block of a `use`.
  case useBranch
  /// A `repeat` in a shape or a layer. Statements that can appear only once are not allowed.
  case `repeat`

  /// The places of a layer's parts that appear once.
  static let oncePerLayer: [StatementPlace] = [.shape, .shapeBranch, .layer, .use, .useBranch]

  /// The places of everything that is drawn.
  static let drawing: [StatementPlace] = oncePerLayer + [.repeat]

  /// The places of what a style can contain, too.
  static let drawingOrStyle: [StatementPlace] = drawing + [.style]

  /// The place of the statements in an `if` or `switch` in this block.
  package var branch: StatementPlace {
    switch self {
    case .shape, .shapeBranch: .shapeBranch
    case .layer: .layer
    case .use, .useBranch: .useBranch
    case .style: .style
    case .path: .path
    case .repeat: .repeat
    }
  }

  /// The place of the statements in a `repeat` in this block.
  package var iteration: StatementPlace {
    switch self {
    case .shape, .shapeBranch, .layer, .use, .useBranch, .repeat: .repeat
    case .style: .style
    case .path: .path
    }
  }
}

extension Command {
  /// The blocks that can contain the statement.
  package var places: [StatementPlace] {
    switch self {
    case .path: [.path]
    case .size: [.shape]
    case .require: StatementPlace.drawing
    case .apply, .fill, .stroke, .border, .shadow, .clip, .erase: StatementPlace.drawingOrStyle
    }
  }
}

extension Keyword {
  /// The blocks that can contain the statement with the keyword, or `nil` for all blocks. Empty if it begins none.
  package var places: [StatementPlace]? {
    switch self {
    case .let, .func, .if, .switch, .repeat: nil
    case .outline, .content: StatementPlace.oncePerLayer
    case .layer, .mask, .use: StatementPlace.drawing
    case .slot: [.use]
    case .import, .private, .style, .shape, .enum, .preview, .as, .else, .case, .default, .in, .for, .where, .true,
      .false, .path, .x:
      []
    }
  }
}
