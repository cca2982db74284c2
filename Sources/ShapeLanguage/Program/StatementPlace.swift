/// The kind of block that contains a statement. It determines which statements are allowed.
public enum StatementPlace: Equatable, Sendable {
  case shape, layer, style, path
  /// An `if`, `switch` or `repeat` of a shape's own block.
  case shapeBranch
  /// A `repeat` of a shape or a layer, where statements that can appear only once are not allowed.
  case repeatBlock

  /// The place of the statements in an `if`.
  var branch: StatementPlace {
    switch self {
    case .shape, .shapeBranch: .shapeBranch
    case .layer: .layer
    case .style: .style
    case .path: .path
    case .repeatBlock: .repeatBlock
    }
  }

  /// The place of the statements in a `repeat`.
  var repeated: StatementPlace {
    switch self {
    case .shape, .shapeBranch, .layer, .repeatBlock: .repeatBlock
    case .style: .style
    case .path: .path
    }
  }
}
