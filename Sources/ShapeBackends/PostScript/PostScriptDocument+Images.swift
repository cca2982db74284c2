import ShapeCore
import ShapeRaster

/// Images of regions of the page.
extension PostScriptDocument {
  /// Writes the image of a region, which shows everything up to a place in the paint order.
  ///
  /// Pixels where nothing is painted have a color of their own, which is not painted: the color of the paper with another
  /// last bit of blue. A pixel that should have this color gets that of the paper instead.
  mutating func write(_ region: ImageRegion) {
    guard let plan = flattening else { return }
    let data = ImageData(region, of: SceneExcerpt(plan, scene).scene(upTo: region.place, in: region.rect), self)
    let rect = page.bounds(of: region.rect)
    out.append("% Image of ")
    out.append(region.cause.text)
    out.append(": [ ")
    for value in [rect.minX, rect.minY, rect.width, rect.height] { number(value) }
    out.append("] points, ")
    count(region.width)
    out.append("x ")
    count(region.height)
    out.append("pixels, ")
    number(region.resolution)
    line("dpi")
    saveState()
    // The last pixels may extend beyond the page.
    if rect.minX < inkBox.minX || rect.minY < inkBox.minY || rect.maxX > inkBox.maxX || rect.maxY > inkBox.maxY {
      for value in [inkBox.minX, inkBox.minY, inkBox.width, inkBox.height] { number(value) }
      line("rectclip")
    }
    concatenate(Transform(a: rect.width, b: 0, c: 0, d: rect.height, tx: rect.minX, ty: rect.minY))
    writeDictionary(region, maskColor: data.hasGaps ? data.gapColor : nil)
    out.append("%%BeginData: ")
    out.number(Double(data.lineCount + 1))
    line(" ASCII Lines\nexec")
    out.append(contentsOf: data.lines)
    line("%%EndData")
    restoreState()
  }

  /// Writes a procedure that paints the image from the lines that follow its execution.
  private mutating func writeDictionary(_ region: ImageRegion, maskColor: Pigment?) {
    line("/DeviceRGB setcolorspace\n{ /d currentfile /ASCII85Decode filter def")
    out.append("<< /ImageType ")
    line(maskColor == nil ? "1" : "4")
    out.append("/Width ")
    count(region.width)
    out.append("/Height ")
    count(region.height)
    line("/BitsPerComponent 8 /Decode [ 0 1 0 1 0 1 ]")
    if let maskColor {
      out.append("/MaskColor [ ")
      for shift: UInt32 in [16, 8, 0] { count(Int(maskColor.rgb >> shift & 255)) }
      line("]")
    }
    out.append("/ImageMatrix [ ")
    count(region.width)
    out.append("0 0 ")
    count(-region.height)
    out.append("0 ")
    count(region.height)
    out.append("]\n/DataSource d << /Predictor 15 /Colors 3 /Columns ")
    count(region.width)
    line(">> /FlateDecode filter\n>> image d flushfile }")
  }

  private mutating func count(_ value: Int) { number(Double(value)) }
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

  init(_ region: ImageRegion, of scene: Scene, _ document: PostScriptDocument) {
    let paper = document.paper
    let gapColor = Pigment(rgb: paper.rgb ^ 1)
    self.gapColor = gapColor
    let scene = scene.resolved(in: document.scheme.appearance)
    var hasGaps = false
    var encoder = ASCII85Lines()
    var rows = FilteredRows(width: region.width, format: .rgb)
    var compressed: [UInt8] = []
    let renderer = SceneRenderer(
      scene, scale: region.pixelsPerPoint, origin: region.origin, width: region.width, height: region.height)
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
      pixels.withUnsafeBufferPointer { pixels in
        for index in 0..<pixels.count / 4 {
          let rest = 255 - UInt32(pixels[4 * index + 3])
          var rgb: UInt32 = 0
          if rest == 255 {
            rgb = gap
            isGap = true
          } else {
            for component in 0..<3 {
              let below = (rest * (paper >> UInt32(16 - 8 * component) & 255) + 127) / 255
              rgb = rgb << 8 | min(UInt32(pixels[4 * index + component]) + below, 255)
            }
            if rgb == gap { rgb = paper }
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
}
