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
