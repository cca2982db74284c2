extension Path {
  /// Returns the region of a fill, grown by an amount, or shrunk if the amount is negative.
  ///
  /// With round joins, the region gains all points within `amount` of it, or loses all points within that distance of
  /// its outside: parts narrower than twice the amount vanish. Miters and bevels differ from this only at corners that
  /// turn away from the side to which the edge moves. The result has the form of `simplified`, and the accuracy of
  /// `stroked`. Rectangles, rounded rectangles and circles keep their kind if their parallels have it.
  ///
  /// If the edge turns back within less than the accuracy of `simplified`, or within a millionth of the amount, that
  /// counts as one corner. Cusps within a curve are round, whatever the join.
  ///
  /// Open subpaths are closed, as for a fill. An amount of 0 results in the simplified path. An amount or a path that
  /// is not finite results in the empty path. Complexity as for `stroked`.
  /// - Parameters:
  ///   - amount: The distance, in points.
  ///   - join: The join of corners that turn away from the side to which the edge moves. Defaults to `.miter`.
  ///   - miterLimit: The longest miter, in twice the amount, before it becomes a bevel. Defaults to 10. See
  ///     `StrokeStyle.miterLimit`.
  ///   - rule: The fill rule of the path. Defaults to `.nonZero`.
  @_spi(Generated) public func offset(
    by amount: Double, join: LineJoin = .miter, miterLimit: Double = 10, rule: FillRule = .nonZero
  ) -> Path {
    var budget = StepBudget.unlimited
    return emptyIfOutOfRange { () throws(RegionError) in
      try offset(by: amount, join: join, miterLimit: miterLimit, rule: rule, budget: &budget)
    }
  }

  /// Returns the region of a fill, grown by an amount, within a budget, for paths of unknown origin.
  /// - Throws: `RegionError`, if there is no result.
  package func offset(
    by amount: Double, join: LineJoin = .miter, miterLimit: Double = 10, rule: FillRule = .nonZero,
    budget: inout StepBudget
  ) throws(RegionError) -> Path {
    guard amount.isFinite, isFinite else { throw .outOfRange }
    if let parallel = readyMadeOffset(by: amount, join: join, miterLimit: miterLimit) {
      guard parallel.isFinite else { throw .outOfRange }
      return parallel
    }
    let region = try combined(with: .empty, .union, rule: rule, budget: &budget)
    if amount == 0 || region.isEmpty { return region }
    let hook = region.hookSize(reach: abs(amount))
    let style = StrokeStyle(width: 2 * abs(amount), cap: .round, join: join, miterLimit: miterLimit)
    if let far = FarPlace(of: region, reach: style.width) {
      return try region.translated(by: far.shift)
        .moved(by: amount, style, hook: hook, rounding: far.rounding, &budget).translated(by: -far.shift)
    }
    return try region.moved(by: amount, style, hook: hook, rounding: 0, &budget)
  }

  /// Returns a simplified region with its edge moved by an amount.
  /// - Parameters:
  ///   - style: The style of a stroke along the edge with twice the amount as its width.
  ///   - hook: The size up to which turns of the edge are merged.
  ///   - rounding: Lengths up to this count as 0, too.
  private func moved(
    by amount: Double, _ style: StrokeStyle, hook: Double, rounding: Double, _ budget: inout StepBudget
  ) throws(RegionError) -> Path {
    // Outer contours run clockwise, holes counterclockwise: the inside is to the right of both.
    var outliner = StrokeOutliner(
      style, tolerance: strokeTolerance(width: style.width), onlyRight: amount < 0)
    outliner.rounding = rounding
    for subpath in subpaths {
      if let edge = subpath.withoutHooks(smallerThan: hook) {
        outliner.add(edge)
      } else if amount < 0 || subpath.signedArea > 0 {
        // A contour that is a single vertex.
        outliner.addDot(at: subpath.start, direction: Point(1, 0))
      }
    }
    // Parallels outside wind around the region and the strips along its edge. Parallels inside are drawn backwards:
    // together with the region's own contours, they wind around the strips only.
    let outline = Path(wellFormed: outliner.elements)
    if amount > 0 { return try outline.simplifiedOutline(of: self, width: style.width, &budget) }
    try outline.checkOutline(of: self, width: style.width)
    let strips = Path(wellFormed: elements + outliner.elements)
    return try combined(with: strips, .subtracting, rule: .nonZero, budget: &budget)
  }

  /// Returns the size up to which turns of the edge of a simplified region may be errors, or are too small to matter
  /// for an offset.
  private func hookSize(reach: Double) -> Double {
    guard let box = bounds else { return 0 }
    let side = max(box.width, box.height)
    let far = max(box.origin.magnitude, abs(box.maxX), abs(box.maxY))
    return max(max(2e-9 * side, 64 * far.ulp), min(1e-6 * reach, 1e-7 * side))
  }

  /// Returns the offset of a ready-made path if it is ready-made, too.
  private func readyMadeOffset(by amount: Double, join: LineJoin, miterLimit: Double) -> Path? {
    switch storage {
    case .elements: return nil
    case .ellipse(let rect):
      // The parallel of an ellipse is an ellipse only for a circle.
      guard rect.width > 0, rect.width == rect.height else { return nil }
      return rect.isSomething(movedOutBy: amount) ? Path(storage: .ellipse(rect.inset(by: -amount))) : .empty
    case .rect(let rect):
      return Path(storage: .roundedRect(rect, CornerRadii(0)))
        .readyMadeOffset(by: amount, join: join, miterLimit: miterLimit)
    case .roundedRect(let rect, let radii):
      guard rect.width > 0, rect.height > 0 else { return nil }
      guard rect.isSomething(movedOutBy: amount) else { return .empty }
      let sharpCornersStay = amount <= 0 || join.keepsRightAngles(miterLimit: miterLimit)
      func moved(_ radius: Double) -> Double? {
        if radius > 0 || join == .round { return max(0, radius + amount) }
        return sharpCornersStay ? 0 : nil
      }
      guard let topLeft = moved(radii.topLeft), let topRight = moved(radii.topRight),
        let bottomRight = moved(radii.bottomRight), let bottomLeft = moved(radii.bottomLeft)
      else { return nil }
      let corners = CornerRadii(
        topLeft: topLeft, topRight: topRight, bottomRight: bottomRight, bottomLeft: bottomLeft)
      let box = rect.inset(by: -amount)
      // Inwards, a round corner may extend past a sharp one.
      func fits(_ first: Double, _ second: Double, _ side: Double) -> Bool { first + second <= side * (1 + 1e-12) }
      guard fits(topLeft, topRight, box.width), fits(bottomLeft, bottomRight, box.width),
        fits(topLeft, bottomLeft, box.height), fits(topRight, bottomRight, box.height)
      else { return nil }
      return corners == CornerRadii(0) ? .rect(box) : .roundedRect(box, radii: corners)
    }
  }
}

extension Rect {
  /// Returns whether a significant part is left of the rectangle with every edge moved outwards by an amount.
  fileprivate func isSomething(movedOutBy amount: Double) -> Bool {
    min(width, height) + 2 * amount > roundingShare * max(origin.magnitude, abs(amount))
  }
}
