import ShapeCore

extension Checker {
  /// Checks the previews of a file, whose values are constants.
  mutating func checkPreviews(of tree: SyntaxTree) {
    var seen: [String: SourceSpan] = [:]
    for case .preview(let view) in tree.declarations {
      guard let preview = atTopLevel(of: Int(tree.file), in: nil, { $0.check(view) }) else { continue }
      if let first = seen[preview.name] {
        report(
          .duplicatePreview(preview.name), at: preview.source, notes: [Note(.firstDeclared(preview.name), at: first)])
      } else {
        seen[preview.name] = preview.source
        program.add(preview)
      }
    }
  }

  private mutating func check(_ view: PreviewSyntax) -> Preview? {
    guard let reference = view.shape, let declaration = lookUp(reference, .shape) else { return nil }
    guard case .shape(let shape) = declaration else {
      report(.notAShape(reference.text), at: reference)
      return nil
    }
    checkSignature(of: declaration)
    surroundings.constantPurpose = .preview
    let name = program.result.shapes[shape].name
    let span = reference.span
    let arguments = bind(
      view.arguments, to: program.result.shapes[shape].parameters, of: declaration, named: name, at: span)
    var preview = Preview(
      name: spelling(name), shape: shape, arguments: arguments, slotCount: 0, size: .none, isDark: nil, source: span)
    var seen: [NameID: SourceSpan] = [:]
    for option in view.options {
      guard let label = option.label else {
        report(.missingLabel([], of: "preview", value: option.text), at: option)
        continue
      }
      if let first = seen[label.name] {
        report(.repeatedLabel(label.text), at: option, notes: [Note(.firstDeclared(label.text), at: first)])
        continue
      }
      seen[label.name] = label.span
      check(option.value, label, of: &preview)
    }
    preview.slotCount = surroundings.slotCount
    return preview
  }

  /// Checks the value of `size:`, `scheme:`, `direction:` or `named:`.
  private mutating func check(_ value: ExpressionSyntax, _ label: SyntaxToken, of preview: inout Preview) {
    let options = names.known.preview
    let index = options.labels.firstIndex(of: label.name)
    switch index {
    case PreviewParameters.size.index: preview.size = check(value, as: .size)
    case PreviewParameters.scheme.index:
      let scheme = check(value, as: BuiltinEnum.scheme.type)
      if case .enumCase(let index) = program[scheme].kind { preview.isDark = Scheme(index) == .dark }
    case PreviewParameters.direction.index:
      let direction = check(value, as: BuiltinEnum.layoutDirection.type)
      if case .enumCase(let index) = program[direction].kind { preview.direction = LayoutDirection(index) }
    case PreviewParameters.named.index:
      let text = check(value, as: .string)
      if case .string(let id) = program[text].kind { preview.name = program.result.strings[id] }
      names.noteDeclaration(.preview(file: preview.source.file, offset: preview.source.start), at: value.span)
    default:
      let labels = options.signature.parameters.map { $0.name }
      report(
        .unknownLabel(
          label.text, of: "preview", labels: labels, nearest: nearestNames(to: label.text, among: labels)), at: label)
      return
    }
    if let index { names.note(.label(of: .preview, Int32(index)), at: label.span) }
  }
}
