import Foundation
import ReferencePainter
import TestSupport
import Testing

/// Borders of several widths and colors on rectangles, plain and round.
@Suite(.needsJudges) struct BorderPictureTests {
  struct Sample: Sendable, CustomTestStringConvertible {
    /// The widths and colors clockwise from the top edge; an edge without a border has the width 0.
    var edges: [(width: Double, color: Int)]
    /// The radii clockwise from the top left corner.
    var radii: [Double] = [0, 0, 0, 0]
    var size = (width: 100.0, height: 70.0)

    var testDescription: String { "\(edges.map(\.width)), radii \(radii)" }

    var source: String {
      let names = ["top", "right", "bottom", "left"]
      let borders = zip(names, edges).filter { $1.width > 0 }.map { name, edge in
        "  border .\(name), width: \(edge.width), color: #\(String(format: "%06X", edge.color))"
      }
      return """
        shape Borders {
          size \(size.width) x \(size.height)
          outline roundedRect(
            bounds, cornerRadius: \(radii[0]), topRight: \(radii[1]), bottomRight: \(radii[2]), bottomLeft: \(radii[3]))
        \(borders.joined(separator: "\n"))
        }
        """
    }

    var borders: ReferenceBorders {
      ReferenceBorders(
        edges: edges.map { ($0.width, RGBA(hex: $0.color)) }, radii: radii, width: size.width, height: size.height)
    }
  }

  private static let (red, blue, green, black) = (0xC83232, 0x2060C0, 0x20A060, 0x000000)

  static let samples: [Sample] = [
    Sample(edges: [(8, red), (3, blue), (14, green), (20, black)]),
    Sample(edges: [(8, red), (8, red), (14, red), (20, red)]),
    Sample(edges: [(8, red), (0, red), (14, red), (20, blue)]),
    Sample(edges: [(10, red), (60, blue), (10, red), (90, green)]),
    Sample(edges: [(30, red), (50, blue), (40, green), (50, black)]),
    Sample(edges: [(8, red), (3, blue), (14, green), (20, black)], radii: [24, 24, 24, 24]),
    Sample(edges: [(8, red), (3, red), (14, red), (20, red)], radii: [24, 24, 24, 24]),
    Sample(edges: [(6, red), (6, red), (6, blue), (6, blue)], radii: [10, 30, 4, 0]),
    Sample(edges: [(6, red), (0, red), (0, red), (0, red)], radii: [30, 30, 30, 30]),
    Sample(edges: [(6, red), (12, blue), (0, red), (12, blue)], radii: [30, 30, 0, 0]),
    Sample(edges: [(9, red), (2, black), (4, green), (85, blue)], radii: [20, 30, 24, 20]),
    Sample(edges: [(30, red), (60, blue), (10, green), (80, black)], radii: [20, 30, 24, 20]),
    Sample(edges: [(1, red), (8, blue), (0, red), (0, red)], radii: [60, 0, 0, 0], size: (60, 60)),
    Sample(edges: [(3, red), (8, blue), (2, green), (0, red)], radii: [60, 0, 60, 0], size: (60, 60)),
    Sample(edges: [(4, red), (12, blue), (0, red), (2, green)], radii: [40, 10, 0, 0], size: (50, 120)),
  ]

  @Test func `borders meet as in CSS`() throws {
    let pictures = try Self.samples.map { sample in
      try TemporaryFolder.with { folder in
        let file = folder.appending(path: "borders.shape")
        try Data(sample.source.utf8).write(to: file)
        return try Sheet.Picture(svg: BuiltCompiler.svg([file.path]), zoom: 2)
      }
    }
    for judge in Judge.allCases {
      for (i, actual) in try judge.render(pictures).enumerated() {
        let expected = try judge.reference(pictures[i].frame) { Self.samples[i].borders.paint(on: &$0) }.raster
        let comparison = PictureComparison(expected: expected, actual: actual, tolerance: judge.tolerance)
        #expect(comparison.isClose, "\(comparison.report("\(judge), \(Self.samples[i].testDescription)"))")
      }
    }
  }
}
