// The part of the stand-in for SwiftUI that whole apps use. It is enough to type-check them: these views show nothing.
import CoreGraphics

#if canImport(UIKit)
  @_exported import UIKit
#elseif canImport(AppKit)
  @_exported import AppKit
#endif

public protocol Unshown: Primitive {}
extension Unshown {
  public func write(at frame: CGRect, to lines: inout [String]) {}
}

// MARK: Apps

@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
  init()
}
extension App {
  public static func main() { _ = Self() }
}
@MainActor @preconcurrency public protocol Scene {}
@resultBuilder public enum SceneBuilder {
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}
public struct WindowGroup<Content: View>: Scene {
  public init(@ViewBuilder content: () -> Content) {}
}
#if canImport(UIKit)
  @MainActor @preconcurrency public protocol UIViewControllerRepresentable: View where Body == Never {
    associatedtype UIViewControllerType: UIViewController
    func makeUIViewController(context: Context) -> UIViewControllerType
    func updateUIViewController(_ controller: UIViewControllerType, context: Context)
    typealias Context = UIViewControllerRepresentableContext<Self>
  }
  extension UIViewControllerRepresentable {
    public var body: Never { preconditionFailure() }
  }
  public struct UIViewControllerRepresentableContext<Representable> {}
#elseif canImport(AppKit)
  @MainActor @preconcurrency public protocol NSViewRepresentable: View where Body == Never {
    associatedtype NSViewType: NSView
    func makeNSView(context: Context) -> NSViewType
    func updateNSView(_ view: NSViewType, context: Context)
    typealias Context = NSViewRepresentableContext<Self>
  }
  extension NSViewRepresentable {
    public var body: Never { preconditionFailure() }
  }
  public struct NSViewRepresentableContext<Representable> {}
#endif

// MARK: Controls

public struct Button<Label: View>: Unshown {
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {}
}
extension Button where Label == Text {
  public init(_ title: String, action: @escaping @MainActor () -> Void) {}
}
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {}
public struct PlainButtonStyle: PrimitiveButtonStyle {}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
public struct Slider: Unshown {
  public init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V>)
  where V.Stride: BinaryFloatingPoint {}
}
public struct Stepper: Unshown {
  public init<V: Strideable>(_ title: String, value: Binding<V>, in bounds: ClosedRange<V>) {}
}
public struct Toggle: Unshown {
  public init(_ title: String, isOn: Binding<Bool>) {}
}
public struct ColorPicker: Unshown {
  public init(_ title: String, selection: Binding<Color>, supportsOpacity: Bool = true) {}
}
public struct Picker<Selection: Hashable, Content: View>: Unshown {
  public init(_ title: String, selection: Binding<Selection>, @ViewBuilder content: () -> Content) {}
}
public struct LabeledContent<Content: View>: Unshown {
  public init(_ title: String, @ViewBuilder content: () -> Content) {}
}
public struct Label<Title: View, Icon: View>: Unshown {
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {}
}

// MARK: Lists and pages

public struct AnyView: Unshown {
  public init<V: View>(_ view: V) {}
}
public struct HStack<Content: View>: Unshown {
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}
}
public struct VStack<Content: View>: Unshown {
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}
}
public struct LazyVStack<Content: View>: Unshown {
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}
}
public struct ScrollView<Content: View>: Unshown {
  public init(@ViewBuilder content: () -> Content) {}
}
public struct List<Content: View>: Unshown {
  public init(@ViewBuilder content: () -> Content) {}
}
public struct Form<Content: View>: Unshown {
  public init(@ViewBuilder content: () -> Content) {}
}
public struct Section<Content: View>: Unshown {
  public init(_ title: String, @ViewBuilder content: () -> Content) {}
}
public struct TabView<Selection: Hashable, Content: View>: Unshown {
  public init(selection: Binding<Selection>?, @ViewBuilder content: () -> Content) {}
}
public struct NavigationSplitView<Sidebar: View, Detail: View>: Unshown {
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {}
}
public struct NavigationLink<Label: View, Destination: View>: Unshown {
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {}
}
extension NavigationLink where Label == Text {
  public init(_ title: String, @ViewBuilder destination: () -> Destination) {}
}

// MARK: Formats and effects

/// Parts of Foundation, which SwiftUI exports.
public final class UserDefaults: NSObject, @unchecked Sendable {
  public static let standard = UserDefaults()
  public func string(forKey key: String) -> String? { nil }
}
public protocol FormatStyle { associatedtype FormatInput }
public struct PercentStyle: FormatStyle {
  public typealias FormatInput = Double
  public struct Precision { public static func fractionLength(_ length: Int) -> Precision { Precision() } }
  public func precision(_ precision: Precision) -> PercentStyle { self }
}
extension FormatStyle where Self == PercentStyle {
  public static var percent: PercentStyle { PercentStyle() }
}
extension Text {
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F) { self.init("") }
}

public protocol ShapeStyle: Sendable {}
extension Color: ShapeStyle {
  public static let white = Color(red: 1, green: 1, blue: 1)
  public static let gray = Color(red: 0.5, green: 0.5, blue: 0.5)
  public static let green = Color(red: 0, green: 1, blue: 0)
  public func opacity(_ opacity: Double) -> Color { self }
}
extension ShapeStyle where Self == Color {
  public static var white: Color { Color.white }
  public static var clear: Color { Color.clear }
}
public struct HierarchicalShapeStyle: ShapeStyle {}
extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
}
public struct BackgroundStyle: ShapeStyle {}
extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}
public struct Font: Sendable { public static let caption = Font() }
@MainActor public protocol FormStyle {}
public struct GroupedFormStyle: FormStyle {}
extension FormStyle where Self == GroupedFormStyle {
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}
public struct ContainerBackgroundPlacement: Sendable {
  public init() {}
}

extension View {
  public func navigationTitle(_ title: String) -> some View { self }
  public func tabItem<Label: View>(@ViewBuilder _ label: () -> Label) -> some View { self }
  public func tag<V: Hashable>(_ tag: V) -> some View { self }
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    self
  }
  public func tint(_ tint: Color?) -> some View { self }
  public func accessibilityActivationPoint(_ point: UnitPoint) -> some View { self }
  public func formStyle<S: FormStyle>(_ style: S) -> some View { self }
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View { self }
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View { self }
  public func disabled(_ isDisabled: Bool) -> some View { self }
  public func font(_ font: Font?) -> some View { self }
  public func lineLimit(_ count: Int?) -> some View { self }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    Surrounded(content: self) { environment in
      if let color = style as? Color { environment.foreground = color }
    }
  }
  public func scaleEffect(_ scale: CGFloat) -> some View { self }
  public func containerBackground<S: ShapeStyle>(_ style: S, for container: ContainerBackgroundPlacement) -> some View {
    self
  }
}
extension Image {
  #if canImport(UIKit)
    public init(uiImage: UIImage) {
      if let image = uiImage.cgImage { self.init(decorative: image, scale: uiImage.scale) } else { self.init("") }
    }
  #elseif canImport(AppKit)
    public init(nsImage: NSImage) { self.init("of \(nsImage.size.width.text) x \(nsImage.size.height.text)") }
  #endif
}
extension EnvironmentValues {
  public var isEnabled: Bool { true }
}
