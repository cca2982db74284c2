import Testing

@_spi(Generated) @testable import ShapeCore

@Suite struct ColorModelTests {
  /// Returns the components in 1/255, rounded.
  private func bytes(_ color: RGBA) -> [Int] {
    [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
  }

  @Test(arguments: [
    (0.0, 1.0, 0.5, [255, 0, 0]), (120, 1, 0.5, [0, 255, 0]), (240, 1, 0.5, [0, 0, 255]), (60, 1, 0.25, [128, 128, 0]),
    (210, 0.5, 0.4, [51, 102, 153]), (-120, 1, 0.5, [0, 0, 255]), (480, 1, 0.5, [0, 255, 0]),
    (77, 0, 1, [255, 255, 255]),
    (0, 7, 0.5, [255, 0, 0]), (.nan, .nan, .nan, [0, 0, 0]),
  ])
  func `hue, saturation and lightness give the expected color`(
    hue: Double, saturation: Double, lightness: Double, expected: [Int]
  ) {
    let color = RGBA.hsl(hue: Angle(degrees: hue), saturation: saturation, lightness: lightness, alpha: 1)
    #expect(bytes(color) == expected)
  }

  // The OKLCH coordinates of sRGB's primaries, and a color far outside sRGB.
  @Test(arguments: [
    (1.0, 0.0, 0.0, [255, 255, 255]), (0, 0, 0, [0, 0, 0]), (0.627955, 0.257683, 29.233885, [255, 0, 0]),
    (0.866440, 0.294827, 142.495339, [0, 255, 0]), (0.452014, 0.313214, 264.052021, [0, 0, 255]),
    (0.599871, 0, 123, [128, 128, 128]), (.nan, .infinity, .nan, [0, 0, 0]),
  ])
  func `lightness, chroma and hue give the expected color`(
    lightness: Double, chroma: Double, hue: Double, expected: [Int]
  ) {
    let color = RGBA.oklch(lightness: lightness, chroma: chroma, hue: Angle(degrees: hue), alpha: 1)
    #expect(bytes(color) == expected)
  }

  @Test func `colors beyond sRGB are clamped`() {
    let color = RGBA.oklch(lightness: 0.7, chroma: 5, hue: Angle(degrees: 30), alpha: 2)
    #expect([color.red, color.green, color.blue, color.alpha].allSatisfy { (0...1).contains($0) })
  }

  @Test func `mixing goes from one color to the other`() {
    let red = RGBA(red: 1, green: 0, blue: 0)
    let faintBlue = RGBA(red: 0, green: 0, blue: 1, alpha: 0)
    #expect(red.mixed(with: faintBlue, at: 0.25) == RGBA(red: 0.75, green: 0, blue: 0.25, alpha: 0.75))
    #expect(red.mixed(with: faintBlue, at: .nan) == red)
    #expect(red.mixed(with: faintBlue, at: 9) == faintBlue)
  }

  @Test func `both appearances are mixed and faded`() {
    let ink = Color(light: RGBA(hex: 0), dark: RGBA(hex: 0xFFFFFF))
    #expect(ink.mixed(with: .black, at: 1) == .black)
    let faded = ink.multiplied(opacity: 0.5)
    #expect(faded.light.alpha == 0.5)
    #expect(faded.dark.alpha == 0.5)
  }

  @Test func `fading a paint fades every stop`() {
    let stops = [GradientStop(color: .black, position: 0), GradientStop(color: .black, position: 1)]
    let faded = stops.map { GradientStop(color: $0.color.multiplied(opacity: 0.5), position: $0.position) }
    let linear = Paint.linearGradient(stops, from: .zero, to: Point(1, 1))
    #expect(Paint.color(.black).multiplied(opacity: 0.5) == .color(Color.black.multiplied(opacity: 0.5)))
    #expect(
      linear.multiplied(opacity: 0.5)
        == .linearGradient(faded, from: .zero, to: Point(1, 1)))
    #expect(
      Paint.radialGradient(stops).multiplied(opacity: 0.5) == .radialGradient(faded))
    #expect(Paint.conicGradient(stops).multiplied(opacity: 0.5) == .conicGradient(faded))
  }

  @Test func `a gradient is clear if each of its colors is clear in both appearances`() {
    let half = Color(light: Color.clear.light, dark: RGBA(red: 0, green: 0, blue: 0, alpha: 0.5))
    let clear: [[Color]: Bool] = [
      [.clear, .clear]: true, [.black, .clear]: false, [.clear, .black]: false, [.clear, half]: false,
    ]
    for (colors, isClear) in clear {
      let stops = colors.enumerated().map { GradientStop(color: $1, position: Double($0)) }
      #expect(ScenePaint(.conicGradient(stops), in: .zero).isClear == isClear)
    }
  }
}
