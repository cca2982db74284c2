#if canImport(AppKit) && canImport(QuartzCore) && !canImport(UIKit)
  import AppKit
  import QuartzCore
  import ShapeCore

  /// A view that contains others and ignores clicks itself. The top left corner is the origin.
  class PassiveView: NSView {
    override init(frame: CGRect) {
      super.init(frame: frame)
      wantsLayer = true
      clipsToBounds = false
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override var isFlipped: Bool { true }

    /// Returns the subview at a point, also beyond the bounds, where `NSView` does not look.
    override func hitTest(_ point: CGPoint) -> NSView? {
      if isHidden || Double(alphaValue) < SceneGroup.leastTouchableOpacity { return nil }
      let local = convert(point, from: superview)
      for view in subviews.reversed() {
        if let hit = view.hitTest(local) { return hit }
      }
      return nil
    }
  }

  /// A content slot, with the app's view in it.
  final class SlotView: PassiveView {
    var content: NSView? {
      didSet {
        guard oldValue !== content else { return }
        // A constraint doesn't keep its views alive.
        NSLayoutConstraint.deactivate(pins)
        pins = []
        if oldValue?.superview === self { oldValue?.removeFromSuperview() }
        if let content { addSubview(content) }
      }
    }
    /// The constraints of content that uses Auto Layout.
    var pins: [NSLayoutConstraint] = []

    /// Covers the place of a frame under a transform, as far as a view can.
    func place(_ rect: Rect, under transform: Transform) {
      let place = SlotPlacement(rect, under: transform)
      let size = Size(rect.width * place.scale.x, rect.height * place.scale.y)
      // With a rotation around the center, the frame would be a different one.
      frameCenterRotation = 0
      frame = CGRect(Rect(center: place.center, size: size).drawable)
      bounds = CGRect(Rect(x: 0, y: 0, width: rect.width, height: rect.height))
      frameCenterRotation = CGFloat(place.rotation.finite.degrees)
    }
  }

  /// A view that shows a group of a scene: its paint, and the slots and groups in it as views.
  ///
  /// A view of AppKit can't be mirrored. So all groups have the coordinates of the whole picture, and each paint, region
  /// and slot is transformed on its own.
  final class GroupView: PassiveView {
    private let shadows = SceneView(frame: .zero)
    private let body = RegionView(frame: .zero)
    private var pieces = PieceViews()

    override init(frame: CGRect) {
      super.init(frame: frame)
      layer?.allowsGroupOpacity = true
      addSubview(shadows)
      addSubview(body)
    }

    func showPicture(_ scene: Scene, _ slots: SlotViews) {
      show(scene.rootGroup, of: scene, slots, under: .identity)
    }

    /// - Parameter outer: The transform from the coordinates around the group to those of the picture.
    private func show(_ group: SceneGroup, of scene: Scene, _ slots: SlotViews, under outer: Transform) {
      let transform = group.transform.then(outer)
      let picture = CGRect(origin: .zero, size: CGSize(scene.size))
      frame = picture
      alphaValue = CGFloat(group.opacity)
      shadows.frame = picture
      shadows.show(group.shadows == nil ? nil : scene, group.shadows ?? .whole, under: transform)
      body.frame = picture
      body.show(group.visibleRegion, group.masks, of: scene, under: transform)
      let views = pieces.update(group.pieces, slots)
      body.arrange(views.map { $0.view })
      for piece in views {
        switch piece {
        case .paint(let view, let part):
          view.frame = picture
          view.show(scene, part, under: transform)
        case .slot(let view, let frame): view.place(frame, under: transform)
        case .group(let view, let group): view.show(group, of: scene, slots, under: transform)
        }
      }
    }
  }

  /// A view that shows its subviews only in a region and through masks.
  private final class RegionView: DrawnView {
    /// The visible region after the transform, in coordinates whose y grows down, or `nil` for everything.
    private var visibleRegion: Path?
    /// The visible region before the transform.
    private var region: Path?
    private var masks: ScenePart?
    /// The scene of the masks, or `nil` without masks.
    private var scene: Scene?
    private var transform = Transform.identity

    func show(_ region: Path?, _ masks: ScenePart?, of scene: Scene, under transform: Transform) {
      let scene = masks == nil ? nil : scene
      if region == self.region, masks == self.masks, scene == self.scene, transform == self.transform { return }
      (self.region, self.masks, self.scene, self.transform) = (region, masks, scene, transform)
      visibleRegion = region?.transformed(by: transform)
      redraw()
    }

    /// Returns the subview at a point if it is in the visible region. AppKit would also hit views that a mask hides.
    override func hitTest(_ point: CGPoint) -> NSView? {
      if let visibleRegion, !visibleRegion.contains(Point(convert(point, from: superview))) { return nil }
      return super.hitTest(point)
    }

    /// Returns a layer with the mask inside. It can be flipped, so it has no transform itself.
    override func layerPlan(in colors: ShownColors, scale: Double) -> LayerPlan? {
      // A path needs no transform of its layer.
      let region = masks == nil ? visibleRegion : region
      let mask = LayerPlanner.mask(showing: region, through: masks, of: scene, in: colors.appearance, scale: scale)
      guard let mask else { return nil }
      if masks != nil, transform != .identity { return mask.inside(transform) }
      return LayerPlan(.group, bounds: .zero, children: [mask])
    }

    override func replace(_ old: CALayer?, with root: CALayer?) { layer?.mask = root }
  }

  extension NSView {
    /// Inserts a view behind a subview.
    func insert(_ view: NSView, below sibling: NSView) {
      addSubview(view, positioned: .below, relativeTo: sibling)
    }

    func cover(_ rect: CGRect) { frame = rect }

    func requestLayout() { needsLayout = true }

    func layOutNow() { layoutSubtreeIfNeeded() }

    /// Changes views at once, also in an animation group.
    static func withoutAnimation(_ change: () -> Void) {
      NSAnimationContext.runAnimationGroup { context in
        context.duration = 0
        context.allowsImplicitAnimation = false
        change()
      }
    }

    /// Returns the size that a view needs in one that is offered, whose lengths can be infinite, or `nil` if it has no size
    /// of its own.
    func neededSize(in offer: Size) -> Size? {
      let size: CGSize
      let width = offer.width.isFinite ? CGFloat(offer.width) : .greatestFiniteMagnitude
      switch self {
      case let text as NSTextField:
        // The field itself wraps only at its `preferredMaxLayoutWidth`, which is the app's.
        let bounds = CGRect(x: 0, y: 0, width: width, height: .greatestFiniteMagnitude)
        size = text.cell?.cellSize(forBounds: bounds) ?? text.fittingSize
      default: size = offer.width.isFinite ? fittingSize(width: width) : fittingSize
      }
      return size.width > 0 || size.height > 0 ? Size(size) : nil
    }

    private func fittingSize(width: CGFloat) -> CGSize {
      let limit = widthAnchor.constraint(lessThanOrEqualToConstant: width)
      // The width of a framed view is a constraint, too.
      limit.priority = .belowRequired
      NSLayoutConstraint.activate([limit])
      defer { NSLayoutConstraint.deactivate([limit]) }
      return fittingSize
    }
  }

  extension NSLayoutConstraint.Priority {
    /// For lengths that give way to what an app requires.
    static var belowRequired: NSLayoutConstraint.Priority { NSLayoutConstraint.Priority(999) }
    /// For lengths that give way to the limits of the shape.
    static var belowLimits: NSLayoutConstraint.Priority { NSLayoutConstraint.Priority(998) }
  }
#endif
