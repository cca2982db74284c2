extension Problem.Kind {
  static let unseenShadow = Problem.Kind(
    "W0017",
    Explanation(
      "Invisible shadow",
      meaning: """
        In every picture that `shapec check` draws, the color of the shadow has an opacity of 0, or its layer paints
        nothing that casts a shadow, or the shadow is exactly below what casts it: it has no radius and no offset, and
        the paint above it is opaque.
        """,
      reason: """
        A shadow is cast by the paint of its own layer, not by its outline or its content slot. A shadow in the wrong
        layer is invisible.
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
        .unseenShadow, "this shadow is not visible: its color has an opacity of 0",
        hint: "use a visible color, as in `shadow .black, radius: 4, opacity: 30%`")
    case .withoutCaster:
      Problem(
        .unseenShadow, "this shadow has no effect: its layer paints nothing",
        hint: "move it into a layer that paints something")
    case .hidden:
      Problem(
        .unseenShadow, "this shadow is not visible: it is exactly below what casts it",
        hint: "add `radius:` to blur it, or `offset:` to move it")
    }
  }
}

extension Problem.Kind {
  static let certainRequirement = Problem.Kind(
    "W0018",
    Explanation(
      "`require` that can't fail",
      meaning: """
        The condition is true at every size and with all values of the parameters in their ranges. Conditions that use a
        `let` of the file get no warning, because its value may change. Nor do conditions that are true only because of
        `min:` and `max:`, because they document the reason for these limits.
        """,
      reason: """
        The `require` checks nothing. Often a `<` should be a `>`.
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
      .certainRequirement, "this condition is always true, at every size and with all values",
      hint: "remove the `require`, or compare something that can change")
  }
}

extension Problem.Kind {
  static let orderWithoutEffect = Problem.Kind(
    "W0019",
    Explanation(
      "`z` without effect",
      meaning: """
        In every picture that `shapec check` draws, everything is painted in the same order without this `z:`. Names in
        `above:` and `below:` get no warning, because they document the intended order.
        """,
      reason: """
        A reader looks for the fill, stroke or layer that this layer should cover. The fills, strokes and layers of one
        parent are painted in source order. Fills and strokes have a `z` of 0, and layers with a larger `z:` are painted
        later.
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
      .orderWithoutEffect, "this `z:` has no effect: the order of painting is the same without it",
      hint: "remove it, or use another number; layers with a larger `z:` are painted later")
  }
}

extension Problem.Kind {
  static let emptyPicture = Problem.Kind(
    "W0020",
    Explanation(
      "Invisible shape",
      meaning: """
        The shape has a `fill`, a `stroke` or a `border`, but nothing of it is visible: it is clipped, erased, outside
        the bounds, transparent or without a width, or in a branch that is never drawn. This is so at the design size,
        and at the minimum and maximum size if the shape states them. At other sizes something may be visible. A shape
        with a content slot is not judged.
        """,
      reason: """
        Usually a position was written for another size. Positions that use `center`, `width` and `height` follow the
        size of the shape, and numbers don't.
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
      .emptyPicture, "nothing in this shape is visible at its design size, with any values",
      hint: isPainted
        ? "check the opacities, the cuts, and whether everything is inside the bounds"
        : "check the opacities, widths and colors, and whether an `if` or a `repeat` omits everything")
  }
}

extension Problem.Kind {
  static let shareAsLength = Problem.Kind(
    "W0021",
    Explanation(
      "Percentage used as a length",
      meaning: """
        A percentage is a number: `50%` is 0.5. Lengths are in points, so this is half a point, not half of the width.
        """,
      reason: """
        In CSS a percentage is a share of the parent. Here, multiply it by a length: `50% * width`. In the header of a
        layer, that is the width of its parent. Points of a gradient are in points too: its lower right corner is
        `(width, height)`, not `(1, 1)`.
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
  /// - Parameter isCertain: Whether the number can be replaced separately.
  static func shareAsLength(_ text: String, _ value: Double, share: String?, isCertain: Bool = true) -> Problem {
    Problem(
      .shareAsLength, "\(quoted(text)) means \(number(value)) \(value == 1 ? "point" : "points") here, not a share",
      hint: share.map { .fix(.write($0)) } ?? "multiply it by a length, as in `50% * width`",
      fix: isCertain ? share.map { .replace(with: $0) } : nil)
  }
}

extension Problem.Kind {
  static let suspicions: [Problem.Kind] = [
    .unseenShadow, .certainRequirement, .orderWithoutEffect, .emptyPicture, .shareAsLength,
  ]
}

/// Why a shadow is not visible.
public enum UnseenShadow: Sendable {
  /// Its color is transparent.
  case clear
  /// The layer paints nothing.
  case withoutCaster
  /// It is exactly below what casts it.
  case hidden
}
