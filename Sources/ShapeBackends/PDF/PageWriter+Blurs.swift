@_spi(Generated) import ShapeCore
import ShapeRaster

extension PageWriter {
  /// The number of samples for each standard deviation of a blur.
  private static let samplesPerDeviation = 4.0
  /// The largest number of samples of a blur.
  private static let mostSamples = 4_000_000.0

  /// Returns the blurred silhouette of a shadow, sampled as finely as the blur needs and the resolution allows, or `nil`
  /// if nothing of it is visible.
  mutating func coverage(of shadow: Shadow, _ layer: SceneLayer, _ contents: SceneContents) -> PDFCoverage? {
    guard let visible = stream.visible else { return nil }
    var density = min(Self.samplesPerDeviation / shadow.radius, resolution / 72 * stream.magnification)
    let body = shadow.caster?.bounds ?? scene.inkAfterClips(of: layer, contents)
    if let size = body?.inset(by: -shadow.reach).size, size.isFinite {
      density = min(density, (Self.mostSamples / max(size.width * size.height, 1)).squareRoot())
    }
    var image: ShadowImage?
    do throws(RegionError) {
      image = try scene.shadowImage(
        of: shadow, isInner: false, layer: layer, contents: contents, pixelsPerPoint: density, budget: &work)
    } catch {
      fail(error, at: source)
    }
    guard let image, image.width > 0, image.height > 0 else { return nil }
    let coverage = PDFCoverage(
      frame: image.frame, width: image.width, height: image.height, values: image.coverage,
      error: Self.error(deviation: shadow.radius * Double(image.width) / image.frame.width))
    return coverage.cropped(to: visible)
  }

  /// Returns the largest error of samples and of linear interpolation between them, in 255ths.
  ///
  /// At a distance h, linear interpolation differs by at most h² / 8 of the second derivatives, whose sum is at most
  /// 0.242 / σ² along an edge and twice that in a corner. With h = σ / 4 that is 0.96 of 255. A sample is rounded by 0.5.
  /// - Parameter deviation: The standard deviation, in samples.
  private static func error(deviation: Double) -> Double {
    0.5 + min(255, 2 * 0.242 / 8 / (deviation * deviation) * 255)
  }

  /// Paints a color through a coverage, and returns the largest difference.
  ///
  /// The coverage is the luminosity of meshes in a soft mask. It is no image, because readers disagree on how an image is
  /// enlarged: some repeat pixels, others shift it by half a pixel.
  /// - Parameter isInverted: Whether the color is around the coverage.
  mutating func paint(
    _ coverage: PDFCoverage, _ color: UInt32, opacity: Double, isInverted: Bool = false
  ) -> ApproximationBound {
    // Equal shadows at different places are the same form.
    var coverage = coverage
    stream.save()
    defer { stream.restore() }
    stream.concatenate(.translation(coverage.frame.origin))
    (coverage.frame.x, coverage.frame.y) = (0, 0)
    let meshes = PDFMesh.meshes(of: coverage)
    let bound = ApproximationBound.color((coverage.error + (meshes.map { $0.error }.max() ?? 0)) * opacity)
    guard let area = isInverted ? stream.visible?.grownToWholePoints : coverage.frame else { return bound }
    let shadings = meshes.map { mesh in
      var dictionary = OutputBuffer(capacity: 160)
      // Poppler draws triangles at once if a function maps their values, and otherwise divides each into many of one color.
      dictionary.append("/ShadingType 5/ColorSpace/DeviceGray/Function<</FunctionType 2/Domain[0 1]/N 1>>")
      dictionary.append("/BitsPerComponent 8/BitsPerCoordinate ")
      dictionary.integer(8 * coverage.coordinateSize)
      dictionary.append("/VerticesPerRow ")
      dictionary.integer(mesh.columns)
      dictionary.append("/Decode")
      let samples = coverage.rangeOfSamples
      dictionary.array(
        [samples.minX, samples.maxX, samples.minY, samples.maxY] + (isInverted ? [opacity, 0] : [0, opacity]),
        decimals: 6)
      var data = OutputBuffer(capacity: mesh.bytes.count)
      data.append(contentsOf: mesh.bytes)
      let rows = PDFObjects.Rows(columns: mesh.columns, size: coverage.vertexSize)
      return objects.add(stream: data, dictionary, rows: rows)
    }
    let form = form(.gray) { page in
      if isInverted { page.writeArea(.rect(area), .nonZero, .color(.gray(opacity)), in: Context()) }
      guard page.stream.mark(coverage.frame) else { return }
      for shading in shadings { page.stream.shade(shading) }
    }
    guard let form else { return bound }
    masked(by: form, .luminosity) {
      $0.writeArea(.rect(area), .nonZero, .color(Pigment(rgb: color)), in: Context())
    }
    return bound
  }
}

/// Samples of a blurred silhouette.
struct PDFCoverage {
  /// The area of the samples, in the current coordinates. Each sample is in the center of its part.
  var frame: Rect
  var width: Int
  var height: Int
  /// Rows from the top, in 0...255.
  var values: [UInt8]
  /// The largest difference of the values, and of linear interpolation between them, from the blur.
  var error: Double

  /// Returns a sample. Those beyond the edges are the same as at the edges.
  func value(_ column: Int, _ row: Int) -> UInt8 { values[min(row, height - 1) * width + min(column, width - 1)] }

  /// The number of bytes of a coordinate in samples.
  var coordinateSize: Int { max(width, height) <= 256 ? 1 : 2 }

  /// The number of bytes of a vertex: two coordinates and a value.
  var vertexSize: Int { 2 * coordinateSize + 1 }

  /// The rectangle from the first sample to the one with the largest coordinate that a vertex can have.
  var rangeOfSamples: Rect {
    let (stepX, stepY) = (frame.width / Double(width), frame.height / Double(height))
    let largest = Double(1 << (8 * coordinateSize) - 1)
    return Rect(
      x: frame.minX + stepX / 2, y: frame.minY + stepY / 2, width: largest * stepX, height: largest * stepY)
  }

  /// The number of samples on each side of a resampled coverage.
  private static let fewSamples = 16

  /// Returns the coverage of a region, if it is much smaller than the frame. If samples are farther apart than the region
  /// is wide, it has interpolated ones. Returns `nil` if nothing is left.
  func cropped(to region: Rect) -> PDFCoverage? {
    guard let part = frame.intersection(region) else { return nil }
    if frame.width <= 3 * region.width, frame.height <= 3 * region.height { return self }
    let (stepX, stepY) = (frame.width / Double(width), frame.height / Double(height))
    var result = self
    if stepX < region.width, stepY < region.height {
      // Two more samples on each side, for interpolation.
      let left = max(0, Int((part.minX - frame.minX) / stepX) - 2)
      let right = min(width, Int((part.maxX - frame.minX) / stepX) + 3)
      let top = max(0, Int((part.minY - frame.minY) / stepY) - 2)
      let bottom = min(height, Int((part.maxY - frame.minY) / stepY) + 3)
      result.frame = Rect(
        x: frame.minX + Double(left) * stepX, y: frame.minY + Double(top) * stepY,
        width: Double(right - left) * stepX, height: Double(bottom - top) * stepY)
      (result.width, result.height) = (right - left, bottom - top)
      result.values = (top..<bottom).flatMap { values[$0 * width + left..<$0 * width + right] }
      return result
    }
    // More on each side, because the outer samples are in the centers of their parts.
    result.frame = part.inset(
      left: -part.width / 8, top: -part.height / 8, right: -part.width / 8, bottom: -part.height / 8)
    (result.width, result.height) = (Self.fewSamples, Self.fewSamples)
    result.values = (0..<Self.fewSamples * Self.fewSamples).map { index in
      let (column, row) = (Double(index % Self.fewSamples) + 0.5, Double(index / Self.fewSamples) + 0.5)
      let x = result.frame.minX + result.frame.width * column / Double(Self.fewSamples)
      let y = result.frame.minY + result.frame.height * row / Double(Self.fewSamples)
      return interpolated((x - frame.minX) / stepX - 0.5, (y - frame.minY) / stepY - 0.5)
    }
    return result
  }

  /// Returns the value at a position in samples.
  private func interpolated(_ x: Double, _ y: Double) -> UInt8 {
    func split(_ position: Double, _ count: Int) -> (Int, Double) {
      let position = max(0, min(position, Double(count - 1)))
      return (Int(position), position - position.rounded(.down))
    }
    let (column, u) = split(x, width)
    let (row, v) = split(y, height)
    func mixed(_ row: Int) -> Double {
      Double(value(column, row)) * (1 - u) + Double(value(column + 1, row)) * u
    }
    return UInt8(max(0, min(mixed(row) * (1 - v) + mixed(row + 1) * v, 255)) + 0.5)
  }
}
