#if canImport(SwiftUI)
  import SwiftUI
  @_spi(Generated) import ShapeCore

  extension SwiftUI.Path {
    /// Creates a SwiftUI path in the same coordinates.
    public nonisolated init(_ path: ShapeCore.Path) { self.init(path.cgPath) }
  }

  /// The outline of a shape as a SwiftUI shape, for filling, stroking and clipping.
  ///
  /// It follows the rectangle that it is drawn in, at the nearest size that the shape supports. In an animation, it
  /// follows the parameters of the shape, too.
  public struct ShapeOutline<S: ParametricShape>: SwiftUI.InsettableShape {
    /// The shape with its parameters.
    public var shape: S
    /// The direction of the layout, in which the shape is drawn.
    public let direction: ShapeCore.LayoutDirection
    /// How far the outline is inside the shape, in points.
    private var inset = 0.0

    /// Creates the outline of a shape.
    /// - Parameter direction: The direction of the layout, because SwiftUI shapes don't know that of their view. Defaults
    ///   to `leftToRight`.
    public nonisolated init(_ shape: S, direction: ShapeCore.LayoutDirection = .leftToRight) {
      self.shape = shape
      self.direction = direction
    }

    /// The numbers of the animatable parameters.
    public nonisolated var animatableData: AnimatableNumbers {
      get { AnimatableNumbers(values: [inset] + shape.animatableComponents) }
      set {
        inset = newValue.values.first ?? 0
        shape.animatableComponents = Array(newValue.values.dropFirst())
      }
    }

    /// The picture is never mirrored: SwiftUI would also mirror parts that are the same in both directions.
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    /// Returns the outline whose edge is moved inwards by a distance, in points.
    public nonisolated func inset(by amount: CGFloat) -> ShapeOutline {
      var result = self
      result.inset += Double(amount)
      return result
    }

    /// Returns the outline in a rectangle, from its top left corner.
    public nonisolated func path(in rect: CGRect) -> SwiftUI.Path {
      let rect = Rect(rect)
      let path = shape.path(in: Size(rect.width, rect.height), direction: direction)
      let moved = path.translated(by: rect.origin.drawable)
      return SwiftUI.Path(inset == 0 ? moved : moved.offset(by: -inset))
    }
  }
#endif
