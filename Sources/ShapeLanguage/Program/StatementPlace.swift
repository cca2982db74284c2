/// Where a block stands, which says what it may hold.
public enum StatementPlace: Equatable, Sendable {
  case shape, layer, style, path
  /// An `if`, `switch` or `repeat` of a shape's own block.
  case shapeBranch

  /// Where the statements of an `if` in it stand.
  var branch: StatementPlace {
    switch self {
    case .shape, .shapeBranch: .shapeBranch
    case .layer: .layer
    case .style: .style
    case .path: .path
    }
  }
}
