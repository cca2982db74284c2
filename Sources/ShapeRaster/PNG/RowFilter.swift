/// A way to predict the bytes of a row from their neighbors. The differences compress better than the bytes.
///
/// Source: W3C, "Portable Network Graphics (PNG) Specification (Third Edition)", section 9.
enum RowFilter: UInt8, CaseIterable {
  case none = 0
  case sub = 1
  case up = 2
  case average = 3
  case paeth = 4

  /// Writes the number of the filter and then the differences of a row.
  ///
  /// `above` is the row before it, or zeros. Both have `count` bytes, and `target` has one more. A pixel has `pixel` bytes,
  /// and `count` is a positive multiple of that.
  func apply(
    _ row: UnsafePointer<UInt8>, above: UnsafePointer<UInt8>, count: Int, pixel: Int,
    to target: UnsafeMutablePointer<UInt8>
  ) {
    target[0] = rawValue
    let target = target + 1
    switch self {
    case .none:
      target.update(from: row, count: count)
    case .sub:
      target.update(from: row, count: pixel)
      for index in pixel..<count { target[index] = row[index] &- row[index &- pixel] }
    case .up:
      for index in 0..<count { target[index] = row[index] &- above[index] }
    case .average:
      for index in 0..<pixel { target[index] = row[index] &- above[index] &>> 1 }
      for index in pixel..<count {
        let (left, up) = (row[index &- pixel], above[index])
        // The mean without a ninth bit, rounded down.
        target[index] = row[index] &- (left & up &+ (left ^ up) &>> 1)
      }
    case .paeth:
      for index in 0..<pixel { target[index] = row[index] &- above[index] }
      for index in pixel..<count {
        let predicted = Self.predict(row[index &- pixel], above[index], above[index &- pixel])
        target[index] = row[index] &- predicted
      }
    }
  }

  /// Returns the neighbor that is nearest to left + up - corner. Without branches, so that loops become vector code.
  @inline(__always)
  private static func predict(_ left: UInt8, _ up: UInt8, _ corner: UInt8) -> UInt8 {
    let (a, b, c) = (Int16(left), Int16(up), Int16(corner))
    let (toA, toB, toC) = (magnitude(b &- c), magnitude(a &- c), magnitude(a &+ b &- c &- c))
    let upOrCorner = toB <= toC ? b : c
    return UInt8(truncatingIfNeeded: toA <= toB && toA <= toC ? a : upOrCorner)
  }

  @inline(__always)
  private static func magnitude(_ number: Int16) -> Int16 { max(number, 0 &- number) }
}

/// Filters rows, and chooses a filter for each.
struct FilterChooser: ~Copyable {
  let rowSize: Int
  private let pixel: Int
  /// The filtered rows of all filters, each with its number in the first byte.
  private let candidates: FixedArray<UInt8>

  init(rowSize: Int, pixel: Int) {
    self.rowSize = rowSize
    self.pixel = pixel
    candidates = FixedArray(uninitialized: RowFilter.allCases.count * (rowSize + 1))
  }

  /// Writes a row under one filter, with `rowSize + 1` bytes.
  func apply(
    _ filter: RowFilter, _ row: UnsafePointer<UInt8>, above: UnsafePointer<UInt8>,
    to target: UnsafeMutablePointer<UInt8>
  ) {
    filter.apply(row, above: above, count: rowSize, pixel: pixel, to: target)
  }

  /// Writes a row under the filter whose differences, as signed numbers, have the smallest sum of absolute values.
  ///
  /// Source: W3C, "Portable Network Graphics (PNG) Specification (Third Edition)", section 12.7.
  func applySmallest(
    _ row: UnsafePointer<UInt8>, above: UnsafePointer<UInt8>, to target: UnsafeMutablePointer<UInt8>
  ) {
    var smallest = Int.max
    var best = candidates.pointer
    for filter in RowFilter.allCases {
      let candidate = candidates.pointer + Int(filter.rawValue) * (rowSize + 1)
      apply(filter, row, above: above, to: candidate)
      let sum = Self.sumOfMagnitudes(candidate + 1, count: rowSize, limit: smallest)
      if sum < smallest {
        (smallest, best) = (sum, candidate)
        if sum == 0 { break }
      }
    }
    target.update(from: best, count: rowSize + 1)
  }

  /// Returns the sum of the absolute values of signed bytes, or a part of it that is at least the limit.
  private static func sumOfMagnitudes(_ bytes: UnsafePointer<UInt8>, count: Int, limit: Int) -> Int {
    var sum = 0
    var start = 0
    while start < count, sum < limit {
      let end = min(start &+ 4096, count)
      var part: UInt32 = 0
      for index in start..<end { part &+= UInt32(min(bytes[index], 0 &- bytes[index])) }
      sum += Int(part)
      start = end
    }
    return sum
  }
}
