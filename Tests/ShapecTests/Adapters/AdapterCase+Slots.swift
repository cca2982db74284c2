#if os(Linux)
  extension AdapterCase {
    static let slots = [
      AdapterCase(
        "A view contains the paint below and above its content, and adapts both to its size",
        """
        let view = ShapeView(Bubble())
        view.contentView = UIView(frame: .zero)
        for size in [Size(100, 60), Size(200, 80)] {
          view.frame = CGRect(origin: .zero, size: CGSize(size))
          view.layoutIfNeeded()
          showViews(view)
        }
        """,
        gives: bubble),
      AdapterCase(
        "A view on the Mac does the same", on: .appKit,
        """
        let view = ShapeView(Bubble())
        view.contentView = NSView(frame: .zero)
        for size in [Size(100, 60), Size(200, 80)] {
          view.frame = CGRect(origin: .zero, size: CGSize(size))
          view.layoutSubtreeIfNeeded()
          showViews(view)
        }
        """,
        gives: bubble),
      AdapterCase(
        "A view has views only for paint that exists at its size",
        """
        let view = ShapeView(Note())
        view.contentView = UIView(frame: .zero)
        for width in [100.0, 200] {
          view.frame = CGRect(origin: .zero, size: CGSize(Size(width, 60)))
          view.layoutIfNeeded()
          showViews(view)
        }
        """,
        gives: """
          paint
            box 0 0 100 60 #FFFFFF
          slot 10 10 80 40: content in 0 0 80 40
          slot 10 10 180 40: content in 0 0 180 40
          paint
            box 190 0 10 10 #FF0000
          """),
      AdapterCase(
        "Each slot has a place for a view, which is rotated, faded and cut with the layer around it",
        """
        let view = ShapeView(Tab())
        view[.icon] = UIView(frame: .zero)
        view.layoutIfNeeded()
        showViews(view)
        """,
        gives: """
          paint
            box 0 0 100 100 #FFFFFF
          group turn 0 1 -1 0 70 -10 opacity 0.5
            shadows
              layer shadow #000000 2 by 0 0 of M 20 20 L 35 20 L 35 40 L 20 40 Z
            cut
              M 20 20 L 35 20 L 35 40 L 20 40 Z fill #000000
            paint
              box 20 20 40 20 #FF0000
            slot 20 20 20 20: content in 0 0 20 20
            paint
              box 20 20 40 5 #0000FF
          slot 0 80 100 20: empty
          """),
      AdapterCase(
        "On the Mac, paint, cuts and slots are rotated one by one", on: .appKit,
        """
        let view = ShapeView(Tab())
        view[.icon] = NSView(frame: .zero)
        view.layoutSubtreeIfNeeded()
        showViews(view)
        """,
        gives: """
          paint
            box 0 0 100 100 #FFFFFF
          group 0 0 100 100 opacity 0.5
            shadows
              layer Tab at 70 -10 turn 0 1 -1 0 0 0
                layer shadow #000000 2 by 0 0 of M 20 20 L 35 20 L 35 40 L 20 40 Z
            cut
              M 50 10 L 50 25 L 30 25 L 30 10 Z fill #000000
            paint
              layer Tab at 70 -10 turn 0 1 -1 0 0 0
                box 20 20 40 20 #FF0000
            slot 30 10 20 20 turn 90: content in 0 0 20 20
            paint
              layer Tab at 70 -10 turn 0 1 -1 0 0 0
                box 20 20 40 5 #0000FF
          slot 0 80 100 20: empty
          """),
      AdapterCase(
        "The app's view stays in its place while the shape changes around it, and keeps the focus",
        """
        let view = ShapeView(Tab())
        let field = UIView(frame: .zero)
        view[.icon] = field
        print("focus at once", field.becomeFirstResponder())
        func note(_ title: String, _ change: (inout Tab) -> Void) {
          let icon = pieces(view, inGroup: 1)[1]
          change(&view.shape)
          view.layoutIfNeeded()
          print(title, pieces(view).count, pieces(view, inGroup: 1)[1] === icon, field.isFirstResponder)
        }
        note("opaque") { $0.fade = 1 }
        note("upright") { $0.turn = .zero }
        note("not cut") { $0.isCut = false }
        note("without a label") { $0.hasLabel = false }
        note("with a label again") { $0.hasLabel = true }
        view.frame = CGRect(x: 0, y: 0, width: 200, height: 300)
        note("larger") { _ in }
        """,
        gives: """
          focus at once true
          opaque 3 true true
          upright 3 true true
          not cut 3 true true
          without a label 2 true true
          with a label again 3 true true
          larger 3 true true
          """),
      AdapterCase(
        "A view of the app is in one slot at most, and can be in one that the shape omits",
        """
        let view = ShapeView(Tab())
        let label = UIView(frame: .zero)
        func note(_ title: String) {
          view.layoutIfNeeded()
          let place = label.superview.map { $0 === pieces(view).last ? "label" : "icon" } ?? "none"
          print(title, view[.icon] === label, view[.label] === label, "in", place, view.isAccessibilityElement)
        }
        view[.icon] = label
        note("in the icon")
        view[.label] = label
        note("in the label")
        view.shape.hasLabel = false
        view.layoutIfNeeded()
        print("omitted", view[.label] === label, label.superview?.superview == nil)
        view.shape.hasLabel = true
        note("back")
        view[.label] = nil
        note("removed")
        """,
        gives: """
          in the icon true false in icon false
          in the label false true in label false
          omitted true true
          back false true in label false
          removed false false in none false
          """),
      AdapterCase(
        "Content reacts where the layers around it show it",
        """
        let view = ShapeView(Tab())
        let (icon, label) = (UIView(frame: .zero), UIView(frame: .zero))
        (view[.icon], view[.label]) = (icon, label)
        func hit(_ x: Double, _ y: Double) -> String {
          guard let hit = view.hitTest(CGPoint(Point(x, y)), with: nil) else { return "nothing" }
          return hit === view ? "shape" : hit === icon ? "icon" : hit === label ? "label" : "another"
        }
        for fade in [0.5, 0] {
          view.shape.fade = fade
          view.layoutIfNeeded()
          print("seen", hit(40, 20), "cut off", hit(40, 28), "unturned", hit(25, 30), "label", hit(50, 90))
        }
        view.shape.fade = 1
        view.layoutIfNeeded()
        icon.isHidden = true
        print("hidden", hit(40, 20))
        """,
        gives: """
          seen icon cut off shape unturned shape label label
          seen shape cut off shape unturned shape label label
          hidden shape
          """),
      AdapterCase(
        "Content on the Mac reacts where the layers around it show it", on: .appKit,
        """
        let view = ShapeView(Tab())
        let (icon, label) = (NSView(frame: .zero), NSView(frame: .zero))
        (view[.icon], view[.label]) = (icon, label)
        func hit(_ x: Double, _ y: Double) -> String {
          guard let hit = view.hitTest(CGPoint(Point(x, y))) else { return "nothing" }
          return hit === view ? "shape" : hit === icon ? "icon" : hit === label ? "label" : "another"
        }
        for fade in [0.5, 0] {
          view.shape.fade = fade
          view.layoutSubtreeIfNeeded()
          print("seen", hit(40, 20), "cut off", hit(40, 28), "unturned", hit(25, 30), "label", hit(50, 90))
        }
        view.shape.fade = 1
        view.layoutSubtreeIfNeeded()
        icon.isHidden = true
        print("hidden", hit(40, 20))
        """,
        gives: """
          seen icon cut off shape unturned shape label label
          seen shape cut off shape unturned shape label label
          hidden shape
          """),
    ]

    private static let bubble = """
      paint
        layer at 0 2 shadow #00000080 4 by 0 0 of M 0 0 L 100 0 L 100 50 L 0 50 Z
        box 0 0 100 50 #FFFFFF
      slot 10 10 80 30: content in 0 0 80 30
      paint
        box 45 50 10 10 #FF0000
      paint
        layer at 0 2 shadow #00000080 4 by 0 0 of M 0 0 L 200 0 L 200 70 L 0 70 Z
        box 0 0 200 70 #FFFFFF
      slot 10 10 180 50: content in 0 0 180 50
      paint
        box 95 70 10 10 #FF0000
      """
  }
#endif
