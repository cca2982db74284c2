import Testing

@Suite("Messages about paths through points")
struct PathMessageTests {
  @Test func `both kinds of arc are told apart by their labels`() {
    expect(
      """
      shape A {
        size 40 x 40
        let ok = path {
          move (0, 0)
          arc (8, 8), radius: 8
          arc by: (8, 8), radii: 8 x 4, rotation: 30deg, large: true, clockwise: false
          arc center: center, radius: 8, from: 0deg, to: 90deg
        }
        stroke .red, path: ok
        stroke .red, path: path { move (0, 0); arc to: (8, 8), radius: 8 }
        stroke .red, path: path { move (0, 0); arc (8, 8), center: center, radius: 8 }
        stroke .red, path: path { move (0, 0); arc by: (8, 8), radius: 8, from: 0deg, to: 90deg }
        stroke .red, path: path { move (0, 0); arc center: center, radius: 8, large: true }
        stroke .red, path: path { arc center, radius: 8, from: 0deg, to: 90deg }
        stroke .red, path: path { move (0, 0); arc (8, 8) }
        stroke .red, path: path { move (0, 0); arc (8, 8), 8 }
        stroke .red, path: path { move (0, 0); arc (8, 8), radius: 8, largeArc: true }
        stroke .red, path: path { arc (8, 8), radius: 8 }
        stroke .red, path: path { move (0, 0); arc (8, 8), radius: 8, radii: 8 x 8 }
        stroke .red, path: path { move (0, 0); arc (8, 8), by: (1, 1), radius: 8 }
      }
      """)
  }

  @Test func `continuations need something to continue`() {
    expect(
      """
      shape A {
        size 40 x 40
        stroke .red, path: path { smooth (8, 8) }
        stroke .red, path: path { move (0, 0); smooth (8, 8), control1: (2, 2), control2: (4, 4) }
        stroke .red, path: path { move (0, 0); smooth (8, 8), control: (2, 2) }
        stroke .red, path: path { move (0, 0); smooth }
        stroke .red, path: path { move (0, 0); S (8, 8) }
        stroke .red, path: path { move (0, 0); append rect(bounds) }
        stroke .red, path: path { move (0, 0); add rect(bounds), joined }
        stroke .red, path: path { move (0, 0); add rect(bounds), join: true }
        stroke .red, path: rect(bounds).append(rect(bounds))
      }
      """)
  }

  @Test func `a closed path can't be joined`() {
    expect(
      """
      shape A {
        size 40 x 40
        stroke .red, path: path { add rect(bounds), joined: true }
        stroke .red, path: path { move (0, 0); add rect(bounds), joined: true }
      }
      """)
  }

  @Test func `paths through points are misspelt`() {
    expect(
      """
      shape A {
        size 40 x 40
        let points = [(0, 0), (20, 4), (8, 8)]
        stroke .red, path: polyline((0, 0), (8, 8))
        stroke .red, path: polyline(points: points)
        stroke .red, path: polyline(points, closed: true)
        stroke .red, path: spline(points)
        stroke .red, path: spline(points: points)
        stroke .red, path: spline(through: points, alpha: 0.5)
        stroke .red, path: catmullRom(points)
        stroke .red, path: regularPolygon(center: center, points: 6, radius: 8)
        stroke .red, path: regularPolygon(center: center, sides: 6, outerRadius: 8)
        stroke .red, path: star(center: center, sides: 6, outerRadius: 8, innerRadius: 4)
        stroke .red, path: polygon(center: center, sides: 6, radius: 8)
        stroke .red, path: ngon(center: center, sides: 6, radius: 8)
        stroke .red, path: line((0, 0), (8, 8))
        stroke .red, dash: [4, 4], fit: true
        border .all, dash: [4, 4], alignDashes: true
        stroke .red, path: rect(bounds).dashed([4, 4], fit: true)
        polyline([(0, 0), (8, 8)])
      }
      """)
  }

  @Test func `too few points and too many sides are reported`() {
    expect(
      """
      shape A {
        size 40 x 40
        stroke .red, path: polyline([(0, 0)])
        stroke .red, path: spline(through: [(0, 0)])
        stroke .red, path: spline(through: [(0, 0), (8, 8)], tension: 2)
        stroke .red, path: regularPolygon(center: center, sides: 2, radius: 8)
        stroke .red, path: regularPolygon(center: center, sides: 20000, radius: 8)
        stroke .red, path: path { move (0, 0); arc (8, 8), radius: -1 }
      }
      """)
  }
}
