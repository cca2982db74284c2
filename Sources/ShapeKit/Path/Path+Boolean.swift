// Regions combined. A path is seen as the region that a fill would cover, open subpaths closed.
//
// Form: the result has closed contours that do not cross each other or themselves; it winds around each place once or
// not at all, so that it is filled alike under either rule. Outer contours run clockwise as seen, holes the other way.
// Curves stay curves and arcs stay arcs; a segment is only cut where the result turns off it.
//
// Accuracy: the region is right but for places nearer to an edge than 1e-11 of the operands' common extent, or than 16
// times the rounding of their largest coordinate if that is more. Contours thinner than a fifth of that are left out
// where rounding may have made them. Corners of the operands keep their coordinates but where several are nearer to
// each other than 1e-12 of the extent: those are one.
//
// Degenerate input: subpaths and segments without extent count for nothing. A path that is not finite counts as empty,
// and so do both where their common extent is above 1e150 points or below 1e-150.
//
// Complexity: O(n log² n + m) for n segments, of which m pairs of pieces have overlapping boxes: boxes along the axes,
// or along the direction of most of the length where those overlap far less. Curves that run beside each other are cut
// where one has a corner or an end, and where one would pass between the other and its chord. O(n) for one convex
// contour.

extension Path {
  /// What lies in this path, in the other, or in both.
  ///
  /// The result winds around each place once or not at all; curves stay curves. It is right but within 1e-11 of the
  /// common extent of an edge. A path that is not finite counts as empty. O(n log² n + m) for n segments, of which m
  /// pairs have overlapping boxes.
  /// - Parameter rule: Which regions count as inside, for both paths.
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

  /// Returns the same region without overlaps: each place is wound round once or not at all. See `union` for form,
  /// accuracy and degenerate input.
  public func simplified(rule: FillRule = .nonZero) -> Path { combined(with: .empty, .union, rule: rule) }

  /// Returns the region that an operation makes of this path and another. See `union` for form, accuracy and degenerate
  /// input.
  public func combined(with other: Path, _ operation: RegionOperation, rule: FillRule = .nonZero) -> Path {
    var budget = StepBudget.unlimited
    return orEmpty { () throws(RegionError) in
      try combined(with: other, operation, rule: rule, budget: &budget)
    }
  }

  /// Returns the same for paths of unknown origin, with no more steps than there are left.
  /// - Throws: `RegionError.outOfSteps` where it would take more.
  public func combined(
    with other: Path, _ operation: RegionOperation, rule: FillRule, budget steps: inout StepBudget
  ) throws(RegionError) -> Path {
    let first = isFinite ? subpaths : []
    let second = other.isFinite ? other.subpaths : []
    guard steps.spend(6 * (first + second).reduce(0) { $0 + $1.segments.count }) else { throw .outOfSteps }
    if first.count == 1, second.isEmpty, operation.isInside(Windings(1, 0), rule),
      let contour = first[0].convexContour
    {
      return Path(subpaths: [contour])
    }
    guard let operands = Operands(first, second), var arrangement = Arrangement(operands) else { return .empty }
    guard arrangement.cutIntoChords(&steps), steps.spend(6 * arrangement.chords.count) else { throw .outOfSteps }
    let region = try arrangement.region(&steps) { operation.isInside($0, rule) }
    return Path(subpaths: operands.restored(region))
  }
}

/// Why an operation on regions has no result.
public enum RegionError: Error, Sendable {
  /// It would have taken more steps than its budget had.
  case outOfSteps
  /// Windings contradict each other, as where edges cross after all have been cut: a fault of the library.
  case edgesCross
}

/// What an operation gives that has no limit of steps, or the empty path where the library is at fault.
func orEmpty(_ operation: () throws(RegionError) -> Path) -> Path {
  do {
    return try operation()
  } catch {
    assertionFailure("edges cross after all have been cut where they cross")
    return .empty
  }
}
