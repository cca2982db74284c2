@_spi(Generated) import ShapeCore
import Testing

@Suite("The inside of a path")
struct PathInsideTests {
  private static let box = Rect(x: 10, y: 10, width: 20, height: 20)

  @Test(arguments: [
    Path.empty, .circle(center: box.center, radius: 0), .rect(Rect(x: 1, y: 2, width: 0, height: 9)),
    Path([.move(to: Point(0.1, 0.3)), .line(to: Point(0.4, 1.2)), .line(to: Point(0.2, 0.6)), .close]),
    Path([.move(to: Point(1, 1)), .curve(to: Point(4, 4), control1: Point(2, 2), control2: Point(9, 9))]),
  ])
  func `is empty`(path: Path) {
    #expect(path.hasNoInside)
  }

  @Test(arguments: [
    Path.rect(box), .circle(center: .zero, radius: 1e-3),
    Path([.move(to: Point(0, 0)), .line(to: Point(9, 0)), .line(to: Point(9, 0.001))]),
    Path([.move(to: Point(0, 0)), .quad(to: Point(9, 0), control: Point(4, 1))]),
    Path([.move(to: Point(0, 0)), .line(to: Point(9, 0))]).appending(.rect(box)),
  ])
  func `is not empty`(path: Path) {
    #expect(!path.hasNoInside)
  }

  @Test(arguments: [
    (Path.rect(box), Path.rect(box.inset(by: 2)), true), (.rect(box), .rect(box.inset(by: 1.9)), false),
    (.ellipse(in: box), .ellipse(in: box.inset(by: 2)), true), (.ellipse(in: box), .rect(box.inset(by: 4)), false),
    (.roundedRect(box, cornerRadius: 5), .roundedRect(box.inset(by: 2), cornerRadius: 3), true),
    (.roundedRect(box, cornerRadius: 1), .rect(box.inset(by: 2)), true),
    (.roundedRect(box, cornerRadius: 5), .roundedRect(box.inset(by: 2), cornerRadius: 2), false),
    (.rect(box), Path([.move(to: Point(0, 0)), .line(to: Point(90, 90))]), true),
  ])
  func `is left uncovered by a stroke, with the right region`(path: Path, other: Path, isCovered: Bool) {
    #expect(path.inside(ofStroke: 4)?.covers(other) == isCovered)
  }

  @Test
  func `is completely covered by a stroke`() {
    #expect(Path.rect(Self.box).inside(ofStroke: 20) == nil)
  }
}
