#if canImport(SwiftUI) && canImport(QuartzCore) && !os(watchOS)
  import SwiftUI

  /// A SwiftUI view that shows a shape at the size of the view, around your own content.
  ///
  /// The content is in the content slot of the shape, between the layers below and above it. If the shape has no slot,
  /// the content is not shown. The view takes the size that it is offered, and defaults to the design size. Gestures
  /// apply inside the outline of the shape.
  public struct ShapePicture<S: ParametricShape, Content: View>: View {
    private let shape: S
    private let content: Content
    @Environment(\.displayScale) private var displayScale

    public init(_ shape: S, @ViewBuilder content: () -> Content) {
      self.shape = shape
      self.content = content()
    }

    public var body: some View {
      GeometryReader { geometry in
        layers(of: shape.scene(in: Size(geometry.size), scale: Double(displayScale)))
      }
      .frame(idealWidth: CGFloat(S.designSize.width), idealHeight: CGFloat(S.designSize.height))
      .contentShape(ShapeOutline(shape))
      .accessibilityElement(children: .contain)
      .accessibilityLabel(Text(verbatim: S.shapeTitle))
    }

    private func layers(of scene: Scene) -> some View {
      let (width, height) = (CGFloat(scene.size.width), CGFloat(scene.size.height))
      return ZStack(alignment: .topLeading) {
        SceneRepresentation(scene: scene, part: .belowContent).allowsHitTesting(false)
        if let slot = scene.contentSlot {
          content
            .frame(width: CGFloat(slot.frame.width), height: CGFloat(slot.frame.height))
            .rotationEffect(SwiftUI.Angle(radians: slot.rotation.radians))
            .position(CGPoint(slot.center))
            .clipShape(SwiftUI.Path(slot.visibleRegion ?? scene.surroundings))
            .opacity(slot.opacity)
        }
        SceneRepresentation(scene: scene, part: .aboveContent).allowsHitTesting(false)
      }
      .frame(width: width, height: height)
    }
  }

  extension ShapePicture where Content == EmptyView {
    /// Creates a view without content.
    public init(_ shape: S) { self.init(shape) { EmptyView() } }
  }

  extension Scene {
    /// A region that clips nothing. The content is always clipped, so that it keeps its state when the shape begins to
    /// clip it.
    fileprivate var surroundings: Path {
      .rect(Rect(x: 0, y: 0, width: size.width, height: size.height).inset(by: -ContentSlot.overhang))
    }
  }
#endif
