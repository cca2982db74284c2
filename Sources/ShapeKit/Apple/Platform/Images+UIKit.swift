#if canImport(UIKit)
  import UIKit
  import ShapeCore

  // An initializer of a class creates a new object. That of a protocol can also return one that exists: UIKit gives the
  // versions of an image only to "images retrieved" from an asset, says the page of `UIImageAsset`.
  extension Equatable where Self == UIImage {
    /// Creates an image of a shape, for example for a widget, a notification or a snapshot test.
    ///
    /// If the picture differs between the appearances, the image has a version for each, and a `UIImageView` shows that of
    /// its own appearance. The pixels of the image itself are those of the current traits. On watchOS, they are those of
    /// the dark appearance.
    ///
    /// - Parameters:
    ///   - shape: The shape with its values.
    ///   - size: The size of the shape, in points. It is replaced with the nearest supported one. Defaults to the design size.
    ///   - outset: How far the image extends beyond the shape on each side, in points, to contain its shadows. Defaults
    ///     to 0.
    ///   - scale: The number of pixels per point. A very large image has fewer. Defaults to that of the current traits.
    ///   - direction: The direction of the layout, for shapes that use it. Defaults to `leftToRight`.
    ///   - appearance: The only appearance of the image. Defaults to both.
    public init<S: ParametricShape>(
      shape: S, size: CGSize? = nil, outset: Double = 0, scale: Double? = nil,
      direction: LayoutDirection = .leftToRight, appearance: Appearance? = nil
    ) {
      let scale = scale ?? UIImage.currentScale
      let size = size.map { Size($0) } ?? S.designSize
      let scene = shape.shownScene(in: size, scale: scale, direction: direction)
      self = UIImage.showing(scene, outset: outset, scale: scale, appearance)
    }
  }

  extension UIImage {
    /// Returns an image of a picture, in one appearance or in both.
    fileprivate static func showing(
      _ scene: Scene, outset: Double, scale: Double, _ appearance: Appearance?
    ) -> UIImage {
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
        // The traits of a version "must always contain an explicit value in its displayScale property", says the page of
        // `register(_:with:)`.
        func traits(_ style: UIUserInterfaceStyle, of image: UIImage) -> UITraitCollection {
          UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: style), UITraitCollection(displayScale: image.scale),
          ])
        }
        let (light, dark) = (image(.light), image(.dark))
        asset.register(light, with: traits(.light, of: light))
        asset.register(dark, with: traits(.dark, of: dark))
        let isDark = UITraitCollection.current.userInterfaceStyle == .dark
        return asset.image(with: isDark ? traits(.dark, of: dark) : traits(.light, of: light))
      #endif
    }

    fileprivate static var currentScale: Double {
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
