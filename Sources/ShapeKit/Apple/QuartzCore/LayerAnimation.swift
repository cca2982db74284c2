#if canImport(QuartzCore)
  import QuartzCore

  /// How layers move from one picture to the next: as the view does whose change is being animated.
  ///
  /// The layers of a picture belong to no view, so neither UIKit nor AppKit animates them. Paths have no implicit animation,
  /// only explicit ones, according to the documentation of `CAShapeLayer.path` and `CALayer.shadowPath`.
  struct LayerAnimation {
    /// The animation of the view, whose timing all layers share.
    private let model: CABasicAnimation

    init(_ model: CABasicAnimation) { self.model = model }

    /// - Parameters:
    ///   - duration: In seconds.
    ///   - timing: The pace, or `nil` for a linear one.
    init(duration: Double, timing: CAMediaTimingFunction?) {
      let model = CABasicAnimation()
      model.duration = duration
      model.timingFunction = timing
      self.init(model)
    }

    /// Animates the property with a key from its value on the screen to the one that it gets next.
    func start(_ key: String, of layer: CALayer) {
      let animation = copy()
      animation.keyPath = key
      animation.fromValue = (layer.presentation() ?? layer).value(forKeyPath: key)
      layer.add(animation, forKey: key)
    }

    /// A copy of the model itself would have the delegate of UIKit.
    private func copy() -> CABasicAnimation {
      let animation: CABasicAnimation
      switch model {
      case let spring as CASpringAnimation:
        let copy = CASpringAnimation()
        copy.mass = spring.mass
        copy.stiffness = spring.stiffness
        copy.damping = spring.damping
        copy.initialVelocity = spring.initialVelocity
        animation = copy
      default: animation = CABasicAnimation()
      }
      animation.duration = model.duration
      animation.timingFunction = model.timingFunction
      animation.beginTime = model.beginTime
      animation.fillMode = model.fillMode
      animation.speed = model.speed
      animation.timeOffset = model.timeOffset
      animation.repeatCount = model.repeatCount
      animation.autoreverses = model.autoreverses
      return animation
    }
  }
#endif

#if canImport(UIKit) && canImport(QuartzCore) && !os(watchOS)
  import UIKit

  extension LayerAnimation {
    /// The animation of the block in which a view changes, or `nil` outside of one.
    ///
    /// In an animation block, the action of a view's layer is the animation that UIKit would add, and outside of one it is
    /// `NSNull` (`UIView.action(for:forKey:)`).
    @MainActor
    init?(of view: UIView) {
      let duration = UIView.inheritedAnimationDuration
      guard UIView.areAnimationsEnabled, duration > 0 else { return nil }
      switch view.action(for: view.layer, forKey: "backgroundColor") {
      case let animation as CABasicAnimation: self.init(animation)
      default: self.init(duration: duration, timing: CAMediaTimingFunction(name: .easeInEaseOut))
      }
    }
  }
#elseif canImport(AppKit) && canImport(QuartzCore)
  import AppKit

  extension LayerAnimation {
    /// The animation of the present group that animates changes of views, or `nil` outside of one.
    @MainActor
    init?(of view: NSView) {
      let context = NSAnimationContext.current
      guard context.allowsImplicitAnimation, context.duration > 0 else { return nil }
      self.init(duration: context.duration, timing: context.timingFunction)
    }
  }
#endif
