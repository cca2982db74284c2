/// A subpath that knows the position of each of its segments along it.
struct MeasuredSubpath {
  let subpath: Subpath
  /// Everything that is drawn, including the closing line.
  private let segments: [Segment]
  /// The length before each segment, and the total length.
  private let positions: [Double]
  /// Lengths up to this one count as 0.
  private let resolution: Double
  /// The tables of segments in which positions have been looked up.
  private var tables: [ArcLengthTable?]

  init(_ subpath: Subpath) {
    self.subpath = subpath
    segments = subpath.drawnSegments
    resolution = subpath.resolution
    var positions = [0.0]
    positions.reserveCapacity(segments.count + 1)
    for segment in segments { positions.append(positions[positions.count - 1] + segment.length) }
    self.positions = positions
    tables = [ArcLengthTable?](repeating: nil, count: segments.count)
  }

  var length: Double { positions[positions.count - 1] }

  /// The lengths at which the path turns. The start of a closed subpath is one, and its end.
  var corners: [Double] {
    let corners = subpath.corners
    return (corners.last == segments.count ? [0] : []) + corners.map { positions[$0] }
  }

  /// Returns the part between two lengths as an open subpath, or `nil` if it is empty. Lengths that differ by no more
  /// than `slack` count as the same.
  mutating func piece(from low: Double, to high: Double, slack: Double) -> Subpath? {
    var index = indexOfSegment(endingAfter: low + slack)
    var result: Subpath?
    while index < segments.count, positions[index] < high - slack {
      let t0 = positions[index] >= low - slack ? 0 : parameter(at: low, in: index)
      let t1 = positions[index + 1] <= high + slack ? 1 : parameter(at: high, in: index)
      let piece = segments[index].piece(from: t0, to: t1)
      if result == nil { result = Subpath(start: piece.start) }
      result?.segments.append(piece)
      index += 1
    }
    return result
  }

  /// Returns the point at a length and the unit direction there, or `nil` for a subpath without length. At the end of a
  /// segment, the direction is that of the next one.
  mutating func place(at position: Double, slack: Double) -> (point: Point, direction: Point)? {
    var index = indexOfSegment(endingAfter: position + slack)
    // At the very end, use the last segment with a length.
    while index >= segments.count || segments[index].isPoint(resolution: resolution) {
      guard index > 0 else { return nil }
      index -= 1
    }
    let segment = segments[index]
    let t = parameter(at: position, in: index)
    return segment.direction(at: t).map { (segment.point(at: t), $0) }
  }

  /// Returns the parameter of a segment at a length from the start of the subpath.
  private mutating func parameter(at position: Double, in index: Int) -> Double {
    let table = tables[index] ?? ArcLengthTable(segments[index])
    tables[index] = table
    return table.parameter(atLength: position - positions[index])
  }

  /// Returns the first segment that ends after `position`, or the number of segments if there is none.
  private func indexOfSegment(endingAfter position: Double) -> Int {
    var low = 0
    var high = segments.count
    while low < high {
      let middle = (low + high) / 2
      if positions[middle + 1] > position { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
