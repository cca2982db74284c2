extension Problem.Kind {
  static let unknownLabel = Problem.Kind(
    "E0401",
    Explanation(
      "A label that is not known here",
      meaning: """
        This statement, function, shape or style has no such label. It is misspelt, or taken from somewhere else; the
        message names the nearest one, or all of them.
        """,
      reason: """
        If it were left out without a word, the picture would be another one than what the source seems to say.
        """,
      wrong: """
        shape Card {
          size 240 x 120
          stroke .black, thickness: 2
        }
        """,
      right: """
        shape Card {
          size 240 x 120
          stroke .black, width: 2
        }
        """))
}

extension Problem {
  static func unknownLabel(_ label: String, of callee: String, labels: [String], nearest: String?) -> Problem {
    let foreign = ForeignWords.labelHint(label, of: callee)
    return Problem(
      .unknownLabel, "\(quoted(callee)) has no \(quoted(label + ":"))",
      hint: foreign.map { .advice($0) } ?? choiceHint(nearest.map { $0 + ":" }, labels.map { $0 + ":" }),
      fix: foreign == nil ? nearest.map { .rename(label, to: $0) } : nil, missing: .label(label, nearest: nearest))
  }
}

extension Problem.Kind {
  static let repeatedLabel = Problem.Kind(
    "E0402",
    Explanation(
      "A label that is given twice",
      meaning: """
        Each label stands at most once. The message shows the first one.
        """,
      reason: """
        Only one of the two values could count.
        """,
      wrong: """
        shape Card {
          size 240 x 120
          stroke .black, width: 1, width: 2
        }
        """,
      right: """
        shape Card {
          size 240 x 120
          stroke .black, width: 2
        }
        """))
}

extension Problem {
  static func repeatedLabel(_ label: String) -> Problem {
    Problem(.repeatedLabel, "\(quoted(label)) is given twice", hint: "keep one of them", fix: .removeCopy)
  }
}

extension Problem.Kind {
  static let missingLabel = Problem.Kind(
    "E0403",
    Explanation(
      "A value without its label",
      meaning: """
        Most arguments have a label, and this one lacks it. Only what is obvious stands without one, such as the paint
        of a `fill` or the point of a `line`. Functions and shapes that a file declares have a label for every argument.
        """,
      reason: """
        Who reads `shadow .black, 4` can't see whether 4 is a radius or an offset.
        """,
      wrong: """
        shape Card {
          size 240 x 120
          fill .teal
          shadow .black, 4
        }
        """,
      right: """
        shape Card {
          size 240 x 120
          fill .teal
          shadow .black, radius: 4
        }
        """))
}

extension Problem {
  /// - Parameter labels: the labels that the value may lack.
  static func missingLabel(_ labels: [String], of callee: String, value: String) -> Problem {
    let message =
      switch labels.count {
      case 0: "\(quoted(callee)) takes no further value here"
      case 1: "this value needs its label \(quoted(labels[0] + ":"))"
      default: "this value needs a label that says what it is"
      }
    return Problem(
      .missingLabel, message, hint: labelHint(labels, value), fix: labels.count == 1 ? .addLabel(labels[0]) : nil)
  }

  /// `1,5` where 1.5 is meant.
  static func decimalComma(_ whole: String, _ fraction: String) -> Problem {
    Problem(
      .missingLabel, "\(quoted(whole + "," + fraction)) is two values: the decimals of a number go after a point",
      hint: .fix(.write("\(whole).\(fraction)")), fix: .replace(with: "\(whole).\(fraction)"))
  }
}

extension Problem.Kind {
  static let labelOnValue = Problem.Kind(
    "E0407",
    Explanation(
      "A label on a value that has none",
      meaning: """
        This value stands first and alone, without a label: as the colour in `fill .teal` and the point in `line (4, 4)`.
        """,
      reason: """
        There is one way to write each statement, so that all files look alike.
        """,
      wrong: """
        shape Card {
          size 240 x 120
          fill paint: .teal
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
  static func labelOnValue(_ label: String) -> Problem {
    Problem(
      .labelOnValue, "the label \(quoted(label + ":")) is not written: the value stands first, alone",
      hint: .fix(.leaveOutLabel), fix: .removeLabel)
  }
}

extension Problem.Kind {
  static let labels: [Problem.Kind] = [.unknownLabel, .repeatedLabel, .missingLabel, .labelOnValue]
}

private func labelHint(_ labels: [String], _ value: String) -> Hint? {
  switch labels.count {
  case 0: nil
  case 1: .fix(.write("\(labels[0]): \(value)"))
  case 2...4:
    "for example `\(labels[0]): \(value)`; there is \(labels.map { quoted($0 + ":") }.joined(separator: ", "))"
  default: "for example `\(labels[0]): \(value)`"
  }
}
