import Foundation
import GeometryOracle
@_spi(Generated) import ShapeCore
import TestSupport

/// Prints the seconds of a union of n segments with k crossings for doubling n, and the same divided by (n + k) log n,
/// which is constant if the time grows like that.
func timeGrowth(_ arguments: Arguments) {
  for scatter in [Scatter.triangles, .bars, .circles] {
    var count = scatter.smallest
    while count <= scatter.largest {
      let paths = scatter.paths(count, seed: arguments.seed)
      let n = Double(paths.segments)
      let k = Double(paths.crossings)
      var elements = 0
      let time = medianSeconds(repetitions: min(3, arguments.repetitions)) {
        elements = paths.first.union(paths.second).elementCount
      }
      let share = time / ((n + k) * log2(n)) * 1e9
      print(
        "growth \(scatter.rawValue) n \(paths.segments) k \(paths.crossings) \(fixed(time, 4)) s "
          + "\(fixed(share, 1)) ns/((n+k) log2 n) \(elements) elements")
      fflush(nil)
      count *= 2
    }
  }
}

/// Random shapes whose crossings are easy to count.
private enum Scatter: String {
  /// Small triangles, each of which crosses a few others: k grows like n.
  case triangles
  /// Long bars across each other: k grows like n².
  case bars
  /// Small circles: k grows like n.
  case circles

  var smallest: Int {
    switch self {
    case .triangles, .circles: 250
    case .bars: 8
    }
  }

  var largest: Int {
    switch self {
    case .triangles, .circles: 16_000
    case .bars: 256
    }
  }

  func paths(_ count: Int, seed: UInt64) -> (first: Path, second: Path, segments: Int, crossings: Int) {
    var random = RandomSource(seed: seed)
    let size = 1 / Double(count).squareRoot()
    func strewn(_ shape: (inout RandomSource) -> Path) -> Path {
      Path((0..<count).flatMap { _ in shape(&random).elements })
    }
    switch self {
    case .triangles:
      let shape = { (random: inout RandomSource) -> Path in
        let center = Point(random.number(0...1), random.number(0...1))
        return .polygon((0..<3).map { _ in center + Point(random.number(-1...1), random.number(-1...1)) * size })
      }
      let (first, second) = (strewn(shape), strewn(shape))
      let edges = lines(first) + lines(second)
      return (first, second, edges.count, crossings(of: edges, cell: size))
    case .circles:
      var discs: [(Point, Double)] = []
      let shape = { (random: inout RandomSource) -> Path in
        let disc = (Point(random.number(0...1), random.number(0...1)), random.number(0.2...1) * size)
        discs.append(disc)
        return .circle(center: disc.0, radius: disc.1)
      }
      let (first, second) = (strewn(shape), strewn(shape))
      return (first, second, discs.count, crossings(of: discs))
    case .bars:
      func bars(_ isAcross: Bool) -> Path {
        Path(
          (0..<count).flatMap { index -> [PathElement] in
            let low = (Double(index) + random.number(0.1...0.4)) / Double(count)
            let width = 0.4 / Double(count)
            let rect =
              isAcross
              ? Rect(x: 0, y: low, width: 1, height: width) : Rect(x: low, y: 0, width: width, height: 1)
            // Slightly rotated, so that nothing is horizontal.
            return Path.rect(rect).rotated(by: Angle(radians: 0.3), around: .zero).elements
          })
      }
      let (first, second) = (bars(true), bars(false))
      return (first, second, 8 * count, crossings(of: lines(first) + lines(second), cell: 4 * size))
    }
  }
}

/// Returns the edges of closed polygons.
private func lines(_ path: Path) -> [(Point, Point)] {
  var result: [(Point, Point)] = []
  var (current, start) = (Point.zero, Point.zero)
  for element in path.elements {
    switch element {
    case .move(let to): (current, start) = (to, to)
    case .line(let to):
      result.append((current, to))
      current = to
    case .quad, .curve, .arc: break
    case .close:
      result.append((current, start))
      current = start
    }
  }
  return result
}

/// Returns the number of pairs of edges that cross inside both edges.
private func crossings(of edges: [(Point, Point)], cell: Double) -> Int {
  // By height: an edge is compared with those that begin before it ends.
  let sorted = edges.sorted { min($0.0.y, $0.1.y) < min($1.0.y, $1.1.y) }
  var count = 0
  for (index, (a, b)) in sorted.enumerated() {
    let high = max(a.y, b.y)
    var other = index + 1
    while other < sorted.count {
      let (c, d) = sorted[other]
      if min(c.y, d.y) > high { break }
      other += 1
      if max(c.x, d.x) < min(a.x, b.x) || min(c.x, d.x) > max(a.x, b.x) { continue }
      let (u, v) = (b - a, d - c)
      if u.cross(c - a) * u.cross(d - a) < 0, v.cross(a - c) * v.cross(b - c) < 0 { count += 1 }
    }
  }
  return count
}

/// Returns the number of crossings of circles.
private func crossings(of discs: [(Point, Double)]) -> Int {
  let sorted = discs.sorted { $0.0.y - $0.1 < $1.0.y - $1.1 }
  var count = 0
  for (index, (center, radius)) in sorted.enumerated() {
    var other = index + 1
    while other < sorted.count, sorted[other].0.y - sorted[other].1 <= center.y + radius {
      let distance = (sorted[other].0 - center).length
      if distance < radius + sorted[other].1, distance > abs(radius - sorted[other].1) { count += 2 }
      other += 1
    }
  }
  return count
}
