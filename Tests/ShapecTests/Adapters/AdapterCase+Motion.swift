#if os(Linux)
  extension AdapterCase {
    /// Prints the keys of the animations that were added to the layers of a view, which the prelude collects.
    static let motion = [
      AdapterCase(
        "In an animation block, paint, shadow and slots move together",
        """
        let view = ShapeView(Bubble())
        let label = UIView(frame: .zero)
        view.contentView = label
        view.layoutIfNeeded()
        view.shape.tailWidth = 20
        view.layoutIfNeeded()
        showAnimations(of: view, "outside of a block")
        UIView.animate(withDuration: 0.3) { view.shape.tailWidth = 30 }
        showAnimations(of: view, "a value in a block")
        UIView.animate(withDuration: 0.3) { view.frame = CGRect(x: 0, y: 0, width: 200, height: 80) }
        showAnimations(of: view, "a size in a block")
        print("content in", label.frame.text)
        """,
        gives: """
          outside of a block
          a value in a block
            bounds position
          a size in a block
            view bounds view position
            view bounds
            view bounds view position
            view bounds view position
            view bounds view position
            bounds
            shadowPath
            bounds
            view bounds view position
            view bounds view position
            view bounds view position
            bounds
            bounds position
          content in 0 0 180 50
          """),
      AdapterCase(
        "What appears in an animation block is in its place at once",
        """
        let view = ShapeView(Sign(open: false))
        view.contentView = UIView(frame: .zero)
        view.layoutIfNeeded()
        UIView.animate(withDuration: 0.3) { view.shape.open = true }
        showAnimations(of: view, "a slot that appears")
        let new = ShapeView(Sign())
        UIView.animate(withDuration: 0.3) { new.layoutIfNeeded() }
        showAnimations(of: new, "a new view")
        """,
        gives: """
          a slot that appears
          a new view
          """),
      AdapterCase(
        "A layer that turns keeps its center while the size of the picture is animated",
        """
        let scene = Sign().scene(in: Size(100, 100))
        let larger = Sign().scene(in: Size(200, 300))
        let pane = scene.makeLayer(in: .light).sublayers?[0]
        let next = larger.makeLayer(in: .light).sublayers?[0]
        for layer in [pane, next] { print(layer?.position.text ?? "", layer?.anchorPoint.text ?? "", layer?.bounds.text ?? "") }
        """,
        gives: """
          40 30 0 0 40 30 0 0
          40 30 0 0 40 30 0 0
          """),
      AdapterCase(
        "In a group that allows implicit animations, they do so on the Mac", on: .appKit,
        """
        let view = ShapeView(Bubble())
        view.layoutSubtreeIfNeeded()
        NSAnimationContext.runAnimationGroup { _ in view.shape.tailWidth = 30 }
        view.layoutSubtreeIfNeeded()
        showAnimations(of: view, "without implicit animations")
        NSAnimationContext.runAnimationGroup { context in
          context.allowsImplicitAnimation = true
          view.shape.tailWidth = 20
        }
        showAnimations(of: view, "with them")
        NSAnimationContext.runAnimationGroup { context in
          context.allowsImplicitAnimation = true
          view.frame = CGRect(x: 0, y: 0, width: 200, height: 80)
        }
        showAnimations(of: view, "a size with them")
        """,
        gives: """
          without implicit animations
          with them
            bounds position
          a size with them
            bounds
            shadowPath
            bounds
            bounds
            bounds position
          """),
      AdapterCase(
        "A path is interpolated only to one with the same elements",
        """
        func scene(_ path: ShapeCore.Path) -> ShapeCore.Scene { picture { $0.fill(.color(.flame), path: path) } }
        let view = SceneView(frame: .zero)
        func show(_ path: ShapeCore.Path) { view.show(scene(path), .whole, LayerAnimation(of: view)) }
        show(.drawn { pen in pen.move(to: .zero); pen.line(to: Point(9, 0)); pen.line(to: Point(9, 9)) })
        UIView.animate(withDuration: 1) {
          show(.drawn { pen in pen.move(to: .zero); pen.line(to: Point(5, 0)); pen.line(to: Point(9, 9)) })
        }
        showAnimations(of: view, "three points")
        UIView.animate(withDuration: 1) {
          show(.drawn { pen in pen.move(to: .zero); pen.quad(to: Point(9, 9), control: Point(5, 0)) })
        }
        showAnimations(of: view, "a curve")
        """,
        gives: """
          three points
            path
          a curve
          """),
    ]
  }
#endif
