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
