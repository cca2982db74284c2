extension Explanation {
  /// E05: where statements stand, and how often.
  static let statements: [Explanation] = [
    Explanation(
      "E0501", "A statement where it does not belong",
      meaning: """
        Each block holds statements of certain kinds. A path holds path commands, a style paints, cuts and shadows, a
        shape or a layer all but path commands. `size` stands directly in the block of its shape, and `content` and
        `outline` in no `repeat`.
        """,
      reason: """
        Where it stands the statement could do nothing: a path has no paint, and a style has no size.
        """,
      wrong: """
        shape Dot {
          size 24 x 24
          outline {
            add circle(center: center, radius: 10)
            fill .teal
          }
        }
        """,
      right: """
        shape Dot {
          size 24 x 24
          outline {
            add circle(center: center, radius: 10)
          }
          fill .teal
        }
        """),

    Explanation(
      "E0502", "A statement that may stand only once",
      meaning: """
        A shape has one `size` and at most one `content`, a layer has one `outline`, and a `switch` has one `default`.
        Here is a second one; the message shows the first.
        """,
      reason: """
        Only one of them could count, and which one would depend on their order. Of two outlines, one path is made with
        `.union`.
        """,
      wrong: """
        shape Dot {
          size 24 x 24
          outline rect(bounds)
          outline circle(center: center, radius: 10)
          fill .teal
        }
        """,
      right: """
        shape Dot {
          size 24 x 24
          outline circle(center: center, radius: 10)
          fill .teal
        }
        """),

    Explanation(
      "E0503", "A shape without a size",
      meaning: """
        Each shape says the size that it is designed for: `size 240 x 320`. That is the size it is drawn at where nobody
        asks for another.
        """,
      reason: """
        A shape can be drawn by itself, looked at and checked, and for that it needs a size of its own.
        """,
      wrong: """
        shape Card {
          fill .teal
        }
        """,
      right: """
        shape Card {
          size 240 x 120
          fill .teal
        }
        """),

    Explanation(
      "E0504", "A path command without a current point",
      meaning: """
        `line`, `quad`, `curve`, `corner` and `close` go on from the point where the command before them ended. At the
        beginning of a path there is none yet: it begins with `move`, `arc` or `add`.
        """,
      reason: """
        A line has two ends, and only one of them is given here.
        """,
      wrong: """
        shape Flag {
          size 24 x 24
          outline { line (24, 12); line (0, 24); close }
          fill .teal
        }
        """,
      right: """
        shape Flag {
          size 24 x 24
          outline { move (0, 0); line (24, 12); line (0, 24); close }
          fill .teal
        }
        """),

    Explanation(
      "E0505", "A frame that says too much",
      meaning: """
        Across, any two of `left:`, `right:`, `centerX:` and `width:` give the frame of a layer; down, any two of `top:`,
        `bottom:`, `centerY:` and `height:`. Here are three or more.
        """,
      reason: """
        Three would fit each other at one size of the parent at most, and at any other size one of them would have to
        give way.
        """,
      wrong: """
        shape Card {
          size 240 x 120, min: 60 x 40
          layer(left: 20, right: 20, width: 200) { fill .teal }
        }
        """,
      right: """
        shape Card {
          size 240 x 120, min: 60 x 40
          layer(left: 20, right: 20) { fill .teal }
        }
        """),

    Explanation(
      "E0506", "A frame that says something twice",
      meaning: """
        `size:` gives `width:` and `height:` at once, and `center:` gives `centerX:` and `centerY:`. Here one of the two
        stands beside the label that gives it already.
        """,
      reason: """
        If the two differ, one of them is wrong; if they are the same, one of them is enough.
        """,
      wrong: """
        shape Card {
          size 240 x 120
          layer(size: 40 x 40, width: 40) { fill .teal }
        }
        """,
      right: """
        shape Card {
          size 240 x 120
          layer(size: 40 x 40) { fill .teal }
        }
        """),

    Explanation(
      "E0507", "A block for a shape without a content slot",
      meaning: """
        `use Name() { … }` puts the block into the content slot of the used shape. This shape has no slot: there is no
        `content` in it.
        """,
      reason: """
        The block would have no place: neither a frame nor an order among the layers of that shape.
        """,
      wrong: """
        shape Panel {
          size 200 x 120
          fill .white
        }

        shape Avatar {
          size 200 x 120
          use Panel() { fill .teal }
        }
        """,
      right: """
        shape Panel {
          size 200 x 120
          fill .white
          content(inset: 0)
        }

        shape Avatar {
          size 200 x 120
          use Panel() { fill .teal }
        }
        """),
  ]
}
