import TestSupport
import Testing

@testable import ShapeRaster

@Suite("Filters of rows")
struct RowFilterTests {
  /// Restores a row with a reader that shares nothing with the filters.
  private func restored(_ filtered: [UInt8], above: [UInt8], pixel: Int) throws -> [UInt8] {
    let rows = try FilteredRows.restored([0] + above + filtered, rowSize: above.count, pixel: pixel)
    return Array(rows.bytes.suffix(above.count))
  }

  private func filtered(_ row: [UInt8], _ body: (UnsafePointer<UInt8>, UnsafeMutablePointer<UInt8>) -> Void) -> [UInt8]
  {
    let source = FixedArray<UInt8>(uninitialized: row.count)
    let target = FixedArray<UInt8>(uninitialized: row.count + 1)
    for (index, byte) in row.enumerated() { source[index] = byte }
    body(source.pointer, target.pointer)
    return (0...row.count).map { target[$0] }
  }

  @Test(arguments: RowFilter.allCases, PixelFormat.allCases)
  func `a reader restores the row`(filter: RowFilter, format: PixelFormat) throws {
    let seed = RandomCases.seed()
    var random = RandomSource(seed: seed)
    let pixel = format.bytesPerPixel
    for width in [1, 2, 3, 17, 64] {
      let (row, above) = (
        ByteSequence.noise(width * pixel, using: &random), ByteSequence.noise(width * pixel, using: &random)
      )
      let found = filtered(row) { source, target in
        above.withUnsafeBufferPointer { above in
          guard let above = above.baseAddress else { return }
          filter.apply(source, above: above, count: row.count, pixel: pixel, to: target)
        }
      }
      #expect(found[0] == filter.rawValue)
      #expect(try restored(found, above: above, pixel: pixel) == row, "seed \(seed), width \(width)")
    }
  }

  @Test func `the filter with the smallest differences is chosen`() {
    let edge: [UInt8] = [10, 10, 10, 10, 200, 200, 200, 200]
    let uneven: [UInt8] = [10, 200, 30, 90, 100, 5, 66, 120]
    var means: [UInt8] = [5]
    for byte in uneven.dropFirst() { means.append(UInt8((Int(byte) + Int(means[means.count - 1])) / 2)) }
    let expected: [(above: [UInt8], row: [UInt8], filter: RowFilter)] = [
      (uneven, [0, 0, 1, 0, 255, 0, 0, 0], .none), (uneven, [90, 91, 92, 93, 94, 95, 96, 97], .sub),
      (uneven, uneven.map { $0 &+ 1 }, .up), (uneven, means, .average),
      // The same edge, two pixels farther left.
      (edge, [10, 10, 200, 200, 200, 200, 200, 200], .paeth),
    ]
    for (above, row, filter) in expected {
      let chooser = FilterChooser(rowSize: row.count, pixel: 1)
      let found = filtered(row) { source, target in
        above.withUnsafeBufferPointer { above in
          guard let above = above.baseAddress else { return }
          chooser.applySmallest(source, above: above, to: target)
        }
      }
      #expect(found[0] == filter.rawValue, "\(row)")
    }
  }
}
