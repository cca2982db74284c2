extension Explanation {
  /// W0: what can be drawn, and most likely is written as in another language.
  static let slips: [Explanation] = [
    Explanation(
      "W0021", "A percentage where a length is due",
      meaning: """
        A percentage is a number: `50%` is 0.5. Lengths are in points, so this is half a point, not half of the width.
        """,
      reason: """
        In CSS a percentage is a share of the layer outside. Here the share says what it is of: `50% * width`. In a
        layer's header that is the width of the layer in which it stands. The points of a gradient are in points, too,
        and not in shares of a square: its lower right corner is `(width, height)`, not `(1, 1)`.
        """,
      wrong: """
        shape Card {
          size 240 x 120
          layer(left: 50%) { fill .teal }
        }
        """,
      right: """
        shape Card {
          size 240 x 120
          layer(left: 50% * width) { fill .teal }
        }
        """)
  ]
}
