extension Problem.Kind {
  static let unseenShadow = Problem.Kind(
    "W0017",
    Explanation(
      "A shadow that is not seen",
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
        """))
}

extension Problem {
  static func unseenShadow(_ reason: UnseenShadow) -> Problem {
    switch reason {
    case .clear:
      Problem(
        .unseenShadow, "this shadow is not seen: its colour has an opacity of 0",
        hint: "a shadow has a colour and an opacity: `shadow .black, radius: 4, opacity: 30%`")
    case .withoutCaster:
      Problem(
        .unseenShadow, "nothing casts this shadow: the layer paints nothing",
        hint: "what is painted in the same layer casts it")
    case .hidden:
      Problem(
        .unseenShadow, "this shadow is not seen: it lies exactly below what casts it",
        hint: "`radius:` makes it wider, and `offset:` moves it")
    }
  }
}

extension Problem.Kind {
  static let certainRequirement = Problem.Kind(
    "W0018",
    Explanation(
      "A `require` that can't fail",
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
        """))
}

extension Problem {
  static var certainRequirement: Problem {
    Problem(
      .certainRequirement, "this can't fail: it holds at every size and with all values",
      hint: "leave it out, or compare what can change")
  }
}

extension Problem.Kind {
  static let orderWithoutEffect = Problem.Kind(
    "W0019",
    Explanation(
      "A `z` that changes nothing",
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
        """))
}

extension Problem {
  static var orderWithoutEffect: Problem {
    Problem(
      .orderWithoutEffect, "this `z` changes nothing: the layers are in the same order without it",
      hint: "layers of the same parent lie in the order of the source, those of a greater `z` above")
  }
}

extension Problem.Kind {
  static let emptyPicture = Problem.Kind(
    "W0020",
    Explanation(
      "A shape of which nothing is seen",
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
        """))
}

extension Problem {
  static func emptyPicture(isPainted: Bool) -> Problem {
    Problem(
      .emptyPicture, "nothing is seen of this shape at its design size, whatever its values are",
      hint: isPainted
        ? "look at opacities, at what is cut or erased, and whether what is painted lies within the bounds"
        : "look at opacities, widths and colours, and at what an `if` or a `repeat` leaves out")
  }
}

extension Problem.Kind {
  static let shareAsLength = Problem.Kind(
    "W0021",
    Explanation(
      "A percentage where a length is due",
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
        """))
}

extension Problem {
  static func shareAsLength(_ text: String, _ value: Double, share: String?) -> Problem {
    Problem(
      .shareAsLength, "\(quoted(text)) is \(number(value)) here, a length in points, not a share",
      hint: share.map { .fix(.write($0)) } ?? "a share of a length is written as a product, such as `50% * width`",
      fix: share.map { .replace(with: $0) })
  }
}

extension Problem.Kind {
  static let suspicions: [Problem.Kind] = [
    .unseenShadow, .certainRequirement, .orderWithoutEffect, .emptyPicture, .shareAsLength,
  ]
}

/// Why a shadow can't be seen.
public enum UnseenShadow: Sendable {
  /// Its colour is transparent.
  case clear
  /// The layer paints nothing.
  case withoutCaster
  /// It lies exactly below what casts it.
  case hidden
}
