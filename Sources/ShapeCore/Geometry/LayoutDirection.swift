/// The direction in which a user interface is laid out, as in SwiftUI. It determines the sides that `leading` and
/// `trailing` mean.
@frozen
public enum LayoutDirection: CaseIterable, Sendable {
  /// The direction of English.
  case leftToRight
  /// The direction of Arabic and Hebrew.
  case rightToLeft
}
