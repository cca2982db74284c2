#if os(Linux)
  extension AdapterCase {
    /// Prints what is on the screen while UIKit or AppKit decides on the pace.
    static let timing = [
      AdapterCase(
        "A property animator can be paused, scrubbed and reversed, and one that ends at its start undoes the change",
        """
        let view = ShapeView(Tab(turn: ShapeCore.Angle(degrees: 0), fade: 0))
        view[.icon] = UIView(frame: .zero)
        putOnScreen(view)
        func state() -> String {
          let group = pieces(view)[1]
          return "\\(group.alpha.text), \\(group.transform.text), value \\(view.shape.fade.text) \\(view.shape.hasLabel)"
        }
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
          view.shape.turn = ShapeCore.Angle(degrees: 180)
          view.shape.fade = 1
          view.shape.hasLabel = false
        }
        animator.addCompletion { print("  completed at", $0) }
        animator.startAnimation()
        showFrames(2) { state() }
        print("paused")
        animator.pauseAnimation()
        showFrames(2) { state() }
        print("scrubbed")
        for share in [0.5, 0.75] {
          animator.fractionComplete = share
          showFrames(2) { state() }
        }
        print("reversed")
        animator.isReversed = true
        animator.startAnimation()
        showFrames(5) { state() }
        """,
        gives: """
            0, 1 0 0 1 0 0, value 1 false
            0.25, 0.71 0.71 -0.71 0.71 32.93 -19.5, value 1 false
          paused
            0.25, 0.71 0.71 -0.71 0.71 32.93 -19.5, value 1 false
            0.25, 0.71 0.71 -0.71 0.71 32.93 -19.5, value 1 false
          scrubbed
            0.25, 0.71 0.71 -0.71 0.71 32.93 -19.5, value 1 false
            0.5, 0 1 -1 0 70 -10, value 1 false
            0.5, 0 1 -1 0 70 -10, value 1 false
            0.75, -0.71 0.71 -0.71 -0.71 89.5 22.93, value 1 false
          reversed
            0.75, -0.71 0.71 -0.71 -0.71 89.5 22.93, value 1 false
            0.5, 0 1 -1 0 70 -10, value 1 false
            0.25, 0.71 0.71 -0.71 0.71 32.93 -19.5, value 1 false
            completed at start
            0, 1 0 0 1 0 0, value 0 true
            0, 1 0 0 1 0 0, value 0 true
            at rest
          """),
      AdapterCase(
        "An animator that stops leaves the values where they are",
        """
        let view = ShapeView(Bubble(tailWidth: 0))
        view.contentView = UIView(frame: .zero)
        putOnScreen(view)
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
          view.shape.tailWidth = 40
          view.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
        }
        animator.startAnimation()
        MotionClock.advance(by: 0.25)
        animator.stopAnimation(true)
        showFrames(3) { "\\(view.shape.tailWidth) " + places(view) }
        """,
        gives: """
            10.0 shadow of M 0 0 L 125 0 L 125 50 L 0 50 Z, 0 0 125 50 [10 10 105 30] 57.5 50 10 10
            10.0 shadow of M 0 0 L 125 0 L 125 50 L 0 50 Z, 0 0 125 50 [10 10 105 30] 57.5 50 10 10
            10.0 shadow of M 0 0 L 125 0 L 125 50 L 0 50 Z, 0 0 125 50 [10 10 105 30] 57.5 50 10 10
            at rest
          """),
      AdapterCase(
        "Delays, keyframes and springs have the timing of UIKit",
        """
        let view = ShapeView(Bubble(tailWidth: 0))
        putOnScreen(view)
        print("a delay")
        UIView.animate(withDuration: 0.5, delay: 0.5, options: .curveLinear) { view.shape.tailWidth = 20 }
        showFrames(5) { places(view) }
        print("keyframes")
        UIView.animateKeyframes(withDuration: 1, delay: 0) {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.shape.tailWidth = 30 }
          UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.shape.tailWidth = 10 }
        }
        showFrames(5) { places(view) }
        print("a spring")
        UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 0.3, initialSpringVelocity: 0) {
          view.shape.tailWidth = 20
        }
        showFrames(6, every: 0.2) { places(view) }
        """,
        gives: """
          a delay
            shadow of M 0 0 L 100 0 L 100 50 L 0 50 Z, 0 0 100 50 [10 10 80 30] nothing
            shadow of M 0 0 L 100 0 L 100 50 L 0 50 Z, 0 0 100 50 [10 10 80 30] nothing
            shadow of M 0 0 L 100 0 L 100 50 L 0 50 Z, 0 0 100 50 [10 10 80 30] nothing
            shadow of M 0 0 L 100 0 L 100 50 L 0 50 Z, 0 0 100 50 [10 10 80 30] 45 50 10 10
            shadow of M 0 0 L 100 0 L 100 50 L 0 50 Z, 0 0 100 50 [10 10 80 30] 40 50 20 10
            at rest
          keyframes
            shadow of M 0 0 L 100 0 L 100 50 L 0 50 Z, 0 0 100 50 [10 10 80 30] 40 50 20 10
            shadow of M 0 0 L 100 0 L 100 50 L 0 50 Z, 0 0 100 50 [10 10 80 30] 37.5 50 25 10
            shadow of M 0 0 L 100 0 L 100 50 L 0 50 Z, 0 0 100 50 [10 10 80 30] 35 50 30 10
            shadow of M 0 0 L 100 0 L 100 50 L 0 50 Z, 0 0 100 50 [10 10 80 30] 40 50 20 10
            shadow of M 0 0 L 100 0 L 100 50 L 0 50 Z, 0 0 100 50 [10 10 80 30] 45 50 10 10
            at rest
          a spring
            shadow of M 0 0 L 100 0 L 100 50 L 0 50 Z, 0 0 100 50 [10 10 80 30] 45 50 10 10
            shadow of M 0 0 L 100 0 L 100 50 L 0 50 Z, 0 0 100 50 [10 10 80 30] 38.16 50 23.67 10
            shadow of M 0 0 L 100 0 L 100 50 L 0 50 Z, 0 0 100 50 [10 10 80 30] 40.66 50 18.69 10
            shadow of M 0 0 L 100 0 L 100 50 L 0 50 Z, 0 0 100 50 [10 10 80 30] 39.77 50 20.46 10
            shadow of M 0 0 L 100 0 L 100 50 L 0 50 Z, 0 0 100 50 [10 10 80 30] 40.08 50 19.85 10
            shadow of M 0 0 L 100 0 L 100 50 L 0 50 Z, 0 0 100 50 [10 10 80 30] 40 50 20 10
            at rest
          """),
      AdapterCase(
        "An animation of SwiftUI, which no layer has, moves paint, slots and the frame together",
        """
        let view = ShapeView(Bubble(tailWidth: 0))
        view.contentView = UIView(frame: .zero)
        putOnScreen(view)
        UIView.animate(.linear(duration: 1)) {
          view.shape.tailWidth = 40
          view.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
        } completion: {
          print("  completed")
        }
        showFrames(6) { places(view) + " in " + (view.layer.presentation()?.bounds.text ?? "") }
        """,
        gives: """
            shadow of M 0 0 L 100 0 L 100 50 L 0 50 Z, 0 0 100 50 [10 10 80 30] nothing in 0 0 100 60
            shadow of M 0 0 L 125 0 L 125 50 L 0 50 Z, 0 0 125 50 [10 10 105 30] 57.5 50 10 10 in 0 0 125 60
            shadow of M 0 0 L 150 0 L 150 50 L 0 50 Z, 0 0 150 50 [10 10 130 30] 65 50 20 10 in 0 0 150 60
            shadow of M 0 0 L 175 0 L 175 50 L 0 50 Z, 0 0 175 50 [10 10 155 30] 72.5 50 30 10 in 0 0 175 60
            completed
            shadow of M 0 0 L 200 0 L 200 50 L 0 50 Z, 0 0 200 50 [10 10 180 30] 80 50 40 10 in 0 0 200 60
            shadow of M 0 0 L 200 0 L 200 50 L 0 50 Z, 0 0 200 50 [10 10 180 30] 80 50 40 10 in 0 0 200 60
            at rest
          """),
      AdapterCase(
        "An animation begins with the values before it, although these have not been on the screen",
        """
        let view = ShapeView(Bubble(tailWidth: 0))
        putOnScreen(view)
        view.shape.tailWidth = 20
        view.layoutIfNeeded()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.shape.tailWidth = 40 }
        showFrames(2, every: 0.1) { places(view) }
        """,
        gives: """
            shadow of M 0 0 L 100 0 L 100 50 L 0 50 Z, 0 0 100 50 [10 10 80 30] 40 50 20 10
            shadow of M 0 0 L 100 0 L 100 50 L 0 50 Z, 0 0 100 50 [10 10 80 30] 39 50 22 10
          """),
      AdapterCase(
        "On the Mac, a group that allows implicit animations moves paint and slots together", on: .appKit,
        """
        let view = ShapeView(Bubble(tailWidth: 0))
        view.contentView = NSView(frame: .zero)
        putOnScreen(view)
        NSAnimationContext.runAnimationGroup { _ in view.shape.tailWidth = 20 }
        print("without implicit animations")
        showFrames(2) { places(view) }
        func animate(_ timing: CAMediaTimingFunction?, _ change: () -> Void) {
          NSAnimationContext.runAnimationGroup { context in
            context.allowsImplicitAnimation = true
            context.duration = 1
            context.timingFunction = timing
            change()
          } completionHandler: { print("  completed") }
        }
        print("with them")
        animate(CAMediaTimingFunction(name: .linear)) {
          view.shape.tailWidth = 40
          view.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
        }
        showFrames(3) { places(view) + " in " + (view.layer?.presentation()?.bounds.text ?? "") }
        print("interrupted")
        animate(CAMediaTimingFunction(name: .linear)) { view.shape.tailWidth = 0 }
        showFrames(6) { places(view) }
        print("with the default curve, as the frame of the view")
        animate(nil) { view.frame = CGRect(x: 0, y: 0, width: 100, height: 60) }
        showFrames(3) { places(view) + " in " + (view.layer?.presentation()?.bounds.text ?? "") }
        """,
        gives: """
          without implicit animations
            shadow of M 0 0 L 100 0 L 100 50 L 0 50 Z, 0 0 100 50 [10 10 80 30] nothing
            shadow of M 0 0 L 100 0 L 100 50 L 0 50 Z, 0 0 100 50 [10 10 80 30] 40 50 20 10
            at rest
          with them
            shadow of M 0 0 L 100 0 L 100 50 L 0 50 Z, 0 0 100 50 [10 10 80 30] 40 50 20 10 in 0 0 100 60
            shadow of M 0 0 L 125 0 L 125 50 L 0 50 Z, 0 0 125 50 [10 10 105 30] 50 50 25 10 in 0 0 125 60
            shadow of M 0 0 L 150 0 L 150 50 L 0 50 Z, 0 0 150 50 [10 10 130 30] 60 50 30 10 in 0 0 150 60
          interrupted
            shadow of M 0 0 L 150 0 L 150 50 L 0 50 Z, 0 0 150 50 [10 10 130 30] 60 50 30 10
            shadow of M 0 0 L 175 0 L 175 50 L 0 50 Z, 0 0 175 50 [10 10 155 30] 75 50 25 10
            completed
            shadow of M 0 0 L 200 0 L 200 50 L 0 50 Z, 0 0 200 50 [10 10 180 30] 90 50 20 10
            shadow of M 0 0 L 200 0 L 200 50 L 0 50 Z, 0 0 200 50 [10 10 180 30] 95 50 10 10
            completed
            shadow of M 0 0 L 200 0 L 200 50 L 0 50 Z, 0 0 200 50 [10 10 180 30] nothing
            shadow of M 0 0 L 200 0 L 200 50 L 0 50 Z, 0 0 200 50 [10 10 180 30] nothing
            at rest
          with the default curve, as the frame of the view
            shadow of M 0 0 L 200 0 L 200 50 L 0 50 Z, 0 0 200 50 [10 10 180 30] nothing in 0 0 200 60
            shadow of M 0 0 L 159.15 0 L 159.15 50 L 0 50 Z, 0 0 159.15 50 [10 10 139.15 30] nothing in 0 0 159.15 60
            shadow of M 0 0 L 119.76 0 L 119.76 50 L 0 50 Z, 0 0 119.76 50 [10 10 99.76 30] nothing in 0 0 119.76 60
          """),
      AdapterCase(
        "On the Mac, an animation of the size replaces the one before, from what is on the screen", on: .appKit,
        """
        let view = ShapeView(Bubble(tailWidth: 0))
        view.contentView = NSView(frame: .zero)
        putOnScreen(view)
        func resize(_ width: Double, _ height: Double) {
          NSAnimationContext.runAnimationGroup { context in
            context.allowsImplicitAnimation = true
            context.duration = 1
            context.timingFunction = CAMediaTimingFunction(name: .linear)
            view.frame = CGRect(x: 0, y: 0, width: width, height: height)
          }
        }
        func show(_ count: Int) { showFrames(count) { places(view) + " in " + (view.layer?.presentation()?.bounds.text ?? "") } }
        resize(200, 60)
        show(3)
        print("back")
        resize(100, 60)
        show(3)
        print("higher, while it becomes narrower")
        resize(100, 80)
        resize(100, 100)
        show(6)
        """,
        gives: """
            shadow of M 0 0 L 100 0 L 100 50 L 0 50 Z, 0 0 100 50 [10 10 80 30] nothing in 0 0 100 60
            shadow of M 0 0 L 125 0 L 125 50 L 0 50 Z, 0 0 125 50 [10 10 105 30] nothing in 0 0 125 60
            shadow of M 0 0 L 150 0 L 150 50 L 0 50 Z, 0 0 150 50 [10 10 130 30] nothing in 0 0 150 60
          back
            shadow of M 0 0 L 150 0 L 150 50 L 0 50 Z, 0 0 150 50 [10 10 130 30] nothing in 0 0 150 60
            shadow of M 0 0 L 137.5 0 L 137.5 50 L 0 50 Z, 0 0 137.5 50 [10 10 117.5 30] nothing in 0 0 137.5 60
            shadow of M 0 0 L 125 0 L 125 50 L 0 50 Z, 0 0 125 50 [10 10 105 30] nothing in 0 0 125 60
          higher, while it becomes narrower
            shadow of M 0 0 L 125 0 L 125 50 L 0 50 Z, 0 0 125 50 [10 10 105 30] nothing in 0 0 125 60
            shadow of M 0 0 L 118.75 0 L 118.75 60 L 0 60 Z, 0 0 118.75 60 [10 10 98.75 40] nothing in 0 0 118.75 70
            shadow of M 0 0 L 112.5 0 L 112.5 70 L 0 70 Z, 0 0 112.5 70 [10 10 92.5 50] nothing in 0 0 112.5 80
            shadow of M 0 0 L 106.25 0 L 106.25 80 L 0 80 Z, 0 0 106.25 80 [10 10 86.25 60] nothing in 0 0 106.25 90
            shadow of M 0 0 L 100 0 L 100 90 L 0 90 Z, 0 0 100 90 [10 10 80 70] nothing in 0 0 100 100
            shadow of M 0 0 L 100 0 L 100 90 L 0 90 Z, 0 0 100 90 [10 10 80 70] nothing in 0 0 100 100
            at rest
          """),
      AdapterCase(
        "On the Mac, a slot in a layer that turns keeps its center", on: .appKit,
        """
        let view = ShapeView(Tab(turn: ShapeCore.Angle(degrees: 0)))
        view[.icon] = NSView(frame: .zero)
        putOnScreen(view)
        NSAnimationContext.runAnimationGroup { context in
          context.allowsImplicitAnimation = true
          context.duration = 1
          context.timingFunction = CAMediaTimingFunction(name: .linear)
          view.shape.turn = ShapeCore.Angle(degrees: 180)
        }
        showFrames(5) {
          let icon = pieces(view, inGroup: 1)[1]
          return "\\(icon.frame.text) turned \\(icon.frameCenterRotation.text)"
        }
        """,
        gives: """
            20 20 20 20 turned 0
            22.93 12.93 20 20 turned 45
            30 10 20 20 turned 90
            37.07 12.93 20 20 turned 135
            40 20 20 20 turned 180
            at rest
          """),
    ]
  }
#endif
