#if canImport(UIKit) && canImport(QuartzCore) && !os(watchOS)
  import QuartzCore
  import UIKit
  @_spi(Generated) import ShapeCore

  /// A view with layers that depend on the appearance and on the pixels of the screen. It ignores touches itself.
  class DrawnView: PassiveView {
    private var tree = LayerTree()
    private var shown: (colors: ShownColors, scale: Double)?

    /// Creates an empty view.
    override init(frame: CGRect) {
      super.init(frame: frame)
      if #available(iOS 17, tvOS 17, visionOS 1, *) {
        var traits: [UITrait] = [
          UITraitUserInterfaceStyle.self, UITraitDisplayScale.self, UITraitAccessibilityContrast.self,
        ]
        #if !os(tvOS)
          traits.append(UITraitUserInterfaceLevel.self)
        #endif
        registerForTraitChanges(traits) { (view: DrawnView, _: UITraitCollection) in view.followTraits() }
      }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    @available(iOS, deprecated: 17)
    @available(tvOS, deprecated: 17)
    @available(visionOS, deprecated: 1)
    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      super.traitCollectionDidChange(previous)
      followTraits()
    }

    override func tintColorDidChange() {
      super.tintColorDidChange()
      followTraits()
    }

    private func followTraits() {
      if let shown, shown == (shownColors, drawnScale) { return }
      redraw()
    }

    /// Shows new layers, or changes those that are there.
    final func redraw() {
      let (colors, scale) = (shownColors, drawnScale)
      shown = (colors, scale)
      let old = tree.root
      let plan = layerPlan(in: colors, scale: scale)
      tree.show(plan, scale: scale)
      if tree.root !== old { withoutActions { replace(old, with: tree.root) } }
    }

    /// Returns the layers of a subclass, or `nil` for none.
    ///
    /// - Parameter scale: The number of pixels per point.
    func layerPlan(in colors: ShownColors, scale: Double) -> LayerPlan? { nil }

    /// The colors of the system that a subclass shows.
    var systemColors: Set<SystemColor> { [] }

    private var shownColors: ShownColors {
      let traits = traitCollection
      return ShownColors(appearance, systemColors) { color in
        let own = color == .tint ? tintColor : color.uiColor
        return own.map { RGBA($0.resolvedColor(with: traits).cgColor) }
      }
    }

    /// Puts the root of the layers into the layer of a subclass, instead of the old one.
    func replace(_ old: CALayer?, with root: CALayer?) {}
  }

  extension UIView {
    /// The appearance that resolves colors in the view.
    var appearance: Appearance { traitCollection.userInterfaceStyle == .dark ? .dark : .light }

    /// The number of pixels per point. The trait is 0 while it is unspecified, such as before the view is in a window.
    var drawnScale: Double {
      let scale = Double(traitCollection.displayScale)
      return scale > 0 ? scale : 1
    }
  }
#endif
