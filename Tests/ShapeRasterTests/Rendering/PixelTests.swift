import ShapeCore
import TestSupport
import Testing

@testable import ShapeRaster

/// The arithmetic of pixels, compared with exact fractions, component by component.
@Suite("Pixels")
struct PixelTests {
  /// Returns a · b / 255, rounded to nearest.
  private func product(_ a: Int, _ b: Int) -> Int { (2 * a * b + 255) / 510 }

  private func components(_ bits: UInt32) -> [Int] { [0, 8, 16, 24].map { Int(bits >> $0 & 255) } }
  private func bits(_ components: [Int]) -> UInt32 { components.reversed().reduce(0) { $0 << 8 | UInt32($1) } }

  /// Returns a premultiplied pixel, often transparent or opaque.
  private func pixel(using random: inout RandomSource) -> UInt32 {
    let alpha = random.pick([0, 1, 254, 255, random.below(256), random.below(256)])
    return bits((0..<3).map { _ in random.whole(0...alpha) } + [alpha])
  }

  @Test func `products are rounded to the nearest, for all bytes`() {
    var wrong = 0
    for factor in 0...255 {
      for value in 0..<64 {
        let values = [value + 192, value + 64, value, value + 128]
        let scaled = components(Pixel(bits: bits(values)).scaled(by: UInt32(factor)).bits)
        if scaled != values.map({ product($0, factor) }) { wrong += 1 }
        for value in values {
          let exact = product(value, factor)
          if Int(multiplied(UInt32(value), UInt32(factor))) != exact { wrong += 1 }
          if Int(multiplied(UInt8(value), UInt8(factor))) != exact { wrong += 1 }
        }
      }
    }
    #expect(wrong == 0)
  }

  @Test func `opacities and colors are rounded to the nearest`() {
    var random = RandomSource(seed: RandomCases.seed())
    for _ in 0..<400 {
      let opacity = random.pick([0, 1, 32_768, 65_535, 65_536, random.below(65_537)])
      let values = (0..<4).map { _ in random.below(256) }
      let scaled = components(Pixel(bits: bits(values)).scaled(by65536: UInt32(opacity)).bits)
      #expect(
        scaled == values.map { ($0 * opacity + 32_768) >> 16 }, "seed \(RandomCases.seed()), \(values), \(opacity)")

      let color = (0..<4).map { _ in Float(random.below(1001)) / 1000 }
      let faded = Float(random.pick([1.0, 0.37]))
      let pixel = components(
        Pixel(RGBA(red: color[0], green: color[1], blue: color[2], alpha: color[3]), opacity: faded).bits)
      let exact = [color[0] * color[3], color[1] * color[3], color[2] * color[3], color[3]].map { $0 * faded * 255 }
      #expect(zip(pixel, exact).allSatisfy { abs(Float($0) - $1) <= 0.501 }, "seed \(RandomCases.seed()), \(color)")
    }
    // Components out of range, as bright colors of other spaces have.
    #expect(components(Pixel(RGBA(red: 1.5, green: -0.5, blue: 0.2, alpha: 2)).bits) == [255, 0, 51, 255])
    // A color is never larger than its alpha.
    #expect(components(Pixel(red: 0.9, green: 0.3, blue: 0.51, alpha: 0.5).bits) == [128, 77, 128, 128])
  }

  @Test func `bounds of pixels contain the area and have limits`() {
    let rect = PixelRect(containing: Rect(x: -2.25, y: 3, width: 4.5, height: 1.01))
    #expect(rect == PixelRect(x: -3..<3, y: 3..<5))
    #expect(rect.width == 6 && rect.height == 2 && rect.rect == Rect(x: -3, y: 3, width: 6, height: 2))
    #expect(rect.grown(x: 1.5, y: 2) == PixelRect(x: -5..<5, y: 1..<7))
    #expect(rect.intersection(PixelRect(x: -1..<9, y: -7..<4)) == PixelRect(x: -1..<3, y: 3..<4))
    #expect(rect.union(PixelRect(x: 5..<7, y: -4 ..< -1)) == PixelRect(x: -3..<7, y: -4..<5))
    #expect(rect.union(.empty) == rect && PixelRect.empty.union(rect) == rect)
    #expect(rect.mapped(by: Transform(a: 0, b: 2, c: -1, d: 0, tx: 0.5, ty: 1)) == PixelRect(x: -5 ..< -2, y: -5..<7))
    #expect(PixelRect(containing: Point(.nan, 0), Point(1, 1)).isEmpty && PixelRect.empty.mapped(by: .identity).isEmpty)
    let limit = 1 << 29
    #expect(
      PixelRect(containing: Point(-1e30, -7), Point(3, .infinity)) == PixelRect(x: -limit..<3, y: -7..<limit))
    #expect(
      PixelRect(minX: 2, minY: 1, maxX: 2, maxY: 9).isEmpty
        && PixelRect(minX: 1, minY: 5, maxX: 2, maxY: 4).rows.isEmpty)
  }

  // MARK: Surfaces

  private enum Step: CaseIterable { case paint, paintEach, fade, fadeEach, surface }

  /// Colors and their alpha change as the formulas say, and nothing else does.
  @Test func `steps on surfaces change the pixels of a run by the formulas`() {
    let seed = RandomCases.seed()
    var random = RandomSource(seed: seed)
    let region = PixelRect(x: -3..<18, y: 5..<9)
    func paint(_ first: Color, _ last: Color) -> ScenePaint {
      .gradient(
        SceneGradient(
          stops: [.stop(first, at: 0), .stop(last, at: 1)], geometry: .linear(from: Point(-3, 2), to: Point(17, 9))))
    }
    let gradient = PaintSource(
      paint(Color(hex: 0x20_60_F0, alpha: 90), Color(hex: 0xF0_90_10, alpha: 240)), in: .identity, bounds: region)
    let opaque = PaintSource(
      paint(Color(hex: 0x20_60_F0), Color(hex: 0xF0_90_10)), in: .identity, bounds: region)
    #expect(opaque.isOpaque && !gradient.isOpaque && gradient.solid == nil)
    for number in 0..<RandomCases.count(quick: 150, ci: 2000, long: 20_000) {
      let (colors, alphas) = (ColorSurface(region), AlphaSurface(region))
      var before = (0..<region.width * region.height).map { _ in pixel(using: &random) }
      for (index, bits) in before.enumerated() {
        let (row, column) = (5 + index / region.width, -3 + index % region.width)
        colors.pointer(row: row, column).pointee = bits
        alphas.pointer(row: row, column).pointee = UInt8(bits >> 24)
      }
      let (row, first) = (random.whole(5...8), random.whole(-3...17))
      let count = random.whole(0...18 - first)
      let place = (row - 5) * region.width + first + 3
      let solid = Pixel(bits: pixel(using: &random))
      let alpha = Float(solid.alpha) / 255
      let straight = components(solid.bits).map { solid.alpha == 0 ? 0 : Float($0) / Float(solid.alpha) }
      let source = random.pick([
        PaintSource(RGBA(red: straight[0], green: straight[1], blue: straight[2], alpha: alpha)), gradient, opaque,
      ])
      var sources = [UInt32](repeating: 0, count: count + 1)
      sources.withUnsafeMutableBufferPointer {
        if let start = $0.baseAddress { source.write(row: row, from: first, count: count, into: start) }
      }
      let factor = random.pick([1, 254, 255, random.whole(1...255)])
      let factors = (0...count).map { _ in random.pick([0, 255, UInt8(random.below(256))]) }
      let opacity = random.pick([65_536, 65_535, random.whole(1...65_536)])
      let step = random.pick(Step.allCases)
      func over(_ source: [Int], _ below: [Int]) -> [Int] {
        zip(source, below).map { $0 + product($1, 255 - source[3]) }
      }

      switch step {
      case .paint:
        colors.paint(source, row: row, from: first, count: count, coverage: UInt32(factor))
        alphas.paint(source, row: row, from: first, count: count, coverage: UInt32(factor))
      case .paintEach:
        colors.paint(source, row: row, from: first, count: count, coverages: factors)
        alphas.paint(source, row: row, from: first, count: count, coverages: factors)
      case .fade:
        colors.fade(row: row, from: first, count: count, by: UInt32(factor - 1))
        alphas.fade(row: row, from: first, count: count, by: UInt32(factor - 1))
      case .fadeEach:
        colors.fade(row: row, from: first, count: count, by: factors)
        alphas.fade(row: row, from: first, count: count, by: factors)
      case .surface:
        let part = PixelRect(x: first..<first + count, y: row..<row + 1)
        let (otherColors, otherAlphas) = (ColorSurface(part), AlphaSurface(part))
        for index in 0..<count {
          otherColors.pointer(row: row, first + index).pointee = sources[index]
          otherAlphas.pointer(row: row, first + index).pointee = UInt8(sources[index] >> 24)
        }
        colors.paint(otherColors, opacity: UInt32(opacity), blend: .normal)
        alphas.paint(otherAlphas, opacity: UInt32(opacity), blend: .normal)
      }
      for index in 0..<count {
        let (below, color) = (components(before[place + index]), components(sources[index]))
        let after: [Int]
        switch step {
        case .paint: after = over(color.map { product($0, factor) }, below)
        case .paintEach: after = over(color.map { product($0, Int(factors[index])) }, below)
        case .fade: after = below.map { product($0, factor - 1) }
        case .fadeEach: after = below.map { product($0, Int(factors[index])) }
        case .surface: after = over(color.map { ($0 * opacity + 32_768) >> 16 }, below)
        }
        before[place + index] = bits(after)
      }
      var wrong = 0
      for (index, bits) in before.enumerated() {
        let (row, column) = (5 + index / region.width, -3 + index % region.width)
        if colors.pointer(row: row, column).pointee != bits { wrong += 1 }
        if alphas.pointer(row: row, column).pointee != UInt8(bits >> 24) { wrong += 1 }
      }
      #expect(wrong == 0, "seed \(seed), case \(number), \(step)")
    }
  }
}
