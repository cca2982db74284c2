#if canImport(SwiftUI)
  import SwiftUI
  import ShapeCore

  /// Shows a group of a picture, with the content of the slots in it, in a layout from left to right.
  ///
  /// The same modifiers always apply, so that the content keeps its state when an effect begins or ends.
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
  struct GroupPicture<S: ParametricShape, Content: View>: View {
    let source: PictureSource<S>
    let path: GroupPath
    /// The group at a recent size, for its pieces, which are the same at others.
    let group: SceneGroup
    let hasContent: Bool
    /// Returns the content of the slot with a name.
    let content: (String) -> Content
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
      GroupLayout(source: source, path: path, hasContent: hasContent) {
        ForEach(group.pieces) { piece in
          switch piece.content {
          case .paint: paint(of: piece.id)
          case .slot(let name, _):
            content(name).layoutValue(key: SlotID.self, value: name).layoutValue(key: SlotNames.self, value: [name])
          case .group(let inner):
            GroupPicture(
              source: source, path: path + [piece.id], group: inner, hasContent: hasContent, content: content
            )
            .layoutValue(key: SlotNames.self, value: inner.slotNames)
          }
        }
      }
      .clipShape(VisibleRegion(source: source, path: path))
      // Gestures apply in the clip, whatever is masked.
      .mask(alignment: .topLeading) { mask }
      .background(alignment: .topLeading) { shadows }
      // Without it, each of the views would be faded on its own.
      .compositingGroup()
      .opacity(group.opacity)
      .modifier(GroupTransform(source: source, path: path))
    }

    private func paint(of id: ScenePiece.ID) -> some View {
      SceneReader(source: source) { scene in
        if case .paint(let part) = scene.rootGroup.group(at: path)?.piece(id)?.content {
          PaintCanvas(scene: scene, part: part)
        }
      }
    }

    private var shadows: some View {
      SceneReader(source: source) { scene in
        if let shadows = scene.rootGroup.group(at: path)?.shadows { PaintCanvas(scene: scene, part: shadows) }
      }
    }

    /// The masks as an image, because a group with a mask must be masked as a whole.
    private var mask: some View {
      SceneReader(source: source) { scene in
        if let masks = scene.rootGroup.group(at: path)?.masks {
          if let mask = scene.image(of: masks, in: Appearance(colorScheme), scale: source.scale) {
            Image(decorative: mask.image, scale: 1)
              .resizable()
              .frame(width: CGFloat(mask.frame.width), height: CGFloat(mask.frame.height))
              .position(CGPoint(mask.frame.center))
          }
        } else {
          SwiftUI.Path(.everywhere)
        }
      }
    }
  }

  /// The visible region of a group.
  private struct VisibleRegion<S: ParametricShape>: SwiftUI.Shape {
    var source: PictureSource<S>
    let path: GroupPath

    nonisolated var animatableData: AnimatableNumbers {
      get { source.animatableNumbers }
      set { source.animatableNumbers = newValue }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    nonisolated func path(in rect: CGRect) -> SwiftUI.Path {
      guard let region = source.group(at: path, in: rect.size)?.visibleRegion else { return SwiftUI.Path(.everywhere) }
      return SwiftUI.Path(region.translated(by: Point(rect.origin).drawable))
    }
  }

  /// The transform of a group.
  private struct GroupTransform<S: ParametricShape>: GeometryEffect {
    var source: PictureSource<S>
    let path: GroupPath

    nonisolated var animatableData: AnimatableNumbers {
      get { source.animatableNumbers }
      set { source.animatableNumbers = newValue }
    }

    nonisolated func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(source.group(at: path, in: size)?.transform ?? .identity))
    }
  }

  extension ShapeCore.Path {
    /// A region that clips nothing that can be seen.
    fileprivate static let everywhere = ShapeCore.Path.rect(
      Rect(center: .zero, size: Size(2 * PictureLimits.side, 2 * PictureLimits.side)))
  }
#endif
