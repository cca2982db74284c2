extension Problem {
  static func unused(_ name: String) -> Problem {
    Problem(.unused, "\(quoted(name)) is never used", hint: "use it, or remove it", fix: .removeDeclaration)
  }

  static func unusedParameter(_ name: String) -> Problem {
    Problem(
      .unusedParameter, "parameter \(quoted(name)) is never used", hint: "use it, remove it, or begin its name with `_`"
    )
  }

  static func hides(_ name: String) -> Problem {
    Problem(.hides, "\(quoted(name)) hides an outer \(quoted(name))", hint: "rename one of them")
  }

  static func hidesBuiltin(_ name: String) -> Problem {
    Problem(
      .hidesBuiltin, "\(quoted(name)) hides the \(quoted(name)) of the layer", hint: "use another name")
  }

  static func hidesType(_ name: DescribedType) -> Problem {
    Problem(
      .hidesType, "enum \(quoted(name.spelling)) hides the built-in type of that name", hint: "rename the enum")
  }

  static var checkCutShort: Problem {
    Problem(.checkCutShort, "incomplete check: checking all sizes and values would take too many steps")
  }

  static var hiddenDirection: Problem {
    Problem(
      .hiddenDirection, "a character that can't be seen changes the order in which editors show this line",
      hint: "remove it; for a text in two directions, the marks U+200E and U+200F are enough in most cases")
  }

  /// `a * 180 / 3.14159` of an Angle
  ///
  /// - Parameter toDegrees: Whether the factor would convert radians to degrees.
  static func convertedAngle(toDegrees: Bool) -> Problem {
    let (from, to) = toDegrees ? ("radians", "degrees") : ("degrees", "radians")
    return Problem(
      .convertedAngle, "this multiplies an Angle by the factor from \(from) to \(to), but an Angle has no unit",
      hint: .advice(
        "remove the factor; for a number of \(to), divide by a unit, as in `a / 1\(toDegrees ? "deg" : "rad")`"))
  }

  static var fixedPlace: Problem {
    Problem(
      .fixedPlace,
      "in a layout from right to left this stays in its place, while a layer or slot beside it changes sides",
      hint: "put it into a layer with `leading:`, or use `isRightToLeft ? width - x : x` for its coordinates")
  }

  static func unknownSuppression(_ code: String, nearest: String?) -> Problem {
    let isWord = code.hasPrefix("shapec")
    let message =
      code.isEmpty
      ? "missing code after \(quoted(Suppression.mark))"
      : code == Suppression.mark
        ? "\(quoted(code)) has no effect in this kind of comment"
        : isWord ? "unknown directive \(quoted(code))" : "unknown code \(quoted(code))"
    let advice: Hint =
      isWord
      ? "use a comment such as `// \(Suppression.mark) W0001` to suppress a warning"
      : "use the code in square brackets at the end of the warning"
    // Similar codes have unrelated meanings, so a code is only changed in its case.
    let isSame = nearest?.lowercased() == code.lowercased()
    return Problem(
      .unknownSuppression, message, hint: nearest.map { .didYouMean($0) } ?? advice,
      fix: isSame ? nearest.map { .rename(code, to: $0) } : nil)
  }

  static func suppressedError(_ code: String) -> Problem {
    Problem(
      .suppressedError, "\(quoted(code)) is an error; only warnings can be suppressed",
      hint: "run `shapec explain \(code)` to see how to fix it")
  }

  static func unneededSuppression(_ code: String, hasScope: Bool) -> Problem {
    hasScope
      ? Problem(
        .unneededSuppression, "there is no warning \(quoted(code)) to suppress here",
        hint: "remove the comment, or only this code if there are others")
      : Problem(
        .unneededSuppression, "the suppression of \(quoted(code)) applies to nothing",
        hint: "put the comment on its own line before a declaration, a parameter or a statement")
  }

  /// - Parameters:
  ///   - causes: The names of what changes gradually, such as `width`.
  ///   - animated: What an animation changes, such as "the size".
  static func jump(_ change: Jump.Change, causes: [String], animated: [String]) -> Problem {
    let start = "an animation of \(alternatives(animated)) jumps here"
    let causes = list(causes)
    switch change {
    case .elements:
      return Problem(
        .jump, "\(start): the elements of the path depend on \(causes)",
        hint: "keep the same elements, and move their points")
    case .drawing:
      return Problem(
        .jump, "\(start): what is drawn depends on \(causes)",
        hint: "always draw it, and change its size or its opacity")
    case .operation(.method(let method)):
      return Problem(
        .jump, "\(start): the elements that \(quoted(method.name)) makes depend on \(causes)",
        hint: "draw the path with commands, such as `line` and `arc`")
    case .operation(.erase):
      return Problem(
        .jump, "\(start): the elements of the erased region depend on \(causes)",
        hint: "erase a ready-made path, such as a circle, or use `clip`")
    case .operation(.fittedDashes):
      return Problem(
        .jump, "\(start): the number of fitted dashes depends on \(causes)", hint: "remove `fitted:`")
    }
  }

  /// - Parameter owner: The module of the other type.
  public static func hidesAppType(_ name: String, of owner: String) -> Problem {
    Problem(
      .hidesAppType, "in Swift code, \(quoted(name)) hides the type \(quoted(name)) of \(owner)",
      hint: "put the types into an enum with `--namespace UI`, or rename it")
  }

  /// Returns this problem with advice for people who write options into a file.
  public func advisingNamespace(in file: String) -> Problem {
    Problem(
      kind, message, hint: "put the types into an enum with `\"namespace\": \"UI\"` in \(file), or rename it")
  }
}
