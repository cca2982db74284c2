import ForeignTools
import Foundation
import ReferencePainter
import TestSupport
import Testing

/// A program that paints pictures on colored paper, at a high resolution and without smoothing. Each compared pixel is
/// the mean of a square of theirs.
enum PagePainter: String, CaseIterable, Sendable {
  case ghostscript
  case rsvg

  /// The number of painted pixels per compared pixel, along each side. Sixteen would halve the errors, and take four
  /// times as long.
  static let oversampling = 8

  /// A color that no picture has, so that unpainted parts are visible, and white on it, too.
  static let paper = RGBA(hex: paperHex)
  private static let paperHex = 0x6F8FA0

  private var tool: ForeignTool {
    switch self {
    case .ghostscript: .ghostscript
    case .rsvg: .rsvg
    }
  }

  /// Paints an EPS file or an SVG document with one pixel per point.
  ///
  /// - Parameter oversampling: The factor of the resolution. The errors decrease by the same factor.
  func paint(_ picture: String, oversampling: Int = Self.oversampling) throws -> Raster {
    let program = try tool.path()
    return try TemporaryFolder.with { folder in
      let (source, png) = (folder.appending(path: "picture"), folder.appending(path: "picture.png"))
      switch self {
      case .ghostscript:
        // The device decides about antialiasing: one sample disables it.
        try Data(Self.onPaper(picture).utf8).write(to: source)
        _ = try Command.output(
          of: program,
          [
            "-q", "-dSAFER", "-dBATCH", "-dNOPAUSE", "-dEPSCrop", "-sDEVICE=png16m", "-dTextAlphaBits=1",
            "-dGraphicsAlphaBits=1", "-r\(72 * oversampling)", "-sOutputFile=\(png.path)", source.path,
          ])
      case .rsvg:
        try Data(picture.utf8).write(to: source)
        _ = try Command.output(
          of: program,
          ["-z", "\(oversampling)", "--background-color", "#\(Self.hex)", "-o", png.path, source.path])
      }
      let file = try PictureFile(png: png)
      let (width, height) = (file.width / oversampling, file.height / oversampling)
      return file.raster(left: 0, top: 0, width: width, height: height, shrunkBy: oversampling)
    }
  }

  /// Paints many EPS files with one run of Ghostscript and two pixels per point.
  static func paintPages(_ files: [String]) throws -> [Raster] {
    let program = try ForeignTool.ghostscript.path()
    if files.isEmpty { return [] }
    return try TemporaryFolder.with { folder in
      let pages = folder.appending(path: "pages.ppm")
      var arguments = ["-q", "-dSAFER", "-dBATCH", "-dNOPAUSE", "-dEPSCrop", "-sDEVICE=ppmraw", "-r144"]
      arguments.append("-sOutputFile=\(pages.path)")
      for (index, file) in files.enumerated() {
        let source = folder.appending(path: "\(index).eps")
        try Data(onPaper(file).utf8).write(to: source)
        arguments.append(source.path)
      }
      _ = try Command.output(of: program, arguments)
      return try Raster.pages(ppm: [UInt8](Data(contentsOf: pages)))
    }
  }

  static var hex: String { String(paperHex, radix: 16) }

  /// Returns the file with its page painted over first, which has whole points.
  private static func onPaper(_ eps: String) -> String {
    let color = "\(paper.red) \(paper.green) \(paper.blue)"
    // Ghostscript would crop the page to the exact box, and move it off the pixels.
    return eps.replacing("\n%%HiResBoundingBox: ", with: "\n%ExactBox: ")
      .replacing("\n%%Page: 1 1\n", with: "\ngsave \(color) setrgbcolor clippath fill grestore\n")
  }

  /// The tolerance compared with the exact picture: somewhat more than the observed differences for shapes of known
  /// area and edge.
  ///
  /// PostScript paints every pixel that a shape touches, so that all of Ghostscript's edges are about half a pixel of
  /// its own, a sixteenth of a point, outside. For thin lines alone that was mean 1.8, single pixels less than 40 off,
  /// drift 5.1, and 0.6 % of the area of a shape. Cairo's edges are at 1/256 of its pixels, and its curves are
  /// polygons: mean 0.17, drift 0.3, area 0.02 %.
  var error: PictureComparison.Tolerance {
    switch self {
    case .ghostscript: PictureComparison.Tolerance(mean: 2, threshold: 40, outliers: 0, drift: 5.5)
    case .rsvg: PictureComparison.Tolerance(mean: 0.2, threshold: 10, outliers: 0, drift: 0.5)
    }
  }

  /// The tolerance between the two.
  static var agreement: PictureComparison.Tolerance {
    let (a, b) = (PagePainter.ghostscript.error, PagePainter.rsvg.error)
    return PictureComparison.Tolerance(
      mean: a.mean + b.mean, threshold: a.threshold + b.threshold, outliers: a.outliers + b.outliers,
      drift: a.drift + b.drift)
  }
}

extension Trait where Self == ConditionTrait {
  static var needsPagePainters: Self { .needs(.ghostscript, .rsvg, .netpbm) }
}
