import Foundation
import Testing

/// Borders of several widths and colours on rectangles, plain and round, against the definition of CSS: a point belongs
/// to the edge whose distance to it is least, measured in the widths of the edges, unless it lies inside the inner edge.
@Suite(.needsJudges) struct BorderPictureTests {
  struct Sample: Sendable, CustomTestStringConvertible {
    /// The widths and colours clockwise from the top edge; an edge without a border has the width 0.
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

    func paint(on canvas: inout ReferenceCanvas) {
      let box = Box(width: size.width, height: size.height)
      let ring = ReferenceRegion.path(outline(insets: [0, 0, 0, 0])).subtracting(inner)
      var colors: [Int] = []
      for edge in edges where edge.width > 0 && !colors.contains(edge.color) { colors.append(edge.color) }
      for color in colors {
        let own = edges.indices.filter { edges[$0].width > 0 && edges[$0].color == color }
        let cells = own.map { cell(of: $0, in: box) }
        let share = cells.dropFirst().reduce(cells[0]) { $0.union($1) }
        canvas.fill(ring.intersection(share), with: RGBA(hex: color))
      }
    }

    /// What the borders leave free.
    private var inner: ReferenceRegion {
      let (top, right, bottom, left) = (edges[0].width, edges[1].width, edges[2].width, edges[3].width)
      guard left + right < size.width, top + bottom < size.height else { return .path(ReferencePath()) }
      let box = Box(left, top, size.width - right, size.height - bottom)
      return ReferenceRegion.path(.rectangle(box)).intersection(.path(outline(insets: [top, right, bottom, left])))
    }

    /// The rectangle whose corners are quarter ellipses about the centres of the outer ones; of the inner edge the
    /// corners alone.
    private func outline(insets: [Double]) -> ReferencePath {
      let corners = [Spot(0, 0), Spot(size.width, 0), Spot(size.width, size.height), Spot(0, size.height)]
      let centers = zip(corners, radii).map { corner, radius in
        Spot(corner.x == 0 ? radius : corner.x - radius, corner.y == 0 ? radius : corner.y - radius)
      }
      var points: [Spot] = []
      for (i, center) in centers.enumerated() {
        // Corners 0 and 3 lie at the left, 0 and 1 at the top.
        let across = radii[i] - insets[i == 0 || i == 3 ? 3 : 1]
        let down = radii[i] - insets[i < 2 ? 0 : 2]
        guard across > 0, down > 0 else {
          points.append(corners[i])
          continue
        }
        for step in 0...200 {
          let angle = (Double(i) + 2 + Double(step) / 200) * .pi / 2
          points.append(center + Spot(across * cos(angle), down * sin(angle)))
        }
      }
      return .polygon(points)
    }

    /// The points that are nearer to an edge than to each other one, measured in the widths.
    private func cell(of edge: Int, in box: Box) -> ReferenceRegion {
      edges.indices.filter { $0 != edge && edges[$0].width > 0 }.reduce(.path(.rectangle(box))) { cell, other in
        cell.intersection(.path(halfPlane(nearerTo: edge, than: other)))
      }
    }

    /// As a polygon that reaches far out. The distances to the edges are affine: so are their quotients by the widths.
    private func halfPlane(nearerTo edge: Int, than other: Int) -> ReferencePath {
      func share(_ edge: Int, _ p: Spot) -> Double {
        [p.y, size.width - p.x, size.height - p.y, p.x][edge] / edges[edge].width
      }
      func excess(_ p: Spot) -> Double { share(other, p) - share(edge, p) }
      let far = [Spot(-500, -500), Spot(600, -500), Spot(600, 600), Spot(-500, 600)]
      var points: [Spot] = []
      for (p, q) in zip(far, far.dropFirst() + far.prefix(1)) {
        if excess(p) >= 0 { points.append(p) }
        if (excess(p) >= 0) != (excess(q) >= 0) {
          let t = excess(p) / (excess(p) - excess(q))
          points.append(p + t * (q - p))
        }
      }
      return .polygon(points)
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
  ]

  @Test func bordersMeetAsThoseOfCSSDo() throws {
    let pictures = try Self.samples.map { sample in
      try TemporaryFolder.with { folder in
        let file = folder.appending(path: "borders.shape")
        try Data(sample.source.utf8).write(to: file)
        return try Sheet.Picture(svg: BuiltCompiler.svg([file.path]), zoom: 2)
      }
    }
    for judge in Judge.allCases {
      for (i, actual) in try judge.render(pictures).enumerated() {
        let expected = try judge.reference(pictures[i].frame) { Self.samples[i].paint(on: &$0) }.raster
        let comparison = PictureComparison(expected: expected, actual: actual, tolerance: judge.tolerance)
        #expect(comparison.isClose, "\(comparison.report("\(judge), \(Self.samples[i].testDescription)"))")
      }
    }
  }
}
