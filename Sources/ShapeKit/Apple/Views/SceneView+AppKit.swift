#if canImport(AppKit) && canImport(QuartzCore) && !canImport(UIKit)
  import AppKit
  import QuartzCore
  @_spi(Generated) import ShapeCore

  /// A view that shows a scene or a part of one, with its origin at the top left corner. It ignores clicks, and paints
  /// beyond its bounds if the scene does.
  ///
  /// Colors follow the appearance of the view.
  final class SceneView: DrawnView {
    private var scene: Scene?
    private var part = ScenePart.whole
    private var transform = Transform.identity

    /// Shows a scene, or a part of it, or nothing. Layers that show the same as before stay.
    func show(_ scene: Scene?, _ part: ScenePart, under transform: Transform) {
      if scene == self.scene, part == self.part, transform == self.transform { return }
      self.scene = scene
      self.part = part
      self.transform = transform
      redraw()
    }

    override var systemColors: Set<SystemColor> { scene?.systemColors ?? [] }

    override func layerPlan(in colors: ShownColors, scale: Double) -> LayerPlan? {
      scene.map { LayerPlanner($0.resolved(in: colors), scale: scale).plan(of: part).inside(transform) }
    }

    override func replace(_ old: CALayer?, with root: CALayer?) {
      old?.removeFromSuperlayer()
      if let root { layer?.addSublayer(root) }
    }

    override func hitTest(_ point: CGPoint) -> NSView? { nil }
  }
#endif
