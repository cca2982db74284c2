/// A border of a layer: its edges and its style.
struct Border: Equatable {
  var edges: Edges
  /// The width, in points. Positive and finite.
  var width: Double
  var dash: [Double]
  var phase: Double
  var fitted: Bool
  var paint: Paint
  var source: SourceSpan

  /// Returns whether its edges and those of another one are drawn in one piece where they meet: solid ones with the
  /// same paint, whatever their widths, and dashed ones that are the same.
  @inline(never)
  func continues(_ other: Border) -> Bool {
    guard paint == other.paint else { return false }
    if dash.isEmpty, other.dash.isEmpty { return true }
    return width == other.width && dash == other.dash && phase == other.phase && fitted == other.fitted
  }
}

/// Borders on different edges that meet in the corners, as the four borders of a CSS box do.
struct BorderFrame {
  /// The border of each edge, clockwise from the top one, or `nil` if there is none.
  private(set) var borders: [Border?] = [nil, nil, nil, nil]

  /// The edges in the order of their numbers.
  static let order: [Edges] = [.top, .right, .bottom, .left]

  /// Returns borders in source order as frames that are painted above each other. A frame takes borders as long as they
  /// are on edges that it does not have yet.
  static func frames(of borders: [Border]) -> [BorderFrame] {
    var frames: [BorderFrame] = []
    for border in borders {
      if frames.last?.isFree(border.edges) != true { frames.append(BorderFrame()) }
      for edge in 0..<4 where border.edges.contains(order[edge]) { frames[frames.count - 1].borders[edge] = border }
    }
    return frames
  }

  private func isFree(_ edges: Edges) -> Bool {
    (0..<4).allSatisfy { borders[$0] == nil || !edges.contains(Self.order[$0]) }
  }

  /// Returns the widths of the edges, clockwise from the top one, 0 without a border. They are reduced by one factor so
  /// that opposite edges fit into a rectangle.
  ///
  /// If they don't fit, they meet where the distances to both edges have the same ratio as their widths. The factor
  /// moves no line along which two edges meet: each of those goes through a corner of the rectangle, in a direction
  /// given by the ratio of two widths.
  func widths(in size: Size) -> [Double] {
    let widths = borders.map { $0?.width ?? 0 }
    let factor = min(1, Self.timeOfCollapse(widths, size))
    return widths.map { $0 * factor }
  }

  /// Returns the factor of the widths with which two opposite edges meet.
  static func timeOfCollapse(_ widths: [Double], _ size: Size) -> Double {
    let across = widths[1] + widths[3]
    let down = widths[0] + widths[2]
    return min(across > 0 ? size.width / across : .infinity, down > 0 ? size.height / down : .infinity)
  }

  /// Neighboring edges that are drawn in one piece.
  struct Run {
    /// The first edge, in clockwise order, and the number of edges.
    var first: Int
    var count: Int
    /// The border of the first edge.
    var border: Border

    var edges: Range<Int> { first..<first + count }
  }

  /// The edges in as few runs as possible, clockwise.
  var runs: [Run] {
    let starts = (0..<4).filter { edge in
      guard let border = borders[edge] else { return false }
      return borders[(edge + 3) % 4]?.continues(border) != true
    }
    // Each continues the previous one, all the way around.
    if starts.isEmpty { return borders[0].map { [Run(first: 0, count: 4, border: $0)] } ?? [] }
    return starts.compactMap { first in
      guard let border = borders[first] else { return nil }
      var count = 1
      while borders[(first + count) % 4].map({ border.continues($0) }) == true { count += 1 }
      return Run(first: first, count: count, border: border)
    }
  }

  /// The borders that the edges have, each once, with all of its edges.
  var alike: [Border] {
    var result: [Border] = []
    for edge in 0..<4 {
      guard var border = borders[edge] else { continue }
      border.edges = Self.order[edge]
      if let index = result.firstIndex(where: { $0.continues(border) && $0.width == border.width }) {
        result[index].edges.insert(border.edges)
      } else {
        result.append(border)
      }
    }
    return result
  }
}
