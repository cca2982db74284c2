/// A number for each cell of a rectangle, row by row from the top.
final class FloatPlane {
  let region: PixelRect
  let width: Int
  let values: UnsafeMutablePointer<Float>

  /// Creates a plane whose values must be written before they are read.
  init(_ region: PixelRect) {
    self.region = region
    width = max(region.width, 0)
    values = .allocate(capacity: max(width * max(region.height, 0), 1))
  }

  deinit { values.deallocate() }

  /// The values of a row. The row counts from the top of the rectangle.
  @inline(__always)
  func row(_ index: Int) -> UnsafeMutablePointer<Float> { values + index &* width }

  /// Returns whether a row has the same bits as the one above it.
  func isRepeated(_ index: Int) -> Bool {
    guard index > 0 else { return false }
    let (first, second) = (UnsafeRawPointer(row(index - 1)), UnsafeRawPointer(row(index)))
    var offset = 0
    let size = width * 4
    while offset + 8 <= size {
      if first.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        != second.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      {
        return false
      }
      offset += 8
    }
    return offset == size
      || first.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
        == second.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
  }
}
