@_spi(Generated) import ShapeCore
import Testing

/// Union, intersection, difference and symmetric difference of paths with straight edges, by exact outlines.
@Suite struct RegionTests {
  private let square = rect(0, 0, 10, 10)
  private let shifted = rect(5, 5, 10, 10)

  @Test func `overlapping squares are combined correctly`() {
    #expect(outline(square.union(shifted)) == "0,0 L 10,0 L 10,5 L 15,5 L 15,15 L 5,15 L 5,10 L 0,10")
    #expect(outline(square.intersection(shifted)) == "5,5 L 10,5 L 10,10 L 5,10")
    #expect(outline(square.subtracting(shifted)) == "0,0 L 10,0 L 10,5 L 5,5 L 5,10 L 0,10")
    #expect(
      outline(square.symmetricDifference(shifted)) == """
        0,0 L 10,0 L 10,5 L 5,5 L 5,10 L 0,10
        10,5 L 15,5 L 15,15 L 5,15 L 5,10 L 10,10
        """)
  }

  @Test func `the winding of the operands does not matter`() {
    let reversed = shifted.reversed()
    #expect(outline(square.union(reversed)) == outline(square.union(shifted)))
    #expect(outline(square.reversed().subtracting(reversed)) == outline(square.subtracting(shifted)))
  }

  @Test func `abutting rectangles become one`() {
    #expect(outline(square.union(rect(10, 0, 10, 10))) == "0,0 L 20,0 L 20,10 L 0,10")
    #expect(square.intersection(rect(10, 0, 10, 10)).isEmpty)
    #expect(outline(square.subtracting(rect(10, 0, 10, 10))) == "0,0 L 10,0 L 10,10 L 0,10")
  }

  @Test func `a shorter neighbor leaves one step`() {
    #expect(outline(square.union(rect(10, 0, 10, 5))) == "0,0 L 20,0 L 20,5 L 10,5 L 10,10 L 0,10")
    #expect(outline(square.union(rect(10, 2, 10, 5))) == "0,0 L 10,0 L 10,2 L 20,2 L 20,7 L 10,7 L 10,10 L 0,10")
  }

  @Test func `four tiles are one square`() {
    let tiles = square.union(rect(0, 10, 10, 10)).union(rect(10, 0, 10, 20))
    #expect(outline(tiles) == "0,0 L 20,0 L 20,20 L 0,20")
  }

  @Test func `identical operands result in themselves or in nothing`() {
    #expect(outline(square.union(square)) == "0,0 L 10,0 L 10,10 L 0,10")
    #expect(outline(square.intersection(square)) == "0,0 L 10,0 L 10,10 L 0,10")
    #expect(square.subtracting(square).isEmpty)
    #expect(square.symmetricDifference(square.reversed()).isEmpty)
  }

  @Test func `disjoint operands are combined correctly`() {
    let far = rect(20, 0, 5, 5)
    #expect(outline(square.union(far)) == "0,0 L 10,0 L 10,10 L 0,10\n20,0 L 25,0 L 25,5 L 20,5")
    #expect(square.intersection(far).isEmpty)
    #expect(outline(square.subtracting(far)) == "0,0 L 10,0 L 10,10 L 0,10")
    #expect(outline(square.symmetricDifference(far)) == outline(square.union(far)))
  }

  @Test func `a hole runs counterclockwise`() {
    let hole = rect(2, 2, 3, 3)
    #expect(outline(square.subtracting(hole)) == "0,0 L 10,0 L 10,10 L 0,10\n2,2 L 2,5 L 5,5 L 5,2")
    #expect(outline(square.symmetricDifference(hole)) == outline(square.subtracting(hole)))
    #expect(outline(square.union(hole)) == "0,0 L 10,0 L 10,10 L 0,10")
    #expect(outline(square.intersection(hole)) == "2,2 L 5,2 L 5,5 L 2,5")
    #expect(hole.subtracting(square).isEmpty)
  }

  @Test func `an island in a hole is a separate contour`() {
    let ring = square.subtracting(rect(2, 2, 6, 6))
    #expect(
      outline(ring.union(rect(4, 4, 2, 2))) == """
        0,0 L 10,0 L 10,10 L 0,10
        2,2 L 2,8 L 8,8 L 8,2
        4,4 L 6,4 L 6,6 L 4,6
        """)
    #expect(outline(ring.union(rect(2, 2, 6, 6))) == "0,0 L 10,0 L 10,10 L 0,10")
  }

  @Test func `corners that touch stay two contours`() {
    #expect(outline(rect(0, 0, 1, 1).union(rect(1, 1, 1, 1))) == "0,0 L 1,0 L 1,1 L 0,1\n1,1 L 2,1 L 2,2 L 1,2")
    #expect(rect(0, 0, 1, 1).intersection(rect(1, 1, 1, 1)).isEmpty)
  }

  @Test func `a corner on an edge is not a vertex of the union`() {
    let triangle = Path.polygon([Point(10, 5), Point(15, 0), Point(15, 10)])
    #expect(outline(square.union(triangle)) == "0,0 L 10,0 L 10,10 L 0,10\n15,0 L 15,10 L 10,5")
  }

  @Test func `a bar across cuts a square in two`() {
    #expect(
      outline(square.subtracting(rect(-1, 4, 12, 2))) == "0,0 L 10,0 L 10,4 L 0,4\n0,6 L 10,6 L 10,10 L 0,10")
  }

  @Test func `paths with many subpaths are combined correctly`() {
    let columns = rect(0, 0, 1, 5).appending(rect(2, 0, 1, 5)).appending(rect(4, 0, 1, 5))
    let rows = rect(0, 0, 5, 1).appending(rect(0, 4, 5, 1))
    #expect(
      outline(columns.intersection(rows)) == """
        0,0 L 1,0 L 1,1 L 0,1
        2,0 L 3,0 L 3,1 L 2,1
        4,0 L 5,0 L 5,1 L 4,1
        0,4 L 1,4 L 1,5 L 0,5
        2,4 L 3,4 L 3,5 L 2,5
        4,4 L 5,4 L 5,5 L 4,5
        """)
    #expect(outline(columns.union(rows)) == "0,0 L 5,0 L 5,5 L 0,5\n1,1 L 1,4 L 2,4 L 2,1\n3,1 L 3,4 L 4,4 L 4,1")
  }

  @Test func `the rule applies to both operands`() {
    let doubled = square.appending(rect(2, 2, 6, 6))
    let band = rect(-5, 4, 20, 2)
    #expect(outline(doubled.intersection(band)) == "0,4 L 10,4 L 10,6 L 0,6")
    #expect(
      outline(doubled.intersection(band, rule: .evenOdd)) == "0,4 L 2,4 L 2,6 L 0,6\n8,4 L 10,4 L 10,6 L 8,6")
    #expect(
      outline(band.subtracting(doubled, rule: .evenOdd)) == """
        -5,4 L 0,4 L 0,6 L -5,6
        2,4 L 8,4 L 8,6 L 2,6
        10,4 L 15,4 L 15,6 L 10,6
        """)
  }

  @Test(arguments: [1e-100, 1e-60, 1e60, 1e80, 1e100])
  func `triangles of any size overlap in the same way`(size: Double) {
    let triangles = [
      [(0.0, 0.0), (100, 98), (98, 100)], [(0, 1), (100, 97), (99, 100)], [(1, 0), (100, 99), (97, 100)],
    ]
    let path = triangles.reduce(Path([])) { path, corners in
      path.appending(.polygon(corners.map { Point($0.0 * size, $0.1 * size) }))
    }
    let plain = triangles.reduce(Path([])) { path, corners in
      path.appending(.polygon(corners.map { Point($0.0, $0.1) }))
    }
    let ratio = path.simplified().area() / plain.simplified().area() / size / size
    #expect(abs(ratio - 1) < 1e-9)
  }

  @Test func `contours that start at one point come in one order`() {
    let low = Path.polygon([Point(20, 20), Point(80, 30), Point(80, 60)])
    let high = Path.polygon([Point(20, 20), Point(80, 0), Point(80, 10)])
    #expect(outline(low.union(high)) == outline(high.union(low)))
  }
}
