import ShapeKit

/// The areas of what two outlines fill and of what they have in common, under both rules, found by integrating the
/// lengths that a scan line at each height has inside.
package struct FilledAreas: Sendable {
  package struct Fills: Sendable {
    package var first = 0.0
    package var second = 0.0
    package var common = 0.0
  }
  package var nonZero: Fills
  package var evenOdd: Fills
  /// An estimate of how far each area may be off.
  package var uncertainty: Double

  package func fills(under rule: FillRule) -> Fills {
    switch rule {
    case .nonZero: nonZero
    case .evenOdd: evenOdd
    }
  }

  /// The areas to within `slack`, given the sum of both areas, or to what a fixed number of scan lines gives.
  ///
  /// The lengths are smooth in y but where a piece of an outline ends, where they may jump or turn steeply, and where
  /// pieces cross, where they bend. The integral is cut at the ends; a substitution flattens the steep turns; halving
  /// the strip with the largest error takes care of the bends.
  package init(_ a: Outline, _ b: Outline, slack: (_ sumOfAreas: Double) -> Double) {
    let scanner = Scanner(a, b)
    let heights = Set(scanner.pieces.flatMap { [$0.piece.from.y, $0.piece.to.y] }).sorted()
    var strips = zip(heights, heights.dropFirst()).map { Strip(slab: ($0, $1), scanner) }
    var total = strips.reduce(into: SIMD8<Double>()) { $0 += $1.integral }
    var error = strips.reduce(0) { $0 + $1.error }
    var evaluations = strips.count
    var worst = Heap(strips.indices.map { (strips[$0].error, $0) })
    while evaluations < 4000, error > slack(total[0] + total[1]), let index = worst.popLargest() {
      let strip = strips[index]
      let (low, high) = strip.halves(scanner)
      total += low.integral + high.integral - strip.integral
      error += low.error + high.error - strip.error
      strips[index] = low
      strips.append(high)
      worst.push((low.error, index))
      worst.push((high.error, strips.count - 1))
      evaluations += 2
    }
    nonZero = Fills(first: total[0], second: total[1], common: total[2])
    evenOdd = Fills(first: total[3], second: total[4], common: total[5])
    uncertainty = max(error, 0)
  }
}

/// A part of a slab between two heights where pieces end.
private struct Strip {
  /// The heights of the whole slab.
  var slab: (Double, Double)
  /// Which part of the slab, as a fraction after the substitution.
  var range = (0.0, 1.0)
  var integral = SIMD8<Double>()
  var error = 0.0

  init(slab: (Double, Double), range: (Double, Double) = (0, 1), _ scanner: Scanner) {
    self.slab = slab
    self.range = range
    let middle = (range.0 + range.1) / 2
    let half = (range.1 - range.0) / 2
    // Gauss's rule of 7 points and Kronrod's of 15 that holds them; the difference tells the error.
    var gauss = SIMD8<Double>()
    var kronrod = SIMD8<Double>()
    for (index, node) in kronrodNodes.enumerated() {
      for position in node == 0 ? [middle] : [middle - half * node, middle + half * node] {
        let value = density(position, scanner) * half
        kronrod += value * kronrodWeights[index]
        if index % 2 == 1 { gauss += value * gaussWeights[index / 2] }
      }
    }
    integral = kronrod
    let difference = kronrod - gauss
    for lane in 0..<6 { error = max(error, abs(difference[lane])) }
  }

  func halves(_ scanner: Scanner) -> (Strip, Strip) {
    let middle = (range.0 + range.1) / 2
    return (
      Strip(slab: slab, range: (range.0, middle), scanner), Strip(slab: slab, range: (middle, range.1), scanner)
    )
  }

  /// The lengths at a fraction u of the slab, times dy/du, where y = low + height u² (3 - 2u).
  private func density(_ u: Double, _ scanner: Scanner) -> SIMD8<Double> {
    let height = slab.1 - slab.0
    return scanner.lengths(at: slab.0 + height * (u * u * (3 - 2 * u))) * (height * 6 * u * (1 - u))
  }
}

/// Finds the lengths inside along a scan line.
private struct Scanner {
  var pieces: [(piece: MonotonePiece, isFirst: Bool)]

  init(_ a: Outline, _ b: Outline) {
    pieces = a.pieces.map { ($0, true) } + b.pieces.map { ($0, false) }
  }

  /// Inside a, b and both by the non-zero rule, then by the even-odd rule.
  func lengths(at y: Double) -> SIMD8<Double> {
    var crossings: [(x: Double, step: Int, isFirst: Bool)] = []
    for (piece, isFirst) in pieces where piece.crosses(y) {
      crossings.append((piece.x(atHeight: y), piece.from.y < piece.to.y ? 1 : -1, isFirst))
    }
    crossings.sort { $0.x < $1.x }
    var result = SIMD8<Double>()
    var (first, second) = (0, 0)
    for (index, crossing) in crossings.enumerated() {
      if crossing.isFirst { first += crossing.step } else { second += crossing.step }
      guard index + 1 < crossings.count else { break }
      let length = crossings[index + 1].x - crossing.x
      if first != 0 { result[0] += length }
      if second != 0 { result[1] += length }
      if first != 0 && second != 0 { result[2] += length }
      if first % 2 != 0 { result[3] += length }
      if second % 2 != 0 { result[4] += length }
      if first % 2 != 0 && second % 2 != 0 { result[5] += length }
    }
    return result
  }
}

/// A heap of numbered errors that gives the largest first.
private struct Heap {
  private var items: [(error: Double, index: Int)]

  init(_ items: [(Double, Int)]) {
    // Descending order is a heap already.
    self.items = items.map { (error: $0.0, index: $0.1) }.sorted { $0.error > $1.error }
  }

  mutating func push(_ item: (error: Double, index: Int)) {
    items.append(item)
    var child = items.count - 1
    while child > 0, items[child].error > items[(child - 1) / 2].error {
      items.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  mutating func popLargest() -> Int? {
    guard let top = items.first else { return nil }
    let last = items.removeLast()
    if !items.isEmpty {
      items[0] = last
      var parent = 0
      while true {
        var largest = parent
        for child in [2 * parent + 1, 2 * parent + 2] where child < items.count {
          if items[child].error > items[largest].error { largest = child }
        }
        if largest == parent { break }
        items.swapAt(parent, largest)
        parent = largest
      }
    }
    return top.index
  }
}

/// Source: R. Piessens et al., "QUADPACK" (1983), rule QK15.
private let kronrodNodes = [
  0.991455371120812639206854697526329, 0.949107912342758524526189684047851, 0.864864423359769072789712788640926,
  0.741531185599394439863864773280788, 0.586087235467691130294144691693013, 0.405845151377397166906606412076961,
  0.207784955007898467600689403773245, 0,
]
private let kronrodWeights = [
  0.022935322010529224963732008058970, 0.063092092629978553290700663189204, 0.104790010322250183839876322541518,
  0.140653259715525918745189590510238, 0.169004726639267902826583426598550, 0.190350578064785409913256402421014,
  0.204432940075298892414161999234649, 0.209482141084727828012999174891714,
]
private let gaussWeights = [
  0.129484966168869693270611432679082, 0.279705391489276667901467771423780, 0.381830050505118944950369775488975,
  0.417959183673469387755102040816327,
]
