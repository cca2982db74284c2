#if canImport(SwiftUI)
  import SwiftUI

  extension SwiftUI.Path {
    /// Creates the path for SwiftUI, in the same coordinates.
    public nonisolated init(_ path: ShapeKit.Path) { self.init(path.cgPath) }
  }

  /// The outline of a shape as a shape of SwiftUI, to be filled, stroked or clipped with.
  ///
  /// It follows the rectangle that it is drawn in, at the nearest size that the shape can have.
  public struct ShapeOutline<S: ParametricShape>: SwiftUI.Shape {
    /// The shape with its values.
    public let shape: S

    public nonisolated init(_ shape: S) { self.shape = shape }

    public nonisolated func path(in rect: CGRect) -> SwiftUI.Path {
      let rect = Rect(rect)
      return SwiftUI.Path(shape.path(in: Size(rect.width, rect.height)).translated(by: rect.origin.drawable))
    }
  }
#endif
