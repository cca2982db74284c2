extension Raster {
  /// Returns whether a person could distinguish this picture from another: it has another size, or at least four of its
  /// pixels differ by at least an eighth in some channel.
  package func differsVisibly(from other: Raster) -> Bool {
    if (width, height) != (other.width, other.height) { return true }
    return differingPixels(from: other, atLeast: 4) >= 4
  }

  /// Returns how many pixels of two pictures of one size differ; no more than enough are counted.
  package func differingPixels(from other: Raster, atLeast enough: Int) -> Int {
    var found = 0
    samples.withUnsafeBufferPointer { a in
      other.samples.withUnsafeBufferPointer { b in
        var pixel = 0
        while pixel < a.count, found < enough {
          var channel = 0
          while channel < 4, abs(a[pixel + channel] - b[pixel + channel]) < 32 / 255 { channel += 1 }
          if channel < 4 { found += 1 }
          pixel += 4
        }
      }
    }
    return found
  }
}
