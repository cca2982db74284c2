import ShapeKit

// The elements of a picture are nodes of its scene. A picture from the same program is assumed.
extension Compilation {
  /// Returns the places in the sources that draw a node of a scene: from the outermost `use` or `apply` to the statement
  /// itself. The layer of a used shape ends with the name of that shape.
  ///
  /// If a layer applies a style more than once, the first `apply` is among them.
  ///
  /// - Parameter node: The position in `Scene.nodes`.
  /// - Complexity: O(n) for n nodes of the scene, and for n statements.
  public func sources(of node: Int, in scene: Scene) -> [SourceSpan] {
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
  public func nodes(drawnAt offset: Int, in file: Int = 0, of scene: Scene) -> [Int] {
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

/// Finds out which `use` and which `apply` led to each node of a scene.
private struct SceneSources {
  private let program: Program
  private var uses: [SourceSpan: ShapeID] = [:]
  private var applies: [(style: StyleID, span: SourceSpan)] = []
  private var shapes: [ValueRecorder.Place: SourceSpan] = [:]
  private var styles: [(id: StyleID, span: SourceSpan)] = []

  init(_ compilation: Compilation) {
    program = compilation.program
    for index in program.statements.indices {
      let statement = program.statements[index]
      switch statement.kind {
      case .use(let id): uses[statement.source] = program.uses[id].shape
      case .apply(let style, _): applies.append((style, statement.source))
      case .command, .outline, .layer, .mask, .content, .if, .switch, .repeat: break
      }
    }
    var stylePlaces: [ValueRecorder.Place: StyleID] = [:]
    for id in program.styles.indices { stylePlaces[ValueRecorder.Place(program.styles[id].source)] = id }
    for tree in compilation.trees {
      for declaration in tree.declarations {
        switch declaration {
        case .shape(let view): shapes[ValueRecorder.Place(view.name.span)] = view.span
        case .style(let view):
          if let id = stylePlaces[ValueRecorder.Place(view.name.span)] { styles.append((id, view.span)) }
        case .import, .let, .function, .enum, .preview, .error: break
        }
      }
    }
  }

  /// A layer around a node.
  private struct Level {
    /// The position after the last node in the layer.
    var end: Int
    /// The statement of the layer.
    var source: SourceSpan
    /// The `use`s and `apply`s around the contents.
    var chain: [SourceSpan]
    /// The place of the code that draws the contents, without styles.
    var body: SourceSpan
  }

  /// Calls a closure with the position of each node and its sources, until it returns `false`.
  func visit(_ scene: Scene, _ body: (_ position: Int, _ sources: [SourceSpan]) -> Bool) {
    var levels: [Level] = []
    for position in scene.nodes.indices {
      while let last = levels.last, last.end <= position { levels.removeLast() }
      let node = scene.nodes[position]
      var chain = levels.last?.chain ?? []
      if let level = levels.last, !level.body.contains(node.source) {
        chain += applies(leadingTo: node.source, level.body)
      }
      var sources = chain + [node.source]
      if case .layer(let id, let count) = node.content {
        var level = Level(end: position + 1 + Int(count), source: node.source, chain: chain, body: node.source)
        switch scene.layers[id].role {
        case .layer, .part, .mask, .emptySlot: break
        case .shape:
          level.chain.append(node.source)
          if let shape = uses[node.source] {
            sources.append(program.shapes[shape].source)
            level.body = shapes[ValueRecorder.Place(program.shapes[shape].source)] ?? node.source
          }
        case .filledSlot(let depth):
          if levels.indices.contains(Int(depth)) {
            let used = levels[Int(depth)]
            level.body = used.source
            level.chain = depth > 0 ? levels[Int(depth) - 1].chain : []
            // Without the `use` itself, but with the styles that led to it.
            if used.chain.last == used.source { level.chain = Array(used.chain.dropLast()) }
          }
        }
        if levels.isEmpty { level.body = shapes[ValueRecorder.Place(node.source)] ?? node.source }
        levels.append(level)
      }
      guard body(position, sources) else { return }
    }
  }

  /// Returns the `apply`s that lead from code in a place to a statement of a style.
  private func applies(leadingTo source: SourceSpan, _ body: SourceSpan) -> [SourceSpan] {
    guard let style = styles.first(where: { $0.span.contains(source) }) else { return [] }
    var seen: Set<StyleID> = []
    return applies(of: style.id, body, &seen) ?? []
  }

  private func applies(of style: StyleID, _ body: SourceSpan, _ seen: inout Set<StyleID>) -> [SourceSpan]? {
    guard seen.insert(style).inserted else { return nil }
    let own = applies.filter { $0.style == style }
    if let direct = own.first(where: { body.contains($0.span) }) { return [direct.span] }
    for apply in own {
      guard let outer = styles.first(where: { $0.span.contains(apply.span) }) else { continue }
      if let chain = applies(of: outer.id, body, &seen) { return chain + [apply.span] }
    }
    return nil
  }
}
