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
      AdapterCase(
        "Content is rotated, faded and cut with the layer that contains it",
        """
        let view = ShapeView(Porthole())
        view.contentView = UIView(frame: .zero)
        view.layoutIfNeeded()
        let (stage, slot) = (view.subviews[1], view.subviews[1].subviews[0])
        print("slot", slot.bounds.text, "about", slot.center.text, "turned", slot.transform.b.text)
        print("alpha", stage.alpha.text, "mask")
        show(stage.layer.mask)
        let (seen, cut) = (CGPoint(Point(50, 20)), CGPoint(Point(35, 20)))
        print(view.hitTest(seen, with: nil) === view.contentView, view.hitTest(cut, with: nil) == nil)
        """,
        gives: """
          slot 0 0 40 20 about 50 20 turned 1
          alpha 0.5 mask
          M 40 10 L 60 10 L 60 60 L 40 60 Z fill #000000
          true true
          """),
      AdapterCase(
        "Content on the Mac is rotated, faded and cut with the layer that contains it", on: .appKit,
        """
        let view = ShapeView(Porthole())
        view.contentView = NSView(frame: .zero)
        view.layoutSubtreeIfNeeded()
        let (stage, slot) = (view.subviews[1], view.subviews[1].subviews[0])
        print("slot", slot.frame.text, "turned", slot.frameCenterRotation.text)
        print("alpha", stage.alphaValue.text, "mask flipped", stage.layer?.mask?.isGeometryFlipped == true)
        show(stage.layer?.mask)
        let (seen, cut) = (CGPoint(Point(50, 20)), CGPoint(Point(35, 20)))
        print(view.hitTest(seen) === view.contentView, view.hitTest(cut) == nil)
        """,
        gives: """
          slot 30 10 40 20 turned 90
          alpha 0.5 mask flipped true
          M 40 10 L 60 10 L 60 60 L 40 60 Z fill #000000
          true true
          """),
    ]
  }
#endif
