#if canImport(SwiftUI)
  import SwiftUI
  import ShapeCore

  /// Shows a group of a picture, with the content of the slots in it, in a layout from left to right.
  ///
  /// The same modifiers apply, so that the content keeps its state when an effect begins or ends, except for masks: SwiftUI
  /// draws a view with a mask off the screen, even if the mask hides nothing, and nearly every group that has masks always
  /// has them. A clip that hides nothing is a rectangle, which costs little.
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
  struct GroupPicture<S: ParametricShape, Content: View>: View {
    let source: PictureSource<S>
    let path: GroupPath
    /// The group at a size at which it has the same views.
    let group: SceneGroup
    let sizing: ShapeSizing
    /// Returns the content of the slot with a name.
    let content: (String) -> Content
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
      if !source.hasContent {
        pieces
      } else if group.masks == nil {
        withEffects(clipped)
      } else {
        // Gestures apply in the clip, whatever is masked.
        withEffects(clipped.mask(alignment: .topLeading) { mask })
      }
    }

    private var pieces: some View {
      GroupLayout(source: source, path: path, sizing: sizing) {
        ForEach(group.pieces) { piece in
          switch piece.content {
          case .paint: paint(of: piece.id)
          case .slot(let name, _):
            content(name).layoutValue(key: SlotID.self, value: name).layoutValue(key: SlotNames.self, value: [name])
          case .group(let inner):
            GroupPicture(
              source: source, path: path + [piece.id], group: inner, sizing: sizing, content: content
            )
            .layoutValue(key: SlotNames.self, value: inner.slotNames)
          }
        }
      }
    }

    private var clipped: some View { pieces.clipShape(VisibleRegion(source: source, path: path)) }

    private func withEffects(_ view: some View) -> some View {
      view
        .background(alignment: .topLeading) { shadows }
        // Without it, each of the views would be faded on its own.
        .compositingGroup()
        .opacity(group.opacity)
        .modifier(GroupTransform(source: source, path: path))
    }

    private func paint(of id: ScenePiece.ID) -> some View {
      PictureReader(source: source) { picture in
        if case .paint(let part) = picture.rootGroup.group(at: path)?.piece(id)?.content, !part.isEmpty {
          PaintCanvas(scene: picture.scene, part: part)
        }
      }
    }

    private var shadows: some View {
      PictureReader(source: source) { picture in
        if let shadows = picture.rootGroup.group(at: path)?.shadows {
          PaintCanvas(scene: picture.scene, part: shadows)
        }
      }
    }

    /// The masks as an image, because a group with a mask must be masked as a whole.
    private var mask: some View {
      PictureReader(source: source) { picture in
        if let masks = picture.rootGroup.group(at: path)?.masks {
          if let mask = picture.scene.image(of: masks, in: Appearance(colorScheme), scale: source.scale) {
            Image(decorative: mask.image, scale: 1)
              .resizable()
              .frame(width: CGFloat(mask.frame.width), height: CGFloat(mask.frame.height))
              .position(CGPoint(mask.frame.center))
          }
        } else {
          // At a size without masks, for a moment.
          SwiftUI.Path(.rect(picture.scene.paintLimit))
        }
      }
    }
  }

  /// The visible region of a group.
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
  private struct VisibleRegion<S: ParametricShape>: SwiftUI.Shape, PicturePart {
    var source: PictureSource<S>
    let path: GroupPath

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    nonisolated func path(in rect: CGRect) -> SwiftUI.Path {
      guard let region = source.group(at: path, in: rect.size)?.visibleRegion else {
        // Contains all that can be seen, unless it is very far from the picture.
        return SwiftUI.Path(.rect(Rect(rect).drawable.inset(by: -SceneGroup.overhang)))
      }
      return SwiftUI.Path(region.translated(by: Point(rect.origin).drawable))
    }
  }

  /// The transform of a group.
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
  private struct GroupTransform<S: ParametricShape>: GeometryEffect, PicturePart {
    var source: PictureSource<S>
    let path: GroupPath

    nonisolated func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(source.group(at: path, in: size)?.transform ?? .identity))
    }
  }
#endif
