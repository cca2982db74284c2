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

    /// Whether it still moves. Call it only after the end of the animation block.
    ///
    /// An animation of SwiftUI changes the presentation of a layer without any animation of the layer.
    var isMoving: Bool {
      guard let shown = view.layer.presentation() else { return false }
      return !(view.layer.animationKeys() ?? []).isEmpty || shown.position != view.layer.position
    }

    /// Where it is on the screen.
    var progress: Double { Double((view.layer.presentation() ?? view.layer).position.x) / Double(Pacer.distance) }

    /// Where the animation ended: at 1, unless an animator was stopped or reversed.
    var end: Double { Double(view.center.x) / Double(Pacer.distance) }

    func remove() { view.removeFromSuperview() }

    /// Whether the present changes of views are animated.
    ///
    /// No document says that an animation of SwiftUI has a duration, as a spring needs none. The action of a layer says
    /// whether UIKit animates a change: "The `UIView` class disables layer animations by default but reenables them inside
    /// animation blocks", says the Core Animation Programming Guide.
    static func isAnimating(in view: UIView) -> Bool {
      guard UIView.areAnimationsEnabled else { return false }
      if UIView.inheritedAnimationDuration > 0 { return true }
      return view.action(for: view.layer, forKey: "position").map { !($0 is NSNull) } ?? false
    }

    /// Whether a new animation of a view's size replaces the one before. In UIKit, they add up.
    static let replacesSizes = false
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
    static func isAnimating(in view: NSView) -> Bool {
      let context = NSAnimationContext.current
      return context.allowsImplicitAnimation && context.duration > 0
    }

    /// Whether a new animation of a view's size replaces the one before. It begins with the size on the screen.
    static let replacesSizes = true
  }
#endif

#if (canImport(UIKit) && !os(watchOS) || canImport(AppKit)) && canImport(QuartzCore)
  extension Pacer {
    /// The length of the way, in points. So long that a position in whole pixels is precise enough.
    fileprivate static let distance: CGFloat = 1000
  }
#endif
