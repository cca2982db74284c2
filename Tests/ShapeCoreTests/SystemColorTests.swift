import Testing

@_spi(Generated) @testable import ShapeCore

@Suite("Colors of the system")
struct SystemColorTests {
  @Test(arguments: [
    (SystemColor.label, "adaptive(light: #000000, dark: #FFFFFF)"),
    (.secondaryLabel, "adaptive(light: #3C3C4399, dark: #EBEBF599)"),
    (.systemGray, "#8E8E93"), (.tint, "adaptive(light: #007AFF, dark: #0A84FF)"),
    (.systemRed, "adaptive(light: #FF3B30, dark: #FF453A)"),
  ])
  func `have the documented values`(color: SystemColor, expected: String) {
    #expect(Color.system(color).description == expected)
  }

  @Test func `differ from the same components, and are kept by opacity alone`() {
    let label = Color.system(.label)
    let plain = Color(light: label.light, dark: label.dark)
    #expect(label != plain && label.drawable == label)
    #expect(label.multiplied(opacity: 0.5).system == .label)
    let computed = [
      label.mixed(with: .white, at: 0), label.mixed(with: .white, at: 0.5, in: .oklab), label.lighter(0.2),
      .adaptive(light: label, dark: label),
    ]
    #expect(computed.allSatisfy { $0.system == nil })
  }

  @Test func `become plain colors when a component of one appearance is set`() {
    let faded = Color.system(.label).multiplied(opacity: 0.5)
    var changed = faded
    changed.dark.alpha = 1
    #expect(changed == Color(light: faded.light, dark: RGBA(hex: 0xFFFFFF)))
  }

  @Test func `have the components that a view states, with the opacity of the source`() {
    var builder = SceneBuilder(name: "A", title: "A", size: Size(10, 10))
    builder.beginLayer(name: "A", frame: Rect(x: 0, y: 0, width: 10, height: 10))
    builder.fill(.color(.system(.separator).multiplied(opacity: 0.5)))
    builder.fill(.linearGradient([.stop(.system(.label)), .stop(.system(.link))]))
    builder.endLayer()
    let scene = builder.scene
    #expect(scene.systemColors == [.separator, .label, .link])
    let own: [SystemColor: RGBA] = [.separator: RGBA(hex: 0x112233), .link: RGBA(hex: 0x445566)]
    let shown = scene.resolved(in: .dark) { own[$0] }
    var colors: [RGBA] = []
    _ = shown.mappingColors { color in
      colors.append(color.light)
      return color
    }
    let faded = RGBA(hex: 0x112233).multiplied(opacity: 0.5)
    #expect(colors == [faded, RGBA(hex: 0xFFFFFF), RGBA(hex: 0x445566)])
    #expect(!shown.paints.contains { paint in if case .color(let color) = paint { color.isAdaptive } else { false } })
  }

  @Test func `differ from plain colors, which are equal by their components alone`() {
    let half = Color(RGBA(red: 1, green: 0, blue: 0, alpha: 0.5))
    #expect(Color(RGBA(red: 1, green: 0, blue: 0)).multiplied(opacity: 0.5) == half)
  }

  @Test func `with the components of a platform have the opacity of the source, too`() {
    var separator = Color(RGBA(red: 0, green: 0, blue: 0, alpha: 0.8))
    separator.system = .separator
    let faded = separator.multiplied(opacity: 0.5)
    let live = RGBA(red: 1, green: 0, blue: 0, alpha: 0.5)
    let shown = faded.components(in: .light) { _ in live }
    #expect(faded.light.alpha == 0.4 && shown == live.multiplied(opacity: 0.5))
  }
}
