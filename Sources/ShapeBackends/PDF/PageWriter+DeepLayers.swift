@_spi(Generated) import ShapeCore
import ShapeRaster

/// Layers that readers can't nest, as images.
extension PageWriter {
  /// The largest number of pixels of an image.
  private static let mostPixels = 16_000_000.0

  /// Paints a layer as an image with the alpha of its pixels, which has no group.
  mutating func paintImage(
    of layer: SceneLayer, _ contents: SceneContents, _ source: SourceSpan, in context: Context
  ) {
    // If there is no image, nothing of the layer is visible, and nothing is lost: coordinates are limited, so that a
    // region is finite.
    let lowering = writeImage(of: layer, contents, in: context) ?? .exact
    recordAll(in: layer, contents, source, lowering, context)
  }

  /// Writes the image of a layer, and returns how it is shown, or `nil` if nothing of it is visible.
  private mutating func writeImage(
    of layer: SceneLayer, _ contents: SceneContents, in context: Context
  ) -> Lowering? {
    guard scene.nodes.indices.contains(contents.layerNode), let visible = stream.visible,
      let ink = scene.inkBounds(of: layer, contents), let region = ink.inset(by: -1).intersection(visible),
      region.isFinite
    else { return nil }
    var density = resolution / 72 * stream.magnification
    let most = min(Self.mostPixels, Double(pixels.most))
    let size = max(region.width * region.height, 1e-9)
    density = min(density, (most / size).squareRoot(), most / max(region.width, region.height))
    let width = Int(max(1, (region.width * density).rounded(.up)))
    let height = Int(max(1, (region.height * density).rounded(.up)))
    pixels.spend(width * height)
    let frame = Rect(
      x: region.minX, y: region.minY, width: Double(width) / density, height: Double(height) / density)
    let effects = context.effects ?? Effects(blend: context.flat == nil ? layer.blend : .normal)
    let renderer = SceneRenderer(
      scene, layer: contents, pixelsPerPoint: density, origin: frame.topLeft, width: width, height: height,
      budget: work)
    defer { finish(renderer) }
    guard let image = image(from: renderer, opacity: effects.opacity, flat: context.flat), stream.mark(frame) else {
      return nil
    }
    stream.save()
    setEffects(effects.opaque)
    stream.concatenate(
      Transform(a: frame.width, b: 0, c: 0, d: -frame.height, tx: frame.minX, ty: frame.maxY))
    stream.paint(image)
    stream.restore()
    isTransparent = true
    let shown = RasterizedRegion(
      region: stream.sceneMap.bounds(of: frame), resolution: 72 * density / stream.magnification,
      width: width, height: height, cause: .nesting)
    ledger.record(shown)
    return .rasterized(shown)
  }

  /// Returns an image with a soft mask, or `nil` if all of it is transparent.
  /// - Parameters:
  ///   - opacity: The factor of the alpha.
  ///   - flat: The only color, or `nil` for that of each pixel.
  private mutating func image(from renderer: SceneRenderer, opacity: Double, flat: UInt32?) -> PDFObjects.ID? {
    let (width, height) = (renderer.width, renderer.height)
    var (colors, alphas): ([UInt8], [UInt8]) = ([], [])
    var colorRows = FilteredRows(width: flat == nil ? width : 1, format: .rgb)
    var alphaRows = FilteredRows(width: width, format: .gray)
    var isEmpty = true
    renderer.render(background: nil) { band, _ in
      var pixels = band.bytes
      let count = pixels.count / 4
      var alpha = [UInt8](repeating: 0, count: count)
      for index in 0..<count {
        let value = pixels[4 * index + 3]
        if value > 0 { isEmpty = false }
        alpha[index] = opacity < 1 ? UInt8((Double(value) * opacity).rounded()) : value
      }
      alphaRows.append(alpha, to: &alphas)
      guard flat == nil else { return }
      AlphaConversion.makeStraight(&pixels)
      var color = [UInt8](repeating: 0, count: 3 * count)
      for index in 0..<count {
        for component in 0..<3 { color[3 * index + component] = pixels[4 * index + component] }
      }
      colorRows.append(color, to: &colors)
    }
    if let flat {
      colorRows.append([UInt8(flat >> 16 & 255), UInt8(flat >> 8 & 255), UInt8(flat & 255)], to: &colors)
    }
    alphaRows.finish(to: &alphas)
    colorRows.finish(to: &colors)
    if isEmpty { return nil }
    let mask = addImage("/ColorSpace/DeviceGray", colors: 1, width: width, height: height, alphas)
    var space = OutputBuffer(capacity: 64)
    space.append("/ColorSpace/DeviceRGB/SMask ")
    space.reference(mask)
    let (columns, rows) = flat == nil ? (width, height) : (1, 1)
    return addImage(space, colors: 3, width: columns, height: rows, colors)
  }

  private mutating func addImage(
    _ space: StaticString, colors: Int, width: Int, height: Int, _ data: [UInt8]
  ) -> PDFObjects.ID {
    var buffer = OutputBuffer(capacity: 32)
    buffer.append(space)
    return addImage(buffer, colors: colors, width: width, height: height, data)
  }

  private mutating func addImage(
    _ space: consuming OutputBuffer, colors: Int, width: Int, height: Int, _ data: [UInt8]
  ) -> PDFObjects.ID {
    var dictionary = OutputBuffer(capacity: 192)
    dictionary.append("/Type/XObject/Subtype/Image/BitsPerComponent 8/Width ")
    dictionary.integer(width)
    dictionary.append("/Height ")
    dictionary.integer(height)
    dictionary.append(contentsOf: space.finish())
    dictionary.append("/Filter/FlateDecode/DecodeParms<</Predictor 15/Colors ")
    dictionary.integer(colors)
    dictionary.append("/Columns ")
    dictionary.integer(width)
    dictionary.append(">>")
    return objects.add(encoded: data, dictionary)
  }
}
