#if canImport(CoreGraphics)
  import CoreGraphics
  @_spi(Generated) import ShapeCore

  extension ParametricShape {
    /// Draws the shape in a context, with its top left corner at the origin.
    ///
    /// y must grow down in the coordinates of the context, as it does in those of UIKit, of `UIGraphicsImageRenderer`, of
    /// flipped views of AppKit and of SwiftUI's `Canvas`. In a bitmap or a PDF context that you make yourself, call
    /// `translateBy(x: 0, y: height)` and `scaleBy(x: 1, y: -1)` before.
    ///
    /// The function draws in any context, and leaves its state as it was. Shadows, conic gradients and the contents of
    /// layers with masks or inner shadows are drawn as images, because a PDF context lacks the blend modes that they
    /// need.
    ///
    /// - Parameters:
    ///   - context: The context.
    ///   - size: The size of the shape, in points. It is replaced with the nearest supported one.
    ///   - scale: The number of pixels per point, for images and for the `pixel` of the language. Defaults to that of
    ///     the context.
    ///   - direction: The direction of the layout, for shapes that use it. Defaults to `leftToRight`.
    ///   - appearance: The appearance that resolves adaptive colors. Defaults to `light`.
    public func draw(
      in context: CGContext, size: CGSize, scale: Double? = nil, direction: LayoutDirection = .leftToRight,
      appearance: Appearance = .light
    ) {
      let pixels = scale ?? context.pixelsPerPoint
      shownScene(in: Size(size), scale: pixels, direction: direction).draw(in: context, scale: pixels, appearance)
    }

    /// Returns an image of the shape in sRGB, or `nil` if there is no memory for it.
    ///
    /// - Parameters:
    ///   - size: The size of the shape, in points. It is replaced with the nearest supported one.
    ///   - outset: How far the image extends beyond the shape on each side, in points, to contain its shadows. Defaults
    ///     to 0.
    ///   - scale: The number of pixels per point. A very large image has fewer. Defaults to 1.
    ///   - direction: The direction of the layout, for shapes that use it. Defaults to `leftToRight`.
    ///   - appearance: The appearance that resolves adaptive colors. Defaults to `light`.
    public func cgImage(
      size: CGSize, outset: Double = 0, scale: Double = 1, direction: LayoutDirection = .leftToRight,
      appearance: Appearance = .light
    ) -> CGImage? {
      let scene = shownScene(in: Size(size), scale: scale, direction: direction)
      return scene.image(of: scene.frame(outset: outset), scale: scale, appearance)?.image
    }
  }

  extension Scene {
    /// Draws the picture in any context in which y grows down.
    /// - Parameter scale: The number of pixels per point, for images.
    func draw(in context: CGContext, scale: Double, _ appearance: Appearance) {
      let scale = scale > 0 && scale.isFinite ? scale : 1
      let scene = resolved(in: appearance)
      context.saveGState()
      ScenePainter(scene: scene, context: context, scale: scale, isOwnBitmap: false).paint(.whole)
      context.restoreGState()
    }

    /// Returns an image of a rectangle of the picture, or `nil` if there is no memory for it.
    func image(of frame: Rect, scale: Double, _ appearance: Appearance) -> SceneImage? {
      let scene = resolved(in: appearance)
      return scene.image(covering: frame, scale: scale > 0 && scale.isFinite ? scale : 1) { $0.paint(.whole) }
    }

    /// Returns the bounds of the picture, enlarged on each side.
    func frame(outset: Double) -> Rect {
      Rect(x: 0, y: 0, width: size.width, height: size.height).inset(by: -outset.length)
    }

    /// Whether the picture looks different in the two appearances.
    var isAdaptive: Bool { resolved(in: .light) != resolved(in: .dark) }
  }

  extension CGContext {
    /// The number of pixels per point of the context in its present coordinates, at least 1.
    fileprivate var pixelsPerPoint: Double {
      let map = userSpaceToDeviceSpaceTransform
      let area = abs(Double(map.a) * Double(map.d) - Double(map.b) * Double(map.c))
      return area.isFinite ? max(area.squareRoot(), 1) : 1
    }
  }
#endif
