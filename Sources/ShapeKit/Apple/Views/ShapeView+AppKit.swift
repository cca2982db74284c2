#if canImport(AppKit) && canImport(QuartzCore) && !canImport(UIKit)
  import AppKit
  import QuartzCore
  import ShapeCore

  /// A view that shows a shape at the size of the view, around your own views in its content slots.
  ///
  /// Each slot of the shape has a place for a view, such as `view[.icon]`, and `contentView` is the one in the unnamed
  /// slot. Your view is between the paint below and above the slot, which lets clicks through. It is rotated, scaled,
  /// faded, cut and masked with the layers around the slot. A change of the shape, the size or the appearance makes new
  /// layers for the paint, without an animation. If the size of the view is outside the size limits of the shape, the
  /// shape takes the nearest supported size, aligned with the top left corner. Paint beyond the bounds, such as
  /// shadows, is not cut off. The shape is drawn in the layout direction of the view.
  ///
  /// A view in a mirrored layer covers the mirrored slot, but isn't mirrored itself, which no `NSView` can be.
  open class ShapeView<S: ParametricShape>: NSView {
    private var presentation: ShapePresentation<S>
    private let stage = GroupView(frame: .zero)
    private let slots = SlotViews()

    /// Creates a view with the design size of a shape.
    public init(_ shape: S) {
      presentation = ShapePresentation(shape)
      super.init(frame: CGRect(origin: .zero, size: CGSize(S.designSize)))
      wantsLayer = true
      clipsToBounds = false
      addSubview(stage)
      setAccessibilityLabel(S.shapeTitle)
      setAccessibilityRole(.image)
      setAccessibilityElement(true)
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) { nil }

    /// The top left corner is the origin.
    open override var isFlipped: Bool { true }

    /// The shape with its parameters.
    public var shape: S {
      get { presentation.shape }
      set {
        presentation.shape = newValue
        needsLayout = true
      }
    }

    /// The region in which the view reacts to clicks.
    public var touchRegion: TouchRegion {
      get { presentation.touchRegion }
      set { presentation.touchRegion = newValue }
    }

    /// The view in a content slot of the shape. Its frame follows the slot, and it isn't shown while the shape omits the
    /// slot. A view is in one slot at most.
    ///
    /// For accessibility, the shape view is a group if it has content, and an image otherwise.
    public subscript(slot: S.Slot) -> NSView? {
      get { slots[slot.rawValue] }
      set { fill(slot.rawValue, with: newValue) }
    }

    /// The view in the unnamed content slot of the shape, which a shape without such a slot doesn't show.
    public var contentView: NSView? {
      get { slots[SceneLayer.unnamedSlot] }
      set { fill(SceneLayer.unnamedSlot, with: newValue) }
    }

    private func fill(_ slot: String, with content: NSView?) {
      slots[slot] = content
      setAccessibilityRole(slots.areEmpty ? .image : .group)
      // At once, so that the content is in a window, where it can get the focus.
      if content != nil, slots.view(named: slot).superview == nil { showShape() }
      needsLayout = true
    }

    open override var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection {
      didSet { needsLayout = true }
    }

    /// The direction of the layout, in which the shape is drawn.
    private var direction: LayoutDirection {
      userInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    open override var intrinsicContentSize: CGSize { CGSize(S.designSize) }

    open override func layout() {
      super.layout()
      showShape()
      slots.fitContents()
    }

    /// Shows the shape at the present size, unless it is already shown.
    private func showShape() {
      let scale = Double(window?.backingScaleFactor ?? 1)
      if presentation.layOut(in: Size(bounds.size), scale: scale, direction: direction) {
        stage.show(
          presentation.scene.rootGroup, of: presentation.scene, slots, under: .identity, LayerAnimation(of: self))
      }
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
      let content = stage.hitTest(local)
      guard content != nil || presentation.contains(Point(local), in: Size(bounds.size)) else { return nil }
      // `NSView` looks no farther than its frame.
      return super.hitTest(point) ?? content ?? self
    }
  }
#endif
