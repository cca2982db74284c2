#if canImport(SwiftUI)
  import SwiftUI
  import ShapeCore

  /// Lays out the pieces of a group: content in its slot, and everything else over the whole picture.
  ///
  /// A picture is as large as it is offered. Along an axis without an offer, it is as large as its content needs, so the
  /// layout of a group inside answers such an offer with the size of its content.
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
  struct GroupLayout<S: ParametricShape>: Layout {
    var source: PictureSource<S>
    let path: GroupPath
    let hasContent: Bool

    nonisolated var animatableData: AnimatableNumbers {
      get { source.animatableNumbers }
      set { source.animatableNumbers = newValue }
    }

    nonisolated func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      if let width = proposal.width, let height = proposal.height { return CGSize(width: width, height: height) }
      let size = path.isEmpty ? fittingSize(proposal, subviews) : contentSize(proposal, subviews)
      return CGSize(
        width: proposal.width ?? CGFloat(size.width), height: proposal.height ?? CGFloat(size.height))
    }

    /// Returns the size at which every slot has room for its content, or the design size without content.
    private nonisolated func fittingSize(_ proposal: ProposedViewSize, _ subviews: Subviews) -> Size {
      let slots = S.Slot.allCases.filter { slot in hasContent && subviews.contains { $0.holds(slot.rawValue) } }
      var fit = ContentFit(shape: source.shape, direction: source.direction, slots: slots) { slot, offer in
        let proposal = ProposedViewSize(width: offer.width.isFinite ? CGFloat(offer.width) : nil, height: nil)
        return subviews.first { $0.holds(slot.rawValue) }.map { Size($0.sizeThatFits(proposal)) } ?? Size(0, 0)
      }
      if slots.isEmpty { return source.shape.size(nearest: S.designSize) }
      return fit.size(width: proposal.width.map { Double($0) }, height: proposal.height.map { Double($0) })
    }

    /// Returns the size that contains what is in each slot.
    private nonisolated func contentSize(_ proposal: ProposedViewSize, _ subviews: Subviews) -> Size {
      subviews.filter { !$0[SlotNames.self].isEmpty }.reduce(Size(0, 0)) { size, subview in
        let own = Size(subview.sizeThatFits(proposal))
        return Size(max(size.width, own.width), max(size.height, own.height))
      }
    }

    nonisolated func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      let group = source.group(at: path, in: bounds.size)
      for subview in subviews {
        var frame = Rect(x: 0, y: 0, width: Double(bounds.size.width), height: Double(bounds.size.height))
        if let slot = subview[SlotID.self] {
          // A slot that the picture omits at this size is empty.
          frame = .zero
          if case .slot(_, let place) = group?.piece(.slot(slot))?.content { frame = place }
        }
        subview.place(
          at: CGPoint(Point(bounds.origin) + frame.origin), anchor: .topLeading,
          proposal: ProposedViewSize(CGSize(frame.size)))
      }
    }
  }

  /// The name of the slot whose content a view is, or `nil` for other pieces.
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
  struct SlotID: LayoutValueKey {
    static let defaultValue: String? = nil
  }

  /// The names of the slots in a view.
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
  struct SlotNames: LayoutValueKey {
    static let defaultValue: [String] = []
  }

  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
  extension LayoutSubview {
    /// Returns whether the content of a slot is in it.
    fileprivate nonisolated func holds(_ slot: String) -> Bool { self[SlotNames.self].contains(slot) }
  }
#endif
