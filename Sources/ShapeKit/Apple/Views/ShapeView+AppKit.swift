#if canImport(AppKit) && canImport(QuartzCore) && !canImport(UIKit)
  import AppKit
  import QuartzCore
  import ShapeCore

  /// A view that shows a shape at the size of the view, around your own views in its content slots.
  ///
  /// Each slot of the shape has a place for a view, such as `view[.icon]`, and `contentView` is the one in the unnamed
  /// slot. Your view is between the paint below and above the slot, which lets clicks through. It is rotated, scaled,
  /// faded, cut and masked with the layers around the slot. In an animation group that allows implicit animations, a change
  /// of the shape or the size moves all of it together. If the size of the view is outside the size limits of the shape, the
  /// shape takes the nearest supported size, aligned with the top left corner. Paint beyond the bounds, such as
  /// shadows, is not cut off. The shape is drawn in the layout direction of the view.
  ///
  /// The picture is decoration, which assistive technologies skip; what is in the slots is accessible. To describe the
  /// picture, make the view an accessibility element with a role and a label.
  ///
  /// A view in a mirrored layer covers the mirrored slot, but isn't mirrored itself, which no `NSView` can be.
  open class ShapeView<S: ParametricShape>: NSView {
    private let stage: ShapeStage<S>

    /// Creates a view with the design size of a shape.
    public init(_ shape: S) {
      stage = ShapeStage(shape)
      super.init(frame: CGRect(origin: .zero, size: CGSize(S.designSize)))
      wantsLayer = true
      // `masksToBounds` of the layer belongs to AppKit. The release notes of AppKit for macOS 14 describe this property,
      // which also applies on earlier systems, where the default is `true`.
      clipsToBounds = false
      stage.attach(to: self)
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) { nil }

    /// The top left corner is the origin.
    open override var isFlipped: Bool { true }

    /// The shape with its parameters.
    public var shape: S {
      get { stage.shape }
      set { stage.setShape(newValue, in: self) }
    }

    /// The region in which the view reacts to clicks.
    public var touchRegion: TouchRegion {
      get { stage.touchRegion }
      set { stage.touchRegion = newValue }
    }

    /// The view in a content slot of the shape. Its frame follows the slot, and it isn't shown while the shape omits the
    /// slot. A view is in one slot at most.
    ///
    /// If your view uses Auto Layout, with `translatesAutoresizingMaskIntoConstraints` set to `false`, its constraints
    /// determine the size of the shape view, as those of `layoutGuide(for:)` do. Otherwise its `fittingSize` does.
    public subscript(slot: S.Slot) -> NSView? {
      get { stage.content(ofSlot: slot.rawValue) }
      set { fill(slot.rawValue, with: newValue) }
    }

    /// The view in the unnamed content slot of the shape, which a shape without such a slot doesn't show.
    public var contentView: NSView? {
      get { stage.content(ofSlot: SceneLayer.unnamedSlot) }
      set { fill(SceneLayer.unnamedSlot, with: newValue) }
    }

    private func fill(_ slot: String, with content: NSView?) {
      stage.fill(slot, with: content, in: self) { showShape() }
    }

    /// The frame of a slot, for your own constraints.
    ///
    /// If the compiler knows the frame as insets that don't depend on the size, or as a share of the size, constraints on
    /// the guide determine the size of the view. Otherwise the guide only follows the slot, and is empty while the shape
    /// omits it.
    public func layoutGuide(for slot: S.Slot) -> NSLayoutGuide { stage.guide(of: slot.rawValue, in: self) }

    /// The frame of the unnamed content slot. See `layoutGuide(for:)`.
    public var contentLayoutGuide: NSLayoutGuide { stage.guide(of: SceneLayer.unnamedSlot, in: self) }

    /// The width, in points, above which content with several lines wraps. Defaults to 0, for no limit. Set it if
    /// something else than constraints determines the size.
    public var preferredMaxLayoutWidth: CGFloat = 0 {
      didSet { invalidateIntrinsicContentSize() }
    }

    open override var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection {
      didSet { needsLayout = true }
    }

    /// The direction of the layout, in which the shape is drawn.
    private var direction: LayoutDirection {
      userInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    /// The size at which the slots have room for their content, or the design size without content. None along axes that
    /// constraints of the content determine. If the content changes, such as the text of a field, call
    /// `invalidateIntrinsicContentSize()`.
    open override var intrinsicContentSize: CGSize {
      stage.intrinsicSize(width: Double(preferredMaxLayoutWidth), direction: direction)
    }

    open override func layout() {
      super.layout()
      showShape()
      stage.measureAgain(self)
    }

    open override func setFrameSize(_ newSize: NSSize) {
      super.setFrameSize(newSize)
      stage.followSize(of: self)
    }

    private func showShape() {
      stage.layOut(in: self, scale: Double(window?.backingScaleFactor ?? 1), direction: direction)
    }

    open override func viewDidMoveToWindow() {
      super.viewDidMoveToWindow()
      // A window has its own number of pixels per point.
      needsLayout = true
    }

    open override func viewDidChangeBackingProperties() {
      super.viewDidChangeBackingProperties()
      needsLayout = true
    }

    /// Returns the view at a point that is in the touch region or on visible content, also beyond the bounds, as in
    /// UIKit.
    open override func hitTest(_ point: CGPoint) -> NSView? {
      if isHidden { return nil }
      let local = convert(point, from: superview)
      let content = stage.group.hitTest(local)
      guard content != nil || stage.presentation.contains(Point(local), in: Size(bounds.size)) else { return nil }
      // `NSView` looks no farther than its frame.
      return super.hitTest(point) ?? content ?? self
    }
  }
#endif
