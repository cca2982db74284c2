#if os(Linux)
  extension AdapterCase {
    static let sizes = [
      AdapterCase(
        "A view is as large as its content needs, and at least as large as its shape can be",
        """
        let view = ShapeView(Bubble())
        print("alone", view.intrinsicContentSize.text)
        view.contentView = FramedText(frame: .zero)
        print("with text", view.intrinsicContentSize.text)
        print("in 120 points", view.sizeThatFits(CGSize(width: 120, height: 0)).text)
        view.preferredMaxLayoutWidth = 170
        print("in at most 170 points", view.intrinsicContentSize.text)
        for constraint in view.constraints { print(constraint.text) }
        """,
        gives: """
          alone 100 x 60
          with text 320 x 50
          in 120 points 120 x 90
          in at most 170 points 170 x 70
          width >= 40 at 999
          height >= 40 at 999
          """),
      AdapterCase(
        "A layout guide follows its slot, and constraints of what is in it determine the size of the view",
        """
        let view = ShapeView(Bubble())
        let guide = view.contentLayoutGuide
        for constraint in guide.constraints { print(constraint.text) }
        print(guide.layoutFrame.text, "intrinsic", view.intrinsicContentSize.text)
        view.frame = CGRect(x: 0, y: 0, width: 200, height: 80)
        view.layoutIfNeeded()
        print(guide.layoutFrame.text)
        """,
        gives: """
          left = left + 10
          top = top + 10
          width = width + -20 at 998
          width <= 4076 at 999
          height = height + -30 at 998
          height <= 4066 at 999
          10 10 80 30 intrinsic -1 x -1
          10 10 180 50
          """),
      AdapterCase(
        "A view with constraints covers its slot, although Auto Layout owns its frame",
        """
        let view = ShapeView(Bubble())
        let label = constrainedView()
        view.contentView = label
        for _ in 0..<2 { view.layoutIfNeeded() }
        print("content", label.frame.text)
        """,
        gives: """
          content 0 0 80 30
          """),
      AdapterCase(
        "It covers its slot again when the slot returns",
        """
        let view = ShapeView(Sign(open: false))
        let label = constrainedView()
        view.contentView = label
        for open in [false, true, false, true] {
          view.shape.open = open
          for _ in 0..<2 { view.layoutIfNeeded() }
          print(open, label.frame.text, label.constraints.count)
        }
        """,
        gives: """
          false 0 0 0 0 0
          true 0 0 30 10 4
          false 0 0 30 10 2
          true 0 0 30 10 4
          """),
      AdapterCase(
        "A label without constraints is measured again at another width",
        """
        let view = ShapeView(Bubble())
        view.contentView = FramedText(frame: .zero)
        print(view.intrinsicContentSize.text)
        for width in [170.0, 120, 121] {
          view.frame = CGRect(x: 0, y: 0, width: width, height: 60)
          let changes = view.intrinsicSizeChanges
          view.layoutIfNeeded()
          print(view.intrinsicSizeChanges - changes, view.intrinsicContentSize.text)
        }
        """,
        gives: """
          320 x 50
          1 320 x 70
          1 320 x 90
          0 320 x 90
          """),
      AdapterCase(
        "A view without a size yet doesn't stop the program, although the shape requires a larger one",
        """
        let view = ShapeView(Ribbon(tail: 30))
        view.frame = .zero
        view.layoutIfNeeded()
        print(view.subviews[0].bounds.text)
        """,
        gives: """
          0 0 40 40
          """),
      AdapterCase(
        "The content of a slot in a layer can come and go while its old place is still alive",
        """
        let view = ShapeView(Bin())
        let label = constrainedView()
        view.contentView = label
        view.layoutIfNeeded()
        let lid = pieces(view)
        for open in [false, true] {
          view.shape.open = open
          for _ in 0..<2 { view.layoutIfNeeded() }
          print(open, lid.count, label.constraints.count, label.frame.text)
        }
        """,
        gives: """
          false 1 2 0 0 30 10
          true 1 4 0 0 30 10
          """),
      AdapterCase(
        "A view that was replaced is not kept, and the next one is pinned instead",
        """
        let view = ShapeView(Bubble())
        func fill() -> UIView {
          let label = constrainedView()
          view.contentView = label
          for _ in 0..<2 { view.layoutIfNeeded() }
          return label
        }
        weak let first = fill()
        let second = fill()
        print(first == nil, second.constraints.count, second.frame.text)
        """,
        gives: """
          true 4 0 0 80 30
          """),
      AdapterCase(
        "The largest need determines the size: that of a view with a size, or of constraints",
        """
        final class Symbol: UIView {
          override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 50, height: 20) }
        }
        let view = ShapeView(Bubble())
        let label = constrainedView()
        view.contentView = label
        print("constraints", view.intrinsicContentSize.text)
        view.contentView = Symbol(frame: .zero)
        print("a size", view.intrinsicContentSize.text)
        _ = view.contentLayoutGuide
        print("a size, and constraints of the app", view.intrinsicContentSize.text)
        view.contentView = nil
        print("constraints of the app", view.intrinsicContentSize.text)
        """,
        gives: """
          constraints -1 x -1
          a size 70 x 50
          a size, and constraints of the app 70 x 50
          constraints of the app -1 x -1
          """),
      AdapterCase(
        "It is the design size again when the slot with constraints goes",
        """
        let view = ShapeView(Labeled())
        let label = constrainedView()
        view.contentView = label
        view.layoutIfNeeded()
        print(view.intrinsicContentSize.text)
        view.shape.hasLabel = false
        print(view.intrinsicContentSize.text)
        """,
        gives: """
          -1 x -1
          100 x 60
          """),
      AdapterCase(
        "A guide is no larger than the slot of the largest shape, and a size is in whole pixels",
        """
        final class Symbol: UIView {
          override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 83.5, height: 20) }
        }
        let view = ShapeView(Ribbon())
        let guide = view.contentLayoutGuide
        view.frame = CGRect(x: 0, y: 0, width: 800, height: 100)
        view.layoutIfNeeded()
        print(guide.layoutFrame.text)
        for constraint in guide.constraints { print(constraint.text) }
        view.contentView = Symbol(frame: .zero)
        print(view.intrinsicContentSize.text)
        """,
        gives: """
          10.1 10.1 279.8 79.8
          left = left + 10.1
          top = top + 10.1
          width = 1 x width + -20.2 at 998
          width <= 279.8 at 999
          height = height + -20.2 at 998
          height <= 179.8 at 999
          104 x 40.5
          """),
      AdapterCase(
        "A view measures its content again when the size or the weight of text changes",
        """
        let view = ShapeView(Bubble())
        let changes = view.intrinsicSizeChanges
        view.setContentSizeCategory(.extraLarge)
        print(view.intrinsicSizeChanges - changes)
        view.setLegibilityWeight(.bold)
        print(view.intrinsicSizeChanges - changes)
        """,
        gives: """
          1
          2
          """),
      AdapterCase(
        "Content that the app transforms keeps its size",
        """
        let view = ShapeView(Bubble())
        let content = UIView(frame: .zero)
        view.contentView = content
        content.transform = CGAffineTransform(a: 0.5, b: 0, c: 0, d: 0.5, tx: 0, ty: 0)
        view.layoutIfNeeded()
        print(content.bounds.text, content.center.text)
        """,
        gives: """
          0 0 80 30 40 15
          """),
      AdapterCase(
        "Measuring changes nothing of a text field on the Mac", on: .appKit,
        """
        let view = ShapeView(Bubble())
        let field = NSTextField(frame: .zero)
        view.contentView = field
        view.preferredMaxLayoutWidth = 120
        print(view.intrinsicContentSize.text, field.preferredMaxLayoutWidth.text)
        view.preferredMaxLayoutWidth = 0
        print(view.intrinsicContentSize.text)
        """,
        gives: """
          120 x 90 0
          320 x 50
          """),
      AdapterCase(
        "On the Mac, it covers its slot too", on: .appKit,
        """
        let view = ShapeView(Bubble())
        let label = constrainedView()
        view.contentView = label
        for _ in 0..<2 { view.layoutSubtreeIfNeeded() }
        print(label.frame.text)
        for constraint in view.constraints + view.contentLayoutGuide.constraints { print(constraint.text) }
        """,
        gives: """
          0 0 80 30
          width >= 40 at 999
          height >= 40 at 999
          left = left + 10
          top = top + 10
          width = width + -20 at 998
          width <= 4076 at 999
          height = height + -30 at 998
          height <= 4066 at 999
          """),
    ]
  }
#endif
