import Foundation

/// A point, or a direction, of a reference picture: x to the right, y down.
package struct Spot: Equatable, Sendable {
  package var x: Double
  package var y: Double

  package init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  package static func + (a: Spot, b: Spot) -> Spot { Spot(a.x + b.x, a.y + b.y) }
  package static func - (a: Spot, b: Spot) -> Spot { Spot(a.x - b.x, a.y - b.y) }
  package static func * (k: Double, a: Spot) -> Spot { Spot(k * a.x, k * a.y) }

  package var length: Double { hypot(x, y) }

  /// The unit vector in this direction, or `nil` for the null vector.
  package var unit: Spot? { length > 1e-12 ? Spot(x / length, y / length) : nil }

  /// The vector rotated clockwise by a quarter turn.
  package var perpendicular: Spot { Spot(-y, x) }
}

/// An upright rectangle of a reference picture.
package struct Box: Equatable, Sendable {
  package var minX: Double
  package var minY: Double
  package var maxX: Double
  package var maxY: Double

  package init(_ minX: Double, _ minY: Double, _ maxX: Double, _ maxY: Double) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  package init(width: Double, height: Double) { self.init(0, 0, width, height) }

  /// The empty box, whose union with any box is that box.
  package static let nothing = Box(.infinity, .infinity, -.infinity, -.infinity)

  package var width: Double { maxX - minX }
  package var height: Double { maxY - minY }
  package var isEmpty: Bool { !(maxX > minX && maxY > minY) }

  package func inset(by d: Double) -> Box { Box(minX + d, minY + d, maxX - d, maxY - d) }

  package func union(_ other: Box) -> Box {
    Box(min(minX, other.minX), min(minY, other.minY), max(maxX, other.maxX), max(maxY, other.maxY))
  }
}

/// An affine map from the coordinates of a layer to those of the picture.
package struct Placement: Sendable {
  package var xAxis = Spot(1, 0)
  package var yAxis = Spot(0, 1)
  package var origin = Spot(0, 0)

  package func callAsFunction(_ p: Spot) -> Spot { p.x * xAxis + p.y * yAxis + origin }

  /// The factor of lengths. Placements never shear or stretch in one direction only.
  package var scale: Double { xAxis.length }

  /// Returns the placement with its origin moved to `p`.
  package func moved(to p: Spot) -> Placement { Placement(xAxis: xAxis, yAxis: yAxis, origin: self(p)) }

  /// Returns the placement rotated by half a turn around `center`.
  package func rotatedByHalfTurn(around center: Spot) -> Placement {
    Placement(xAxis: -1 * xAxis, yAxis: -1 * yAxis, origin: self(2 * center))
  }
}

/// A path of a reference picture, flattened while it is drawn: chords stay within 0.01 of the true curve.
///
/// Each point has the exact directions in which the path arrives and leaves, so that strokes join only at true
/// corners.
package struct ReferencePath: Sendable {
  package struct Point: Sendable {
    package var spot: Spot
    package var arriving: Spot?
    package var leaving: Spot?
  }

  package struct Contour: Sendable {
    package var points: [Point]
    package var isClosed = false
  }

  package static let tolerance = 0.01

  package private(set) var contours: [Contour] = []

  package init() {}

  package mutating func move(_ p: Spot) { contours.append(Contour(points: [Point(spot: p)])) }

  package mutating func line(_ p: Spot) {
    guard let from = current, let direction = (p - from).unit else { return }
    append(p, leaving: direction, arriving: direction)
  }

  package mutating func quad(_ p: Spot, control c: Spot) {
    guard let from = current else { return }
    // The chord of a piece of parameter length h deviates from a quadratic by at most |p0 - 2c + p1| h² / 4.
    let bend = (from - 2 * c + p).length
    let count = max(1, Int((bend / (4 * Self.tolerance)).squareRoot().rounded(.up)))
    func direction(_ t: Double) -> Spot? { ((1 - t) * (c - from) + t * (p - c)).unit ?? (p - from).unit }
    for i in 0..<count {
      let (t0, t1) = (Double(i) / Double(count), Double(i + 1) / Double(count))
      let q = (1 - t1) * (1 - t1) * from + 2 * t1 * (1 - t1) * c + t1 * t1 * p
      append(q, leaving: direction(t0), arriving: direction(t1))
    }
  }

  /// An arc of a circle, after a line to its start; angles in radians grow clockwise on the screen.
  package mutating func arc(center: Spot, radius: Double, from start: Double, sweep: Double) {
    func at(_ angle: Double) -> Spot { center + radius * Spot(cos(angle), sin(angle)) }
    if current == nil { move(at(start)) } else { line(at(start)) }
    guard radius > 0, sweep != 0 else { return }
    let step = 2 * acos(max(0, 1 - Self.tolerance / radius))
    let count = max(8, Int((abs(sweep) / step).rounded(.up)))
    let sense = sweep < 0 ? -1.0 : 1.0
    for i in 0..<count {
      let a0 = start + sweep * Double(i) / Double(count)
      let a1 = start + sweep * Double(i + 1) / Double(count)
      append(at(a1), leaving: sense * Spot(-sin(a0), cos(a0)), arriving: sense * Spot(-sin(a1), cos(a1)))
    }
  }

  package mutating func close() {
    guard let last = contours.indices.last, let first = contours[last].points.first else { return }
    line(first.spot)
    contours[last].isClosed = true
  }

  package mutating func add(_ other: ReferencePath) { contours += other.contours }

  private var current: Spot? { contours.last?.points.last?.spot }

  private mutating func append(_ p: Spot, leaving: Spot?, arriving: Spot?) {
    let contour = contours.count - 1
    let last = contours[contour].points.count - 1
    contours[contour].points[last].leaving = leaving
    contours[contour].points.append(Point(spot: p, arriving: arriving))
  }
}

extension ReferencePath {
  package static func polygon(_ corners: [Spot]) -> ReferencePath {
    var path = ReferencePath()
    for (i, corner) in corners.enumerated() {
      if i == 0 { path.move(corner) } else { path.line(corner) }
    }
    path.close()
    return path
  }

  package static func rectangle(_ box: Box) -> ReferencePath {
    polygon([
      Spot(box.minX, box.minY), Spot(box.maxX, box.minY), Spot(box.maxX, box.maxY), Spot(box.minX, box.maxY),
    ])
  }

  package static func circle(center: Spot, radius: Double) -> ReferencePath {
    var path = ReferencePath()
    path.arc(center: center, radius: radius, from: 0, sweep: 2 * .pi)
    path.close()
    return path
  }

  /// Returns a rectangle with four equal quarter circles as corners. The radius is reduced if it does not fit.
  package static func roundedRectangle(_ box: Box, radius wanted: Double) -> ReferencePath {
    let radius = min(wanted, box.width / 2, box.height / 2)
    guard radius > 0 else { return rectangle(box) }
    let inner = box.inset(by: radius)
    var path = ReferencePath()
    path.arc(center: Spot(inner.minX, inner.minY), radius: radius, from: -.pi, sweep: .pi / 2)
    path.arc(center: Spot(inner.maxX, inner.minY), radius: radius, from: -.pi / 2, sweep: .pi / 2)
    path.arc(center: Spot(inner.maxX, inner.maxY), radius: radius, from: 0, sweep: .pi / 2)
    path.arc(center: Spot(inner.minX, inner.maxY), radius: radius, from: .pi / 2, sweep: .pi / 2)
    path.close()
    return path
  }

  /// The region of a border of a rounded rectangle, under the even-odd rule. The inner corners keep their centers.
  package static func roundedRing(_ box: Box, radius: Double, width: Double) -> ReferencePath {
    var path = roundedRectangle(box, radius: radius)
    let inner = box.inset(by: width)
    let outerRadius = min(radius, box.width / 2, box.height / 2)
    if !inner.isEmpty { path.add(roundedRectangle(inner, radius: max(0, outerRadius - width))) }
    return path
  }
}
