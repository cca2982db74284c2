// A stand-in for the parts of SwiftUI that the adapters use. It lays out views as SwiftUI does, with frames that center
// their content and positions that are mirrored in a layout from right to left, and writes them as text.
@_exported import CoreGraphics

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
  /// Returns the size that the view takes of a proposed one.
  func measured(_ proposal: CGSize) -> CGSize
  /// Writes the view at a frame, in the coordinates of the nearest transform.
  func write(at frame: CGRect, to lines: inout [String])
}
extension View {
  public func measured(_ proposal: CGSize) -> CGSize { body.measured(proposal) }
  public func write(at frame: CGRect, to lines: inout [String]) { body.write(at: frame, to: &lines) }
  /// Returns the view with all that is in it, in a window of a size, when its state no longer changes.
  public func described(in size: CGSize) -> [String] {
    let changes = StateChanges.count
    let lines = describedOnce(in: size)
    return StateChanges.count == changes ? lines : described(in: size)
  }
  /// Returns the view as it is before changes of its state are shown.
  public func describedOnce(in size: CGSize) -> [String] {
    var lines: [String] = []
    let own = measured(size)
    let (x, y) = (size.width.native / 2 - own.width.native / 2, size.height.native / 2 - own.height.native / 2)
    write(at: CGRect(origin: CGPoint(x: CGFloat(x), y: CGFloat(y)), size: own), to: &lines)
    return lines
  }
}
extension Never: View {
  public var body: Never { self }
}
/// A view without a body.
public protocol Primitive: View where Body == Never {}
extension Primitive {
  public var body: Never { preconditionFailure() }
  public func measured(_ proposal: CGSize) -> CGSize { proposal }
}

@MainActor @resultBuilder public enum ViewBuilder {
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)>
  {
    var views: [any View] = []
    for view in repeat each content { views.append(view) }
    return TupleView(views: views)
  }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<A: View, B: View>(first: A) -> ConditionalContent<A, B> { .first(first) }
  public static func buildEither<A: View, B: View>(second: B) -> ConditionalContent<A, B> { .second(second) }
}
@MainActor protocol Choice {
  var chosen: any View { get }
}
public enum ConditionalContent<A: View, B: View>: Primitive, Choice {
  case first(A), second(B)
  var chosen: any View { (view as? any Choice)?.chosen ?? view }
  private var view: any View {
    switch self {
    case .first(let view): view
    case .second(let view): view
    }
  }
  public func measured(_ proposal: CGSize) -> CGSize { view.measured(proposal) }
  public func write(at frame: CGRect, to lines: inout [String]) { view.write(at: frame, to: &lines) }
}

/// Several views, each at the same place if nothing arranges them.
@MainActor protocol ViewList {
  var views: [any View] { get }
}
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: Primitive, ViewList {
  let data: Data
  let content: (Data.Element) -> Content
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    (self.data, self.content) = (data, content)
  }
  var views: [any View] { data.map { content($0) } }
  public func write(at frame: CGRect, to lines: inout [String]) {
    for view in views { view.write(at: frame, to: &lines) }
  }
}
extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    (self.data, self.content) = (data, content)
  }
}
public struct TupleView<Views>: Primitive, ViewList {
  let views: [any View]
  public func write(at frame: CGRect, to lines: inout [String]) {
    for view in views { view.write(at: frame, to: &lines) }
  }
}
public struct EmptyView: Primitive {
  public init() {}
  public func measured(_ proposal: CGSize) -> CGSize { .zero }
  public func write(at frame: CGRect, to lines: inout [String]) {}
}
extension Optional: View where Wrapped: View {
  public var body: Never { preconditionFailure() }
  public func measured(_ proposal: CGSize) -> CGSize { self?.measured(proposal) ?? .zero }
  public func write(at frame: CGRect, to lines: inout [String]) { self?.write(at: frame, to: &lines) }
}
/// A text that is 8 points wide for each letter, and 16 points high for each line.
public struct Text: Primitive {
  public let text: String
  public init(verbatim text: String) { self.text = text }
  public init(_ text: String) { self.text = text }
  public func measured(_ proposal: CGSize) -> CGSize {
    // Lines break between letters.
    let most = proposal.width.isIdeal ? text.count : max(Int(proposal.width.native / 8), 1)
    let lines = (text.count + most - 1) / most
    return CGSize(width: CGFloat(8 * min(text.count, most)), height: CGFloat(16 * lines))
  }
  public func write(at frame: CGRect, to lines: inout [String]) {
    lines.append("Text \(text) in \(frame.text) \(EnvironmentValues.current.layoutDirection)")
  }
}
public struct Image: Primitive {
  let text: String
  let image: CGImage?
  var isResizable = false
  public init(decorative image: CGImage, scale: CGFloat) {
    text = "Image \(image.width) x \(image.height)"
    self.image = image
  }
  public init(_ name: String) { (text, image) = ("Image \(name)", nil) }
  public func resizable() -> Image {
    var result = self
    result.isResizable = true
    return result
  }
  public func measured(_ proposal: CGSize) -> CGSize {
    isResizable ? proposal : CGSize(width: CGFloat(image?.width ?? 16), height: CGFloat(image?.height ?? 16))
  }
  public func write(at frame: CGRect, to lines: inout [String]) { lines.append("\(text) in \(frame.text)") }
}
