#if canImport(UIKit) && canImport(QuartzCore) && !os(watchOS)
  import QuartzCore
  import UIKit

  /// Something invisible that moves from 0 to 1 in the present animation block, so that UIKit decides on the pace of a
  /// change: duration, delay, curve, springs, keyframes, and a property animator that pauses, reverses or is scrubbed. The
  /// block also completes when it arrives.
  @MainActor
  final class Pacer {
    private let view = UIView(frame: .zero)

    init(in outer: UIView) {
      view.isUserInteractionEnabled = false
      outer.addSubview(view)
      view.center.x = Pacer.distance
    }

    /// Whether Core Animation still moves it. Call it only after the end of the animation block.
    var isMoving: Bool { view.layer.presentation() != nil && !(view.layer.animationKeys() ?? []).isEmpty }

    /// Where it is on the screen.
    var progress: Double { Double((view.layer.presentation() ?? view.layer).position.x) / Double(Pacer.distance) }

    /// Where the animation ended: at 1, unless an animator was stopped or reversed.
    var end: Double { Double(view.center.x) / Double(Pacer.distance) }

    func remove() { view.removeFromSuperview() }

    /// Whether the present changes of views are animated.
    static var isAnimating: Bool { UIView.areAnimationsEnabled && UIView.inheritedAnimationDuration > 0 }
  }
#elseif canImport(AppKit) && canImport(QuartzCore)
  import AppKit
  import QuartzCore

  /// Something invisible that moves from 0 to 1 with the timing of the present animation group, which completes when it
  /// arrives.
  ///
  /// A view that is new in a group has no implicit animation, so the animation of the layer is an explicit one.
  @MainActor
  final class Pacer {
    private let layer = CALayer()
    private static let key = "pace"

    init(in outer: NSView) {
      withoutActions {
        outer.layer?.addSublayer(layer)
        layer.position.x = Pacer.distance
      }
      let context = NSAnimationContext.current
      let animation = CABasicAnimation(keyPath: "position.x")
      animation.fromValue = NSNumber(value: 0)
      animation.duration = context.duration
      // "The curve used by implicit animations", says `CAMediaTimingFunction.h` about it.
      animation.timingFunction = context.timingFunction ?? CAMediaTimingFunction(name: .default)
      layer.add(animation, forKey: Self.key)
    }

    /// Whether Core Animation still moves it. Call it only after the end of the animation group.
    var isMoving: Bool { layer.presentation() != nil && layer.animation(forKey: Self.key) != nil }

    /// Where it is on the screen.
    var progress: Double { Double((layer.presentation() ?? layer).position.x) / Double(Pacer.distance) }

    /// Where the animation ended.
    var end: Double { 1 }

    func remove() { withoutActions { layer.removeFromSuperlayer() } }

    /// Whether the present changes of views are animated.
    static var isAnimating: Bool {
      let context = NSAnimationContext.current
      return context.allowsImplicitAnimation && context.duration > 0
    }
  }
#endif

#if (canImport(UIKit) && !os(watchOS) || canImport(AppKit)) && canImport(QuartzCore)
  extension Pacer {
    /// The length of the way, in points. So long that a position in whole pixels is precise enough.
    fileprivate static let distance: CGFloat = 1000
  }
#endif
