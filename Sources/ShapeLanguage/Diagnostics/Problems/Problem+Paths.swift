import ShapeCore

extension Problem.Kind {
  static let stopsOutOfOrder = Problem.Kind(
    "E0612",
    Explanation(
      "Gradient stops out of order",
      meaning: """
        The stops of a gradient must be in ascending order, from 0 to 1. Two stops can have the same position.
        """,
      reason: """
        Sorting them would change which colors are neighbors.
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
      .stopsOutOfOrder, "the stops of this gradient are out of order",
      hint: "sort them by position, as in `[stop(.red, at: 0%), stop(.blue, at: 100%)]`", fix: .sortStops)
  }
}

extension Problem.Kind {
  static let tooFewStops = Problem.Kind(
    "E0613",
    Explanation(
      "Gradient with fewer than two colors",
      meaning: """
        A gradient goes from one color to another, so it needs at least two.
        """,
      reason: """
        A gradient with one color is a plain fill and should be written as one. Without colors there is nothing to
        paint.
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
    Problem(.tooFewStops, "expected at least two colors in a gradient, found \(count)")
  }
}

extension Problem.Kind {
  static let cornerDoesNotFit = Problem.Kind(
    "E0616",
    Explanation(
      "Corner radius too large",
      meaning: """
        `corner` draws an arc that touches both lines of a corner. The larger the radius, the farther from the corner
        the arc touches them. With this radius it would touch one of them beyond its end. The message states the
        available length.
        """,
      reason: """
        If the radius were reduced silently, the corner would not match the others.
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
      "the radius of this corner is too large: it needs \(number(needed)) along both lines, but one has only "
        + number(available),
      hint: "use a smaller radius, such as `min(radius, length / 2)`")
  }
}

extension Problem.Kind {
  static let emptyPath = Problem.Kind(
    "E0618",
    Explanation(
      "Empty path",
      meaning: """
        An empty path has no bounds, no points and no direction. A path is often empty because two other paths don't
        overlap, so that their `.intersection` is empty.
        """,
      reason: """
        No point would be right. (0, 0) would look like a real result.
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
        `polygon`, `polyline`, `spline` and `star` need at least two points, and `regularPolygon` at least three sides.
        """,
      reason: """
        A single point has no outline, and two sides have no area.
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
  static func tooFewPoints(_ what: String, _ count: Int, _ parts: String = "points", minimum: Int) -> Problem {
    Problem(.tooFewPoints, "expected at least \(minimum) \(parts) for \(what), found \(count)")
  }
}

extension Problem.Kind {
  static let joinedClosedPath = Problem.Kind(
    "E0630",
    Explanation(
      "Joining a closed path",
      meaning: """
        `add path, joined: true` draws a line from the current point to the start of the other path, and continues
        there. The first piece of that path must be open. Ready-made paths such as `rect` and `circle` are closed.
        """,
      reason: """
        A closed piece has no end, so nothing can be joined to it.
        """,
      wrong: """
        shape Hook {
          size 60 x 40
          stroke .teal, width: 2, path: path {
            move (0, 20)
            add circle(center: (40, 20), radius: 12), joined: true
          }
        }
        """,
      right: """
        shape Hook {
          size 60 x 40
          stroke .teal, width: 2, path: path {
            move (0, 20)
            let ring = circle(center: (40, 20), radius: 12)
            add ring.trimmed(from: 0%, to: 75%), joined: true
          }
        }
        """))
}

extension Problem {
  static var joinedClosedPath: Problem {
    Problem(
      .joinedClosedPath, "a closed path can't be joined to another",
      hint: "remove `joined: true`, or open the path, as in `path.trimmed(from: 0%, to: 50%)`")
  }
}

extension Problem.Kind {
  static let paths: [Problem.Kind] = [
    .stopsOutOfOrder, .tooFewStops, .cornerDoesNotFit, .emptyPath, .tooFewPoints, .joinedClosedPath,
  ]
}
