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
  static let formats: [Problem.Kind] = [.translucentPaint, .translucentLayer, .softShadow]
}

private func layerText(_ name: String) -> String { name.isEmpty ? "this layer" : "layer \(quoted(name))" }
