import ShapeCore
@testable import ShapeEditing
@testable import ShapeLanguage

/// A source with a selection `«…»` or a caret `‸`, and its refactorings.
struct Refactored {
  let bytes: [UInt8]
  let actions: [CodeAction]

  init(_ text: String) {
    let isCaret = text.contains("‸")
    let parts = text.split(separator: isCaret ? "‸" : "«", maxSplits: 1, omittingEmptySubsequences: false)
    let rest = (parts.count > 1 ? parts[1] : "").split(separator: "»", maxSplits: 1, omittingEmptySubsequences: false)
    let start = parts[0].utf8.count
    let end = isCaret ? start : start + (rest.first?.utf8.count ?? 0)
    bytes = Array((parts[0] + rest.joined()).utf8)
    actions = Self.compile(bytes).refactorings(of: start..<end)
  }

  static func compile(_ bytes: [UInt8]) -> Compilation {
    Compiler.compile(SourceFile(path: "main.shape", bytes: bytes), recordsReferences: true) { _ in
      .failure(.unreadable("no such file"))
    }
  }

  var titles: [String] { actions.map(\.title) }

  /// Returns the source after the action whose title begins with some words.
  func result(_ title: String) -> String? {
    actions.first { $0.title.hasPrefix(title) }.map { String(decoding: $0.edits.applied(to: bytes), as: UTF8.self) }
  }

  /// Returns the pictures of all shapes at their design sizes, without the places and names of the source. `nil`
  /// with an error.
  static func pictures(_ compilation: Compilation) -> [Scene?]? {
    guard !compilation.hasErrors else { return nil }
    let program = compilation.program
    return program.shapes.indices.map { index in
      var evaluator = Evaluator(program, limits: Evaluator.Limits(steps: 20_000, elements: 2_000))
      let values = try? evaluator.withFrame([], count: 0) { inner throws(EvaluationFailure) in
        var values: [Value] = []
        for parameter in program.shapes[index].parameters { values.append(try inner.value(parameter.defaultValue)) }
        return values
      }
      guard let values,
        var scene = evaluator.draw(index, size: program.shapes[index].designSize, arguments: values).scene
      else { return nil }
      for node in scene.nodes.indices { scene.nodes[node].source = .none }
      for layer in scene.layers.indices {
        (scene.layers[layer].shadowSources, scene.layers[layer].innerShadowSources) = ([], [])
      }
      scene.namedPaths = []
      return scene
    }
  }
}

extension Compilation {
  /// Returns whether the shapes of another compilation draw the same here, with one more shape, whose layers don't count.
  func draws(_ other: Compilation, besides name: String) -> Bool {
    func nodes(_ compilation: Compilation) -> [String: [PaintedNode]] {
      let program = compilation.program
      var result: [String: [PaintedNode]] = [:]
      for index in program.shapes.indices {
        let shape = program.shapes[index]
        let scene = Evaluator.draw(program, shape: index, size: shape.designSize).scene
        result[program.names.spelling(shape.name)] = scene?.paintedNodes(without: name) ?? []
      }
      return result
    }
    var own = nodes(self)
    own[name] = nil
    return !hasErrors && own == nodes(other)
  }
}

extension Scene {
  /// The scene with the elements of every path, whatever its kind is, and with each path once for each use.
  var withPathElements: Scene {
    var result = self
    result.paths = Arena<Path>()
    func elements(_ path: Path) -> Path { Path(Array(path.elements)) }
    func copy(_ id: Path.ID) -> Path.ID { result.paths.append(elements(paths[id])) }
    for index in nodes.indices {
      switch nodes[index].content {
      case .layer: break
      case .fill(let path, let rule, let paint):
        result.nodes[index].content = .fill(path: copy(path), rule: rule, paint: paint)
      case .stroke(let path, let style, let paint):
        result.nodes[index].content = .stroke(path: copy(path), style: style, paint: paint)
      }
    }
    for layer in layers.indices {
      result.layers[layer].outline = layers[layer].outline.map { copy($0) }
      result.layers[layer].erasure = layers[layer].erasure.map { elements($0) }
      for clip in layers[layer].clips.indices {
        result.layers[layer].clips[clip].path = elements(layers[layer].clips[clip].path)
      }
    }
    return result
  }
}
