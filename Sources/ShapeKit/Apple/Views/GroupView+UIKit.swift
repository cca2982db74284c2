#if canImport(UIKit) && canImport(QuartzCore) && !os(watchOS)
  import QuartzCore
  import UIKit
  import ShapeCore

  /// A view that contains others and ignores touches itself.
  class PassiveView: UIView {
    override init(frame: CGRect) {
      super.init(frame: frame)
      // UIKit leaves the edges of what is cut here jagged if it is rotated.
      layer.allowsEdgeAntialiasing = true
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      let hit = super.hitTest(point, with: event)
      return hit === self ? nil : hit
    }

    /// Returns whether a visible subview reacts at the point, also beyond the bounds.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      subviews.contains { view in
        !view.isHidden && Double(view.alpha) >= SceneGroup.leastTouchableOpacity
          && view.point(inside: view.convert(point, from: self), with: event)
      }
    }
  }

  /// A content slot, with the app's view in it.
  final class SlotView: PassiveView {
    var content: UIView? {
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
  }

  extension UIView {
    /// Returns the size that a view needs in one that is offered, whose lengths can be infinite, or `nil` if it has no size
    /// of its own.
    func neededSize(in offer: Size) -> Size? {
      let most = CGFloat(Double.greatestFiniteMagnitude)
      let width = offer.width.isFinite ? CGFloat(offer.width) : most
      // "The default implementation of this method returns the existing size of the view", says its documentation. An own
      // one may also answer with that size.
      if translatesAutoresizingMaskIntoConstraints, overridesSizeThatFits {
        let size = sizeThatFits(CGSize(width: width, height: most))
        if size.width > 0 || size.height > 0 { return Size(size) }
      }
      let size = systemLayoutSizeFitting(
        CGSize(width: offer.width.isFinite ? width : 0, height: 0),
        withHorizontalFittingPriority: offer.width.isFinite ? .required : .fittingSizeLevel,
        verticalFittingPriority: .fittingSizeLevel)
      return size.width > 0 || size.height > 0 ? Size(size) : nil
    }

    private var overridesSizeThatFits: Bool {
      let selector = NSSelectorFromString("sizeThatFits:")
      return method(for: selector) != UIView.instanceMethod(for: selector)
    }
  }

  /// A view that shows a group of a scene: its paint, and the slots and groups in it as views. It has the coordinates
  /// of the scene, and its transform is that of the group.
  final class GroupView: PassiveView {
    private let shadows = SceneView(frame: .zero)
    private let body = RegionView(frame: .zero)
    private var pieces = PieceViews()

    override init(frame: CGRect) {
      super.init(frame: frame)
      layer.anchorPoint = CGPoint(x: 0, y: 0)
      layer.allowsGroupOpacity = true
      addSubview(shadows)
      addSubview(body)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func showPicture(_ scene: Scene, _ slots: SlotViews) {
      show(scene.rootGroup, of: scene, slots)
    }

    private func show(_ group: SceneGroup, of scene: Scene, _ slots: SlotViews) {
      let picture = CGRect(origin: .zero, size: CGSize(scene.size))
      center = .zero
      bounds = picture
      transform = CGAffineTransform(group.transform)
      alpha = CGFloat(group.opacity)
      shadows.frame = picture
      shadows.show(group.shadows == nil ? nil : scene, group.shadows ?? .whole)
      body.show(group.visibleRegion, group.masks, of: scene)
      let views = pieces.update(group.pieces, slots)
      body.arrange(views.map { $0.view })
      for piece in views {
        switch piece {
        case .paint(let view, let part):
          view.frame = picture
          view.show(scene, part)
        case .slot(let view, let frame): view.frame = CGRect(frame)
        case .group(let view, let group): view.show(group, of: scene, slots)
        }
      }
    }
  }

  /// A view that shows its subviews only in a region and through masks.
  private final class RegionView: DrawnView {
    /// The visible region, or `nil` for everything.
    private var visibleRegion: Path?
    private var masks: ScenePart?
    /// The scene of the masks, or `nil` without masks.
    private var scene: Scene?

    /// Shows the subviews in a region and through masks, in the coordinates of a scene.
    func show(_ region: Path?, _ masks: ScenePart?, of scene: Scene) {
      let picture = Rect(x: 0, y: 0, width: scene.size.width, height: scene.size.height)
      // A rectangle needs no mask, which would be drawn off screen.
      let box = masks == nil ? region?.box : nil
      frame = CGRect(box?.rect ?? picture)
      bounds = CGRect(box?.rect ?? picture)
      clipsToBounds = box != nil
      layer.cornerRadius = CGFloat(box?.cornerRadius ?? 0)
      let scene = masks == nil ? nil : scene
      if region == visibleRegion, masks == self.masks, scene == self.scene { return }
      (visibleRegion, self.masks, self.scene) = (region, masks, scene)
      redraw()
    }

    override func layerPlan(in colors: ShownColors, scale: Double) -> LayerPlan? {
      LayerPlanner.mask(
        showing: masks == nil && visibleRegion?.box != nil ? nil : visibleRegion, through: masks, of: scene,
        in: colors.appearance, scale: scale)
    }

    override func replace(_ old: CALayer?, with root: CALayer?) { layer.mask = root }

    /// Returns whether a subview reacts at the point and is in the visible region. A mask alone lets touches through to
    /// what it hides.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      visibleRegion?.contains(Point(point)) ?? true && super.point(inside: point, with: event)
    }
  }

  extension UIView {
    /// Inserts a view behind a subview.
    func insert(_ view: UIView, below sibling: UIView) { insertSubview(view, belowSubview: sibling) }

    /// Takes the place of a rectangle before its own transform, with which its frame would be another one.
    func cover(_ rect: CGRect) {
      bounds.size = rect.size
      center = CGPoint(
        x: rect.minX + rect.width * layer.anchorPoint.x, y: rect.minY + rect.height * layer.anchorPoint.y)
    }

    func requestLayout() { setNeedsLayout() }

    func layOutNow() { layoutIfNeeded() }

    /// Changes views at once, also in an animation block.
    static func withoutAnimation(_ change: () -> Void) { performWithoutAnimation(change) }
  }

  extension UILayoutPriority {
    /// For lengths that give way to what an app requires, such as the size of a cell before its first layout.
    static var belowRequired: UILayoutPriority { UILayoutPriority(999) }
    /// For lengths that give way to the limits of the shape.
    static var belowLimits: UILayoutPriority { UILayoutPriority(998) }
  }
#endif
