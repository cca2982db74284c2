// Operations on regions. The region of a path is what a fill covers, with open subpaths closed.
//
// Form: the result has closed contours that do not cross each other or themselves. It winds around each place once or
// not at all, so that it looks the same under either rule. Outer contours run clockwise on the screen, holes
// counterclockwise. Curves stay curves and arcs stay arcs; a segment is cut only where the result leaves it.
//
// Accuracy: the region is exact except for places nearer to an edge than 1e-11 of the operands' common extent, or than
// 16 times the rounding of their largest coordinate if that is more. Contours thinner than a fifth of that are omitted
// if rounding may have made them. Corners of the operands keep their coordinates, unless several are nearer to each
// other than 1e-12 of the extent: those become one.
//
// Degenerate input: subpaths and segments without extent have no effect, and neither do paths whose common extent is
// below 1e-150 points. Paths that are not finite, or have a common extent above 1e150 points, are out of range.
//
// Failures: the forms with a budget throw a `RegionError`. The others have no budget; for numbers that are out of range
// their result is empty, and a fault of the library stops debug builds.
//
// Complexity: O(n log² n + m) for n segments, of which m pairs of pieces have overlapping boxes: boxes along the axes,
// or along the direction of most of the length if those overlap far less. Curves beside each other are cut where one
// has a corner or an end, and where one would pass between the other and its chord. O(n) for one convex contour.

extension Path {
  /// Returns the region in either path.
  ///
  /// The result winds around each place once or not at all, and curves stay curves. It is exact except within 1e-11 of
  /// the common extent from an edge. O(n log² n + m) for n segments, of which m pairs have overlapping bounding boxes.
  ///
  /// A path that is not finite counts as empty. If the library fails, a debug build stops, and the result of a release
  /// build is empty; `combined(with:_:rule:budget:)` throws an error instead.
  /// - Parameter rule: The fill rule of both paths. Defaults to `.nonZero`.
  @_spi(Generated) public func union(_ other: Path, rule: FillRule = .nonZero) -> Path {
    combined(with: other, .union, rule: rule)
  }

  /// Returns the region in both paths. See `union` for form, accuracy and degenerate input.
  @_spi(Generated) public func intersection(_ other: Path, rule: FillRule = .nonZero) -> Path {
    combined(with: other, .intersection, rule: rule)
  }

  /// Returns the region in this path and not in the other. See `union` for form, accuracy and degenerate input.
  @_spi(Generated) public func subtracting(_ other: Path, rule: FillRule = .nonZero) -> Path {
    combined(with: other, .subtracting, rule: rule)
  }

  /// Returns the region in exactly one of the paths. See `union` for form, accuracy and degenerate input.
  @_spi(Generated) public func symmetricDifference(_ other: Path, rule: FillRule = .nonZero) -> Path {
    combined(with: other, .symmetricDifference, rule: rule)
  }

  /// Returns the same region without overlaps: the result winds around each place once or not at all. See `union` for
  /// form, accuracy and degenerate input.
  @_spi(Generated) public func simplified(rule: FillRule = .nonZero) -> Path {
    combined(with: .empty, .union, rule: rule)
  }

  /// Returns the result of an operation on this path and another. See `union` for form, accuracy and degenerate input.
  package func combined(with other: Path, _ operation: RegionOperation, rule: FillRule = .nonZero) -> Path {
    var budget = StepBudget.unlimited
    return emptyIfOutOfRange { () throws(RegionError) in
      try finite.combined(with: other.finite, operation, rule: rule, budget: &budget)
    }
  }

  /// Returns the result of an operation on this path and another within a budget, for paths of unknown origin. See
  /// `union` for form and accuracy.
  /// - Throws: `RegionError`, if there is no result.
  package func combined(
    with other: Path, _ operation: RegionOperation, rule: FillRule = .nonZero, budget steps: inout StepBudget
  ) throws(RegionError) -> Path {
    guard isFinite, other.isFinite else { throw .outOfRange }
    let first = subpaths
    let second = other.subpaths
    guard steps.spend(6 * (first + second).reduce(0) { $0 + $1.segments.count }) else { throw .outOfSteps }
    if first.count == 1, second.isEmpty, operation.isInside(Windings(1, 0), rule),
      let contour = first[0].convexContour
    {
      return Path(subpaths: [contour])
    }
    guard let operands = Operands(first, second) else { return .empty }
    guard operands.extent.isFinite, max(operands.extent.width, operands.extent.height) < 1e150 else {
      throw .outOfRange
    }
    guard var arrangement = Arrangement(operands) else { return .empty }
    guard arrangement.cutIntoChords(&steps), steps.spend(6 * arrangement.chords.count) else { throw .outOfSteps }
    let region = try arrangement.region(&steps) { operation.isInside($0, rule) }
    let result = Path(subpaths: operands.restored(region))
    guard result.isFinite else { throw .fault }
    return result
  }
}

/// The reason why an operation on regions has no result.
package enum RegionError: Error, Sendable {
  /// The operation would take more steps than its budget has.
  case outOfSteps
  /// A number is not finite, or too large: above 1e150 points.
  case outOfRange
  /// A fault of the library: edges cross after all have been cut, or the outline of a stroke is not finite.
  case fault
}

/// Returns the result of an operation without a limit of steps, or the empty path if its numbers are out of range. A
/// fault of the library stops debug builds.
func emptyIfOutOfRange(_ operation: () throws(RegionError) -> Path) -> Path {
  do {
    return try operation()
  } catch {
    assert(error == .outOfRange, "an operation on a path failed; please report this, with the path")
    return .empty
  }
}
