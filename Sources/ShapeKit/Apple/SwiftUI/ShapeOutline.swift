#if canImport(SwiftUI)
  import SwiftUI
  import ShapeCore

  extension SwiftUI.Path {
    /// Creates a SwiftUI path in the same coordinates.
    public nonisolated init(_ path: ShapeCore.Path) { self.init(path.cgPath) }
  }

  /// The outline of a shape as a SwiftUI shape, for filling, stroking and clipping.
  ///
  /// It follows the rectangle that it is drawn in, at the nearest size that the shape supports.
  public struct ShapeOutline<S: ParametricShape>: SwiftUI.Shape {
    /// The shape with its parameters.
    public let shape: S
    /// The direction of the layout, in which the shape is drawn.
    public let direction: ShapeCore.LayoutDirection

    /// - Parameter direction: The direction of the layout, because SwiftUI shapes don't know that of their view. Defaults
    ///   to `leftToRight`.
    public nonisolated init(_ shape: S, direction: ShapeCore.LayoutDirection = .leftToRight) {
      self.shape = shape
      self.direction = direction
    }

    /// SwiftUI would mirror the path, including parts that are the same in both directions.
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    public nonisolated func path(in rect: CGRect) -> SwiftUI.Path {
      let rect = Rect(rect)
      let path = shape.path(in: Size(rect.width, rect.height), direction: direction)
      return SwiftUI.Path(path.translated(by: rect.origin.drawable))
    }
  }
#endif
