import Foundation
import ShapeCore
import Testing

@testable import ShapeRaster

/// The colors of gradients, compared with their formulas at the centers of pixels.
@Suite("Gradients")
struct GradientTests {
  private let stops: [GradientStop] = [
    .stop(Color(hex: 0x102030, alpha: 40), at: 0.2), .stop(Color(hex: 0xF0A050), at: 0.7),
    .stop(Color(hex: 0x00FF80, alpha: 200), at: 0.7), .stop(Color(hex: 0x0000FF, alpha: 100), at: 1),
  ]

  /// Returns the premultiplied color at a position.
  private func color(at position: Double) -> SIMD4<Double> {
    func components(_ color: Color) -> SIMD4<Double> {
      SIMD4(Double(color.light.red), Double(color.light.green), Double(color.light.blue), Double(color.light.alpha))
    }
    var result = components(stops[0].color)
    for (low, high) in zip(stops, stops.dropFirst()) where position >= low.position {
      let share = high.position > low.position ? (position - low.position) / (high.position - low.position) : 1
      result = components(low.color) + (components(high.color) - components(low.color)) * min(share, 1)
    }
    return SIMD4(result.x * result.w, result.y * result.w, result.z * result.w, result.w) * 255
  }

  /// Checks all pixels but those in which the color changes at once.
  private func check(
    _ paint: Paint, scale: Double = 1, isOnSeam: (Point) -> Bool = { _ in false }, position: (Point) -> Double
  ) {
    let bitmap = Sketch { $0.fill(.rect(Rect(x: 0, y: 0, width: 16, height: 16)), paint) }.bitmap(scale: scale)
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let point = Point((Double(x) + 0.5) / scale, (Double(y) + 0.5) / scale)
        let position = position(point)
        if abs(position - 0.7) < 0.01 || isOnSeam(point) { continue }
        let (exact, found) = (color(at: position), bitmap[x, y])
        for index in 0..<4 { #expect(abs(exact[index] - Double(found[index])) <= 1.5, "at \(x), \(y)") }
      }
    }
  }

  @Test func `a linear gradient depends on the distance along its line`() {
    let (from, to) = (Point(3, 2), Point(12, 14))
    check(.linearGradient(stops, from: from, to: to)) { ($0 - from).dot(to - from) / (to - from).dot(to - from) }
  }

  @Test func `an upright gradient has one color in a row`() {
    check(.linearGradient(stops, from: Point(5, 1), to: Point(5, 15)), scale: 3) { ($0.y - 1) / 14 }
  }

  @Test func `a radial gradient depends on the distance from its center`() {
    check(.radialGradient(stops, center: Point(7, 9), radius: 8)) { $0.distance(to: Point(7, 9)) / 8 }
  }

  @Test func `a conic gradient depends on the clockwise angle from its start`() {
    let start = Angle(degrees: 30)
    func isOnSeam(_ point: Point) -> Bool {
      let place = Transform.rotation(-start, around: Point(8, 8)).apply(point) - Point(8, 8)
      return place.x > 0 && abs(place.y) < 0.5
    }
    check(.conicGradient(stops, center: Point(8, 8), from: start), isOnSeam: isOnSeam) {
      let angle = atan2($0.y - 8, $0.x - 8) - start.radians
      return angle < 0 ? angle / (2 * Double.pi) + 1 : angle / (2 * Double.pi)
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
