import Testing

@testable import ShapeCore

@Suite struct PathElementsTests {
  @Test func `a path without elements is empty closed and finite`() {
    #expect(Path.empty.isEmpty)
    #expect(Path.empty.allSubpathsAreClosed)
    #expect(Path.empty.isFinite)
  }

  @Test func `a ready made path is never empty`() {
    #expect(!Path.rect(Rect(x: 0, y: 0, width: 0, height: 0)).isEmpty)
  }

  @Test func `every subpath must be closed`() {
    let open: [PathElement] = [.move(to: .zero), .line(to: Point(1, 1))]
    #expect(!Path(open).allSubpathsAreClosed)
    #expect(Path(open + [.close]).allSubpathsAreClosed)
    #expect(!Path(open + open + [.close]).allSubpathsAreClosed)
    #expect(!Path(open + [.close] + open).allSubpathsAreClosed)
    #expect(Path(open + [.close, .move(to: .zero)]).allSubpathsAreClosed)
  }

  @Test func `meeting its start does not close a subpath`() {
    #expect(!Path([.move(to: .zero), .line(to: Point(1, 1)), .line(to: .zero)]).allSubpathsAreClosed)
  }

  @Test func `one number that is not finite is enough`() {
    let arc = Arc(center: .zero, radii: Size(1, 1), start: .infinity, sweep: 1)
    #expect(!Path([.move(to: .zero), .arc(arc)]).isFinite)
    #expect(!Path(storage: .roundedRect(Rect(x: 0, y: 0, width: 1, height: 1), CornerRadii(.nan))).isFinite)
    #expect(Path([.move(to: .zero), .close]).isFinite)
  }

  @Test func `a segment after close starts a new subpath at the old start`() {
    let path = Path([.move(to: Point(1, 1)), .line(to: Point(5, 5)), .close, .line(to: Point(2, 9))])
    #expect(path.subpaths.map { $0.start } == [Point(1, 1), Point(1, 1)])
    #expect(path.subpaths.map { $0.isClosed } == [true, false])
  }

  @Test func `segments before the first move are omitted`() {
    let path = Path([.line(to: Point(5, 5)), .close, .move(to: .zero), .line(to: Point(1, 0))])
    #expect(path.length == 1)
    #expect(path.bounds == Rect(x: 0, y: 0, width: 1, height: 0))
  }

  @Test func `lowering changes only arcs`() {
    let path = Path([
      .move(to: .zero), .line(to: Point(1, 0)), .quad(to: Point(2, 0), control: Point(1.5, 1)), .close,
    ])
    #expect(path.lowered() == path.elements)
  }
}
