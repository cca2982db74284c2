/// The size in whose coordinates the body of a layer is drawn. It is scaled by one factor, so that it fits into the frame of
/// the layer or fills it.
package struct LayerDesign: Hashable, Sendable {
  /// The size, in the units of the design. The layer is invisible if a length is not positive and finite.
  package var size: Size
  /// Whether the design covers all of the frame, and so extends beyond it on one axis, unless both have the same shape.
  package var fills: Bool
  /// The edges of the frame at which the design is. On an axis with both edges or neither it is centered.
  package var edges: Edges

  package init(size: Size, fills: Bool = false, edges: Edges = .none) {
    self.size = size
    self.fills = fills
    self.edges = edges
  }

  /// Returns the frame of the body, which is scaled around its center, and the factor. 0 if there is no room.
  package func placed(in frame: Rect, direction: LayoutDirection) -> (frame: Rect, factor: Double) {
    let factors = (frame.width / size.width, frame.height / size.height)
    let hasRoom = size.isDrawable && frame.width > 0 && frame.height > 0
    let factor = hasRoom ? fills ? max(factors.0, factors.1) : min(factors.0, factors.1) : 0
    let edges = edges.resolved(direction)
    func place(_ start: Double, _ length: Double, _ drawn: Double, _ isAtStart: Bool, _ isAtEnd: Bool) -> Double {
      if isAtStart == isAtEnd { return start + length / 2 }
      return isAtStart ? start + drawn / 2 : start + length - drawn / 2
    }
    let center = Point(
      place(frame.x, frame.width, size.width * factor, edges.contains(.left), edges.contains(.right)),
      place(frame.y, frame.height, size.height * factor, edges.contains(.top), edges.contains(.bottom)))
    return (Rect(center: center, size: size), factor)
  }
}

extension Size {
  /// Whether both lengths are positive and finite.
  fileprivate var isDrawable: Bool { width > 0 && height > 0 && width.isFinite && height.isFinite }
}
