import ShapeCore

extension Problem.Kind {
  static let badDash = Problem.Kind(
    "E0614",
    Explanation(
      "Invalid dashes",
      meaning: """
        `dash:` lists the lengths of dashes and gaps in turn. No length can be negative, and they can't all be 0. An
        empty list draws a line without gaps.
        """,
      reason: """
        Dashes and gaps without a length never reach the end of the path.
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
    Problem(.badDash, "dashes and gaps can't be negative or all 0", hint: "use lengths such as `dash: [4, 2]`")
  }
}

extension Problem.Kind {
  static let alignedOpenPath = Problem.Kind(
    "E0615",
    Explanation(
      "Aligned stroke of an open path",
      meaning: """
        `align: .inside` and `align: .outside` draw a stroke on one side of a path. The path must be closed. End it with
        `close`, or remove `align:`.
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
      .alignedOpenPath, "`align:` is not allowed for an open path, because it has no inside",
      hint: "end the path with `close`, or remove `align:`")
  }
}

extension Problem.Kind {
  static let tooManyDashes = Problem.Kind(
    "E0622",
    Explanation(
      "Too many dashes",
      meaning: """
        Dashes and gaps of these lengths would divide the path into more than 100,000 dashes.
        """,
      reason: """
        Such fine dashes look like a solid line, but they make a very large file and take long to draw.
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
      .tooManyDashes, "too many dashes: the path would have \(number(count)), the limit is \(PictureLimits.dashes)",
      hint: "use longer dashes and gaps")
  }
}

extension Problem.Kind {
  static let dashes: [Problem.Kind] = [.badDash, .tooManyDashes, .alignedOpenPath]
}
