import ShapeCore
import TestSupport

/// Two operands prepared for judging any operation on them.
struct Trial: Sendable {
  struct Sample: Sendable {
    /// Relative to the origin.
    var point: Point
    var first: Int
    var second: Int
  }

  let first: Outline
  let second: Outline
  /// The box of both, or `nil` if there is no edge.
  let box: Box?
  let diameter: Double
  /// The maximum distance by which an engine may move an edge.
  let tolerance: Double
  let exactness: Exactness
  let perimeter: Double
  /// The areas, or `nil` if they are not judged.
  let areas: FilledAreas?
  private(set) var samples: [Sample] = []

  init(_ a: Path, _ b: Path, exactness: Exactness, samples count: Int, hasAreas: Bool, random: inout RandomSource) {
    let wide = [Outline(a).box, Outline(b).box].compactMap { $0 }
    let origin = wide.first.map { wide.reduce($0) { $0.union($1) }.center } ?? .zero
    let first = Outline(a, origin: origin)
    let second = Outline(b, origin: origin)
    self.first = first
    self.second = second
    self.exactness = exactness
    let boxes = [first.box, second.box].compactMap { $0 }
    box = boxes.first.map { boxes.reduce($0) { $0.union($1) } }
    diameter = box?.diagonal ?? 0
    let largest = max(first.curves.isEmpty ? 0 : a.largestCoordinate, second.curves.isEmpty ? 0 : b.largestCoordinate)
    tolerance = exactness.distance(diameter: diameter, largestCoordinate: largest)
    perimeter = first.perimeter + second.perimeter
    let floor = 1e-6 * perimeter * diameter
    areas = hasAreas ? FilledAreas(first, second) { 0.1 * (1e-4 * $0 + floor) } : nil
    guard let box else { return }
    let sampler = Sampler(box: box, outlines: [first, second], nearest: exactness.reach * tolerance)
    for _ in 0..<count {
      if let sample = freeSample({ sampler.point(&random) }) { samples.append(sample) }
    }
  }

  /// Returns a sample that is far enough from all edges, or `nil` after a few attempts.
  private func freeSample(_ point: () -> Point) -> Sample? {
    for _ in 0..<4 {
      let point = point()
      let reach = exactness.reach * tolerance
      if first.isNear(local: point, reach: reach) || second.isNear(local: point, reach: reach) { continue }
      return Sample(
        point: point, first: first.winding(aroundLocal: point), second: second.winding(aroundLocal: point))
    }
    return nil
  }

  /// Returns more samples, next to the edges and vertices of a result.
  func samples(near result: Outline, count: Int, random: inout RandomSource) -> [Sample] {
    guard let box, !result.curves.isEmpty else { return [] }
    let sampler = Sampler(box: box, outlines: [result], nearest: exactness.reach * tolerance)
    return (0..<count).compactMap { _ in freeSample { sampler.pointNearEdge(&random) } }
  }

  /// Returns the allowed error of a sum of areas.
  func areaTolerance(_ fills: FilledAreas.Fills, uncertainty: Double) -> Double {
    1e-4 * (fills.first + fills.second) + 1e-6 * perimeter * diameter + uncertainty + perimeter * tolerance
  }
}

/// Chooses sample points.
private struct Sampler {
  let box: Box
  let outlines: [Outline]
  /// The minimum distance of sample points next to an edge.
  let nearest: Double

  /// Returns a point: in four of ten cases anywhere in the box, or a little outside, otherwise next to an edge.
  func point(_ random: inout RandomSource) -> Point {
    if random.chance(60) { return pointNearEdge(&random) }
    let size = box.high - box.low
    return box.low + Point(size.x * random.number(-0.05...1.05), size.y * random.number(-0.05...1.05))
  }

  /// Returns a point next to an edge or, in two of five cases, a vertex: at a small multiple of the minimum distance,
  /// or at any scale above it.
  func pointNearEdge(_ random: inout RandomSource) -> Point {
    let outline = random.pick(outlines.filter { !$0.curves.isEmpty })
    let curve = random.pick(outline.curves)
    let far = max(box.diagonal / 20, nearest * 8)
    let distance = random.chance(50) ? random.number(1.2...6) * nearest : random.logarithmic(nearest * 1.5...far)
    if random.chance(40) { return curve.start + random.direction() * distance }
    let t = random.number(0...1)
    let along = curve.derivative(at: t)
    let length = along.length
    let across = length > 0 ? along.perpendicular / length : random.direction()
    return curve.point(at: t) + across * (random.chance(50) ? distance : -distance)
  }
}
