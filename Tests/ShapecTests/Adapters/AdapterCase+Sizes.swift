#if os(Linux)
  extension AdapterCase {
    static let sizes = [
      AdapterCase(
        "A view is as large as its content needs, and at least as large as its shape can be",
        """
        final class Text: UIView {
          /// Text of 300 by 20 points, or of as many lines as it needs.
          override func sizeThatFits(_ size: CGSize) -> CGSize {
            let width = min(size.width.native, 300)
            return CGSize(width: CGFloat(width), height: CGFloat(20 * (300 / width).rounded(.up)))
          }
        }
        let view = ShapeView(Bubble())
        print("alone", view.intrinsicContentSize.text)
        view.contentView = Text(frame: .zero)
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
          width >= 40 or less
          height >= 40 or less
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
          width = width + -20
          height = height + -30
          10 10 80 30 intrinsic -1 x -1
          10 10 180 50
          """),
      AdapterCase(
        "A view with constraints covers its slot, although Auto Layout owns its frame",
        """
        let view = ShapeView(Bubble())
        let label = UIView(frame: .zero)
        label.translatesAutoresizingMaskIntoConstraints = false
        view.contentView = label
        for _ in 0..<2 { view.layoutIfNeeded() }
        print("content", label.frame.text)
        """,
        gives: """
          content 0 0 80 30
          """),
      AdapterCase(
        "On the Mac, it covers its slot too", on: .appKit,
        """
        let view = ShapeView(Bubble())
        let label = NSView(frame: .zero)
        label.translatesAutoresizingMaskIntoConstraints = false
        view.contentView = label
        for _ in 0..<2 { view.layoutSubtreeIfNeeded() }
        print(label.frame.text)
        for constraint in view.constraints + view.contentLayoutGuide.constraints { print(constraint.text) }
        """,
        gives: """
          0 0 80 30
          width >= 40 or less
          height >= 40 or less
          left = left + 10
          top = top + 10
          width = width + -20
          height = height + -30
          """),
    ]
  }
#endif
