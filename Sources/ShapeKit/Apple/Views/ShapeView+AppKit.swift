#if canImport(AppKit) && canImport(QuartzCore) && !canImport(UIKit)
  import AppKit
  import QuartzCore

  /// A view that shows a shape at the size of the view, around your own content.
  ///
  /// From back to front: the layers of the shape below its content, `contentView` in the content slot, and the layers
  /// above it, which let clicks through. A change of the shape, the size or the appearance makes new layers, without an
  /// animation. If the size of the view is outside the size limits of the shape, the shape takes the nearest supported
  /// size, aligned with the top left corner. Paint beyond the bounds, such as shadows, is not cut off.
  open class ShapeView<S: ParametricShape>: NSView {
    private var presentation: ShapePresentation<S>
    private let below = SceneView(frame: .zero)
    private let above = SceneView(frame: .zero)
    /// As large as the picture, for the clips that apply to the content.
    private let stage = StageView(frame: .zero)
    private let slot = StageView(frame: .zero)

    /// Creates a view with the design size of a shape.
    public init(_ shape: S) {
      presentation = ShapePresentation(shape)
      super.init(frame: CGRect(origin: .zero, size: CGSize(S.designSize)))
      wantsLayer = true
      layer?.masksToBounds = false
      addSubview(below)
      addSubview(stage)
      addSubview(above)
      stage.addSubview(slot)
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

    /// The view in the content slot of the shape. Its frame follows the slot, and it is hidden if there is no slot.
    ///
    /// For accessibility, the shape view is a group if it has content, and an image otherwise.
    public var contentView: NSView? {
      didSet {
        guard oldValue !== contentView else { return }
        if oldValue?.superview === slot { oldValue?.removeFromSuperview() }
        if let contentView { slot.addSubview(contentView) }
        setAccessibilityRole(contentView == nil ? .image : .group)
        needsLayout = true
      }
    }

    open override var intrinsicContentSize: CGSize { CGSize(S.designSize) }

    open override func layout() {
      super.layout()
      if presentation.layOut(in: Size(bounds.size), scale: Double(window?.backingScaleFactor ?? 1)) {
        placeContent()
        below.show(presentation.scene, .belowContent)
        above.show(presentation.scene, .aboveContent)
      }
      contentView?.frame = slot.bounds
    }

    open override func viewDidChangeBackingProperties() {
      super.viewDidChangeBackingProperties()
      needsLayout = true
    }

    private func placeContent() {
      let frame = CGRect(origin: .zero, size: CGSize(presentation.scene.size))
      for view in [below, stage, above] { view.frame = frame }
      let content = presentation.slot
      slot.isHidden = content == nil
      guard let content else { return }
      // With a rotation around the center, the frame would be a different one.
      slot.frameCenterRotation = 0
      let size = content.frame.drawable
      let corner = content.center.drawable - Point(size.width / 2, size.height / 2)
      slot.frame = CGRect(Rect(x: corner.x, y: corner.y, width: size.width, height: size.height))
      slot.frameCenterRotation = CGFloat(content.rotation.finite.degrees)
      stage.alphaValue = CGFloat(content.opacity)
      stage.visibleRegion = content.visibleRegion
    }

    /// Returns the view at a point that is in the touch region or on visible content, also beyond the bounds, as in
    /// UIKit.
    open override func hitTest(_ point: CGPoint) -> NSView? {
      let local = Point(convert(point, from: superview))
      let isOnShape = presentation.contains(local, in: Size(bounds.size))
      guard isOnShape || isOnContent(local) else { return nil }
      // `NSView` looks no farther than its frame.
      if let hit = super.hitTest(point) { return hit }
      return isHidden ? nil : contentHit(at: local) ?? self
    }

    private func contentHit(at point: Point) -> NSView? {
      isOnContent(point) ? contentView?.hitTest(slot.convert(CGPoint(point), from: self)) : nil
    }

    private func isOnContent(_ point: Point) -> Bool {
      guard let contentView, !contentView.isHidden, presentation.showsContent(at: point) else { return false }
      return contentView.bounds.contains(contentView.convert(CGPoint(point), from: self))
    }
  }
#endif
