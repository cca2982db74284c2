#if canImport(AppKit) && canImport(QuartzCore) && !canImport(UIKit)
  import AppKit
  import QuartzCore
  import ShapeCore

  /// A view that shows a scene or a part of one, with its origin at the top left corner. It ignores clicks, and paints
  /// beyond its bounds if the scene does.
  ///
  /// Colors follow the appearance of the view.
  public final class SceneView: NSView {
    private var scene: Scene?
    private var part = ScenePart.whole
    private var transform = Transform.identity
    private var root: CALayer?
    private var shown: (appearance: Appearance, scale: Double)?

    public override init(frame: CGRect) {
      super.init(frame: frame)
      wantsLayer = true
      layer?.masksToBounds = false
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) { nil }

    /// The top left corner is the origin.
    public override var isFlipped: Bool { true }

    /// Shows a scene, or nothing, without an animation. If the view already shows it, the layers stay.
    ///
    /// - Parameters:
    ///   - part: The part of the scene to show. Defaults to `.whole`.
    ///   - transform: The transform from the coordinates of the part to those of the view. Defaults to none.
    public func show(_ scene: Scene?, _ part: ScenePart = .whole, under transform: Transform = .identity) {
      if scene == self.scene, part == self.part, transform == self.transform { return }
      self.scene = scene
      self.part = part
      self.transform = transform
      shown = nil
      followSurroundings()
    }

    public override func hitTest(_ point: CGPoint) -> NSView? { nil }

    public override func layout() {
      super.layout()
      followSurroundings()
    }

    public override func viewDidMoveToWindow() {
      super.viewDidMoveToWindow()
      // Again when the layers around it are in place.
      needsLayout = true
      followSurroundings()
    }

    public override func viewDidChangeEffectiveAppearance() {
      super.viewDidChangeEffectiveAppearance()
      followSurroundings()
    }

    public override func viewDidChangeBackingProperties() {
      super.viewDidChangeBackingProperties()
      followSurroundings()
    }

    /// Makes new layers unless the present ones have the right colors, and flips them upright.
    private func followSurroundings() {
      let isDark = effectiveAppearance.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua
      let appearance: Appearance = isDark ? .dark : .light
      let scale = Double(window?.backingScaleFactor ?? 1)
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      if shown.map({ $0 != (appearance, scale) }) ?? true {
        shown = (appearance, scale)
        root?.removeFromSuperlayer()
        root = scene.map { transformed($0.makeLayer(part, in: appearance, scale: scale)) }
        if let root { layer?.addSublayer(root) }
      }
      // The root is as high as the view, so that their tops match whichever way y grows around it.
      root?.bounds = CGRect(origin: CGPoint(x: 0, y: 0), size: bounds.size)
      root?.isGeometryFlipped = layer?.contentsAreFlipped() == false
      CATransaction.commit()
    }

    /// Returns a root layer that shows another one under the transform. The root itself can be flipped, so it has none.
    private func transformed(_ layer: CALayer) -> CALayer {
      if transform == .identity { return layer }
      layer.setAffineTransform(CGAffineTransform(transform))
      let root = CALayer()
      root.anchorPoint = CGPoint(x: 0, y: 0)
      root.addSublayer(layer)
      return root
    }
  }
#endif
