#if canImport(SwiftUI)
  import SwiftUI
  @_spi(Generated) import ShapeCore

  /// Shows a group of a picture, with the content of the slots in it, in a layout from left to right.
  ///
  /// The same modifiers apply at all sizes and values, so that the content keeps its state when an effect begins or ends.
  /// A group that never fades or never has masks does without: SwiftUI draws a compositing group or a view with a mask off
  /// the screen, where materials and blend modes of the content don't reach what is behind it. A clip that hides nothing is
  /// a rectangle, which costs little.
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
  struct GroupPicture<S: ParametricShape, Content: View>: View {
    let source: PictureSource<S>
    let path: GroupPath
    /// The group at a size at which it has the same views.
    let group: SceneGroup
    let sizing: ShapeSizing
    /// Returns the content of the slot with a name.
    let content: (String) -> Content

    var body: some View {
      if source.hasContent {
        faded.modifier(GroupTransform(source: source, path: path))
      } else {
        pieces
      }
    }

    private var effects: LayerEffects { source.effects(of: group, at: path) }

    @ViewBuilder private var faded: some View {
      let view = masked.background(alignment: .topLeading) { shadows }
      if effects.contains(.opacity) {
        // Without a compositing group, each of the views would be faded on its own.
        view.compositingGroup().opacity(group.opacity)
      } else {
        view
      }
    }

    @ViewBuilder private var masked: some View {
      let clipped = pieces.clipShape(VisibleRegion(source: source, path: path))
      if effects.contains(.masks) {
        // Gestures apply in the clip, whatever is masked.
        clipped.mask(alignment: .topLeading) { mask }
      } else {
        clipped
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

    private func paint(of id: ScenePiece.ID) -> some View {
      PictureReader(source: source) { picture in
        if case .paint(let part) = picture.rootGroup.group(at: path)?.piece(id)?.content, !part.isEmpty {
          PaintCanvas(picture: picture, part: part)
        }
      }
    }

    private var shadows: some View {
      PictureReader(source: source) { picture in
        if let group = picture.rootGroup.group(at: path), group.opacity > 0, let shadows = group.shadows {
          PaintCanvas(picture: picture, part: shadows)
        }
      }
    }

    /// The masks in one canvas, because a group with a mask must be masked as a whole.
    private var mask: some View {
      PictureReader(source: source) { picture in
        if let masks = picture.rootGroup.group(at: path)?.masks {
          PaintCanvas(picture: picture, part: masks)
        } else {
          // At a size or with values without masks.
          SwiftUI.Path(.rect(picture.scene.paintLimit)).fill(.black)
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
      let group = source.group(at: path, in: rect.size)
      if group?.opacity == 0 { return SwiftUI.Path(.empty) }
      guard let region = group?.visibleRegion else {
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
