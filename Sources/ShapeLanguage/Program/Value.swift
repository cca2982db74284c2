import ShapeCore

/// A value during drawing.
package enum Value: Sendable {
  /// A Number, an Int, or an Angle in radians.
  case number(Double)
  case bool(Bool)
  case point(Point)
  case size(Size)
  case rect(Rect)
  case color(Color)
  case edges(Edges)
  case enumCase(CaseID)
  case string(StringID)
  case stop(GradientStop)
  case list([Value])
  indirect case paint(Paint)
  indirect case path(Path)
  /// A value that could not be computed. Already reported.
  case missing
}
