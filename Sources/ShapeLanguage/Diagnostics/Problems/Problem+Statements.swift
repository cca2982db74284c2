extension Problem.Kind {
  static let misplacedStatement = Problem.Kind(
    "E0501",
    Explanation(
      "Misplaced statement",
      meaning: """
        Each kind of block allows certain statements. A path contains path commands. A style contains fills, strokes,
        borders, shadows and cuts. A shape or a layer contains everything except path commands. `size` must be directly
        in the block of its shape. `content` and `outline` can't be in a `repeat`.
        """,
      reason: """
        The statement could have no effect here: a path has no paint, and a style has no size.
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
        """))
}

extension Problem {
  static func misplacedStatement(_ word: String, _ place: StatementPlace) -> Problem {
    Problem(
      .misplacedStatement, "\(quoted(word)) is not allowed in \(place.text)", hint: misplacedHint(word, place))
  }
}

extension Problem.Kind {
  static let repeatedStatement = Problem.Kind(
    "E0502",
    Explanation(
      "Duplicate statement",
      meaning: """
        A shape has one `size`. Its slots have different names, and a `use` fills each of them once. A layer has one
        `outline`, and a `switch` has one `default`.
        This is a second one. The message shows the first one.
        """,
      reason: """
        Only one of them could apply. To combine two outlines into one path, use `.union`.
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
        """))
}

extension Problem {
  static func repeatedStatement(_ word: String) -> Problem {
    Problem(
      .repeatedStatement, "duplicate \(quoted(word))", hint: "remove one of them", fix: .removeCopy)
  }
}

extension Problem.Kind {
  static let missingSize = Problem.Kind(
    "E0503",
    Explanation(
      "Shape without a size",
      meaning: """
        Each shape states its design size, such as `size 240 x 320`. The shape is drawn at that size if no other size is
        given.
        """,
      reason: """
        A shape can be drawn and checked on its own, so it needs a size.
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
        """))
}

extension Problem {
  static func missingSize(_ name: String) -> Problem {
    Problem(
      .missingSize, "`size` is missing from shape \(quoted(name))",
      hint: "add the design size at the start of its block, as in `size 240 x 320`")
  }
}

extension Problem.Kind {
  static let noCurrentPoint = Problem.Kind(
    "E0504",
    Explanation(
      "Path command without a current point",
      meaning: """
        `line`, `quad`, `curve`, `corner` and `close` continue from the end of the command before them. A path has no
        current point at its beginning, so it must begin with `move`, `arc` or `add`.
        """,
      reason: """
        A line has two ends, and this one has no start.
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
        """))
}

extension Problem {
  static func noCurrentPoint(_ word: String) -> Problem {
    Problem(
      .noCurrentPoint, "\(quoted(word)) needs a current point", hint: "begin the path with `move`, as in `move (0, 0)`")
  }
}

extension Problem.Kind {
  static let overdeterminedFrame = Problem.Kind(
    "E0505",
    Explanation(
      "Too many labels for a frame",
      meaning: """
        A frame is determined by two of `left:`, `right:`, `centerX:` and `width:`, and by two of `top:`, `bottom:`,
        `centerY:` and `height:`. `leading:` and `trailing:` count like `left:` and `right:`. This layer has three or more for one of the two axes.
        """,
      reason: """
        Three of them can only agree at one size of the parent. At any other size, one of them would have to be ignored.
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
        """))
}

extension Problem {
  /// - Parameter flows: Whether the horizontal sides are the leading and the trailing one.
  static func overdeterminedFrame(isHorizontal: Bool, flows: Bool = false) -> Problem {
    let sides = flows ? "`leading:`, `trailing:`" : "`left:`, `right:`"
    return Problem(
      .overdeterminedFrame,
      isHorizontal
        ? "too many horizontal labels: a layer takes two of \(sides), `centerX:` and `width:`"
        : "too many vertical labels: a layer takes two of `top:`, `bottom:`, `centerY:` and `height:`",
      hint: "remove one of them; it follows from the other two")
  }
}

extension Problem.Kind {
  static let mixedSides = Problem.Kind(
    "E0515",
    Explanation(
      "Leading or trailing beside left or right",
      meaning: """
        `leading:` and `trailing:` follow the direction of the layout: from right to left, the leading side is the right
        one. `left:` and `right:` never change. One frame, inset or rounded rectangle uses either of them.
        """,
      reason: """
        From right to left, `leading:` and `right:` mean the same side, and the other side is not set.
        """,
      wrong: """
        shape Row {
          size 240 x 40
          layer(leading: 8, right: 40) { fill .teal }
        }
        """,
      right: """
        shape Row {
          size 240 x 40
          layer(leading: 8, trailing: 40) { fill .teal }
        }
        """))
}

extension Problem {
  /// - Parameter replacement: The label for the same side from left to right, unless it is given too.
  static func mixedSides(_ label: String, with other: String, replacement: String?) -> Problem {
    Problem(
      .mixedSides, "\(quoted(label + ":")) can't be mixed with \(quoted(other + ":"))",
      hint: replacement.map { "use \(quoted($0 + ":")), which follows the direction of the layout" }
        ?? "remove one of them",
      fix: replacement.map { .rename(label, to: $0) })
  }
}

extension Problem.Kind {
  static let doubledFrame = Problem.Kind(
    "E0506",
    Explanation(
      "Repeated label of a frame",
      meaning: """
        `size:` sets both `width:` and `height:`, and `center:` sets both `centerX:` and `centerY:`. This header sets
        one of these values twice.
        """,
      reason: """
        If the values differ, one of them is wrong. If they are the same, one of them is enough.
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
        """))
}

extension Problem {
  static func doubledFrame(_ label: String) -> Problem {
    let parts = label == "size" ? "`width:` and `height:`" : "`centerX:` and `centerY:`"
    return Problem(
      .doubledFrame, "\(quoted(label + ":")) repeats another label",
      hint: "remove one of them; \(quoted(label + ":")) sets both \(parts)")
  }
}

extension Problem.Kind {
  static let statements: [Problem.Kind] = [
    .misplacedStatement, .repeatedStatement, .missingSize, .noCurrentPoint, .overdeterminedFrame, .mixedSides,
    .doubledFrame,
  ]
}

extension StatementPlace {
  fileprivate var text: String {
    switch self {
    case .shape: "a shape"
    case .layer: "a layer"
    case .use: "the block of a `use`"
    case .style: "a style"
    case .path: "a path"
    case .shapeBranch, .useBranch: "an `if` or `switch`"
    case .repeat: "a `repeat`"
    }
  }
}

private func misplacedHint(_ word: String, _ place: StatementPlace) -> Hint? {
  switch place {
  case .path: "move it out of the path; a path contains commands such as `move` and `line`"
  case .style: "move it out of the style; a style contains statements such as `fill`, `border` and `shadow`"
  case .repeat, .shape, .layer, .use, .shapeBranch, .useBranch:
    switch word {
    case "slot" where place == .useBranch: "put the `if` or `switch` into the block of the slot"
    case "slot": "put it directly into the block of a `use`; to declare a slot in a shape, use `content icon(…)`"
    case "size": "put it directly into the block of the shape"
    case "move", "line", "quad", "curve", "arc", "corner", "close", "add":
      "put it into the block of a path, as in `outline { move (0, 0); line (10, 10) }`"
    case _ where place == .repeat: "move it out of the `repeat`, so that there is only one"
    default: nil
    }
  }
}
