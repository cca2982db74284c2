extension Problem.Kind {
  static let notYet = Problem.Kind(
    "E0801",
    Explanation(
      "Not supported yet",
      meaning: """
        This is part of the language, but can't be drawn yet: `mask`, and `inner: true` and `spread:` of
        shadows.
        """,
      reason: """
        Without these, the picture would look different from its source, so they are refused until they can be
        drawn.
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
        .notYet, "`mask` is not supported yet", hint: "use `clip` to keep the inside of a path, or `erase` to remove it"
      )
    case .shadowSpread:
      Problem(
        .notYet, "`spread:` of a shadow is not supported yet",
        hint: "remove it; a larger `radius:` makes the shadow wider")
    case .innerShadow:
      Problem(
        .notYet, "inner shadows are not supported yet", hint: "remove `inner:` for an outer shadow")
    }
  }
}

extension Problem.Kind {
  static let translucentPaint = Problem.Kind(
    "E0802",
    Explanation(
      "Translucent paint in EPS",
      meaning: """
        The picture is written with `--emit eps`, and this paint shows what is below it. EPS has no
        transparency: every paint covers everything below it. SVG can draw the same source.
        """,
      reason: """
        An opaque paint would hide what it should only tint.
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
      .translucentPaint, "this paint in \(layerText(layer)) is translucent, but EPS has no transparency",
      hint: "use an opaque paint, or write SVG with `--emit svg`")
  }
}

extension Problem.Kind {
  static let translucentLayer = Problem.Kind(
    "E0803",
    Explanation(
      "Translucent layer in EPS",
      meaning: """
        The picture is written with `--emit eps`, and this layer has an opacity below 1, so that it shows what
        is below it. EPS has no transparency. SVG can draw the same source.
        """,
      reason: """
        An opaque layer would hide what it should only tint.
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
      .translucentLayer, "\(layerText(layer)) is translucent, but EPS has no transparency",
      hint: "remove its `opacity:`, or write SVG with `--emit svg`")
  }
}

extension Problem.Kind {
  static let softShadow = Problem.Kind(
    "E0804",
    Explanation(
      "Soft or translucent shadow in EPS",
      meaning: """
        The picture is written with `--emit eps`, and this shadow has a radius or a translucent color. EPS has
        no transparency: it can only draw an opaque shadow with a sharp edge. `--without shadows` leaves out all
        shadows.
        """,
      reason: """
        A sharp shadow makes a different picture, so the choice is yours.
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
      "the shadow of \(layerText(layer)) is \(isBlurred ? "blurred" : "translucent"), but EPS has no transparency",
      hint: "use `--without shadows` to leave out all shadows")
  }
}

extension Problem.Kind {
  static let formats: [Problem.Kind] = [.notYet, .translucentPaint, .translucentLayer, .softShadow]
}

/// Features of the language that are not supported yet.
public enum PendingFeature: Sendable {
  case softMask, shadowSpread, innerShadow
}

private func layerText(_ name: String) -> String { name.isEmpty ? "this layer" : "layer \(quoted(name))" }
