import ShapeCore
import ShapeLanguage

// The elements of a picture are nodes of its scene. A picture from the same program is assumed.
extension Compilation {
  /// Returns the places in the sources that draw a node of a scene: from the outermost `use` or `apply` to the statement
  /// itself. The layer of a used shape ends with the name of that shape.
  ///
  /// If a layer applies a style more than once, the first `apply` is among them.
  ///
  /// - Parameter node: The position in `Scene.nodes`.
  /// - Complexity: O(n) for n nodes of the scene, and for n statements.
  package func sources(of node: Int, in scene: Scene) -> [SourceSpan] {
    var result: [SourceSpan] = []
    SceneSources(self).visit(scene) { position, sources in
      if position == node { result = sources }
      return position < node
    }
    return result
  }

  /// Returns the nodes of a scene that the statement at an offset draws: their positions in `Scene.nodes`, in order,
  /// without those inside another one. At a `let`, a function or a parameter, these are the nodes of all statements that
  /// need it, also through other names. Between statements, it is what the block draws.
  ///
  /// - Complexity: O(n) for n nodes of the scene, n statements and, for each name that is needed, n names.
  package func nodes(drawnAt offset: Int, in file: Int = 0, of scene: Scene) -> [Int] {
    guard trees.indices.contains(file) else { return [] }
    let targets = statements(needing: trees[file].drawingNode(at: offset))
    var result: [Int] = []
    var end = 0
    SceneSources(self).visit(scene) { position, sources in
      guard position >= end else { return true }
      let node = scene.nodes[position]
      var sources = sources
      if case .layer(let id, _) = node.content {
        sources += scene.layers[id].shadowSources + scene.layers[id].innerShadowSources
      }
      if sources.contains(where: { source in targets.contains { $0.contains(source) } }) {
        result.append(position)
        end = position + node.extent
      }
      return true
    }
    return result
  }

  /// Returns the statement of a node, or the statements that need the name that it declares.
  private func statements(needing node: SyntaxNode) -> [SourceSpan] {
    var spans: [SourceSpan] = []
    var rest = [node]
    var seen: Set<Symbol> = []
    while let node = rest.popLast() {
      guard let name = node.declaredName else {
        spans.append(node.span)
        continue
      }
      guard let symbol = symbol(at: Int(name.span.start), in: Int(node.tree.file)), seen.insert(symbol).inserted else {
        continue
      }
      for reference in references.all where reference.symbol == symbol && !reference.isDeclaration {
        let user = trees[Int(reference.span.file)].drawingNode(at: Int(reference.span.start))
        if user.kind != .file, user != node { rest.append(user) }
      }
    }
    return spans
  }
}

extension SyntaxTree {
  /// Returns the innermost statement, parameter or declaration around an offset, or the whole file.
  fileprivate func drawingNode(at offset: Int) -> SyntaxNode {
    let place = wordOrToken(at: offset)?.start ?? offset
    var node = wholeFile
    var result = node
    while let child = node.children.first(where: { Int($0.span.start) <= place && place < Int($0.span.end) }) {
      if node.kind == .path || node.kind == .outline { break }
      if node.kind == .block || node.kind == .file || child.kind == .parameter { result = child }
      node = child
    }
    return result
  }
}

extension SyntaxNode {
  /// The name of a `let`, a function or a parameter, which draw nothing themselves.
  fileprivate var declaredName: NameSyntax? {
    if let view = LetSyntax(self) { return view.name }
    if let view = FunctionSyntax(self) { return view.name }
    return ParameterSyntax(self)?.name
  }
}
