#if canImport(SwiftUI)
  import SwiftUI
  import ShapeCore

  /// The common source of the parts of a picture in SwiftUI. Each part draws the shape at the size that it is laid out in,
  /// which is the same for all.
  struct PictureSource<S: ParametricShape>: Sendable {
    var shape: S
    /// The number of pixels per point.
    let scale: Double
    let direction: ShapeCore.LayoutDirection

    func scene(in size: Size) -> Scene { shape.scene(in: size, scale: scale, direction: direction) }

    /// Returns a group of the picture at a size, or `nil` if it has none there.
    func group(at path: GroupPath, in size: CGSize) -> SceneGroup? {
      scene(in: Size(size).drawable).rootGroup.group(at: path)
    }

    /// The numbers that animations interpolate.
    var animatableNumbers: AnimatableNumbers {
      get { AnimatableNumbers(values: shape.animatableComponents) }
      set { shape.animatableComponents = newValue.values }
    }
  }

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

  /// Shows something that depends on the scene at the size that it is offered.
  struct SceneReader<S: ParametricShape, Content: View>: View {
    let source: PictureSource<S>
    @ViewBuilder let content: (Scene) -> Content

    var body: some View {
      GeometryReader { geometry in InterpolatedScene(source: source, size: Size(geometry.size), content: content) }
    }
  }

  /// A picture at a size. SwiftUI interpolates the shape and the size.
  private struct InterpolatedScene<S: ParametricShape, Content: View>: View, Animatable {
    var source: PictureSource<S>
    var size: Size
    let content: (Scene) -> Content

    nonisolated var animatableData: AnimatableNumbers {
      get { AnimatableNumbers(values: [size.width, size.height] + source.animatableNumbers.values) }
      set {
        guard newValue.values.count >= 2 else { return }
        size = Size(newValue.values[0], newValue.values[1])
        source.animatableNumbers = AnimatableNumbers(values: Array(newValue.values.dropFirst(2)))
      }
    }

    var body: some View { content(source.scene(in: size)) }
  }
#endif
