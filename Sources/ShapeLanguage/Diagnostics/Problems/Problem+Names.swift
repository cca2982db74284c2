extension Problem.Kind {
  static let unknownName = Problem.Kind(
    "E0201",
    Explanation(
      "A name that nothing has",
      meaning: """
        Nothing that this place can see has this name. Perhaps it is misspelt (large and small letters matter), or it is
        declared in the braces of another layer or shape, or in a file that is not imported. Where a name is used several
        times and only one much like it is declared, the message stands at that one. A constant such as a
        colour has a dot: `.teal`.
        """,
      reason: """
        A name that is not known has no value that could be drawn.
        """,
      wrong: """
        shape Card(tint: Color = .teal) {
          size 240 x 120
          fill tnit
        }
        """,
      right: """
        shape Card(tint: Color = .teal) {
          size 240 x 120
          fill tint
        }
        """))
}

extension Problem {
  static func unknownName(_ name: String, _ wanted: WantedName, nearest: String?) -> Problem {
    Problem(
      .unknownName, "no \(wanted.text) is named \(quoted(name)) here", hint: unknownNameHint(name, wanted, nearest),
      fix: unknownNameChange(name, wanted, nearest), missing: .name(name, wanted))
  }

  /// A name that is declared so and used otherwise.
  static func misspeltDeclaration(_ name: String, used: String) -> Problem {
    Problem(
      .unknownName, "\(quoted(name)) is declared here, and \(quoted(used)) is used", hint: .didYouMean(used),
      fix: .renameDeclaration(name, to: used))
  }
}

extension Problem.Kind {
  static let duplicate = Problem.Kind(
    "E0202",
    Explanation(
      "A name that is declared twice",
      meaning: """
        Within one block, one list of parameters or one file, each name is declared once. That goes for the constants of
        an enum and of a `switch` too. The message shows the first one.
        """,
      reason: """
        Where the name is used, nobody could tell which of the two is meant.
        """,
      wrong: """
        shape Card {
          size 240 x 120
          let gap = 8
          let gap = 2
          layer(inset: gap) { border .all, width: gap }
        }
        """,
      right: """
        shape Card {
          size 240 x 120
          let gap = 8
          let line = 2
          layer(inset: gap) { border .all, width: line }
        }
        """))
}

extension Problem {
  static func duplicate(_ name: String) -> Problem {
    let isConstant = name.hasPrefix(".")
    return Problem(
      .duplicate, "\(quoted(name)) is \(isConstant ? "listed" : "declared") twice",
      hint: isConstant ? "delete one of them" : "give one of them another name", fix: .removeDeclarationCopy)
  }
}

extension Problem.Kind {
  static let importClash = Problem.Kind(
    "E0203",
    Explanation(
      "A name that comes from two files",
      meaning: """
        `import` brings all public names of a file into this one. Two of the files, or a file and this one, have the same
        name. `import … as name` keeps the names of a file apart: they are then written with that name and a dot before
        them.
        """,
      reason: """
        Which of the two is meant must not depend on the order of the imports, nor change when one of the files gets
        another name.
        """,
      wrong: .program(
        """
        import "palette.shape"
        import "brand.shape"

        shape Card {
          size 240 x 120
          fill paper
          border .all, color: ink
        }
        """,
        imports: [
          Explanation.ImportedFile("palette.shape", "let paper = #FFF4D6\nlet ink = #1C1C1E"),
          Explanation.ImportedFile("brand.shape", "let ink = #0A4DFF"),
        ]),
      right: .program(
        """
        import "palette.shape"
        import "brand.shape" as brand

        shape Card {
          size 240 x 120
          fill paper
          border .all, color: brand.ink
        }
        """,
        imports: [
          Explanation.ImportedFile("palette.shape", "let paper = #FFF4D6\nlet ink = #1C1C1E"),
          Explanation.ImportedFile("brand.shape", "let ink = #0A4DFF"),
        ])))
}

extension Problem {
  static func importClash(_ name: String) -> Problem {
    Problem(
      .importClash, "\(quoted(name)) comes from two places",
      hint: "import one of the files under a name: `import \"file.shape\" as name`")
  }
}

extension Problem.Kind {
  static let privateName = Problem.Kind(
    "E0204",
    Explanation(
      "A name that is private to another file",
      meaning: """
        The imported file has this name, but declares it as `private`: it is there for that file only. The message shows
        the declaration.
        """,
      reason: """
        What is private can be changed or taken away without looking at any other file.
        """,
      wrong: .program(
        """
        import "palette.shape"

        shape Card {
          size 240 x 120
          fill ink
        }
        """, imports: [Explanation.ImportedFile("palette.shape", "private let ink = #1C1C1E\nlet line = ink")]),
      right: .program(
        """
        import "palette.shape"

        shape Card {
          size 240 x 120
          fill line
        }
        """, imports: [Explanation.ImportedFile("palette.shape", "private let ink = #1C1C1E\nlet line = ink")])))
}

extension Problem {
  static func privateName(_ name: String) -> Problem {
    Problem(
      .privateName, "\(quoted(name)) is private to its file", hint: "take `private` away where it is declared")
  }
}

extension Problem.Kind {
  static let names: [Problem.Kind] = [.unknownName, .duplicate, .importClash, .privateName]
}

/// What a name was looked up as.
public enum WantedName: Sendable {
  case value, function, shape, style, type, layer, importedFile

  fileprivate var text: String {
    switch self {
    case .value: "value"
    case .function: "function"
    case .shape: "shape"
    case .style: "style"
    case .type: "type"
    case .layer: "layer beside this one"
    case .importedFile: "imported file"
    }
  }
}

private func unknownNameHint(_ name: String, _ wanted: WantedName, _ nearest: String?) -> Hint? {
  if let hint = ForeignWords.nameHint(name, wanted) { return .advice(hint) }
  if name.contains("-") { return .advice(ForeignWords.hyphenHint(name)) }
  if let nearest { return .didYouMean(nearest) }
  if wanted == .value, let hint = ForeignWords.keywordHint(name) { return .advice(hint) }
  switch wanted {
  case .value: return "a value is a parameter or a `let`; constants such as colours have a dot: `.black`"
  case .layer: return "`above:` and `below:` name layers of the same parent, or `content`"
  case .importedFile: return "a file has a name where it is imported so: `import \"file.shape\" as name`"
  case .function:
    let isMethod = BuiltinEntry.all.contains { $0.receiver != nil && $0.signature.name == name }
    return isMethod ? "it goes after the value that it is for: `value.\(name)(…)`" : nil
  case .shape, .style, .type: return nil
  }
}

private func unknownNameChange(_ name: String, _ wanted: WantedName, _ nearest: String?) -> Change? {
  if wanted == .type, let type = ForeignWords.type(for: name) { return .rename(name, to: type) }
  guard ForeignWords.nameHint(name, wanted) == nil else { return nil }
  return nearest.map { .renameUses(name, to: $0) }
}
