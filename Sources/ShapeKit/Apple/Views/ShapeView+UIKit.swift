#if canImport(UIKit) && canImport(QuartzCore) && !os(watchOS)
  import QuartzCore
  import UIKit
  import ShapeCore

  /// A view that shows a shape at the size of the view, around your own views in its content slots.
  ///
  /// Each slot of the shape has a place for a view, such as `view[.icon]`, and `contentView` is the one in the unnamed
  /// slot. Your view is between the paint below and above the slot, which lets touches through. It is rotated, scaled,
  /// faded, cut and masked with the layers around the slot. In an animation block, a change of the shape or the size moves
  /// all of it together. If the size of the view is outside the size limits of the shape, the
  /// shape takes the nearest supported size, aligned with the top left corner. Paint beyond the bounds, such as
  /// shadows, is not cut off. The shape is drawn in the layout direction of the view.
  ///
  /// The picture is decoration, which assistive technologies skip; what is in the slots is accessible. To describe the
  /// picture, set `isAccessibilityElement` and `accessibilityLabel`.
  open class ShapeView<S: ParametricShape>: UIView {
    private var presentation: ShapePresentation<S>
    private let stage = GroupView(frame: .zero)
    private let slots = SlotViews()
    private let guides = SlotGuides()
    private var minimumLengths: [NSLayoutConstraint] = []

    /// Creates a view with the design size of a shape.
    public init(_ shape: S) {
      presentation = ShapePresentation(shape)
      super.init(frame: CGRect(origin: .zero, size: CGSize(S.designSize)))
      isOpaque = false
      addSubview(stage)
      minimumLengths = [
        widthAnchor.constraint(greaterThanOrEqualToConstant: 0),
        heightAnchor.constraint(greaterThanOrEqualToConstant: 0),
      ]
      // A size that something requires wins.
      for length in minimumLengths { length.priority = UILayoutPriority(999) }
      updateMinimumLengths()
      NSLayoutConstraint.activate(minimumLengths)
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
        if newValue == presentation.shape { return }
        presentation.shape = newValue
        updateMinimumLengths()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        if LayerAnimation(of: self) != nil { layoutIfNeeded() }
      }
    }

    private func updateMinimumLengths() {
      let minimum = shape.size(nearest: Size(0, 0))
      minimumLengths[0].constant = CGFloat(minimum.width)
      minimumLengths[1].constant = CGFloat(minimum.height)
    }

    /// The region in which the view reacts to touches.
    public var touchRegion: TouchRegion {
      get { presentation.touchRegion }
      set { presentation.touchRegion = newValue }
    }

    /// The view in a content slot of the shape. Its frame follows the slot, and it isn't shown while the shape omits the
    /// slot. A view is in one slot at most.
    ///
    /// If your view uses Auto Layout, with `translatesAutoresizingMaskIntoConstraints` set to `false`, its constraints
    /// determine the size of the shape view, as those of `layoutGuide(for:)` do. Otherwise its `sizeThatFits(_:)` does.
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
      if let content, !content.translatesAutoresizingMaskIntoConstraints {
        slots.view(named: slot).pin(content, to: guide(of: slot))
      }
      // At once, so that the content is in a window, where it can get the focus.
      if content != nil, slots.view(named: slot).superview == nil { showShape() }
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }

    /// The frame of a slot, for your own constraints.
    ///
    /// If the compiler knows the frame as insets that don't depend on the size, or as a share of the size, constraints on
    /// the guide determine the size of the view. Otherwise the guide only follows the slot, and is empty while the shape
    /// omits it.
    public func layoutGuide(for slot: S.Slot) -> UILayoutGuide { guide(of: slot.rawValue) }

    /// The frame of the unnamed content slot. See `layoutGuide(for:)`.
    public var contentLayoutGuide: UILayoutGuide { guide(of: SceneLayer.unnamedSlot) }

    private func guide(of slot: String) -> UILayoutGuide {
      let guide = guides.guide(named: slot, in: self)
      updateGuides()
      return guide
    }

    private func updateGuides() {
      guides.update { S.Slot(rawValue: $0).flatMap { presentation.law(of: $0) } }
    }

    /// The width, in points, above which content with several lines wraps. Defaults to 0, for no limit. Set it if
    /// something else than constraints determines the size.
    public var preferredMaxLayoutWidth: CGFloat = 0 {
      didSet { invalidateIntrinsicContentSize() }
    }

    open override var semanticContentAttribute: UISemanticContentAttribute {
      didSet { setNeedsLayout() }
    }

    /// The direction of the layout, in which the shape is drawn.
    private var direction: LayoutDirection {
      effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    /// The size at which the slots have room for their content, or the design size without content. None along axes that
    /// constraints of the content determine.
    open override var intrinsicContentSize: CGSize {
      var size = fittingSize(width: preferredMaxLayoutWidth)
      if guides.determineWidth { size.width = UIView.noIntrinsicMetric }
      if guides.determineHeight { size.height = UIView.noIntrinsicMetric }
      return size
    }

    /// Returns the size at which the slots have room for their content, at most as wide as `size` if that is possible.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(width: size.width) }

    private func fittingSize(width: CGFloat) -> CGSize {
      let limit = Double(width) > 0 ? Double(width) : .infinity
      return CGSize(
        presentation.fittingSize(width: limit, direction: direction) { [slots] in slots[$0.rawValue]?.neededSize(in: $1)
        })
    }

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
      updateGuides()
    }

    /// Returns whether the point is in the touch region or on visible content.
    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      presentation.contains(Point(point), in: Size(bounds.size))
        || stage.point(inside: stage.convert(point, from: self), with: event)
    }
  }
#endif
