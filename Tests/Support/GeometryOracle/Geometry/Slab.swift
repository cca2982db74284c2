import ShapeCore

/// The part between two heights between which no piece of either outline ends, so that each piece there connects both
/// heights.
final class Slab: Sendable {
  struct Crossing {
    var x: Double
    /// The index of the slab's piece.
    var index: Int
  }

  private let low: Double
  private let height: Double
  private let pieces: [(piece: MonotonePiece, isFirst: Bool)]
  /// Pieces that are nearer to each other than this count as the same.
  private let nearness: Double

  private init(low: Double, high: Double, pieces: [(piece: MonotonePiece, isFirst: Bool)], nearness: Double) {
    self.low = low
    height = high - low
    self.pieces = pieces
    self.nearness = nearness
  }

  /// Returns all slabs of two outlines.
  static func slabs(_ a: Outline, _ b: Outline) -> [Slab] {
    let pieces = a.pieces.map { (piece: $0, isFirst: true) } + b.pieces.map { (piece: $0, isFirst: false) }
    let heights = Set(pieces.flatMap { [$0.piece.from.y, $0.piece.to.y] }).sorted()
    let ends = pieces.flatMap { [$0.piece.from.x, $0.piece.to.x] }
    let nearness = 1e-9 * ((ends.max() ?? 0) - (ends.min() ?? 0))
    let sorted = pieces.sorted { min($0.piece.from.y, $0.piece.to.y) < min($1.piece.from.y, $1.piece.to.y) }
    var next = 0
    var active: [(piece: MonotonePiece, isFirst: Bool)] = []
    return zip(heights, heights.dropFirst()).map { low, high in
      active.removeAll { max($0.piece.from.y, $0.piece.to.y) <= low }
      while next < sorted.count, min(sorted[next].piece.from.y, sorted[next].piece.to.y) <= low {
        if sorted[next].piece.crosses(low) { active.append(sorted[next]) }
        next += 1
      }
      return Slab(low: low, high: high, pieces: active, nearness: nearness)
    }
  }

  /// Returns the height at a fraction u. It changes slowly near the ends, where lengths may change steeply.
  private func y(_ u: Double) -> Double { low + height * (u * u * (3 - 2 * u)) }

  /// dy/du.
  func rate(_ u: Double) -> Double { height * 6 * u * (1 - u) }

  /// Returns the lengths inside the first outline, the second and both by the nonzero rule, then by the even-odd rule,
  /// along the scan line at a fraction; and where it meets pieces, from left to right.
  func scan(_ u: Double) -> (SIMD8<Double>, [Crossing]) {
    let y = y(u)
    var crossings = pieces.indices.map { Crossing(x: x($0, y), index: $0) }
    crossings.sort { $0.x < $1.x }
    var result = SIMD8<Double>()
    var (first, second) = (0, 0)
    for (position, crossing) in crossings.enumerated() {
      let (piece, isFirst) = pieces[crossing.index]
      let step = piece.from.y < piece.to.y ? 1 : -1
      if isFirst { first += step } else { second += step }
      guard position + 1 < crossings.count else { break }
      let length = crossings[position + 1].x - crossing.x
      if first != 0 { result[0] += length }
      if second != 0 { result[1] += length }
      if first != 0 && second != 0 { result[2] += length }
      if first % 2 != 0 { result[3] += length }
      if second % 2 != 0 { result[4] += length }
      if first % 2 != 0 && second % 2 != 0 { result[5] += length }
    }
    return (result, crossings)
  }

  private func x(_ index: Int, _ y: Double) -> Double { pieces[index].piece.x(atHeight: y) }

  /// Returns the fraction at which two pieces change places between two scan lines, if it is not at an end of the
  /// range.
  func crossing(
    between a: (u: Double, pieces: [Crossing]), and b: (u: Double, pieces: [Crossing]), inside range: (Double, Double)
  ) -> Double? {
    var places = [Double](repeating: 0, count: pieces.count)
    for crossing in b.pieces { places[crossing.index] = crossing.x }
    let margin = 1e-4 * (range.1 - range.0)
    for (left, right) in zip(a.pieces, a.pieces.dropFirst()) where places[left.index] > places[right.index] {
      // Pieces along each other change places at random.
      if max(right.x - left.x, places[left.index] - places[right.index]) <= nearness { continue }
      var (before, after) = (a.u, b.u)
      for _ in 0..<24 {
        let middle = (before + after) / 2
        if x(left.index, y(middle)) < x(right.index, y(middle)) { before = middle } else { after = middle }
      }
      if before > range.0 + margin, before < range.1 - margin { return before }
    }
    return nil
  }
}
