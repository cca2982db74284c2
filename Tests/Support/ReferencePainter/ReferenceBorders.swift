import Foundation

/// The borders of a rectangle, plain or round, by the definition of CSS: a point belongs to the edge with the smallest
/// distance, measured in the widths of the edges, unless it is inside the inner edge. Beyond the bands, only the edges of the
/// round corner count.
package struct ReferenceBorders {
  /// The widths and colors clockwise from the top edge; an edge without a border has the width 0.
  package var edges: [(width: Double, color: RGBA)]
  /// The radii clockwise from the top left corner.
  package var radii: [Double]
  package var width: Double
  package var height: Double

  package init(edges: [(width: Double, color: RGBA)], radii: [Double], width: Double, height: Double) {
    (self.edges, self.radii, self.width, self.height) = (edges, radii, width, height)
  }

  package func paint(on canvas: inout ReferenceCanvas) {
    let box = Box(width: width, height: height)
    let ring = ReferenceRegion.path(outline).subtracting(inner)
    var colors: [RGBA] = []
    for edge in edges where edge.width > 0 && !colors.contains(edge.color) { colors.append(edge.color) }
    for color in colors {
      let own = edges.indices.filter { edges[$0].width > 0 && edges[$0].color == color }
      let cells = own.map {
        cell(of: $0, among: 0..<4, in: box).intersection(bands).union(corners(of: $0).subtracting(bands))
      }
      let share = cells.dropFirst().reduce(cells[0]) { $0.union($1) }
      canvas.fill(ring.intersection(share), with: color)
    }
  }

  /// The outer outline of the borders.
  package var outline: ReferencePath { outline(insets: [0, 0, 0, 0]) }

  /// The region inside the borders.
  private var inner: ReferenceRegion {
    let (top, right, bottom, left) = (edges[0].width, edges[1].width, edges[2].width, edges[3].width)
    guard left + right < width, top + bottom < height else { return .path(ReferencePath()) }
    let box = Box(left, top, width - right, height - bottom)
    return ReferenceRegion.path(.rectangle(box)).intersection(.path(outline(insets: [top, right, bottom, left])))
  }

  /// Returns a rectangle whose corners are quarter ellipses around the centers of the outer ones. For the inner edge,
  /// returns only the corners.
  private func outline(insets: [Double]) -> ReferencePath {
    let corners = [Spot(0, 0), Spot(width, 0), Spot(width, height), Spot(0, height)]
    let centers = zip(corners, radii).map { corner, radius in
      Spot(corner.x == 0 ? radius : corner.x - radius, corner.y == 0 ? radius : corner.y - radius)
    }
    var points: [Spot] = []
    for (i, center) in centers.enumerated() {
      // Corners 0 and 3 are on the left, 0 and 1 at the top.
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

  /// The points that are as near to an edge as it is wide.
  private var bands: ReferenceRegion {
    let (top, right, bottom, left) = (edges[0].width, edges[1].width, edges[2].width, edges[3].width)
    let whole = ReferenceRegion.path(.rectangle(Box(width: width, height: height)))
    return left + right < width && top + bottom < height
      ? whole.subtracting(.path(.rectangle(Box(left, top, width - right, height - bottom)))) : whole
  }

  /// Returns an edge's sides of both its corners.
  private func corners(of edge: Int) -> ReferenceRegion {
    // The corner with the number of an edge is at its beginning.
    let sides = [(corner: edge, other: (edge + 3) % 4), ((edge + 1) % 4, (edge + 1) % 4)].map { corner, other in
      let (x, y) = (corner == 0 || corner == 3 ? 0 : width - radii[corner], corner < 2 ? 0 : height - radii[corner])
      return cell(of: edge, among: [other], in: Box(x, y, x + radii[corner], y + radii[corner]))
    }
    return sides[0].union(sides[1])
  }

  /// Returns the points that are nearer to an edge than to others, measured in the widths.
  private func cell(of edge: Int, among others: some Sequence<Int>, in box: Box) -> ReferenceRegion {
    others.filter { $0 != edge && edges[$0].width > 0 }.reduce(.path(.rectangle(box))) { cell, other in
      cell.intersection(.path(halfPlane(nearerTo: edge, than: other)))
    }
  }

  /// The result is a large polygon: the distances to the edges are affine, and so are their quotients by the widths.
  private func halfPlane(nearerTo edge: Int, than other: Int) -> ReferencePath {
    func share(_ edge: Int, _ p: Spot) -> Double {
      [p.y, width - p.x, height - p.y, p.x][edge] / edges[edge].width
    }
    func excess(_ p: Spot) -> Double { share(other, p) - share(edge, p) }
    let far = [Spot(-5000, -5000), Spot(5000, -5000), Spot(5000, 5000), Spot(-5000, 5000)]
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
