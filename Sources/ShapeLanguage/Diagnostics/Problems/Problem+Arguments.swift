extension Problem {
  static func missingArgument(_ name: String, of callee: String, isLabel: Bool, usage: String?) -> Problem {
    Problem(
      .missingArgument,
      "missing argument for \(quoted(callee)): " + (isLabel ? quoted(name + ":") : "the \(name)"),
      hint: usage.map { "write it as \($0)" })
  }

  /// - Parameter rect: The argument, if it is a Rect.
  static func tooManyArguments(of callee: String, rect: String?, usage: String) -> Problem {
    let isCircle = callee == Builtin.path(.circle).entry.signature.name
    let other = rect.flatMap { isCircle ? ", or as `ellipse(\($0))`" : nil } ?? ""
    return Problem(
      .tooManyArguments, "too many arguments for \(quoted(callee))",
      hint: callee == Command.border.name
        ? "use a list for several edges: `[.left, .top]`"
        : "write it as \(usage)\(other)")
  }

  /// - Parameter text: The arguments in the right order, if that is certain.
  static func argumentsOutOfOrder(of callee: String, text: String?, usage: String) -> Problem {
    Problem(
      .mismatch, "the arguments of \(quoted(callee)) are in the wrong order",
      hint: text.map { .fix(.write($0)) } ?? "write it as \(usage)", fix: text.map { .replace(with: $0) })
  }

  static func edgesWithoutList(_ edges: [String]) -> Problem {
    let list = edges.map { "." + $0 }.joined(separator: ", ")
    return Problem(.tooManyArguments, "expected one list for several edges", hint: .advice("use `[\(list)]`"))
  }

  static func exactlyOne(_ names: [String], of callee: String, isMissing: Bool, hint: Hint? = nil) -> Problem {
    Problem(
      .exactlyOne,
      isMissing
        ? "missing argument for \(quoted(callee)): \(alternatives(names))"
        : "\(quoted(callee)) takes either \(alternatives(names)), not both", hint: hint)
  }

  /// `style: .bevel, smoothing: 1`
  static var oneCornerForm: Hint {
    "remove one of them; `smoothing:` is for `.continuous` corners, and `curvature:` sets the form on its own"
  }

  /// - Parameter label: The label of an argument that does not fit the others, or `nil` for an end without a label.
  static func mixedArc(label: String?) -> Problem {
    Problem(
      .mixedArc,
      "\(label.map { quoted($0 + ":") } ?? "an end point") does not fit the other arguments of this `arc`",
      hint: "use `arc (x, y), radius: r`, or `arc center: (x, y), radius: r, from: 0deg, to: 90deg`")
  }

  static var expectedLayerName: Problem {
    Problem(
      .expectedLayerName, "expected the name of a layer",
      hint: "use a name or a list of names, such as `content` or `[body, content]`")
  }

  static var expectedStyle: Problem {
    Problem(
      .expectedStyle, "expected the name of one style",
      hint: "use one `apply` for each style, as in `apply raised` with `style raised { … }` at the top level")
  }

  static func unknownLabel(_ label: String, of callee: String, labels: [String], nearest: [String]) -> Problem {
    let block = "`use \(callee)() { slot \(label) { … } }`"
    let isShapeWithoutLabels = labels.isEmpty && callee.first?.isUppercase == true
    let foreign =
      ForeignWords.labelHint(label, of: callee)
      ?? (isShapeWithoutLabels ? "the shape has no parameters; a slot is filled in a block: \(block)" : nil)
    return Problem(
      .unknownLabel, "unknown label \(quoted(label + ":")) for \(quoted(callee))",
      hint: foreign.map { .advice($0) } ?? choiceHint(nearest.map { $0 + ":" }, labels.map { $0 + ":" }),
      fix: .rename(
        label, toOneOf: foreign == nil ? nearest : [ForeignWords.flowingSide(label, of: callee)].compactMap { $0 }),
      missing: .label(label, nearest: nearest, among: labels))
  }

  /// `preview Card(size: 20 x 10)`
  static func misplacedPreviewLabel(_ label: String, of shape: String) -> Problem {
    Problem(
      .unknownLabel, "unknown label \(quoted(label + ":")) for \(quoted(shape))",
      hint: "put it after the parentheses: `preview \(shape)(), \(label): …`")
  }

  static func repeatedLabel(_ label: String) -> Problem {
    Problem(.repeatedLabel, "duplicate label \(quoted(label + ":"))", hint: "remove one of them", fix: .removeCopy)
  }

  /// - Parameter labels: The possible labels of the value.
  static func missingLabel(_ labels: [String], of callee: String, value: String) -> Problem {
    // `tint .blue`: only its colon is missing.
    if let label = labels.first(where: { value.hasPrefix($0 + " ") }) { return missingColon(after: label) }
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
      hint: .fix(.write("\(whole).\(fraction)")), fix: .replace(with: "\(whole).\(fraction)"),
      applicability: .possible)
  }

  static func labelOnValue(_ label: String) -> Problem {
    Problem(
      .labelOnValue, "\(quoted(label + ":")) is not allowed: this argument has no label",
      hint: .fix(.removeLabel), fix: .removeLabel)
  }
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
