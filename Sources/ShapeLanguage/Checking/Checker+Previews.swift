import ShapeKit

extension Checker {
  /// Checks the previews of a file; their values are constants.
  mutating func checkPreviews(_ file: Int) {
    var names: [String: SourceSpan] = [:]
    for node in trees[file].children(trees[file].root) where trees[file].kind(node) == .previewDeclaration {
      atTopLevel(of: file) { checker in
        let count = checker.diagnostics.count
        let checked = checker.checkPreview(node)
        checker.dropConsequences(of: node, since: count)
        guard let preview = checked else { return }
        if let first = names[preview.name] {
          checker.report(
            .duplicatePreview(preview.name), at: preview.source, notes: [Note(.firstDeclared(preview.name), at: first)])
        } else {
          names[preview.name] = preview.source
          checker.program.previews.append(preview)
        }
      }
    }
  }

  private mutating func checkPreview(_ node: NodeID) -> Preview? {
    guard let reference = tree.child(node, .reference) else { return nil }
    let symbol = lookUp(reference, .shape)
    guard case .shape(let shape)? = symbol else {
      if symbol != nil { report(.notAShape(tree.text(reference)), at: reference) }
      return nil
    }
    surroundings.constantPurpose = .preview
    let declaration = program.shapes[shape]
    let arguments = bind(
      tree.child(node, .arguments), to: declaration.parameters, of: spelling(declaration.name),
      at: tree.span(reference))
    var preview = Preview(
      name: spelling(declaration.name), shape: shape, arguments: arguments, slotCount: 0, size: .none, isDark: nil,
      source: tree.span(reference))
    var seen: [NameID: SourceSpan] = [:]
    for child in tree.children(node) {
      guard tree.kind(child) == .labeledArgument else {
        if tree.kind(child) == .argument {
          report(.missingLabel([], of: "preview", value: tree.text(child)), at: child)
        }
        continue
      }
      let label = tree.firstToken(child)
      let value = tree.firstChild(child)
      if let first = seen[label.name] {
        report(.repeatedLabel(tree.text(label)), at: child, notes: [Note(.firstDeclared(tree.text(label)), at: first)])
        continue
      }
      seen[label.name] = tree.span(label)
      if label.name == known.size {
        preview.size = check(value, as: .size)
      } else if label.name == known.scheme {
        let scheme = check(value, as: BuiltinEnum.scheme.type)
        if case .enumCase(let id) = program[scheme].kind { preview.isDark = Scheme(id) == .dark }
      } else if label.name == known.named {
        let text = check(value, as: .string)
        if case .string(let index) = program[text].kind { preview.name = program.strings[index] }
      } else {
        let labels = ["size", "scheme", "named"]
        report(
          .unknownLabel(
            tree.text(label), of: "preview", labels: labels, nearest: nearestName(to: tree.text(label), among: labels)),
          at: tree.span(label))
      }
    }
    preview.slotCount = surroundings.slotCount
    return preview
  }
}
