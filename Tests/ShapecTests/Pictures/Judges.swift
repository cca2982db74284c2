import ForeignTools
import Foundation
import ReferencePainter
import TestSupport
import Testing

/// A renderer that is independent of this project.
enum Judge: String, CaseIterable, Sendable {
  case rsvg
  case chromium

  private func program() throws -> String {
    switch self {
    case .rsvg: try ForeignTool.rsvg.path()
    case .chromium: try ForeignTool.chromium.path()
    }
  }

  /// The number of pixels that a judge draws per compared pixel, along each side. Both replace curves with polygons:
  /// Chromium is up to a quarter of a pixel off, rsvg-convert up to a tenth. At twice the size, the error is half as
  /// large.
  static let oversampling = 2

  /// The clipping method of this judge. Cairo intersects shapes with the clip before it computes coverage, Skia after.
  var clipping: ReferenceCanvas.Clipping {
    switch self {
    case .rsvg: .geometric
    case .chromium: .multiplied
    }
  }

  /// The tolerance: somewhat more than the observed differences if picture and reference are both correct. Those were,
  /// in rsvg-convert, mean 0.28, outliers 0.001 %, drift 3.6; in Chromium, which places the edges of free outlines at
  /// quarters of its pixels, mean 1.2 for dense lines, outliers 0.098 %, drift 5.9.
  var tolerance: PictureComparison.Tolerance {
    switch self {
    case .rsvg: PictureComparison.Tolerance(mean: 0.4, threshold: 40, outliers: 0.0001, drift: 4.3)
    case .chromium: PictureComparison.Tolerance(mean: 1.5, threshold: 40, outliers: 0.001, drift: 7)
    }
  }

  /// Renders an SVG at its own size.
  func render(svg: String) throws -> Raster {
    let size = try Sheet.size(of: svg)
    return try draw(svg: svg).raster(
      left: 0, top: 0, width: size.width, height: size.height, shrunkBy: Self.oversampling)
  }

  /// Renders many pictures at once and separates them again. `finely` keeps every drawn pixel.
  func render(_ pictures: [Sheet.Picture], finely: Bool = false) throws -> [Raster] {
    let sheet = Sheet(pictures)
    let file = try draw(svg: sheet.svg)
    let scale = finely ? Self.oversampling : 1
    return sheet.places.map { place in
      file.raster(
        left: scale * place.left, top: scale * place.top, width: scale * place.frame.columns,
        height: scale * place.frame.rows, shrunkBy: Self.oversampling / scale)
    }
  }

  /// The expected drawing of a judge.
  struct Reference {
    var raster: Raster
    var ink: Box

    /// Whether it is the same for all judges.
    var isCommon: Bool
  }

  /// Returns the expected picture of this judge.
  ///
  /// Seams between neighbors depend on the size of the pixels: so pictures are painted at the judge's resolution.
  func reference(_ frame: CanvasFrame, _ paint: (inout ReferenceCanvas) -> Void) throws -> Reference {
    let (blur, factor) = (try blur, Self.oversampling)
    let finer = CanvasFrame(box: frame.box, zoom: frame.zoom * Double(factor))
    var canvas = ReferenceCanvas(finer, fineness: factor, clipping: clipping) {
      blur.deviation($0 * Double(factor)) / Double(factor)
    }
    paint(&canvas)
    let raster = canvas.raster.shrunk(by: factor, width: frame.columns, height: frame.rows)
    return Reference(raster: raster, ink: canvas.ink, isCommon: !canvas.castsShadow && !canvas.isClipped)
  }

  private func draw(svg: String) throws -> PictureFile {
    switch self {
    case .rsvg:
      return try TemporaryFolder.with { folder in
        let (source, png) = (folder.appending(path: "picture.svg"), folder.appending(path: "picture.png"))
        try Data(svg.utf8).write(to: source)
        _ = try Command.output(of: program(), ["-z", "\(Self.oversampling)", "-o", png.path, source.path])
        return try PictureFile(png: png)
      }
    case .chromium:
      let size = try Sheet.size(of: svg)
      return try Self.drawPage(svg, style: "svg { display: block }", width: size.width, height: size.height)
    }
  }

  /// Returns the body of an HTML page as Chromium draws it, for a viewer that prefers light or dark pages.
  static func drawPage(
    _ body: String, style: String, width: Int, height: Int, prefersDark: Bool = false
  ) throws -> PictureFile {
    try TemporaryFolder.with { folder in
      let (source, png) = (folder.appending(path: "page.html"), folder.appending(path: "picture.png"))
      let page = """
        <!doctype html><meta charset="utf-8">
        <style>:root { color-scheme: light dark } html, body { margin: 0; background: none } \(style)</style>
        <body>\(body)<div style="position: absolute; left: \(width)px; top: 0; width: 4px; height: \(height)px;
        background: #000"></div></body>
        """
      try Data(page.utf8).write(to: source)
      // On a busy machine it sometimes gives up before it has a picture, or before it has painted all of it.
      for _ in 0..<4 {
        _ = try Command.output(
          of: Judge.chromium.program(),
          [
            "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--force-color-profile=srgb",
            "--force-device-scale-factor=\(oversampling)", "--default-background-color=00000000",
            "--blink-settings=preferredColorScheme=\(prefersDark ? 0 : 1)",
            "--user-data-dir=\(folder.appending(path: "profile").path)",
            // In a window of less than about 200 pixels in height, it leaves a part of the page unpainted.
            "--window-size=\(max(400, width + 4)),\(max(400, height))",
            "--screenshot=\(png.path)", source.absoluteString,
          ])
        guard FileManager.default.fileExists(atPath: png.path) else { continue }
        let picture = try PictureFile(png: png)
        let strip = picture.raster(left: width + 1, top: 0, width: 1, height: height, shrunkBy: oversampling)
        if (0..<height).allSatisfy({ strip.samples[4 * $0 + 3] > 0.99 }) { return picture }
      }
      throw Unpainted()
    }
  }

  /// A page of which Chromium always omits a part: the strip beside it has a gap.
  struct Unpainted: Error {}
}

extension Trait where Self == ConditionTrait {
  static var needsJudges: Self { .needs(.rsvg, .chromium, .netpbm) }
}
