#if canImport(UIKit) && canImport(QuartzCore) && !os(watchOS)
  import QuartzCore
  import UIKit
  import ShapeCore

  /// A view that shows a scene or a part of one, with its origin at the top left corner. It ignores touches, and paints
  /// beyond its bounds if the scene does.
  ///
  /// Colors follow the appearance of the view.
  public final class SceneView: UIView {
    private var scene: Scene?
    private var part = ScenePart.whole
    private var root: CALayer?
    private var shown: (appearance: Appearance, scale: Double)?

    public override init(frame: CGRect) {
      super.init(frame: frame)
      isUserInteractionEnabled = false
      isOpaque = false
      if #available(iOS 17, tvOS 17, visionOS 1, *) {
        registerForTraitChanges([UITraitUserInterfaceStyle.self, UITraitDisplayScale.self]) {
          (view: SceneView, _: UITraitCollection) in view.followTraits()
        }
      }
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) { nil }

    /// Shows a scene, or a part of it, or nothing, without an animation. If the view already shows it, the layers stay.
    public func show(_ scene: Scene?, _ part: ScenePart = .whole) {
      if scene == self.scene, part == self.part { return }
      self.scene = scene
      self.part = part
      shown = nil
      followTraits()
    }

    public override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }

    @available(iOS, deprecated: 17)
    @available(tvOS, deprecated: 17)
    @available(visionOS, deprecated: 1)
    public override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      super.traitCollectionDidChange(previous)
      followTraits()
    }

    /// Makes new layers unless the present ones have the right colors.
    private func followTraits() {
      let appearance: Appearance = traitCollection.userInterfaceStyle == .dark ? .dark : .light
      let scale = Double(traitCollection.displayScale)
      if let shown, shown == (appearance, scale) { return }
      shown = (appearance, scale)
      let old = root
      root = scene?.makeLayer(part, in: appearance, scale: scale)
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      old?.removeFromSuperlayer()
      if let root { layer.addSublayer(root) }
      CATransaction.commit()
    }
  }
#endif
