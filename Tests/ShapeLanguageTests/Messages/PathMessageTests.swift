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
                                                   ^^ E0407: `to:` is not allowed: this argument has no label
                                                   help: remove the label
        stroke .red, path: path { move (0, 0); arc (8, 8), center: center, radius: 8 }
                                                   ^^^^^^ E0414: an end point does not fit the other arguments of this `arc`
                                                   help: use `arc (x, y), radius: r`, or `arc center: (x, y), radius: r, from: 0deg, to: 90deg`
        stroke .red, path: path { move (0, 0); arc by: (8, 8), radius: 8, from: 0deg, to: 90deg }
                                                   ^^^^^^^^^^ E0414: `by:` does not fit the other arguments of this `arc`
                                                   help: use `arc (x, y), radius: r`, or `arc center: (x, y), radius: r, from: 0deg, to: 90deg`
        stroke .red, path: path { move (0, 0); arc center: center, radius: 8, large: true }
                                                                              ^^^^^^^^^^^ E0414: `large:` does not fit the other arguments of this `arc`
                                                                              help: use `arc (x, y), radius: r`, or `arc center: (x, y), radius: r, from: 0deg, to: 90deg`
        stroke .red, path: path { arc center, radius: 8, from: 0deg, to: 90deg }
                                      ^^^^^^ E0403: missing label `center:` before this value
                                      help: use `center: center`
        stroke .red, path: path { move (0, 0); arc (8, 8) }
                                               ^^^ E0406: missing argument for `arc`: `radius:` or `radii:`
        stroke .red, path: path { move (0, 0); arc (8, 8), 8 }
                                                           ^ E0403: missing label `radius:` before this value
                                                           help: use `radius: 8`
        stroke .red, path: path { move (0, 0); arc (8, 8), radius: 8, largeArc: true }
                                                                      ^^^^^^^^ E0401: unknown label `largeArc:` for `arc`
                                                                      help: use `large: true`
        stroke .red, path: path { arc (8, 8), radius: 8 }
                                  ^^^^^^^^^^^^^^^^^^^^^ E0504: `arc` needs a current point
                                  help: begin the path with `move`, as in `move (0, 0)`
        stroke .red, path: path { move (0, 0); arc (8, 8), radius: 8, radii: 8 x 8 }
                                                                             ^^^^^ E0406: `arc` takes either `radius:` or `radii:`, not both
        stroke .red, path: path { move (0, 0); arc (8, 8), by: (1, 1), radius: 8 }
                                                               ^^^^^^ E0406: `arc` takes either a Point or `by:`, not both
      }
      """)
  }

  @Test func `continuations need something to continue`() {
    expect(
      """
      shape A {
        size 40 x 40
        stroke .red, path: path { smooth (8, 8) }
                                  ^^^^^^^^^^^^^ E0504: `smooth` needs a current point
                                  help: begin the path with `move`, as in `move (0, 0)`
        stroke .red, path: path { move (0, 0); smooth (8, 8), control1: (2, 2), control2: (4, 4) }
                                                              ^^^^^^^^ E0401: unknown label `control1:` for `smooth`
                                                              help: remove `control1:`; the first control point follows from the curve before, and `control2:` is that of the end
        stroke .red, path: path { move (0, 0); smooth (8, 8), control: (2, 2) }
                                                              ^^^^^^^ E0401: unknown label `control:` for `smooth`
                                                              help: remove `control:`; the first control point follows from the curve before, and `control2:` is that of the end
        stroke .red, path: path { move (0, 0); smooth }
                                               ^^^^^^ E0406: missing argument for `smooth`: a Point or `by:`
        stroke .red, path: path { move (0, 0); S (8, 8) }
                                               ^ E0110: unknown statement `S`
                                               help: use `smooth (x, y), control2: (x, y)`
        stroke .red, path: path { move (0, 0); append rect(bounds) }
                                               ^^^^^^ E0110: unknown statement `append`
                                               help: use `add path`, or `add path, joined: true` to continue the current piece
        stroke .red, path: path { move (0, 0); add rect(bounds), joined }
                                                                 ^^^^^^ E0403: `joined` needs a value
                                                                 help: use `joined: true`
        stroke .red, path: path { move (0, 0); add rect(bounds), join: true }
                                                                 ^^^^ E0401: unknown label `join:` for `add`
                                                                 help: use `joined: true`
        stroke .red, path: rect(bounds).append(rect(bounds))
                                        ^^^^^^ E0315: a Path has no member `.append`
                                        help: use `path { add a; add b, joined: true }` to join two paths, or `a.union(b)` for their region
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
                                               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ E0630: a closed path can't be joined to another
                                               note: in `A` at 40 x 40
                                               help: remove `joined: true`, or open the path, as in `path.trimmed(from: 0%, to: 50%)`
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
                                    ^^^^^^ E0301: expected a list [Point], found a Point
                                    help: use a list, as in `[a, b]`
        stroke .red, path: polyline(points: points)
                                    ^^^^^^ E0407: `points:` is not allowed: this argument has no label
                                    help: remove the label
        stroke .red, path: polyline(points, closed: true)
                                            ^^^^^^ E0401: unknown label `closed:` for `polyline`
                                            help: use `polygon(points)` to close the lines
        stroke .red, path: spline(points)
                                  ^^^^^^ E0403: missing label `through:` before this value
                                  help: use `through: points`
        stroke .red, path: spline(points: points)
                                  ^^^^^^ E0401: unknown label `points:` for `spline`
                                  help: use `through:`, as in `spline(through: points)`
        stroke .red, path: spline(through: points, alpha: 0.5)
                                                   ^^^^^ E0401: unknown label `alpha:` for `spline`
                                                   help: use `tension: 0.5`; 0 is the smoothest
        stroke .red, path: catmullRom(points)
                           ^^^^^^^^^^ E0201: unknown function `catmullRom`
                           help: use `spline(through: points)`
        stroke .red, path: regularPolygon(center: center, points: 6, radius: 8)
                                                          ^^^^^^ E0401: unknown label `points:` for `regularPolygon`
                                                          help: use `sides: 6`
        stroke .red, path: regularPolygon(center: center, sides: 6, outerRadius: 8)
                                                                    ^^^^^^^^^^^ E0401: unknown label `outerRadius:` for `regularPolygon`
                                                                    help: use `radius: 20`
        stroke .red, path: star(center: center, sides: 6, outerRadius: 8, innerRadius: 4)
                                                ^^^^^ E0401: unknown label `sides:` for `star`
                                                help: use `points: 5`
        stroke .red, path: polygon(center: center, sides: 6, radius: 8)
                                   ^^^^^^ E0401: unknown label `center:` for `polygon`
                                   help: use `regularPolygon(center: center, sides: 6, radius: 20)`
        stroke .red, path: ngon(center: center, sides: 6, radius: 8)
                           ^^^^ E0201: unknown function `ngon`
                           help: use `regularPolygon(center: center, sides: 6, radius: 20)`
        stroke .red, path: line((0, 0), (8, 8))
                           ^^^^ E0201: unknown function `line`
                           help: use `polyline([(0, 0), (10, 10)])`
        stroke .red, dash: [4, 4], fit: true
                                   ^^^ E0401: unknown label `fit:` for `stroke`
                                   help: use `fitted: true`
        border .all, dash: [4, 4], alignDashes: true
                                   ^^^^^^^^^^^ E0401: unknown label `alignDashes:` for `border`
                                   help: use `fitted: true`
        stroke .red, path: rect(bounds).dashed([4, 4], fit: true)
                                                       ^^^ E0401: unknown label `fit:` for `dashed`
                                                       help: use `fitted: true`
        polyline([(0, 0), (8, 8)])
        ^^^^^^^^ E0110: unknown statement `polyline`
        help: use a statement: `stroke .red, path: polyline(…)`, or `add polyline(…)` in the block of a path
      }
      """)
  }

  @Test func `too few points and too many sides are reported`() {
    expect(
      """
      shape A {
        size 40 x 40
        stroke .red, path: polyline([(0, 0)])
                                    ^^^^^^^^ E0619: expected at least 2 points for `polyline`, found 1
                                    note: in `A` at 40 x 40
        stroke .red, path: spline(through: [(0, 0)])
                                           ^^^^^^^^ E0619: expected at least 2 points for `spline`, found 1
                                           note: in `A` at 40 x 40
        stroke .red, path: spline(through: [(0, 0), (8, 8)], tension: 2)
                                                                      ^ E0607: the tension of a spline must be in `0...1`, found 2
                                                                      note: in `A` at 40 x 40
                                                                      help: use a value such as `0.5` or `50%`
        stroke .red, path: regularPolygon(center: center, sides: 2, radius: 8)
                                                                 ^ E0619: expected at least 3 sides for `regularPolygon`, found 2
                                                                 note: in `A` at 40 x 40
        stroke .red, path: regularPolygon(center: center, sides: 20000, radius: 8)
                                                                 ^^^^^ E0607: the sides of a polygon must be in `3...10000`, found 20000
                                                                 note: in `A` at 40 x 40
                                                                 help: use `clamp(value, 3, 10000)` to limit the value
        stroke .red, path: path { move (0, 0); arc (8, 8), radius: -1 }
                                                                   ^^ E0606: a radius can't be negative, found -1
                                                                   note: in `A` at 40 x 40
      }
      """)
  }
}
