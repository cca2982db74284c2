#if canImport(SwiftUI)
  import SwiftUI
  @_spi(Generated) import ShapeCore

  /// Shows a part of a picture.
  ///
  /// A `Canvas` clips to its frame, so its frame contains all that the part paints, beyond the bounds of the picture. A
  /// canvas whose part is the same in the next frame of an animation is not drawn again.
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
  struct PaintCanvas: View {
    let picture: DrawnPicture
    let part: ScenePart

    var body: some View {
      if let frame = picture.scene.canvasFrame(of: part) {
        PartCanvas(picture: picture, part: part, frame: frame)
          .equatable()
          .frame(width: CGFloat(frame.width), height: CGFloat(frame.height))
          .position(CGPoint(frame.center))
          .allowsHitTesting(false)
          .accessibilityHidden(true)
      }
    }
  }

  /// The canvas of a part.
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
  struct PartCanvas: View, Equatable {
    let picture: DrawnPicture
    let part: ScenePart
    let frame: Rect
    @Environment(\.displayScale) private var displayScale

    nonisolated static func == (a: PartCanvas, b: PartCanvas) -> Bool {
      a.frame == b.frame && a.picture.scene.paints(a.part, like: b.part, in: b.picture.scene)
    }

    var body: some View {
      let scale = Double(displayScale)
      Canvas { context, _ in
        context.translateBy(x: CGFloat(-frame.minX), y: CGFloat(-frame.minY))
        let scene = picture.scene.resolved(in: context.environment)
        CanvasPainter(scene: scene, bitmaps: picture.bitmaps, scale: scale).paint(part, in: context)
      }
    }
  }

  extension Scene {
    /// Returns the frame of a part in whole points, so that pixels stay pixels, with room for smooth edges, or `nil` if it
    /// shows nothing. Paint that is very far from the picture is cut off.
    fileprivate func canvasFrame(of part: ScenePart) -> Rect? {
      guard let ink = visibleInk(of: part)?.drawable.inset(by: -1).intersection(paintLimit) else { return nil }
      let frame = Rect(
        Point(ink.minX.rounded(.down), ink.minY.rounded(.down)), Point(ink.maxX.rounded(.up), ink.maxY.rounded(.up)))
      return frame.width > 0 && frame.height > 0 ? frame : nil
    }

    private func visibleInk(of part: ScenePart) -> Rect? {
      guard case .masks(let node) = part else { return ink(of: part) }
      return layer(at: node).flatMap { masksInk(of: $0.layer, $0.contents, within: nil) }
    }

    /// The rectangle outside of which nothing is shown, in the coordinates of any group.
    var paintLimit: Rect {
      Rect(x: 0, y: 0, width: size.width, height: size.height).inset(by: -SceneGroup.overhang)
    }
  }
#endif
