/// A part of the plane that is composed of others. It is never computed as an outline: each scan line is divided into
/// the parts inside and outside.
package indirect enum ReferenceRegion: Sendable {
  case path(ReferencePath, Coverage.Rule)
  case stroke(ReferencePath, ReferenceStroke)
  case combined(ReferenceRegion, Operation, ReferenceRegion)

  package enum Operation: Sendable {
    case union, intersection, subtracting, symmetricDifference

    package func holds(_ a: Bool, _ b: Bool) -> Bool {
      switch self {
      case .union: a || b
      case .intersection: a && b
      case .subtracting: a && !b
      case .symmetricDifference: a != b
      }
    }
  }

  package static func path(_ path: ReferencePath) -> ReferenceRegion { .path(path, .nonzero) }

  package func union(_ other: ReferenceRegion) -> ReferenceRegion { .combined(self, .union, other) }
  package func intersection(_ other: ReferenceRegion) -> ReferenceRegion { .combined(self, .intersection, other) }
  package func subtracting(_ other: ReferenceRegion) -> ReferenceRegion { .combined(self, .subtracting, other) }

  /// Returns a rectangle that contains the region after its points are placed.
  package func bounds(_ place: (Spot) -> Spot) -> Box {
    func box(_ polygons: [[Spot]]) -> Box {
      polygons.joined().reduce(.nothing) { box, p in
        let q = place(p)
        return box.union(Box(q.x, q.y, q.x, q.y))
      }
    }
    switch self {
    case .path(let path, _): return box(path.polygons)
    case .stroke(let path, let pen): return box(pen.triangles(of: path))
    case .combined(let a, .subtracting, _): return a.bounds(place)
    case .combined(let a, .intersection, let b): return a.bounds(place).intersection(b.bounds(place))
    case .combined(let a, .union, let b), .combined(let a, .symmetricDifference, let b):
      return a.bounds(place).union(b.bounds(place))
    }
  }
}

extension Coverage {
  /// Covers a region, placed in pixels, on a picture of `columns` by `rows` pixels.
  package init(
    of region: ReferenceRegion, placed place: (Spot) -> Spot, columns: Int, rows: Int, linesPerPixel: Int = 32
  ) {
    let box = region.bounds(place).intersection(Box(width: Double(columns), height: Double(rows)))
    guard !box.isEmpty else {
      self.init(left: 0, top: 0, width: 0, height: 0)
      return
    }
    let (left, top) = (Int(box.minX.rounded(.down)), Int(box.minY.rounded(.down)))
    self.init(
      left: left, top: top, width: Int(box.maxX.rounded(.up)) - left, height: Int(box.maxY.rounded(.up)) - top)
    let lines = RegionLines(region, count: height * linesPerPixel) { point in
      let p = place(point)
      return Spot(p.x - Double(left), (p.y - Double(top)) * Double(linesPerPixel))
    }
    let weight = 1 / Float(linesPerPixel)
    for line in 0..<height * linesPerPixel {
      let changes = lines.changes(on: line)
      for i in stride(from: 0, to: changes.count - 1, by: 2) {
        add(from: changes[i], to: changes[i + 1], row: line / linesPerPixel, weight: weight)
      }
    }
  }

  /// Adds a piece of a line, from one x to another.
  private mutating func add(from start: Double, to end: Double, row: Int, weight: Float) {
    let (start, end) = (max(0, start), min(Double(width), end))
    guard start < end else { return }
    let (first, last) = (Int(start), min(Int(end), width - 1))
    for column in first...last {
      let part = min(end, Double(column + 1)) - max(start, Double(column))
      values[row * width + column] = min(1, values[row * width + column] + weight * Float(part))
    }
  }
}

/// The places where lines cross the boundary of a region.
private indirect enum RegionLines {
  package struct Crossing {
    package var x: Double
    package var winding: Int
  }

  case outline([[Crossing]], Coverage.Rule)
  case combined(RegionLines, ReferenceRegion.Operation, RegionLines)

  /// A line is sampled at its middle.
  package init(_ region: ReferenceRegion, count: Int, _ place: (Spot) -> Spot) {
    switch region {
    case .path(let path, let rule): self = .outline(Self.crossings(path.polygons, count, place), rule)
    case .stroke(let path, let pen): self = .outline(Self.crossings(pen.triangles(of: path), count, place), .nonzero)
    case .combined(let a, let operation, let b):
      self = .combined(RegionLines(a, count: count, place), operation, RegionLines(b, count: count, place))
    }
  }

  private static func crossings(_ polygons: [[Spot]], _ count: Int, _ place: (Spot) -> Spot) -> [[Crossing]] {
    var lines = [[Crossing]](repeating: [], count: count)
    for polygon in polygons {
      guard var from = polygon.last.map(place) else { continue }
      for point in polygon {
        let to = place(point)
        let (upper, lower) = from.y < to.y ? (from, to) : (to, from)
        let first = Int(max(0, min(Double(count), (upper.y - 0.5).rounded(.up))))
        let end = Int(max(0, min(Double(count), (lower.y - 0.5).rounded(.up))))
        if first < end {
          let slope = (lower.x - upper.x) / (lower.y - upper.y)
          let winding = from.y < to.y ? 1 : -1
          for line in first..<end {
            lines[line].append(Crossing(x: upper.x + slope * (Double(line) + 0.5 - upper.y), winding: winding))
          }
        }
        from = to
      }
    }
    for line in lines.indices where lines[line].count > 1 { lines[line].sort { $0.x < $1.x } }
    return lines
  }

  /// Returns the places, in order, where a line enters and leaves the region.
  package func changes(on line: Int) -> [Double] {
    switch self {
    case .outline(let lines, let rule):
      var result: [Double] = []
      var winding = 0
      var isInside = false
      for crossing in lines[line] {
        winding += crossing.winding
        let isNowInside = rule == .evenOdd ? winding & 1 != 0 : winding != 0
        if isNowInside != isInside { result.append(crossing.x) }
        isInside = isNowInside
      }
      return result
    case .combined(let a, let operation, let b):
      let (ofA, ofB) = (a.changes(on: line), b.changes(on: line))
      var result: [Double] = []
      var (i, j) = (0, 0)
      while i < ofA.count || j < ofB.count {
        let wasInside = operation.holds(i & 1 != 0, j & 1 != 0)
        let x = min(i < ofA.count ? ofA[i] : .infinity, j < ofB.count ? ofB[j] : .infinity)
        while i < ofA.count, ofA[i] == x { i += 1 }
        while j < ofB.count, ofB[j] == x { j += 1 }
        if operation.holds(i & 1 != 0, j & 1 != 0) != wasInside { result.append(x) }
      }
      return result
    }
  }
}
