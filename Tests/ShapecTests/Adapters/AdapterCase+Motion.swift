#if os(Linux)
  extension AdapterCase {
    /// Prints what is on the screen in the middle of animations, whose time the snippets move.
    static let motion = [
      AdapterCase(
        "In an animation block, paint, shadow and slots follow the timing of the block together",
        """
        let view = ShapeView(Bubble())
        view.contentView = UIView(frame: .zero)
        putOnScreen(view)
        view.shape.tailWidth = 20
        print("outside of a block")
        showFrames(1) { places(view) }
        print("a value and a size in a block")
        UIView.animate(withDuration: 1) {
          view.shape.tailWidth = 40
          view.frame = CGRect(x: 0, y: 0, width: 200, height: 80)
        } completion: { _ in print("  completed") }
        showFrames(6) { places(view) + " in " + (view.layer.presentation()?.bounds.text ?? "") }
        """,
        gives: """
          outside of a block
            shadow of M 0 0 L 100 0 L 100 50 L 0 50 Z, 0 0 100 50 [10 10 80 30] 45 50 10 10
            at rest
          a value and a size in a block
            shadow of M 0 0 L 100 0 L 100 50 L 0 50 Z, 0 0 100 50 [10 10 80 30] 45 50 10 10 in 0 0 100 60
            shadow of M 0 0 L 112.92 0 L 112.92 52.58 L 0 52.58 Z, 0 0 112.92 52.58 [10 10 92.92 32.58] 45.17 52.58 22.58 10 in 0 0 112.92 62.58
            shadow of M 0 0 L 150 0 L 150 60 L 0 60 Z, 0 0 150 60 [10 10 130 40] 60 60 30 10 in 0 0 150 70
            shadow of M 0 0 L 187.08 0 L 187.08 67.42 L 0 67.42 Z, 0 0 187.08 67.42 [10 10 167.08 47.42] 74.83 67.42 37.42 10 in 0 0 187.08 77.42
            completed
            shadow of M 0 0 L 200 0 L 200 70 L 0 70 Z, 0 0 200 70 [10 10 180 50] 80 70 40 10 in 0 0 200 80
            shadow of M 0 0 L 200 0 L 200 70 L 0 70 Z, 0 0 200 70 [10 10 180 50] 80 70 40 10 in 0 0 200 80
            at rest
          """),
      AdapterCase(
        "The end of a needle lies on its circle in each frame, and so does what is in the slot there",
        """
        let view = ShapeView(Gauge())
        view.contentView = UIView(frame: .zero)
        putOnScreen(view)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.shape.turn = ShapeCore.Angle(degrees: 180) }
        showFrames(5) { places(view) }
        """,
        gives: """
            M 50 50 L 90 50 L 0 0 Z [85 45 10 10]
            M 50 50 L 78.28 78.28 L 0 0 Z [73.28 73.28 10 10]
            M 50 50 L 50 90 L 0 0 Z [45 85 10 10]
            M 50 50 L 21.72 78.28 L 0 0 Z [16.72 73.28 10 10]
            M 50 50 L 10 50 L 0 0 Z [5 45 10 10]
            at rest
          """),
      AdapterCase(
        "A group with content keeps its center while it turns",
        """
        let view = ShapeView(Tab(turn: ShapeCore.Angle(degrees: 0)))
        view[.icon] = UIView(frame: .zero)
        putOnScreen(view)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.shape.turn = ShapeCore.Angle(degrees: 180) }
        showFrames(5) {
          let map = pieces(view)[1].transform
          let (x, y) = (40.0, 30.0)
          let center = CGPoint(
            x: CGFloat(map.a.native * x + map.c.native * y + map.tx.native),
            y: CGFloat(map.b.native * x + map.d.native * y + map.ty.native))
          return "\\(map.text), center \\(center.text)"
        }
        """,
        gives: """
            1 0 0 1 0 0, center 40 30
            0.71 0.71 -0.71 0.71 32.93 -19.5, center 40 30
            0 1 -1 0 70 -10, center 40 30
            -0.71 0.71 -0.71 -0.71 89.5 22.93, center 40 30
            -1 0 0 -1 80 60, center 40 30
            at rest
          """),
      AdapterCase(
        "A change during an animation goes on from the values on the screen, with their speed",
        """
        let view = ShapeView(Bubble(tailWidth: 0))
        view.contentView = UIView(frame: .zero)
        putOnScreen(view)
        UIView.animate(withDuration: 1) {
          view.shape.tailWidth = 40
          view.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
        }
        MotionClock.advance(by: 0.4)
        showFrames(3, every: 0.05) { places(view) }
        print("interrupted")
        UIView.animate(withDuration: 1) {
          view.shape.tailWidth = 0
          view.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
        }
        showFrames(3, every: 0.05) { places(view) }
        print("later")
        showFrames(5) { places(view) }
        """,
        gives: """
            shadow of M 0 0 L 133.19 0 L 133.19 50 L 0 50 Z, 0 0 133.19 50 [10 10 113.19 30] 59.96 50 13.28 10
            shadow of M 0 0 L 141.43 0 L 141.43 50 L 0 50 Z, 0 0 141.43 50 [10 10 121.43 30] 62.43 50 16.57 10
            shadow of M 0 0 L 150 0 L 150 50 L 0 50 Z, 0 0 150 50 [10 10 130 30] 65 50 20 10
          interrupted
            shadow of M 0 0 L 150 0 L 150 50 L 0 50 Z, 0 0 150 50 [10 10 130 30] 65 50 20 10
            shadow of M 0 0 L 158.08 0 L 158.08 50 L 0 50 Z, 0 0 158.08 50 [10 10 138.08 30] 67.42 50 23.23 10
            shadow of M 0 0 L 164.84 0 L 164.84 50 L 0 50 Z, 0 0 164.84 50 [10 10 144.84 30] 69.45 50 25.94 10
          later
            shadow of M 0 0 L 164.84 0 L 164.84 50 L 0 50 Z, 0 0 164.84 50 [10 10 144.84 30] 69.45 50 25.94 10
            shadow of M 0 0 L 169.93 0 L 169.93 50 L 0 50 Z, 0 0 169.93 50 [10 10 149.93 30] 70.98 50 27.97 10
            shadow of M 0 0 L 133.19 0 L 133.19 50 L 0 50 Z, 0 0 133.19 50 [10 10 113.19 30] 59.96 50 13.28 10
            shadow of M 0 0 L 104.52 0 L 104.52 50 L 0 50 Z, 0 0 104.52 50 [10 10 84.52 30] 51.36 50 1.81 10
            shadow of M 0 0 L 100 0 L 100 50 L 0 50 Z, 0 0 100 50 [10 10 80 30] nothing
            at rest
          """),
      AdapterCase(
        "In a block inside another one, a change has the duration of its own block only if it overrides that around it",
        """
        let view = ShapeView(Bubble(tailWidth: 0))
        view.contentView = UIView(frame: .zero)
        putOnScreen(view)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
          view.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
          UIView.animate(withDuration: 0.5, delay: 0, options: .overrideInheritedDuration) {
            view.shape.tailWidth = 40
          } completion: { _ in print("  completed inside") }
        } completion: { _ in print("  completed") }
        showFrames(5) { places(view) }
        print("inherited")
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
          UIView.animate(withDuration: 0.1) { view.shape.tailWidth = 0 }
        }
        showFrames(5) { places(view) }
        """,
        gives: """
            shadow of M 0 0 L 100 0 L 100 50 L 0 50 Z, 0 0 100 50 [10 10 80 30] nothing
            shadow of M 0 0 L 125 0 L 125 50 L 0 50 Z, 0 0 125 50 [10 10 105 30] 52.5 50 20 10
            completed inside
            shadow of M 0 0 L 150 0 L 150 50 L 0 50 Z, 0 0 150 50 [10 10 130 30] 55 50 40 10
            shadow of M 0 0 L 175 0 L 175 50 L 0 50 Z, 0 0 175 50 [10 10 155 30] 67.5 50 40 10
            completed
            shadow of M 0 0 L 200 0 L 200 50 L 0 50 Z, 0 0 200 50 [10 10 180 30] 80 50 40 10
            at rest
          inherited
            shadow of M 0 0 L 200 0 L 200 50 L 0 50 Z, 0 0 200 50 [10 10 180 30] 80 50 40 10
            shadow of M 0 0 L 200 0 L 200 50 L 0 50 Z, 0 0 200 50 [10 10 180 30] 85 50 30 10
            shadow of M 0 0 L 200 0 L 200 50 L 0 50 Z, 0 0 200 50 [10 10 180 30] 90 50 20 10
            shadow of M 0 0 L 200 0 L 200 50 L 0 50 Z, 0 0 200 50 [10 10 180 30] 95 50 10 10
            shadow of M 0 0 L 200 0 L 200 50 L 0 50 Z, 0 0 200 50 [10 10 180 30] nothing
            at rest
          """),
      AdapterCase(
        "Content that uses Auto Layout takes its size with the timing of the block, and its place from the slot",
        """
        let view = ShapeView(Bubble())
        let label = constrainedView()
        view.contentView = label
        putOnScreen(view)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
          view.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
        }
        showFrames(3) { places(view) + " with " + (label.layer.presentation()?.bounds.text ?? "") }
        """,
        gives: """
            shadow of M 0 0 L 100 0 L 100 50 L 0 50 Z, 0 0 100 50 [10 10 80 30] 45 50 10 10 with 0 0 80 30
            shadow of M 0 0 L 125 0 L 125 50 L 0 50 Z, 0 0 125 50 [10 10 105 30] 57.5 50 10 10 with 0 0 105 30
            shadow of M 0 0 L 150 0 L 150 50 L 0 50 Z, 0 0 150 50 [10 10 130 30] 70 50 10 10 with 0 0 130 30
          """),
      AdapterCase(
        "Paint and the outline react where they are on the screen",
        """
        let view = ShapeView(Gauge())
        putOnScreen(view)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.shape.turn = ShapeCore.Angle(degrees: 180) }
        showFrames(3, every: 0.5) {
          [TouchRegion.silhouette, .outline].map { region in
            view.touchRegion = region
            let points = [CGPoint(x: 60, y: 45), CGPoint(x: 30, y: 40), CGPoint(x: 20, y: 40)]
            return "\\(region) " + points.map { view.point(inside: $0, with: nil) ? "in" : "out" }.joined(separator: " ")
          }.joined(separator: ", ")
        }
        """,
        gives: """
            silhouette in out out, outline in out out
            silhouette out in out, outline out in out
            silhouette out in in, outline out in in
            at rest
          """),
      AdapterCase(
        "Touches count where the paint and the slots are on the screen",
        """
        let view = ShapeView(Gauge())
        let content = UIView(frame: .zero)
        view.contentView = content
        putOnScreen(view)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.shape.turn = ShapeCore.Angle(degrees: 180) }
        showFrames(3, every: 0.5) {
          [CGPoint(x: 90, y: 50), CGPoint(x: 50, y: 91), CGPoint(x: 10, y: 50)].map {
            view.hitTest($0, with: nil) === content ? "content" : "nothing"
          }.joined(separator: ", ")
        }
        """,
        gives: """
            content, nothing, nothing
            nothing, content, nothing
            nothing, nothing, content
            at rest
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
    ]
  }
#endif
