#if canImport(UIKit) && canImport(QuartzCore) && !os(watchOS)
  import QuartzCore
  import UIKit
  import ShapeCore

  /// A view that shows a shape at the size of the view, around your own views in its content slots.
  ///
  /// Each slot of the shape has a place for a view, such as `view[.icon]`, and `contentView` is the one in the unnamed
  /// slot. Your view is between the paint below and above the slot, which lets touches through. It is rotated, scaled,
  /// faded, cut and masked with the layers around the slot. A change of the shape, the size or the appearance makes new
  /// layers for the paint, without an animation. If the size of the view is outside the size limits of the shape, the
  /// shape takes the nearest supported size, aligned with the top left corner. Paint beyond the bounds, such as
  /// shadows, is not cut off. The shape is drawn in the layout direction of the view.
  open class ShapeView<S: ParametricShape>: UIView {
    private var presentation: ShapePresentation<S>
    private let stage = GroupView(frame: .zero)
    private let slots = SlotViews()

    /// Creates a view with the design size of a shape.
    public init(_ shape: S) {
      presentation = ShapePresentation(shape)
      super.init(frame: CGRect(origin: .zero, size: CGSize(S.designSize)))
      isOpaque = false
      addSubview(stage)
      accessibilityLabel = S.shapeTitle
      accessibilityTraits = .image
      isAccessibilityElement = true
      if #available(iOS 17, tvOS 17, visionOS 1, *) {
        registerForTraitChanges([UITraitDisplayScale.self, UITraitLayoutDirection.self]) {
          (view: ShapeView<S>, _: UITraitCollection) in view.setNeedsLayout()
        }
      }
    }

    @available(iOS, deprecated: 17)
    @available(tvOS, deprecated: 17)
    @available(visionOS, deprecated: 1)
    open override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      super.traitCollectionDidChange(previous)
      setNeedsLayout()
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) { nil }

    /// The shape with its parameters.
    public var shape: S {
      get { presentation.shape }
      set {
        presentation.shape = newValue
        setNeedsLayout()
      }
    }

    /// The region in which the view reacts to touches.
    public var touchRegion: TouchRegion {
      get { presentation.touchRegion }
      set { presentation.touchRegion = newValue }
    }

    /// The view in a content slot of the shape. Its frame follows the slot, and it isn't shown while the shape omits the
    /// slot. A view is in one slot at most.
    ///
    /// The shape view is an accessibility element only while it has no content.
    public subscript(slot: S.Slot) -> UIView? {
      get { slots[slot.rawValue] }
      set { fill(slot.rawValue, with: newValue) }
    }

    /// The view in the unnamed content slot of the shape, which a shape without such a slot doesn't show.
    public var contentView: UIView? {
      get { slots[SceneLayer.unnamedSlot] }
      set { fill(SceneLayer.unnamedSlot, with: newValue) }
    }

    private func fill(_ slot: String, with content: UIView?) {
      slots[slot] = content
      isAccessibilityElement = slots.areEmpty
      // At once, so that the content is in a window, where it can get the focus.
      if content != nil, slots.view(named: slot).superview == nil { showShape() }
      setNeedsLayout()
    }

    open override var semanticContentAttribute: UISemanticContentAttribute {
      didSet { setNeedsLayout() }
    }

    /// The direction of the layout, in which the shape is drawn.
    private var direction: LayoutDirection {
      effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    open override var intrinsicContentSize: CGSize { CGSize(S.designSize) }

    open override func layoutSubviews() {
      super.layoutSubviews()
      showShape()
      slots.fitContents()
    }

    /// Shows the shape at the present size, unless it is already shown.
    private func showShape() {
      let scale = Double(traitCollection.displayScale)
      if presentation.layOut(in: Size(bounds.size), scale: scale, direction: direction) {
        stage.show(presentation.scene.rootGroup, of: presentation.scene, slots, LayerAnimation(of: self))
      }
    }

    /// Returns whether the point is in the touch region or on visible content.
    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      presentation.contains(Point(point), in: Size(bounds.size))
        || stage.point(inside: stage.convert(point, from: self), with: event)
    }
  }
#endif
