#if canImport(AppKit) && !canImport(UIKit)
  import AppKit
  @_spi(Generated) import ShapeCore

  extension NSImage {
    /// Creates an image of a shape, which AppKit draws again for each resolution and appearance.
    ///
    /// - Parameters:
    ///   - shape: The shape with its values.
    ///   - size: The size of the shape, in points. It is replaced with the nearest supported one. Defaults to the design size.
    ///   - outset: How far the image extends beyond the shape on each side, in points, to contain its shadows. Defaults
    ///     to 0.
    ///   - scale: The number of pixels per point, for an image that is drawn once, in the current appearance. Defaults to
    ///     that of each screen.
    ///   - direction: The direction of the layout, for shapes that use it. Defaults to `leftToRight`.
    ///   - appearance: The only appearance of the image. Defaults to that of the view that shows it.
    public convenience init<S: ParametricShape>(
      shape: S, size: CGSize? = nil, outset: Double = 0, scale: Double? = nil,
      direction: LayoutDirection = .leftToRight, appearance: Appearance? = nil
    ) {
      let size = shape.size(nearest: size ?? CGSize(S.designSize))
      let outset = outset.length
      let frame = Rect(x: 0, y: 0, width: Double(size.width), height: Double(size.height)).inset(by: -outset)
      if let scale {
        let shown = appearance ?? Appearance(NSAppearance.currentDrawing())
        let image = shape.cgImage(size: size, outset: outset, scale: scale, direction: direction, appearance: shown)
        if let image { self.init(cgImage: image, size: CGSize(frame.size)) } else { self.init(size: .zero) }
        return
      }
      self.init(size: CGSize(frame.size), flipped: true) { _ in
        guard let context = NSGraphicsContext.current?.cgContext else { return false }
        context.saveGState()
        context.concatenate(CGAffineTransform(.translation(Point(outset, outset))))
        // AppKit calls the handler with the appearance of the view as the current drawing appearance.
        shape.draw(
          in: context, size: size, direction: direction,
          appearance: appearance ?? Appearance(NSAppearance.currentDrawing()))
        context.restoreGState()
        return true
      }
    }
  }
#endif
