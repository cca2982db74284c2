#if canImport(CoreGraphics)
  import CoreGraphics
  import ShapeCore

  // The functions of shapes with the types of Core Graphics.

  extension ParametricShape {
    /// Returns the supported size that is nearest to a proposed one, in points.
    public func size(nearest proposed: CGSize) -> CGSize { CGSize(size(nearest: Size(proposed))) }

    /// Returns the outline at the supported size that is nearest to `size`, for clipping and hit testing. y grows down.
    public func path(in size: CGSize, direction: LayoutDirection = .leftToRight) -> CGPath {
      path(in: Size(size), direction: direction).cgPath
    }

    /// Returns the painted region after all cuts, for shadows and hit testing. y grows down.
    public func silhouette(in size: CGSize, direction: LayoutDirection = .leftToRight) -> CGPath {
      silhouette(in: Size(size), direction: direction).cgPath
    }

    /// Returns the frame of a content slot at the supported size that is nearest to `size`, before any rotation, or
    /// `nil` if the shape omits the slot there. y grows down.
    public func frame(of slot: Slot, in size: CGSize, direction: LayoutDirection = .leftToRight) -> CGRect? {
      frame(of: slot, in: Size(size), direction: direction).map { CGRect($0) }
    }

    /// Returns a rectangle that contains all that the shape paints, with its shadows, or `nil` if it paints nothing. It
    /// may be larger than the bounds. y grows down.
    public func paintedFrame(in size: CGSize, direction: LayoutDirection = .leftToRight) -> CGRect? {
      scene(in: size, direction: direction).inkBounds.map { CGRect($0.drawable) }
    }

    /// Returns the picture at the supported size that is nearest to `size`.
    /// - Parameters:
    ///   - scale: The number of device pixels per point. Defaults to 1.
    ///   - direction: The direction of the layout, for shapes that use it. Defaults to `leftToRight`.
    func scene(in size: CGSize, scale: Double = 1, direction: LayoutDirection = .leftToRight) -> Scene {
      scene(in: Size(size), scale: scale, direction: direction)
    }

    /// Returns the requirements that are false at the supported size that is nearest to `size`, in source order.
    public func brokenRequirements(in size: CGSize, direction: LayoutDirection = .leftToRight) -> [Requirement] {
      brokenRequirements(in: Size(size), direction: direction)
    }
  }
#endif
