@_spi(Generated) import ShapeCore
import Testing

/// Regions with curves: curves and arcs keep their kind.
@Suite struct CurvedRegionTests {
  private let square = rect(0, 0, 10, 10)
  private let circle = Path.circle(center: Point(5, 5), radius: 5)

  @Test func `a smaller circle leaves a ring of two whole arcs`() {
    let ring = circle.subtracting(.circle(center: Point(5, 5), radius: 3))
    #expect(outline(ring, digits: 9) == "8,5 A 8,5 3,3 -360°\n10,5 A 10,5 5,5 360°")
  }

  @Test func `a circle that touches a square from inside is part of it`() {
    #expect(outline(square.union(circle)) == "0,0 L 10,0 L 10,10 L 0,10")
    #expect(outline(square.intersection(circle)) == "10,5 A 10,5 5,5 360°")
    #expect(circle.subtracting(square).isEmpty)
    #expect(
      outline(square.subtracting(circle), digits: 9) == """
        0,0 L 5,0 A 0,5 5,5 -90°
        5,0 L 10,0 L 10,5 A 5,0 5,5 -90°
        0,5 A 5,10 5,5 -90° L 0,10
        10,5 L 10,10 L 5,10 A 10,5 5,5 -90°
        """)
  }

  @Test func `circles that touch stay two`() {
    let neighbor = Path.circle(center: Point(15, 5), radius: 5)
    #expect(outline(circle.union(neighbor)) == "10,5 A 10,5 5,5 360°\n20,5 A 20,5 5,5 360°")
    #expect(circle.intersection(neighbor).isEmpty)
    #expect(outline(circle.subtracting(neighbor)) == "10,5 A 10,5 5,5 360°")
  }

  @Test func `a circle that touches another from inside is part of it`() {
    let inner = Path.circle(center: Point(7, 5), radius: 3)
    #expect(outline(circle.union(inner)) == "10,5 A 10,5 5,5 360°")
    #expect(outline(circle.intersection(inner)) == "10,5 A 10,5 3,3 360°")
    #expect(inner.subtracting(circle).isEmpty)
  }

  @Test func `circles that cross make a lens of two arcs`() {
    let lens = circle.intersection(.circle(center: Point(10, 5), radius: 5))
    #expect(outline(lens, digits: 6) == "7.5,0.669873 A 7.5,9.330127 5,5 120° A 7.5,0.669873 5,5 120°")
  }

  @Test(arguments: [1e-3, 1e-6, 1e-7])
  func `a tiny disc on the edge of a large one is cut in half`(radius: Double) {
    let large = Path.circle(center: .zero, radius: 15)
    let edge = Point(15 * 0.6, 15 * 0.8)
    let half = large.intersection(.circle(center: edge, radius: radius))
    let share = half.area() / (.pi * radius * radius)
    // The large circle bends away from its tangent by r² / 2R, and edges may be off by 1e-11 of the extent.
    #expect(abs(share - 0.5) < radius / 30 + 4e-10 / radius)
    #expect(half.elementCount == 4)
  }

  @Test func `a straight curve is cut where lines cross it, whatever its speed`() {
    // Both quadratics are the line from (0, 6) to (12, 0), with increasing and decreasing speed.
    for control in [Point(0, 6), Point(12, 0)] {
      let slope = Path([
        .move(to: Point(0, 6)), .quad(to: Point(12, 0), control: control), .line(to: Point(12, 6)), .close,
      ])
      let bars = rect(2, 0, 1, 9).appending(rect(6, 0, 2, 9)).appending(rect(10, 0, 1, 9))
      #expect(abs(slope.intersection(bars).area() - (1.25 + 7 + 5.25)) < 1e-9)
      #expect(abs(slope.subtracting(bars).area() - (36 - 13.5)) < 1e-9)
    }
  }

  @Test func `half a disc has an arc and a line`() {
    #expect(outline(circle.subtracting(rect(5, -1, 20, 20)), digits: 9) == "5,0 L 5,10 A 5,0 5,5 180°")
  }

  @Test func `a quadratic stays one`() {
    let arch = Path([.move(to: .zero), .quad(to: Point(10, 0), control: Point(5, 10)), .close])
    #expect(outline(arch.intersection(rect(0, -1, 5, 20))) == "0,0 L 5,0 L 5,5 Q 2.5,5 0,0")
  }

  @Test func `a cubic stays one`() {
    let arch = Path([.move(to: .zero), .curve(to: Point(8, 0), control1: Point(0, 8), control2: Point(8, 8)), .close])
    #expect(outline(arch.intersection(rect(-1, -1, 5, 20))) == "0,0 L 4,0 L 4,6 C 2,6 0,4 0,0")
  }

  @Test func `a rotated elliptical arc stays one`() {
    let ellipse = Path.ellipse(in: Rect(x: -6, y: -2, width: 12, height: 4)).rotated(
      by: Angle(degrees: 90), around: .zero)
    #expect(outline(ellipse.subtracting(rect(-9, 0, 18, 9)), digits: 9) == "-2,0 A 2,0 6,2 180°")
  }

  @Test func `a rounded rectangle is combined with a rectangle`() {
    let card = Path.roundedRect(Rect(x: 0, y: 0, width: 10, height: 10), cornerRadius: 2)
    #expect(
      outline(card.union(rect(0, 5, 10, 10)), digits: 9)
        == "2,0 L 8,0 A 10,2 2,2 90° L 10,15 L 0,15 L 0,2 A 2,0 2,2 90°")
  }

  @Test func `an arc on the same circle is no new edge`() {
    let half = circle.subtracting(rect(5, -1, 20, 20))
    #expect(outline(half.union(circle), digits: 9).hasSuffix(" 5,5 360°"))
    #expect(outline(circle.subtracting(half), digits: 9) == "5,0 A 5,10 5,5 180°")
  }

  @Test func `a cubic written in two pieces is the same edge`() {
    let arch = Path([.move(to: .zero), .curve(to: Point(8, 0), control1: Point(0, 8), control2: Point(8, 8)), .close])
    let split = Path([
      .move(to: .zero), .curve(to: Point(4, 6), control1: Point(0, 4), control2: Point(2, 6)),
      .curve(to: Point(8, 0), control1: Point(6, 6), control2: Point(8, 4)), .close,
    ])
    #expect(arch.symmetricDifference(split).isEmpty)
    #expect(split.subtracting(arch).isEmpty)
  }

  @Test func `a quadratic and the cubic that draws it are the same edge`() {
    let quad = Path([.move(to: .zero), .quad(to: Point(6, 0), control: Point(3, 6)), .close])
    let cubic = Path([.move(to: .zero), .curve(to: Point(6, 0), control1: Point(2, 4), control2: Point(4, 4)), .close])
    #expect(quad.symmetricDifference(cubic).isEmpty)
    #expect(outline(quad.intersection(cubic)) == "0,0 L 6,0 Q 3,6 0,0")
  }
}
