import ShapeKit

/// A region that is surely free of what a layer paints.
enum PaintGap: Sendable {
  /// Nothing is painted.
  case everywhere
  case inside(Path)
  /// None is known.
  case nowhere

  /// What two layers both leave free.
  func common(with other: PaintGap) -> PaintGap {
    switch (self, other) {
    case (.everywhere, _): other
    case (_, .everywhere): self
    case (.nowhere, _), (_, .nowhere): .nowhere
    case (.inside(let path), .inside(let second)):
      path.covers(second) ? other : second.covers(path) ? self : .nowhere
    }
  }

  /// Whether all that a fill of a path covers is free.
  func holds(_ path: Path) -> Bool {
    switch self {
    case .everywhere: true
    case .inside(let free): free.covers(path)
    case .nowhere: false
    }
  }
}
