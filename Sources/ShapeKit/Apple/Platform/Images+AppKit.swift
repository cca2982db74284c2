#if canImport(AppKit) && !canImport(UIKit)
  import AppKit
  @_spi(Generated) import ShapeCore

  extension ParametricShape {
    /// Returns an image of the shape, which AppKit draws again for each resolution and appearance.
    ///
    /// - Parameters:
    ///   - size: The size of the shape, in points. It is replaced with the nearest supported one.
    ///   - outset: How far the image extends beyond the shape on each side, in points, to contain its shadows. Defaults
    ///     to 0.
    ///   - scale: The number of pixels per point. Defaults to that of each screen.
    ///   - direction: The direction of the layout, for shapes that use it. Defaults to `leftToRight`.
    ///   - appearance: The only appearance of the image. Defaults to that of the view that shows it.
    public func image(
      size: CGSize, outset: Double = 0, scale: Double? = nil, direction: LayoutDirection = .leftToRight,
      appearance: Appearance? = nil
    ) -> NSImage {
      let size = self.size(nearest: size)
      let outset = outset.length
      if let scale {
        let shown = appearance ?? Appearance(NSAppearance.currentDrawing())
        guard
          let image = cgImage(size: size, outset: outset, scale: scale, direction: direction, appearance: shown)
        else { return NSImage(size: .zero) }
        return NSImage(
          cgImage: image, size: CGSize(width: Double(size.width) + 2 * outset, height: Double(size.height) + 2 * outset)
        )
      }
      let frame = Rect(x: 0, y: 0, width: Double(size.width), height: Double(size.height)).inset(by: -outset)
      return NSImage(size: CGSize(frame.size), flipped: true) { _ in
        guard let context = NSGraphicsContext.current?.cgContext else { return false }
        context.saveGState()
        context.concatenate(CGAffineTransform(.translation(Point(outset, outset))))
        // AppKit calls the handler with the appearance of the view as the current drawing appearance.
        draw(
          in: context, size: size, direction: direction,
          appearance: appearance ?? Appearance(NSAppearance.currentDrawing()))
        context.restoreGState()
        return true
      }
    }
  }
#endif
