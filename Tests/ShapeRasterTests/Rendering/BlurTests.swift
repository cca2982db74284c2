import Foundation
import ShapeCore
import TestSupport
import Testing

@testable import ShapeRaster

/// Blurs compared with a true Gaussian.
@Suite("Blur")
struct BlurTests {
  /// Returns the integral of a Gaussian up to a distance in standard deviations.
  private func integral(_ distance: Double) -> Double { erfc(-distance / 2.0.squareRoot()) / 2 }

  /// Returns the coverage of the shadow of a rectangle that only it casts, on a square of pixels.
  private func shadow(
    of rect: Rect, radius: Double, size: Int, _ configure: (inout SceneLayer) -> Void = { _ in }
  ) -> Bitmap {
    var shadow = Shadow(color: .black, radius: radius, offset: .zero)
    shadow.caster = .rect(rect)
    return Sketch(Double(size)) {
      $0.layer({ layer in
        layer.shadows = [shadow]
        configure(&layer)
      }) { _ in }
    }.bitmap()
  }

  @Test(arguments: [0.1, 0.24, 0.25, 0.3, 0.5, 0.7, 1, 1.4, 1.9, 2, 3, 3.99, 4, 5.5, 7.9, 8, 13, 15.9, 16, 40])
  func `an edge becomes the integral of a Gaussian`(deviation: Double) {
    let size = 64
    var worst = 0.0
    for share in [0.0, 0.25, 0.5] {
      for whole in 0..<2 {
        let edge = Double(size / 2 + whole) + share
        let bitmap = shadow(
          of: Rect(x: -1000, y: -1000, width: 1000 + edge, height: 3000), radius: deviation, size: size)
        for x in 0..<size {
          // The mean over the pixel, by the midpoint rule.
          func value(_ offset: Double) -> Double { integral((edge - Double(x) - offset) / deviation) }
          let parts = 20
          let mean = (0..<parts).reduce(0.0) { $0 + value((Double($1) + 0.5) / Double(parts)) } / Double(parts)
          worst = max(worst, abs(mean - Double(bitmap[x, size / 2].w) / 255))
        }
      }
    }
    // The bound of the documentation and half a step of 8 bits.
    let bound = deviation < 0.5 ? 0.05 : deviation < 1 ? 0.007 : 0.003
    #expect(worst < bound + 0.5 / 255, "\(worst)")
  }

  @Test(arguments: [9.0, 13, 16, 40])
  func `elements with the same edge cast hardly more shadow than one of them`(deviation: Double) {
    func shadow(_ count: Int) -> Bitmap {
      Sketch(64) { sketch in
        sketch.layer({ $0.shadows = [Shadow(color: .black, radius: deviation, offset: Point(100, 0))] }) {
          for _ in 0..<count { $0.fill(.rect(Rect(x: -300, y: -300, width: 231.5, height: 600))) }
        }
      }.bitmap()
    }
    #expect(shadow(3).distance(to: shadow(1)) <= 6)
  }

  @Test func `a small disc of any blur keeps its amount`() {
    for deviation in [0.7, 2, 5, 9] {
      let size = 96
      var shadow = Shadow(color: .black, radius: deviation, offset: .zero)
      shadow.caster = .circle(center: Point(48.3, 47.6), radius: 12)
      let sketch = Sketch(Double(size)) { $0.layer({ $0.shadows = [shadow] }) { _ in } }
      #expect(abs(sketch.bitmap().area / (Double.pi * 144) - 1) < 0.01)
    }
  }

  @Test func `a scaled layer blurs by its factors along each axis`() {
    let bitmap = shadow(of: Rect(x: 28, y: 28, width: 8, height: 8), radius: 2, size: 64) { $0.scale = Point(3, 0.5) }
    for (x, y) in [(32, 32), (38, 32), (44, 31), (20, 33), (31, 36), (40, 29)] {
      func share(_ position: Int, _ half: Double, _ deviation: Double) -> Double {
        let offset = Double(position) + 0.5 - 32
        return integral((half - offset) / deviation) - integral((-half - offset) / deviation)
      }
      let exact = share(x, 12, 6) * share(y, 2, 1)
      #expect(abs(exact - Double(bitmap[x, y].w) / 255) < 0.012, "at \(x), \(y)")
    }
  }

  @Test func `in a scaled and rotated layer the blur is slanted`() {
    for (degrees, mirror) in [(30.0, 1.0), (75, -1), (-50, 1)] {
      let bitmap = shadow(of: Rect(x: 28, y: 28, width: 8, height: 8), radius: 2, size: 64) {
        $0.scale = Point(3 * mirror, 1)
        $0.rotation = Angle(degrees: degrees)
      }
      let (sine, cosine) = (sin(degrees * .pi / 180), cos(degrees * .pi / 180))
      var worst = 0.0
      for y in 0..<64 {
        for x in 0..<64 {
          let (dx, dy) = (Double(x) + 0.5 - 32, Double(y) + 0.5 - 32)
          func share(_ offset: Double, _ half: Double, _ deviation: Double) -> Double {
            integral((half - offset) / deviation) - integral((-half - offset) / deviation)
          }
          let exact = share(cosine * dx + sine * dy, 12, 6) * share(-sine * dx + cosine * dy, 4, 2)
          worst = max(worst, abs(exact - Double(bitmap[x, y].w) / 255))
        }
      }
      #expect(worst < 0.006, "\(worst)")
    }
  }

  @Test func `rotation alone leaves the blur of a disc as it is`() {
    func disc(_ degrees: Double) -> Bitmap {
      var shadow = Shadow(color: .black, radius: 3, offset: .zero)
      shadow.caster = .circle(center: Point(16, 16), radius: 6)
      return Sketch(32) {
        $0.layer({
          $0.shadows = [shadow]
          $0.rotation = Angle(degrees: degrees)
        }) { _ in }
      }.bitmap()
    }
    #expect(disc(0).distance(to: disc(33)) <= 1)
  }

  /// A large one is made in parts, and not where its silhouette is the same everywhere.
  @Test func `a large blur is the same as each of its parts`() {
    let blur = ShadowBlur(deviation: 0.5, in: .identity)
    let pixels = PixelRect(x: 0..<300, y: 0..<300)
    // In cells, of which a pixel has four along each axis.
    let caster = PixelRect(x: 40..<1160, y: 40..<700)
    func coverage(_ region: PixelRect) -> AlphaSurface? {
      blur.coverage(region, bounds: pixels) { cells in
        let surface = AlphaSurface(cells)
        let covered = caster.intersection(cells)
        guard !covered.isEmpty else { return surface }
        for row in covered.rows {
          surface.pointer(row: row, Int(covered.minX)).update(repeating: 200, count: covered.width)
        }
        return surface
      }
    }
    let whole = coverage(pixels)
    let different = stride(from: 0, to: 300, by: 50).flatMap { top in
      stride(from: 0, to: 300, by: 50).filter { left in
        let region = PixelRect(x: left..<left + 50, y: top..<top + 50)
        let part = coverage(region)
        return region.rows.contains { row in
          region.columns.contains { column in
            whole?.pointer(row: row, column).pointee ?? 0 != part?.pointer(row: row, column).pointee ?? 0
          }
        }
      }
    }
    #expect(different.isEmpty)
  }
}
