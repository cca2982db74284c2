#if canImport(UIKit) && canImport(QuartzCore) && !os(watchOS)
  import UIKit
#elseif canImport(AppKit) && canImport(QuartzCore)
  import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS) || canImport(AppKit)) && canImport(QuartzCore)
  import ShapeCore

  /// The picture in a shape view, with the app's views in its slots and the constraints. The views of UIKit and AppKit
  /// share it.
  @MainActor
  final class ShapeStage<S: ParametricShape> {
    private(set) var presentation: ShapePresentation<S>
    let group = GroupView(frame: .zero)
    private let slots = SlotViews()
    private let guides = SlotGuides()
    private var minimumLengths: [NSLayoutConstraint] = []
    private var isLaidOut = false
    /// The width of the view in the last layout.
    private var measuredWidth = 0.0

    init(_ shape: S) { presentation = ShapePresentation(shape) }

    /// Adds the picture and the minimum size to a view.
    func attach(to view: NativeView) {
      view.addSubview(group)
      minimumLengths = [
        view.widthAnchor.constraint(greaterThanOrEqualToConstant: 0),
        view.heightAnchor.constraint(greaterThanOrEqualToConstant: 0),
      ]
      for length in minimumLengths { length.priority = .belowRequired }
      updateMinimumLengths()
      NSLayoutConstraint.activate(minimumLengths)
    }

    private func updateMinimumLengths() {
      let minimum = presentation.shape.size(nearest: Size(0, 0))
      minimumLengths[0].constant = CGFloat(minimum.width)
      minimumLengths[1].constant = CGFloat(minimum.height)
    }

    var touchRegion: TouchRegion {
      get { presentation.touchRegion }
      set { presentation.touchRegion = newValue }
    }

    func setShape(_ shape: S, in view: NativeView) {
      if shape == presentation.shape { return }
      presentation.shape = shape
      updateMinimumLengths()
      view.invalidateIntrinsicContentSize()
      view.requestLayout()
      if LayerAnimation(of: view) != nil { view.layOutNow() }
    }

    // MARK: Layout

    /// Shows the shape at the size of a view, unless it is already shown, and lays out the content.
    func layOut(in view: NativeView, scale: Double, direction: LayoutDirection) {
      if presentation.layOut(in: Size(view.bounds.size), scale: scale, direction: direction) {
        // What appears doesn't move there.
        if isLaidOut {
          group.showPicture(presentation.scene, slots, LayerAnimation(of: view))
        } else {
          NativeView.withoutAnimation { group.showPicture(presentation.scene, slots, nil) }
        }
        isLaidOut = true
      }
      updateGuides()
      slots.fitContents(to: guides, in: view)
    }

    /// Asks for a new intrinsic size after a layout, because the height of the content can depend on the width.
    func measureAgain(_ view: NativeView) {
      let width = Double(view.bounds.size.width)
      if width == measuredWidth { return }
      measuredWidth = width
      if slots.haveFramedContent { view.invalidateIntrinsicContentSize() }
    }

    // MARK: Content

    func content(ofSlot name: String) -> NativeView? { slots[name] }

    func fill(_ slot: String, with content: NativeView?, in view: NativeView, layOut: () -> Void) {
      slots[slot] = content
      if let content, !content.translatesAutoresizingMaskIntoConstraints { _ = guide(of: slot, in: view) }
      // At once, so that the content is in a window, where it can get the focus.
      if content != nil, slots.view(named: slot).superview == nil { layOut() }
      view.invalidateIntrinsicContentSize()
      view.requestLayout()
    }

    func guide(of slot: String, in view: NativeView) -> NativeLayoutGuide {
      let guide = guides.guide(named: slot, in: view)
      updateGuides()
      return guide
    }

    private func updateGuides() {
      guides.update { S.Slot(rawValue: $0).flatMap { presentation.law(of: $0) } }
    }

    // MARK: Sizes

    /// Returns the size at which the slots have room for their content, at most as wide as a limit if that is possible.
    func fittingSize(width limit: Double, direction: LayoutDirection) -> Size {
      presentation.fittingSize(width: limit > 0 ? limit : .infinity, direction: direction) { [slots] slot, offer in
        slots[slot.rawValue]?.neededSize(in: offer)
      }
    }

    /// Returns the intrinsic size of a view: as wide as its content is without a limit, and as high as it is at the width of
    /// the last layout, as for a label. There is none along an axis that constraints of the content determine.
    func intrinsicSize(width limit: Double, direction: LayoutDirection) -> CGSize {
      var size = fittingSize(width: limit, direction: direction)
      if limit <= 0, measuredWidth > 0, measuredWidth < size.width {
        size.height = fittingSize(width: measuredWidth, direction: direction).height
      }
      return CGSize(
        width: guides.determineWidth ? NativeView.noIntrinsicMetric : CGFloat(size.width),
        height: guides.determineHeight ? NativeView.noIntrinsicMetric : CGFloat(size.height))
    }
  }
#endif
