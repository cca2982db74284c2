import ShapeCore

/// Adds the area inside pieces of edges that may overlap and cross in a row.
///
/// The row is divided at the ends of pieces, and where pieces cross. In such a strip each piece runs from the top to the
/// bottom beside the others, so that a walk from the left finds those between inside and outside.
struct StripSweep: ~Copyable {
  /// A piece within a strip.
  struct Crossing {
    var x0: Double
    var x1: Double
    var direction: Int32
    /// The index of the piece.
    var piece: Int32

    /// Whether it is left of another one. Equal pieces are in the order of their other numbers, so that the order doesn't
    /// depend on how the row was reached.
    @inline(__always)
    func isBefore(_ other: Crossing) -> Bool {
      let (middle, otherMiddle) = (x0 + x1, other.x0 + other.x1)
      if middle != otherMiddle { return middle < otherMiddle }
      return x0 != other.x0 ? x0 < other.x0 : direction < other.direction
    }
  }

  /// The largest product of pieces and strips before a row is sampled.
  private static let mostWork = 40_000
  private static let samples: Int32 = 32
  /// The number of samples with more than `mostSampled` pieces.
  private static let fewSamples: Int32 = 8
  private static let mostSampled = 2_000
  /// The largest number of pieces that are sorted by insertion.
  private static let mostInserted = 64
  /// A crossing matters if the pieces overlap by more than this area, in pixels times units.
  private static let negligible = 64.0

  private var ordinates = ScratchBuffer<Int32>()
  private var crossings = ScratchBuffer<Crossing>()
  private var bounds = ScratchBuffer<Int32>()

  init() {}

  /// - Parameter steps: When it is spent, nothing more is added.
  mutating func add(
    _ pieces: borrowing ScratchBuffer<EdgePiece>, _ rule: FillRule, _ steps: inout StepBudget, to row: inout CoverageRow
  ) {
    ordinates.removeAll()
    for index in 0..<pieces.count {
      ordinates.append(pieces.pointer[index].top)
      ordinates.append(pieces.pointer[index].bottom)
    }
    ordinates.sort { $0 < $1 }
    var count = 0
    for index in 0..<ordinates.count where count == 0 || ordinates[count - 1] != ordinates[index] {
      ordinates[count] = ordinates[index]
      count += 1
    }
    guard count > 1 else { return }
    if count * pieces.count > Self.mostWork { return sample(pieces, rule, to: &row) }
    /// The number of divisions at crossings that are left.
    var budget = 4 * pieces.count + 64
    for index in 0..<count - 1 {
      addStrip(pieces, ordinates[index], ordinates[index + 1], rule, &budget, &steps, to: &row)
    }
  }

  /// Adds a strip between two ordinates, without ends of pieces inside.
  private mutating func addStrip(
    _ pieces: borrowing ScratchBuffer<EdgePiece>, _ top: Int32, _ bottom: Int32, _ rule: FillRule, _ budget: inout Int,
    _ steps: inout StepBudget, to row: inout CoverageRow
  ) {
    bounds.removeAll()
    bounds.append(bottom)
    collect(pieces, top, bottom)
    var top = top
    while bounds.count > 0, steps.spend(crossings.count / 16) {
      let end = bounds[bounds.count - 1]
      if budget > 0, end - top > 1, let middle = firstCrossing(top, end) {
        budget -= 1
        bounds.append(middle)
        move(pieces, top, middle)
        continue
      }
      addBoundaries(height: Int(end - top), rule, to: &row)
      top = end
      bounds.removeLast()
      if bounds.count > 0 { move(pieces, top, bounds[bounds.count - 1]) }
    }
  }

  /// Collects the pieces in a strip, from the left.
  private mutating func collect(_ pieces: borrowing ScratchBuffer<EdgePiece>, _ top: Int32, _ bottom: Int32) {
    crossings.removeAll()
    for index in 0..<pieces.count {
      let piece = pieces.pointer[index]
      guard piece.top <= top, piece.bottom >= bottom else { continue }
      let crossing = Crossing(
        x0: piece.x(at: top), x1: piece.x(at: bottom), direction: piece.direction, piece: Int32(index))
      if pieces.count > Self.mostInserted { crossings.append(crossing) } else { _ = insert(crossing) }
    }
    if pieces.count > Self.mostInserted { crossings.sort { $0.isBefore($1) } }
  }

  /// Replaces the collected pieces by their parts between other ordinates of the strip, where they are in almost the same
  /// order: sorting them again would take most of the time of a row with many crossings.
  private mutating func move(_ pieces: borrowing ScratchBuffer<EdgePiece>, _ top: Int32, _ bottom: Int32) {
    let count = crossings.count
    var steps = 8 * count + 64
    crossings.removeAll()
    for index in 0..<count {
      // What is inserted is at places up to this one.
      let number = crossings.pointer[index].piece
      let piece = pieces.pointer[Int(number)]
      let crossing = Crossing(
        x0: piece.x(at: top), x1: piece.x(at: bottom), direction: piece.direction, piece: number)
      if steps > 0 { steps -= insert(crossing) } else { crossings.append(crossing) }
    }
    if steps <= 0 { crossings.sort { $0.isBefore($1) } }
  }

  /// Inserts a piece into those on its left and right. They come almost in order. Returns the number of those on its right.
  private mutating func insert(_ crossing: Crossing) -> Int {
    crossings.append(crossing)
    let last = crossings.count - 1
    var place = last
    while place > 0, crossing.isBefore(crossings.pointer[place - 1]) {
      crossings.pointer[place] = crossings.pointer[place - 1]
      place -= 1
    }
    crossings.pointer[place] = crossing
    return last - place
  }

  /// Returns an ordinate inside a strip where two neighbors cross, or `nil` if none do.
  private func firstCrossing(_ top: Int32, _ bottom: Int32) -> Int32? {
    let height = Double(bottom - top)
    for index in 1..<max(crossings.count, 1) {
      let (left, right) = (crossings.pointer[index - 1], crossings.pointer[index])
      let (above, below) = (right.x0 - left.x0, right.x1 - left.x1)
      if above >= 0, below >= 0 { continue }
      // They cross at this share of the height; on one side of it they are in the wrong order.
      let share = above / (above - below)
      let wrong = above < 0 ? -above * share : -below * (1 - share)
      if wrong * height < Self.negligible { continue }
      return max(top + 1, min(bottom - 1, top + Int32(share * height)))
    }
    return nil
  }

  private func addBoundaries(height: Int, _ rule: FillRule, to row: inout CoverageRow) {
    var winding: Int32 = 0
    for index in 0..<crossings.count {
      let piece = crossings.pointer[index]
      let isInside = rule.contains(winding)
      winding &+= piece.direction
      if rule.contains(winding) != isInside { row.add(piece.x0, piece.x1, height: isInside ? -height : height) }
    }
  }

  /// Adds thin strips in which pieces are upright at the abscissas of their middles.
  private mutating func sample(
    _ pieces: borrowing ScratchBuffer<EdgePiece>, _ rule: FillRule, to row: inout CoverageRow
  ) {
    let samples = pieces.count > Self.mostSampled ? Self.fewSamples : Self.samples
    let height = Int32(CoverageRow.unit) / samples
    for sample in 0..<samples {
      let y = sample * height + height / 2
      crossings.removeAll()
      for index in 0..<pieces.count {
        let piece = pieces.pointer[index]
        guard piece.top <= y, piece.bottom > y else { continue }
        let x = piece.x(at: y)
        crossings.append(Crossing(x0: x, x1: x, direction: piece.direction, piece: Int32(index)))
      }
      crossings.sort { $0.isBefore($1) }
      addBoundaries(height: Int(height), rule, to: &row)
    }
  }
}
