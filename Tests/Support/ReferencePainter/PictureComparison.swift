import Foundation
import TestSupport

/// The difference between two pictures of the same size. All numbers are premultiplied, in 0...255.
package struct PictureComparison: CustomStringConvertible {
  /// The mean absolute difference over all pixels and channels.
  package private(set) var mean = 0.0

  /// The share of the pixels that differ by more than `Tolerance.threshold` in some channel.
  package private(set) var outliers = 0.0

  /// The largest difference, in some channel, between the means over the same square of `tile` by `tile` pixels:
  /// antialiasing evens out over a square; a misplaced edge or a wrong shadow does not.
  package private(set) var drift = 0.0

  package static let tile = 8

  /// The tolerance.
  package struct Tolerance: Sendable {
    package var mean: Double
    package var threshold: Double
    package var outliers: Double
    package var drift: Double

    package init(mean: Double, threshold: Double, outliers: Double, drift: Double) {
      (self.mean, self.threshold, self.outliers, self.drift) = (mean, threshold, outliers, drift)
    }
  }

  package var tolerance: Tolerance
  package var expected: Raster
  package var actual: Raster

  package init(expected: Raster, actual: Raster, tolerance: Tolerance) {
    self.tolerance = tolerance
    self.expected = expected
    self.actual = actual
    if expected.width == actual.width, expected.height == actual.height { measure() }
  }

  package var isClose: Bool {
    expected.width == actual.width && expected.height == actual.height && mean <= tolerance.mean
      && outliers <= tolerance.outliers && drift <= tolerance.drift
  }

  package var description: String {
    guard expected.width == actual.width, expected.height == actual.height else {
      return "\(actual.width) x \(actual.height) pixels instead of \(expected.width) x \(expected.height)"
    }
    func short(_ x: Double) -> String { String(format: "%.3f", x) }
    return "mean \(short(mean)) of \(tolerance.mean), outliers \(short(100 * outliers)) % of "
      + "\(short(100 * tolerance.outliers)) %, drift \(short(drift)) of \(tolerance.drift)"
  }

  private mutating func measure() {
    let (width, height) = (expected.width, expected.height)
    let columns = (width + Self.tile - 1) / Self.tile
    var sum: Float = 0
    var total = 0.0
    var far = 0
    let threshold = Float(tolerance.threshold / 255)
    // Four sums of differences for each square of the current row of squares.
    let tiles = UnsafeMutablePointer<Float>.allocate(capacity: 4 * columns)
    tiles.initialize(repeating: 0, count: 4 * columns)
    defer { tiles.deallocate() }
    var worst: Float = 0
    expected.samples.withUnsafeBufferPointer { expected in
      actual.samples.withUnsafeBufferPointer { actual in
        var i = 0
        var y = 0
        while y < height {
          var x = 0
          while x < width {
            let tile = tiles + 4 * (x / Self.tile)
            var most: Float = 0
            var k = 0
            while k < 4 {
              let difference = actual[i] - expected[i]
              tile[k] += difference
              let size = difference < 0 ? -difference : difference
              sum += size
              if size > most { most = size }
              i += 1
              k += 1
            }
            if most > threshold { far += 1 }
            x += 1
          }
          total += Double(sum)
          sum = 0
          y += 1
          if y % Self.tile == 0 || y == height {
            var j = 0
            while j < 4 * columns {
              let size = tiles[j] < 0 ? -tiles[j] : tiles[j]
              if size > worst { worst = size }
              tiles[j] = 0
              j += 1
            }
          }
        }
      }
    }
    let pixels = Double(max(1, width * height))
    mean = 255 * total / (4 * pixels)
    outliers = Double(far) / pixels
    drift = 255 * Double(worst) / Double(Self.tile * Self.tile)
  }

  /// Writes both pictures and their difference into a new folder, and returns where and how far they differ.
  package func report(_ name: String) -> String {
    do {
      let folder = try TemporaryFolder.make("shapec-picture")
      try expected.write(png: folder.appending(path: "expected.png"))
      try actual.write(png: folder.appending(path: "actual.png"))
      if expected.width == actual.width, expected.height == actual.height {
        try difference.write(png: folder.appending(path: "difference.png"))
      }
      return "\(name): \(self); see \(folder.path)"
    } catch {
      return "\(name): \(self); the pictures could not be written: \(error)"
    }
  }

  /// The result is opaque: black where both agree, else four times the difference. Differences in alpha are gray.
  private var difference: Raster {
    var result = expected
    for i in stride(from: 0, to: result.samples.count, by: 4) {
      let alpha = abs(actual.samples[i + 3] - expected.samples[i + 3])
      for k in 0..<3 {
        result.samples[i + k] = min(1, 4 * max(alpha, abs(actual.samples[i + k] - expected.samples[i + k])))
      }
      result.samples[i + 3] = 1
    }
    return result
  }
}
