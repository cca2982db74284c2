/// The place of a slot under a transform, for a view that can be moved, scaled and rotated, but not mirrored or skewed:
/// such a view covers the place of a mirrored slot, and is not mirrored itself.
package struct SlotPlacement: Equatable, Sendable {
  /// The center of the slot after the transform.
  package var center: Point
  /// The factors by which the view is scaled along its own axes, before the rotation. Not negative.
  package var scale: Point
  /// The rotation of the view around its center. If the transform mirrors, two rotations fit; this is the smaller one.
  package var rotation: Angle

  /// Creates a placement. The rotation follows the scaling.
  package init(center: Point, scale: Point, rotation: Angle) {
    self.center = center
    self.scale = scale
    self.rotation = rotation
  }

  /// Creates the place of a frame. An oblique image of the frame becomes a rectangle with the same upper edge.
  package init(_ frame: Rect, under transform: Transform) {
    center = transform.apply(frame.center)
    scale = Point(
      Mathematics.hypotenuse(transform.a, transform.b), Mathematics.hypotenuse(transform.c, transform.d))
    rotation = Angle(radians: Mathematics.arcTangent(y: transform.b, x: transform.a))
    if transform.determinant < 0 {
      let other = Angle(radians: Mathematics.arcTangent(y: -transform.b, x: -transform.a))
      if abs(other.radians) < abs(rotation.radians) { rotation = other }
    }
  }
}
