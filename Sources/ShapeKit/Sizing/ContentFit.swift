import ShapeCore

/// Finds the size of a shape at which its slots have room for their content.
///
/// The frame of most slots is an affine function of the size: insets on each side. The compiler proves it, and two
/// pictures then give the function. For other slots, the size is found by bisection, in a bounded number of pictures.
///
/// A slot whose length is the same at all supported lengths of the shape has no influence on them, unless it is empty.
struct ContentFit<S: ParametricShape> {
  /// The sizes of the slots, which can be kept for the next search.
  private(set) var slotSizes: SlotSizes<S>
  /// The slots with content.
  let slots: [S.Slot]
  /// Returns the size that the content of a slot needs if it is offered another one, whose lengths can be infinite.
  let measure: (S.Slot, Size) -> Size
  /// The slots that became higher with the shape, at one of its widths so far.
  private var growing: Set<S.Slot> = []

  init(_ slotSizes: SlotSizes<S>, slots: [S.Slot], measure: @escaping (S.Slot, Size) -> Size) {
    self.slotSizes = slotSizes
    self.slots = slots
    self.measure = measure
  }

  private var shape: S { slotSizes.shape }

  /// How much longer the shape can be than needed, in points.
  private static var tolerance: Double { 0.01 }
  /// What counts as rounding, in points.
  private static var slack: Double { 1e-9 }

  /// Returns the smallest size at which every slot has room for its content, which wraps if the size would be wider than a
  /// limit. Without slots, it is the design size.
  mutating func size(within limit: Double) -> Size {
    let size = size()
    if slots.isEmpty || size.width <= limit { return size }
    let limited = self.size(width: limit)
    // Text is narrower than its slot if no line is full.
    let widths = slots.map { content(of: $0, in: limited)?.width ?? 0 }
    let narrow = self.size(width: length(along: .horizontal, of: limited, widths))
    return narrow.width < limited.width && narrow.height <= limited.height + Self.slack ? narrow : limited
  }

  /// Returns the smallest supported size at which every slot has room for its content, or the largest length along an
  /// axis if none is enough. Along an axis along which no slot grows, it is the design length.
  ///
  /// - Parameters:
  ///   - width: The width of the shape, or `nil` if its content decides.
  ///   - height: The height of the shape, or `nil` if its content decides.
  mutating func size(width: Double? = nil, height: Double? = nil) -> Size {
    var size = shape.size(nearest: Size(width ?? S.designSize.width, height ?? S.designSize.height))
    let widths = width == nil ? slots.map { measure($0, Size(.infinity, .infinity)).width } : []
    // The width of a slot can depend on the height of the shape, and the height of text on the width of its slot.
    for _ in 0..<4 {
      if width == nil { size.width = length(along: .horizontal, of: size, widths) }
      guard height == nil else { return size }
      let before = size
      size.height = length(along: .vertical, of: size, slots.map { neededHeight(of: $0, in: before) })
      if slots.allSatisfy({ slotWidth($0, in: size).isEqual(to: slotWidth($0, in: before), within: Self.slack) }) {
        return size
      }
    }
    return settled(from: size, widths: width == nil ? widths : nil)
  }

  /// Returns the lowest size near another one at which every slot has room, for slots whose widths depend much on the
  /// height of the shape.
  ///
  /// - Parameter widths: The needed widths, or `nil` if the width is given.
  private mutating func settled(from size: Size, widths: [Double]?) -> Size {
    var result = size
    result.height = shortest(from: size.height, in: shape.supportedLengths(along: .vertical, of: size)) { fit, height in
      var size = size.with(height, along: .vertical)
      if let widths { size.width = fit.length(along: .horizontal, of: size, widths) }
      return fit.growing.allSatisfy { slot in
        let height = fit.slotSizes[size][slot]?.height ?? 0
        return height + Self.slack >= fit.neededHeight(of: slot, in: size)
      }
    }
    if let widths { result.width = length(along: .horizontal, of: result, widths) }
    return result
  }

  /// Returns the smallest supported length along an axis at which each slot is as long as needed: the largest need wins.
  private mutating func length(along axis: LayoutAxis, of size: Size, _ needs: [Double]) -> Double {
    var result: Double?
    for (slot, need) in zip(slots, needs) {
      guard let length = length(along: axis, of: size, for: slot, need) else { continue }
      result = max(result ?? length, length)
      if axis == .vertical { growing.insert(slot) }
    }
    return result ?? shape.supportedLengths(along: axis, of: size).nearest(to: S.designSize.along(axis))
  }

  /// Returns the smallest length along an axis at which a slot is as long as needed, or `nil` if the slot doesn't grow, or
  /// isn't shown at the result.
  private mutating func length(
    along axis: LayoutAxis, of size: Size, for slot: S.Slot, _ need: Double
  ) -> Double? {
    func slotLength(_ fit: inout ContentFit, _ length: Double) -> Double? {
      fit.slotSizes[size.with(length, along: axis)][slot]?.along(axis)
    }
    let lengths = shape.supportedLengths(along: axis, of: size)
    let first = lengths.nearest(to: S.designSize.along(axis))
    // Far enough apart that rounding doesn't matter.
    guard let second = lengths.sample(beside: first, distance: 256), let a = slotLength(&self, first) else {
      return nil
    }
    let b = slotLength(&self, second) ?? 0
    // A length of 0 stands for all negative ones.
    let isAffine = S.affineSlots.contains(slot) && a > 0 && b > 0
    let slope = (b - a) / (second - first)
    var start = first
    if slope > Self.slack {
      start = lengths.nearest(to: first + (need - a) / slope)
      if isAffine { return start }
    } else {
      if isAffine { return nil }
      let isLongEnough = a + Self.slack >= need
      let end = slotLength(&self, isLongEnough ? lengths.lowerBound : lengths.upperBound) ?? 0
      // A slot that is empty at all lengths may grow at another length along the other axis.
      guard isLongEnough ? end < a - Self.slack : end > a + Self.slack || a == 0 else { return nil }
    }
    let result = shortest(from: start, in: lengths) { fit, length in
      (slotLength(&fit, length) ?? 0) + Self.slack >= need
    }
    return slotLength(&self, result).map { _ in result }
  }

  /// Returns the smallest length near another one that is enough, or the largest one if none is.
  ///
  /// - Complexity: O(log *n*) calls of `isEnough`, where *n* is the distance of the result in multiples of the tolerance.
  private mutating func shortest(
    from start: Double, in lengths: ClosedRange<Double>, _ isEnough: (inout ContentFit, Double) -> Bool
  ) -> Double {
    var (low, high) = (start, start)
    var step = Self.tolerance
    if isEnough(&self, start) {
      repeat {
        high = low
        if high <= lengths.lowerBound { return high }
        low = lengths.nearest(to: high - step)
        step *= 2
      } while isEnough(&self, low)
    } else {
      repeat {
        low = high
        if low >= lengths.upperBound { return low }
        high = lengths.nearest(to: low + step)
        step *= 2
      } while !isEnough(&self, high)
    }
    while high - low > Self.tolerance {
      let middle = (low + high) / 2
      if isEnough(&self, middle) { high = middle } else { low = middle }
    }
    return high
  }

  // MARK: Slots

  private mutating func neededHeight(of slot: S.Slot, in size: Size) -> Double {
    content(of: slot, in: size)?.height ?? 0
  }

  /// Returns the size that the content of a slot needs at the width of the slot, or `nil` if the slot isn't shown.
  private mutating func content(of slot: S.Slot, in size: Size) -> Size? {
    // Text must not wrap because of rounding.
    slotSizes[size][slot].map { measure(slot, Size($0.width + Self.slack, .infinity)) }
  }

  private mutating func slotWidth(_ slot: S.Slot, in size: Size) -> Double { slotSizes[size][slot]?.width ?? 0 }
}
