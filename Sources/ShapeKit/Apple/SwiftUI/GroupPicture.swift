#if canImport(SwiftUI) && canImport(QuartzCore) && !os(watchOS)
  import SwiftUI

  /// Shows a group of a scene, with the content of the slots in it.
  ///
  /// The same modifiers always apply, so that the content keeps its state when an effect begins or ends.
  struct GroupPicture<Content: View>: View {
    let group: SceneGroup
    let scene: Scene
    /// Returns the content of the slot with a name.
    let content: (String) -> Content

    var body: some View {
      ZStack(alignment: .topLeading) {
        if let shadows = group.shadows { SceneRepresentation(scene: scene, part: shadows).allowsHitTesting(false) }
        ZStack(alignment: .topLeading) {
          ForEach(group.pieces) { piece in
            switch piece.content {
            case .paint(let part): SceneRepresentation(scene: scene, part: part).allowsHitTesting(false)
            case .slot(let name, let frame):
              content(name)
                .frame(width: CGFloat(frame.width), height: CGFloat(frame.height))
                .position(CGPoint(frame.center))
            case .group(let group): GroupPicture(group: group, scene: scene, content: content)
            }
          }
        }
        .clipShape(SwiftUI.Path(group.visibleRegion ?? .everywhere))
      }
      // Without it, each of the views would be faded on its own.
      .compositingGroup()
      .opacity(group.opacity)
      .transformEffect(CGAffineTransform(group.transform))
    }
  }

  extension Path {
    /// A region that clips nothing that can be seen.
    fileprivate static let everywhere = Path.rect(
      Rect(center: .zero, size: Size(2 * PictureLimits.side, 2 * PictureLimits.side)))
  }
#endif
