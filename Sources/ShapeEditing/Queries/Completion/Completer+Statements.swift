import ShapeLanguage

/// The beginnings of declarations and statements.
extension Completer {
  mutating func addStatements() {
    switch cursor.frame.kind {
    case .file: addDeclarations(afterPrivate: false)
    case .block(let place, _): addStatements(in: place)
    case .cases(let place):
      addKeyword(.case)
      addKeyword(.default)
      if cursor.frame.caseColon >= 0 { addStatements(in: place) }
    case .enumCases, .parameters, .arguments, .group, .list, .subscript: break
    }
  }

  mutating func addDeclarations(afterPrivate: Bool) {
    for keyword in [.shape, .let, .func, .style, .enum] as [Keyword] { addKeyword(keyword) }
    if !afterPrivate { for keyword in [.import, .preview, .private] as [Keyword] { addKeyword(keyword) } }
  }

  private mutating func addStatements(in place: StatementPlace) {
    for command in Command.named where command.places.contains(place) && !isRepeated(command, in: place) {
      let form = CodeForm(command)
      add(
        command.name, .statement, .statement, detail: form.signature, documentation: form.documentation,
        inserting: command.template.map { InsertionParts($0).parts }
          ?? InsertionParts(command.name, form, isStatement: true).parts)
    }
    for keyword in Keyword.allCases where keyword == .func || keyword.place == .statement {
      if keyword.places?.contains(place) ?? true { addKeyword(keyword) }
    }
  }

  /// Returns whether a statement that appears once is in the block already.
  private func isRepeated(_ command: Command, in place: StatementPlace) -> Bool {
    guard command == .size, case .shape? = cursor.head.map({ _ in place }) else { return false }
    let block = cursor.token(cursor.frame.open).flatMap { BlockSyntax(cursor.tree.node(at: $0.start)) }
    return block?.statements.contains { statement in
      if case .command(let view) = statement { Command(view.keyword.name) == .size } else { false }
    } ?? false
  }

  /// - Parameter template: The text to insert. Defaults to that of the keyword.
  mutating func addKeyword(_ keyword: Keyword, inserting template: String? = nil) {
    add(
      keyword.spelling, .statement, .statement,
      inserting: template.map { InsertionParts($0).parts } ?? InsertionPart.template(for: keyword))
  }
}

extension Command {
  /// The text to insert, if it is not the command with its required arguments.
  fileprivate var template: String? {
    switch self {
    case .size: "size ‹240 x 160›"
    case .require: "require ‹condition›, \"‹reason›\""
    case .apply: "apply ‹style›"
    case .clip: "clip"
    case .fill, .stroke, .border, .shadow, .erase, .path: nil
    }
  }
}
