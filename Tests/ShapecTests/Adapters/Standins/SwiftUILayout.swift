// The part of the stand-in for SwiftUI that arranges and changes views.
import CoreGraphics

public struct HorizontalAlignment: Equatable, Sendable {
  let share: Double
  public static let leading = Self(share: 0)
  public static let center = Self(share: 0.5)
}
public struct VerticalAlignment: Equatable, Sendable {
  let share: Double
  public static let center = Self(share: 0.5)
}
public struct Alignment: Equatable, Sendable {
  /// The share of the free space before the content, from the leading side and from the top.
  let x: Double
  let y: Double
  public var horizontal: HorizontalAlignment { HorizontalAlignment(share: x) }
  public var vertical: VerticalAlignment { VerticalAlignment(share: y) }
  public static let topLeading = Alignment(x: 0, y: 0)
  public static let leading = Alignment(x: 0, y: 0.5)
  public static let center = Alignment(x: 0.5, y: 0.5)
  public static let trailing = Alignment(x: 1, y: 0.5)
  public static let top = Alignment(x: 0.5, y: 0)
  public static let bottom = Alignment(x: 0.5, y: 1)

  /// Returns the frame of content in another frame, which a layout from right to left mirrors.
  @MainActor func frame(of size: CGSize, in outer: CGRect) -> CGRect {
    let isMirrored = EnvironmentValues.current.layoutDirection == .rightToLeft
    let share = isMirrored ? 1 - x : x
    return CGRect(
      x: outer.origin.x.native + (outer.size.width.native - size.width.native) * share,
      y: outer.origin.y.native + (outer.size.height.native - size.height.native) * y, width: size.width.native,
      height: size.height.native)
  }
}
public struct ZStack<Content: View>: Primitive {
  let alignment: Alignment
  let content: Content
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    (self.alignment, self.content) = (alignment, content())
  }
  private var views: [any View] {
    func flat(_ view: any View) -> [any View] { (view as? any ViewList)?.views.flatMap(flat) ?? [view] }
    return flat(content)
  }
  public func measured(_ proposal: CGSize) -> CGSize {
    let sizes = views.map { $0.measured(proposal) }
    return CGSize(
      width: sizes.map { $0.width }.max() ?? 0, height: sizes.map { $0.height }.max() ?? 0)
  }
  public func write(at frame: CGRect, to lines: inout [String]) {
    for view in views { view.write(at: alignment.frame(of: view.measured(frame.size), in: frame), to: &lines) }
  }
}
public struct GeometryProxy { public let size: CGSize }
/// Takes the proposed size, and has its content at the top leading corner.
public struct GeometryReader<Content: View>: Primitive {
  let content: (GeometryProxy) -> Content
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
  public func write(at frame: CGRect, to lines: inout [String]) {
    let view = content(GeometryProxy(size: frame.size))
    view.write(at: Alignment.topLeading.frame(of: view.measured(frame.size), in: frame), to: &lines)
  }
}
/// A view in a frame that differs from that of its content.
public struct Framed<Content: View>: Primitive {
  let content: Content
  let alignment: Alignment
  let size: (CGSize) -> CGSize
  public func measured(_ proposal: CGSize) -> CGSize { size(proposal) }
  public func write(at frame: CGRect, to lines: inout [String]) {
    content.write(at: alignment.frame(of: content.measured(frame.size), in: frame), to: &lines)
  }
}
public struct Positioned<Content: View>: Primitive {
  let content: Content
  let position: CGPoint
  public func write(at frame: CGRect, to lines: inout [String]) {
    let size = content.measured(frame.size)
    let isMirrored = EnvironmentValues.current.layoutDirection == .rightToLeft
    let x = isMirrored ? frame.size.width.native - position.x.native : position.x.native
    content.write(
      at: CGRect(
        x: frame.origin.x.native + x - size.width.native / 2,
        y: frame.origin.y.native + position.y.native - size.height.native / 2, width: size.width.native,
        height: size.height.native), to: &lines)
  }
}

// MARK: Effects

extension CGRect {
  /// The text of a rectangle around all that can be seen.
  fileprivate var surroundings: String {
    let (left, top) = (CGFloat(origin.x.native - 1000), CGFloat(origin.y.native - 1000))
    let right = CGFloat(origin.x.native + size.width.native + 1000)
    let bottom = CGFloat(origin.y.native + size.height.native + 1000)
    return "M \(left.text) \(top.text) L \(right.text) \(top.text) L \(right.text) \(bottom.text) "
      + "L \(left.text) \(bottom.text) Z"
  }
}

/// A view below a line of text that describes an effect.
public struct Effect<Content: View>: Primitive {
  let content: Content
  /// Returns the effect in a frame, or `nil` if it does nothing.
  let text: (CGRect) -> String?
  public func measured(_ proposal: CGSize) -> CGSize { content.measured(proposal) }
  public func write(at frame: CGRect, to lines: inout [String]) {
    guard let text = text(frame) else { return content.write(at: frame, to: &lines) }
    var inner: [String] = []
    content.write(at: frame, to: &inner)
    lines.append(text)
    lines += inner.map { "  " + $0 }
  }
}
/// A view with a value in its environment.
public struct Surrounded<Content: View>: Primitive {
  let content: Content
  let change: (inout EnvironmentValues) -> Void
  private func with<Result>(_ body: () -> Result) -> Result {
    let outer = EnvironmentValues.current
    defer { EnvironmentValues.current = outer }
    change(&EnvironmentValues.current)
    return body()
  }
  public func measured(_ proposal: CGSize) -> CGSize { with { content.measured(proposal) } }
  public func write(at frame: CGRect, to lines: inout [String]) { with { content.write(at: frame, to: &lines) } }
}
public struct AccessibilityChildBehavior: Sendable {
  public static let contain = AccessibilityChildBehavior()
  public static let ignore = AccessibilityChildBehavior()
}
public struct AccessibilityTraits: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let isImage = AccessibilityTraits(rawValue: 1)
  public static let isSelected = AccessibilityTraits(rawValue: 2)
  public static let isButton = AccessibilityTraits(rawValue: 4)
}
extension View {
  fileprivate func effect(_ text: @escaping (CGRect) -> String?) -> some View { Effect(content: self, text: text) }
  fileprivate func effect(_ text: String) -> some View { Effect(content: self) { _ in text } }

  public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
    Framed(content: self, alignment: alignment) { [self] proposal in
      let own = measured(CGSize(width: width ?? proposal.width, height: height ?? proposal.height))
      return CGSize(width: width ?? own.width, height: height ?? own.height)
    }
  }
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    Framed(content: self, alignment: alignment) { [self] proposal in
      let own = measured(
        CGSize(width: max(proposal.width, minWidth ?? 0), height: max(proposal.height, minHeight ?? 0)))
      func length(_ own: CGFloat, _ offered: CGFloat, _ least: CGFloat?, _ most: CGFloat?) -> CGFloat {
        // An infinite maximum takes what is offered.
        let fills = most?.isIdeal ?? false && !offered.isIdeal
        return max(fills ? max(own, offered) : own, least ?? 0)
      }
      return CGSize(
        width: length(own.width, proposal.width, minWidth, maxWidth),
        height: length(own.height, proposal.height, minHeight, maxHeight))
    }
  }
  public func padding(_ length: CGFloat) -> some View { self }
  public func position(_ position: CGPoint) -> some View { Positioned(content: self, position: position) }
  public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
    let mask = mask()
    return effect { frame in
      var lines: [String] = []
      mask.write(at: alignment.frame(of: mask.measured(frame.size), in: frame), to: &lines)
      return "mask " + (lines.isEmpty ? "nothing" : lines.joined(separator: " & "))
    }
  }
  public func transformEffect(_ transform: CGAffineTransform) -> some View {
    effect { _ in transform == .identity ? nil : "transform \(transform.text)" }
  }
  public func compositingGroup() -> some View { effect("composited") }
  public func opacity(_ opacity: Double) -> some View {
    effect { _ in opacity == 1 ? nil : "opacity \(CGFloat(opacity).text)" }
  }
  public func allowsHitTesting(_ enabled: Bool) -> some View { enabled ? effect("touchable") : effect("untouchable") }
  public func clipShape<S: Shape>(_ shape: S) -> some View {
    effect { frame in
      let text = shape.path(in: frame).text
      return text == frame.surroundings ? nil : "clip \(text)"
    }
  }
  public func contentShape<S: Shape>(_ shape: S) -> some View {
    effect { "touches in \(shape.path(in: $0).text)" }
  }
  public func environment<Value>(_ path: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some View {
    Surrounded(content: self) { $0[keyPath: path] = value }
  }
  public func accessibilityHidden(_ isHidden: Bool) -> some View { effect { _ in isHidden ? "hidden" : nil } }
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { effect("element") }
  public func accessibilityLabel(_ label: Text) -> some View { effect("label \(label.text)") }
  public func accessibilityLabel(_ label: String) -> some View { effect("label \(label)") }
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }
  public func foregroundColor(_ color: Color?) -> some View { self }
  public func background(_ color: Color) -> some View { self }
  public func onTapGesture(perform action: @escaping () -> Void) -> some View { self }
}
