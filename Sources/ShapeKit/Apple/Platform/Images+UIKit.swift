#if canImport(UIKit)
  import UIKit
  import ShapeCore

  extension ParametricShape {
    /// Returns an image of the shape, for example for a widget, a notification or a snapshot test.
    ///
    /// If the picture differs between the appearances, the image has a version for each, and a `UIImageView` shows that of
    /// its own appearance. On watchOS, the image is that of the dark appearance.
    ///
    /// - Parameters:
    ///   - size: The size of the shape, in points. It is replaced with the nearest supported one.
    ///   - outset: How far the image extends beyond the shape on each side, in points, to contain its shadows. Defaults
    ///     to 0.
    ///   - scale: The number of pixels per point. A very large image has fewer. Defaults to that of the current traits.
    ///   - direction: The direction of the layout, for shapes that use it. Defaults to `leftToRight`.
    ///   - appearance: The only appearance of the image. Defaults to both.
    public func image(
      size: CGSize, outset: Double = 0, scale: Double? = nil, direction: LayoutDirection = .leftToRight,
      appearance: Appearance? = nil
    ) -> UIImage {
      let scale = scale ?? screenScale
      let scene = shownScene(in: Size(size), scale: scale, direction: direction)
      let frame = scene.frame(outset: outset)
      func image(_ appearance: Appearance) -> UIImage {
        guard let image = scene.image(of: frame, scale: scale, appearance) else { return UIImage() }
        let scale = frame.width > 0 ? Double(image.image.width) / image.frame.width : scale
        return UIImage(cgImage: image.image, scale: CGFloat(scale), orientation: .up)
      }
      if let appearance { return image(appearance) }
      #if os(watchOS)
        return image(.dark)
      #else
        if !scene.isAdaptive { return image(.light) }
        let asset = UIImageAsset()
        asset.register(image(.light), with: UITraitCollection(userInterfaceStyle: .light))
        asset.register(image(.dark), with: UITraitCollection(userInterfaceStyle: .dark))
        return asset.image(with: UITraitCollection.current)
      #endif
    }

    private var screenScale: Double {
      #if os(watchOS)
        return 2
      #else
        // 0 is unspecified.
        let scale = Double(UITraitCollection.current.displayScale)
        return scale > 0 ? scale : 2
      #endif
    }
  }
#endif
