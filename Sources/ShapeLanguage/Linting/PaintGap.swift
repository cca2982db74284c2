import ShapeCore

/// A region that a layer certainly doesn't paint.
enum PaintGap: Sendable {
  /// Nothing is painted.
  case everywhere
  case inside(Path)
  /// No such region is known.
  case nowhere

  /// A region that both layers leave free.
  func common(with other: PaintGap) -> PaintGap {
    switch (self, other) {
    case (.everywhere, _): other
    case (_, .everywhere): self
    case (.nowhere, _), (_, .nowhere): .nowhere
    case (.inside(let path), .inside(let second)):
      path.covers(second) ? other : second.covers(path) ? self : .nowhere
    }
  }

  /// Whether the region contains everything that a fill of a path covers.
  func holds(_ path: Path) -> Bool {
    switch self {
    case .everywhere: true
    case .inside(let free): free.covers(path)
    case .nowhere: false
    }
  }
}
