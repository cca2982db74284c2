import ShapeCore
import ShapeLanguage

/// Everything that completion and signature help know about an offset.
struct CodeContext {
  let caret: Caret
  let declarations: VisibleDeclarations
  /// The types of names and expressions around the offset.
  let types: SurroundingTypes
  /// The declarations of the local names in scope, the innermost last.
  let locals: [(kind: SymbolKind, name: SyntaxToken)]

  init(_ snapshot: CodeSnapshot, at offset: Int) {
    caret = Caret(snapshot.loaded, at: min(max(offset, 0), snapshot.tree.source.bytes.count))
    declarations = VisibleDeclarations(caret.files)
    types = SurroundingTypes(caret.files, at: caret.offset)
    locals = caret.locals
  }

  /// Returns the declaration of a local name.
  func local(_ name: NameID) -> SyntaxToken? { locals.last { $0.name.name == name }?.name }

  func type(of expression: ExpressionSyntax) -> ValueType? {
    types.type(of: expression, names: locals.map { $0.name }, hasLayer: caret.hasLayer)
  }

  func spelling(_ type: ValueType?) -> String { type.map { types.program.describe($0).spelling } ?? "" }

  // MARK: Arguments

  /// The arguments around the offset, in one pair of parentheses or of one statement.
  struct ArgumentPlace {
    var forms: [CodeForm]
    /// The labels of the other arguments.
    var labels: Set<String> = []
    /// The number of arguments without a label before the one at the offset.
    var positionalCount = 0
    /// The label of the argument at the offset.
    var label: String?
    /// Whether the argument at the offset has begun before the word there.
    var hasBegun = true

    /// Returns the index of the parameter for the argument at the offset.
    func parameter(of form: CodeForm) -> Int? {
      if let label { return form.index(ofLabel: label) }
      let positional = form.positional
      if positionalCount < positional.count { return positional[positionalCount] }
      return form.isVariadic ? positional.last : nil
    }
  }

  /// Returns the arguments in a node of the path, or `nil` if it has none.
  func arguments(at index: Int) -> ArgumentPlace? {
    let node = caret.path[index]
    let elements: [ArgumentSyntax] =
      PreviewSyntax(node).map { Array($0.options) } ?? ArgumentsSyntax(node).map { Array($0.elements) } ?? []
    var place = ArgumentPlace(forms: forms(at: index))
    guard !place.forms.isEmpty else { return nil }
    let separated = elements.filter { caret.isSeparated($0.node, in: node) }
    let current = caret.isIn(node) ? separated.last { $0.tokens.lowerBound <= caret.token.index } : nil
    for element in separated {
      let label = element.label.flatMap { $0 == caret.token ? nil : $0.text }
      if element.node == current?.node {
        place.label = label
        place.hasBegun = element.firstToken != caret.token
      } else if let label {
        place.labels.insert(label)
      } else if element.tokens.lowerBound < caret.token.index {
        place.positionalCount += 1
      }
    }
    return place
  }

  // MARK: Forms

  /// Returns the forms of the arguments in a node. Empty if they are unknown.
  private func forms(at index: Int) -> [CodeForm] {
    let path = caret.path
    if path[index].kind == .previewDeclaration {
      return path.indices.contains(index + 1) && ArgumentSyntax(path[index + 1]) != nil ? [.previewOptions] : []
    }
    guard path[index].kind == .arguments, case let parent = path[index - 1] else { return [] }
    switch StatementSyntax(parent) {
    case .command(let view):
      guard let command = Command(view.keyword.name), command != .apply else { return [] }
      return command == .path(.arc) ? [CodeForm(command), CodeForm(.path(.endpointArc))] : [CodeForm(command)]
    case .outline: return [CodeForm(Header.outline, prefix: "outline ", suffix: "", documentation: "")]
    case .layer:
      let isMask = path[index - 2].kind == .mask
      return [CodeForm(header: Header.layer, without: isMask ? LayerParameters.ofPaintOnly : [])]
    case .content: return [CodeForm(header: Header.content)]
    case .use(let view): return forms(ofDeclaration: view.shape?.name.token)
    case .let, .function, .mask, .slot, .if, .switch, .repeat: return []
    case .error: break
    }
    if let view = PreviewSyntax(parent) { return forms(ofDeclaration: view.shape?.name.token) }
    if index > 3, path[index - 4].isApply {
      return forms(ofDeclaration: parent.kind == .call ? parent.firstToken : MethodCallSyntax(parent)?.name.token)
    }
    switch ExpressionSyntax(parent) {
    case .call(let view):
      if let function = local(view.name.id).flatMap({ types.localFunction($0) }) { return [form(function)] }
      if case .function? = declarations.entries[view.name.id] { return forms(ofDeclaration: view.name.token) }
      return BuiltinEntry.functions[view.name.text]?.map { CodeForm($0) } ?? []
    case .methodCall(let view):
      if case .name = view.base, case let found = forms(ofDeclaration: view.name.token), !found.isEmpty { return found }
      let receiver = type(of: view.base)
      let all = BuiltinEntry.methods[view.name.text] ?? []
      let fitting = all.filter { entry in receiver.map { entry.receiver?.isReceiver(of: $0) ?? false } ?? false }
      return (fitting.isEmpty ? all : fitting).map { CodeForm($0) }
    case .number, .color, .string, .bool, .constant, .name, .member, .path, .group, .point, .list, .comprehension,
      .subscript, .dimensions, .prefix, .binary, .conditional, .switch, .functionBody, .missing, .error:
      return []
    }
  }

  func form(_ function: FunctionSyntax) -> CodeForm {
    CodeForm(function.name, function.parameters, documentedAt: function.node, types)
  }

  /// Returns the form of a top-level declaration by its name, after that of an imported file if there is one.
  private func forms(ofDeclaration name: SyntaxToken?) -> [CodeForm] {
    guard let name else { return [] }
    let file = name.previous.flatMap { $0.kind == .dot ? $0.previous?.name : nil }
    guard let declaration = declarations.declaration(name.name, in: file), let own = declaration.name,
      [.function, .shape, .style].contains(declaration.symbolKind)
    else { return [] }
    return [CodeForm(own, declaration.parameters, documentedAt: declaration.node, types)]
  }
}
