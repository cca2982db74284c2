import ShapeCore
import ShapeRaster

/// Images of regions of the page.
extension PageWriter {
  /// Writes the image of a region, which shows everything up to a place in the paint order.
  ///
  /// Pixels where nothing is painted have a color of their own, which is not painted: the color of the paper with another
  /// last bit of blue. A pixel that should have this color gets that of the paper instead.
  mutating func write(_ region: ImageRegion, _ flattening: Flattening) {
    // The page will be refused.
    if work.isSpent { return }
    let renderer = SceneRenderer(
      scene, upTo: region.place, scale: region.pixelsPerPoint, origin: region.origin, width: region.width,
      height: region.height, budget: work)
    let data = ImageData(renderer, on: flattening.paper)
    finish(renderer)
    let rect = region.rect
    ledger.record(RasterizedRegion(region))
    stream.out.append("% Image of ")
    stream.out.append(region.cause.text)
    stream.out.append(": ")
    stream.out.array([rect.minX, rect.minY, rect.width, rect.height])
    stream.out.append(" in the picture, ")
    stream.out.integer(region.width)
    stream.out.append(" x ")
    stream.out.integer(region.height)
    stream.out.append(" pixels, ")
    stream.out.number(region.resolution)
    stream.line(" dpi")
    stream.save()
    // The last pixels may extend beyond the page.
    if !flattening.picture.contains(rect) {
      stream.constructArea(.rect(flattening.picture))
      stream.line("W n")
    }
    stream.concatenate(Transform(a: rect.width, b: 0, c: 0, d: -rect.height, tx: rect.minX, ty: rect.maxY))
    writeProcedure(region, maskColor: data.hasGaps ? data.gapColor : nil)
    stream.out.append("%%BeginData: ")
    stream.out.integer(data.lineCount + 1)
    stream.line(" ASCII Lines\nexec")
    stream.out.append(contentsOf: data.lines)
    stream.line("%%EndData")
    stream.restore()
  }

  /// Writes a procedure that paints the image from the lines that follow its execution.
  private mutating func writeProcedure(_ region: ImageRegion, maskColor: Pigment?) {
    let (width, height) = (Double(region.width), Double(region.height))
    stream.out.append("/DeviceRGB setcolorspace\n{/data currentfile/ASCII85Decode filter def\n<</ImageType ")
    if let maskColor {
      stream.out.append("4/MaskColor")
      stream.out.array([16, 8, 0].map { (shift: UInt32) in Double(maskColor.rgb >> shift & 255) })
    } else {
      stream.out.append(UInt8(ascii: "1"))
    }
    stream.out.append("/Width ")
    stream.out.integer(region.width)
    stream.out.append("/Height ")
    stream.out.integer(region.height)
    stream.out.append("/BitsPerComponent 8/Decode[0 1 0 1 0 1]/ImageMatrix")
    stream.out.array([width, 0, 0, -height, 0, height])
    stream.out.append("\n/DataSource data<</Predictor 15/Colors 3/Columns ")
    stream.out.integer(region.width)
    stream.line(">>/FlateDecode filter>>image data flushfile}")
  }
}

extension RasterizationCause {
  fileprivate var text: StaticString {
    switch self {
    case .blur: "a blurred shadow"
    case .mask: "a soft mask"
    case .translucentGradient: "a translucent gradient"
    case .blend: "blended gradients"
    case .tooManyPieces: "too many pieces"
    case .nesting: "deeply nested groups"
    case .fault: "a region without a result"
    }
  }
}

/// The compressed pixels of an image, as lines of ASCII.
private struct ImageData {
  let lines: [UInt8]
  let lineCount: Int
  /// Whether there are pixels where nothing is painted.
  let hasGaps: Bool
  /// The color of those.
  let gapColor: Pigment

  init(_ renderer: SceneRenderer, on paper: Pigment) {
    let gapColor = Pigment(rgb: paper.rgb ^ 1)
    self.gapColor = gapColor
    var hasGaps = false
    var encoder = ASCII85Lines()
    var rows = FilteredRows(width: renderer.width, format: .rgb)
    var compressed: [UInt8] = []
    renderer.render(background: nil) { band, _ in
      rows.append(Self.bytes(band.bytes, paper: paper.rgb, gap: gapColor.rgb, &hasGaps), to: &compressed)
      encoder.append(compressed)
      compressed.removeAll(keepingCapacity: true)
    }
    rows.finish(to: &compressed)
    encoder.append(compressed)
    (lines, lineCount) = encoder.finish()
    self.hasGaps = hasGaps
  }

  /// Returns red, green and blue of premultiplied pixels over paper.
  private static func bytes(_ pixels: [UInt8], paper: UInt32, gap: UInt32, _ hasGaps: inout Bool) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: pixels.count / 4 * 3)
    var isGap = false
    result.withUnsafeMutableBufferPointer { result in
      pixels.withUnsafeBytes { pixels in
        var last: UInt32?
        var rgb: UInt32 = 0
        for index in 0..<pixels.count / 4 {
          let pixel = pixels.loadUnaligned(fromByteOffset: 4 * index, as: UInt32.self)
          // Many neighbors are the same.
          if pixel != last {
            last = pixel
            rgb = color(of: pixels[(4 * index)..<(4 * index + 4)], paper: paper, gap: gap)
            if rgb == gap { isGap = true }
          }
          result[3 * index] = UInt8(rgb >> 16)
          result[3 * index + 1] = UInt8(rgb >> 8 & 255)
          result[3 * index + 2] = UInt8(rgb & 255)
        }
      }
    }
    if isGap { hasGaps = true }
    return result
  }

  /// Returns the color of a premultiplied pixel over paper.
  private static func color(of pixel: Slice<UnsafeRawBufferPointer>, paper: UInt32, gap: UInt32) -> UInt32 {
    let rest = 255 - UInt32(pixel[pixel.startIndex + 3])
    if rest == 255 { return gap }
    var rgb: UInt32 = 0
    for component in 0..<3 {
      let below = (rest * (paper >> UInt32(16 - 8 * component) & 255) + 127) / 255
      rgb = rgb << 8 | min(UInt32(pixel[pixel.startIndex + component]) + below, 255)
    }
    return rgb == gap ? paper : rgb
  }
}
