extension Explanation {
  /// W0: what is in none of the pictures that `shapec check` draws, and what changes none of them.
  static let unseen: [Explanation] = [
    Explanation(
      "W0010", "A layer that is wholly covered",
      meaning: """
        In every picture that `shapec check` draws, one opaque fill lies above all that the layer paints, its shadow
        included. The message shows the fill.
        """,
      reason: """
        The layer was to be seen, so most likely the order of the layers is not what was meant.
        """,
      wrong: """
        shape Card {
          size 240 x 120, min: 60 x 60
          layer mark(inset: 20) { fill .teal }
          layer paper { fill .white }
        }
        """,
      right: """
        shape Card {
          size 240 x 120, min: 60 x 60
          layer mark(inset: 20, z: 1) { fill .teal }
          layer paper { fill .white }
        }
        """),

    Explanation(
      "W0011", "A layer outside the shape",
      meaning: """
        In every picture that `shapec check` draws, all that the layer paints, its shadow included, lies beyond the edges
        of the shape.
        """,
      reason: """
        Where the picture is as large as the shape nothing is seen of it. Often an edge is measured from the wrong side:
        `left:` is the distance from the left edge, `right:` that from the right one.
        """,
      wrong: """
        shape Card {
          size 240 x 120
          fill .white
          layer(left: width, width: 20) { fill .teal }
        }
        """,
      right: """
        shape Card {
          size 240 x 120
          fill .white
          layer(right: 0, width: 20) { fill .teal }
        }
        """),

    Explanation(
      "W0012", "A border wider than half of the layer",
      meaning: """
        At every size and with all values that `shapec check` tries, the borders of opposite edges meet: together they
        are wider than what they go round. Of an edge without an opposite one, the border is wider than all of it.
        """,
      reason: """
        Borders lie inside. Such a one leaves nothing to be seen of what is within, and looks like a fill.
        """,
      wrong: """
        shape Card {
          size 240 x 120
          fill .white
          border .all, width: 80, color: .teal
        }
        """,
      right: """
        shape Card {
          size 240 x 120
          fill .white
          border .all, width: 8, color: .teal
        }
        """),

    Explanation(
      "W0013", "A `clip` that cuts nothing off",
      meaning: """
        In every picture that `shapec check` draws, all that the layer paints lies within what the `clip` keeps. Layers
        that hold the content slot are not warned of: what will stand there is not known.
        """,
      reason: """
        It only makes the picture larger and slower; or a path was meant that is smaller.
        """,
      wrong: """
        shape Card {
          size 240 x 120
          fill .teal, path: circle(center: center, radius: 40)
          clip rect(bounds)
        }
        """,
      right: """
        shape Card {
          size 240 x 120
          fill .teal, path: circle(center: center, radius: 40)
          clip rect(bounds.inset(by: 30))
        }
        """),

    Explanation(
      "W0014", "A `clip` that leaves nothing",
      meaning: """
        In every picture that `shapec check` draws, all that the layer paints lies outside of what the `clip` keeps. Of a
        line, which has no inside, it keeps nothing.
        """,
      reason: """
        Nothing is seen of the layer. A path stands in the coordinates of its own layer: (0, 0) is the top left corner.
        """,
      wrong: """
        shape Card {
          size 240 x 120
          layer(left: 180, width: 40) {
            fill .teal
            clip circle(center: (200, 60), radius: 20)
          }
        }
        """,
      right: """
        shape Card {
          size 240 x 120
          layer(left: 180, width: 40) {
            fill .teal
            clip circle(center: center, radius: 20)
          }
        }
        """),

    Explanation(
      "W0015", "An `erase` that misses",
      meaning: """
        In every picture that `shapec check` draws, the layer paints nothing where the `erase` rubs out, or the path of
        the `erase` has no inside: to rub out a line, write `erase line.stroked(width: 4)`.
        """,
      reason: """
        Nothing changes without it; a hole was meant to be there. A path stands in the coordinates of its own layer.
        """,
      wrong: """
        shape Card {
          size 240 x 120
          layer(left: 180, width: 40) {
            fill .teal
            erase circle(center: (200, 60), radius: 10)
          }
        }
        """,
      right: """
        shape Card {
          size 240 x 120
          layer(left: 180, width: 40) {
            fill .teal
            erase circle(center: center, radius: 10)
          }
        }
        """),

    Explanation(
      "W0016", "An `erase` that leaves nothing",
      meaning: """
        In every picture that `shapec check` draws, all that the layer paints is rubbed out.
        """,
      reason: """
        Nothing is seen of the layer. What an `erase` is to spare goes into a layer of its own, beside this one.
        """,
      wrong: """
        shape Card {
          size 240 x 120
          fill .teal
          erase rect(bounds)
        }
        """,
      right: """
        shape Card {
          size 240 x 120
          fill .teal
          erase rect(bounds.inset(by: 20))
        }
        """),

    Explanation(
      "W0017", "A shadow that is not seen",
      meaning: """
        In every picture that `shapec check` draws, the shadow's colour has an opacity of 0, or its layer paints nothing
        that casts it, or it lies exactly below what casts it: with no radius, no offset, and opaque paint above.
        """,
      reason: """
        A shadow is cast by what its own layer paints, not by the outline and not by the content. Where it stands in the
        wrong layer none appears.
        """,
      wrong: """
        shape Card {
          size 240 x 120
          layer { fill .white }
          layer { shadow .black, radius: 6 }
        }
        """,
      right: """
        shape Card {
          size 240 x 120
          layer { fill .white; shadow .black, radius: 6 }
        }
        """),

    Explanation(
      "W0018", "A `require` that can't fail",
      meaning: """
        The condition holds at any size, whatever values the parameters have in their ranges. What is compared with a
        `let` of the file is not warned of, since that may be changed; nor what holds only by `min:` and `max:`, since it
        says what these are for.
        """,
      reason: """
        It promises a look at something that nobody looks at; often a `<` stands where a `>` was meant.
        """,
      wrong: """
        shape Card(inset in 0...20 = 8) {
          size 240 x 120, min: 60 x 60
          require inset >= 0
          layer(inset: inset) { fill .teal }
        }
        """,
      right: """
        shape Card(inset in 0...20 = 8) {
          size 240 x 120, min: 60 x 60
          layer(inset: inset) { fill .teal }
        }
        """),

    Explanation(
      "W0019", "A `z` that changes nothing",
      meaning: """
        In every picture that `shapec check` draws, the layers are painted in the same order without this `z:`. Names
        after `above:` and `below:` are not warned of: they say what is meant, whatever moves later.
        """,
      reason: """
        Whoever reads it looks for a layer that it is above. Layers of one parent are painted in the order of the source,
        those with a greater `z:` later.
        """,
      wrong: """
        shape Card {
          size 240 x 120
          layer { fill .white }
          layer(inset: 20, z: 1) { fill .teal }
        }
        """,
      right: """
        shape Card {
          size 240 x 120
          layer { fill .white }
          layer(inset: 20) { fill .teal }
        }
        """),

    Explanation(
      "W0020", "A shape of which nothing is seen",
      meaning: """
        There is a `fill`, a `stroke` or a `border`, but all of it is cut off, rubbed out, outside the bounds of the
        shape, transparent, without any width, or in a branch that is never drawn: at the design size, and at the least
        and the largest size where `min:` and `max:` say them. At sizes that the shape does not speak of, something may
        be seen. A shape that holds the content slot is not judged.
        """,
      reason: """
        Mostly a place was meant for another size: what is measured from `center`, `width` and `height` moves with the
        shape, and a number does not.
        """,
      wrong: """
        shape Spot {
          size 100 x 100
          fill .teal, path: circle(center: (200, 200), radius: 40)
        }
        """,
      right: """
        shape Spot {
          size 100 x 100
          fill .teal, path: circle(center: center, radius: 40)
        }
        """),
  ]
}
