extension Explanation {
  /// E0606 to E0611: lengths, shares and ranges.
  static let lengthsAndRanges: [Explanation] = [
    Explanation(
      "E0606", "A length that is negative",
      meaning: """
        A width, a height or a radius is 0 or more. At some size, or with some values, this one is less. The message says
        where; often the layer is smaller there than what is taken away from it.
        """,
      reason: """
        A rectangle of negative width has no inside. Drawn the other way round it would lie where nobody looks for it.
        """,
      wrong: """
        shape Card {
          size 240 x 120, min: 20 x 20
          layer(left: 16, width: width - 32) { fill .teal }
        }
        """,
      right: """
        shape Card {
          size 240 x 120, min: 20 x 20
          layer(left: 16, width: max(0, width - 32)) { fill .teal }
        }
        """),

    Explanation(
      "E0607", "A value outside of what it can be",
      meaning: """
        An opacity, a share and a component of a colour lie between 0 and 1, or 0% and 100%; a miter limit is at least 1.
        At some size, or with some values, this one lies outside. The message says where, and between what it lies.
        """,
      reason: """
        Nothing is more than opaque. A 50 was most likely meant as 50%, and a 255 as a component in another program.
        """,
      wrong: """
        shape Card {
          size 240 x 120
          fill .teal, opacity: 50
        }
        """,
      right: """
        shape Card {
          size 240 x 120
          fill .teal, opacity: 50%
        }
        """),

    Explanation(
      "E0608", "A coordinate that is too far out",
      meaning: """
        What is drawn lies within 10,000,000 points of 0, either way. This coordinate or length is larger.
        """,
      reason: """
        No screen is so wide, and so far out numbers are too coarse for fine lines. Mostly something was divided by a very
        small number.
        """,
      wrong: """
        shape Card {
          size 240 x 120
          fill .teal, path: circle(center: (width / 0.000001, 0), radius: 8)
        }
        """,
      right: """
        shape Card {
          size 240 x 120
          fill .teal, path: circle(center: (width / 2, 0), radius: 8)
        }
        """),

    Explanation(
      "E0609", "A range with nothing in it",
      meaning: """
        The lower end of a range goes first. In this one it is above the upper end, so no value lies in it. The ends of
        `clamp` and of `.trimmed` are such a range too. (Only a `repeat` may have an empty range: it does nothing.)
        """,
      reason: """
        No value of the parameter would be allowed, not even its default.
        """,
      wrong: """
        shape Frame(line in 8...0 = 2) {
          size 240 x 120
          border .all, width: line
        }
        """,
      right: """
        shape Frame(line in 0...8 = 2) {
          size 240 x 120
          border .all, width: line
        }
        """),

    Explanation(
      "E0610", "A default outside its range",
      meaning: """
        The value that a parameter has where none is given does not lie in the parameter's own range. `low..<high` is a
        range without its upper end.
        """,
      reason: """
        Drawn by itself, the shape would break its own promise.
        """,
      wrong: """
        shape Frame(line in 0...8 = 12) {
          size 240 x 120
          border .all, width: line
        }
        """,
      right: """
        shape Frame(line in 0...12 = 12) {
          size 240 x 120
          border .all, width: line
        }
        """),

    Explanation(
      "E0611", "An argument outside the parameter's range",
      meaning: """
        The value that is given for a parameter lies outside the range that its shape, function or style declares. The
        message shows the declaration, and at which size the value comes out like that.
        """,
      reason: """
        The range says which values the shape was made for and is checked with. Beyond it anything may happen.
        """,
      wrong: """
        shape Frame(line in 0...8 = 2) {
          size 240 x 120
          border .all, width: line
        }

        shape Card {
          size 240 x 120
          use Frame(line: 10)
        }
        """,
      right: """
        shape Frame(line in 0...8 = 2) {
          size 240 x 120
          border .all, width: line
        }

        shape Card {
          size 240 x 120
          use Frame(line: 8)
        }
        """),
  ]

  /// E0620 and E0621.
  static let sizes: [Explanation] = [
    Explanation(
      "E0620", "A size outside the limits of a shape",
      meaning: """
        A shape is drawn at a size that is smaller than its `min:` or larger than its `max:`; its own design size may be
        such a one, or its `max:` is less than its `min:`. Without these the limits are 1 and 4096 points. Where the shape is used by another one, the message says at which size of that one it
        happens: often at the least one.
        """,
      reason: """
        The limits are what the shape promises. Beyond them its parts may lie over each other or turn inside out.
        """,
      wrong: """
        shape Badge {
          size 40 x 40, min: 24 x 24
          fill .teal
        }

        shape Card {
          size 240 x 120, min: 60 x 40
          layer(width: 16, height: 16) { use Badge() }
        }
        """,
      right: """
        shape Badge {
          size 40 x 40, min: 24 x 24
          fill .teal
        }

        shape Card {
          size 240 x 120, min: 60 x 40
          layer(width: 24, height: 24) { use Badge() }
        }
        """),

    Explanation(
      "E0621", "A size that nothing can have",
      meaning: """
        Both lengths of a size are above 0, and at most 100,000 points. Where a shape is used in a layer, its size is
        that of the layer, which at some size may shrink to 0.
        """,
      reason: """
        At a size of 0 there is nothing to see, and every share of it is 0 as well.
        """,
      wrong: """
        shape Line {
          size 240 x 0
          fill .teal
        }
        """,
      right: """
        shape Line {
          size 240 x 1
          fill .teal
        }
        """),
  ]
}
