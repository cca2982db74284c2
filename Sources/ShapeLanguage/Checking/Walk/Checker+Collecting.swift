import ShapeCore

/// The target of an import, or `nil` if the file could not be read.
package struct ImportTarget: Sendable {
  package var file: Int
  package var target: Int?
  package var syntax: ImportSyntax
}

extension Checker {
  /// Enters a file's own declarations into its scope, without checking their contents.
  mutating func collect(_ tree: SyntaxTree) {
    for (index, declaration) in tree.declarations.enumerated() {
      switch declaration {
      case .let(let view):
        declare(view.name, declaration, index) { program, documentation, span in
          .global(
            program.add(
              Global(
                name: view.name.id, documentation: documentation, isPrivate: declaration.isPrivate, value: .none,
                type: .invalid, slotCount: 0, height: Int32(view.height), source: span)))
        }
      case .function(let view):
        declare(view.name, declaration, index) { program, documentation, span in
          .function(
            program.add(
              Function(
                name: view.name.id, documentation: documentation, isPrivate: declaration.isPrivate, parameters: [],
                value: .none, result: .invalid, slotCount: 0, height: Int32(view.height), source: span)))
        }
      case .style(let view):
        declare(view.name, declaration, index) { program, documentation, span in
          .style(
            program.add(
              Style(
                name: view.name.id, documentation: documentation, parameters: [], body: program.emptyBlock(),
                slotCount: 0, height: Int32(view.height), source: span)))
        }
      case .shape(let view):
        declare(view.name, declaration, index) { program, documentation, span in
          .shape(
            program.add(
              ShapeDeclaration(
                name: view.name.id, documentation: documentation, file: tree.file, isPrivate: view.isPrivate,
                parameters: [], body: program.emptyBlock(), slotCount: 0, height: Int32(view.height),
                designSize: Size(1, 1), sizeSource: span, source: span)))
        }
      case .enum(let view): collect(view, declaration, index)
      case .import, .preview, .error: break
      }
    }
  }

  /// Adds a declaration to the program and enters its name into its file.
  private mutating func declare(
    _ name: NameSyntax, _ syntax: DeclarationSyntax, _ index: Int,
    _ add: (inout ProgramBuilder, _ documentation: String, _ span: SourceSpan) -> Declaration
  ) {
    guard !name.isMissing else { return }
    let span = name.span
    let file = Int(syntax.node.tree.file)
    let declaration = add(&program, syntax.documentation, span)
    let isPrivate = syntax.isPrivate
    names.updateDeclarations {
      $0.add(
        declaration,
        .init(
          file: file, node: syntax.node, index: index, name: name.id, nameSpan: span, isPrivate: isPrivate))
    }
    let entry = FileScope.Entry(declaration: declaration, span: span, isPrivate: isPrivate, isImported: false)
    if let first = names.enter(name.id, entry, in: file) {
      reportDuplicate(name.id, at: span, first: first.span)
    } else if let type = names.known.types[name.id], case .enumeration = declaration {
      report(.hidesType(describe(type)), at: span)
    }
  }

  mutating func reportDuplicate(_ name: NameID, at span: SourceSpan, first: SourceSpan) {
    report(.duplicate(spelling(name)), at: span, notes: [Note(.firstDeclared(spelling(name)), at: first)])
  }

  private mutating func collect(_ view: EnumSyntax, _ syntax: DeclarationSyntax, _ index: Int) {
    guard !view.name.isMissing else { return }
    var cases = Arena<Enumeration.Case>()
    var spans: [NameID: SourceSpan] = [:]
    let id = program.result.enumerations.endIndex
    for name in view.cases {
      if let first = spans[name.id] {
        reportDuplicate(name.id, at: name.span, first: first)
        continue
      }
      spans[name.id] = name.span
      let constant = cases.append(Enumeration.Case(name: name.id, documentation: name.documentation))
      names.noteDeclaration(.enumCase(id, constant), at: name.span)
    }
    let spelling = spelling(view.name.id)
    declare(view.name, syntax, index) { program, documentation, span in
      .enumeration(
        program.add(
          Enumeration(
            name: spelling, documentation: documentation, cases: cases, isPrivate: view.isPrivate, source: span)))
    }
  }

  /// Enters the public names of an imported file, or the name given by `as`.
  mutating func add(_ target: ImportTarget) {
    guard let imported = target.target else {
      return names.updateDeclarations { $0.noteFailedImport(in: target.file) }
    }
    if let path = target.syntax.path { names.note(.declaration(.file(Int32(imported))), at: path.span) }
    if let alias = target.syntax.alias {
      let entry = FileScope.Entry(
        declaration: .file(Int32(imported)), span: alias.span, isPrivate: true, isImported: true)
      if let first = names.enter(alias.id, entry, in: target.file) {
        reportDuplicate(alias.id, at: alias.span, first: first.span)
      }
      return
    }
    // A second import of the same file has no effect.
    var isNew = false
    names.updateDeclarations { isNew = $0.noteImport(of: imported, in: target.file) }
    guard isNew else { return }
    for (name, entry) in names.declarations.files[imported].exports {
      var entry = entry
      (entry.isPrivate, entry.isImported) = (true, true)
      if let own = names.enter(name, entry, in: target.file), own.declaration != entry.declaration {
        report(
          .importClash(spelling(name)), at: target.syntax,
          notes: [Note(.firstDeclared(spelling(name)), at: own.span), Note(.declared(spelling(name)), at: entry.span)])
      }
    }
  }
}
