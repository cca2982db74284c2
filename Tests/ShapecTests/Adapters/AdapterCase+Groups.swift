#if os(Linux)
  extension AdapterCase {
    static let groups = [
      AdapterCase(
        "Content is cut as the picture is, on any side of its layer",
        """
        let view = ShapeView(Porthole())
        view.contentView = UIView(frame: .zero)
        view.layoutIfNeeded()
        showViews(view)
        let (seen, cut) = (CGPoint(Point(50, 20)), CGPoint(Point(35, 20)))
        print(view.hitTest(seen, with: nil) === view.contentView, view.hitTest(cut, with: nil) == nil)
        """,
        gives: """
          group turn 0 1 -1 0 80 -20 opacity 0.5
            cut
              M 30 20 L 80 20 L 80 40 L 30 40 Z fill #000000
            slot 20 20 40 20: content in 0 0 40 20
          true true
          """),
      AdapterCase(
        "Groups in groups add up",
        """
        let view = ShapeView(Nest())
        let card = UIView(frame: .zero)
        view.contentView = card
        view.layoutIfNeeded()
        showViews(view)
        for x in [55.0, 65, 20] {
          let hit = view.hitTest(CGPoint(Point(x, 20)), with: nil)
          print(hit === card ? "content" : hit === view ? "shape" : "nothing", terminator: " ")
        }
        print()
        """,
        gives: """
          group turn 0 1 -1 0 60 0
            cut
              M 0 0 L 60 0 L 60 30 L 0 30 Z fill #000000
            group turn 0 1 -1 0 30 -10 opacity 0.5
              paint
                box 0 0 40 20 #FF0000
              slot 0 0 40 20: content in 0 0 40 20
          content nothing nothing 
          """),
      AdapterCase(
        "Groups in groups add up on the Mac", on: .appKit,
        """
        let view = ShapeView(Nest())
        let card = NSView(frame: .zero)
        view.contentView = card
        view.layoutSubtreeIfNeeded()
        showViews(view)
        for x in [55.0, 65, 20] {
          let hit = view.hitTest(CGPoint(Point(x, 20)))
          print(hit === card ? "content" : hit === view ? "shape" : "nothing", terminator: " ")
        }
        print()
        """,
        gives: """
          group 0 0 100 100
            cut
              M 60 0 L 60 60 L 30 60 L 30 0 Z fill #000000
            group 0 0 100 100 opacity 0.5
              paint
                layer Nest at 70 30 turn -1 0 0 -1 0 0
                  box 0 0 40 20 #FF0000
              slot 30 10 40 20 turn 180: content in 0 0 40 20
          content nothing nothing 
          """),
      AdapterCase(
        "Content is mirrored and scaled with the layer around it",
        """
        let view = ShapeView(Book())
        let text = UIView(frame: .zero)
        view.contentView = text
        view.layoutIfNeeded()
        showViews(view)
        for x in [45.0, 35, 65, 75] {
          let hit = view.hitTest(CGPoint(Point(x, 25)), with: nil)
          print(hit === text ? "content" : hit === view ? "shape" : "nothing", terminator: " ")
        }
        print()
        """,
        gives: """
          group turn 0 1 -1 0 60 0
            group turn -1 0 0 2 40 -10
              cut
                M 0 0 L 30 0 L 30 20 L 0 20 Z fill #000000
              paint
                box 0 0 40 20 #FF0000
              slot 0 0 30 20: content in 0 0 30 20
          content content content nothing 
          """),
      AdapterCase(
        "Content on the Mac covers a mirrored slot, and stays upright", on: .appKit,
        """
        let view = ShapeView(Book())
        let text = NSView(frame: .zero)
        view.contentView = text
        view.layoutSubtreeIfNeeded()
        showViews(view)
        for x in [45.0, 35, 65, 75] {
          let hit = view.hitTest(CGPoint(Point(x, 25)))
          print(hit === text ? "content" : hit === view ? "shape" : "nothing", terminator: " ")
        }
        print()
        """,
        gives: """
          group 0 0 100 100
            group 0 0 100 100
              cut
                M 70 40 L 70 10 L 30 10 L 30 40 Z fill #000000
              paint
                layer Book at 70 40 turn 0 -1 -2 0 0 0
                  box 0 0 40 20 #FF0000
              slot 35 5 30 40 from 30 20 turn -90: content in 0 0 30 20
          content content content nothing 
          """),
    ]
  }
#endif
