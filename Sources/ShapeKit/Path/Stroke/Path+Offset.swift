extension Path {
  /// Returns the region that a fill covers, with its edge moved outwards by an amount, or inwards where that is
  /// negative.
  ///
  /// With round joins, the region gains all within `amount` of it, or loses all within that distance of its outside:
  /// pieces narrower than twice the amount vanish. Miters and bevels differ from this only at corners that turn away
  /// from the side the edge moves to. The result has the form of `simplified`, and the accuracy of `stroked`.
  /// Rectangles, rounded rectangles and circles stay what they are where their parallels are.
  ///
  /// Where the edge turns back within less than the accuracy of `simplified`, or within a millionth of the amount, that
  /// counts as one corner. Cusps within a curve are around whatever the join.
  ///
  /// Open subpaths are closed, as a fill closes them. An amount of 0 gives the simplified path; one that is not finite,
  /// or a path that is not finite, the empty path. Complexity as of `stroked`.
  /// - Parameters:
  ///   - amount: How far, in points.
  ///   - join: How corners that turn away from the side the edge moves to are drawn.
  ///   - miterLimit: The largest miter length, in twice the amount, before a miter becomes a bevel; see
  ///     `StrokeStyle.miterLimit`.
  ///   - rule: Which regions count as inside.
  public func offset(
    by amount: Double, join: LineJoin = .miter, miterLimit: Double = 10, rule: FillRule = .nonZero
  ) -> Path {
    var budget = StepBudget.unlimited
    return orEmpty { () throws(RegionError) in
      try offset(by: amount, join: join, miterLimit: miterLimit, rule: rule, budget: &budget)
    }
  }

  /// Returns the same for paths of unknown origin, with no more steps than there are left.
  /// - Throws: `RegionError.outOfSteps` where it would take more.
  public func offset(
    by amount: Double, join: LineJoin, miterLimit: Double, rule: FillRule, budget: inout StepBudget
  ) throws(RegionError) -> Path {
    guard amount.isFinite, isFinite else { return .empty }
    if let parallel = readyMadeOffset(by: amount, join: join, miterLimit: miterLimit) {
      return parallel.isFinite ? parallel : .empty
    }
    let region = try combined(with: .empty, .union, rule: rule, budget: &budget)
    if amount == 0 || region.isEmpty { return region }
    // Outer contours run clockwise, holes the other way: the inside lies to the right of both.
    let style = StrokeStyle(width: 2 * abs(amount), join: join, miterLimit: miterLimit)
    var outliner = StrokeOutliner(
      style, tolerance: region.strokeTolerance(width: style.width), onlyRight: amount < 0)
    let subpaths = region.subpaths
    let hook = region.hookSize(reach: abs(amount))
    for subpath in subpaths { outliner.add(subpath.withoutHooks(smallerThan: hook)) }
    // Parallels outside wind around the region and the strips along its edge. Parallels inside are drawn backwards:
    // with the region's own contours, they wind around the strips only.
    if amount > 0 {
      return try Path(wellFormed: outliner.elements).combined(with: .empty, .union, rule: .nonZero, budget: &budget)
    }
    let strips = Path(wellFormed: region.elements + outliner.elements)
    return try region.combined(with: strips, .subtracting, rule: .nonZero, budget: &budget)
  }

  /// Up to what size turns of the edge of a simplified region may be mistakes, or are too small to matter for an
  /// offset.
  private func hookSize(reach: Double) -> Double {
    guard let box = bounds else { return 0 }
    let side = max(box.width, box.height)
    let far = max(box.origin.magnitude, abs(box.maxX), abs(box.maxY))
    return max(max(2e-9 * side, 64 * far.ulp), min(1e-6 * reach, 1e-7 * side))
  }

  /// Returns the offset of a ready-made path that is one, too.
  private func readyMadeOffset(by amount: Double, join: LineJoin, miterLimit: Double) -> Path? {
    switch storage {
    case .elements: return nil
    case .ellipse(let rect):
      // Only a circle's parallel is an ellipse.
      guard rect.width > 0, rect.width == rect.height else { return nil }
      return rect.isSomething(movedOutBy: amount) ? Path(storage: .ellipse(rect.inset(by: -amount))) : .empty
    case .rect(let rect):
      return Path(storage: .roundedRect(rect, CornerRadii(0)))
        .readyMadeOffset(by: amount, join: join, miterLimit: miterLimit)
    case .roundedRect(let rect, let radii):
      guard rect.width > 0, rect.height > 0 else { return nil }
      guard rect.isSomething(movedOutBy: amount) else { return .empty }
      let sharpCornersStay = amount <= 0 || (join == .miter && miterLimit >= Double(2).squareRoot())
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
      // Inwards, a round corner may come to reach past a sharp one.
      func fits(_ first: Double, _ second: Double, _ side: Double) -> Bool { first + second <= side * (1 + 1e-12) }
      guard fits(topLeft, topRight, box.width), fits(bottomLeft, bottomRight, box.width),
        fits(topLeft, bottomLeft, box.height), fits(topRight, bottomRight, box.height)
      else { return nil }
      return corners == CornerRadii(0) ? .rect(box) : .roundedRect(box, radii: corners)
    }
  }
}

extension Rect {
  /// Returns whether more than rounding is left of the rectangle with every edge moved outwards by an amount.
  fileprivate func isSomething(movedOutBy amount: Double) -> Bool {
    min(width, height) + 2 * amount > roundingShare * max(origin.magnitude, abs(amount))
  }
}
