import ReferencePainter
import ShapeCore
import ShapeRaster

@testable import ShapeBackends

/// Scenes of 40 by 40 points in all formats whose files tests can read.
enum PictureInEveryFormat {
  /// The largest difference of the mean of a block, in 255ths, where edges are only rounded differently. EPS is painted
  /// without soft edges.
  private static func tolerance(_ format: String) -> Double { format == "EPS" ? 10 : 7 }

  /// Returns what is wrong with the files of a scene, or an empty list.
  static func mistakes(in scene: Scene, _ name: String, _ formats: [String] = ["SVG", "PDF", "EPS"]) -> [String] {
    let side = PixelCanvas.side
    let bitmap = SceneRenderer(
      scene.resolved(in: .light), pixelsPerPoint: 1, origin: .zero, width: side, height: side
    ).bitmap(background: nil)
    return formats.compactMap { format in
      do {
        let difference = blockDifference(try raster(of: scene, format), from: bitmap, isOnPaper: format == "EPS")
        return difference < tolerance(format) ? nil : "\(name), \(format): a block differs by \(difference)"
      } catch {
        return "\(name), \(format): \(error)"
      }
    }
  }

  /// Returns the largest difference of the mean color of blocks of 4 by 4 pixels, in 255ths. In a mean, the ends of lines
  /// and the corners count as much as areas.
  static func blockDifference(_ raster: Raster, from bitmap: Bitmap, isOnPaper: Bool = false) -> Double {
    let (size, side) = (4, PixelCanvas.side)
    var sums = [Double](repeating: 0, count: 4 * (side / size) * (side / size))
    for y in 0..<side {
      for x in 0..<side {
        let pixel = 4 * ((y + PixelCanvas.margin) * raster.width + x + PixelCanvas.margin)
        let place = 4 * (y * side + x)
        let light = isOnPaper ? 255 - Double(bitmap.bytes[place + 3]) : 0
        let block = 4 * (y / size * (side / size) + x / size)
        for component in 0..<4 {
          sums[block + component] +=
            Double(raster.samples[pixel + component]) * 255 - Double(bitmap.bytes[place + component]) - light
        }
      }
    }
    return sums.map { abs($0) / Double(size * size) }.max() ?? 0
  }

  /// Returns the pixels that a file shows. Those of EPS are on white paper.
  static func raster(of scene: Scene, _ format: String) throws -> Raster {
    switch format {
    case "SVG": return try SVGPicture(svg(scene, SVGOptions(canvas: .bounds)), isDark: false).raster()
    case "PDF":
      var options = PDFOptions(canvas: .bounds)
      // Debug builds compress slowly.
      options.isCompressed = false
      return try PDFPicture(PDFWriter.pdf(for: [scene], options: options).bytes).raster()
    default:
      return try PostScriptPicture(eps(scene, PostScriptOptions(canvas: .bounds, resolution: 144)))
        .raster(on: Tone(1, 1, 1))
    }
  }
}
