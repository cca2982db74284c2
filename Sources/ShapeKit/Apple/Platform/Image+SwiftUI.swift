#if canImport(SwiftUI) && canImport(UIKit)
  import SwiftUI
  import UIKit
  import ShapeCore
#elseif canImport(SwiftUI) && canImport(AppKit)
  import AppKit
  import SwiftUI
  import ShapeCore
#endif

#if canImport(SwiftUI) && (canImport(UIKit) || canImport(AppKit))
  extension Image {
    /// Creates an image of a shape, for places that show only images, such as the icon of a `Label`. Elsewhere, a
    /// ``ShapePicture`` shows the shape at any size, with its content, and in the colors of its environment.
    ///
    /// - Parameters:
    ///   - shape: The shape with its values.
    ///   - size: The size of the shape, in points. It is replaced with the nearest supported one. Defaults to the design size.
    ///   - outset: How far the image extends beyond the shape on each side, in points, to contain its shadows. Defaults
    ///     to 0.
    ///   - direction: The direction of the layout, for shapes that use it. Defaults to `leftToRight`.
    ///   - appearance: The only appearance of the image, such as that of the environment's `colorScheme`. Defaults to that of
    ///     a `UIImage` or an `NSImage`: both.
    public init<S: ParametricShape>(
      _ shape: S, size: CGSize? = nil, outset: Double = 0, direction: ShapeCore.LayoutDirection = .leftToRight,
      appearance: Appearance? = nil
    ) {
      #if canImport(UIKit)
        self.init(
          uiImage: UIImage(shape: shape, size: size, outset: outset, direction: direction, appearance: appearance))
      #else
        self.init(
          nsImage: NSImage(shape: shape, size: size, outset: outset, direction: direction, appearance: appearance))
      #endif
    }
  }
#endif
