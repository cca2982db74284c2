import ShapeCore

/// Finds the size of a shape at which its slots have room for their content.
///
/// The frame of most slots is an affine function of the size: insets on each side. The compiler proves it, and two
/// pictures then give the function. For other slots, the size is found by bisection, in a bounded number of pictures.
struct ContentFit<S: ParametricShape> {
  let shape: S
  let direction: LayoutDirection
  /// The slots with content.
  let slots: [S.Slot]
  /// Returns the size that the content of a slot needs if it is offered another one, whose lengths can be infinite.
  let measure: (S.Slot, Size) -> Size

  init(
    shape: S, direction: LayoutDirection, slots: [S.Slot], measure: @escaping (S.Slot, Size) -> Size
  ) {
    self.shape = shape
    self.direction = direction
    self.slots = slots
    self.measure = measure
  }

  /// The number of pictures that are drawn for one axis of one slot, at most.
  private static var limit: Int { 24 }
  /// How much larger a slot can be than its content, in points.
  private static var tolerance: Double { 0.01 }

  /// Returns the smallest supported size at which every slot has room for its content.
  ///
  /// - Parameters:
  ///   - width: The width of the shape, or `nil` if its content decides.
  ///   - height: The height of the shape, or `nil` if its content decides.
  func size(width: Double? = nil, height: Double? = nil) -> Size {
    var size = shape.size(nearest: Size(width ?? S.designSize.width, height ?? S.designSize.height))
    if width == nil {
      let needs = slots.map { slot in (slot, measure(slot, Size(.infinity, .infinity)).width) }
      size.width = length(along: .horizontal, from: size, needs)
    }
    if height == nil {
      // The height of text depends on its width.
      let needs = slots.map { slot in
        (slot, measure(slot, Size(slotSize(slot, in: size)?.width ?? 0, .infinity)).height)
      }
      size.height = length(along: .vertical, from: size, needs)
    }
    return size
  }

  /// Returns the smallest supported length along an axis at which each slot is as long as needed: the largest need wins.
  private func length(along axis: LayoutAxis, from size: Size, _ needs: [(slot: S.Slot, length: Double)]) -> Double {
    needs.reduce(supported(0, along: axis, of: size)) { length, need in
      max(length, self.length(along: axis, from: size, for: need.slot, need.length))
    }
  }

  private func length(along axis: LayoutAxis, from size: Size, for slot: S.Slot, _ need: Double) -> Double {
    func slotLength(_ length: Double) -> Double? {
      slotSize(slot, in: size.with(length, along: axis))?.along(axis)
    }
    let first = size.along(axis)
    // Far enough apart that rounding doesn't matter.
    let second = supported(first + 256, along: axis, of: size)
    guard let a = slotLength(first), let b = slotLength(second), second > first, b > a else { return first }
    let straight = supported(first + (need - a) * (second - first) / (b - a), along: axis, of: size)
    if S.affineSlots.contains(slot) { return straight }
    guard let reached = slotLength(straight) else { return first }
    let isLowest = straight == supported(0, along: axis, of: size)
    if reached >= need, isLowest || reached - need <= Self.tolerance { return straight }
    return bisected(need, from: straight, supported: { supported($0, along: axis, of: size) }, slotLength)
  }

  /// Returns a length at which a slot is long enough, and a little less isn't, or the largest one if none is.
  private func bisected(
    _ need: Double, from start: Double, supported: (Double) -> Double, _ slotLength: (Double) -> Double?
  ) -> Double {
    var low = supported(0)
    var high = start
    var count = 0
    while slotLength(high) ?? 0 < need {
      count += 1
      let next = supported(max(2 * high, 1))
      guard next > high, count < Self.limit else { return high }
      (low, high) = (high, next)
    }
    if slotLength(low) ?? 0 >= need { return low }
    while high - low > Self.tolerance, count < Self.limit {
      count += 1
      let middle = (low + high) / 2
      if slotLength(middle) ?? 0 >= need { high = middle } else { low = middle }
    }
    return high
  }

  private func supported(_ length: Double, along axis: LayoutAxis, of size: Size) -> Double {
    shape.size(nearest: size.with(length, along: axis)).along(axis)
  }

  private func slotSize(_ slot: S.Slot, in size: Size) -> Size? {
    shape.frame(of: slot, in: size, direction: direction)?.size
  }
}

/// A direction in which a shape has a length.
private enum LayoutAxis { case horizontal, vertical }

extension Size {
  fileprivate func along(_ axis: LayoutAxis) -> Double {
    switch axis {
    case .horizontal: width
    case .vertical: height
    }
  }

  fileprivate func with(_ length: Double, along axis: LayoutAxis) -> Size {
    switch axis {
    case .horizontal: Size(length, height)
    case .vertical: Size(width, length)
    }
  }
}
