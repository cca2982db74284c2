#if canImport(SwiftUI)
  import SwiftUI
  import ShapeCore

  /// Shows a group of a scene, with the content of the slots in it, in a layout from left to right.
  ///
  /// The same modifiers always apply, so that the content keeps its state when an effect begins or ends.
  struct GroupPicture<Content: View>: View {
    let group: SceneGroup
    let scene: Scene
    /// Returns the content of the slot with a name and a frame.
    let content: (String, Rect) -> Content
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.displayScale) private var displayScale

    var body: some View {
      ZStack(alignment: .topLeading) {
        if let shadows = group.shadows { PaintCanvas(scene: scene, part: shadows) }
        ZStack(alignment: .topLeading) {
          ForEach(group.pieces) { piece in
            switch piece.content {
            case .paint(let part): PaintCanvas(scene: scene, part: part)
            case .slot(let name, let frame): content(name, frame).position(CGPoint(frame.center))
            case .group(let group): GroupPicture(group: group, scene: scene, content: content)
            }
          }
        }
        .clipShape(SwiftUI.Path(group.visibleRegion ?? .everywhere))
        // Gestures apply in the clip, whatever is masked.
        .mask(alignment: .topLeading) { maskView }
      }
      .frame(width: CGFloat(scene.size.width), height: CGFloat(scene.size.height), alignment: .topLeading)
      // Without it, each of the views would be faded on its own.
      .compositingGroup()
      .opacity(group.opacity)
      .transformEffect(CGAffineTransform(group.transform))
    }

    /// The masks as an image, because a group with a mask must be masked as a whole.
    @ViewBuilder
    private var maskView: some View {
      if let masks = group.masks {
        if let mask = scene.image(of: masks, in: Appearance(colorScheme), scale: Double(displayScale)) {
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

  extension ShapeCore.Path {
    /// A region that clips nothing that can be seen.
    fileprivate static let everywhere = ShapeCore.Path.rect(
      Rect(center: .zero, size: Size(2 * PictureLimits.side, 2 * PictureLimits.side)))
  }
#endif
