import ShapeCore
import ShapeLanguage

/// Everything that completion and signature help know about an offset.
struct CodeContext {
  let snapshot: CodeSnapshot
  let cursor: Cursor
  let declarations: VisibleDeclarations
  /// The types of names and expressions around the offset.
  let types: SurroundingTypes
  /// The declarations of the local names in scope, the innermost last. Names of layers are not included.
  let locals: [SyntaxToken]

  init(_ snapshot: CodeSnapshot, at offset: Int) {
    self.snapshot = snapshot
    let cursor = Cursor(snapshot.tree, at: min(max(offset, 0), snapshot.tree.source.bytes.count))
    self.cursor = cursor
    declarations = VisibleDeclarations(snapshot)
    types = SurroundingTypes(snapshot.loaded, at: cursor.offset)
    locals = cursor.locals.compactMap { cursor.token($0.token) }
  }

  /// Returns the declaration of a local name.
  func local(_ name: NameID) -> SyntaxToken? { locals.last { $0.name == name } }

  func type(of expression: ExpressionSyntax) -> ValueType? {
    types.type(of: expression, names: locals, hasLayer: cursor.hasLayer)
  }

  func spelling(_ type: ValueType?) -> String { type.map { types.program.describe($0).spelling } ?? "" }

  // MARK: Arguments

  /// The arguments around the offset, in one pair of parentheses or of one statement.
  struct ArgumentPlace {
    var forms: [CodeForm]
    /// The labels of the other arguments.
    var labels: Set<String>
    /// The number of arguments without a label before the one at the offset.
    var positionalCount: Int
    /// The label of the argument at the offset.
    var label: String?
    /// Whether the argument at the offset has begun before the word there.
    var hasBegun: Bool

    /// Returns the index of the parameter for the argument at the offset.
    func parameter(of form: CodeForm) -> Int? {
      if let label { return form.index(ofLabel: label) }
      let positional = form.positional
      if positionalCount < positional.count { return positional[positionalCount] }
      return form.isVariadic ? positional.last : nil
    }
  }

  /// Returns the arguments in a frame, or `nil` if there are none.
  func arguments(inFrame index: Int) -> ArgumentPlace? {
    let frame = cursor.frames[index]
    let isInnermost = index == cursor.frames.count - 1
    let forms = self.forms(of: frame, isInnermost: isInnermost)
    guard !forms.isEmpty else { return nil }
    var place = ArgumentPlace(forms: forms, labels: [], positionalCount: 0, hasBegun: !isInnermost)
    let current = frame.elements.count - 1
    for (number, first) in (isInnermost ? cursor.elements : frame.elements).enumerated() {
      let label = self.label(at: first)
      if number == current {
        let isBeforeOffset = first + 1 <= cursor.last || !isInnermost
        place.label = isBeforeOffset ? label : nil
        if isInnermost { place.hasBegun = first <= cursor.last }
      } else if let label {
        place.labels.insert(label)
      } else if number < current, frame.kind != .file || number > 0 {
        place.positionalCount += 1
      }
    }
    return place
  }

  private func label(at index: Int) -> String? {
    guard let token = cursor.token(index), token.kind == .name, token.next?.kind == .colon else { return nil }
    return token.text
  }

  private func forms(of frame: CodeFrame, isInnermost: Bool) -> [CodeForm] {
    switch frame.kind {
    case .arguments(let callee): return forms(of: callee)
    case .block, .cases:
      guard frame.statement <= cursor.last, let head = cursor.token(frame.statement), head.kind == .name else {
        return []
      }
      if head.keyword == .outline {
        return [CodeForm(Header.outline, prefix: "outline ", suffix: "", documentation: "")]
      }
      guard let command = Command(head.name), command != .apply else { return [] }
      return command == .path(.arc) ? [CodeForm(command), CodeForm(.path(.endpointArc))] : [CodeForm(command)]
    case .file:
      guard cursor.token(frame.statement)?.keyword == .preview, frame.elements.count > 1 else { return [] }
      return [.previewOptions]
    case .enumCases, .parameters, .group, .list, .subscript: return []
    }
  }

  /// Returns the forms of a call. Empty if the name is unknown.
  func forms(of callee: CodeCallee) -> [CodeForm] {
    switch callee {
    case .layer: return [CodeForm(header: Header.layer)]
    case .mask: return [CodeForm(header: Header.layer, without: LayerParameters.ofPaintOnly)]
    case .content: return [CodeForm(header: Header.content)]
    case .function(let index):
      guard let name = cursor.token(index) else { return [] }
      if let function = local(name.name).flatMap({ types.localFunction($0) }) { return [form(function)] }
      if case .function(let function)? = declarations.entries[name.name] { return [form(function)] }
      return BuiltinEntry.functions[name.text]?.map { CodeForm($0) } ?? []
    case .method(let index):
      guard let name = cursor.token(index) else { return [] }
      if case .function(let function)? = declaration(at: name) { return [form(function)] }
      let receiver = receiver(ofMemberAt: index)
      let all = BuiltinEntry.methods[name.text] ?? []
      let fitting = all.filter { entry in receiver.map { entry.receiver?.isReceiver(of: $0) ?? false } ?? false }
      return (fitting.isEmpty ? all : fitting).map { CodeForm($0) }
    case .shape(let index):
      guard let name = cursor.token(index), case .shape(let shape)? = declaration(at: name) else { return [] }
      return [CodeForm(shape.name, shape.parameters, documentedAt: shape.node, types)]
    case .style(let index):
      guard let name = cursor.token(index), case .style(let style)? = declaration(at: name) else { return [] }
      return [CodeForm(style.name, style.parameters, documentedAt: style.node, types)]
    }
  }

  func form(_ function: FunctionSyntax) -> CodeForm {
    CodeForm(function.name, function.parameters, documentedAt: function.node, types)
  }

  /// Returns the top-level declaration of a name, after that of an imported file if there is one.
  func declaration(at name: SyntaxToken) -> DeclarationSyntax? {
    guard let dot = name.previous, dot.kind == .dot, let file = dot.previous else {
      return declarations.declaration(name.name, in: nil)
    }
    return declarations.declaration(name.name, in: file.name)
  }

  /// Returns the type of the value before a member's dot.
  ///
  /// - Parameter index: The token of the member's name, or the token after the dot.
  func receiver(ofMemberAt index: Int) -> ValueType? {
    guard let dot = cursor.token(index - 1), dot.kind == .dot else { return nil }
    let node = cursor.tree.node(at: dot.start)
    if let base = MemberSyntax(node)?.base ?? MethodCallSyntax(node)?.base { return type(of: base) }
    return dot.previous.flatMap { local($0.name) }.flatMap { types.type(of: $0) }
  }
}
