@_spi(Generated) import ShapeCore
import ShapeLanguage
import Testing

@Suite struct NamedColorTests {
  @Test func `every name of the table is found`() {
    #expect(NamedColor.all.count == 149)
    #expect(NamedColor.all.allSatisfy { NamedColor.color($0.name.description) == $0.color })
  }

  @Test func `the table is sorted by bytes`() {
    let names = NamedColor.all.map { $0.name.description }
    #expect(zip(names, names.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test(arguments: [
    ("black", 0x000000), ("aliceblue", 0xF0F8FF), ("rebeccapurple", 0x663399), ("yellowgreen", 0x9ACD32),
    // X11 has other colors under these names.
    ("gray", 0x808080), ("grey", 0x808080), ("green", 0x008000), ("maroon", 0x800000), ("purple", 0x800080),
  ])
  func `a name is the color that CSS gives it`(name: String, hex: UInt32) {
    #expect(NamedColor.color(name) == Color(RGBA(hex: hex)))
  }

  @Test func `colors of the system have names of their own`() {
    for system in SystemColor.allCases {
      #expect(NamedColor.color(utf8: system.rawValue.utf8) == nil)
      #expect(NamedColor.color(system.rawValue) == .system(system))
    }
    #expect(Set(NamedColor.names).count == NamedColor.all.count + SystemColor.allCases.count)
  }

  @Test func `transparent is black without opacity`() {
    #expect(NamedColor.color("transparent") == Color(RGBA(red: 0, green: 0, blue: 0, alpha: 0)))
  }

  @Test(arguments: ["", "r", "re", "redd", "Red", "yellowgreens", "zzz", "rebecca purple", "grün"])
  func `any other text is not a color`(name: String) {
    #expect(NamedColor.color(name) == nil)
  }
}
