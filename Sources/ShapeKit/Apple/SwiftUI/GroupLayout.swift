#if canImport(SwiftUI)
  import SwiftUI
  import ShapeCore

  /// Lays out the pieces of a group: content in its slot, and everything else over the whole picture.
  ///
  /// A picture has the size that its `sizing` chooses, but at least the minimum size of the shape. A group inside has the
  /// size that it is offered. It passes on the question how large the content of a slot is.
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
  struct GroupLayout<S: ParametricShape>: Layout, PicturePart {
    var source: PictureSource<S>
    let path: GroupPath
    let sizing: ShapeSizing

    // MARK: Size

    nonisolated func makeCache(subviews: Subviews) -> SlotSizes<S> {
      SlotSizes(of: source.shape, scale: source.scale, direction: source.direction)
    }

    /// Keeps the sizes of the slots, which don't depend on the subviews.
    nonisolated func updateCache(_ cache: inout SlotSizes<S>, subviews: Subviews) {}

    nonisolated func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout SlotSizes<S>) -> CGSize {
      guard path.isEmpty else {
        let slot = proposal.measuredSlot.flatMap { index in S.Slot.allCases.dropFirst(index).first }
        guard let slot else { return proposal.replacingUnspecifiedDimensions() }
        return contentSize(of: slot, width: proposal.width, subviews)
      }
      if source.shape != cache.shape || source.scale != cache.scale || source.direction != cache.direction {
        cache = makeCache(subviews: subviews)
      }
      let slots = S.Slot.allCases.filter { slot in subviews.contains { $0.holds(slot) } }
      var fit = ContentFit(cache, slots: slots) { slot, offer in
        Size(contentSize(of: slot, width: offer.width.isFinite ? CGFloat(offer.width) : nil, subviews))
      }
      let size = size(proposal, &fit)
      cache = fit.slotSizes
      // Not a frame around the layout, which would be no higher than the offer.
      let minimum = source.shape.size(nearest: Size(0, 0))
      return CGSize(
        width: max(size.width, CGFloat(minimum.width)), height: max(size.height, CGFloat(minimum.height)))
    }

    private nonisolated func size(_ proposal: ProposedViewSize, _ fit: inout ContentFit<S>) -> CGSize {
      switch sizing {
      case .fill:
        if let width = proposal.width, let height = proposal.height { return CGSize(width: width, height: height) }
        let size = fit.size(width: proposal.width.map { Double($0) }, height: proposal.height.map { Double($0) })
        return CGSize(
          width: proposal.width ?? CGFloat(size.width), height: proposal.height ?? CGFloat(size.height))
      case .content: return CGSize(fit.size(within: proposal.width.map { Double($0) } ?? .infinity))
      }
    }

    /// Returns the size of the content of a slot at a width, or its ideal size.
    private nonisolated func contentSize(of slot: S.Slot, width: CGFloat?, _ subviews: Subviews) -> CGSize {
      guard let subview = subviews.first(where: { $0.holds(slot) }) else { return .zero }
      if subview[SlotID.self] != nil { return subview.sizeThatFits(ProposedViewSize(width: width, height: nil)) }
      let index = Array(S.Slot.allCases).firstIndex(of: slot) ?? 0
      return subview.sizeThatFits(ProposedViewSize(width: width, measuredSlot: index))
    }

    // MARK: Places

    nonisolated func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout SlotSizes<S>
    ) {
      let group = source.group(at: path, in: bounds.size)
      for subview in subviews {
        var frame = Rect(x: 0, y: 0, width: Double(bounds.size.width), height: Double(bounds.size.height))
        if let slot = subview[SlotID.self] {
          if case .slot(_, let place) = group?.piece(.slot(slot))?.content {
            frame = place
          } else {
            // The picture omits the slot at this size. So the content is where the clip of the group hides it, until it is
            // removed.
            frame = Rect(x: -16 * SceneGroup.overhang, y: 0, width: 0, height: 0)
          }
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
    fileprivate nonisolated func holds(_ slot: some ShapeSlot) -> Bool { self[SlotNames.self].contains(slot.rawValue) }
  }

  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
  extension ProposedViewSize {
    /// A height that no picture has.
    private nonisolated static var firstMeasured: Double { 0x1p40 }

    /// Asks a group for the size of the content of a slot in it, at a width.
    ///
    /// A proposal is all that reaches a layout inside of another one, and SwiftUI keeps an answer for each proposal. So the
    /// height, which is free, says which slot it is.
    fileprivate init(width: CGFloat?, measuredSlot index: Int) {
      self.init(width: width, height: CGFloat(Self.firstMeasured + Double(index)))
    }

    /// The index of the slot that the proposal asks for, or `nil` for a proposal of a size.
    fileprivate nonisolated var measuredSlot: Int? {
      height.flatMap { Int(exactly: Double($0) - Self.firstMeasured) }.flatMap { $0 >= 0 ? $0 : nil }
    }
  }
#endif
