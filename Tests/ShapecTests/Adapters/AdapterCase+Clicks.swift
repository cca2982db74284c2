#if os(Linux)
  extension AdapterCase {
    static let clicks = [
      AdapterCase(
        "Touches count on painted parts and on the content, and not on the shadow",
        """
        let view = ShapeView(Bubble())
        let label = UIView(frame: .zero)
        view.contentView = label
        view.layoutIfNeeded()
        func hit(_ x: Double, _ y: Double) -> String {
          guard let hit = view.hitTest(CGPoint(Point(x, y)), with: nil) else { return "nothing" }
          return hit === view ? "shape" : hit === label ? "content" : "another"
        }
        for region in [TouchRegion.silhouette, .outline, .bounds] {
          view.touchRegion = region
          print(hit(5, 5), hit(50, 20), hit(50, 55), hit(5, 55), hit(105, 5))
        }
        view.touchRegion = .silhouette
        let before = hit(5, 55)
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 80)
        view.layoutIfNeeded()
        print("\\(before), taller: \\(hit(5, 55))")
        """,
        gives: """
          shape content shape nothing nothing
          shape content shape shape nothing
          shape content shape shape nothing
          nothing, taller: shape
          """),
      AdapterCase(
        "Clicks on the Mac count on the same parts", on: .appKit,
        """
        let view = ShapeView(Bubble())
        let label = NSView(frame: .zero)
        view.contentView = label
        view.layoutSubtreeIfNeeded()
        func hit(_ x: Double, _ y: Double) -> String {
          guard let hit = view.hitTest(CGPoint(Point(x, y))) else { return "nothing" }
          return hit === view ? "shape" : hit === label ? "content" : "another"
        }
        for region in [TouchRegion.silhouette, .outline, .bounds] {
          view.touchRegion = region
          print(hit(5, 5), hit(50, 20), hit(50, 55), hit(5, 55), hit(105, 5))
        }
        """,
        gives: """
          shape content shape nothing nothing
          shape content shape shape nothing
          shape content shape shape nothing
          """),
      AdapterCase(
        "Content reacts only where it is visible, the shape also where it paints beyond its bounds",
        """
        let view = ShapeView(Hatch())
        let label = UIView(frame: .zero)
        view.contentView = label
        func hit(_ x: Double, _ y: Double) -> String {
          guard let hit = view.hitTest(CGPoint(Point(x, y)), with: nil) else { return "nothing" }
          return hit === view ? "shape" : hit === label ? "content" : "another"
        }
        for opacity in [1.0, 0.5, 0.0] {
          view.shape.pane = opacity
          view.layoutIfNeeded()
          print("seen", hit(30, 50), "cut off", hit(70, 50), "beyond", hit(110, 50), hit(110, 20))
        }
        view.isHidden = true
        print("hidden", hit(30, 50), hit(110, 50))
        """,
        gives: """
          seen content cut off shape beyond shape nothing
          seen content cut off shape beyond shape nothing
          seen shape cut off shape beyond shape nothing
          hidden nothing nothing
          """),
      AdapterCase(
        "Content on the Mac reacts only where it is visible, the shape also where it paints beyond its bounds",
        on: .appKit,
        """
        let view = ShapeView(Hatch())
        let label = NSView(frame: .zero)
        view.contentView = label
        func hit(_ x: Double, _ y: Double) -> String {
          guard let hit = view.hitTest(CGPoint(Point(x, y))) else { return "nothing" }
          return hit === view ? "shape" : hit === label ? "content" : "another"
        }
        for opacity in [1.0, 0.5, 0.0] {
          view.shape.pane = opacity
          view.layoutSubtreeIfNeeded()
          print("seen", hit(30, 50), "cut off", hit(70, 50), "beyond", hit(110, 50), hit(110, 20))
        }
        view.isHidden = true
        print("hidden", hit(30, 50), hit(110, 50))
        """,
        gives: """
          seen content cut off shape beyond shape nothing
          seen content cut off shape beyond shape nothing
          seen shape cut off shape beyond shape nothing
          hidden nothing nothing
          """),
      AdapterCase(
        "Content reacts beyond the bounds of the picture, too",
        """
        let view = ShapeView(Drawer())
        let label = UIView(frame: .zero)
        view.contentView = label
        view.layoutIfNeeded()
        for x in [30.0, 80, 120, 150] {
          let hit = view.hitTest(CGPoint(Point(x, 50)), with: nil)
          print(hit === view ? "shape" : hit === label ? "content" : hit == nil ? "nothing" : "another")
        }
        """,
        gives: """
          shape
          content
          content
          nothing
          """),
      AdapterCase(
        "Content on the Mac reacts beyond the bounds of the picture, too", on: .appKit,
        """
        let view = ShapeView(Drawer())
        let label = NSView(frame: .zero)
        view.contentView = label
        view.layoutSubtreeIfNeeded()
        for x in [30.0, 80, 120, 150] {
          let hit = view.hitTest(CGPoint(Point(x, 50)))
          print(hit === view ? "shape" : hit === label ? "content" : hit == nil ? "nothing" : "another")
        }
        """,
        gives: """
          shape
          content
          content
          nothing
          """),
    ]
  }
#endif
