#if canImport(AppKit) && canImport(QuartzCore) && !canImport(UIKit)
  import AppKit
  import QuartzCore

  /// A view that contains others, ignores clicks itself, and shows only a region.
  final class StageView: NSView {
    /// The visible region, in coordinates whose y grows down, or `nil` for everything.
    var visibleRegion: Path? {
      didSet {
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

    override init(frame: CGRect) {
      super.init(frame: frame)
      wantsLayer = true
      layer?.masksToBounds = false
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override var isFlipped: Bool { true }

    /// Returns the subview at a point if it is visible there. AppKit would also hit views that a mask or their opacity
    /// hides.
    override func hitTest(_ point: CGPoint) -> NSView? {
      if Double(alphaValue) < ContentSlot.leastTouchableOpacity { return nil }
      if let visibleRegion, !visibleRegion.contains(Point(convert(point, from: superview))) { return nil }
      let hit = super.hitTest(point)
      return hit === self ? nil : hit
    }

    override func layout() {
      super.layout()
      followSurroundings()
    }

    override func viewDidMoveToWindow() {
      super.viewDidMoveToWindow()
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
#endif
