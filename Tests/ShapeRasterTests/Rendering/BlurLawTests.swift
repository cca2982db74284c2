import Foundation
import ShapeCore
import TestSupport
import Testing

@testable import ShapeRaster

/// Blurred shadows of rectangles, compared with integrals of a Gaussian.
@Suite("Laws of blurs")
struct BlurLawTests {
  /// A rectangle that casts a part of a shadow, with its alpha.
  private struct Caster {
    var rect: Rect
    var alpha: UInt8
  }

  /// Returns the mean of a blurred step function over a pixel: 1 between two edges, and 0 elsewhere.
  private func share(_ start: Double, _ end: Double, _ deviation: Double, pixel: Int) -> Double {
    let parts = 4
    return (0..<parts).reduce(0) { sum, part in
      let x = Double(pixel) + (Double(part) + 0.5) / Double(parts)
      func integral(_ edge: Double) -> Double { erfc((edge - x) / deviation / 2.0.squareRoot()) / 2 }
      return sum + (integral(start) - integral(end)) / Double(parts)
    }
  }

  /// Returns rectangles that don't touch, in two columns, often beyond an edge of a square.
  private func casters(_ size: Double, using random: inout RandomSource) -> [Caster] {
    [(-8.0, 10.0, 20.0), (21, 34, 46)].map { first, last, end in
      let (x, y) = (random.number(first...last), random.number(-8...size - 4))
      let rect = Rect(x: x, y: y, width: random.number(4...end - x), height: random.number(3...size))
      return Caster(rect: rect, alpha: random.pick([255, 140]))
    }
  }

  @Test func `shadows and inner shadows of any deviations are those of a Gaussian, at each edge of the picture`() {
    let seed = RandomCases.seed()
    var random = RandomSource(seed: seed)
    let size = 40
    for number in 0..<RandomCases.count(quick: 14, ci: 200, long: 3000) {
      let casters = casters(Double(size), using: &random)
      let isInner = number % 3 == 2
      // Pixels per point along each axis, mirrored in some cases, or with the axes exchanged.
      let scale = Point(random.pick([1, 0.5, 2, -1]), random.pick([1, 1.6, -0.7]))
      let isTurned = random.chance(30)
      let radius = random.pick([1.6, 2.5, 4.4, 7.3, 12])
      let deviation = Point(radius * abs(scale.x), radius * abs(scale.y))
      let offset = Point(random.number(-5...5), random.number(-5...5))
      // In the coordinates of pixels, before the axes are exchanged.
      func pixels(_ rect: Rect, moved: Point) -> Rect {
        let center = Double(size) / 2
        let (x, y) = (rect.x + moved.x - center, rect.y + moved.y - center)
        let (x0, x1) = (center + x * scale.x, center + (x + rect.width) * scale.x)
        let (y0, y1) = (center + y * scale.y, center + (y + rect.height) * scale.y)
        return Rect(x: min(x0, x1), y: min(y0, y1), width: abs(x1 - x0), height: abs(y1 - y0))
      }
      let sketch = Sketch(Double(size)) { sketch in
        sketch.layer({ layer in
          layer.scale = scale
          if isTurned { layer.rotation = Angle(degrees: 90) }
          let shadow = Shadow(color: Color(hex: 0x3080F0), radius: radius, offset: offset)
          if isInner { layer.innerShadows = [shadow] } else { layer.shadows = [shadow] }
        }) { sketch in
          for caster in casters { sketch.fill(.rect(caster.rect), Color(hex: 0, alpha: caster.alpha)) }
        }
      }
      let bitmap = sketch.bitmap(bandHeight: random.pick([size, 17, 5]))
      var worst = 0.0
      for _ in 0..<80 {
        let (x, y) = (random.below(size), random.below(size))
        // The pixel before a quarter turn to the right.
        let (column, row) = isTurned ? (y, size - 1 - x) : (x, y)
        var blurred = 0.0
        var (covered, isEdge) = (0.0, false)
        for caster in casters {
          let (rect, still) = (pixels(caster.rect, moved: offset), pixels(caster.rect, moved: .zero))
          blurred +=
            Double(caster.alpha) / 255 * share(rect.x, rect.maxX, deviation.x, pixel: column)
            * share(rect.y, rect.maxY, deviation.y, pixel: row)
          let width = max(0, min(Double(column + 1), still.maxX) - max(Double(column), still.x))
          let height = max(0, min(Double(row + 1), still.maxY) - max(Double(row), still.y))
          if width * height > 0, width * height < 0.999 { isEdge = true }
          covered += width * height * Double(caster.alpha) / 255
        }
        if isEdge { continue }
        // Blue tells how much of the shadow is visible: the casters are black.
        let visible = isInner ? covered * (1 - blurred) : blurred * (1 - covered)
        worst = max(worst, abs(visible - Double(bitmap[x, y].z) / 240))
      }
      // The bound of the documentation along each axis, and rounding.
      let slack = 2 * (min(deviation.x, deviation.y) < 1 ? 0.007 : 0.003) + 1.5 / 255
      #expect(worst < slack, "seed \(seed), case \(number), \(deviation), \(isInner): \(worst)")
    }
  }

  @Test func `cells that are joined are blurred by the same deviation on any part of the grid`() {
    let seed = RandomCases.seed()
    var random = RandomSource(seed: seed)
    for number in 0..<RandomCases.count(quick: 10, ci: 100, long: 2000) {
      let (x, y) = (random.number(1.7...8), random.number(1.7...8))
      let axes = number % 3
      let blur = CoverageBlur(
        x: BlurAxis(deviation: axes == 0 ? (number < 6 ? 0.3 : 0) : x, isJoined: axes != 0),
        y: BlurAxis(deviation: axes == 1 ? 0.2 : y, isJoined: axes != 1))
      let bounds = PixelRect(x: -5..<random.whole(6...20), y: 3..<random.whole(4...24))
      // Rows that repeat, in some cases, for which there is a short cut.
      let isRepeated = random.chance(50)
      var cells = (0..<bounds.height).map { _ in ByteSequence.noise(bounds.width, using: &random) }
      if isRepeated { for row in cells.indices.dropLast(2) where row > 1 { cells[row] = cells[1] } }
      func draw(_ region: PixelRect) -> AlphaSurface? {
        let surface = AlphaSurface(region)
        for row in region.rows {
          for column in region.columns {
            surface.pointer(row: row, column).pointee =
              cells[row - bounds.rows.lowerBound][column - bounds.columns.lowerBound]
          }
        }
        return surface
      }
      func cell(_ column: Int, _ row: Int) -> Double {
        bounds.columns.contains(column) && bounds.rows.contains(row)
          ? Double(cells[row - bounds.rows.lowerBound][column - bounds.columns.lowerBound]) : 0
      }
      // In some cases as wide as the cells.
      let region = PixelRect(
        x: number % 2 == 0 ? bounds.columns : random.whole(-9...0)..<random.whole(2...14),
        y: random.whole(-6...2)..<random.whole(3...16))
      guard let plane = blur.blurred(region, bounds: bounds, draw: draw) else {
        Issue.record("seed \(seed), case \(number)")
        continue
      }
      let (forX, forY) = (kernel(blur.x), kernel(blur.y))
      var worst = 0.0
      for _ in 0..<30 {
        let (column, row) = (random.pick(Array(region.columns)), random.pick(Array(region.rows)))
        var exact = 0.0
        for (i, weight) in forX {
          for (j, other) in forY { exact += weight * other * cell(blur.x.factor * column + i, blur.y.factor * row + j) }
        }
        let isKnown = plane.region.columns.contains(column) && plane.region.rows.contains(row)
        let (left, top) = (plane.region.columns.lowerBound, plane.region.rows.lowerBound)
        worst = max(worst, abs(exact - (isKnown ? Double(plane.row(row - top)[column - left]) : 0)))
      }
      #expect(worst < 0.01, "seed \(seed), case \(number): \(worst)")
    }
  }

  /// Returns the weights of the cells around a joined cell, by their distances from the first of its two cells.
  private func kernel(_ axis: BlurAxis) -> [(Int, Double)] {
    var result: [(Int, Double)] = []
    for tap in -axis.radius...axis.radius {
      let weight = Double(axis.weights[abs(tap)])
      if axis.factor == 1 { result.append((tap, weight)) }
      if axis.factor == 2 {
        for (cell, share) in [(-1, 0.125), (0, 0.375), (1, 0.375), (2, 0.125)] {
          result.append((2 * tap + cell, weight * share))
        }
      }
    }
    return result
  }

  @Test func `the kernels of an axis have the variance of the deviation`() {
    for deviation in [0.005, 0.05, 0.3, 0.49, 1.7, 2.2, 3.1, 4.4, 8, 30] {
      let axis = BlurAxis(deviation: deviation, isJoined: deviation > 1)
      let sum = axis.weights.dropFirst().reduce(axis.weights[0]) { $0 + 2 * $1 }
      #expect(abs(sum - 1) < 1e-5 && axis.weights.allSatisfy { $0 >= 0 }, "\(deviation)")
      let cells = kernel(axis).reduce(0.0) { sum, item in
        // From the middle of both cells.
        let distance = axis.factor == 2 ? Double(item.0) - 0.5 : Double(item.0)
        return sum + item.1 * distance * distance
      }
      // The area of a cell, and the interpolation between joined cells, blur too.
      let variance = axis.factor == 2 ? cells + 1.0 / 12 + 4.0 / 3 : cells
      let exact = deviation * deviation
      // A kernel ends at three deviations.
      #expect(abs(variance - exact) < (deviation < 1.8 ? 0.4 : 0.03) * max(exact, 0.01), "\(deviation): \(variance)")
    }
  }
}
