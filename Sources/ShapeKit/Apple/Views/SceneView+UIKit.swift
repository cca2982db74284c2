#if canImport(UIKit) && canImport(QuartzCore) && !os(watchOS)
  import QuartzCore
  import UIKit
  import ShapeCore

  /// A view that shows a scene or a part of one, with its origin at the top left corner. It ignores touches, and paints
  /// beyond its bounds if the scene does.
  ///
  /// Colors follow the appearance of the view.
  final class SceneView: UIView {
    private var scene: Scene?
    private var part = ScenePart.whole
    private var tree = LayerTree()
    private var shown: (appearance: Appearance, scale: CGFloat)?

    /// Creates an empty view.
    override init(frame: CGRect) {
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
    required init?(coder: NSCoder) { nil }

    /// Shows a scene, or a part of it, or nothing. Layers that show the same as before stay.
    ///
    /// - Parameter animation: How the layers move to their new places and forms, or `nil` to change at once.
    func show(_ scene: Scene?, _ part: ScenePart, _ animation: LayerAnimation?) {
      if scene == self.scene, part == self.part { return }
      self.scene = scene
      self.part = part
      update(animation)
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }

    @available(iOS, deprecated: 17)
    @available(tvOS, deprecated: 17)
    @available(visionOS, deprecated: 1)
    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      super.traitCollectionDidChange(previous)
      followTraits()
    }

    /// Shows the colors of the appearance, and images with as many pixels as the screen.
    private func followTraits() {
      if let shown, shown == (appearance, traitCollection.displayScale) { return }
      update(nil)
    }

    private func update(_ animation: LayerAnimation?) {
      let (appearance, scale) = (appearance, Double(traitCollection.displayScale))
      shown = (appearance, traitCollection.displayScale)
      let plan = scene.map { LayerPlanner($0.resolved(in: appearance), scale: scale).plan(of: part) }
      let old = tree.root
      tree.show(plan, scale: scale, animation: animation)
      if tree.root === old { return }
      withoutActions {
        old?.removeFromSuperlayer()
        if let root = tree.root { layer.addSublayer(root) }
      }
    }
  }

  extension UIView {
    /// The appearance that resolves colors in the view.
    var appearance: Appearance { traitCollection.userInterfaceStyle == .dark ? .dark : .light }
  }
#endif
