import Foundation
import Testing

/// A renderer that has nothing to do with this project.
enum Judge: String, CaseIterable, Sendable {
  case rsvg
  case chromium

  private var programs: [String] {
    switch self {
    case .rsvg: ["rsvg-convert"]
    case .chromium: ["chromium", "chromium-browser", "google-chrome"]
    }
  }

  private var package: String {
    switch self {
    case .rsvg: "librsvg2-bin"
    case .chromium: "chromium"
    }
  }

  /// Whether tests that need this judge run: it is installed, or the environment demands it and its absence is a failure.
  static func isReady(_ judges: Judge...) -> Bool {
    if ProcessInfo.processInfo.environment["SHAPEC_REQUIRE_JUDGES"] != nil { return true }
    let isReadable = Command.find(["pngtopam"]) != nil && Command.find(["pamtopng"]) != nil
    return isReadable && judges.allSatisfy { Command.find($0.programs) != nil }
  }

  private func program() throws -> String {
    guard let path = Command.find(programs) else {
      throw Command.Failure.notFound(program: programs[0], package: package)
    }
    return path
  }

  /// How many pixels a judge draws for each one that is looked at, along each side. Chromium takes curves for
  /// polygons up to a quarter of a pixel off: drawn twice as large they are half as far off.
  var oversampling: Int {
    switch self {
    case .rsvg: 1
    case .chromium: 2
    }
  }

  /// What passes: somewhat more than was seen where picture and reference are both right. That was, in rsvg-convert,
  /// mean 0.66, outliers 0.01 %, drift 4.8; in Chromium, which places the edges of free outlines at quarters of its
  /// pixels, mean 2.7 where lines are dense, outliers 0.08 %, drift 6.1.
  var tolerance: PictureComparison.Tolerance {
    switch self {
    case .rsvg: PictureComparison.Tolerance(mean: 0.8, threshold: 40, outliers: 0.0005, drift: 5.5)
    case .chromium: PictureComparison.Tolerance(mean: 3.5, threshold: 40, outliers: 0.001, drift: 7)
    }
  }

  /// Renders an SVG as large as it says itself to be.
  func render(svg: String) throws -> Raster {
    let size = try Sheet.size(of: svg)
    return try draw(svg: svg).raster(
      left: 0, top: 0, width: size.width, height: size.height, shrunkBy: oversampling)
  }

  /// Renders many pictures at once and cuts them apart again.
  func render(_ pictures: [Sheet.Picture]) throws -> [Raster] {
    let sheet = Sheet(pictures)
    let file = try draw(svg: sheet.svg)
    return sheet.places.map { place in
      file.raster(
        left: place.left, top: place.top, width: place.frame.columns, height: place.frame.rows,
        shrunkBy: oversampling)
    }
  }

  /// What is painted, as this judge should draw it, and the ink it has.
  ///
  /// Seams between neighbours depend on how fine the pixels are: so pictures are painted as finely as the judge draws,
  /// but for those with shadows, which would take long.
  func reference(
    _ frame: CanvasFrame, _ paint: (inout ReferenceCanvas) -> Void
  ) throws -> (raster: Raster, ink: Box) {
    let (blur, factor) = (try blur, oversampling)
    var probe = ReferenceCanvas(CanvasFrame(box: frame.box, zoom: 1 / max(1, frame.box.width)))
    paint(&probe)
    let finer = probe.castsShadow ? 1 : factor
    var canvas = ReferenceCanvas(CanvasFrame(box: frame.box, zoom: frame.zoom * Double(finer))) {
      blur.deviation($0 * Double(factor)) / Double(factor)
    }
    paint(&canvas)
    let raster = canvas.raster.shrunk(by: finer, width: frame.columns, height: frame.rows)
    return (raster, canvas.ink)
  }

  private func draw(svg: String) throws -> PictureFile {
    try TemporaryFolder.with { folder in
      let png = folder.appending(path: "picture.png")
      switch self {
      case .rsvg:
        let source = folder.appending(path: "picture.svg")
        try Data(svg.utf8).write(to: source)
        _ = try Command.output(of: program(), ["-o", png.path, source.path])
      case .chromium:
        let source = folder.appending(path: "page.html")
        let size = try Sheet.size(of: svg)
        let page = """
          <!doctype html><meta charset="utf-8">
          <style>html, body { margin: 0; background: none } svg { display: block }</style>
          <body>\(svg)</body>
          """
        try Data(page.utf8).write(to: source)
        _ = try Command.output(
          of: program(),
          [
            "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--force-color-profile=srgb",
            "--force-device-scale-factor=\(oversampling)", "--default-background-color=00000000",
            "--user-data-dir=\(folder.appending(path: "profile").path)",
            // In a window less high than some 200 pixels it leaves a part of the page unpainted.
            "--window-size=\(max(400, size.width)),\(max(400, size.height))",
            "--screenshot=\(png.path)", source.absoluteString,
          ])
      }
      return try PictureFile(png: png)
    }
  }
}

extension Trait where Self == ConditionTrait {
  /// Skips a test where a judge is missing, unless the environment demands the judges.
  static var needsJudges: Self {
    .enabled(
      if: Judge.isReady(.rsvg, .chromium),
      "needs the Debian packages librsvg2-bin, chromium and netpbm; SHAPEC_REQUIRE_JUDGES=1 makes this a failure")
  }
}
