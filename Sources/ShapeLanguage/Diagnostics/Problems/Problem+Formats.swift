extension Problem.Kind {
  static let notYet = Problem.Kind(
    "E0801",
    Explanation(
      "Not available yet",
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
        """))
}

extension Problem {
  static func notYet(_ feature: PendingFeature) -> Problem {
    switch feature {
    case .softMask:
      Problem(
        .notYet, "`mask` is not available yet", hint: "`clip` keeps a path's inside, and `erase` rubs a path out")
    case .shadowSpread:
      Problem(
        .notYet, "`spread:` of a shadow is not available yet",
        hint: "leave it out; a larger `radius:` makes the shadow wider")
    case .innerShadow:
      Problem(
        .notYet, "inner shadows are not available yet", hint: "leave `inner:` out for a shadow that falls outside")
    }
  }
}

extension Problem.Kind {
  static let translucentPaint = Problem.Kind(
    "E0802",
    Explanation(
      "A translucent paint in EPS",
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
        """))
}

extension Problem {
  public static func translucentPaint(layer: String) -> Problem {
    Problem(
      .translucentPaint, "this paint in \(layerText(layer)) is translucent, and EPS has no transparency",
      hint: "give it an opacity of 1, or draw it as SVG")
  }
}

extension Problem.Kind {
  static let translucentLayer = Problem.Kind(
    "E0803",
    Explanation(
      "A translucent layer in EPS",
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
        """))
}

extension Problem {
  public static func translucentLayer(_ layer: String) -> Problem {
    Problem(
      .translucentLayer, "\(layerText(layer)) is translucent, and EPS has no transparency",
      hint: "give it an opacity of 1, or draw it as SVG")
  }
}

extension Problem.Kind {
  static let softShadow = Problem.Kind(
    "E0804",
    Explanation(
      "A soft or translucent shadow in EPS",
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
        """))
}

extension Problem {
  public static func softShadow(layer: String, isBlurred: Bool) -> Problem {
    Problem(
      .softShadow,
      "the shadow of \(layerText(layer)) is \(isBlurred ? "blurred" : "translucent"), and EPS has no transparency",
      hint: "`--without shadows` draws the picture without them")
  }
}

extension Problem.Kind {
  static let formats: [Problem.Kind] = [.notYet, .translucentPaint, .translucentLayer, .softShadow]
}

/// Parts of the language that are not available yet.
public enum PendingFeature: Sendable {
  case softMask, shadowSpread, innerShadow
}

private func layerText(_ name: String) -> String { name.isEmpty ? "this layer" : "the layer \(quoted(name))" }
