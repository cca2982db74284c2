import ShapeCore

/// The areas of the fills of two outlines and of their common part, under both rules. They are integrals of the lengths
/// inside along scan lines.
package struct FilledAreas: Sendable {
  package struct Fills: Sendable {
    package var first = 0.0
    package var second = 0.0
    package var common = 0.0
  }
  package var nonZero: Fills
  package var evenOdd: Fills
  /// An estimate of the error of each area.
  package var uncertainty: Double

  package func fills(under rule: FillRule) -> Fills {
    switch rule {
    case .nonZero: nonZero
    case .evenOdd: evenOdd
    }
  }

  /// Creates the areas to within `slack`, given the sum of both areas, or to the accuracy of a fixed number of scan
  /// lines.
  ///
  /// The lengths are smooth in y except where a piece of an outline ends, where they may jump or turn steeply, and
  /// where pieces cross, where they bend. The integral is cut at the ends and at the crossings that are found. A
  /// substitution flattens the steep turns, and the strip with the largest error is halved until the total error is
  /// small enough.
  package init(_ a: Outline, _ b: Outline, slack: (_ sumOfAreas: Double) -> Double) {
    var strips = Slab.slabs(a, b).map { Strip($0, (0, 1)) }
    var total = strips.reduce(into: SIMD8<Double>()) { $0 += $1.integral }
    var error = strips.reduce(0) { $0 + $1.error }
    var worst = Heap(strips.indices.map { (strips[$0].error, $0) })
    while strips.count < 4000, error > slack(total[0] + total[1]), let index = worst.popLargest() {
      let strip = strips[index]
      let (low, high) = strip.parts
      total += low.integral + high.integral - strip.integral
      error += low.error + high.error - strip.error
      strips[index] = low
      strips.append(high)
      worst.push((low.error, index))
      worst.push((high.error, strips.count - 1))
    }
    nonZero = Fills(first: total[0], second: total[1], common: total[2])
    evenOdd = Fills(first: total[3], second: total[4], common: total[5])
    uncertainty = max(error, 0)
  }
}

/// A heap of numbered errors that returns the largest first.
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
