import ShapeCore
import ShapeLanguage

/// Finds out which `use` and which `apply` led to each node of a scene.
struct SceneSources {
  private let program: Program
  private var uses: [SourceSpan: ShapeID] = [:]
  private var applies: [(style: StyleID, span: SourceSpan)] = []
  private var shapes: [ValueRecorder.Place: SourceSpan] = [:]
  private var styles: [(id: StyleID, span: SourceSpan)] = []

  init(_ compilation: Compilation) {
    program = compilation.program
    for index in program.statements.indices {
      let statement = program.statements[index]
      if case .use(let id) = statement.kind { uses[statement.source] = program.uses[id].shape }
      if case .apply(let style, _) = statement.kind { applies.append((style, statement.source)) }
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
