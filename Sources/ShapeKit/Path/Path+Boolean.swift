// Regions combined. A path is seen as the region that a fill would cover, open subpaths closed. The result is a path of
// closed contours that do not cross each other or themselves: it winds round each place once or not at all, so that it
// is filled alike under either rule. Outer contours run clockwise as seen, holes the other way. Curves stay curves, arcs
// stay arcs; a segment is only cut where the result turns off it.
//
// Accuracy: the region is right but for places nearer than 1e-9 of the operands' common diameter to an edge. Contours
// thinner than that may be missing. Corners of the operands keep their coordinates exactly.
//
// An operand that is not finite counts as empty; so do two whose common extent is above 1e290 points or below 1e-290.
// O((n + k) log n) for n segments and k crossings.

extension Path {
  /// What lies in this path, in the other, or in both. See above for accuracy and form.
  /// - Parameter rule: which regions count as inside, for both paths.
  public func union(_ other: Path, rule: FillRule = .nonZero) -> Path { combined(with: other, .union, rule) }

  /// What lies in both paths.
  public func intersection(_ other: Path, rule: FillRule = .nonZero) -> Path {
    combined(with: other, .intersection, rule)
  }

  /// What lies in this path and not in the other.
  public func subtracting(_ other: Path, rule: FillRule = .nonZero) -> Path {
    combined(with: other, .subtracting, rule)
  }

  /// What lies in one of the paths only.
  public func symmetricDifference(_ other: Path, rule: FillRule = .nonZero) -> Path {
    combined(with: other, .symmetricDifference, rule)
  }

  /// The same region without overlaps: each place is wound round once or not at all.
  public func simplified(rule: FillRule = .nonZero) -> Path { combined(with: .empty, .union, rule) }

  private func combined(with other: Path, _ operation: RegionOperation, _ rule: FillRule) -> Path {
    let first = isFinite ? subpaths : []
    let second = other.isFinite ? other.subpaths : []
    // On a coarser grid, where ever the finest one lets bent edges cross without end, fewer vertices are left.
    for precision in stride(from: Grid.finest, to: 0, by: -4) {
      guard var arrangement = Arrangement(first, second, precision: precision) else { return .empty }
      arrangement.refine()
      if let region = arrangement.region(isInside: { operation.isInside($0, rule) }) { return Path(subpaths: region) }
    }
    return .empty
  }
}
