#if canImport(SwiftUI)
  import SwiftUI
  import ShapeCore

  /// A SwiftUI view that shows a shape at the size of the view, around your own views in its content slots.
  ///
  /// The content of a slot is between the paint below and above the slot, and it is transformed, faded, cut and masked
  /// with the layers around the slot. Paint beyond the bounds, such as shadows, is not cut off.
  ///
  /// The view takes the size that it is offered, but at least the minimum size of the shape, and its ideal size is the
  /// design size. A shape with a maximum size stays at the top left corner of a larger view. `withAnimation` moves the
  /// paint, the masks, the shadows and the content together: it interpolates the size and the shape's
  /// `animatableParameters`.
  ///
  /// The shape is drawn in the layout direction of the environment, and its content is laid out in that direction.
  /// Accessibility ignores the paint and reads the content. A picture with a meaning of its own needs a label:
  /// `.accessibilityElement().accessibilityLabel("Seven of spades")`.
  public struct ShapePicture<S: ParametricShape, Content: View>: View {
    private let shape: S
    private let alignment: Alignment
    private var touchRegion = TouchRegion.silhouette
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
      let direction = ShapeCore.LayoutDirection(outerDirection)
      let minimum = shape.sizeLimits.minimum
      // SwiftUI rejects an ideal size below the minimum.
      let ideal = shape.size(nearest: S.designSize)
      GeometryReader { geometry in
        SizedPicture(
          shape: shape, size: Size(geometry.size), scale: Double(displayScale), direction: direction
        ) { slot, frame in
          content(slot)
            .frame(width: CGFloat(frame.width), height: CGFloat(frame.height), alignment: alignment)
            .environment(\.layoutDirection, outerDirection)
        }
      }
      .frame(
        minWidth: CGFloat(min(minimum.width.length, ideal.width)), idealWidth: CGFloat(ideal.width),
        minHeight: CGFloat(min(minimum.height.length, ideal.height)), idealHeight: CGFloat(ideal.height)
      )
      .contentShape(
        TouchShape(shape: shape, region: touchRegion, direction: direction, hasContent: Content.self != EmptyView.self)
      )
      // SwiftUI would mirror positions and clips, but the picture is drawn for its direction already.
      .environment(\.layoutDirection, .leftToRight)
    }
  }

  extension ShapePicture where Content == EmptyView {
    /// Creates a view without content.
    public init(_ shape: S) { self.init(shape) { EmptyView() } }
  }

  /// A shape at a size. SwiftUI interpolates both, so that all parts of the picture move together.
  private struct SizedPicture<S: ParametricShape, Content: View>: View, Animatable {
    var shape: S
    var size: Size
    let scale: Double
    let direction: ShapeCore.LayoutDirection
    /// Returns the content of the slot with a name and a frame.
    let content: (String, Rect) -> Content

    nonisolated var animatableData: AnimatableNumbers {
      get { AnimatableNumbers(values: [size.width, size.height] + shape.animatableComponents) }
      set {
        guard newValue.values.count >= 2 else { return }
        size = Size(newValue.values[0], newValue.values[1])
        shape.animatableComponents = Array(newValue.values.dropFirst(2))
      }
    }

    var body: some View {
      let scene = shape.shownScene(in: size, scale: scale, direction: direction)
      GroupPicture(group: scene.rootGroup, scene: scene, content: content)
    }
  }
#endif
