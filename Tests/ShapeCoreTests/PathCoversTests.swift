@_spi(Generated) import ShapeCore
import Testing

@Suite("A rectangle that a path covers")
struct PathCoversTests {
  private static let box = Rect(x: 10, y: 10, width: 20, height: 10)
  private static func ring(_ outer: Double, _ inner: Double) -> Path {
    Path.circle(center: box.center, radius: outer).appending(Path.circle(center: box.center, radius: inner).reversed())
  }

  @Test(arguments: [
    Path.rect(box), .rect(box.inset(by: -1)), .ellipse(in: box.inset(by: -10)),
    .circle(center: box.center, radius: 11.2),
    .roundedRect(box.inset(by: -2), cornerRadius: 5),
    // Open paths are closed by a fill.
    Path([.move(to: Point(0, 0)), .line(to: Point(60, 0)), .line(to: Point(0, 60))]),
  ])
  func `is covered`(path: Path) {
    #expect(path.covers(Self.box))
  }

  @Test(arguments: [
    Path.empty, .rect(box.inset(by: 0.001)), .ellipse(in: box), .circle(center: box.center, radius: 11.1),
    .roundedRect(box, cornerRadius: 2), ring(40, 1), .rect(box.translated(by: Point(0.1, 0))),
    Path([.move(to: Point(0, 0)), .line(to: Point(50, 0)), .line(to: Point(0, 49))]),
    Path([.move(to: Point(.nan, 0)), .line(to: Point(60, 0)), .line(to: Point(0, 60))]),
  ])
  func `is not covered if a part is missing`(path: Path) {
    #expect(!path.covers(Self.box))
  }

  @Test
  func `follows the rule`() {
    let twice = Path.rect(Self.box).appending(.rect(Self.box.inset(by: -1)))
    #expect(twice.covers(Self.box) && !twice.covers(Self.box, rule: .evenOdd))
  }

  @Test
  func `is not empty`() {
    #expect(!Path.rect(Self.box).covers(Rect(x: 12, y: 12, width: 0, height: 3)))
  }
}
