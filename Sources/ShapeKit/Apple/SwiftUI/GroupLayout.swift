#if canImport(SwiftUI)
  import SwiftUI
  import ShapeCore

  /// Lays out the pieces of a group: content in its slot, and everything else over the whole picture.
  ///
  /// A picture has the size that its `sizing` chooses, but at least the minimum size of the shape. The layout of a group
  /// inside has the size that it is offered. Without an offer along an axis, it answers with the size of its content.
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
  struct GroupLayout<S: ParametricShape>: Layout, PicturePart {
    var source: PictureSource<S>
    let path: GroupPath
    let sizing: ShapeSizing
    let hasContent: Bool

    nonisolated func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      guard path.isEmpty else { return filled(proposal) { contentSize(proposal, subviews) } }
      let size: CGSize
      switch sizing {
      case .fill:
        size = filled(proposal) {
          var fit = fit(subviews)
          return fit.size(width: proposal.width.map { Double($0) }, height: proposal.height.map { Double($0) })
        }
      case .content:
        var fit = fit(subviews)
        size = CGSize(fit.size(within: proposal.width.map { Double($0) } ?? .infinity))
      }
      // Not a frame around the layout, which would be no higher than the offer.
      let minimum = source.shape.size(nearest: Size(0, 0))
      return CGSize(
        width: max(size.width, CGFloat(minimum.width)), height: max(size.height, CGFloat(minimum.height)))
    }

    /// Returns the size that is offered, with the lengths of another one if there is no offer.
    private nonisolated func filled(_ proposal: ProposedViewSize, _ size: () -> Size) -> CGSize {
      if let width = proposal.width, let height = proposal.height { return CGSize(width: width, height: height) }
      let size = size()
      return CGSize(
        width: proposal.width ?? CGFloat(size.width), height: proposal.height ?? CGFloat(size.height))
    }

    /// Returns the search for a size at which every slot has room for its content.
    private nonisolated func fit(_ subviews: Subviews) -> ContentFit<S> {
      let slots = S.Slot.allCases.filter { slot in hasContent && subviews.contains { $0.holds(slot.rawValue) } }
      return ContentFit(shape: source.shape, direction: source.direction, slots: slots) { slot, offer in
        let proposal = ProposedViewSize(width: offer.width.isFinite ? CGFloat(offer.width) : nil, height: nil)
        return subviews.first { $0.holds(slot.rawValue) }.map { Size($0.sizeThatFits(proposal)) } ?? Size(0, 0)
      }
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
