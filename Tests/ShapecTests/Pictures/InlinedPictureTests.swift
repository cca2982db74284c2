import ReferencePainter
import Testing

/// Pictures in one HTML page share its ids and styles. Each must still look as it does alone.
@Suite(.needsJudges) struct InlinedPictureTests {
  /// Returns each shape with its defaults, with other values, and with the defaults again.
  private static func documents() throws -> [(name: String, svg: String)] {
    let changes: [(ReferencePicture, [String])] = [
      (.spade, ["--set", "inset=5", "--set", "shadowRadius=3"]), (.erasedPath, ["--set", "eraser=20"]),
      (.gradientFill, ["--set", "startColor=#0000FF"]), (.bubble, ["--set", "borderColor=#C83232"]),
      (.card, ["--set", "suit=.club"]),
    ]
    var result: [(String, String)] = []
    for (picture, options) in changes {
      let least = picture.request(atLeast: 100, 100)
      let size = ["--size", "\(least.width)x\(least.height)"]
      for options in [size, size + options, size] {
        result.append(("\(picture.shape) \(options.joined(separator: " "))", try BuiltCompiler.svg(picture, options)))
      }
    }
    for options in [[], ["--set", "tint=adaptive(light: #20C060, dark: #F0F020)"], []] {
      result.append(("Adaptive \(options.joined(separator: " "))", try AdaptivePicture.svg(options)))
    }
    return result
  }

  @Test(arguments: [false, true]) func `each picture looks the same as alone`(prefersDark: Bool) throws {
    let documents = try Self.documents()
    let pictures = try InlinedPictures(documents.map(\.svg), prefersDark: prefersDark)
    // Chromium dithers, and edges across the limits of its tiles are rounded in another way, which depends on the position:
    // the observed mean is 0.03, the largest difference 14, the drift 1.2. Colors of another picture differ by far more.
    let same = PictureComparison.Tolerance(mean: 0.1, threshold: 24, outliers: 0, drift: 1.5)
    for (i, document) in documents.enumerated() {
      let comparison = PictureComparison(
        expected: pictures.alone[i], actual: pictures.inlined[i], tolerance: same)
      #expect(comparison.isClose, "\(comparison.report(document.name))")
    }
  }

  /// Without this, the test above would pass if nothing were drawn.
  @Test func `the two variants differ`() throws {
    let pictures = try InlinedPictures(Self.documents().map(\.svg), prefersDark: true)
    for i in stride(from: 0, to: pictures.alone.count, by: 3) {
      #expect(pictures.alone[i].samples != pictures.alone[i + 1].samples)
    }
  }
}
