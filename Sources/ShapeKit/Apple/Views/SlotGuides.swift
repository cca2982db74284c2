#if canImport(UIKit) && canImport(QuartzCore) && !os(watchOS)
  import UIKit
  import ShapeCore

  typealias NativeLayoutGuide = UILayoutGuide
#elseif canImport(AppKit) && canImport(QuartzCore)
  import AppKit
  import ShapeCore

  typealias NativeLayoutGuide = NSLayoutGuide
#endif

#if (canImport(UIKit) && !os(watchOS) || canImport(AppKit)) && canImport(QuartzCore)
  /// The layout guides of the slots of a view.
  @MainActor
  final class SlotGuides {
    private var guides: [String: SlotGuide] = [:]
    /// The names of the guides that the app has.
    private var appNames: Set<String> = []

    /// Returns whether the constraints of what is in guides determine a length of the view.
    ///
    /// - Parameter constrained: The names of the slots whose content uses Auto Layout.
    func determine(_ axis: LayoutAxis, with constrained: Set<String>) -> Bool {
      guides.contains { name, guide in
        guide.law?.length(along: axis) != nil && (constrained.contains(name) || appNames.contains(name))
      }
    }

    /// Returns the guide of a slot, which is added to a view on first use.
    func guide(named name: String, in view: NativeView) -> NativeLayoutGuide {
      if let guide = guides[name] { return guide.guide }
      let guide = SlotGuide(in: view)
      guides[name] = guide
      return guide.guide
    }

    /// Returns the guide of a slot for constraints of the app.
    func appGuide(named name: String, in view: NativeView) -> NativeLayoutGuide {
      appNames.insert(name)
      return guide(named: name, in: view)
    }

    /// Moves the guides.
    /// - Parameter law: Returns where the slot with a name is, or `nil` if it isn't shown.
    func update(_ law: (String) -> SlotLaw?) {
      for (name, guide) in guides { guide.follow(law(name) ?? SlotLaw(frame: .zero)) }
    }
  }

  /// A layout guide with the frame of a slot.
  ///
  /// Its lengths are constraints on those of the view, so that what is in the guide determines the size of the view.
  @MainActor
  private final class SlotGuide {
    let guide = NativeLayoutGuide()
    private unowned let view: NativeView
    private let left: NSLayoutConstraint
    private let top: NSLayoutConstraint
    private var lengths: [LayoutAxis: [NSLayoutConstraint]] = [:]
    private(set) var law: SlotLaw?

    init(in view: NativeView) {
      self.view = view
      view.addLayoutGuide(guide)
      left = guide.leftAnchor.constraint(equalTo: view.leftAnchor)
      top = guide.topAnchor.constraint(equalTo: view.topAnchor)
      NSLayoutConstraint.activate([left, top])
    }

    func follow(_ law: SlotLaw) {
      if law == self.law { return }
      left.constant = CGFloat(law.frame.minX)
      top.constant = CGFloat(law.frame.minY)
      for axis in LayoutAxis.allCases { setLength(law, along: axis) }
      self.law = law
    }

    private func setLength(_ law: SlotLaw, along axis: LayoutAxis) {
      let length = law.length(along: axis)
      let frame = Size(law.frame.width, law.frame.height)
      if let old = lengths[axis], self.law?.length(along: axis) == length {
        if length == nil { old[0].constant = CGFloat(frame.along(axis)) }
        return
      }
      // The multiplier of a constraint can't change.
      NSLayoutConstraint.deactivate(lengths[axis] ?? [])
      let (own, outer) =
        switch axis {
        case .horizontal: (guide.widthAnchor, view.widthAnchor)
        case .vertical: (guide.heightAnchor, view.heightAnchor)
        }
      let new = constraints(own, outer, length, else: frame.along(axis))
      NSLayoutConstraint.activate(new)
      lengths[axis] = new
    }

    /// Returns the constraints of a length. The law gives way to the limits of the shape, at which it ends.
    private func constraints(
      _ own: NSLayoutDimension, _ outer: NSLayoutDimension, _ length: SlotLaw.Length?, else fixed: Double
    ) -> [NSLayoutConstraint] {
      guard let length else {
        let constraint = own.constraint(equalToConstant: CGFloat(fixed))
        constraint.priority = .belowLimits
        return [constraint]
      }
      let law = own.constraint(
        equalTo: outer, multiplier: CGFloat(length.multiplier), constant: CGFloat(length.constant))
      law.priority = .belowLimits
      let limit = own.constraint(lessThanOrEqualToConstant: CGFloat(length.maximum))
      limit.priority = .belowRequired
      return [law, limit]
    }
  }
#endif
