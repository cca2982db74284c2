extension Problem.Kind {
  static let unknownName = Problem.Kind(
    "E0201",
    Explanation(
      "Unknown name",
      meaning: """
        No declaration with this name is visible here. The name may be misspelled (case matters), or it is declared in
        another layer or shape, or in a file that is not imported. If a name is used several times and one declaration
        is similar to it, the message is about the declaration. A constant has a dot: `.teal`.
        """,
      reason: """
        An unknown name has no value that could be drawn.
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
      .unknownName, "unknown \(wanted.text) \(quoted(name))", hint: unknownNameHint(name, wanted, nearest),
      fix: unknownNameChange(name, wanted, nearest), missing: .name(name, wanted))
  }

  /// A declaration whose name differs slightly from all of its uses.
  static func misspelledDeclaration(_ name: String, used: String) -> Problem {
    Problem(
      .unknownName, "\(quoted(name)) is declared here, but \(quoted(used)) is used", hint: .didYouMean(used),
      fix: .renameDeclaration(name, to: used))
  }
}

extension Problem.Kind {
  static let duplicate = Problem.Kind(
    "E0202",
    Explanation(
      "Duplicate declaration",
      meaning: """
        A name can be declared once in a block, a list of parameters or a file. A constant can appear once in an enum or
        a `switch`. The message shows the first one.
        """,
      reason: """
        Uses of the name would be ambiguous.
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
      .duplicate, "duplicate \(quoted(name))", hint: isConstant ? "remove one of them" : "rename one of them",
      fix: .removeDeclarationCopy)
  }
}

extension Problem.Kind {
  static let importClash = Problem.Kind(
    "E0203",
    Explanation(
      "Ambiguous import",
      meaning: """
        `import` adds all public names of a file to this one. Two of the imported files, or an imported file and this
        one, declare the same name. Use `import … as name` to keep the names of a file separate. They are then written
        with that name and a dot.
        """,
      reason: """
        The meaning of a name must not depend on the order of the imports, or change when an imported file adds a name.
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
      .importClash, "\(quoted(name)) is declared in two files",
      hint: "keep one of the files separate with `import \"file.shape\" as name`")
  }
}

extension Problem.Kind {
  static let privateName = Problem.Kind(
    "E0204",
    Explanation(
      "Private name of another file",
      meaning: """
        The imported file declares this name as `private`, so only that file can use it. The message shows the
        declaration.
        """,
      reason: """
        A private declaration can be changed or removed without affecting other files.
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
      .privateName, "\(quoted(name)) is private to its file", hint: "remove `private` from its declaration")
  }
}

extension Problem.Kind {
  static let names: [Problem.Kind] = [.unknownName, .duplicate, .importClash, .privateName]
}

/// The kind of thing that a name is looked up as.
public enum WantedName: Sendable {
  case value, function, shape, style, type, layer, importedFile

  fileprivate var text: String {
    switch self {
    case .value: "name"
    case .function: "function"
    case .shape: "shape"
    case .style: "style"
    case .type: "type"
    case .layer: "layer"
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
  case .value: return "declare it with `let` or as a parameter, or add a dot if it is a constant, as in `.black`"
  case .layer:
    return name == Keyword.content.spelling
      ? "put the layer beside the slot; only layers and slots with the same parent have an order"
      : "use a layer with the same parent, or `content`"
  case .importedFile: return "name the file when you import it: `import \"file.shape\" as name`"
  case .function:
    let isMethod = BuiltinEntry.all.contains { $0.receiver != nil && $0.signature.name == name }
    return isMethod ? "use it as a method: `value.\(name)(…)`" : nil
  case .shape: return "declare `shape \(name) { … }`, or import the file that declares it"
  case .style: return "declare `style \(name) { … }`, or import the file that declares it"
  case .type: return nil
  }
}

private func unknownNameChange(_ name: String, _ wanted: WantedName, _ nearest: String?) -> Change? {
  if wanted == .type, let type = ForeignWords.type(for: name) { return .rename(name, to: type) }
  guard ForeignWords.nameHint(name, wanted) == nil else { return nil }
  return nearest.map { .renameUses(name, to: $0) }
}
