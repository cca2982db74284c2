#if canImport(UIKit) && canImport(QuartzCore) && !os(watchOS)
  import QuartzCore
  import UIKit
  @_spi(Generated) import ShapeCore

  /// A view that shows a scene or a part of one, with its origin at the top left corner. It ignores touches, and paints
  /// beyond its bounds if the scene does.
  ///
  /// Colors follow the appearance of the view.
  final class SceneView: DrawnView {
    private var scene: Scene?
    private var part = ScenePart.whole

    /// Creates an empty view.
    override init(frame: CGRect) {
      super.init(frame: frame)
      isUserInteractionEnabled = false
      isOpaque = false
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// Shows a scene, or a part of it, or nothing. Layers that show the same as before stay.
    func show(_ scene: Scene?, _ part: ScenePart) {
      if scene == self.scene, part == self.part { return }
      self.scene = scene
      self.part = part
      redraw()
    }

    override var systemColors: Set<SystemColor> { scene?.systemColors ?? [] }

    override func layerPlan(in colors: ShownColors, scale: Double) -> LayerPlan? {
      scene.map { LayerPlanner($0.resolved(in: colors), scale: scale).plan(of: part) }
    }

    override func replace(_ old: CALayer?, with root: CALayer?) {
      old?.removeFromSuperlayer()
      if let root { layer.addSublayer(root) }
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
  }
#endif
