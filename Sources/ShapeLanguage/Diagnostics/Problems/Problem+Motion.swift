extension Problem.Kind {
  static let jump = Problem.Kind(
    "W0026",
    Explanation(
      "Animation that jumps",
      meaning: """
        An animation of the size or of a parameter changes this place at once, and not gradually: a path gets other
        elements, or something appears or disappears. `shapec check --motion` reports such places.
        """,
      reason: """
        Core Animation interpolates two paths only if they have the same elements. Otherwise the picture jumps.
        """,
      wrong: """
        shape Tag {
          size 80 x 30, min: 20 x 20
          outline rect(bounds).union(circle(center: center, radius: height))
          fill .teal
        }
        """,
      right: """
        shape Tag {
          size 80 x 30, min: 20 x 20
          outline rect(bounds).rounded(radius: height / 2)
          fill .teal
        }
        """))
}

extension Problem {
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
}

extension Problem.Kind {
  static let motion: [Problem.Kind] = [.jump]
}
