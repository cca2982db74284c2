import ShapeCore
import ShapeRaster
import Testing

/// The modes mix colors as the specification of the W3C says.
@Suite struct BlendModeTests {
  private func mixed(_ mode: BlendMode, _ source: Double, over backdrop: Double) -> Double {
    mode.mixed(MixedColor(source, source, source, 1), over: MixedColor(backdrop, backdrop, backdrop, 1)).x
  }

  @Test(arguments: [
    (BlendMode.normal, 0.75), (.multiply, 0.1875), (.screen, 0.8125), (.overlay, 0.375), (.darken, 0.25),
    (.lighten, 0.75), (.colorDodge, 1), (.colorBurn, 0), (.hardLight, 0.625), (.softLight, 0.375), (.difference, 0.5),
    (.exclusion, 0.625), (.hue, 0.25), (.saturation, 0.25), (.color, 0.25), (.luminosity, 0.75),
  ])
  func `a light gray over a dark one`(mode: BlendMode, expected: Double) {
    #expect(abs(mixed(mode, 0.75, over: 0.25) - expected) < 1e-12)
  }

  @Test func `black burns all but white, and white dodges all but black`() {
    let burned = [0, 0.25, 1].map { mixed(.colorBurn, 0, over: $0) }
    let dodged = [0, 0.25, 1].map { mixed(.colorDodge, 1, over: $0) }
    #expect(burned == [0, 0, 1] && dodged == [0, 1, 1])
  }

  @Test(arguments: BlendMode.allCases) func `over nothing a source keeps its color`(mode: BlendMode) {
    let source = MixedColor(0.2, 0.4, 0.6, 0.5)
    #expect(mode.mixed(source, over: .clear) == source)
  }

  @Test(arguments: BlendMode.allCases) func `mixed colors are colors`(mode: BlendMode) {
    let levels = [0, 0.3, 1.0]
    for red in levels {
      for green in levels {
        for alpha in levels {
          let color = mode.mixed(MixedColor(red, green, 0.9, alpha), over: MixedColor(green, 0.1, red, 0.7))
          #expect(color.min() >= 0 && color.max() <= 1 + 1e-12)
        }
      }
    }
  }

  @Test func `hue takes the luminosity of the backdrop`() {
    let color = BlendMode.hue.mixed(MixedColor(1, 0, 0, 1), over: MixedColor(0, 0, 1, 1))
    #expect(abs(0.3 * color.x + 0.59 * color.y + 0.11 * color.z - 0.11) < 1e-12 && color.x > color.z)
  }
}
