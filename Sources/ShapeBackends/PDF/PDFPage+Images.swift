import ShapeKit
import ShapeRaster

/// A blurred silhouette: the coverage of a color (ISO 32000-1, 11.6.5.3).
struct PDFCoverage {
  /// Where it is, in the current coordinates.
  var frame: Rect
  var width: Int
  var height: Int
  /// Rows from the top.
  var values: [UInt8]
  /// Its entry in the ledger.
  var region: RasterizedRegion
}

extension PDFPage {
  /// The number of samples for each standard deviation of a blur.
  ///
  /// Between samples at a distance h, linear interpolation differs by at most h² / 8 of the second derivative, which is
  /// at most 0.242 / σ² for a blurred edge. With h = σ / 4 that is 0.48 of 255, and twice that in a corner.
  static let samplesPerDeviation = 4.0

  /// The largest number of pixels of an image.
  private static let mostPixels = 4_000_000.0

  /// Returns a blurred shadow in a resolution that suits the blur, or `nil` if nothing of it is visible.
  func image(of shadow: Shadow, _ layer: SceneLayer, _ contents: SceneContents) -> PDFCoverage? {
    guard let visible = stream.visible else { return nil }
    let factor = stream.sceneMap.largestFactor
    var density = min(Self.samplesPerDeviation / shadow.radius, resolution / 72 * factor)
    let body = shadow.caster?.bounds ?? scene.inkAfterClips(of: layer, contents)
    if let size = body?.inset(by: -shadow.reach).size, size.isFinite {
      density = min(density, (Self.mostPixels / max(size.width * size.height, 1)).squareRoot())
    }
    let image = scene.shadowImage(
      of: shadow, isInner: false, layer: layer, contents: contents, pixelsPerPoint: density)
    guard let image, image.width > 0, image.height > 0, image.coverage.contains(where: { $0 > 0 }) else { return nil }
    let region = RasterizedRegion(
      region: stream.sceneMap.bounds(of: image.frame), resolution: Double(image.width) / image.frame.width * 72 / factor, width: image.width,
      height: image.height, cause: .blur)
    let coverage = PDFCoverage(
      frame: image.frame, width: image.width, height: image.height, values: image.coverage, region: region)
    return coverage.cropped(to: visible)
  }

  /// Paints a color through a coverage: a soft mask with the coverage as the luminosity of a mesh.
  ///
  /// A mesh instead of an image, because readers disagree on how an image is enlarged: some repeat pixels, others shift
  /// it by half a pixel.
  /// - Parameter isInverted: Whether the color is around the coverage.
  mutating func paint(_ coverage: PDFCoverage, _ color: UInt32, opacity: Double, isInverted: Bool = false) {
    // Equal shadows at different places are the same form.
    var coverage = coverage
    stream.save()
    defer { stream.restore() }
    stream.concatenate(.translation(coverage.frame.origin))
    (coverage.frame.x, coverage.frame.y) = (0, 0)
    let mesh = PDFMesh(coverage)
    var dictionary = OutputBuffer(capacity: 160)
    dictionary.append("/ShadingType 5/ColorSpace/DeviceGray/BitsPerComponent 8/BitsPerCoordinate ")
    dictionary.integer(8 * mesh.coordinateSize)
    dictionary.append("/VerticesPerRow ")
    dictionary.integer(mesh.columns)
    dictionary.append("/Decode")
    dictionary.array([mesh.region.minX, mesh.region.maxX, mesh.region.minY, mesh.region.maxY, isInverted ? opacity : 0, isInverted ? 0 : opacity],
      decimals: 6)
    var data = OutputBuffer(capacity: mesh.bytes.count)
    data.append(contentsOf: mesh.bytes)
    let rows = PDFObjects.Rows(columns: mesh.columns, size: mesh.vertexSize)
    let shading = objects.add(stream: data, dictionary, rows: rows)
    guard let area = isInverted ? stream.visible?.grownToWholePoints : coverage.frame else { return }
    let form = form(.gray) { page in
      if isInverted { page.writeArea(.rect(area), .nonZero, .color(.gray(opacity)), in: Context()) }
      if page.stream.mark(coverage.frame) { page.stream.shade(shading) }
    }
    guard let form else { return }
    masked(by: form, .luminosity) {
      $0.writeArea(.rect(area), .nonZero, .color(Pigment(rgb: color)), in: Context())
    }
  }
}

extension PDFCoverage {
  /// The largest number of pixels on each side of a resampled image.
  private static let fewPixels = 16

  /// Returns the coverage of a region, if the image is much larger than that. Pixels larger than the region are
  /// replaced by interpolated ones.
  fileprivate func cropped(to region: Rect) -> PDFCoverage? {
    guard let part = frame.intersection(region) else { return nil }
    if frame.width <= 3 * region.width, frame.height <= 3 * region.height { return self }
    let (stepX, stepY) = (frame.width / Double(width), frame.height / Double(height))
    if stepX < region.width, stepY < region.height {
      // Two more pixels on each side, for interpolation.
      let left = max(0, Int((part.minX - frame.minX) / stepX) - 2)
      let right = min(width, Int((part.maxX - frame.minX) / stepX) + 3)
      let top = max(0, Int((part.minY - frame.minY) / stepY) - 2)
      let bottom = min(height, Int((part.maxY - frame.minY) / stepY) + 3)
      var result = self
      result.frame = Rect(
        x: frame.minX + Double(left) * stepX, y: frame.minY + Double(top) * stepY,
        width: Double(right - left) * stepX, height: Double(bottom - top) * stepY)
      (result.width, result.height) = (right - left, bottom - top)
      result.values = (top..<bottom).flatMap { values[$0 * width + left..<$0 * width + right] }
      return result
    }
    var result = self
    // A pixel more on each side, because the outer ones count for their centers only.
    let wide = part.inset(
      left: -part.width / 8, top: -part.height / 8, right: -part.width / 8, bottom: -part.height / 8)
    result.frame = wide
    (result.width, result.height) = (Self.fewPixels, Self.fewPixels)
    result.values = (0..<Self.fewPixels * Self.fewPixels).map { index in
      let (column, row) = (Double(index % Self.fewPixels) + 0.5, Double(index / Self.fewPixels) + 0.5)
      let x = wide.minX + wide.width * column / Double(Self.fewPixels)
      let y = wide.minY + wide.height * row / Double(Self.fewPixels)
      return value(atColumn: (x - frame.minX) / stepX - 0.5, row: (y - frame.minY) / stepY - 0.5)
    }
    return result
  }

  /// Returns the interpolated value at a position in pixels.
  private func value(atColumn x: Double, row y: Double) -> UInt8 {
    let (left, top) = (x.rounded(.down), y.rounded(.down))
    func value(_ column: Double, _ row: Double) -> Double {
      let column = Int(max(0, min(column, Double(width - 1))))
      let row = Int(max(0, min(row, Double(height - 1))))
      return Double(values[row * width + column])
    }
    let upper = value(left, top) + (value(left + 1, top) - value(left, top)) * (x - left)
    let lower = value(left, top + 1) + (value(left + 1, top + 1) - value(left, top + 1)) * (x - left)
    return UInt8(max(0, min(upper + (lower - upper) * (y - top), 255)) + 0.5)
  }
}
