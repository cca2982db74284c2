import ShapeCore

/// Coverage of a part of a picture, without color: one byte for each pixel.
public struct ShadowImage: Equatable, Sendable {
  /// The area that the pixels show.
  public var frame: Rect
  public var width: Int
  public var height: Int
  /// The coverage of each pixel in 0...255, row by row from the top.
  public var coverage: [UInt8]
}

extension Scene {
  /// The largest number of pixels of an image.
  private static let mostPixels = 16_000_000.0

  /// Returns the coverage of a blurred shadow, or `nil` if nothing casts it or the budget is spent.
  ///
  /// The image is in the coordinates inside its layer, before the layer's transform. The coverage of an inner shadow is that
  /// of the silhouette outside of its blurred copy. If the image would be very large, it has fewer pixels per point.
  ///
  /// - Parameters:
  ///   - shadow: A shadow of the layer.
  ///   - isInner: Whether it is an inner shadow.
  ///   - contents: The contents of the layer.
  ///   - pixelsPerPoint: The wanted number of pixels of a point along each axis. Positive.
  /// - Throws: `RegionError`, if a stroke that casts it has no outline.
  package func shadowImage(
    of shadow: Shadow, isInner: Bool, layer: SceneLayer, contents: SceneContents, pixelsPerPoint: Double,
    budget: inout StepBudget
  ) throws(RegionError) -> ShadowImage? {
    let node = contents.layerNode
    guard nodes.indices.contains(node), pixelsPerPoint > 0, pixelsPerPoint.isFinite else { return nil }
    var scale = pixelsPerPoint
    while true {
      let transform = Transform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: 0)
      let context = RenderContext(self, InkBounds(self, of: node, isInside: true, in: transform), budget)
      let silhouette = context.ink.caster(node)
      let pixels = isInner ? silhouette : InkBounds.bounds(of: shadow, silhouette: silhouette, in: transform)
      if Double(pixels.width) * Double(pixels.height) > Self.mostPixels {
        scale /= 2
        continue
      }
      if pixels.isEmpty { return nil }
      let visit = LayerVisit(layer: layer, contents: contents, node: node, transform: transform)
      let painter = SurfacePainter<AlphaSurface>(context)
      let surface =
        isInner ? painter.innerShadowCoverage(shadow, visit, pixels) : painter.shadowCoverage(shadow, visit, pixels)
      budget = context.rasterizer.budget
      if let failure = context.failure { throw failure.error }
      return surface.map { ShadowImage($0, pixelsPerPoint: scale) }
    }
  }
}

extension ShadowImage {
  fileprivate init(_ surface: AlphaSurface, pixelsPerPoint scale: Double) {
    let area = surface.region
    frame = Rect(
      x: area.rect.x / scale, y: area.rect.y / scale, width: area.rect.width / scale,
      height: area.rect.height / scale)
    (width, height) = (area.width, area.height)
    coverage = Array(
      UnsafeBufferPointer(
        start: surface.pointer(row: Int(area.minY), Int(area.minX)), count: area.width * area.height))
  }
}
