import Foundation
import ShapeCore

/// The area that a path covers of pixels, along scan lines that are so close that little is between them. Shares no code
/// with the rasterizer.
struct ScanOracle {
  /// The number of scan lines of a pixel.
  var lines = 64

  /// Returns the covered share of each pixel, row by row.
  /// - Parameter origin: The coordinates of the first pixel.
  func shares(
    _ path: Path, _ rule: FillRule, in transform: Transform, x left: Int, y top: Int, width: Int, height: Int
  ) -> [Double] {
    var crossings = [[(x: Double, direction: Int)]](repeating: [], count: height * lines)
    for points in Self.contours(path) {
      let points = points.map { point -> Point in
        let pixel = transform.apply(point)
        return Point(pixel.x - Double(left), (pixel.y - Double(top)) * Double(lines) - 0.5)
      }
      for (index, start) in points.enumerated() {
        let end = points[(index + 1) % points.count]
        let (low, high) = (min(start.y, end.y), max(start.y, end.y))
        let first = Int(max(0, low.rounded(.up)))
        guard high > low, first < crossings.count, high > 0 else { continue }
        let slope = (end.x - start.x) / (end.y - start.y)
        for line in first..<min(crossings.count, max(first, Int(high.rounded(.up)))) {
          crossings[line].append((start.x + (Double(line) - start.y) * slope, end.y > start.y ? 1 : -1))
        }
      }
    }
    var result = [Double](repeating: 0, count: width * height)
    for (line, unsorted) in crossings.enumerated() where unsorted.count > 1 {
      let sorted = unsorted.sorted { $0.x < $1.x }
      var winding = 0
      for (crossing, next) in zip(sorted, sorted.dropFirst()) {
        winding += crossing.direction
        guard rule == .nonZero ? winding != 0 : winding % 2 != 0 else { continue }
        let (start, end) = (max(0, crossing.x), min(Double(width), next.x))
        var x = Int(start)
        while Double(x) < end {
          result[line / lines * width + x] += (min(end, Double(x + 1)) - max(start, Double(x))) / Double(lines)
          x += 1
        }
      }
    }
    return result
  }

  /// Returns the corners of each contour, with many for a curve.
  static func contours(_ path: Path) -> [[Point]] {
    var result: [[Point]] = []
    var current = Point.zero
    func add(_ points: [Point]) {
      if result.isEmpty { result.append([current]) }
      result[result.count - 1] += points
      current = points[points.count - 1]
    }
    let steps = (1...160).map { Double($0) / 160 }
    for element in path.elements {
      switch element {
      case .move(let point):
        current = point
        result.append([point])
      case .line(let point): add([point])
      case .quad(let end, let control):
        let start = current
        add(steps.map { t in (1 - t) * (1 - t) * start + 2 * t * (1 - t) * control + t * t * end })
      case .curve(let end, let first, let second):
        let start = current
        add(
          steps.map { t in
            let u = 1 - t
            return u * u * u * start + 3 * u * u * t * first + 3 * u * t * t * second + t * t * t * end
          })
      case .arc(let arc):
        add(
          steps.map { t in
            let angle = arc.start + t * arc.sweep
            let (x, y) = (arc.radii.width * cos(angle), arc.radii.height * sin(angle))
            let (c, s) = (cos(arc.rotation), sin(arc.rotation))
            return arc.center + Point(c * x - s * y, s * x + c * y)
          })
      case .close: break
      }
    }
    return result
  }
}
