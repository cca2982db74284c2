@_spi(Generated) @testable import ShapeCore

/// Returns the contours of a path as text, one per line. Each begins with its topmost vertex (the leftmost if there
/// are several), and the contours are in that order: the start of a contour has no meaning for a region. A line back
/// to the beginning is omitted.
///
/// L, Q and C are followed by the points as in SVG, and A by its end, its semi-axes and its sweep in degrees. Numbers
/// are rounded to `digits` digits after the point. Defaults to exact numbers.
func outline(_ path: Path, digits: Int? = nil) -> String {
  // Vertices that differ by rounding have the same height, and shorter lines are ignored.
  let step = digits == nil ? 0 : 1e-6
  func isBefore(_ a: Point, _ b: Point) -> Bool { abs(a.y - b.y) <= step ? a.x < b.x - step : a.y < b.y }
  let contours = path.subpaths.map { subpath -> (start: Point, text: String) in
    guard subpath.isClosed else { return (subpath.start, "open") }
    let edges = subpath.drawnSegments.filter { !$0.isLine || $0.start.distance(to: $0.end) > step }
    let first = edges.indices.min { isBefore(edges[$0].start, edges[$1].start) } ?? 0
    var turned = edges[first...] + edges[..<first]
    let start = turned.first?.start ?? subpath.start
    if turned.last?.isLine == true { turned.removeLast() }
    return (start, ([text(start, digits)] + turned.map { text($0, digits) }).joined(separator: " "))
  }
  return contours.sorted { isBefore($0.start, $1.start) || !isBefore($1.start, $0.start) && $0.text < $1.text }
    .map { $0.text }.joined(separator: "\n")
}

/// Returns a closed rectangle.
func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
  .rect(Rect(x: x, y: y, width: width, height: height))
}

private func text(_ segment: Segment, _ digits: Int?) -> String {
  func text(_ points: [Point]) -> String { points.map { ShapeCoreTests.text($0, digits) }.joined(separator: " ") }
  switch segment {
  case .line(_, let to): return "L " + text([to])
  case .quad(_, let control, let to): return "Q " + text([control, to])
  case .cubic(_, let control1, let control2, let to): return "C " + text([control1, control2, to])
  case .arc(let arc):
    let radii = Point(arc.radii.width, arc.radii.height)
    return "A " + text([arc.endPoint, radii]) + " " + ShapeCoreTests.text(arc.sweep * 180 / Double.pi, digits) + "°"
  }
}

private func text(_ point: Point, _ digits: Int?) -> String { "\(text(point.x, digits)),\(text(point.y, digits))" }

private func text(_ number: Double, _ digits: Int?) -> String {
  var value = number
  if let digits {
    let factor = Mathematics.power(10, Double(digits))
    value = (number * factor).rounded() / factor
  }
  let text = "\(value == 0 ? 0 : value)"
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}
