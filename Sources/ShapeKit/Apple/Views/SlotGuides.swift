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

    /// Whether the width of what is in a guide determines that of the view.
    var determineWidth: Bool { guides.values.contains { $0.law?.width != nil } }
    var determineHeight: Bool { guides.values.contains { $0.law?.height != nil } }

    /// Returns the guide of a slot, which is added to a view on first use.
    func guide(named name: String, in view: NativeView) -> NativeLayoutGuide {
      if let guide = guides[name] { return guide.guide }
      let guide = SlotGuide(in: view)
      guides[name] = guide
      return guide.guide
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
    private var lengths: [NSLayoutConstraint] = []
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
      // The multiplier of a constraint can't change.
      if law.width != self.law?.width || law.height != self.law?.height || lengths.isEmpty || law.isFixed {
        NSLayoutConstraint.deactivate(lengths)
        lengths = [
          length(guide.widthAnchor, view.widthAnchor, law.width, else: law.frame.width),
          length(guide.heightAnchor, view.heightAnchor, law.height, else: law.frame.height),
        ]
        for length in lengths { length.priority = .belowRequired }
        NSLayoutConstraint.activate(lengths)
      }
      self.law = law
    }

    private func length(
      _ own: NSLayoutDimension, _ outer: NSLayoutDimension, _ length: SlotLaw.Length?, else fixed: Double
    ) -> NSLayoutConstraint {
      guard let length else { return own.constraint(equalToConstant: CGFloat(fixed)) }
      return own.constraint(
        equalTo: outer, multiplier: CGFloat(length.multiplier), constant: CGFloat(length.constant))
    }
  }
#endif
