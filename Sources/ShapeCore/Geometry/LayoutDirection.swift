/// The direction in which a user interface is laid out, as in SwiftUI. It determines the sides that `leading` and
/// `trailing` mean.
@frozen
public enum LayoutDirection: Int, CaseIterable, Sendable {
  case leftToRight, rightToLeft
}
