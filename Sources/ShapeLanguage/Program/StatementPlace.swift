/// Where a block stands, which says what it may hold.
public enum StatementPlace: Equatable, Sendable {
  case shape, layer, style, path
  /// An `if`, `switch` or `repeat` of a shape's own block.
  case shapeBranch
  /// A `repeat` of a shape or a layer: what there is only one of can't stand in it.
  case repeatBlock

  /// Where the statements of an `if` in it stand.
  var branch: StatementPlace {
    switch self {
    case .shape, .shapeBranch: .shapeBranch
    case .layer: .layer
    case .style: .style
    case .path: .path
    case .repeatBlock: .repeatBlock
    }
  }

  /// Where the statements of a `repeat` in it stand.
  var repeated: StatementPlace {
    switch self {
    case .shape, .shapeBranch, .layer, .repeatBlock: .repeatBlock
    case .style: .style
    case .path: .path
    }
  }
}
