#if canImport(SwiftUI)
  /// How a ``ShapePicture`` chooses its size.
  public enum ShapeSizing: Sendable {
    /// The size that is offered. Along an axis without an offer, as large as the content needs.
    case fill
    /// As large as the content needs, but no wider than offered if the content can be narrower, such as text that wraps. It
    /// is the design size without content.
    case content
  }
#endif
