// The part of the stand-in for UIKit that moves: windows, animation blocks, keyframes and property animators.
import QuartzCore

/// A window on the screen, which keeps it alive. Its layout happens at the end of a turn of the run loop, when Core Animation also sees what is
/// new.
@MainActor open class UIWindow: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    MotionClock.commits.append { [self] in
      layoutIfNeeded()
      commitLayers()
    }
  }
  public required init?(coder: NSCoder) { nil }
}

extension UIView {
  /// The window around it.
  public var window: UIWindow? { self as? UIWindow ?? superview?.window }

  fileprivate func commitLayers() {
    layer.commitTree()
    for view in subviews { view.commitLayers() }
  }

  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let curveLinear = AnimationOptions(rawValue: 1)
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 2)
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 4)
  }
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  public class func animate(
    withDuration duration: Double, delay: Double = 0, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let timing = CAMediaTimingFunction(name: options.contains(.curveLinear) ? .linear : .easeInEaseOut)
    AnimationBlock.nested(duration, delay, .timing(timing), options).run(animations, completion)
  }
  public class func animate(
    withDuration duration: Double, delay: Double, usingSpringWithDamping damping: CGFloat,
    initialSpringVelocity: CGFloat, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let pace = AnimationBlock.Pace.spring(damping: damping.native)
    AnimationBlock.nested(duration, delay, pace, options).run(animations, completion)
  }
  public class func animateKeyframes(
    withDuration duration: Double, delay: Double, options: KeyframeAnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let block = AnimationBlock(duration: duration, delay: delay, pace: .timing(CAMediaTimingFunction(name: .linear)))
    block.keyframes = []
    block.run(animations, completion)
  }
  public class func addKeyframe(
    withRelativeStartTime start: Double, relativeDuration: Double, animations: () -> Void
  ) {
    guard let outer = AnimationBlock.current else { return animations() }
    let block = AnimationBlock(
      duration: outer.duration * relativeDuration, delay: outer.delay + outer.duration * start, pace: outer.pace)
    block.outer = outer
    block.run(animations, nil)
  }
  public class func performWithoutAnimation(_ changes: () -> Void) {
    let outer = AnimationBlock.current
    AnimationBlock.current = nil
    changes()
    AnimationBlock.current = outer
  }
  /// In an animation of SwiftUI, nothing says that it isn't 0.
  public static var inheritedAnimationDuration: Double {
    guard let block = AnimationBlock.current, !block.isOfSwiftUI else { return 0 }
    return block.duration
  }
  public func action(for layer: CALayer, forKey key: String) -> (any CAAction)? {
    AnimationBlock.current == nil ? NSNull() : CABasicAnimation(keyPath: key)
  }
  /// An animation of SwiftUI adds no animation to layers, and changes their presentation values directly, says the session
  /// "Enhance your UI animations and transitions" of WWDC24.
  public class func animatePresentation(duration: Double, _ changes: () -> Void, _ completion: (() -> Void)?) {
    let block = AnimationBlock(duration: duration, delay: 0, pace: .timing(CAMediaTimingFunction(name: .linear)))
    block.isOfSwiftUI = true
    block.run(changes) { _ in completion?() }
  }
}

/// The block in which changes of views are animated. Each adds an animation under a key of its own, as UIKit does since
/// iOS 8.
@MainActor final class AnimationBlock {
  enum Pace {
    case timing(CAMediaTimingFunction)
    case spring(damping: Double)
    case animator(UIViewPropertyAnimator)
  }

  static var current: AnimationBlock?
  let duration: Double
  let delay: Double
  let pace: Pace
  /// The block with the keyframes.
  var outer: AnimationBlock?
  /// Adds the animations of keyframes, which happens at the end of the block. `nil` if it has no keyframes.
  var keyframes: [() -> Void]?
  var isOfSwiftUI = false

  init(duration: Double, delay: Double, pace: Pace) { (self.duration, self.delay, self.pace) = (duration, delay, pace) }

  /// A block that may be in another one. Without `overrideInheritedDuration`, "the animation inherits the remaining duration of
  /// the in-flight animation, if any", and without `overrideInheritedCurve`, it "inherits the curve of the in-flight
  /// animation, if any", say the pages of these options.
  static func nested(
    _ duration: Double, _ delay: Double, _ pace: Pace, _ options: UIView.AnimationOptions
  ) -> AnimationBlock {
    AnimationBlock(
      duration: options.contains(.overrideInheritedDuration) ? duration : current?.duration ?? duration, delay: delay,
      pace: options.contains(.overrideInheritedCurve) ? pace : current?.pace ?? pace)
  }

  func run(_ animations: () -> Void, _ completion: ((Bool) -> Void)?) {
    let group = CompletionGroup { completion?(true) }
    group.begin()
    let before = Self.current
    Self.current = self
    animations()
    for add in keyframes ?? [] { add() }
    Self.current = before
    group.end()
  }

  /// Animates a property of a view that has changed.
  ///
  /// - Parameter change: Sets the property.
  func animate(
    _ view: UIView, _ key: String, from old: [Double], to new: [Double],
    _ change: @escaping @MainActor ([Double]) -> Void
  ) {
    guard UIView.areAnimationsEnabled else { return }
    let animation: CABasicAnimation
    switch pace {
    case .timing(let timing):
      animation = CABasicAnimation(keyPath: key)
      animation.timingFunction = timing
    case .spring(let damping):
      let spring = CASpringAnimation(keyPath: key)
      spring.stiffness = 300
      spring.damping = CGFloat(2 * 300.0.squareRoot() * damping)
      animation = spring
    case .animator(let animator):
      animation = CABasicAnimation(keyPath: key)
      animation.driver = { MainActor.assumeIsolated { animator.progress } }
      animator.changes.append { share in change(zip(old, new).map { $0 + ($1 - $0) * share }) }
    }
    animation.duration = duration
    animation.fillMode = .backwards
    animation.beginTime = MotionClock.now + delay
    animation.isAdditive = true
    animation.isOfLayer = !isOfSwiftUI
    animation.fromValue = zip(old, new).map { $0 - $1 }
    animation.toValue = old.map { _ in 0.0 }
    let layer = view.layer
    let add = {
      let count = (layer.animationKeys() ?? []).count { $0.hasPrefix(key) }
      layer.add(animation, forKey: animation.isOfLayer ? count == 0 ? key : "\(key)-\(count + 1)" : nil)
    }
    if let outer, outer.keyframes != nil { outer.keyframes?.append(add) } else { add() }
  }
}

public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }

/// Its animations have the progress that it says, instead of one that follows the time.
@MainActor public final class UIViewPropertyAnimator: NSObject {
  public enum Curve: Sendable { case linear }
  private let duration: Double
  private var blocks: [() -> Void]
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  /// Set the animated properties to a share of the way.
  var changes: [@MainActor (Double) -> Void] = []
  private var fraction = 0.0
  /// The time at which the fraction was as it says, or `nil` while paused.
  private var resumed: Double?
  private var isActive = false
  public var isReversed = false {
    willSet {
      fraction = fractionComplete
      if resumed != nil { resumed = MotionClock.now }
    }
  }

  public init(duration: Double, curve: Curve, animations: (() -> Void)? = nil) {
    self.duration = duration
    blocks = animations.map { [$0] } ?? []
    super.init()
    MotionClock.commits.append { [weak self] in self?.endIfOver() }
  }
  /// Only to type-check apps.
  public convenience init(duration: Double, dampingRatio: CGFloat, animations: (() -> Void)? = nil) {
    self.init(duration: duration, curve: .linear, animations: animations)
  }
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  public var fractionComplete: Double {
    get {
      guard let resumed else { return fraction }
      let way = (MotionClock.now - resumed) / duration
      return min(max(fraction + (isReversed ? -way : way), 0), 1)
    }
    set {
      activate()
      fraction = newValue
    }
  }
  /// The progress of the animations, or `nil` when they are over.
  var progress: Double? { isActive ? fractionComplete : nil }

  private func activate() {
    if isActive { return }
    isActive = true
    let block = AnimationBlock(duration: duration, delay: 0, pace: .animator(self))
    block.run({ for animations in blocks { animations() } }, nil)
    blocks = []
  }
  public func startAnimation() {
    activate()
    resumed = MotionClock.now
  }
  public func pauseAnimation() {
    activate()
    fraction = fractionComplete
    resumed = nil
  }
  public func stopAnimation(_ withoutFinishing: Bool) {
    pauseAnimation()
    finish(at: fraction)
    if !withoutFinishing { complete(.current) }
  }
  private func endIfOver() {
    guard isActive, resumed != nil else { return }
    if isReversed ? fractionComplete <= 0 : fractionComplete >= 1 {
      finish(at: isReversed ? 0 : 1)
      complete(isReversed ? .start : .end)
    }
  }
  /// Sets all properties to where they are.
  private func finish(at share: Double) {
    isActive = false
    resumed = nil
    for change in changes { change(share) }
    MotionClock.removeFinishedAnimations()
    changes = []
  }
  private func complete(_ position: UIViewAnimatingPosition) {
    for completion in completions { completion(position) }
    completions = []
  }
}
