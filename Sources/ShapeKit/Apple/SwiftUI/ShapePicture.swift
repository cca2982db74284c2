#if canImport(SwiftUI)
  import SwiftUI
  import ShapeCore

  /// A SwiftUI view that shows a shape at the size of the view, around your own views in its content slots.
  ///
  /// The content of a slot is between the paint below and above the slot, and it is transformed, faded, cut and masked
  /// with the layers around the slot. Paint beyond the bounds, such as shadows, is not cut off.
  ///
  /// The view takes the size that it is offered, but at least the minimum size of the shape. Its ideal size, which it has
  /// with `fixedSize()`, is that at which the slots have room for their content, or the design size without content. A
  /// shape with a maximum size stays at the top left corner of a larger view. `withAnimation` moves the
  /// paint, the masks, the shadows and the content together: it interpolates the size and the shape's
  /// `animatableParameters`.
  ///
  /// The shape is drawn in the layout direction of the environment, and its content is laid out in that direction.
  /// Accessibility ignores the paint and reads the content. A picture with a meaning of its own needs a label:
  /// `.accessibilityElement().accessibilityLabel("Seven of spades")`.
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
  public struct ShapePicture<S: ParametricShape, Content: View>: View {
    private let shape: S
    private let alignment: Alignment
    private var touchRegion = TouchRegion.silhouette
    /// The content of the slot with a name.
    private let content: (String) -> Content?
    @Environment(\.displayScale) private var displayScale
    @Environment(\.layoutDirection) private var layoutDirection
    /// The size of the last layout, if the pieces of the picture may depend on it.
    @State private var size: Size?

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
    ///
    /// - Parameter alignment: The position of content that is smaller or larger than its slot. Defaults to `center`.
    public init(_ shape: S, alignment: Alignment = .center, @ViewBuilder content: @escaping (S.Slot) -> Content) {
      self.shape = shape
      self.alignment = alignment
      self.content = { S.Slot(rawValue: $0).map(content) }
    }

    /// Creates a view with content for the unnamed slot, which a shape without such a slot doesn't show.
    ///
    /// - Parameter alignment: The position of content that is smaller or larger than its slot. Defaults to `center`.
    public init(_ shape: S, alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
      self.shape = shape
      self.alignment = alignment
      let content = content()
      self.content = { $0 == SceneLayer.unnamedSlot ? content : nil }
    }

    /// Returns the view with another region in which gestures apply, besides the slots. The default `silhouette` takes
    /// the most time to compute.
    public func touchRegion(_ region: TouchRegion) -> ShapePicture {
      var result = self
      result.touchRegion = region
      return result
    }

    /// The paint and the content.
    public var body: some View {
      // Outside of the view that sets another one.
      let outerDirection = layoutDirection
      let source = PictureSource(
        shape: shape, scale: Double(displayScale), direction: ShapeCore.LayoutDirection(outerDirection))
      let minimum = shape.size(nearest: Size(0, 0))
      GroupPicture(
        source: source, path: [], group: source.scene(in: size ?? S.designSize).rootGroup, hasContent: hasContent
      ) { slot in
        content(slot)
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
          .environment(\.layoutDirection, outerDirection)
      }
      .frame(minWidth: CGFloat(minimum.width), minHeight: CGFloat(minimum.height), alignment: .topLeading)
      .background(alignment: .topLeading) { sizeReader }
      .contentShape(
        TouchShape(shape: shape, region: touchRegion, direction: source.direction, hasContent: hasContent)
      )
      // SwiftUI would mirror positions and clips, but the picture is drawn for its direction already.
      .environment(\.layoutDirection, .leftToRight)
    }

    private var hasContent: Bool { Content.self != EmptyView.self }

    /// Follows the size, and checks requirements. A slot may exist only at some sizes, unless its frame is affine.
    private var sizeReader: some View {
      GeometryReader { geometry in
        SwiftUI.Color.clear.accessibilityHidden(true).task(id: Size(geometry.size)) {
          let size = Size(geometry.size)
          _ = shape.shownScene(
            in: size, scale: Double(displayScale), direction: ShapeCore.LayoutDirection(layoutDirection))
          if S.Slot.allCases.contains(where: { !S.affineSlots.contains($0) }) { self.size = size }
        }
      }
    }
  }

  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
  extension ShapePicture where Content == EmptyView {
    /// Creates a view without content.
    public init(_ shape: S) { self.init(shape) { EmptyView() } }
  }
#endif
