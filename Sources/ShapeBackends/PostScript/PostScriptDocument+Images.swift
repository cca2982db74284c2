import ShapeKit
import ShapeRaster

/// Images of regions of the page.
extension PostScriptDocument {
  /// The number of pixels that are rendered at once.
  private static let pixelsPerBand = 1 << 22

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
    out.append(data.lines)
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
    }
  }
}

/// The compressed pixels of an image, as lines of ASCII.
private struct ImageData {
  private(set) var lines: [UInt8]
  private(set) var lineCount: Int
  /// Whether there are pixels where nothing is painted.
  private(set) var hasGaps = false
  /// The color of those.
  let gapColor: Pigment

  init(_ region: ImageRegion, of scene: Scene, _ document: PostScriptDocument) {
    let paper = document.paper
    let gapColor = Pigment(rgb: paper.rgb ^ 1)
    self.gapColor = gapColor
    let scene = scene.resolved(in: document.scheme.appearance)
    var encoder = ASCII85Lines()
    var rows = FilteredRows(width: region.width, format: .rgb)
    var compressed: [UInt8] = []
    let height = min(max(PostScriptDocument.rowsPerBand(region.width), 1), region.height)
    var top = 0
    while top < region.height {
      let count = min(height, region.height - top)
      let origin = Point(region.origin.x, region.origin.y + Double(top) / region.pixelsPerPoint)
      let renderer = SceneRenderer(
        scene, pixelsPerPoint: region.pixelsPerPoint, origin: origin, width: region.width, height: count)
      let pixels = renderer.bitmap(background: nil).pixels
      rows.append(Self.bytes(pixels, paper: paper.rgb, gap: gapColor.rgb, &hasGaps), to: &compressed)
      encoder.append(compressed)
      compressed.removeAll(keepingCapacity: true)
      top += count
    }
    rows.finish(to: &compressed)
    encoder.append(compressed)
    (lines, lineCount) = encoder.finish()
  }

  /// Returns red, green and blue of premultiplied pixels over paper.
  private static func bytes(_ pixels: [UInt32], paper: UInt32, gap: UInt32, _ hasGaps: inout Bool) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: 3 * pixels.count)
    var isGap = false
    result.withUnsafeMutableBufferPointer { result in
      for (index, pixel) in pixels.enumerated() {
        let rest = 255 - pixel >> 24
        var rgb: UInt32
        if rest == 255 {
          rgb = gap
          isGap = true
        } else {
          func component(_ shift: UInt32, _ paperShift: UInt32) -> UInt32 {
            min(pixel >> shift & 255 + (rest * (paper >> paperShift & 255) + 127) / 255, 255) << paperShift
          }
          rgb = component(0, 16) | component(8, 8) | component(16, 0)
          if rgb == gap { rgb = paper }
        }
        result[3 * index] = UInt8(rgb >> 16)
        result[3 * index + 1] = UInt8(rgb >> 8 & 255)
        result[3 * index + 2] = UInt8(rgb & 255)
      }
    }
    if isGap { hasGaps = true }
    return result
  }
}

extension SchemeChoice {
  /// The single appearance of the picture.
  fileprivate var appearance: Appearance {
    switch self {
    case .automatic, .light: .light
    case .dark: .dark
    }
  }
}

extension PostScriptDocument {
  fileprivate static func rowsPerBand(_ width: Int) -> Int { pixelsPerBand / width }
}
