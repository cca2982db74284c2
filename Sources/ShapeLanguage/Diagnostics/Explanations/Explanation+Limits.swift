extension Explanation {
  /// E07: limits.
  static let limits: [Explanation] = [
    Explanation(
      "E0701", "Too many layers and paints",
      meaning: """
        A picture may have 1,000,000 layers, fills, strokes and borders. A `repeat` in a `repeat`, or shapes that use each
        other several times, get there sooner than one thinks.
        """,
      reason: """
        Such a picture would take more room and time than whoever looks at it has. A drawing with so many parts is often
        one path: thousands of dots can be added to a path and filled at once.
        """,
      wrong: """
        shape Dots {
          size 240 x 120
          repeat row in 0..<1000, column in 0..<2000 {
            fill .teal, path: circle(center: (column, row), radius: 0.4)
          }
        }
        """,
      right: """
        shape Dots {
          size 240 x 120
          repeat row in 0..<10, column in 0..<20 {
            fill .teal, path: circle(center: (column, row), radius: 0.4)
          }
        }
        """),

    Explanation(
      "E0702", "Too many steps for a picture",
      meaning: """
        A picture may take 10,000,000 steps. A step is a statement, a value of a `let`, a command of a path, a round of a
        `repeat`, an element of a list or a call; work on regions and strokes counts by the time it takes.
        """,
      reason: """
        A picture that takes minutes is of no use in an editor or an app, and one that never ends is worse.
        """,
      wrong: """
        shape Grid {
          size 240 x 120
          stroke .teal, path: path {
            repeat row in 0..<4000, column in 0..<4000 {
              move (column, row)
              line by: (1, 0)
            }
          }
        }
        """,
      right: """
        shape Grid {
          size 240 x 120
          stroke .teal, path: path {
            repeat row in 0..<4, column in 0..<4 {
              move (column, row)
              line by: (1, 0)
            }
          }
        }
        """),

    Explanation(
      "E0703", "A repeat with too many rounds",
      meaning: """
        The range of this `repeat` is longer than all the steps that a picture may take, 10,000,000.
        """,
      reason: """
        It is known before the first round that the last one can't be reached. Mostly the upper end was computed wrongly.
        """,
      wrong: """
        shape Ruler {
          size 120 x 20
          repeat i in 0..<20000000 {
            layer(left: i * 10, width: 1) { fill .black }
          }
        }
        """,
      right: """
        shape Ruler {
          size 120 x 20
          repeat i in 0..<20 {
            layer(left: i * 10, width: 1) { fill .black }
          }
        }
        """),

    Explanation(
      "E0704", "Shapes, styles or functions nested too deep",
      meaning: """
        A shape uses a shape that uses a shape, or functions call each other, or content lies in content: more than 100
        of them within each other, or fewer where their blocks and values are nested deep.
        """,
      reason: """
        Each of them is kept waiting until those within it are done, and the room for that has an end.
        """,
      wrong: .situation("A row of 120 functions, each of which calls the one before it."),
      right: .situation("One function that takes a list, and a `repeat` that runs over it.")),
  ]

  /// E08: what is not available yet, or not in a format.
  static let formats: [Explanation] = [
    Explanation(
      "E0801", "Not available yet",
      meaning: """
        This belongs to the language, but can't be drawn yet: `mask`, and `inner: true` and `spread:` of shadows.
        """,
      reason: """
        The words are taken already, so that a source that waits for them need not be changed later. Until then it is
        refused, because a picture without them would be another picture.
        """,
      wrong: """
        shape Raised {
          size 40 x 40
          fill .white
          shadow .black, radius: 4, spread: 2
        }
        """,
      right: """
        shape Raised {
          size 40 x 40
          fill .white
          shadow .black, radius: 4
        }
        """),

    Explanation(
      "E0802", "A translucent paint in EPS",
      meaning: """
        The picture is made with `--emit eps`, and this paint lets through what lies below it. EPS has no
        transparency: what is painted covers all below it. The same source can be drawn as SVG.
        """,
      reason: """
        Painted opaque, it would hide what it should only tint.
        """,
      wrong: """
        shape Card {
          size 240 x 120
          fill #00808080
        }
        """,
      right: """
        shape Card {
          size 240 x 120
          fill #80C0C0
        }
        """),

    Explanation(
      "E0803", "A translucent layer in EPS",
      meaning: """
        The picture is made with `--emit eps`, and this layer has an opacity below 1, so that what lies below it shows
        through. EPS has no transparency. The same source can be drawn as SVG.
        """,
      reason: """
        Painted opaque, it would hide what it should only tint.
        """,
      wrong: """
        shape Card {
          size 240 x 120
          layer(inset: 8, opacity: 50%) { fill #008080 }
        }
        """,
      right: """
        shape Card {
          size 240 x 120
          layer(inset: 8) { fill #80C0C0 }
        }
        """),

    Explanation(
      "E0804", "A soft or translucent shadow in EPS",
      meaning: """
        The picture is made with `--emit eps`, and this shadow has a radius or a translucent colour. EPS has no
        transparency: a shadow with a sharp edge in an opaque colour can be drawn, no other. `--without shadows` leaves
        all shadows out.
        """,
      reason: """
        A soft shadow with a sharp edge is a different picture; which one you want, only you can say.
        """,
      wrong: """
        shape Card {
          size 240 x 120
          fill .white
          shadow .silver, radius: 4, offset: (0, 4)
        }
        """,
      right: """
        shape Card {
          size 240 x 120
          fill .white
          shadow .silver, radius: 0, offset: (0, 4)
        }
        """),
  ]
}
