/// Rows of bytes under the filters of PNG, for other formats that use them: the predictor 15 of PDF.
public enum PredictedRows {
  /// Returns rows of `width` bytes, each after the number of its filter. The filters are chosen as for PNG at the default
  /// level. O(n) for n bytes.
  /// - Parameter pixel: The number of bytes of a pixel. `width` is a multiple of it.
  public static func of(_ bytes: [UInt8], width: Int, pixel: Int = 1) -> [UInt8] {
    guard width > 0 else { return [] }
    let height = bytes.count / width
    let chooser = FilterChooser(rowSize: width, pixel: pixel)
    let blank = [UInt8](repeating: 0, count: width)
    return [UInt8](unsafeUninitializedCapacity: height * (width + 1)) { target, count in
      blank.withUnsafeBufferPointer { blank in
        bytes.withUnsafeBufferPointer { source in
          guard let start = source.baseAddress, let target = target.baseAddress, var above = blank.baseAddress else {
            return
          }
          for row in 0..<height {
            chooser.applySmallest(start + row * width, above: above, to: target + row * (width + 1))
            above = start + row * width
          }
        }
      }
      count = height * (width + 1)
    }
  }
}
