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

  /// Returns the coverage of a blurred shadow, or `nil` if nothing casts it.
  ///
  /// The image is in the coordinates inside its layer, before the layer's transform. The coverage of an inner shadow is that
  /// of the silhouette outside of its blurred copy. If the image would be very large, it has fewer pixels per point.
  ///
  /// - Parameters:
  ///   - shadow: A shadow of the layer.
  ///   - isInner: Whether it is an inner shadow.
  ///   - contents: The contents of the layer.
  ///   - pixelsPerPoint: The wanted number of pixels of a point along each axis. Positive.
  public func shadowImage(
    of shadow: Shadow, isInner: Bool, layer: SceneLayer, contents: SceneContents, pixelsPerPoint: Double
  ) -> ShadowImage? {
    let node = contents.layerNode
    guard nodes.indices.contains(node) else { return nil }
    func region(_ scale: Double) -> (PixelRect, LayerVisit, SurfacePainter<AlphaSurface>) {
      let transform = Transform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: 0)
      let context = RenderContext(self, InkBounds(self, of: node, isInside: true, in: transform))
      let visit = LayerVisit(layer: layer, contents: contents, node: node, transform: transform)
      let silhouette = context.ink.caster(node)
      let region =
        isInner ? silhouette : InkBounds.bounds(of: shadow, silhouette: silhouette, in: transform)
      return (region, visit, SurfacePainter<AlphaSurface>(context))
    }
    return image(pixelsPerPoint, region) { region, visit, painter in
      isInner
        ? painter.innerShadowCoverage(shadow, visit, region) : painter.shadowCoverage(shadow, visit, region)
    }
  }

  /// Returns the alpha of a mask, or `nil` if it is 0 in the whole region.
  ///
  /// The image is in the coordinates inside the masked layer. If it would be very large, it has fewer pixels per point.
  ///
  /// - Parameters:
  ///   - mask: The mask.
  ///   - contents: The contents of the mask.
  ///   - region: The area to show. The frame of the image contains it.
  ///   - pixelsPerPoint: The wanted number of pixels of a point along each axis. Positive.
  public func maskImage(
    of mask: SceneLayer, contents: SceneContents, region: Rect, pixelsPerPoint: Double
  ) -> ShadowImage? {
    let node = contents.layerNode
    guard nodes.indices.contains(node), case .layer(let id, _) = nodes[node].content else { return nil }
    func pixels(_ scale: Double) -> (PixelRect, LayerVisit, SurfacePainter<AlphaSurface>) {
      let transform = Transform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: 0)
      let context = RenderContext(self, InkBounds(self, of: node, in: transform))
      let visit = LayerVisit(layer: mask, contents: contents, node: node, transform: transform)
      return (
        PixelRect(containing: transform.bounds(of: region)), visit, SurfacePainter<AlphaSurface>(context)
      )
    }
    return image(pixelsPerPoint, pixels) { region, visit, painter in
      guard !painter.context.ink.all(node).intersection(region).isEmpty else { return nil }
      let surface = AlphaSurface(region)
      var painter = painter
      painter.paint(id, contents, node: node, in: visit.transform, on: surface)
      return surface
    }
  }

  /// Returns an image that is not too large.
  private func image(
    _ scale: Double, _ region: (Double) -> (PixelRect, LayerVisit, SurfacePainter<AlphaSurface>),
    _ draw: (PixelRect, LayerVisit, SurfacePainter<AlphaSurface>) -> AlphaSurface?
  ) -> ShadowImage? {
    guard scale > 0, scale.isFinite else { return nil }
    var scale = scale
    var (pixels, visit, painter) = region(scale)
    while Double(pixels.width) * Double(pixels.height) > Self.mostPixels {
      scale /= 2
      (pixels, visit, painter) = region(scale)
    }
    guard !pixels.isEmpty, let surface = draw(pixels, visit, painter) else { return nil }
    let area = surface.region
    let coverage = Array(
      UnsafeBufferPointer(
        start: surface.pointer(row: Int(area.minY), Int(area.minX)), count: area.width * area.height))
    return ShadowImage(
      frame: Rect(
        x: area.rect.x / scale, y: area.rect.y / scale, width: area.rect.width / scale,
        height: area.rect.height / scale),
      width: area.width, height: area.height, coverage: coverage)
  }
}
