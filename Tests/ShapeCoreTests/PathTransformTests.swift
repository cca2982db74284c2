import TestSupport
import Testing

@_spi(Generated) @testable import ShapeCore

@Suite struct PathTransformTests {
  private let box = Rect(x: 10, y: 20, width: 100, height: 60)

  private var readyMade: [Path] {
    [.rect(box), .roundedRect(box, cornerRadius: 7), .ellipse(in: box)]
  }

  @Test func `ready made paths stay so when moved`() {
    let moved = box.translated(by: Point(5, -5))
    #expect(
      readyMade.map { $0.translated(by: Point(5, -5)) }
        == [.rect(moved), .roundedRect(moved, cornerRadius: 7), .ellipse(in: moved)])
  }

  @Test func `ready made paths stay so when scaled evenly`() {
    let scaled = Rect(x: 20, y: 40, width: 200, height: 120)
    #expect(
      readyMade.map { $0.scaled(x: 2, y: 2, around: .zero) }
        == [.rect(scaled), .roundedRect(scaled, cornerRadius: 14), .ellipse(in: scaled)])
  }

  @Test func `an uneven scaling makes round corners elliptic`() {
    let elements = Path.roundedRect(box, cornerRadius: 7).scaled(x: 2, y: 1, around: .zero).elements
    #expect(kinds(elements) == "MLALALALAZ")
    let radii = elements.compactMap { element in
      if case .arc(let arc) = element { return arc.radii }
      return nil
    }
    #expect(radii == [Size](repeating: Size(14, 7), count: 4))
  }

  @Test func `a reflection keeps the number of elements`() {
    #expect(readyMade.map { kinds($0.scaled(x: -1, y: 1, around: .zero).elements) } == ["MLLLZ", "MLALALALAZ", "MAZ"])
  }

  @Test func `a quarter turn is exact`() {
    let turned = Path.rect(Rect(x: 0, y: 0, width: 10, height: 5)).rotated(by: Angle(degrees: 90), around: .zero)
    #expect(turned.bounds == Rect(x: -5, y: 0, width: 5, height: 10))
  }

  @Test(arguments: 1...60 as ClosedRange<UInt64>)
  func `mapping a path maps each of its points`(seed: UInt64) {
    var generator = RandomSource(seed: seed)
    let path = generator.path()
    let map = generator.transform()
    let expected = path.samples(perSegment: 16).map { map.apply($0) }
    #expect(largestDistance(path.transformed(by: map).samples(perSegment: 16), expected) < 1e-11, "seed \(seed)")
    let move = generator.point()
    let moved = path.samples(perSegment: 16).map { Point($0.x + move.x, $0.y + move.y) }
    #expect(largestDistance(path.translated(by: move).samples(perSegment: 16), moved) < 1e-12, "seed \(seed)")
  }

  @Test(arguments: 1...30 as ClosedRange<UInt64>)
  func `scaling a ready made path maps its points`(seed: UInt64) {
    var generator = RandomSource(seed: seed)
    let map = Transform.scale(x: generator.number(-3...3), y: generator.number(-3...3), around: generator.point())
    let differences = readyMade.map {
      largestDistance(
        $0.transformed(by: map).samples(perSegment: 8), $0.samples(perSegment: 8).map { map.apply($0) })
    }
    #expect((differences.max() ?? 0) < 1e-11, "seed \(seed)")
  }

  @Test func `a path that is not finite is transformed without harm`() {
    let map = Transform(a: .nan, b: .infinity, c: 0, d: 1, tx: 0, ty: 0)
    #expect(readyMade.allSatisfy { !$0.transformed(by: map).isFinite })
  }

  @Test func `appending nothing changes nothing`() {
    #expect(Path.rect(box).appending(.empty) == .rect(box))
    #expect(Path.empty.appending(.rect(box)) == .rect(box))
    #expect(kinds(Path.rect(box).appending(.ellipse(in: box)).elements) == "MLLLZMAZ")
  }
}
