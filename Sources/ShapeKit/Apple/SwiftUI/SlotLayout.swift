#if canImport(SwiftUI)
  import SwiftUI
  import ShapeCore

  /// Fills a slot, with the content at a place in it. Without an offer of a height, it is as large as the content.
  ///
  /// A flexible frame would be as wide as its offer, and hide how wide text is that wraps.
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
  struct SlotLayout: Layout {
    let alignment: Alignment

    nonisolated func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      if let width = proposal.width, let height = proposal.height { return CGSize(width: width, height: height) }
      return subviews.dropFirst().reduce(CGSize.zero) { size, subview in
        let own = subview.sizeThatFits(proposal)
        return CGSize(width: max(size.width, own.width), height: max(size.height, own.height))
      }
    }

    /// Aligns each view with the first one, which fills the slot.
    nonisolated func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      let offer = ProposedViewSize(bounds.size)
      guard let slot = subviews.first?.dimensions(in: offer) else { return }
      for subview in subviews {
        let own = subview.dimensions(in: offer)
        let place = CGPoint(
          x: bounds.minX + slot[alignment.horizontal] - own[alignment.horizontal],
          y: bounds.minY + slot[alignment.vertical] - own[alignment.vertical])
        subview.place(at: place, anchor: .topLeading, proposal: offer)
      }
    }
  }
#endif
