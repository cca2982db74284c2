// The part of the stand-in for SwiftUI with controls, state and animations, for programs that use it.

#if canImport(UIKit)
  import UIKit
#endif

@MainActor @propertyWrapper public struct State<Value> {
  private final class Box {
    var value: Value
    init(_ value: Value) { self.value = value }
  }
  private let box: Box
  public init(wrappedValue: Value) { box = Box(wrappedValue) }
  public init(initialValue: Value) { box = Box(initialValue) }
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set {
      box.value = newValue
      StateChanges.count += 1
    }
  }
  public var projectedValue: Binding<Value> { Binding(get: { box.value }, set: { box.value = $0 }) }
}
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) { (self.get, self.set) = (get, set) }
  public init(projectedValue: Binding<Value>) { self = projectedValue }
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }
  public var projectedValue: Binding<Value> { self }
  public subscript<Subject>(dynamicMember path: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    Binding<Subject>(get: { get()[keyPath: path] }) {
      var value = get()
      value[keyPath: path] = $0
      set(value)
    }
  }
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
}
@MainActor enum StateChanges {
  static var count = 0
}
@MainActor @propertyWrapper public struct ScaledMetric<Value> {
  public let wrappedValue: Value
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

public struct Animation: Equatable, Sendable {
  let duration: Double
  public static let `default` = linear(duration: 0.25)
  public static func linear(duration: Double) -> Animation { Animation(duration: duration) }
  public static func spring(duration: Double = 0.5, bounce: Double = 0) -> Animation { Animation(duration: duration) }
}
#if canImport(UIKit)
  extension UIView {
    public class func animate(
      _ animation: Animation, changes: () -> Void, completion: (() -> Void)? = nil
    ) {
      animatePresentation(duration: animation.duration, changes, completion)
    }
  }
#endif
@MainActor public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}
extension View {
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }
}

public struct ButtonStyleConfiguration {
  public struct Label: View {
    public var body: some View { Text("Label") }
  }
  public let label = Label()
  public let isPressed: Bool
}
public struct ToggleStyleConfiguration {
  public struct Label: View {
    public var body: some View { Text("Label") }
  }
  public let label = Label()
  @Binding public var isOn: Bool
}
@MainActor @preconcurrency public protocol ToggleStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = ToggleStyleConfiguration
}
@MainActor @preconcurrency public protocol ButtonStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = ButtonStyleConfiguration
}
