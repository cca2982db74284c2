extension Problem.Kind {
  static let unknownLabel = Problem.Kind(
    "E0401",
    Explanation(
      "Unknown label",
      meaning: """
        This statement, function, shape or style has no such label. The label is misspelled, or it belongs to
        something else. The message suggests the nearest label, or lists all of them.
        """,
      reason: """
        If the argument were ignored, the picture would differ from the source without a message.
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
    let block = "`use \(callee)() { slot \(label) { … } }`"
    let isShapeWithoutLabels = labels.isEmpty && callee.first?.isUppercase == true
    let foreign =
      ForeignWords.labelHint(label, of: callee)
      ?? (isShapeWithoutLabels ? "the shape has no parameters; a slot is filled in a block: \(block)" : nil)
    return Problem(
      .unknownLabel, "unknown label \(quoted(label + ":")) for \(quoted(callee))",
      hint: foreign.map { .advice($0) } ?? choiceHint(nearest.map { $0 + ":" }, labels.map { $0 + ":" }),
      fix: (foreign == nil ? nearest : ForeignWords.flowingSide(label, of: callee)).map { .rename(label, to: $0) },
      missing: .label(label, nearest: nearest))
  }
}

extension Problem {
  /// `preview Card(size: 20 x 10)`
  static func misplacedPreviewLabel(_ label: String, of shape: String) -> Problem {
    Problem(
      .unknownLabel, "unknown label \(quoted(label + ":")) for \(quoted(shape))",
      hint: "put it after the parentheses: `preview \(shape)(), \(label): …`")
  }
}

extension Problem.Kind {
  static let repeatedLabel = Problem.Kind(
    "E0402",
    Explanation(
      "Duplicate label",
      meaning: """
        Each label can appear only once. The message shows the first one.
        """,
      reason: """
        Only one of the two values could have an effect.
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
    Problem(.repeatedLabel, "duplicate label \(quoted(label + ":"))", hint: "remove one of them", fix: .removeCopy)
  }
}

extension Problem.Kind {
  static let missingLabel = Problem.Kind(
    "E0403",
    Explanation(
      "Missing label",
      meaning: """
        Most arguments have a label, and this one has none. Only obvious arguments have no label, such as the
        paint of a `fill` or the point of a `line`. All parameters of functions, styles and shapes declared in a
        file have labels.
        """,
      reason: """
        In `shadow .black, 4`, a reader can't tell whether 4 is a radius or an offset.
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
  /// - Parameter labels: The possible labels of the value.
  static func missingLabel(_ labels: [String], of callee: String, value: String) -> Problem {
    let message =
      switch labels.count {
      case 0: "unexpected argument for \(quoted(callee))"
      case 1: "missing label \(quoted(labels[0] + ":")) before this value"
      default: "missing label before this value"
      }
    return Problem(
      .missingLabel, message, hint: labelHint(labels, value), fix: labels.count == 1 ? .addLabel(labels[0]) : nil)
  }

  /// `joined` instead of `joined: true`.
  static func flagWithoutValue(_ label: String) -> Problem {
    Problem(
      .missingLabel, "\(quoted(label)) needs a value", hint: .fix(.write("\(label): true")),
      fix: .replace(with: "\(label): true"))
  }

  /// `1,5` instead of `1.5`.
  static func decimalComma(_ whole: String, _ fraction: String) -> Problem {
    Problem(
      .missingLabel, "\(quoted(whole + "," + fraction)) is two values; decimals follow a point",
      hint: .fix(.write("\(whole).\(fraction)")), fix: .replace(with: "\(whole).\(fraction)"))
  }
}

extension Problem.Kind {
  static let labelOnValue = Problem.Kind(
    "E0407",
    Explanation(
      "Label on an argument without one",
      meaning: """
        This argument has no label, like the color in `fill .teal` and the point in `line (4, 4)`.
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
      .labelOnValue, "\(quoted(label + ":")) is not allowed: this argument has no label",
      hint: .fix(.removeLabel), fix: .removeLabel)
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
    "use \(alternatives(labels.map { quoted($0 + ":") })), as in `\(labels[0]): \(value)`"
  default: "add a label, as in `\(labels[0]): \(value)`"
  }
}
