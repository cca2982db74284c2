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
  /// The picture is decoration, which assistive technologies skip; what is in the slots is accessible. To describe a
  /// picture without content, set `isAccessibilityElement` and `accessibilityLabel`. With content, set
  /// `accessibilityContainerType` to `.semanticGroup` and `accessibilityLabel`, since an element hides what is in it.
  open class ShapeView<S: ParametricShape>: UIView {
    private let stage: ShapeStage<S>

    /// Creates a view with the design size of a shape.
    public init(_ shape: S) {
      stage = ShapeStage(shape)
      super.init(frame: CGRect(origin: .zero, size: CGSize(S.designSize)))
      isOpaque = false
      stage.attach(to: self)
      if #available(iOS 17, tvOS 17, visionOS 1, *) {
        registerForTraitChanges([UITraitDisplayScale.self, UITraitLayoutDirection.self]) {
          (view: ShapeView<S>, _: UITraitCollection) in view.setNeedsLayout()
        }
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self, UITraitLegibilityWeight.self]) {
          (view: ShapeView<S>, _: UITraitCollection) in view.invalidateIntrinsicContentSize()
        }
      }
    }

    @available(iOS, deprecated: 17)
    @available(tvOS, deprecated: 17)
    @available(visionOS, deprecated: 1)
    open override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      super.traitCollectionDidChange(previous)
      // Newer systems call it, too.
      if #available(iOS 17, tvOS 17, visionOS 1, *) { return }
      setNeedsLayout()
      // Text may have another size.
      if previous?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
        || previous?.legibilityWeight != traitCollection.legibilityWeight
      {
        invalidateIntrinsicContentSize()
      }
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) { nil }

    /// The shape with its parameters.
    public var shape: S {
      get { stage.shape }
      set { stage.setShape(newValue, in: self) }
    }

    /// The region in which the view reacts to touches.
    public var touchRegion: TouchRegion {
      get { stage.touchRegion }
      set { stage.touchRegion = newValue }
    }

    /// The view in a content slot of the shape. Its frame follows the slot, and it isn't shown while the shape omits the
    /// slot. A view is in one slot at most.
    ///
    /// If your view uses Auto Layout, with `translatesAutoresizingMaskIntoConstraints` set to `false`, its constraints
    /// determine the size of the shape view, as those of `layoutGuide(for:)` do. Otherwise its `sizeThatFits(_:)` does.
    public subscript(slot: S.Slot) -> UIView? {
      get { stage.content(ofSlot: slot.rawValue) }
      set { fill(slot.rawValue, with: newValue) }
    }

    /// The view in the unnamed content slot of the shape, which a shape without such a slot doesn't show.
    public var contentView: UIView? {
      get { stage.content(ofSlot: SceneLayer.unnamedSlot) }
      set { fill(SceneLayer.unnamedSlot, with: newValue) }
    }

    private func fill(_ slot: String, with content: UIView?) {
      stage.fill(slot, with: content, in: self) { showShape() }
    }

    /// The frame of a slot, for your own constraints.
    ///
    /// If the compiler knows the frame as insets that don't depend on the size, or as a share of the size, constraints on
    /// the guide determine the size of the view. Otherwise the guide only follows the slot, and is empty while the shape
    /// omits it.
    public func layoutGuide(for slot: S.Slot) -> UILayoutGuide { stage.guide(of: slot.rawValue, in: self) }

    /// The frame of the unnamed content slot. See `layoutGuide(for:)`.
    public var contentLayoutGuide: UILayoutGuide { stage.guide(of: SceneLayer.unnamedSlot, in: self) }

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
    /// constraints of the content determine. If the content changes, such as the text of a label, call
    /// `invalidateIntrinsicContentSize()`.
    open override var intrinsicContentSize: CGSize {
      stage.intrinsicSize(width: Double(preferredMaxLayoutWidth), direction: direction)
    }

    /// Returns the size at which the slots have room for their content, at most as wide as `size` if that is possible.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(stage.fittingSize(width: Double(size.width), direction: direction))
    }

    /// Returns the size of the view for its constraints, with the height that its content needs at a required width.
    open override func systemLayoutSizeFitting(
      _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
      verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
      if horizontalFittingPriority == .required { stage.measure(self, width: Double(targetSize.width)) }
      return super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
    }

    open override func layoutSubviews() {
      super.layoutSubviews()
      showShape()
      stage.measureAgain(self)
    }

    // Either may change the size, and the other is not set then.
    open override var frame: CGRect {
      didSet { stage.followSize(of: self) }
    }

    open override var bounds: CGRect {
      didSet { stage.followSize(of: self) }
    }

    private func showShape() {
      stage.layOut(in: self, scale: drawnScale, direction: direction)
    }

    private var hasOwnActivationPoint = false

    /// The point, in the coordinates of the screen, where VoiceOver and Switch Control touch the view. Defaults to the point
    /// nearest to the center that reacts to touches, since the center of a ring doesn't.
    open override var accessibilityActivationPoint: CGPoint {
      get {
        guard !hasOwnActivationPoint,
          let point = Size(bounds.size).pointNearCenter(where: { self.point(inside: CGPoint($0), with: nil) })
        else { return super.accessibilityActivationPoint }
        return UIAccessibility.convertToScreenCoordinates(CGRect(origin: CGPoint(point), size: .zero), in: self).origin
      }
      set {
        hasOwnActivationPoint = true
        super.accessibilityActivationPoint = newValue
      }
    }

    /// Returns whether the point is in the touch region or on visible content.
    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      stage.presentation.contains(Point(point), in: Size(bounds.size))
        || stage.group.point(inside: stage.group.convert(point, from: self), with: event)
    }
  }
#endif
