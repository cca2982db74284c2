import ShapeCore

/// The frame of a slot as Auto Layout can express it: lengths that are affine functions of those of the view.
struct SlotLaw: Equatable {
  /// The frame at the present size.
  var frame: Rect
  /// The length along each axis, or `nil` if it depends on the size in another way.
  var width: Length?
  var height: Length?

  /// A multiple of the length of the view, and a constant in points.
  struct Length: Equatable {
    var multiplier: Double
    var constant: Double
  }
}

extension ParametricShape {
  /// Returns where a slot is at a size, or `nil` if the shape omits it.
  func law(of slot: Slot, in size: Size, direction: LayoutDirection) -> SlotLaw? {
    func frame(_ size: Size) -> Rect? { self.frame(of: slot, in: size, direction: direction) }
    guard let present = frame(size) else { return nil }
    var law = SlotLaw(frame: present)
    // Two pictures along each axis give an affine function. A length of the slot can't depend on both lengths of the
    // view, since a constraint has only one of them.
    let wide = Size(size.width + 64, size.height)
    let high = Size(size.width, size.height + 64)
    guard Self.affineSlots.contains(slot), self.size(nearest: wide) == wide, self.size(nearest: high) == high,
      let widened = frame(wide), let heightened = frame(high)
    else { return law }
    if heightened.width == present.width { law.width = .through(present.width, widened.width, at: size.width) }
    if widened.height == present.height { law.height = .through(present.height, heightened.height, at: size.height) }
    return law
  }
}

extension SlotLaw.Length {
  /// Returns the function with two values, at a length and 64 points more, or `nil` if the slot doesn't grow.
  fileprivate static func through(_ value: Double, _ next: Double, at length: Double) -> SlotLaw.Length? {
    let multiplier = (next - value) / 64
    return multiplier > 0 ? SlotLaw.Length(multiplier: multiplier, constant: value - multiplier * length) : nil
  }
}

extension SlotLaw {
  /// Whether a length doesn't follow from that of the view.
  var isFixed: Bool { width == nil || height == nil }
}
