import ShapeKit

/// A value while a picture is drawn.
public enum Value: Sendable {
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
  /// What could not be computed, which is reported already.
  case missing
}

/// Why an evaluation went no further. Either way it is reported.
enum EvaluationFailure: Error {
  /// This value or statement can't be evaluated; others can.
  case failed
  /// A limit of the whole picture is reached.
  case exhausted
}
