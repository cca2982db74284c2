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
    private var motion = ShapeMotion<S>()
    private lazy var clock = FrameClock { [weak self] in self?.showFrame() ?? .last }
    /// The view that shows the picture.
    private var view: NativeView? { group.superview }
    /// The last known size of the view.
    private var followedSize = CGSize.zero
    let group = GroupView(frame: .zero)
    private let slots = SlotViews()
    private let guides = SlotGuides()
    private var minimumLengths: [NSLayoutConstraint] = []
    private var isLaidOut = false
    /// The intrinsic size that the view has last told.
    private var toldSize: CGSize?
    /// What the intrinsic size depended on in the last layout.
    private var measured = Measured(width: 0, constrainedAxes: [])

    private struct Measured: Equatable {
      /// The width of the view.
      var width: Double
      var constrainedAxes: [LayoutAxis]
    }

    init(_ shape: S) { presentation = ShapePresentation(shape) }

    /// Adds the picture and the minimum size to a view.
    func attach(to view: NativeView) {
      followedSize = view.bounds.size
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

    /// The shape, with the values at the end of all animations.
    var shape: S {
      settle()
      return presentation.shape
    }

    func setShape(_ shape: S, in view: NativeView) {
      let old = self.shape
      if shape == old { return }
      change(to: shape, in: view)
      animate(from: old, in: view)
    }

    private func change(to shape: S, in view: NativeView) {
      presentation.shape = shape
      updateMinimumLengths()
      updateGuides()
      view.invalidateIntrinsicContentSize()
      view.requestLayout()
    }

    // MARK: Motion

    /// Lets the picture follow the animation block in which the shape or the size of the view has changed, if any.
    private func animate(from old: S, growth: Size = Size(0, 0), in view: NativeView) {
      // What appears doesn't move there. Nothing moves outside of a window.
      guard Pacer.isAnimating(in: group), isLaidOut, view.window != nil else { return }
      motion.append(ShapeMotion.Change(from: old, to: presentation.shape, growth: growth, in: group))
      clock.start(in: view)
      // A view that uses Auto Layout moves by itself, if its layout is in the block.
      if !slots.constrained.isEmpty { view.layOutNow() }
    }

    /// Notes a change of the view's size.
    func followSize(of view: NativeView) {
      let (old, new) = (Size(followedSize), Size(view.bounds.size))
      if old == new { return }
      followedSize = view.bounds.size
      view.requestLayout()
      animate(from: presentation.shape, growth: Size(new.width - old.width, new.height - old.height), in: view)
    }

    /// Ends the animations that are over.
    private func settle() {
      guard let view, !motion.isEmpty else { return }
      let shape = motion.settle(presentation.shape, isVisible: view.window != nil)
      if shape != presentation.shape { change(to: shape, in: view) }
    }

    /// Shows the next frame of an animation.
    private func showFrame() -> FrameClock.Frame {
      guard let view else { return .last }
      motion.commit()
      settle()
      if !motion.isEmpty, motion.offset == presentation.moving?.offset { return .still }
      showPicture(in: view)
      return motion.isEmpty ? .last : .new
    }

    /// Shows the picture with the content in its slots. All views get their places at once, also in an animation block,
    /// so that they can't part.
    private func showPicture(in view: NativeView) {
      presentation.move(by: motion.isEmpty ? nil : motion.offset)
      NativeView.withoutAnimation {
        group.showPicture(presentation.shown, slots)
        slots.fitContents(to: guides, in: view)
      }
    }

    // MARK: Layout

    /// Shows the shape at the size of a view, unless it is already shown, and lays out the content.
    func layOut(in view: NativeView, scale: Double, direction: LayoutDirection) {
      settle()
      followedSize = view.bounds.size
      let isNew = presentation.layOut(in: Size(view.bounds.size), scale: scale, direction: direction)
      updateGuides()
      if isNew || presentation.moving != nil || !motion.isEmpty {
        showPicture(in: view)
        isLaidOut = true
      } else {
        NativeView.withoutAnimation { slots.fitContents(to: guides, in: view) }
      }
    }

    /// Asks for a new intrinsic size after a layout, because the height of the content can depend on the width.
    func measureAgain(_ view: NativeView) {
      let now = Measured(width: Double(view.bounds.size.width), constrainedAxes: constrainedAxes)
      if now == measured { return }
      let isOld = now.constrainedAxes != measured.constrainedAxes || !slots.framedContents.isEmpty
      measured = now
      if isOld { invalidateSize(of: view) }
    }

    /// Lets the height be that at a width at which a view will be laid out.
    func measure(_ view: NativeView, width: Double) {
      measured.width = width
      invalidateSize(of: view)
    }

    /// Invalidates the intrinsic size if it is another one. A layout that it causes without need could cause the next one.
    private func invalidateSize(of view: NativeView) {
      guard let told = toldSize, view.intrinsicContentSize != told else { return }
      view.invalidateIntrinsicContentSize()
    }

    // MARK: Content

    func content(ofSlot name: String) -> NativeView? { slots[name] }

    func fill(_ slot: String, with content: NativeView?, in view: NativeView, layOut: () -> Void) {
      slots[slot] = content
      if let content, !content.translatesAutoresizingMaskIntoConstraints {
        _ = guides.guide(named: slot, in: view)
        updateGuides()
      }
      // At once, so that the content is in a window, where it can get the focus.
      if content != nil, !slots.view(named: slot).isDescendant(of: view) { layOut() }
      view.invalidateIntrinsicContentSize()
      view.requestLayout()
    }

    func guide(of slot: String, in view: NativeView) -> NativeLayoutGuide {
      let guide = guides.appGuide(named: slot, in: view)
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
    /// the last layout, as for a label. There is none along an axis that only constraints of the content determine.
    func intrinsicSize(width limit: Double, direction: LayoutDirection) -> CGSize {
      let size = neededSize(width: limit, direction: direction)
      toldSize = size
      return size
    }

    private func neededSize(width limit: Double, direction: LayoutDirection) -> CGSize {
      // The largest need wins: that of content with a size, or of constraints.
      let hasSize = slots.framedContents.contains { $0.neededSize(in: Size(.infinity, .infinity)) != nil }
      let constrained = hasSize ? [] : constrainedAxes
      let none = NativeView.noIntrinsicMetric
      if constrained == LayoutAxis.allCases { return CGSize(width: none, height: none) }
      var size = fittingSize(width: limit, direction: direction)
      if limit <= 0, measured.width > 0, measured.width < size.width {
        size.height = fittingSize(width: measured.width, direction: direction).height
      }
      return CGSize(
        width: constrained.contains(.horizontal) ? none : CGFloat(size.width),
        height: constrained.contains(.vertical) ? none : CGFloat(size.height))
    }

    /// The axes along which constraints of content determine the size.
    private var constrainedAxes: [LayoutAxis] {
      let names = slots.constrained
      return LayoutAxis.allCases.filter { guides.determine($0, with: names) }
    }
  }
#endif
