import ShapeLanguage

/// The beginnings of declarations and statements.
extension Completer {
  mutating func addStatements() {
    let (container, parent) = (caret.path[caret.container], caret.path[max(0, caret.container - 1)])
    if container.kind == .file { return addDeclarations(afterPrivate: false) }
    if container.kind == .functionBody {
      addKeyword(.let)
      return addValues()
    }
    if [.switch, .switchValue].contains(container.kind) || parent.kind == .case {
      addKeyword(.case)
      addKeyword(.default)
    }
    if let block = BlockSyntax(container) { addStatements(in: block) }
  }

  mutating func addDeclarations(afterPrivate: Bool) {
    for keyword in [.shape, .let, .func, .style, .enum] as [Keyword] { addKeyword(keyword) }
    if !afterPrivate { for keyword in [.import, .preview, .private] as [Keyword] { addKeyword(keyword) } }
  }

  private mutating func addStatements(in block: BlockSyntax) {
    let place = caret.statementPlace
    for command in Command.named where command.places.contains(place) && !isRepeated(command, in: block) {
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
  private func isRepeated(_ command: Command, in block: BlockSyntax) -> Bool {
    command == .size
      && block.statements.contains { CommandSyntax($0.node).map { Command($0.keyword.name) } == .size }
  }

  /// - Parameter template: The text to insert. Defaults to that of the keyword.
  mutating func addKeyword(_ keyword: Keyword, inserting template: String? = nil) {
    let help = keyword.help
    add(
      keyword.spelling, .statement, .statement, detail: help.signature, documentation: .text(help.documentation),
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
