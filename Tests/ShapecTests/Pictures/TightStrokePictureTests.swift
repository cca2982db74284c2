import Foundation
import ReferencePainter
import Testing

/// Strokes that renderers draw differently: of paths that bend more tightly than half the width, in which some leave wrong
/// gaps or which they lose, and with dots and dashes at the ends of paths.
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
    "path { move (15, 20); quad (15, 20), control: (65, 40) }",
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

  @Test func `dots are where browsers draw them`() throws {
    let line = "path: path { move (6, 10); line (54, 10) }"
    let corner = "path: path { move (6, 20); line (22, 20); line (22, 50) }"
    func dots(_ x: [Int], _ y: Int) -> String {
      x.map { "fill .black, path: circle(center: (\($0), \(y)), radius: 3)" }.joined(separator: "\n")
    }
    func dashes(_ x: [Int], _ y: Int) -> String {
      x.map { "fill .black, path: capsule(Rect(x: \($0 - 3), y: \(y - 3), width: 14, height: 6))" }
        .joined(separator: "\n")
    }
    let cases = [
      // 48 = 6 · 8: the end has no dot.
      ("dash: [0, 8], \(line)", dots([6, 14, 22, 30, 38, 46], 10)),
      ("dash: [0, 8], phase: 4, \(line)", dots([10, 18, 26, 34, 42, 50], 10)),
      (
        "dash: [0, 48 / 7], \(line)",
        (0..<7).map { "fill .black, path: circle(center: (6 + \($0) * 48 / 7, 10), radius: 3)" }.joined(separator: "\n")
      ),
      ("dash: [0, 8], fitted: true, \(line)", dots([6, 14, 22, 30, 38, 46, 54], 10)),
      ("dash: [0, 23], \(corner)", dots([6], 20) + "\n" + dots([22], 27)),
      // A dash would begin at the end.
      ("dash: [8, 8], \(line)", dashes([6, 22, 38], 10)),
      ("dash: [8, 8, 0, 8], \(line)", dashes([6, 30], 10) + "\n" + dots([22, 46], 10)),
    ]
    var pictures: [Sheet.Picture] = []
    for (style, dots) in cases {
      pictures.append(try Sheet.Picture(svg: Self.svg("stroke .black, width: 6, cap: .round, \(style)"), zoom: 2))
      pictures.append(try Sheet.Picture(svg: Self.svg(dots), zoom: 2))
    }
    for judge in Judge.allCases {
      let rasters = try judge.render(pictures)
      for (index, (style, _)) in cases.enumerated() {
        let comparison = PictureComparison(
          expected: rasters[2 * index + 1], actual: rasters[2 * index], tolerance: judge.tolerance)
        #expect(comparison.isClose, "\(comparison.report("\(judge), \(style)"))")
      }
    }
  }

  /// Browsers don't turn dashes without length.
  @Test func `square dots are turned with the path`() throws {
    let style = "cap: .square, dash: [0, 12]"
    let paths = [
      "polyline([(8, 50), (52, 10)])", "circle(center: center, radius: 20)", "polyline([(8, 30), (50, 30)])",
    ]
    let pictures = try paths.flatMap { path in
      try [
        Sheet.Picture(svg: Self.svg("stroke .black, width: 6, \(style), path: \(path)"), zoom: 2),
        Sheet.Picture(svg: Self.svg("fill .black, path: \(path).stroked(width: 6, \(style))"), zoom: 2),
      ]
    }
    for judge in Judge.allCases {
      let rasters = try judge.render(pictures)
      for (index, path) in paths.enumerated() {
        let comparison = PictureComparison(
          expected: rasters[2 * index + 1], actual: rasters[2 * index], tolerance: judge.tolerance)
        #expect(comparison.isClose, "\(comparison.report("\(judge), \(path)"))")
      }
    }
  }

  private static func svg(_ statement: String) throws -> String {
    let work = try Workspace()
    try work.write(Data("shape A {\n  size 60 x 60\n  \(statement)\n}\n".utf8), to: "a.shape")
    return try BuiltCompiler.output([work.path("a.shape"), "--canvas", "bounds"], format: "svg")
  }
}
