#if canImport(AppKit) && canImport(QuartzCore) && !canImport(UIKit)
  import AppKit
  import QuartzCore

  /// Shows a shape that follows the view's size, around a view of the caller's own.
  ///
  /// From the back: the layers of the shape that lie below its content, `contentView` in the place that the shape has
  /// for content, and the layers above it, which let clicks through. The layers are made anew when the shape, the size
  /// or the appearance changes, never with an animation. Where the view is smaller than the shape can be, or larger,
  /// the shape has the nearest size that it can have, from the top left corner on. What it paints beyond its bounds, as
  /// shadows, is not cut off.
  open class ShapeView<S: ParametricShape>: NSView {
    private var presentation: ShapePresentation<S>
    private let below = SceneView(frame: .zero)
    private let above = SceneView(frame: .zero)
    /// As large as the picture, for the cuts that the content takes.
    private let stage = StageView(frame: .zero)
    private let slot = StageView(frame: .zero)

    /// Creates a view of the shape's design size.
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

    /// The shape with its values.
    public var shape: S {
      get { presentation.shape }
      set {
        presentation.shape = newValue
        needsLayout = true
      }
    }

    /// Where the view reacts to clicks.
    public var touchRegion: TouchRegion {
      get { presentation.touchRegion }
      set { presentation.touchRegion = newValue }
    }

    /// The view in the shape's content slot, whose frame follows it; hidden where the shape has none. With content the
    /// view is a group for accessibility, an image without.
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
      // Turned about its center, the frame would be another one.
      slot.frameCenterRotation = 0
      let size = content.frame.drawable
      let corner = content.center.drawable - Point(size.width / 2, size.height / 2)
      slot.frame = CGRect(Rect(x: corner.x, y: corner.y, width: size.width, height: size.height))
      slot.frameCenterRotation = CGFloat(content.rotation.finite.degrees)
      stage.alphaValue = CGFloat(content.opacity)
      stage.visibleRegion = content.visibleRegion
    }

    /// Returns a click counts in the touch region, and on content that is seen there; as in UIKit also beyond the
    /// bounds.
    open override func hitTest(_ point: CGPoint) -> NSView? {
      let local = Point(convert(point, from: superview))
      let isOnShape = presentation.contains(local, in: Size(bounds.size))
      guard isOnShape || isOnContent(local) else { return nil }
      // A view by itself looks no farther than its frame.
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
