extension Problem.Kind {
  static let notConstant = Problem.Kind(
    "E0212",
    Explanation(
      "A value that is not a constant",
      meaning: """
        The design size of a shape, the range and the default of a parameter, and the values of a preview are constants:
        made of numbers, colours and the `let`s at the top level of a file. They can't depend on the size, on parameters
        or on a `let` of a shape.
        """,
      reason: """
        They must be known before the shape is drawn. The `min:` and `max:` of a size may depend on parameters.
        """,
      wrong: """
        shape Card {
          let side = 120
          size side x side
          fill .teal
        }
        """,
      right: """
        let side = 120
        shape Card {
          size side x side
          fill .teal
        }
        """))
}

extension Problem {
  static func notConstant(_ name: String, _ purpose: ConstantPurpose) -> Problem {
    Problem(
      .notConstant, "\(quoted(name)) is not a constant, and \(purpose.text)",
      hint: "a constant is made of numbers, colours and the `let`s of a file")
  }
}

extension Problem.Kind {
  static let cycle = Problem.Kind(
    "E0213",
    Explanation(
      "Things that need each other in a circle",
      meaning: """
        Values that are each computed from the other, shapes that use each other, styles that apply each other, files
        that import each other, layers that are to lie above each other: each of them waits for the next, and the last
        for the first. The message shows the whole circle.
        """,
      reason: """
        None of them can be the first one, so none of them can be drawn.
        """,
      wrong: """
        shape Card {
          size 240 x 120
          let inset = gap * 2
          let gap = inset / 2
          layer(inset: inset) { border .all, width: gap }
        }
        """,
      right: """
        shape Card {
          size 240 x 120
          let inset = gap * 2
          let gap = 4
          layer(inset: inset) { border .all, width: gap }
        }
        """))
}

extension Problem {
  static func cycle(_ kind: CycleKind, _ names: [String]) -> Problem {
    Problem(.cycle, "\(kind.text): \(chain(names))", hint: kind.hint)
  }
}

extension Problem.Kind {
  static let chainTooLong = Problem.Kind(
    "E0214",
    Explanation(
      "Too long a chain of names that need later names",
      meaning: """
        A name may be used before it is declared. Then its value is looked for further down, which may need a name still
        further down, and so on: 100 of them in a row, or fewer where their values are nested deep.
        """,
      reason: """
        While the values below are looked for, all those above are kept waiting, and the room for that has an end.
        """,
      wrong: .situation("A thousand lets, each made from the one in the line below it."),
      right: .situation("The same lets in the other order, each made from the one in the line above it.")))
}

extension Problem {
  static func chainTooLong(_ name: String) -> Problem {
    Problem(
      .chainTooLong, "\(quoted(name)) needs a name that is declared later, that one the next, and so on for too long",
      hint: "declare names before they are needed")
  }
}

extension Problem.Kind {
  static let duplicatePreview = Problem.Kind(
    "E0215",
    Explanation(
      "Two previews with the same name",
      meaning: """
        A preview has the name that `named:` gives it, or that of its shape. Two previews of this file have the same one.
        """,
      reason: """
        A preview is asked for by its name: `shapec card.shape --preview "wide"`.
        """,
      wrong: """
        shape Card {
          size 240 x 120
          fill .teal
        }

        preview Card()
        preview Card(), size: 480 x 120
        """,
      right: """
        shape Card {
          size 240 x 120
          fill .teal
        }

        preview Card()
        preview Card(), size: 480 x 120, named: "wide"
        """))
}

extension Problem {
  static func duplicatePreview(_ name: String) -> Problem {
    Problem(
      .duplicatePreview, "two previews are named \"\(name)\"",
      hint: "give one of them a name of its own: `named: \"small\"`")
  }
}

extension Problem.Kind {
  static let cycles: [Problem.Kind] = [.notConstant, .cycle, .chainTooLong, .duplicatePreview]
}

/// Where only constants may stand.
public enum ConstantPurpose: Sendable {
  case parameter, size, preview, commandLine

  fileprivate var text: String {
    switch self {
    case .parameter: "the range and the default of a parameter are constants"
    case .size: "the size of a shape is a constant"
    case .preview: "the values of a preview are constants"
    case .commandLine: "a value on the command line is a constant"
    }
  }
}

/// What goes round in a circle.
public enum CycleKind: Sendable {
  case value, use, style, layer, importing

  fileprivate var text: String {
    switch self {
    case .value: "these values need each other"
    case .use: "these shapes use each other"
    case .style: "these styles apply each other"
    case .layer: "these layers lie above each other"
    case .importing: "these files import each other"
    }
  }

  fileprivate var hint: Hint {
    switch self {
    case .value: "one of them must be known without the others; functions can't call themselves"
    case .use: "a shape can't be drawn inside itself"
    case .style: "a style can't apply itself"
    case .layer: "take one `above:` or `below:` away"
    case .importing: "move what both files need into a third"
    }
  }
}

/// The steps of a cycle; of a long one its beginning and its end.
private func chain(_ names: [String]) -> String {
  let shown = names.count > 12 ? names.prefix(8) + ["…"] + names.suffix(2) : names[...]
  return shown.joined(separator: " → ")
}
