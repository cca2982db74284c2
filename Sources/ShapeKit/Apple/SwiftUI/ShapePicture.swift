#if canImport(SwiftUI)
  import SwiftUI
  import ShapeCore

  /// A SwiftUI view that shows a shape at the size of the view, around your own views in its content slots.
  ///
  /// The content of a slot is between the paint below and above the slot, and it is transformed, faded, cut and masked
  /// with the layers around the slot. Paint beyond the bounds, such as shadows, is not cut off.
  ///
  /// The view takes the size that it is offered, but at least the minimum size of the shape. `sizing(_:)` changes that. Its
  /// ideal size, which it has with `fixedSize()`, is that at which the slots have room for their content, or the design size
  /// without content. A shape with a maximum size stays at the top left corner of a larger view. `withAnimation` moves the
  /// paint, the masks, the shadows and the content together: it interpolates the size, and the parameters that are numbers,
  /// angles, points, sizes, rectangles or colors.
  ///
  /// The shape is drawn in the layout direction of the environment, and its content is laid out in that direction.
  /// Accessibility ignores the paint and reads the content. A picture with a meaning of its own needs a label:
  /// `.accessibilityElement().accessibilityLabel("Seven of spades")`, or `.accessibilityElement(children: .contain)` if it has
  /// content, which is read, too.
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
  public struct ShapePicture<S: ParametricShape, Content: View>: View {
    private let shape: S
    private let alignment: Alignment
    private var touchRegion = TouchRegion.silhouette
    private var sizing = ShapeSizing.fill
    /// The content of the slot with a name.
    private let content: (String) -> Content?
    @Environment(\.displayScale) private var displayScale
    @Environment(\.layoutDirection) private var layoutDirection
    @Environment(\.colorScheme) private var colorScheme
    @State private var cache = PictureCache<S>()

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

    /// Returns the view with another way to choose its size. Defaults to `fill`.
    public func sizing(_ sizing: ShapeSizing) -> ShapePicture {
      var result = self
      result.sizing = sizing
      return result
    }

    /// The paint and the content.
    public var body: some View {
      // Outside of the view that sets another one.
      let outerDirection = layoutDirection
      let source = PictureSource(
        shape: shape, scale: Double(displayScale), direction: ShapeCore.LayoutDirection(outerDirection),
        appearance: Appearance(colorScheme),
        hasContent: Content.self != EmptyView.self && !S.Slot.allCases.isEmpty, cache: cache)
      groups(source) { slot in
        SlotLayout(alignment: alignment) {
          SwiftUI.Color.clear.accessibilityHidden(true)
          content(slot)
        }
        .environment(\.layoutDirection, outerDirection)
      }
      .contentShape(TouchShape(source: source, region: touchRegion))
      // SwiftUI would mirror positions and clips, but the picture is drawn for its direction already.
      .environment(\.layoutDirection, .leftToRight)
    }

    /// The views of the picture. If those depend on the size, they are made for the size of the view, which is known only
    /// inside of it: such content can't say how large the picture should be.
    @ViewBuilder private func groups(
      _ source: PictureSource<S>, content: @escaping (String) -> some View
    ) -> some View {
      if source.hasContent && S.slotsDependOnSize {
        GroupLayout(source: source, path: [], sizing: sizing) {
          GeometryReader { geometry in
            let group = source.picture(in: Size(geometry.size).drawable).rootGroup
            GroupPicture(source: source, path: [], group: group, sizing: .fill, content: content)
          }
        }
      } else {
        GroupPicture(source: source, path: [], group: source.commonGroup, sizing: sizing, content: content)
      }
    }
  }

  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
  extension ShapePicture where Content == EmptyView {
    /// Creates a view without content.
    public init(_ shape: S) { self.init(shape) { EmptyView() } }
  }
#endif
