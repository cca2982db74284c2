#if canImport(AppKit) && canImport(QuartzCore) && !canImport(UIKit)
  import AppKit
  import QuartzCore
  import ShapeCore

  /// A view that shows a scene or a part of one, with its origin at the top left corner. It ignores clicks, and paints
  /// beyond its bounds if the scene does.
  ///
  /// Colors follow the appearance of the view.
  final class SceneView: NSView {
    private var scene: Scene?
    private var part = ScenePart.whole
    private var transform = Transform.identity
    private var tree = LayerTree()
    private var shown: (appearance: Appearance, scale: Double)?

    /// Creates an empty view.
    override init(frame: CGRect) {
      super.init(frame: frame)
      wantsLayer = true
      clipsToBounds = false
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// The top left corner is the origin.
    override var isFlipped: Bool { true }

    /// Shows a scene, or a part of it, or nothing. Layers that show the same as before stay.
    ///
    /// - Parameter animation: How the layers move to their new places and forms, or `nil` to change at once.
    func show(_ scene: Scene?, _ part: ScenePart, under transform: Transform, _ animation: LayerAnimation?) {
      if scene == self.scene, part == self.part, transform == self.transform { return }
      self.scene = scene
      self.part = part
      self.transform = transform
      shown = nil
      followSurroundings(animation)
    }

    override func hitTest(_ point: CGPoint) -> NSView? { nil }

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

    override func viewDidChangeEffectiveAppearance() {
      super.viewDidChangeEffectiveAppearance()
      followSurroundings()
    }

    override func viewDidChangeBackingProperties() {
      super.viewDidChangeBackingProperties()
      followSurroundings()
    }

    /// Shows the colors of the appearance, and turns the layers upright.
    private func followSurroundings(_ animation: LayerAnimation? = nil) {
      let scale = Double(window?.backingScaleFactor ?? 1)
      if shown.map({ $0 != (drawnAppearance, scale) }) ?? true {
        shown = (drawnAppearance, scale)
        let plan = scene.map {
          LayerPlanner($0.resolved(in: drawnAppearance), scale: scale).plan(of: part).inside(transform)
        }
        let old = tree.root
        tree.show(plan, scale: scale, animation: animation)
        if tree.root !== old {
          withoutActions {
            old?.removeFromSuperlayer()
            if let root = tree.root { layer?.addSublayer(root) }
          }
        }
      }
      tree.root?.turnUpright(in: self)
    }
  }

  extension NSView {
    /// The appearance that resolves colors in the view.
    var drawnAppearance: Appearance {
      effectiveAppearance.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua ? .dark : .light
    }
  }

  extension CALayer {
    /// Gives a layer the height of a view with y growing down, so that their tops match whichever way y grows around it.
    @MainActor
    func turnUpright(in view: NSView) {
      withoutActions {
        bounds = CGRect(origin: CGPoint(x: 0, y: 0), size: view.bounds.size)
        isGeometryFlipped = view.layer?.contentsAreFlipped() == false
      }
    }
  }
#endif
