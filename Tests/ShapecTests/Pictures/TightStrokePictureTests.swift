import Foundation
import ReferencePainter
import Testing

/// Strokes of paths that bend more tightly than half the width: renderers that draw both sides as outlines leave wrong
/// gaps in them.
@Suite(.needsJudges) struct TightStrokePictureTests {
  private static let paths = [
    "circle(center: center, radius: 2)",
    "ellipse(Rect(center: center, size: 8 x 4))",
    "ellipse(Rect(center: center, size: 40 x 20))",
    "capsule(Rect(center: center, size: 30 x 5))",
    "roundedRect(Rect(center: center, size: 30 x 20), cornerRadius: 3)",
    "ellipse(Rect(center: center, size: 30 x 3)).rotated(by: 45deg)",
    "path { move (20, 40); curve (40, 40), control1: (60, 10), control2: (0, 10) }",
    "path { move (20, 40); quad (21, 40), control: (40, 10); close }",
  ]

  @Test(arguments: ["cap: .butt", "cap: .round, join: .round", "dash: [9, 3]"])
  func `a stroke is filled like its outline`(style: String) throws {
    var pictures: [Sheet.Picture] = []
    for path in Self.paths {
      let stroked = try Self.svg("stroke .black, width: 12, \(style), path: \(path)")
      let filled = try Self.svg("fill .black, path: \(path).stroked(width: 12, \(style))")
      pictures += try [Sheet.Picture(svg: stroked, zoom: 2), Sheet.Picture(svg: filled, zoom: 2)]
    }
    for judge in Judge.allCases {
      // A gap is more than a hundredth of the picture; at the tightest bends both are some pixels off.
      var tolerance = judge.tolerance
      tolerance.outliers = 0.001
      tolerance.drift = 10
      let rasters = try judge.render(pictures)
      for (index, path) in Self.paths.enumerated() {
        let comparison = PictureComparison(
          expected: rasters[2 * index + 1], actual: rasters[2 * index], tolerance: tolerance)
        #expect(comparison.isClose, "\(comparison.report("\(judge), \(path), \(style)"))")
      }
    }
  }

  private static func svg(_ statement: String) throws -> String {
    let work = try Workspace()
    try work.write(Data("shape A {\n  size 60 x 60\n  \(statement)\n}\n".utf8), to: "a.shape")
    return try BuiltCompiler.output([work.path("a.shape"), "--canvas", "bounds"], format: "svg")
  }
}
