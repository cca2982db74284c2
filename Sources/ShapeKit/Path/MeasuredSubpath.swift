/// A subpath that knows how far along it each of its segments lies.
struct MeasuredSubpath {
  let subpath: Subpath
  /// Everything drawn, the closing line included.
  private let segments: [Segment]
  /// How much length lies before each segment, and last the whole.
  private let positions: [Double]
  /// Lengths up to this count as none.
  private let resolution: Double
  /// Those of the segments in which places were looked for.
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

  /// What lies between two lengths, as an open subpath, or `nil` if that is nothing. Lengths that differ by no more
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

  /// Returns the point at a length, and the unit vector of travel there; where two segments meet, that of the one that
  /// starts there. Nil for a subpath of no length.
  mutating func place(at position: Double, slack: Double) -> (point: Point, direction: Point)? {
    var index = indexOfSegment(endingAfter: position + slack)
    // At the very end it is the last segment that has a length.
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

  /// Returns the first segment that has length behind `position`; the number of segments where there is none.
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
