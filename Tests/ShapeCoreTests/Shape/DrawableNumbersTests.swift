import Testing

@_spi(Generated) @testable import ShapeCore

/// Hostile numbers of generated code, each with another replacement.
@Suite("Numbers that can be drawn")
struct DrawableNumbersTests {
  private static let stops = [
    GradientStop(color: Color(RGBA(red: .nan, green: 0.25, blue: 7, alpha: 0.5)), position: -3),
    GradientStop(color: Color(light: RGBA(hex: 0x123456), dark: RGBA(red: 2, green: -1, blue: 0.5)), position: 0.25),
    GradientStop(color: .white, position: .nan), GradientStop(color: .black, position: 9),
  ]
  private static let drawnStops = [
    GradientStop(color: Color(RGBA(red: 0, green: 0.25, blue: 1, alpha: 0.5)), position: 0),
    GradientStop(color: Color(light: RGBA(hex: 0x123456), dark: RGBA(red: 1, green: 0, blue: 0.5)), position: 0.25),
    GradientStop(color: .white, position: 0.625), GradientStop(color: .black, position: 1),
  ]

  @Test func `are finite and in their limits`() {
    let numbers = [Double.nan, .infinity, -.infinity, -3, 4, 10_000.5, -10_000.5, 1e7, -1e7, 1.5e7, -1.5e7]
    #expect(numbers.map(\.finite) == [0, 0, 0, -3, 4, 10_000.5, -10_000.5, 1e7, -1e7, 1.5e7, -1.5e7])
    #expect(numbers.map(\.drawable) == [0, 1e7, -1e7, -3, 4, 10_000.5, -10_000.5, 1e7, -1e7, 1e7, -1e7])
    #expect(numbers.map(\.factor) == [0, 1e4, -1e4, -3, 4, 1e4, -1e4, 1e4, -1e4, 1e4, -1e4])
    #expect(numbers.map(\.length) == [0, 1e7, 0, 0, 4, 10_000.5, 0, 1e7, 0, 1e7, 0])
    #expect(numbers.map { clampedToUnit($0 / 8) } == [0, 1, 0, 0, 0.5, 1, 0, 1, 0, 1, 0])
  }

  @Test func `replace those of points, sizes, rectangles, angles and orders`() {
    #expect(Point(-2e7, .nan).drawable == Point(-1e7, 0) && Point(3, 4e9).drawable == Point(3, 1e7))
    #expect(Size(-2, 5e7).drawable == Size(0, 1e7) && Size(7, .nan).drawable == Size(7, 0))
    #expect(Rect(x: -5, y: .infinity, width: -6, height: 8).drawable == Rect(x: -5, y: 1e7, width: 0, height: 8))
    #expect(Angle(radians: -.infinity).finite == .zero && Angle(radians: -9).finite == Angle(radians: -9))
    let order = ZOrder(z: .infinity, above: ["a"], below: ["b", "c"])
    #expect(order.finite == ZOrder(z: 0, above: ["a"], below: ["b", "c"]))
    #expect(ZOrder(z: -2.5).finite == ZOrder(z: -2.5))
  }

  @Test func `replace those of colors and gradients, and keep the rest`() {
    var color = Color(
      light: RGBA(red: -1, green: 0.25, blue: 2, alpha: .nan),
      dark: RGBA(red: 1.5, green: .infinity, blue: 0.75, alpha: 3))
    color.parameter = 5
    var expected = Color(
      light: RGBA(red: 0, green: 0.25, blue: 1, alpha: 0), dark: RGBA(red: 1, green: 1, blue: 0.75, alpha: 1))
    expected.parameter = 5
    #expect(color.drawable == expected)
    let (stops, drawn) = (Self.stops, Self.drawnStops)
    let paints: [(Paint, Paint)] = [
      (.color(color), .color(expected)),
      (
        .gradient(stops, .linear(from: Point(.nan, 2), to: Point(3, 4e7))),
        .gradient(drawn, .linear(from: Point(0, 2), to: Point(3, 1e7)))
      ),
      (
        .gradient(stops, .radial(center: Point(5, -.infinity), radius: -6)),
        .gradient(drawn, .radial(center: Point(5, -1e7), radius: 0))
      ),
      (
        .gradient(stops, .conic(center: Point(7, .nan), start: Angle(radians: .nan))),
        .gradient(drawn, .conic(center: Point(7, 0), start: .zero))
      ),
      (.gradient(stops, .linear(from: nil, to: nil)), .gradient(drawn, .linear(from: nil, to: nil))),
      (.gradient(stops, .radial(center: nil, radius: nil)), .gradient(drawn, .radial(center: nil, radius: nil))),
      (.gradient(stops, .conic(center: nil, start: .zero)), .gradient(drawn, .conic(center: nil, start: .zero))),
    ]
    for (paint, expected) in paints { #expect(paint.drawable == expected) }
  }
}
