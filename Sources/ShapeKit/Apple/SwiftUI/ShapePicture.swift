#if canImport(SwiftUI) && canImport(QuartzCore) && !os(watchOS)
  import SwiftUI
  import ShapeCore

  /// A SwiftUI view that shows a shape at the size of the view, around your own views in its content slots.
  ///
  /// The content of a slot is between the paint below and above the slot, and it is transformed, faded, cut and masked
  /// with the layers around the slot. The view takes the size that it is offered, and defaults to the design size.
  /// Gestures apply inside the outline of the shape. The shape is drawn in the layout direction of the environment.
  public struct ShapePicture<S: ParametricShape, Content: View>: View {
    private let shape: S
    /// The content of the slot with a name.
    private let content: (String) -> Content?
    @Environment(\.displayScale) private var displayScale
    @Environment(\.layoutDirection) private var layoutDirection

    /// Creates a view with content for each slot of the shape:
    ///
    /// ```swift
    /// ShapePicture(TabBar()) { slot in
    ///   switch slot {
    ///   case .icon: Image("home")
    ///   case .label: Text("Home")
    ///   }
    /// }
    /// ```
    public init(_ shape: S, @ViewBuilder content: @escaping (S.Slot) -> Content) {
      self.shape = shape
      self.content = { S.Slot(rawValue: $0).map(content) }
    }

    /// Creates a view with content for the unnamed slot, which a shape without such a slot doesn't show.
    public init(_ shape: S, @ViewBuilder content: () -> Content) {
      self.shape = shape
      let content = content()
      self.content = { $0 == SceneLayer.unnamedSlot ? content : nil }
    }

    public var body: some View {
      GeometryReader { geometry in
        picture(of: shape.scene(in: Size(geometry.size), scale: Double(displayScale), direction: direction))
      }
      .frame(idealWidth: CGFloat(S.designSize.width), idealHeight: CGFloat(S.designSize.height))
      .contentShape(ShapeOutline(shape, direction: direction))
      // SwiftUI would mirror positions and clips, but the picture is drawn for its direction already.
      .environment(\.layoutDirection, .leftToRight)
      .accessibilityElement(children: .contain)
      .accessibilityLabel(Text(verbatim: S.shapeTitle))
    }

    private var direction: ShapeCore.LayoutDirection {
      layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    private func picture(of scene: Scene) -> some View {
      pieces(of: scene).frame(width: CGFloat(scene.size.width), height: CGFloat(scene.size.height))
    }

    @ViewBuilder
    private func pieces(of scene: Scene) -> some View {
      if S.Slot.allCases.isEmpty {
        SceneRepresentation(scene: scene, part: .whole).allowsHitTesting(false)
      } else {
        GroupPicture(group: scene.rootGroup, scene: scene) { slot in
          content(slot).environment(\.layoutDirection, layoutDirection)
        }
      }
    }
  }

  extension ShapePicture where Content == EmptyView {
    /// Creates a view without content.
    public init(_ shape: S) { self.init(shape) { EmptyView() } }
  }
#endif
