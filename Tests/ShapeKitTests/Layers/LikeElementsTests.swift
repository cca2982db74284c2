import ShapeCore
import Testing

@testable import ShapeKit

/// An animation interpolates between two paths only if they have the same kinds of elements.
@Suite("Paths with like elements")
struct LikeElementsTests {
  private static func paths(_ x: Double) -> [Path] {
    let arc = Arc(center: Point(0, x), radii: Size(x, 7), start: x, sweep: 2)
    let elements: [PathElement] = [
      .line(to: Point(x, 1)), .quad(to: Point(x, 2), control: Point(3, x)),
      .curve(to: Point(x, 4), control1: Point(5, x), control2: Point(x, 6)), .arc(arc), .close, .move(to: Point(x, 8)),
    ]
    let start = PathElement.move(to: Point(x, 9))
    let one = elements.map { Path([start, .line(to: Point(x, x)), $0, .line(to: Point(9, x))]) }
    return one + [Path([start, .line(to: Point(x, x))]), Path([])]
  }

  @Test func `have equal kinds in the same order, and any numbers`() {
    for (number, path) in Self.paths(1).enumerated() {
      for (other, second) in Self.paths(2).enumerated() {
        #expect(path.hasElements(like: second) == (number == other), "\(path), \(second)")
      }
    }
  }
}
