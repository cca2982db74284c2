import Foundation
import ShapeCore

/// A path for the oracle: closed contours of curves, and the same cut into pieces with monotone x and y, for windings,
/// distances and areas.
///
/// Open subpaths are closed, as for a fill. A path that is not finite has no contour. Coordinates are relative to
/// `origin`, which outlines compared with each other should share.
package struct Outline: Sendable {
  package let origin: Point
  /// The edges in order. The contours are chains in which each curve starts where the previous one ended.
  let curves: [OracleCurve]
  let pieces: [MonotonePiece]
  /// The bounding box, or `nil` if there is no edge.
  let box: Box?

  package init(_ path: Path, origin: Point = .zero) {
    var reader = ContourReader(origin: origin)
    for element in path.elements { reader.read(element) }
    reader.finishContour()
    let isFinite = path.elements.allSatisfy { $0.isFinite }
    let curves = isFinite ? reader.curves : []
    let pieces = curves.indices.flatMap { MonotonePiece.pieces(of: curves[$0], index: $0) }
    self.origin = origin
    self.curves = curves
    self.pieces = pieces
    box = pieces.reduce(nil) { box, piece in box.map { $0.union(piece.box) } ?? piece.box }
  }

  /// The sum of the lengths of all edges, to a few parts in a thousand.
  package var perimeter: Double { curves.reduce(0) { $0 + $1.length(chords: 16) } }
}

/// A rectangle given by its corners.
package struct Box: Sendable, Equatable {
  package var low: Point
  package var high: Point

  init(_ a: Point, _ b: Point) {
    low = Point(min(a.x, b.x), min(a.y, b.y))
    high = Point(max(a.x, b.x), max(a.y, b.y))
  }

  func union(_ other: Box) -> Box {
    Box(
      Point(min(low.x, other.low.x), min(low.y, other.low.y)),
      Point(max(high.x, other.high.x), max(high.y, other.high.y)))
  }

  /// Returns whether the point is in the rectangle after each side moved outwards by `reach`.
  @inline(__always)
  func contains(_ point: Point, reach: Double) -> Bool {
    point.x >= low.x - reach && point.x <= high.x + reach && point.y >= low.y - reach && point.y <= high.y + reach
  }

  package var diagonal: Double { (high - low).length }
  package var center: Point { low + (high - low) / 2 }
}

/// Follows a path's elements and collects closed contours.
private struct ContourReader {
  let origin: Point
  var curves: [OracleCurve] = []
  private var current: Point?
  private var start = Point.zero

  init(origin: Point) { self.origin = origin }

  mutating func read(_ element: PathElement) {
    if case .move(let to) = element {
      finishContour()
      current = to - origin
      start = to - origin
      return
    }
    guard let from = current else { return }
    switch element {
    case .move: break
    case .line(let to): append(.line(from, to - origin))
    case .quad(let to, let control): append(.quad(from, control - origin, to - origin))
    case .curve(let to, let control1, let control2):
      append(.cubic(from, control1 - origin, control2 - origin, to - origin))
    case .arc(let arc):
      let curve = OracleCurve.arc(arc, origin: origin)
      // Windings are whole numbers only if the chain has no gaps.
      if curve.start != from { append(.line(from, curve.start)) }
      append(curve)
    case .close:
      finishContour()
      current = start
    }
  }

  private mutating func append(_ curve: OracleCurve) {
    curves.append(curve)
    current = curve.end
  }

  /// Adds the line back to the start of the contour.
  mutating func finishContour() {
    if let current, current != start { append(.line(current, start)) }
    current = nil
  }
}
