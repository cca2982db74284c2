#if canImport(SwiftUI)
  import ShapeCore

  /// The way from the outermost group of a picture to one in it.
  typealias GroupPath = [ScenePiece.ID]

  extension SceneGroup {
    /// Returns the group at the end of a path, or `nil` if there is none.
    func group(at path: some Collection<ScenePiece.ID>) -> SceneGroup? {
      guard let first = path.first else { return self }
      guard case .group(let group) = piece(first)?.content else { return nil }
      return group.group(at: path.dropFirst())
    }

    func piece(_ id: ScenePiece.ID) -> ScenePiece? { pieces.first { $0.id == id } }

    /// The names of the slots in it, at any depth.
    var slotNames: [String] {
      pieces.flatMap { piece -> [String] in
        switch piece.content {
        case .paint: []
        case .slot(let name, _): [name]
        case .group(let group): group.slotNames
        }
      }
    }
  }
#endif
