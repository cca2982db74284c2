// Regions combined. A path is seen as the region that a fill would cover, open subpaths closed.
//
// Form: the result has closed contours that do not cross each other or themselves; it winds round each place once or not
// at all, so that it is filled alike under either rule. Outer contours run clockwise as seen, holes the other way. Curves
// stay curves and arcs stay arcs; a segment is only cut where the result turns off it.
//
// Accuracy: the region is right but for places nearer to an edge than 1e-9 of the operands' common diameter, or than 16
// times the rounding of their largest coordinate if that is more. Contours thinner than that may be missing. Corners of
// the operands keep their coordinates exactly. Where very many curves run very close to each other (it would take more
// than a million cuts to tell them apart) places within 16 times as much may be wrong, or within 256 times, and so on.
//
// Degenerate input: subpaths and segments without extent count for nothing. A path that is not finite counts as empty,
// and so do both where their common extent is above 1e150 points or below 1e-150.
//
// Complexity: O((n + k) log n) for n segments and k crossings. Curves of radius r that run beside each other at a distance
// of d for a length of l count as l / √(r · d) segments more.

extension Path {
  /// What lies in this path, in the other, or in both.
  ///
  /// The result winds round each place once or not at all; curves stay curves. It is right but within 1e-9 of the common
  /// diameter of an edge. A path that is not finite counts as empty. O((n + k) log n) for n segments and k crossings.
  /// - Parameter rule: which regions count as inside, for both paths.
  public func union(_ other: Path, rule: FillRule = .nonZero) -> Path { combined(with: other, .union, rule: rule) }

  /// What lies in both paths. See `union` for form, accuracy and degenerate input.
  public func intersection(_ other: Path, rule: FillRule = .nonZero) -> Path {
    combined(with: other, .intersection, rule: rule)
  }

  /// What lies in this path and not in the other. See `union` for form, accuracy and degenerate input.
  public func subtracting(_ other: Path, rule: FillRule = .nonZero) -> Path {
    combined(with: other, .subtracting, rule: rule)
  }

  /// What lies in one of the paths only. See `union` for form, accuracy and degenerate input.
  public func symmetricDifference(_ other: Path, rule: FillRule = .nonZero) -> Path {
    combined(with: other, .symmetricDifference, rule: rule)
  }

  /// The same region without overlaps: each place is wound round once or not at all. See `union` for form, accuracy and
  /// degenerate input.
  public func simplified(rule: FillRule = .nonZero) -> Path { combined(with: .empty, .union, rule: rule) }

  /// The region that an operation makes of this path and another. See `union` for form, accuracy and degenerate input.
  public func combined(with other: Path, _ operation: RegionOperation, rule: FillRule = .nonZero) -> Path {
    var budget = StepBudget.unlimited
    return combined(with: other, operation, rule: rule, budget: &budget) ?? .empty
  }

  /// The same, or nil where that would take more steps than there are left: for paths of unknown origin.
  public func combined(
    with other: Path, _ operation: RegionOperation, rule: FillRule, budget steps: inout StepBudget
  ) -> Path? {
    let first = isFinite ? subpaths : []
    let second = other.isFinite ? other.subpaths : []
    guard let operands = Operands(first, second) else { return .empty }
    guard var arrangement = Arrangement(operands) else { return .empty }
    guard arrangement.cutIntoChords(&steps) else { return nil }
    guard let region = arrangement.region(isInside: { operation.isInside($0, rule) }) else { return nil }
    return Path(subpaths: operands.restored(region))
  }
}
