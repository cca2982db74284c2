// The part of the stand-in for SwiftUI with layouts and effects that are written outside of it.
import CoreGraphics

/// An offer without a length asks for the ideal one, which the stand-in's views know as an infinite one.
public struct ProposedViewSize: Equatable, Sendable {
  public var width: CGFloat?
  public var height: CGFloat?
  public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }
  public init(_ size: CGSize) { (width, height) = (size.width, size.height) }

  init(offer: CGSize) {
    self.init(width: offer.width.isIdeal ? nil : offer.width, height: offer.height.isIdeal ? nil : offer.height)
  }
  public func replacingUnspecifiedDimensions() -> CGSize { CGSize(width: width ?? 10, height: height ?? 10) }
  var offer: CGSize { CGSize(width: width ?? .ideal, height: height ?? .ideal) }
}
extension CGFloat {
  public static let infinity = CGFloat(Double.infinity)
  /// The length of an offer that asks for the ideal one.
  static let ideal = infinity
  var isIdeal: Bool { native == .infinity }
}

public struct UnitPoint: Equatable, Sendable {
  public static let topLeading = UnitPoint(x: 0, y: 0)
  public let x, y: CGFloat
  public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }
}

public protocol LayoutValueKey {
  associatedtype Value: Sendable
  static var defaultValue: Value { get }
}
/// A view with a value for the layout around it.
public struct Valued<Content: View, Key: LayoutValueKey>: Primitive, LayoutValued {
  let content: Content
  let value: Key.Value
  var inner: any View { content }
  var entry: (key: ObjectIdentifier, value: Any) { (ObjectIdentifier(Key.self), value) }
  public func measured(_ proposal: CGSize) -> CGSize { content.measured(proposal) }
  public func write(at frame: CGRect, to lines: inout [String]) { content.write(at: frame, to: &lines) }
}
@MainActor private protocol LayoutValued {
  var inner: any View { get }
  var entry: (key: ObjectIdentifier, value: Any) { get }
}
extension View {
  public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View {
    Valued<Self, Key>(content: self, value: value)
  }
}

/// A view that a layout measures and places. Like the real one, it is used on the main actor only.
public struct LayoutSubview: @unchecked Sendable {
  fileprivate let view: any View
  fileprivate final class Place {
    var frame: (origin: CGPoint, proposal: ProposedViewSize)?
  }
  fileprivate let place = Place()

  private let values: [ObjectIdentifier: Any]

  @MainActor init(_ view: any View) {
    self.view = view
    var values: [ObjectIdentifier: Any] = [:]
    var next: (any View)? = view
    while let valued = next as? any LayoutValued {
      values[valued.entry.key] = valued.entry.value
      next = valued.inner
    }
    self.values = values
  }

  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue
  }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    MainActor.assumeIsolated { view.measured(proposal.offer) }
  }
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size: sizeThatFits(proposal))
  }
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    place.frame = (position, proposal)
  }
}
public typealias LayoutSubviews = [LayoutSubview]

/// The size of a view with the positions of its guides, from its leading side in any direction.
public struct ViewDimensions {
  let size: CGSize
  public subscript(guide: HorizontalAlignment) -> CGFloat { CGFloat(size.width.native * guide.share) }
  public subscript(guide: VerticalAlignment) -> CGFloat { CGFloat(size.height.native * guide.share) }
}

public protocol Layout: Animatable {
  typealias Subviews = LayoutSubviews
  associatedtype Cache = Void
  func makeCache(subviews: Subviews) -> Cache
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
}
extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
}
extension Layout {
  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }
  @MainActor public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    Arranged(layout: self, content: content())
  }
}
/// The views of a layout, which is mirrored from right to left. A view that it doesn't place would be in the center.
struct Arranged<L: Layout, Content: View>: Primitive {
  let layout: L
  let content: Content
  private var subviews: LayoutSubviews {
    func flat(_ view: any View) -> [any View] { (view as? any ViewList)?.views.flatMap(flat) ?? [view] }
    func visible(_ view: any View) -> any View { (view as? any Choice)?.chosen ?? view }
    return flat(content).map { LayoutSubview(visible($0)) }
  }
  func measured(_ proposal: CGSize) -> CGSize {
    let subviews = subviews
    var cache = layout.makeCache(subviews: subviews)
    return layout.sizeThatFits(proposal: ProposedViewSize(offer: proposal), subviews: subviews, cache: &cache)
  }
  func write(at frame: CGRect, to lines: inout [String]) {
    let subviews = subviews
    let isMirrored = EnvironmentValues.current.layoutDirection == .rightToLeft
    var cache = layout.makeCache(subviews: subviews)
    layout.placeSubviews(in: frame, proposal: ProposedViewSize(frame.size), subviews: subviews, cache: &cache)
    for subview in subviews {
      guard let place = subview.place.frame else { preconditionFailure("a view without a place") }
      let size = subview.sizeThatFits(place.proposal)
      let x = isMirrored ? frame.minX + frame.maxX - place.origin.x - size.width : place.origin.x
      subview.view.write(at: CGRect(origin: CGPoint(x: x, y: place.origin.y), size: size), to: &lines)
    }
  }
}

public struct ProjectionTransform: Equatable, Sendable {
  let map: CGAffineTransform
  public init(_ map: CGAffineTransform) { self.map = map }
}
@MainActor @preconcurrency public protocol ViewModifier {}
@MainActor @preconcurrency public protocol GeometryEffect: Animatable, ViewModifier {
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}
extension View {
  public func modifier<Modifier: GeometryEffect>(_ modifier: Modifier) -> some View {
    Effect(content: self) { frame in
      let map = modifier.effectValue(size: frame.size).map
      return map == .identity ? nil : "transform \(map.text)"
    }
  }
  public func background<Background: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Background
  ) -> some View {
    Behind(content: self, background: content(), alignment: alignment)
  }
  public func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> some View {
    Framed(content: self, alignment: .center) { [self] proposal in
      measured(
        CGSize(width: horizontal ? .ideal : proposal.width, height: vertical ? .ideal : proposal.height))
    }
  }
}
struct Behind<Content: View, Background: View>: Primitive {
  let content: Content
  let background: Background
  let alignment: Alignment
  func measured(_ proposal: CGSize) -> CGSize { content.measured(proposal) }
  func write(at frame: CGRect, to lines: inout [String]) {
    background.write(at: alignment.frame(of: background.measured(frame.size), in: frame), to: &lines)
    content.write(at: frame, to: &lines)
  }
}
