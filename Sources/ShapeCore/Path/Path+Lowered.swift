extension Path {
  /// Returns the elements with every arc replaced by four cubic curves, whatever its sweep, so that their number
  /// changes only if that of `elements` does.
  ///
  /// The curves deviate from an arc by at most 2.8e-4 of its larger radius, and by less than 5e-6 of it for half a turn
  /// or less. See `Arc.cubics`. O(n) for n elements.
  public func lowered() -> [PathElement] {
    let elements = elements
    var result: [PathElement] = []
    result.reserveCapacity(elements.count)
    for element in elements {
      switch element {
      case .move, .line, .quad, .curve, .close:
        result.append(element)
      case .arc(let arc):
        for curve in arc.cubics() {
          result.append(.curve(to: curve.to, control1: curve.control1, control2: curve.control2))
        }
      }
    }
    return result
  }
}
