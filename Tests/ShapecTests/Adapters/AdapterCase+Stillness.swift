#if os(Linux)
  extension AdapterCase {
    /// Prints what doesn't move, at once or no longer.
    static let stillness = [
      AdapterCase(
        "What can't be interpolated changes at once, and nothing moves before the first layout or outside of a window",
        """
        let view = ShapeView(Sign(open: false))
        view.contentView = UIView(frame: .zero)
        putOnScreen(view)
        UIView.animate(withDuration: 1) { view.shape.open = true } completion: { _ in print("  completed") }
        view.layoutIfNeeded()
        print("a slot that appears")
        showFrames(2) { pieces(view).map { "\\(type(of: $0))" }.joined(separator: " ") }
        showFrames(2, every: 1) { "later" }
        let new = ShapeView(Bubble(tailWidth: 0))
        UIView.animate(withDuration: 1) {
          new.shape.tailWidth = 10
          new.frame = CGRect(x: 0, y: 0, width: 200, height: 80)
          new.layoutIfNeeded()
          new.shape.tailWidth = 20
        }
        new.layoutIfNeeded()
        print("without animations")
        UIView.areAnimationsEnabled = false
        UIView.animate(withDuration: 1) { view.shape.open = false }
        UIView.areAnimationsEnabled = true
        showFrames(1) { "\\(pieces(view).count)" }
        print("a view without a window")
        showFrames(1) { places(new) }
        """,
        gives: """
          a slot that appears
            GroupView
            GroupView
            later
            completed
            later
            at rest
          without animations
            1
            at rest
          a view without a window
            shadow of M 0 0 L 200 0 L 200 70 L 0 70 Z, 0 0 200 70 [10 10 180 50] 90 70 20 10
            at rest
          """),
      AdapterCase(
        "A view that leaves its window, or is hidden by its owner, has its last values",
        """
        let view = ShapeView(Bubble(tailWidth: 0))
        putOnScreen(view)
        UIView.animate(withDuration: 1) { view.shape.tailWidth = 40 }
        MotionClock.advance(by: 0.5)
        view.removeFromSuperview()
        showFrames(2) { places(view) }
        print("in the block")
        putOnScreen(view)
        UIView.animate(withDuration: 1) {
          view.shape.tailWidth = 10
          view.removeFromSuperview()
        }
        view.layoutIfNeeded()
        print("  " + places(view), view.subviews[0].subviews.count)
        showFrames(2) { places(view) }
        """,
        gives: """
            shadow of M 0 0 L 100 0 L 100 50 L 0 50 Z, 0 0 100 50 [10 10 80 30] 40 50 20 10
            shadow of M 0 0 L 100 0 L 100 50 L 0 50 Z, 0 0 100 50 [10 10 80 30] 30 50 40 10
            at rest
          in the block
            shadow of M 0 0 L 100 0 L 100 50 L 0 50 Z, 0 0 100 50 [10 10 80 30] 45 50 10 10 2
            shadow of M 0 0 L 100 0 L 100 50 L 0 50 Z, 0 0 100 50 [10 10 80 30] 45 50 10 10
            shadow of M 0 0 L 100 0 L 100 50 L 0 50 Z, 0 0 100 50 [10 10 80 30] 45 50 10 10
            at rest
          """),
      AdapterCase(
        "A change that is shown in an animation of something else, such as a rotation of the device, isn't animated",
        """
        let view = ShapeView(Tab(turn: ShapeCore.Angle(degrees: 0)))
        view[.icon] = UIView(frame: .zero)
        putOnScreen(view)
        view.shape.turn = ShapeCore.Angle(degrees: 180)
        view.shape.fade = 1
        UIView.animate(withDuration: 1) { view.layoutIfNeeded() }
        print("another picture:", animated(view))
        view[.label] = UIView(frame: .zero)
        UIView.animate(withDuration: 1) { view.layoutIfNeeded() }
        print("other content:", animated(view))
        """,
        gives: """
          another picture: nothing
          other content: nothing
          """),
      AdapterCase(
        "A change on the Mac that is shown in an animation of something else isn't animated", on: .appKit,
        """
        let view = ShapeView(Tab(turn: ShapeCore.Angle(degrees: 0)))
        view[.icon] = NSView(frame: .zero)
        putOnScreen(view)
        func layOut() {
          NSAnimationContext.runAnimationGroup { context in
            context.allowsImplicitAnimation = true
            context.duration = 1
            view.layoutSubtreeIfNeeded()
          }
        }
        view.shape.turn = ShapeCore.Angle(degrees: 180)
        view.shape.fade = 1
        layOut()
        print("another picture:", animated(view))
        let label = NSView(frame: .zero)
        label.wantsLayer = true
        view[.label] = label
        label.layer?.commitTree()
        layOut()
        print("other content:", animated(view))
        """,
        gives: """
          another picture: nothing
          other content: nothing
          """),
      AdapterCase(
        "While an animator stays paused, the view looks less often whether it goes on",
        """
        let view = ShapeView(Bubble(tailWidth: 0))
        putOnScreen(view)
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.shape.tailWidth = 40 }
        animator.startAnimation()
        MotionClock.advance(by: 0.25)
        animator.pauseAnimation()
        func show(after frames: Int) {
          for _ in 0..<frames { MotionClock.advance(by: 1 / 60) }
          print(MotionClock.linkRates, places(view))
        }
        show(after: 59)
        show(after: 2)
        animator.startAnimation()
        show(after: 2)
        """,
        gives: """
          [0.0] shadow of M 0 0 L 100 0 L 100 50 L 0 50 Z, 0 0 100 50 [10 10 80 30] 45 50 10 10
          [30.0] shadow of M 0 0 L 100 0 L 100 50 L 0 50 Z, 0 0 100 50 [10 10 80 30] 45 50 10 10
          [0.0] shadow of M 0 0 L 100 0 L 100 50 L 0 50 Z, 0 0 100 50 [10 10 80 30] 44.33 50 11.33 10
          """),
    ]
  }
#endif
