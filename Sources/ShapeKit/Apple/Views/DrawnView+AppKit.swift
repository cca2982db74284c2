#if canImport(AppKit) && canImport(QuartzCore) && !canImport(UIKit)
  import AppKit
  import QuartzCore
  @_spi(Generated) import ShapeCore

  /// A view with layers that depend on the appearance, on the pixels of the screen, and on whether y grows down in the
  /// layers around it. It ignores clicks itself.
  class DrawnView: PassiveView {
    private var tree = LayerTree()
    private var shown: (colors: ShownColors, scale: Double)?

    override init(frame: CGRect) {
      super.init(frame: frame)
      // Another accent color is no other appearance.
      NotificationCenter.default.addObserver(
        self, selector: Self.selector, name: NSColor.systemColorsDidChangeNotification, object: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    private static var selector: Selector {
      #if canImport(ObjectiveC)
        return #selector(DrawnView.followSurroundings)
      #else
        // Only stand-ins for Apple's modules have no Objective-C.
        return Selector { view in
          switch view {
          case let view as DrawnView: view.followSurroundings()
          default: break
          }
        }
      #endif
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

    override func viewDidChangeEffectiveAppearance() {
      super.viewDidChangeEffectiveAppearance()
      followSurroundings()
    }

    override func viewDidChangeBackingProperties() {
      super.viewDidChangeBackingProperties()
      followSurroundings()
    }

    /// Shows new layers, or changes those that are there.
    final func redraw() {
      shown = nil
      followSurroundings()
    }

    /// Shows the colors of the appearance, and turns the layers upright.
    #if canImport(ObjectiveC)
      @objc
    #endif
    private func followSurroundings() {
      let now = (colors: shownColors, scale: Double(window?.backingScaleFactor ?? 1))
      if shown.map({ $0 != now }) ?? true {
        shown = now
        let old = tree.root
        let plan = layerPlan(in: now.colors, scale: now.scale)
        tree.show(plan, scale: now.scale)
        if tree.root !== old { withoutActions { replace(old, with: tree.root) } }
      }
      tree.root?.turnUpright(in: self)
    }

    /// Returns the layers of a subclass, or `nil` for none. They are in another one, which can be flipped.
    ///
    /// - Parameter scale: The number of pixels per point.
    func layerPlan(in colors: ShownColors, scale: Double) -> LayerPlan? { nil }

    /// The colors of the system that a subclass shows.
    var systemColors: Set<SystemColor> { [] }

    private var shownColors: ShownColors {
      let appearance = effectiveAppearance
      return ShownColors(drawnAppearance, systemColors) { color in color.nsColor.map { RGBA($0, in: appearance) } }
    }

    /// Puts the root of the layers into the layer of a subclass, instead of the old one.
    func replace(_ old: CALayer?, with root: CALayer?) {}
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
    fileprivate func turnUpright(in view: NSView) {
      withoutActions {
        bounds = CGRect(origin: CGPoint(x: 0, y: 0), size: view.bounds.size)
        isGeometryFlipped = view.layer?.contentsAreFlipped() == false
      }
    }
  }
#endif
