// The part of the stand-in for SwiftUI with shapes, canvases, colors and the environment.
import CoreGraphics

#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

/// Would clip what is drawn to its frame, so it insists that paint is inside.
public struct Canvas<Symbols: View>: Primitive {
  let renderer: (inout GraphicsContext, CGSize) -> Void
  public func write(at frame: CGRect, to lines: inout [String]) {
    precondition(frame.size.width > 0 && frame.size.height > 0, "empty canvas")
    lines.append("canvas in \(frame.text)")
    EnvironmentValues.drawnCanvases += 1
    var context = GraphicsContext(size: frame.size)
    renderer(&context, frame.size)
    if EnvironmentValues.showsDrawing { lines += context.log.lines.map { "  " + $0 } }
  }
}
extension Canvas where Symbols == EmptyView {
  public init(
    opaque: Bool = false, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.renderer = renderer
  }
}
public struct Angle: Sendable {
  public var radians: Double
  public init(radians: Double) { self.radians = radians }
}
public struct Path: Equatable, Sendable {
  let steps: [String]
  /// The ends of the segments.
  let ends: [CGPoint]
  public init(_ path: CGPath) {
    steps = path.steps
    var ends: [CGPoint] = []
    path.applyWithBlock { element in
      switch element.pointee.type {
      case .moveToPoint, .addLineToPoint: ends.append(element.pointee.points[0])
      case .addQuadCurveToPoint: ends.append(element.pointee.points[1])
      case .addCurveToPoint: ends.append(element.pointee.points[2])
      case .closeSubpath: break
      }
    }
    self.ends = ends
  }
  public var text: String { steps.joined(separator: " ") }
}
extension Path: Shape {
  public nonisolated func path(in rect: CGRect) -> Path { self }
}
public protocol VectorArithmetic: AdditiveArithmetic {
  mutating func scale(by factor: Double)
  var magnitudeSquared: Double { get }
}
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  public init() {}
  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
  public static func + (a: Self, b: Self) -> Self { a }
  public static func - (a: Self, b: Self) -> Self { a }
  public mutating func scale(by factor: Double) {}
  public var magnitudeSquared: Double { 0 }
}
public protocol Animatable {
  associatedtype AnimatableData: VectorArithmetic
  var animatableData: AnimatableData { get set }
}
extension Animatable where AnimatableData == EmptyAnimatableData {
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}
public protocol Shape: Sendable, Animatable, View {
  nonisolated func path(in rect: CGRect) -> Path
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }
}
extension Shape {
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
  public var body: Never { preconditionFailure() }
  public func measured(_ proposal: CGSize) -> CGSize { proposal }
  /// A shape as a view is filled with the foreground style around it, as its page says.
  public func write(at frame: CGRect, to lines: inout [String]) {
    fill(EnvironmentValues.current.foreground).write(at: frame, to: &lines)
  }
  public func fill(_ color: Color) -> some View { FilledShape(shape: self, color: color) }
}
struct FilledShape<S: Shape>: Primitive {
  let shape: S
  let color: Color
  func write(at frame: CGRect, to lines: inout [String]) {
    lines.append("shape \(shape.path(in: frame).text) \(color.light.cgColor.text)")
  }
}
public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

public struct Color: Equatable, Sendable {
  /// A color that SwiftUI resolves in an environment.
  public struct Resolved: Sendable {
    public var red, green, blue, opacity: Float
  }
  let light: Resolved
  let dark: Resolved
  init(light: Resolved, dark: Resolved) { (self.light, self.dark) = (light, dark) }
  public static let black = Color(red: 0, green: 0, blue: 0)
  public static let clear = Color(red: 0, green: 0, blue: 0, opacity: 0)
  public static let accentColor = Color(red: 0, green: 0.4, blue: 1)
  /// A color of an asset catalog.
  public init(_ name: String) { self = .black }
  public enum RGBColorSpace: Sendable { case sRGB }
  public init(_ space: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.init(red: red, green: green, blue: blue, opacity: opacity)
  }
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    light = Resolved(red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(opacity))
    dark = light
  }
  #if canImport(UIKit)
    public init(uiColor: UIColor) { (light, dark) = (Resolved(uiColor, .light), Resolved(uiColor, .dark)) }
  #elseif canImport(AppKit)
    public init(nsColor: NSColor) { (light, dark) = (Resolved(nsColor, .aqua), Resolved(nsColor, .darkAqua)) }
  #endif
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    environment.colorScheme == .dark ? dark : light
  }
  public static func == (a: Color, b: Color) -> Bool { a.light.red == b.light.red && a.dark.red == b.dark.red }
}
extension Color.Resolved {
  init(_ color: CGColor) {
    let numbers = (color.components ?? []).map { Float($0.native) }
    self.init(red: numbers[0], green: numbers[1], blue: numbers[2], opacity: numbers[3])
  }
  #if canImport(UIKit)
    init(_ color: UIColor, _ style: UIUserInterfaceStyle) {
      self.init(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: style)).cgColor)
    }
  #elseif canImport(AppKit)
    init(_ color: NSColor, _ name: NSAppearance.Name) {
      var result = color.cgColor
      NSAppearance(named: name)?.performAsCurrentDrawingAppearance { result = color.cgColor }
      self.init(result)
    }
  #endif
}
#if canImport(UIKit)
  extension UIColor {
    public convenience init(_ color: Color) { self.init(cgColor: color.light.cgColor) }
  }
#elseif canImport(AppKit)
  extension NSColor {
    public convenience init(_ color: Color) { self.init(srgb: color.light.cgColor) }
  }
#endif
extension Color.Resolved {
  var cgColor: CGColor {
    CGColor(
      srgbRed: CGFloat(Double(red)), green: CGFloat(Double(green)), blue: CGFloat(Double(blue)),
      alpha: CGFloat(Double(opacity)))
  }
}

public enum ColorScheme: Sendable { case light, dark }
public struct EnvironmentValues: Sendable {
  public init() {}
  public var colorScheme = ColorScheme.dark
  public var displayScale: CGFloat = 2
  public var layoutDirection = LayoutDirection.leftToRight
  var foreground = Color.black
  /// That of the view that is laid out, which a test can change.
  nonisolated(unsafe) public static var current = EnvironmentValues()
  /// The number of times that a canvas has been drawn.
  nonisolated(unsafe) public static var drawnCanvases = 0
  /// Whether the text of a canvas contains what it draws.
  nonisolated(unsafe) public static var showsDrawing = false
}
public enum LayoutDirection: Sendable { case leftToRight, rightToLeft }
public enum LayoutDirectionBehavior: Sendable {
  case fixed
  case mirrors(in: LayoutDirection)
}

@propertyWrapper public struct Environment<Value> {
  private let path: KeyPath<EnvironmentValues, Value>
  public init(_ path: KeyPath<EnvironmentValues, Value>) { self.path = path }
  @MainActor public var wrappedValue: Value { EnvironmentValues.current[keyPath: path] }
}

/// Fills what it is offered. The clear one shows nothing.
extension Color: Primitive {
  public func write(at frame: CGRect, to lines: inout [String]) {
    if self != .clear { lines.append("color in \(frame.text)") }
  }
}
