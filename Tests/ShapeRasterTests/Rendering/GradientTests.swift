import Foundation
import ShapeCore
import TestSupport
import Testing

@testable import ShapeRaster

/// The colors of gradients, compared with their formulas at the centers of pixels.
@Suite("Gradients")
struct GradientTests {
  private let painter = PointPainter(scene: Scene(name: "", title: "", size: Size(1, 1)))

  @Test func `any gradient in any layer has the color of its formula at the center of each pixel`() {
    let seed = RandomCases.seed()
    var random = RandomSource(seed: seed)
    for number in 0..<RandomCases.count(quick: 36, ci: 600, long: 10_000) {
      // Colors with other components and alpha. Two of them may meet at one position.
      var position = random.number(0...0.2)
      var stops: [GradientStop] = []
      while position <= 1 {
        let color = Color(hex: UInt32(random.below(1 << 24)), alpha: random.pick([255, UInt8(random.below(256))]))
        stops.append(GradientStop(color: color, position: position))
        if stops.count == 1 || random.chance(70) { position += random.number(0.2...0.5) }
      }
      func point() -> Point { Point(random.number(-4...20), random.number(-4...20)) }
      let (from, to, radius) = (point(), point(), random.number(5...20))
      let start = Angle(degrees: random.number(-400...400))
      let paint: Paint
      switch number % 4 {
      case 0: paint = .linearGradient(stops, from: from, to: Point(from.x + radius, to.y))
      case 1: paint = .radialGradient(stops, center: from, radius: radius)
      case 2: paint = .conicGradient(stops, center: from, from: start)
      // Level or upright.
      default:
        let end = random.chance(50) ? Point(from.x, from.y - radius) : Point(from.x + radius, from.y)
        paint = .linearGradient(stops, from: from, to: end)
      }
      let (rotation, stretch) = (
        Angle(degrees: number % 4 == 3 ? 0 : random.number(-180...180)),
        Point(random.pick([1, -0.8]), random.pick([1, 1.7]))
      )
      // Few pixels, and so many that colors come from a table.
      let scale = random.pick([1.0, 1.0, 2.5])
      let bitmap = Sketch { sketch in
        sketch.layer({ ($0.rotation, $0.scale) = (rotation, stretch) }) {
          $0.fill(.rect(Rect(x: -30, y: -30, width: 76, height: 76)), paint)
        }
      }.bitmap(scale: scale)
      var worst = 0.0
      for _ in 0..<40 {
        let (x, y) = (random.below(bitmap.width), random.below(bitmap.height))
        let (dx, dy) = ((Double(x) + 0.5) / scale - 8, (Double(y) + 0.5) / scale - 8)
        let (c, s) = (cos(rotation.radians), sin(rotation.radians))
        let inside = Point(8 + (c * dx + s * dy) / stretch.x, 8 + (c * dy - s * dx) / stretch.y)
        let place = share(of: ScenePaint(paint, in: .zero), at: inside)
        // Pixels beside a jump, and those that show shares of both sides of the start of a conic gradient.
        let jumps = zip(stops, stops.dropFirst()).filter { $0.position == $1.position }
        if jumps.contains(where: { abs($0.0.position - place) < 0.02 }) { continue }
        let turns = min(place, 1 - place) * 2 * Double.pi
        if number % 4 == 2, turns * hypot(inside.x - from.x, inside.y - from.y) < 2 { continue }
        let exact = painter.color(of: ScenePaint(paint, in: .zero), at: inside)
        for index in 0..<4 { worst = max(worst, abs(255 * exact[index] - Double(bitmap[x, y][index]))) }
      }
      #expect(worst <= 2.2, "seed \(seed), case \(number): \(worst)")
    }
  }

  /// Returns the position of a point in a gradient, or 0 for a color.
  private func share(of paint: ScenePaint, at point: Point) -> Double {
    // A ramp from 0 to 1 shows the position in its alpha.
    let ramp: [GradientStop] = [.stop(Color(hex: 0, alpha: 0), at: 0), .stop(.black, at: 1)]
    switch paint {
    case .color: return 0
    case .gradient(var gradient):
      gradient.stops = ramp
      return painter.color(of: .gradient(gradient), at: point).w
    }
  }

  @Test func `a jump of a conic gradient in a large picture is less than a pixel from its ray`() {
    let seed = RandomCases.seed()
    var random = RandomSource(seed: seed)
    let side = 280
    for _ in 0..<RandomCases.count(quick: 20, ci: 100, long: 2000) {
      // The ray meets the last row of pixels inside the picture.
      let turns = random.number(0.13...0.24)
      let paint = Paint.conicGradient(
        [.stop(.black, at: 0), .stop(.black, at: turns), .stop(.white, at: turns), .stop(.white, at: 1)], center: .zero)
      let bounds = PixelRect(x: 0..<side, y: 0..<side)
      var pixels = [UInt32](repeating: 0, count: side)
      PaintSource(ScenePaint(paint, in: .zero), in: .identity, bounds: bounds)
        .write(row: side - 1, from: 0, count: side, into: &pixels)
      let white = Double(pixels.count { $0 == .max })
      #expect(abs(white - (Double(side) - 0.5) / tan(turns * 2 * .pi)) < 1, "seed \(seed): \(turns)")
    }
  }

  @Test(arguments: [16.0, 64])
  func `the last color of a conic gradient meets the first one in shares of pixels`(size: Double) {
    // In the larger picture, the colors come from a table. Nothing has the color from 1 on.
    let bitmap = Sketch(size) {
      $0.fill(
        .rect(Rect(x: 0, y: 0, width: size, height: size)),
        .conicGradient(
          [.stop(.red, at: 0), .stop(.blue, at: 1), .stop(Color(hex: 0x00FF00), at: 1)], center: Point(4, 8.25),
          from: .zero))
    }.bitmap()
    #expect((7..<10).map { bitmap[12, $0].x / 16 } == [0, 11, 15])
    #expect(bitmap[12, 8].y == 0)
  }

  @Test(arguments: [1.0, 4])
  func `colors can change at once at the start and at the end`(scale: Double) {
    // At a scale of 4, the colors come from a table.
    func colors(_ paint: Paint) -> [SIMD4<UInt8>] {
      let bitmap = Sketch { $0.fill(.rect(Rect(x: 0, y: 0, width: 16, height: 16)), paint) }.bitmap(scale: scale)
      return [2.5, 4.5, 11.5, 13.5].map { bitmap[Int($0 * scale), Int(8 * scale)] }
    }
    let (red, black, white, blue) = (
      SIMD4<UInt8>(255, 0, 0, 255), SIMD4<UInt8>(0, 0, 0, 255), SIMD4<UInt8>(255, 255, 255, 255),
      SIMD4<UInt8>(0, 0, 255, 255)
    )
    let ends: [GradientStop] = [
      .stop(.red, at: 0), .stop(.black, at: 0), .stop(.black, at: 0.5), .stop(.white, at: 0.5), .stop(.white, at: 1),
      .stop(.blue, at: 1),
    ]
    #expect(colors(.linearGradient(ends, from: Point(4, 0), to: Point(12, 0))) == [red, black, white, blue])
    let onlyStart: [GradientStop] = [.stop(.red, at: 0), .stop(.black, at: 0)]
    #expect(colors(.linearGradient(onlyStart, from: Point(4, 0), to: Point(12, 0))) == [red, black, black, black])
    let onlyEnd: [GradientStop] = [.stop(.white, at: 1), .stop(.blue, at: 1)]
    #expect(colors(.radialGradient(onlyEnd, center: Point(4, 8), radius: 8)) == [white, white, white, blue])
  }

  @Test func `colors are interpolated without premultiplied alpha`() {
    let fade = Paint.linearGradient(
      [.stop(.red, at: 0), .stop(Color(hex: 0x0000FF, alpha: 0), at: 1)], from: Point(0, 0), to: Point(16, 0))
    let pixel = Sketch { $0.fill(.rect(Rect(x: 0, y: 0, width: 16, height: 16)), fade) }.bitmap()[8, 0]
    // At 17 / 32: red 15 / 32 of 255, alpha 15 / 32.
    #expect(abs(Int(pixel.x) - 56) <= 1 && abs(Int(pixel.w) - 120) <= 1)
  }

  @Test func `a gradient is transformed with its layer`() {
    let paint = Paint.linearGradient([.stop(.black), .stop(.white)], from: Point(0, 0), to: Point(16, 0))
    let turned = Sketch {
      $0.layer({ $0.rotation = Angle(degrees: 90) }) { $0.fill(.rect(Rect(x: 0, y: 0, width: 16, height: 16)), paint) }
    }
    #expect(turned.bitmap()[3, 15].x == 247)
    #expect(turned.bitmap()[12, 0].x == 8)
  }
}
