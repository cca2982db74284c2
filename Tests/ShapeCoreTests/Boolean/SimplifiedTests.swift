import Foundation
@_spi(Generated) import ShapeCore
import Testing

/// Paths that cross or cover themselves, made simple.
@Suite struct SimplifiedTests {
  @Test func `a bow tie is two triangles`() {
    let bow = Path.polygon([Point(0, 0), Point(10, 10), Point(10, 0), Point(0, 10)])
    for rule in [FillRule.nonZero, .evenOdd] {
      #expect(outline(bow.simplified(rule: rule)) == "0,0 L 5,5 L 0,10\n10,0 L 10,10 L 5,5")
    }
  }

  @Test func `a pentagram is a decagon or five triangles`() {
    let corners = (0..<5).map { index in
      let angle = Double(2 * index) * 2 * .pi / 5
      return Point(10 * sin(angle), -10 * cos(angle))
    }
    let star = Path.polygon(corners)
    #expect(
      outline(star.simplified(), digits: 6)
        == "0,-10 L 2.24514,-3.09017 L 9.510565,-3.09017 L 3.632713,1.18034 L 5.877853,8.09017 L 0,3.81966 "
        + "L -5.877853,8.09017 L -3.632713,1.18034 L -9.510565,-3.09017 L -2.24514,-3.09017")
    #expect(
      outline(star.simplified(rule: .evenOdd), digits: 6) == """
        0,-10 L 2.24514,-3.09017 L -2.24514,-3.09017
        -9.510565,-3.09017 L -2.24514,-3.09017 L -3.632713,1.18034
        2.24514,-3.09017 L 9.510565,-3.09017 L 3.632713,1.18034
        -3.632713,1.18034 L 0,3.81966 L -5.877853,8.09017
        3.632713,1.18034 L 5.877853,8.09017 L 0,3.81966
        """)
  }

  @Test func `parts covered twice count once or not at all`() {
    let square = rect(0, 0, 10, 10)
    let twice = square.appending(square)
    #expect(outline(twice.simplified()) == "0,0 L 10,0 L 10,10 L 0,10")
    #expect(twice.simplified(rule: .evenOdd).isEmpty)
    #expect(square.appending(square.reversed()).simplified().isEmpty)
  }

  @Test func `the rule decides whether a nested square is a hole`() {
    let square = rect(0, 0, 10, 10)
    let sameWay = square.appending(rect(2, 2, 3, 3))
    let otherWay = square.appending(rect(2, 2, 3, 3).reversed())
    #expect(outline(sameWay.simplified()) == "0,0 L 10,0 L 10,10 L 0,10")
    #expect(outline(sameWay.simplified(rule: .evenOdd)) == "0,0 L 10,0 L 10,10 L 0,10\n2,2 L 2,5 L 5,5 L 5,2")
    #expect(outline(otherWay.simplified()) == outline(sameWay.simplified(rule: .evenOdd)))
  }

  @Test func `a simple path stays unchanged`() {
    let card = Path.roundedRect(Rect(x: 0, y: 0, width: 10, height: 10), cornerRadius: 2)
    #expect(outline(card.simplified()) == outline(card))
    #expect(outline(card.reversed().simplified(), digits: 9) == outline(card, digits: 9))
  }

  @Test func `vertices in the middle of a line are removed`() {
    let square = Path.polygon([Point(0, 0), Point(5, 0), Point(10, 0), Point(10, 10), Point(3, 10), Point(0, 10)])
    #expect(outline(square.simplified()) == "0,0 L 10,0 L 10,10 L 0,10")
  }

  @Test func `a cubic that crosses itself is two contours`() {
    let fish = Path([.move(to: .zero), .curve(to: Point(4, 0), control1: Point(8, 6), control2: Point(-4, 6)), .close])
    #expect(
      outline(fish.simplified(), digits: 5) == """
        0,0 L 4,0 C 3.09839,0.67621 2.45081,1.27621 2,1.8 C 1.54919,1.27621 0.90161,0.67621 0,0
        2,1.8 C 5.09839,5.4 -1.09839,5.4 2,1.8
        """)
  }

  @Test func `two turns around a circle are one`() {
    let arc = Arc(center: .zero, radii: Size(5, 5), start: 0, sweep: 2 * .pi)
    let coil = Path([.move(to: Point(5, 0)), .arc(arc), .arc(arc), .close])
    #expect(outline(coil.simplified()) == "5,0 A 5,0 5,5 360°")
    #expect(coil.simplified(rule: .evenOdd).isEmpty)
  }

  @Test func `an edge that runs back and forth is removed`() {
    let square = Path.polygon([
      Point(0, 0), Point(10, 0), Point(10, 5), Point(15, 5), Point(10, 5), Point(10, 10), Point(0, 10),
    ])
    #expect(outline(square.simplified()) == "0,0 L 10,0 L 10,10 L 0,10")
  }

  @Test func `a bridge to a hole is removed`() {
    let keyhole = Path.polygon([
      Point(0, 0), Point(10, 0), Point(10, 10), Point(0, 10), Point(0, 0), Point(2, 2), Point(2, 5), Point(5, 5),
      Point(5, 2), Point(2, 2),
    ])
    #expect(outline(keyhole.simplified()) == "0,0 L 10,0 L 10,10 L 0,10\n2,2 L 2,5 L 5,5 L 5,2")
  }
}
