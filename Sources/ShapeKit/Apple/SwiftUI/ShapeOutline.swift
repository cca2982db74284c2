#if canImport(SwiftUI)
  import SwiftUI

  extension SwiftUI.Path {
    /// Creates a SwiftUI path in the same coordinates.
    public nonisolated init(_ path: ShapeKit.Path) { self.init(path.cgPath) }
  }

  /// The outline of a shape as a SwiftUI shape, for filling, stroking and clipping.
  ///
  /// It follows the rectangle that it is drawn in, at the nearest size that the shape supports.
  public struct ShapeOutline<S: ParametricShape>: SwiftUI.Shape {
    /// The shape with its parameters.
    public let shape: S

    public nonisolated init(_ shape: S) { self.shape = shape }

    public nonisolated func path(in rect: CGRect) -> SwiftUI.Path {
      let rect = Rect(rect)
      return SwiftUI.Path(shape.path(in: Size(rect.width, rect.height)).translated(by: rect.origin.drawable))
    }
  }
#endif
