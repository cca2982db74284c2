import ShapeCore

/// Computes the area that a path covers of each pixel, row by row from the top.
///
/// The area is exact for the chords of the path, to a few units of 2⁻¹⁶, also where contours overlap, touch or cross,
/// under both rules. In a row in which each contour runs from the top to the bottom beside the others, as in most rows,
/// the edges between inside and outside add their areas. Other rows are divided into strips in which they do, at vertices
/// and crossings. Only a row with so many edges that this would take too long is sampled, at 32 ordinates or, with more than 2,000 edges, at 8: then
/// the error of each edge is at most half of their distance.
///
/// Results don't depend on the rows of the region. Memory is proportional to the edges and the width.
struct Rasterizer: ~Copyable {
  /// A chain in the current row.
  struct Active {
    /// The index of the chain.
    var chain: Int32
    /// The vertex at the top of the current edge.
    var vertex: Int32
    /// The pieces of the chain in the row.
    var firstPiece: Int32
    var lastPiece: Int32
    var low: Double
    var high: Double
    /// Whether it runs through the whole row.
    var isFull: Bool

    @inline(__always)
    func isBefore(_ other: Active) -> Bool { low != other.low ? low < other.low : chain < other.chain }
  }

  private var contours: Contours
  private var row = CoverageRow()
  private var active = ScratchBuffer<Active>()
  private var pieces = ScratchBuffer<EdgePiece>()
  private var strips = StripSweep()
  /// When it is spent, nothing more is rasterized. A path with more contours than memory should hold spends it.
  var budget: StepBudget

  init(_ budget: StepBudget, mostVertices: Int = Contours.mostVertices) {
    contours = Contours(mostVertices: mostVertices)
    self.budget = budget
  }

  /// Passes the covered pixels of a region to a closure as runs of equal coverage, row by row, from the left.
  ///
  /// - Parameters:
  ///   - transform: From the coordinates of the path to pixels.
  ///   - body: Takes the row, the first pixel, the number of pixels and their coverage, in 1...255.
  @inline(__always)
  mutating func rasterize(
    _ path: Path, rule: FillRule, in transform: Transform, region: PixelRect, _ body: (Int, Int, Int, UInt32) -> Void
  ) {
    guard !region.isEmpty, !budget.isSpent else { return }
    contours.replace(by: path, in: transform, region: region)
    if contours.isCutShort { return budget.exhaust() }
    guard budget.spend(contours.vertices.count / 4), contours.chains.count > 0 else { return }
    begin(region)
    let left = Int(region.minX)
    var next = 0
    var line = Int(region.minY)
    while line < Int(region.maxY) {
      if active.count == 0 {
        guard next < contours.chains.count else { return }
        line = max(line, Int(contours.chains[next].top.rounded(.down)))
        if line >= Int(region.maxY) { return }
      }
      fill(line, left: Double(left), rule, &next)
      var painted = 0
      row.sweep { first, count, coverage in
        body(line, left &+ first, count, coverage)
        painted &+= count
      }
      guard budget.spend(1 + painted / 64 + pieces.count / 2) else { return }
      line += 1
    }
  }

  private mutating func begin(_ region: PixelRect) {
    row.setWidth(region.width)
    active.removeAll()
    contours.sortChains()
  }

  /// Adds the areas of a row.
  private mutating func fill(_ line: Int, left: Double, _ rule: FillRule, _ next: inout Int) {
    let (top, bottom) = (Double(line), Double(line + 1))
    while next < contours.chains.count, contours.chains[next].top < bottom {
      let vertex = contours.chains[next].first
      active.append(
        Active(chain: Int32(next), vertex: vertex, firstPiece: 0, lastPiece: 0, low: 0, high: 0, isFull: false))
      next += 1
    }
    pieces.removeAll()
    var hasEnded = false
    for index in 0..<active.count {
      var entry = active[index]
      if !cut(&entry, top, bottom, left: left) { hasEnded = true }
      active[index] = entry
    }
    sortActive()
    switch arrangement {
    case .full: addBoundaries(rule)
    case .partial: addBoundariesBetweenEnds(rule)
    case .overlapping:
      // Pieces are sorted several times.
      if budget.spend(4 * pieces.count) { strips.add(pieces, rule, &budget, to: &row) }
    }
    guard hasEnded else { return }
    var end = 0
    for index in 0..<active.count where active[index].vertex >= 0 {
      active[end] = active[index]
      end += 1
    }
    active.removeLast(active.count - end)
  }

  /// Sorts the chains by their places in the row. They are almost in order, unless many begin in it.
  private mutating func sortActive() {
    var budget = 8 * active.count + 64
    for index in 1..<max(active.count, 1) {
      let entry = active.pointer[index]
      var place = index
      while place > 0, entry.isBefore(active.pointer[place - 1]) {
        active.pointer[place] = active.pointer[place - 1]
        place -= 1
      }
      active.pointer[place] = entry
      budget -= index - place
      if budget < 0 { return active.sort { $0.isBefore($1) } }
    }
  }

  /// Cuts the pieces of a chain in a row. Returns whether the chain continues below it; if not, its vertex is -1.
  @inline(__always)
  private mutating func cut(_ entry: inout Active, _ top: Double, _ bottom: Double, left: Double) -> Bool {
    let chain = contours.chains[Int(entry.chain)]
    let vertices = contours.vertices.pointer
    let unit = Double(CoverageRow.unit)
    entry.firstPiece = Int32(pieces.count)
    (entry.low, entry.high) = (.infinity, -.infinity)
    var height = 0
    var vertex = entry.vertex
    var isContinued = false
    while vertex != chain.last {
      let upper = vertices[Int(vertex)]
      let lower = vertices[Int(vertex &+ chain.direction)]
      if upper.y >= bottom {
        isContinued = true
        break
      }
      if lower.y > top, lower.y > upper.y {
        let slope = (lower.x - upper.x) / (lower.y - upper.y)
        // Ordinates are rounded to units from the top of the row, so that the heights of a contour add up to 0. A vertex has
        // the same ones in all edges, rows and regions.
        var (y0, y1) = (0, CoverageRow.unit)
        var (x0, x1) = (upper.x, lower.x)
        if upper.y > top { y0 = Int((upper.y - top) * unit + 0.5) } else { x0 = upper.x + (top - upper.y) * slope }
        if lower.y < bottom {
          y1 = Int((lower.y - top) * unit + 0.5)
        } else {
          x1 = upper.x + (bottom - upper.y) * slope
        }
        if y1 > y0 {
          (x0, x1) = (x0 - left, x1 - left)
          pieces.append(
            EdgePiece(top: Int32(y0), bottom: Int32(y1), x0: x0, x1: x1, direction: chain.direction))
          entry.low = min(entry.low, min(x0, x1))
          entry.high = max(entry.high, max(x0, x1))
          height += y1 - y0
        }
        if lower.y > bottom {
          isContinued = true
          break
        }
      }
      vertex = vertex &+ chain.direction
    }
    if vertex == chain.last { isContinued = false }
    entry.vertex = isContinued ? vertex : -1
    entry.lastPiece = Int32(pieces.count)
    entry.isFull = height == CoverageRow.unit || height == 0
    return isContinued
  }

  private enum Arrangement {
    /// All chains run through the whole row beside each other.
    case full
    /// The chains are beside each other, but some begin or end in the row.
    case partial
    /// Some chains have common abscissas, so that they may overlap or cross.
    case overlapping
  }

  private var arrangement: Arrangement {
    var end = -Double.infinity
    var result = Arrangement.full
    for index in 0..<active.count {
      let entry = active.pointer[index]
      if entry.firstPiece == entry.lastPiece { continue }
      if entry.low < end { return .overlapping }
      if !entry.isFull { result = .partial }
      end = entry.high
    }
    return result
  }

  /// Adds the pieces of chains that are beside each other in strips between the ends of chains: at the top of a disc, both
  /// sides begin, and have many pieces, but there is only one strip.
  private mutating func addBoundariesBetweenEnds(_ rule: FillRule) {
    var top: Int32 = 0
    while top < CoverageRow.unit {
      var bottom = Int32(CoverageRow.unit)
      for index in 0..<active.count {
        let entry = active.pointer[index]
        if entry.firstPiece == entry.lastPiece { continue }
        let (start, end) = ends(of: entry)
        if start > top { bottom = min(bottom, start) } else if end > top { bottom = min(bottom, end) }
      }
      var winding: Int32 = 0
      for index in 0..<active.count {
        let entry = active.pointer[index]
        if entry.firstPiece == entry.lastPiece { continue }
        let (start, end) = ends(of: entry)
        guard start <= top, end >= bottom else { continue }
        let isInside = rule.contains(winding)
        winding &+= pieces.pointer[Int(entry.firstPiece)].direction
        if rule.contains(winding) != isInside { addPart(of: entry, top, bottom, isLeaving: isInside) }
      }
      top = bottom
    }
  }

  /// Returns the ordinates between which a chain runs in the row.
  @inline(__always)
  private func ends(of entry: Active) -> (top: Int32, bottom: Int32) {
    (pieces.pointer[Int(entry.firstPiece)].top, pieces.pointer[Int(entry.lastPiece) - 1].bottom)
  }

  /// Adds the pieces of a chain between two ordinates.
  private mutating func addPart(of entry: Active, _ top: Int32, _ bottom: Int32, isLeaving: Bool) {
    for index in Int(entry.firstPiece)..<Int(entry.lastPiece) {
      let piece = pieces.pointer[index]
      let (start, end) = (max(piece.top, top), min(piece.bottom, bottom))
      guard start < end else { continue }
      row.add(piece.x(at: start), piece.x(at: end), height: Int(isLeaving ? start &- end : end &- start))
    }
  }

  /// Adds the pieces of the chains between inside and outside.
  private mutating func addBoundaries(_ rule: FillRule) {
    var winding: Int32 = 0
    for index in 0..<active.count {
      let entry = active.pointer[index]
      if entry.firstPiece == entry.lastPiece { continue }
      let isInside = rule.contains(winding)
      winding &+= pieces.pointer[Int(entry.firstPiece)].direction
      if rule.contains(winding) == isInside { continue }
      for index in Int(entry.firstPiece)..<Int(entry.lastPiece) {
        let piece = pieces.pointer[index]
        let height = Int(piece.bottom &- piece.top)
        row.add(piece.x0, piece.x1, height: isInside ? -height : height)
      }
    }
  }
}

/// A straight piece of an edge within a row.
struct EdgePiece {
  /// The ordinates, in units from the top of the row.
  var top: Int32
  var bottom: Int32
  /// The abscissas at the top and the bottom, in pixels from the left end of the row.
  var x0: Double
  var x1: Double
  /// 1 if the contour runs down, -1 if it runs up.
  var direction: Int32

  /// Returns the abscissa at an ordinate.
  @inline(__always)
  func x(at y: Int32) -> Double {
    if y == top { return x0 }
    if y == bottom { return x1 }
    return x0 + (x1 - x0) * (Double(y &- top) / Double(bottom &- top))
  }
}

extension FillRule {
  /// Returns whether a place with a winding is inside.
  @inline(__always)
  func contains(_ winding: Int32) -> Bool {
    switch self {
    case .nonZero: winding != 0
    case .evenOdd: winding & 1 != 0
    }
  }
}
