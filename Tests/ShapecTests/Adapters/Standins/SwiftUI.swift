// A stand-in for the parts of SwiftUI that the adapters use. A view can be laid out at a size and written as text.
@_exported import CoreGraphics

#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
  func describe(in size: CGSize) -> [String]
}
extension View {
  public func describe(in size: CGSize) -> [String] { body.describe(in: size) }
}
extension Never: View {
  public var body: Never { self }
}
/// A view without a body.
public protocol Primitive: View where Body == Never {}
extension Primitive {
  public var body: Never { preconditionFailure() }
}

@MainActor @resultBuilder public enum ViewBuilder {
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)>
  {
    var views: [@MainActor (CGSize) -> [String]] = []
    for view in repeat each content { views.append { view.describe(in: $0) } }
    return TupleView(views: views)
  }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<A: View, B: View>(first: A) -> ConditionalContent<A, B> { .first(first) }
  public static func buildEither<A: View, B: View>(second: B) -> ConditionalContent<A, B> { .second(second) }
}
public enum ConditionalContent<A: View, B: View>: Primitive {
  case first(A), second(B)
  public func describe(in size: CGSize) -> [String] {
    switch self {
    case .first(let view): view.describe(in: size)
    case .second(let view): view.describe(in: size)
    }
  }
}
public struct ForEach<Data: RandomAccessCollection, Content: View>: Primitive where Data.Element: Identifiable {
  let data: Data
  let content: (Data.Element) -> Content
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    (self.data, self.content) = (data, content)
  }
  public func describe(in size: CGSize) -> [String] { data.flatMap { content($0).describe(in: size) } }
}
public struct EmptyView: Primitive {
  public init() {}
  public func describe(in size: CGSize) -> [String] { [] }
}
public struct TupleView<Views>: Primitive {
  let views: [@MainActor (CGSize) -> [String]]
  init(views: [@MainActor (CGSize) -> [String]]) { self.views = views }
  public func describe(in size: CGSize) -> [String] { views.flatMap { $0(size) } }
}
extension Optional: View where Wrapped: View {
  public var body: Never { preconditionFailure() }
  public func describe(in size: CGSize) -> [String] { self?.describe(in: size) ?? [] }
}
public struct Text: Primitive {
  public let text: String
  public init(verbatim text: String) { self.text = text }
  public init(_ text: String) { self.text = text }
  public func describe(in size: CGSize) -> [String] { ["Text \(text)"] }
}
public struct Image: Primitive {
  let text: String
  public init(decorative image: CGImage, scale: CGFloat) {
    text = "Image \(image.width) x \(image.height) at \(scale.text)"
  }
  public func resizable() -> Image { self }
  public func describe(in size: CGSize) -> [String] { [text] }
}
public struct Alignment: Sendable {
  public static let topLeading = Alignment()
}
public struct ZStack<Content: View>: Primitive {
  let content: Content
  public init(alignment: Alignment = .topLeading, @ViewBuilder content: () -> Content) { self.content = content() }
  public func describe(in size: CGSize) -> [String] { ["ZStack"] + content.describe(in: size).map { "  " + $0 } }
}
public struct GeometryProxy { public let size: CGSize }
public struct GeometryReader<Content: View>: Primitive {
  let content: (GeometryProxy) -> Content
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
  public func describe(in size: CGSize) -> [String] { content(GeometryProxy(size: size)).describe(in: size) }
}

public struct Modified<Content: View>: Primitive {
  let content: Content
  let text: String
  public func describe(in size: CGSize) -> [String] {
    var lines = content.describe(in: size)
    if !lines.isEmpty { lines[0] += " | " + text }
    return lines
  }
}
public struct AccessibilityChildBehavior: Sendable {
  public static let contain = AccessibilityChildBehavior()
}
extension View {
  private func with(_ text: String) -> some View { Modified(content: self, text: text) }
  public func mask<Mask: View>(alignment: Alignment, @ViewBuilder _ mask: () -> Mask) -> some View {
    let lines = mask().describe(in: .zero)
    return with("mask " + (lines.isEmpty ? "nothing" : lines.joined(separator: " & ")))
  }
  public func frame(width: CGFloat?, height: CGFloat?, alignment: Alignment = .topLeading) -> some View {
    with("frame \(width?.text ?? "") \(height?.text ?? "")")
  }
  public func frame(idealWidth: CGFloat?, idealHeight: CGFloat?) -> some View {
    with("ideal \(idealWidth?.text ?? "") \(idealHeight?.text ?? "")")
  }
  public func position(_ position: CGPoint) -> some View { with("position \(position.text)") }
  public func transformEffect(_ transform: CGAffineTransform) -> some View {
    with(transform == .identity ? "no transform" : "transform \(transform.text)")
  }
  public func compositingGroup() -> some View { with("group") }
  public func opacity(_ opacity: Double) -> some View { with("opacity \(CGFloat(opacity).text)") }
  public func allowsHitTesting(_ enabled: Bool) -> some View { with("hits \(enabled)") }
  public func clipShape<S: Shape>(_ shape: S) -> some View { with("clip \(shape.path(in: .zero).text)") }
  public func contentShape<S: Shape>(_ shape: S) -> some View {
    with("touch \(shape.path(in: CGRect(x: 0, y: 0, width: 100, height: 100)).text)")
  }
  public func environment<Value>(_ path: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some View {
    with("with \(value)")
  }
  public func accessibilityElement(children: AccessibilityChildBehavior) -> some View { self }
  public func accessibilityLabel(_ label: Text) -> some View { with("label \(label.text)") }
}

public struct Angle: Sendable {
  public var radians: Double
  public init(radians: Double) { self.radians = radians }
}
public struct Path: Equatable, Sendable {
  let steps: [String]
  public init(_ path: CGPath) { steps = path.steps }
  public var text: String { steps.joined(separator: " ") }
}
extension Path: Shape {
  public nonisolated func path(in rect: CGRect) -> Path { self }
  public func describe(in size: CGSize) -> [String] { ["shape " + text] }
}
public protocol Animatable {}
public protocol Shape: Sendable, Animatable, View {
  nonisolated func path(in rect: CGRect) -> Path
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }
}
extension Shape {
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}
extension Shape {
  public var body: some View { EmptyView() }
}

public enum ColorScheme: Sendable { case light, dark }
public struct EnvironmentValues {
  public var colorScheme = ColorScheme.dark
  public var displayScale: CGFloat = 2
  public var layoutDirection = LayoutDirection.current
}
public enum LayoutDirection: Sendable {
  case leftToRight, rightToLeft
  /// That of all views, which a test can change.
  nonisolated(unsafe) public static var current = LayoutDirection.leftToRight
}
public enum LayoutDirectionBehavior: Sendable {
  case fixed
  case mirrors(in: LayoutDirection)
}

@propertyWrapper public struct Environment<Value> {
  private let path: KeyPath<EnvironmentValues, Value>
  public init(_ path: KeyPath<EnvironmentValues, Value>) { self.path = path }
  @MainActor public var wrappedValue: Value { EnvironmentValues()[keyPath: path] }
}

#if canImport(UIKit)
  public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    public var environment = EnvironmentValues()
  }
  @MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == Never {
    associatedtype UIViewType: UIView
    func makeUIView(context: Context) -> UIViewType
    func updateUIView(_ view: UIViewType, context: Context)
    typealias Context = UIViewRepresentableContext<Self>
  }
  extension UIViewRepresentable {
    public var body: Never { preconditionFailure() }
    public func describe(in size: CGSize) -> [String] {
      let view = makeUIView(context: Context())
      updateUIView(view, context: Context())
      return ["\(view.layer.sublayers?.first?.sublayers?.count ?? 0) layers"]
    }
  }
#elseif canImport(AppKit)
  public struct NSViewRepresentableContext<Representable: NSViewRepresentable> {
    public var environment = EnvironmentValues()
  }
  @MainActor @preconcurrency public protocol NSViewRepresentable: View where Body == Never {
    associatedtype NSViewType: NSView
    func makeNSView(context: Context) -> NSViewType
    func updateNSView(_ view: NSViewType, context: Context)
    typealias Context = NSViewRepresentableContext<Self>
  }
  extension NSViewRepresentable {
    public var body: Never { preconditionFailure() }
    public func describe(in size: CGSize) -> [String] {
      let view = makeNSView(context: Context())
      updateNSView(view, context: Context())
      return ["\(view.layer?.sublayers?.first?.sublayers?.count ?? 0) layers"]
    }
  }
#endif
