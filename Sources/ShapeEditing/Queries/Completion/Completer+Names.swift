import ShapeCore
import ShapeLanguage

/// Constants, members, arguments, types, and names of other files.
extension Completer {
  // MARK: After a dot

  mutating func addMembers(of base: ExpressionSyntax) {
    let expectation = context.expectation
    if case .name(let name) = base, context.local(name.name.id) == nil,
      let file = context.declarations.files[name.name.id]
    {
      let isStyle = name.node.firstToken.previous.flatMap { Command($0.name) } == .apply
      for export in VisibleDeclarations.exports(of: file.tree) {
        if isStyle { addReference(export.syntax, .style) } else { addDeclared(export.syntax, expectation) }
      }
      return
    }
    let receiver = context.type(of: base)
    var seen: Set<String> = []
    for row in Member.all {
      guard receiver.map({ row.declaration.receiver.isReceiver(of: $0) }) ?? true,
        seen.insert(row.declaration.name).inserted
      else { continue }
      let type = row.declaration.type ?? receiver?.element
      add(
        row.declaration.name, .property, .constant, fit: expectation.fit(of: type),
        detail: context.spelling(type), documentation: .text(row.declaration.documentation))
    }
    for call in BuiltinCall.all {
      guard let type = call.entry.receiver, receiver.map({ type.isReceiver(of: $0) }) ?? true else { continue }
      addCall(call, .method, .constant, expectation)
    }
  }

  // MARK: Constants

  /// Adds the constants of an expected type. Those of all types if it is unknown and there is a dot.
  mutating func addConstants(of expectation: CodeExpectation, withDot: Bool) {
    let dot = withDot ? "." : ""
    switch expectation {
    case .layers: break
    case .anything:
      guard !withDot else { return }
      addEdges(dot)
      for builtin in BuiltinEnum.allCases { addCases(of: builtin.type, dot) }
      for case .enum(let syntax) in context.declarations.all { addCases(of: context.types.type(of: syntax.name), dot) }
      addColors(dot)
    case .type(.enumeration(let id)): addCases(of: .enumeration(id), dot)
    case .type(.edges): addEdges(dot)
    case .type(.color), .type(.paint), .type(.stop): addColors(dot)
    case .type(.invalid), .type(.number), .type(.integer), .type(.bool), .type(.angle), .type(.point), .type(.size),
      .type(.rect), .type(.path), .type(.string), .type(.list):
      break
    }
  }

  private mutating func addEdges(_ dot: String) {
    for edges in EdgesConstant.allCases {
      add(
        dot + edges.name, .constant, .constant, detail: "Edges", documentation: .text(edges.constant.documentation))
    }
  }

  private mutating func addCases(of type: ValueType?, _ dot: String) {
    guard case .enumeration(let id) = type else { return }
    let enumeration = context.types.program.enumerations[id]
    for constant in enumeration.cases {
      add(
        dot + context.types.program.names.spelling(constant.name), .enumCase, .constant, detail: enumeration.name,
        documentation: .text(constant.documentation))
    }
  }

  private mutating func addColors(_ dot: String) {
    for name in NamedColor.names {
      add(dot + name, .constant, .namedColor, detail: "Color", color: NamedColor.color(name)?.light)
    }
  }

  // MARK: Arguments

  /// Adds the labels that can begin an argument, and its values.
  mutating func addArgument() {
    let argument = caret.path.lastIndex { ArgumentSyntax($0) != nil } ?? 0
    guard let place = context.arguments(at: argument - 1) else { return addValues() }
    var seen: Set<String> = []
    var takesValue = false
    for form in place.forms where place.labels.allSatisfy({ form.index(ofLabel: $0) != nil }) {
      let excluded = form.alternatives.filter { group in
        group.contains { form.parameters[$0].hasLabel && place.labels.contains(form.parameters[$0].name) }
      }
      if place.parameter(of: form) != nil { takesValue = true }
      for (index, parameter) in form.parameters.enumerated() where parameter.hasLabel {
        guard !place.labels.contains(parameter.name), !excluded.contains(where: { $0.contains(index) }),
          seen.insert(parameter.name).inserted
        else { continue }
        addLabel(parameter)
      }
    }
    if takesValue { addValues() }
  }

  private mutating func addLabel(_ parameter: CodeForm.Parameter) {
    var parts = InsertionParts("\(parameter.name): ")
    // In front of a value that is written already, only the label is missing.
    if caret.token.next?.kind == .colon {
      parts = InsertionParts(parameter.name)
    } else {
      parts.appendPlaceholder(parameter.example)
    }
    add(
      parameter.name + ":", .label, parameter.isRequired ? .missingLabel : .label, detail: parameter.text,
      documentation: parameter.documentation, inserting: parts.parts)
  }

  // MARK: Declarations of a kind

  /// Adds the shapes, the styles or the enums that can be named, with the files that may contain others.
  ///
  /// - Parameter file: The name of an imported file, if only those of that file can be named.
  mutating func addReferences(_ kind: SymbolKind, of file: NameSyntax? = nil) {
    if let file {
      let exports = (context.declarations.files[file.id]?.tree).map(VisibleDeclarations.exports) ?? []
      for export in exports { addReference(export.syntax, kind) }
      return
    }
    for syntax in context.declarations.all { addReference(syntax, kind) }
    for (_, file) in context.declarations.files {
      let hasSome = VisibleDeclarations.exports(of: file.tree).contains { $0.syntax.symbolKind == kind }
      if hasSome { addFile(file.syntax) }
    }
    addUnimported([kind])
  }

  private mutating func addReference(_ syntax: DeclarationSyntax, _ kind: SymbolKind) {
    guard syntax.symbolKind == kind, let name = syntax.name, !name.isMissing else { return }
    let hasArguments = caret.token.next?.kind == .leftParenthesis
    add(
      name.text, kind, .constant, detail: syntax.headerText, documentation: syntax.node.codeDocumentation,
      inserting: hasArguments ? nil : insertion(of: syntax, name))
  }

  /// Returns a reference with the arguments that it needs.
  private func insertion(of syntax: DeclarationSyntax, _ name: NameSyntax) -> [InsertionPart] {
    switch syntax {
    case .shape: return [.text(name.text + "("), .placeholder(0, ""), .text(")")]
    case .style(let view):
      let form = CodeForm(view.name, view.parameters, documentedAt: view.node, context.types)
      guard form.parameters.contains(where: { $0.isRequired }) else { return [.text(name.text)] }
      return InsertionParts(name.text, form, isStatement: false).parts
    case .import, .let, .function, .enum, .preview, .error: return [.text(name.text)]
    }
  }

  mutating func addTypes() {
    for row in ValueType.named { add(row.name, .type, .language, documentation: .text(row.documentation)) }
    for builtin in BuiltinEnum.allCases {
      let declaration = builtin.declaration
      add(declaration.name, .enum, .language, documentation: .text(declaration.documentation))
    }
    addReferences(.enum)
  }

  /// Adds the slots of the shape of the `use` around the offset.
  mutating func addSlots() {
    guard let shape = caret.path.reversed().lazy.compactMap({ UseSyntax($0) }).first?.shape,
      case .shape(let syntax)? = context.declarations.declaration(shape.name.id, in: shape.file?.id)
    else { return }
    let tokens = syntax.tokens
    let contents = tokens.filter { syntax.tree.tokens[$0].name == Keyword.content.name }
    for index in contents {
      let node = syntax.tree.node(at: Int(syntax.tree.tokens[index].start))
      guard let name = ContentSyntax(node)?.name else { continue }
      add(name.text, .layer, .constant, inserting: InsertionParts("\(name.text) {\n  ‹›\n}").parts)
    }
  }

  // MARK: Other files

  /// The maximum number of names of files that are not imported.
  private static let mostUnimported = 200

  /// Adds the names of files that are not imported, with the import. If there are too many, only those that fit best what
  /// is typed.
  mutating func addUnimported(_ kinds: [SymbolKind]) {
    let candidates = candidates()
    guard !candidates.isEmpty else { return }
    let count = candidates.reduce(0) { $0 + $1.names.count { kinds.contains($0.kind) } }
    let place = caret.tree.importPlace
    for (candidate, name) in count > Self.mostUnimported ? best(kinds, candidates) : all(kinds, candidates) {
      let isShape = name.kind == .shape
      append(
        CompletionItem(
          label: name.name, kind: name.kind,
          detail: [name.detail, "import \"\(candidate.path)\""].filter { !$0.isEmpty }.joined(separator: "  "),
          insertion: isShape
            ? [.text(name.name + "("), .placeholder(0, ""), .text(")")] : [.text(name.name)],
          replaced: caret.token.span, priority: Rank.unimported.rawValue,
          additionalEdits: [place.importing(candidate.path)]))
    }
    isIncomplete = count > Self.mostUnimported
  }

  private typealias Unimported = (candidate: ImportCandidate, name: ImportCandidate.Name)

  private func all(_ kinds: [SymbolKind], _ candidates: [ImportCandidate]) -> [Unimported] {
    let known = Set(items.map { $0.label })
    return candidates.flatMap { candidate in
      candidate.names.filter { kinds.contains($0.kind) && !known.contains($0.name) }.map { (candidate, $0) }
    }
  }

  /// Returns the first names that fit the part of the word before the caret, those that fit best first.
  private func best(_ kinds: [SymbolKind], _ candidates: [ImportCandidate]) -> [Unimported] {
    let known = Set(items.map { $0.label })
    let typed = caret.tree.source.bytes[caret.token.start..<max(caret.token.start, caret.offset)]
    var found = NameMatch.allCases.map { _ in [Unimported]() }
    for candidate in candidates {
      for name in candidate.names where kinds.contains(name.kind) {
        guard let match = NameMatch(name.name, typed: typed), found[match.rawValue].count < Self.mostUnimported,
          !known.contains(name.name)
        else { continue }
        found[match.rawValue].append((candidate, name))
        // Everything fits as well as this if nothing is typed.
        if typed.isEmpty, found[match.rawValue].count == Self.mostUnimported { return found[match.rawValue] }
      }
    }
    return Array(found.joined().prefix(Self.mostUnimported))
  }
}
