import ShapeCore
import ShapeLanguage

extension RefactoringPlace {
  /// Returns the action that moves the selected fills, strokes and layers to a new shape, before the declaration, and uses
  /// it. The parameters and the values of the block that they need become parameters.
  ///
  /// The layer of the used shape paints nothing itself. So what belongs to the layer around it, such as a border, stays
  /// there, and so does what needs its outline. `nil` also if the pictures differ, or if a value or a size is wrong that
  /// was right before: a shape has limits, and a layer has none.
  func extractingShape() -> CodeAction? {
    guard let selected = selectedStatements, let first = selected.first, let last = selected.last,
      let owner = ownerOfBlock, !owner.hasOutline, selected.allSatisfy({ $0.canMoveToShape })
    else { return nil }
    let span = SourceSpan(file: tree.file, start: first.span.start, end: last.span.end)
    guard isSelfContained(span), let captured = captured(in: span, includingLayerValues: false),
      let size = size(of: owner)
    else { return nil }
    var parameters: [String] = []
    for (name, type) in captured {
      guard let parameter = parameter(name, type, in: span) else { return nil }
      parameters.append(parameter)
    }
    let layer = LayerSyntax(owner)?.name?.text ?? "part"
    let name = freshName([layer.prefix(1).uppercased() + layer.dropFirst()])
    let arguments = captured.map { "\($0.name): \($0.name)" }.joined(separator: ", ")
    let body = tree.source.text(Int(span.start)..<Int(span.end))
    let insertion = tree.startOfComments(above: declaration.firstToken)
    let list = parameters.isEmpty ? "" : "(\(parameters.joined(separator: ", ")))"
    let edits = [
      edit(insertion..<insertion, "private shape \(name)\(list) {\n\(size)\n\n\(body)\n}\n\n"),
      edit(span, "use \(name)(\(arguments))"),
    ]
    guard let action = action("extract `shape \(name)`", .extract, edits), drawsTheSame(action.edits, besides: name)
    else { return nil }
    return action
  }

  /// The shape or the layer whose block, or a choice or loop in it, contains the selection.
  private var ownerOfBlock: SyntaxNode? {
    guard let block = nodes.lastIndex(where: { $0.kind == .block }),
      let owner = nodes[..<block].lastIndex(where: { [.shapeDeclaration, .layer].contains($0.kind) }),
      nodes[(owner + 1)...block].allSatisfy({ [.block, .if, .switch, .case, .repeat].contains($0.kind) })
    else { return nil }
    return nodes[owner]
  }

  /// Returns whether no name in a part of the block means something outside, or the other way round, but for values.
  private func isSelfContained(_ span: SourceSpan) -> Bool {
    references(in: declaration.span).allSatisfy { reference in
      switch reference.symbol {
      case .local, .layer:
        guard let declared = compilation.declaration(of: reference.symbol) else { return false }
        let isInside = span.contains(reference.span)
        if case .local = reference.symbol, isInside { return true }
        return span.contains(declared) == isInside
      case .declaration, .parameter, .enumCase, .preview, .layerValue, .color, .edges, .type, .member, .builtin,
        .keyword, .command, .label:
        return true
      }
    }
  }

  /// Returns the parameter for a name, with its range and default. The default of a value is what it is at the design size.
  private func parameter(_ name: String, _ type: String, in span: SourceSpan) -> String? {
    guard let symbol = references(in: span).first(where: { compilation.name(of: $0.symbol) == name })?.symbol,
      let declared = compilation.declaration(of: symbol)
    else { return nil }
    if case .parameter = symbol {
      var node: SyntaxNode? = tree.node(at: Int(declared.start))
      while let inner = node, inner.kind != .parameter { node = inner.parent }
      // A range may depend on other parameters.
      guard let node, references(in: node.span).allSatisfy({ $0.isDeclaration || !$0.symbol.isParameter }) else {
        return nil
      }
      return node.text
    }
    guard let value = compilation.drawnValues(in: Int(tree.file))[declared],
      let valueType = compilation.type(of: symbol), let text = compilation.program.sourceText(of: value, valueType)
    else { return nil }
    return "\(name): \(type) = \(text)"
  }

  /// Returns the statement with the size of a layer at the design size. That of a shape also has its limits, unless they
  /// depend on something.
  private func size(of owner: SyntaxNode) -> String? {
    guard let shape = shape(in: compilation) else { return nil }
    let design = compilation.program.shapes[shape].designSize
    if let view = ShapeSyntax(owner) {
      let statement = view.body?.node.children.first { node in
        CommandSyntax(node).map { Command($0.keyword.name) == .size } ?? false
      }
      guard let statement else { return nil }
      let isConstant = references(in: statement.span).allSatisfy { !$0.symbol.isParameter && !$0.symbol.isLocal }
      return isConstant ? statement.text : "size \(compilation.program.describe(design))"
    }
    guard let scene = Evaluator.draw(compilation.program, shape: shape, size: design).scene else { return nil }
    for node in scene.nodes where node.source == owner.span {
      guard case .layer(let id, _) = node.content else { continue }
      let frame = scene.layers[id].frame
      return "size \(compilation.program.describe(Size(frame.width, frame.height)))"
    }
    return nil
  }

  /// The shape that contains the selection, in a compilation of the same file.
  private func shape(in other: Compilation) -> ShapeID? {
    guard let name = ShapeSyntax(declaration)?.name.text else { return nil }
    return other.program.shapes.indices.first { index in
      let shape = other.program.shapes[index]
      return shape.file == tree.file && other.program.names.spelling(shape.name) == name
    }
  }

  /// Returns whether the shape draws the same after some edits, but for the layers of a new shape, and has no new errors.
  private func drawsTheSame(_ edits: [TextEdit], besides name: String) -> Bool {
    let changed = compilation.applying(edits)
    guard !changed.hasErrors, let old = shape(in: compilation), let new = shape(in: changed) else { return false }
    let sizes = compilation.program.notableSizes(of: old)
    for size in [sizes.design, sizes.minimum, sizes.maximum].compactMap({ $0 }) {
      let before = Evaluator.draw(compilation.program, shape: old, size: size).scene
      let after = Evaluator.draw(changed.program, shape: new, size: size).scene
      guard before?.paintedNodes(without: name) == after?.paintedNodes(without: name) else { return false }
    }
    func errors(_ compilation: Compilation) -> Int {
      let limits = Evaluator.Limits(steps: 200_000, elements: 20_000)
      return Linter.diagnostics(for: compilation.program, limits, total: 1_000_000).count { $0.severity == .error }
    }
    return errors(changed) <= errors(compilation)
  }
}

extension Symbol {
  var isParameter: Bool { if case .parameter = self { true } else { false } }
  fileprivate var isLocal: Bool { if case .local = self { true } else { false } }
}

extension SyntaxNode {
  /// Whether a layer or a shape has an `outline`, also in a choice.
  fileprivate var hasOutline: Bool {
    children.contains { child in
      child.kind == .outline || [.block, .if, .switch, .case, .repeat].contains(child.kind) && child.hasOutline
    }
  }

  /// Whether the statement draws the same in a layer of its own.
  fileprivate var canMoveToShape: Bool {
    if let view = CommandSyntax(self) { return [.fill, .stroke].contains(Command(view.keyword.name)) }
    if let view = LayerSyntax(self) {
      return view.arguments?.elements.allSatisfy { argument in
        // Their order and their mixing depend on their neighbors.
        !["z", "above", "below", "blend"].contains(argument.label?.text ?? "")
      } ?? true
    }
    return [.use, .letDeclaration, .functionDeclaration].contains(kind)
      || [.if, .switch, .repeat].contains(kind) && blocks.allSatisfy { $0.children.allSatisfy { $0.canMoveToShape } }
  }
}

/// A node of a scene with what it refers to.
enum PaintedNode: Equatable {
  case layer(SceneLayer, outline: Path?, count: Int)
  case fill(Path, FillRule, ScenePaint)
  case stroke(Path, StrokeStyle, ScenePaint)
}

extension Scene {
  /// Returns the nodes without the plain layers of used shapes with a name, and without the places in sources.
  func paintedNodes(without name: String) -> [PaintedNode] {
    func isOmitted(_ node: Int) -> Bool {
      guard node > 0, case .layer(let id, _) = nodes[node].content else { return false }
      return layers[id].role == .shape && layers[id].name == name && layers[id].isPlain && layers[id].outline == nil
    }
    return nodes.indices.filter { !isOmitted($0) }.map { index -> PaintedNode in
      switch nodes[index].content {
      case .layer(let id, let count):
        var layer = layers[id]
        let outline = layer.outline.map { paths[$0] }
        (layer.outline, layer.shadowSources, layer.innerShadowSources) = (nil, [], [])
        let omitted = (index + 1..<index + 1 + Int(count)).count { isOmitted($0) }
        return .layer(layer, outline: outline, count: Int(count) - omitted)
      case .fill(let path, let rule, let paint): return .fill(paths[path], rule, paints[paint])
      case .stroke(let path, let style, let paint): return .stroke(paths[path], strokeStyles[style], paints[paint])
      }
    }
  }
}
