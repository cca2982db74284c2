import ShapeKit

extension Problem.Kind {
  static let stopsOutOfOrder = Problem.Kind(
    "E0612",
    Explanation(
      "Stops of a gradient that are out of order",
      meaning: """
        The stops of a gradient go from 0 to 1 in the order of the list: none lies before the one that is named before
        it. Two may lie at the same place.
        """,
      reason: """
        To put them in order would change which colours are neighbours.
        """,
      wrong: """
        shape Sky {
          size 120 x 80
          fill linearGradient([stop(.orange, at: 80%), stop(.navy, at: 20%)])
        }
        """,
      right: """
        shape Sky {
          size 120 x 80
          fill linearGradient([stop(.navy, at: 20%), stop(.orange, at: 80%)])
        }
        """))
}

extension Problem {
  static var stopsOutOfOrder: Problem {
    Problem(
      .stopsOutOfOrder, "the stops of a gradient go from 0 to 1, in order",
      hint: "for example `[stop(.red, at: 0), stop(.blue, at: 100%)]`", fix: .sortStops)
  }
}

extension Problem.Kind {
  static let tooFewStops = Problem.Kind(
    "E0613",
    Explanation(
      "A gradient with fewer than two colours",
      meaning: """
        A gradient runs from one colour to another, so it has at least two.
        """,
      reason: """
        With one colour it is a plain fill and is better written so; with none there is nothing to paint.
        """,
      wrong: """
        shape Sky {
          size 120 x 80
          fill linearGradient([.navy])
        }
        """,
      right: """
        shape Sky {
          size 120 x 80
          fill linearGradient([.navy, .orange])
        }
        """))
}

extension Problem {
  static func tooFewStops(_ count: Int) -> Problem {
    Problem(.tooFewStops, "a gradient needs at least two colours, and this has \(count)")
  }
}

extension Problem.Kind {
  static let badDash = Problem.Kind(
    "E0614",
    Explanation(
      "Dashes that are negative, or all 0",
      meaning: """
        The list after `dash:` gives the lengths of dashes and gaps in turn. None of them is negative, and not all of
        them are 0. An empty list makes a line without gaps.
        """,
      reason: """
        Dashes and gaps of no length would never get to the end of the path.
        """,
      wrong: """
        shape Coupon {
          size 120 x 60
          stroke .black, dash: [4, -2]
        }
        """,
      right: """
        shape Coupon {
          size 120 x 60
          stroke .black, dash: [4, 2]
        }
        """))
}

extension Problem {
  static var badDash: Problem {
    Problem(.badDash, "dashes and gaps can't be negative, nor all 0", hint: "for example `dash: [4, 2]`")
  }
}

extension Problem.Kind {
  static let alignedOpenPath = Problem.Kind(
    "E0615",
    Explanation(
      "A stroke to one side of an open path",
      meaning: """
        `align: .inside` and `align: .outside` put the stroke to one side of a path. That works for closed paths only.
        End the path with `close`, or leave `align:` out.
        """,
      reason: """
        An open path has no inside.
        """,
      wrong: """
        shape Flag {
          size 24 x 24
          stroke .teal, width: 2, align: .inside, path: path {
            move (0, 0)
            line (24, 12)
            line (0, 24)
          }
        }
        """,
      right: """
        shape Flag {
          size 24 x 24
          stroke .teal, width: 2, align: .inside, path: path {
            move (0, 0)
            line (24, 12)
            line (0, 24)
            close
          }
        }
        """))
}

extension Problem {
  static var alignedOpenPath: Problem {
    Problem(
      .alignedOpenPath, "an open path has no inside: a stroke with `align:` needs a closed one",
      hint: "end the path with `close`, or leave `align:` out")
  }
}

extension Problem.Kind {
  static let cornerDoesNotFit = Problem.Kind(
    "E0616",
    Explanation(
      "A corner that does not fit",
      meaning: """
        `corner` draws an arc that touches both lines of a corner. The larger its radius, the farther from the corner it
        touches them; here that is beyond the end of one of the lines. The message says how much room there is.
        """,
      reason: """
        To make the arc smaller without a word would give a corner that does not match the others.
        """,
      wrong: """
        shape Tab {
          size 24 x 24
          stroke .teal, path: path {
            move (0, 24)
            corner (0, 0), to: (24, 0), radius: 40
            line (24, 0)
          }
        }
        """,
      right: """
        shape Tab {
          size 24 x 24
          stroke .teal, path: path {
            move (0, 24)
            corner (0, 0), to: (24, 0), radius: 12
            line (24, 0)
          }
        }
        """))
}

extension Problem {
  static func cornerDoesNotFit(needed: Double, available: Double) -> Problem {
    Problem(
      .cornerDoesNotFit,
      "this corner does not fit: it needs \(number(needed)) along each of its two lines, and one is "
        + "\(number(available)) long",
      hint: "take a smaller radius, such as the least of it and half of the line")
  }
}

extension Problem.Kind {
  static let emptyPath = Problem.Kind(
    "E0618",
    Explanation(
      "Something that an empty path has not",
      meaning: """
        A path without any pieces has no bounds, no points and no direction. A path is often empty because two others do
        not meet: then their `.intersection` is nothing.
        """,
      reason: """
        There is no place that could be meant, and (0, 0) would only look like one.
        """,
      wrong: """
        shape Lens {
          size 120 x 60
          let left = circle(center: (40, 30), radius: 16)
          let right = circle(center: (80, 30), radius: 16)
          let middle = left.intersection(right).bounds.center
          fill .gold, path: circle(center: middle, radius: 3)
        }
        """,
      right: """
        shape Lens {
          size 120 x 60
          let left = circle(center: (40, 30), radius: 24)
          let right = circle(center: (80, 30), radius: 24)
          let middle = left.intersection(right).bounds.center
          fill .gold, path: circle(center: middle, radius: 3)
        }
        """))
}

extension Problem {
  static func emptyPath(_ what: String) -> Problem { Problem(.emptyPath, "an empty path has no \(what)") }
}

extension Problem.Kind {
  static let tooFewPoints = Problem.Kind(
    "E0619",
    Explanation(
      "Too few points",
      meaning: """
        A polygon and a star have at least two points. Here are fewer.
        """,
      reason: """
        One point alone bounds nothing.
        """,
      wrong: """
        shape Award {
          size 60 x 60
          outline star(center: center, points: 1, outerRadius: 28, innerRadius: 12)
          fill .gold
        }
        """,
      right: """
        shape Award {
          size 60 x 60
          outline star(center: center, points: 5, outerRadius: 28, innerRadius: 12)
          fill .gold
        }
        """))
}

extension Problem {
  static func tooFewPoints(_ what: String, _ count: Int, minimum: Int) -> Problem {
    Problem(.tooFewPoints, "\(what) needs at least \(minimum) points, and this has \(count)")
  }
}

extension Problem.Kind {
  static let tooManyDashes = Problem.Kind(
    "E0622",
    Explanation(
      "Too many dashes",
      meaning: """
        Dashes and gaps of these lengths would cut the path into more than 100,000 dashes.
        """,
      reason: """
        Such fine dashes look like a plain line, and take a very large file and a long time to draw.
        """,
      wrong: """
        shape Coupon {
          size 120 x 60
          fill .black, path: rect(bounds).dashed([0.001, 0.001]).stroked(width: 1)
        }
        """,
      right: """
        shape Coupon {
          size 120 x 60
          fill .black, path: rect(bounds).dashed([4, 2]).stroked(width: 1)
        }
        """))
}

extension Problem {
  static func tooManyDashes(_ count: Double) -> Problem {
    Problem(
      .tooManyDashes, "these lengths cut the path into \(number(count)) dashes; the limit is \(PictureLimits.dashes)",
      hint: "take longer dashes and gaps")
  }
}

extension Problem.Kind {
  static let paths: [Problem.Kind] = [
    .stopsOutOfOrder, .tooFewStops, .badDash, .alignedOpenPath, .cornerDoesNotFit, .emptyPath, .tooFewPoints,
    .tooManyDashes,
  ]
}
