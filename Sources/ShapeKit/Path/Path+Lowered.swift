extension Path {
  /// Returns the elements with every arc replaced by four cubic curves, whatever its sweep, so that their number is
  /// constant where that of `elements` is.
  ///
  /// The curves stray from an arc by at most 2.8e-4 of its larger radius, and by less than 5e-6 of it where it sweeps
  /// half a turn or less; see `Arc.cubics`. Takes time in proportion to the elements.
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
