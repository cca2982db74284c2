#if canImport(SwiftUI)
  import SwiftUI
  @_spi(Generated) import ShapeCore

  /// The region of a picture in which gestures apply: its touch region, and the slots where they are visible.
  ///
  /// It is not interpolated in an animation.
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
  struct TouchShape<S: ParametricShape>: SwiftUI.Shape {
    let source: PictureSource<S>
    let region: TouchRegion

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    nonisolated func path(in rect: CGRect) -> SwiftUI.Path {
      let rect = Rect(rect).drawable
      return SwiftUI.Path(region(in: rect.size).translated(by: rect.origin))
    }

    private nonisolated func region(in view: Size) -> ShapeCore.Path {
      if case .bounds = region { return .rect(Rect(x: 0, y: 0, width: view.width, height: view.height)) }
      let slots = source.picture(in: view).rootGroup.slots
      let paint: ShapeCore.Path =
        switch region {
        case .silhouette: source.cache.paintedRegion(source.key(in: view))
        case .outline, .bounds: source.shape.path(in: view, direction: source.direction)
        }
      // Regions are clockwise, so that they can be filled together.
      return slots.isEmpty ? paint : slots.reduce(paint.clockwise(.nonZero)) { $0.appending($1) }
    }
  }

  extension SceneGroup {
    /// The visible parts of the slots, in the coordinates around the group.
    fileprivate var slots: [ShapeCore.Path] {
      if opacity < SceneGroup.leastTouchableOpacity { return [] }
      let inside = pieces.flatMap { piece -> [ShapeCore.Path] in
        switch piece.content {
        case .paint: []
        case .slot(_, let frame): [.rect(frame)]
        case .group(let group): group.slots
        }
      }
      return inside.map { slot in
        (visibleRegion.map { slot.intersection($0) } ?? slot).moved(by: transform)
      }
    }
  }
#endif
