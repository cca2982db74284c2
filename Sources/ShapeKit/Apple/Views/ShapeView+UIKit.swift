#if canImport(UIKit) && canImport(QuartzCore) && !os(watchOS)
  import QuartzCore
  import UIKit

  /// A view that shows a shape at the size of the view, around your own content.
  ///
  /// From back to front: the layers of the shape below its content, `contentView` in the content slot, and the layers
  /// above it, which let touches through. A change of the shape, the size or the appearance makes new layers, without
  /// an animation. If the size of the view is outside the size limits of the shape, the shape takes the nearest
  /// supported size, aligned with the top left corner. Paint beyond the bounds, such as shadows, is not cut off.
  open class ShapeView<S: ParametricShape>: UIView {
    private var presentation: ShapePresentation<S>
    private let below = SceneView(frame: .zero)
    private let above = SceneView(frame: .zero)
    /// As large as the picture, for the clips that apply to the content.
    private let stage = PassiveView(frame: .zero)
    private let slot = PassiveView(frame: .zero)

    /// Creates a view with the design size of a shape.
    public init(_ shape: S) {
      presentation = ShapePresentation(shape)
      super.init(frame: CGRect(origin: .zero, size: CGSize(S.designSize)))
      isOpaque = false
      addSubview(below)
      addSubview(stage)
      addSubview(above)
      stage.addSubview(slot)
      accessibilityLabel = S.shapeTitle
      accessibilityTraits = .image
      isAccessibilityElement = true
      if #available(iOS 17, tvOS 17, visionOS 1, *) {
        registerForTraitChanges([UITraitDisplayScale.self]) {
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

    /// The view in the content slot of the shape. Its frame follows the slot, and it is hidden if there is no slot.
    ///
    /// The shape view is an accessibility element only while it has no content.
    public var contentView: UIView? {
      didSet {
        guard oldValue !== contentView else { return }
        if oldValue?.superview === slot { oldValue?.removeFromSuperview() }
        if let contentView { slot.addSubview(contentView) }
        isAccessibilityElement = contentView == nil
        setNeedsLayout()
      }
    }

    open override var intrinsicContentSize: CGSize { CGSize(S.designSize) }

    open override func layoutSubviews() {
      super.layoutSubviews()
      if presentation.layOut(in: Size(bounds.size), scale: Double(traitCollection.displayScale)) {
        below.show(presentation.scene, .belowContent)
        above.show(presentation.scene, .aboveContent)
        placeContent()
      }
      contentView?.frame = slot.bounds
    }

    private func placeContent() {
      let frame = CGRect(origin: .zero, size: CGSize(presentation.scene.size))
      for view in [below, stage, above] { view.frame = frame }
      let content = presentation.slot
      slot.isHidden = content == nil
      guard let content else { return }
      let size = content.frame.drawable
      slot.bounds = CGRect(Rect(x: 0, y: 0, width: size.width, height: size.height))
      slot.center = CGPoint(content.center.drawable)
      slot.transform = CGAffineTransform(Transform.rotation(content.rotation.finite, around: .zero))
      stage.alpha = CGFloat(content.opacity)
      stage.touchableRegion = content.visibleRegion
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      stage.layer.mask = content.visibleRegion.map { region in
        let mask = CAShapeLayer()
        mask.path = region.cgPath
        mask.contentsScale = traitCollection.displayScale
        return mask
      }
      CATransaction.commit()
    }

    /// Returns whether the point is in the touch region or on visible content.
    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      if presentation.contains(Point(point), in: Size(bounds.size)) { return true }
      guard let contentView, !contentView.isHidden, presentation.showsContent(at: Point(point)) else { return false }
      return contentView.point(inside: contentView.convert(point, from: self), with: event)
    }
  }

  /// A view that contains others and ignores touches itself.
  private final class PassiveView: UIView {
    /// The region in which its subviews react, or `nil` for everywhere. A mask hides them, but lets touches through to
    /// them.
    var touchableRegion: Path?

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      if let touchableRegion, !touchableRegion.contains(Point(point)) { return nil }
      let hit = super.hitTest(point, with: event)
      return hit === self ? nil : hit
    }

    /// Returns whether a subview reacts at the point, also beyond the bounds.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      subviews.contains { $0.point(inside: $0.convert(point, from: self), with: event) }
    }
  }
#endif
