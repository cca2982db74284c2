// `Data` is that of Foundation, which UIKit and AppKit export.
#if canImport(UIKit)
  import UIKit
  import ShapeCore
#elseif canImport(AppKit)
  import AppKit
  import ShapeCore
#endif

#if canImport(UIKit) || canImport(AppKit)
  extension ParametricShape {
    /// Returns the shape as a PDF document with one page, which is empty if there is no memory for it.
    ///
    /// Paths stay paths. Shadows, conic gradients and the contents of layers with masks or inner shadows are images with
    /// 288 pixels per inch. The `pixel` of the language is a point.
    ///
    /// - Parameters:
    ///   - size: The size of the shape, in points. It is replaced with the nearest supported one.
    ///   - outset: How far the page extends beyond the shape on each side, in points, to contain its shadows. Defaults
    ///     to 0.
    ///   - direction: The direction of the layout, for shapes that use it. Defaults to `leftToRight`.
    ///   - appearance: The appearance that resolves adaptive colors. Defaults to `light`.
    public func pdfData(
      size: CGSize, outset: Double = 0, direction: LayoutDirection = .leftToRight, appearance: Appearance = .light
    ) -> Data {
      let data = NSMutableData()
      guard let consumer = CGDataConsumer(data: data as CFMutableData),
        drawPDF(into: consumer, size: size, outset: outset, direction: direction, appearance: appearance)
      else { return Data() }
      return Data(referencing: data)
    }
  }
#endif
