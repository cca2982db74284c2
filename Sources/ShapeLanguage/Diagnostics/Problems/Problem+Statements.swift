extension Problem.Kind {
  static let misplacedStatement = Problem.Kind(
    "E0501",
    Explanation(
      "A statement where it does not belong",
      meaning: """
        Each block holds statements of certain kinds. A path holds path commands, a style paints, cuts and shadows, a
        shape or a layer all but path commands. `size` stands directly in the block of its shape, and `content` and
        `outline` in no `repeat`.
        """,
      reason: """
        Where it stands the statement could do nothing: a path has no paint, and a style has no size.
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
      .misplacedStatement, "\(quoted(word)) does not belong in \(place.text)", hint: misplacedHint(word, place))
  }
}

extension Problem.Kind {
  static let repeatedStatement = Problem.Kind(
    "E0502",
    Explanation(
      "A statement that may stand only once",
      meaning: """
        A shape has one `size` and at most one `content`, a layer has one `outline`, and a `switch` has one `default`.
        Here is a second one; the message shows the first.
        """,
      reason: """
        Only one of them could count, and which one would depend on their order. Of two outlines, one path is made with
        `.union`.
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
      .repeatedStatement, "a second \(quoted(word)) has no meaning", hint: "keep one of them", fix: .removeCopy)
  }
}

extension Problem.Kind {
  static let missingSize = Problem.Kind(
    "E0503",
    Explanation(
      "A shape without a size",
      meaning: """
        Each shape says the size that it is designed for: `size 240 x 320`. That is the size it is drawn at where nobody
        asks for another.
        """,
      reason: """
        A shape can be drawn by itself, looked at and checked, and for that it needs a size of its own.
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
      .missingSize, "the shape \(quoted(name)) does not say its size",
      hint: "begin its block with the size it is designed for: `size 240 x 320`")
  }
}

extension Problem.Kind {
  static let noCurrentPoint = Problem.Kind(
    "E0504",
    Explanation(
      "A path command without a current point",
      meaning: """
        `line`, `quad`, `curve`, `corner` and `close` go on from the point where the command before them ended. At the
        beginning of a path there is none yet: it begins with `move`, `arc` or `add`.
        """,
      reason: """
        A line has two ends, and only one of them is given here.
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
      .noCurrentPoint, "\(quoted(word)) has no point to start from", hint: "a path begins with `move`")
  }
}

extension Problem.Kind {
  static let overdeterminedFrame = Problem.Kind(
    "E0505",
    Explanation(
      "A frame that says too much",
      meaning: """
        Across, any two of `left:`, `right:`, `centerX:` and `width:` give the frame of a layer; down, any two of `top:`,
        `bottom:`, `centerY:` and `height:`. Here are three or more.
        """,
      reason: """
        Three would fit each other at one size of the parent at most, and at any other size one of them would have to
        give way.
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
  static func overdeterminedFrame(isHorizontal: Bool) -> Problem {
    Problem(
      .overdeterminedFrame,
      isHorizontal
        ? "two of left, right, centre and width fix a layer across; here are more"
        : "two of top, bottom, centre and height fix a layer down; here are more",
      hint: "leave one out; what is not named follows from the others")
  }
}

extension Problem.Kind {
  static let doubledFrame = Problem.Kind(
    "E0506",
    Explanation(
      "A frame that says something twice",
      meaning: """
        `size:` gives `width:` and `height:` at once, and `center:` gives `centerX:` and `centerY:`. Here one of the two
        stands beside the label that gives it already.
        """,
      reason: """
        If the two differ, one of them is wrong; if they are the same, one of them is enough.
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
    Problem(
      .doubledFrame, "\(quoted(label)) says again what another label says", hint: "leave one of them out")
  }
}

extension Problem.Kind {
  static let noSlot = Problem.Kind(
    "E0507",
    Explanation(
      "A block for a shape without a content slot",
      meaning: """
        `use Name() { … }` puts the block into the content slot of the used shape. This shape has no slot: there is no
        `content` in it.
        """,
      reason: """
        The block would have no place: neither a frame nor an order among the layers of that shape.
        """,
      wrong: """
        shape Panel {
          size 200 x 120
          fill .white
        }

        shape Avatar {
          size 200 x 120
          use Panel() { fill .teal }
        }
        """,
      right: """
        shape Panel {
          size 200 x 120
          fill .white
          content(inset: 0)
        }

        shape Avatar {
          size 200 x 120
          use Panel() { fill .teal }
        }
        """))
}

extension Problem {
  static func noSlot(_ name: String) -> Problem {
    Problem(
      .noSlot, "the shape \(quoted(name)) has no content slot to fill",
      hint: "a shape has a slot where `content(…)` stands in it")
  }
}

extension Problem.Kind {
  static let statements: [Problem.Kind] = [
    .misplacedStatement, .repeatedStatement, .missingSize, .noCurrentPoint, .overdeterminedFrame, .doubledFrame,
    .noSlot,
  ]
}

extension StatementPlace {
  fileprivate var text: String {
    switch self {
    case .shape: "a shape"
    case .layer: "a layer"
    case .style: "a style"
    case .path: "a path"
    case .shapeBranch: "an `if` or `switch`"
    case .repeatBlock: "a `repeat`"
    }
  }
}

private func misplacedHint(_ word: String, _ place: StatementPlace) -> Hint? {
  switch place {
  case .path: "in a path stand `move`, `line`, `quad`, `curve`, `arc`, `corner`, `close`, `add` and values"
  case .style: "a style holds paints, cuts and shadows"
  case .repeatBlock: "a `repeat` holds what may be there many times: layers, paints, values"
  case .shape, .layer, .shapeBranch:
    switch word {
    case "size": "a shape says its size once, directly in its block"
    case "move", "line", "quad", "curve", "arc", "corner", "close", "add":
      "write it inside `outline { … }` or `path { … }`"
    default: nil
    }
  }
}
