#if canImport(AppKit) && canImport(QuartzCore) && !canImport(UIKit)
  import AppKit
  import QuartzCore

  /// A view that contains others and ignores clicks itself. The top left corner is the origin.
  class PassiveView: NSView {
    override init(frame: CGRect) {
      super.init(frame: frame)
      wantsLayer = true
      layer?.masksToBounds = false
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
        if oldValue?.superview === self { oldValue?.removeFromSuperview() }
        if let content { addSubview(content) }
      }
    }

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

    /// - Parameter outer: The transform from the coordinates around the group to those of the picture.
    func show(_ group: SceneGroup, of scene: Scene, _ slots: SlotViews, under outer: Transform = .identity) {
      let transform = group.transform.then(outer)
      let picture = CGRect(origin: .zero, size: CGSize(scene.size))
      frame = picture
      alphaValue = CGFloat(group.opacity)
      shadows.frame = picture
      shadows.show(group.shadows == nil ? nil : scene, group.shadows ?? .whole, under: transform)
      body.frame = picture
      body.visibleRegion = group.visibleRegion?.transformed(by: transform)
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

  /// A view that shows only a region of its subviews.
  private final class RegionView: PassiveView {
    /// The visible region, in coordinates whose y grows down, or `nil` for everything.
    var visibleRegion: Path? {
      didSet {
        if visibleRegion == oldValue { return }
        mask = visibleRegion.map { region in
          let shape = CAShapeLayer()
          shape.path = region.cgPath
          let mask = CALayer()
          mask.anchorPoint = CGPoint(x: 0, y: 0)
          mask.addSublayer(shape)
          return mask
        }
        followSurroundings()
      }
    }
    private var mask: CALayer?

    /// Returns the subview at a point if it is visible there. AppKit would also hit views that a mask hides.
    override func hitTest(_ point: CGPoint) -> NSView? {
      if let visibleRegion, !visibleRegion.contains(Point(convert(point, from: superview))) { return nil }
      return super.hitTest(point)
    }

    override func layout() {
      super.layout()
      followSurroundings()
    }

    override func viewDidMoveToWindow() {
      super.viewDidMoveToWindow()
      // Again when the layers around it are in place.
      needsLayout = true
      followSurroundings()
    }

    /// Flips the mask upright. See `SceneView`.
    private func followSurroundings() {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      mask?.contentsScale = window?.backingScaleFactor ?? 1
      layer?.mask = mask
      mask?.bounds = CGRect(origin: CGPoint(x: 0, y: 0), size: bounds.size)
      mask?.isGeometryFlipped = layer?.contentsAreFlipped() == false
      CATransaction.commit()
    }
  }

  extension NSView {
    /// Inserts a view behind a subview.
    func insert(_ view: NSView, below sibling: NSView) {
      addSubview(view, positioned: .below, relativeTo: sibling)
    }
  }
#endif
