// The part of the stand-in for Core Animation that moves: a clock, animations, presentation layers and display links.

/// The time of Core Animation, which only tests move.
@MainActor public enum MotionClock {
  public private(set) static var now = 0.0
  /// What happens at the end of a turn of the run loop: layout passes, and the first look of Core Animation at new layers.
  public static var commits: [() -> Void] = []
  fileprivate static var links: [CADisplayLink] = []
  fileprivate nonisolated(unsafe) static var animated: [CALayer] = []
  fileprivate nonisolated(unsafe) static var instant = 0.0

  public static func commit() {
    for commit in commits { commit() }
    endAnimations()
  }

  /// Ends the turn of the run loop, and begins another one later. Display links fire after animations have ended, as far
  /// as the documentation says anything.
  public static func advance(by seconds: Double) {
    commit()
    now += seconds
    instant = now
    endAnimations()
    for link in links { link.fire() }
    commit()
  }

  private static func endAnimations() {
    removeFinishedAnimations()
    CompletionGroup.finish()
  }
  public static func removeFinishedAnimations() {
    for layer in animated { layer.endAnimations() }
    animated.removeAll { $0.animations.isEmpty }
  }

  /// The number of display links that fire.
  public static var linkCount: Int { links.count }
  /// The rates that they ask for, or 0 for that of the screen.
  public static var linkRates: [Float] { links.map(\.preferredFrameRateRange.preferred) }
}

/// Calls a function when all animations are over that were added in an animation block, or at the end of the turn of the
/// run loop if there are none.
public final class CompletionGroup {
  private var count = 0
  private var completion: (() -> Void)?
  fileprivate nonisolated(unsafe) static var all: [CompletionGroup] = []
  public nonisolated(unsafe) static var current: [CompletionGroup] = []

  public init(_ completion: (() -> Void)?) { self.completion = completion }
  public func begin() { Self.current.append(self) }
  public func end() {
    Self.current.removeLast()
    Self.all.append(self)
  }
  fileprivate func enter() { count += 1 }
  fileprivate func leave() { count -= 1 }
  fileprivate static func finish() {
    let finished = all.filter { $0.count == 0 }
    all.removeAll { $0.count == 0 }
    for group in finished { group.completion?() }
  }
}

/// How Objective-C would find a method: by its name. A display link needs the method itself.
public struct Selector {
  public let name: String
  let call: @MainActor (AnyObject) -> Void
  public init(_ call: @escaping @MainActor (AnyObject) -> Void) { (name, self.call) = ("", call) }
  fileprivate init(name: String) { (self.name, call) = (name, { _ in }) }
}
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name: name) }
public struct Notification: Sendable {
  public struct Name: Equatable, Sendable {
    private let rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
}
/// Doesn't keep its observers alive.
@MainActor public final class NotificationCenter: NSObject {
  private struct Observer {
    weak var target: AnyObject?
    let selector: Selector
    let name: Notification.Name?
  }
  public static let `default` = NotificationCenter()
  private var observers: [Observer] = []
  public func addObserver(_ observer: AnyObject, selector: Selector, name: Notification.Name?, object: AnyObject?) {
    observers.append(Observer(target: observer, selector: selector, name: name))
  }
  public func post(name: Notification.Name, object: AnyObject?) {
    for observer in observers where observer.name == name {
      if let target = observer.target { observer.selector.call(target) }
    }
  }
}
public final class RunLoop: NSObject {
  public enum Mode: Sendable { case common }
  @MainActor public static let main = RunLoop()
}
public struct CAFrameRateRange: Equatable, Sendable {
  fileprivate let preferred: Float
  public init(minimum: Float, maximum: Float, preferred: Float) { self.preferred = preferred }
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)
}
@MainActor public final class CADisplayLink: NSObject {
  public var preferredFrameRateRange = CAFrameRateRange.default
  private let target: AnyObject
  private let selector: Selector
  public init(target: AnyObject, selector: Selector) { (self.target, self.selector) = (target, selector) }
  public func add(to loop: RunLoop, forMode mode: RunLoop.Mode) { MotionClock.links.append(self) }
  public func invalidate() { MotionClock.links.removeAll { $0 === self } }
  fileprivate func fire() { selector.call(target) }
}

public protocol CAAction {}
public class NSNull: NSObject, CAAction {}
public struct CAMediaTimingFillMode: Equatable, Sendable {
  private let name: String
  public static let removed = CAMediaTimingFillMode(name: "removed")
  public static let backwards = CAMediaTimingFillMode(name: "backwards")
}
public struct CAMediaTimingFunctionName: Equatable, Sendable {
  let points: [Double]
  public static let linear = CAMediaTimingFunctionName(points: [0, 0, 1, 1])
  public static let easeIn = CAMediaTimingFunctionName(points: [0.42, 0, 1, 1])
  public static let easeOut = CAMediaTimingFunctionName(points: [0, 0, 0.58, 1])
  public static let easeInEaseOut = CAMediaTimingFunctionName(points: [0.42, 0, 0.58, 1])
  public static let `default` = CAMediaTimingFunctionName(points: [0.25, 0.1, 0.25, 1])
}
/// A Bézier curve from (0, 0) to (1, 1).
public class CAMediaTimingFunction: NSObject {
  private let points: [Double]
  public init(name: CAMediaTimingFunctionName) { points = name.points }
  public func value(at x: Double) -> Double {
    func curve(_ t: Double, _ a: Double, _ b: Double) -> Double {
      3 * t * (1 - t) * (1 - t) * a + 3 * t * t * (1 - t) * b + t * t * t
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if curve(middle, points[0], points[2]) < x { low = middle } else { high = middle }
    }
    return curve((low + high) / 2, points[1], points[3])
  }
}

open class CAAnimation: NSObject, CAAction {
  public var duration = 0.0
  public var timingFunction: CAMediaTimingFunction?
  /// 0 for the time at which it is added.
  public var beginTime = 0.0
  public var fillMode = CAMediaTimingFillMode.removed
  /// What determines its progress instead of time, and is `nil` at the end: a property animator.
  public var driver: (() -> Double?)?
  /// Whether the layer has it. An animation of SwiftUI isn't added to the layer, and only changes what is on the screen.
  public var isOfLayer = true
  fileprivate var groups: [CompletionGroup] = []

  /// The part of the way that is done at a time, or `nil` while it has no effect.
  fileprivate func progress(at now: Double) -> Double? {
    if let driver { return driver() }
    let elapsed = now - beginTime
    if elapsed < 0 { return fillMode == .backwards ? pace(0) : nil }
    return elapsed < duration ? pace(elapsed) : nil
  }
  fileprivate func isOver(at now: Double) -> Bool {
    driver.map { $0() == nil } ?? (now - beginTime >= duration - 1e-9)
  }
  open func pace(_ elapsed: Double) -> Double {
    let share = duration > 0 ? elapsed / duration : 1
    return timingFunction?.value(at: share) ?? share
  }
}
open class CABasicAnimation: CAAnimation {
  public let keyPath: String?
  public var fromValue: Any?
  public var toValue: Any?
  public var isAdditive = false
  public init(keyPath: String?) { self.keyPath = keyPath }

  /// Returns the numbers that it changes a value to, in place of the value of the model.
  fileprivate func value(_ value: [Double], at now: Double) -> [Double]? {
    guard let progress = progress(at: now) else { return nil }
    func numbers(_ end: Any?) -> [Double]? { (end as? NSNumber).map { [$0.doubleValue] } ?? end as? [Double] }
    let (from, to) = (numbers(fromValue) ?? value, numbers(toValue) ?? value)
    return value.indices.map { from[$0] + (to[$0] - from[$0]) * progress + (isAdditive ? value[$0] : 0) }
  }
}
/// A spring that swings before it comes to rest.
public final class CASpringAnimation: CABasicAnimation {
  public var mass: CGFloat = 1
  public var stiffness: CGFloat = 100
  public var damping: CGFloat = 10
  public override func pace(_ elapsed: Double) -> Double {
    let natural = (stiffness.native / mass.native).squareRoot()
    let ratio = min(damping.native / (2 * mass.native * natural), 0.999)
    let frequency = natural * (1 - ratio * ratio).squareRoot()
    let decay = exponential(-ratio * natural * elapsed)
    return 1 - decay * (sine(frequency * elapsed + .pi / 2) + ratio * natural / frequency * sine(frequency * elapsed))
  }
}
private func exponential(_ x: Double) -> Double {
  if x < -1 {
    let half = exponential(x / 2)
    return half * half
  }
  return (1...20).reversed().reduce(1) { 1 + x / Double($1) * $0 }
}
private func sine(_ x: Double) -> Double {
  let x = x.remainder(dividingBy: 2 * .pi)
  return x * (1...15).reversed().reduce(1.0) { 1 - x * x / Double(2 * $1 * (2 * $1 + 1)) * $0 }
}

extension CALayer {
  /// Adds an animation, in place of one with its key.
  public func add(_ animation: CAAnimation, forKey key: String?) {
    if animation.beginTime == 0 { animation.beginTime = MotionClock.instant }
    let key = key ?? "\(animations.count) of \(ObjectIdentifier(animation))"
    if let index = animations.firstIndex(where: { $0.key == key }) { end(animations.remove(at: index).animation) }
    animations.append((key, animation))
    animation.groups = CompletionGroup.current
    for group in animation.groups { group.enter() }
    MotionClock.animated.append(self)
  }
  public func animation(forKey key: String) -> CAAnimation? { animations.first { $0.key == key }?.animation }
  public func animationKeys() -> [String]? {
    let keys = animations.filter(\.animation.isOfLayer).map(\.key)
    return keys.isEmpty ? nil : keys
  }
  public func removeAllAnimations() {
    for (_, animation) in animations { end(animation) }
    animations = []
  }
  private func end(_ animation: CAAnimation) { for group in animation.groups { group.leave() } }
  fileprivate func endAnimations() {
    for (_, animation) in animations where animation.isOver(at: MotionClock.instant) { end(animation) }
    animations.removeAll { $0.animation.isOver(at: MotionClock.instant) }
  }

  /// What is on the screen: a copy, or `nil` before the first look of Core Animation.
  public func presentation() -> CALayer? {
    guard isCommitted else { return nil }
    let copy = CALayer()
    let place = presented("position", [position.x.native, position.y.native], parts: ["x", "y"])
    copy.position = CGPoint(x: CGFloat(place[0]), y: CGFloat(place[1]))
    let box = presented(
      "bounds", [bounds.minX.native, bounds.minY.native, bounds.width.native, bounds.height.native], parts: [])
    copy.bounds = CGRect(x: box[0], y: box[1], width: box[2], height: box[3])
    return copy
  }
  private func presented(_ key: String, _ model: [Double], parts: [String]) -> [Double] {
    var value = model
    for (_, animation) in animations {
      guard let basic = animation as? CABasicAnimation, let path = basic.keyPath else { continue }
      if path == key {
        value = basic.value(value, at: MotionClock.instant) ?? value
      } else if let part = parts.firstIndex(where: { path == key + "." + $0 }) {
        value[part] = basic.value([value[part]], at: MotionClock.instant)?[0] ?? value[part]
      }
    }
    return value
  }

  /// Lets Core Animation see a tree of layers.
  public func commitTree() {
    isCommitted = true
    for layer in sublayers ?? [] { layer.commitTree() }
    mask?.commitTree()
  }
}
