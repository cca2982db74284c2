/// The direction in which a user interface is laid out, as in SwiftUI. It determines the sides that `leading` and
/// `trailing` mean.
@frozen
public enum LayoutDirection: CaseIterable, Sendable {
  /// The direction of English.
  case leftToRight
  /// The direction of Arabic and Hebrew.
  case rightToLeft

  /// The other direction.
  var opposite: LayoutDirection { self == .leftToRight ? .rightToLeft : .leftToRight }
}

/// Whether a layer is mirrored horizontally.
@frozen
public enum Mirroring: CaseIterable, Sendable {
  /// In no layout.
  case never
  /// In a layout from right to left.
  case inRightToLeft
}

extension Mirroring {
  /// The horizontal factor in a direction: -1 if the layer is mirrored.
  package func factor(in direction: LayoutDirection) -> Double {
    switch (self, direction) {
    case (.inRightToLeft, .rightToLeft): -1
    case (.never, _), (.inRightToLeft, .leftToRight): 1
    }
  }
}
