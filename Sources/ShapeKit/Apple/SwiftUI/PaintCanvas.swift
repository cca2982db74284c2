#if canImport(SwiftUI)
  import SwiftUI
  import ShapeCore

  /// Shows a part of a scene.
  ///
  /// A `Canvas` clips to its frame, so its frame contains all that the part paints, beyond the bounds of the picture.
  struct PaintCanvas: View {
    let scene: Scene
    let part: ScenePart
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.displayScale) private var displayScale

    var body: some View {
      if let frame {
        let (appearance, scale) = (Appearance(colorScheme), Double(displayScale))
        Canvas { context, _ in
          context.translateBy(x: CGFloat(-frame.minX), y: CGFloat(-frame.minY))
          context.withCGContext { scene.draw(in: $0, scale: scale, appearance, part) }
        }
        .frame(width: CGFloat(frame.width), height: CGFloat(frame.height))
        .position(CGPoint(frame.center))
        .allowsHitTesting(false)
        .accessibilityHidden(true)
      }
    }

    /// The frame of the paint in whole points, so that pixels stay pixels, with room for smooth edges. Paint that is very
    /// far from the picture is cut off.
    private var frame: Rect? {
      guard let ink = scene.ink(of: part)?.drawable.inset(by: -1).intersection(scene.paintLimit) else { return nil }
      let frame = Rect(
        Point(ink.minX.rounded(.down), ink.minY.rounded(.down)), Point(ink.maxX.rounded(.up), ink.maxY.rounded(.up)))
      return frame.width > 0 && frame.height > 0 ? frame : nil
    }
  }

  extension Scene {
    /// The rectangle outside of which nothing is shown, in the coordinates of any group.
    var paintLimit: Rect {
      Rect(x: 0, y: 0, width: size.width, height: size.height).inset(by: -SceneGroup.overhang)
    }
  }
#endif
