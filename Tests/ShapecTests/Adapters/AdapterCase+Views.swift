#if os(Linux)
  extension AdapterCase {
    static let views = [
      AdapterCase(
        "A pixel is a pixel of the screen",
        """
        func widths(_ layer: CALayer) -> [Double] {
          let own = (layer as? CAShapeLayer).map { [Double($0.lineWidth)] } ?? []
          return own + (layer.sublayers ?? []).flatMap(widths)
        }
        let view = ShapeView(Panel())
        view.layoutIfNeeded()
        print(widths(pieces(view)[0].layer))
        view.setDisplayScale(4)
        view.layoutIfNeeded()
        print(widths(pieces(view)[0].layer))
        """,
        gives: """
          [0.5]
          [0.25]
          """),
      AdapterCase(
        "A shape follows the layout direction of its view",
        """
        let view = ShapeView(Row())
        let label = UIView(frame: .zero)
        view.contentView = label
        for direction in [UISemanticContentAttribute.unspecified, .forceRightToLeft] {
          view.semanticContentAttribute = direction
          view.layoutIfNeeded()
          show(pieces(view)[0].layer.sublayers?[0])
          print("content in", label.frame.text, label.superview?.frame.text ?? "nothing")
        }
        """,
        gives: """
          box 4 0 12 20 #FF0000
          content in 0 0 80 20 20 0 80 20
          box 84 0 12 20 #FF0000
          content in 0 0 80 20 0 0 80 20
          """),
      AdapterCase(
        "A shape on the Mac does the same", on: .appKit,
        """
        let view = ShapeView(Row())
        for direction in [NSUserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
          view.userInterfaceLayoutDirection = direction
          view.layoutSubtreeIfNeeded()
          show(pieces(view)[0].layer?.sublayers?[0])
        }
        """,
        gives: """
          box 4 0 12 20 #FF0000
          box 84 0 12 20 #FF0000
          """),
      AdapterCase(
        "Layers are replaced only if the size, the shape or the appearance changes, and never animate",
        """
        let view = ShapeView(Bubble())
        view.layoutIfNeeded()
        var layer = pieces(view)[0].layer.sublayers?[0]
        func note(_ title: String) {
          view.layoutIfNeeded()
          let now = pieces(view)[0].layer.sublayers?[0]
          print(title, now === layer ? "keeps them" : "makes new ones", pieces(view)[0].layer.sublayers?.count ?? 0)
          layer = now
        }
        view.setNeedsLayout()
        note("layout")
        view.frame = CGRect(x: 5, y: 5, width: 100, height: 60)
        note("moving")
        view.frame = CGRect(x: 5, y: 5, width: 120, height: 60)
        note("sizing")
        view.shape.tailWidth = 12
        note("a value")
        view.overrideUserInterfaceStyle = .dark
        note("dark")
        view.overrideUserInterfaceStyle = .dark
        note("dark again")
        show(layer)
        print(CALayer.animations, "animations")
        """,
        gives: """
          layout keeps them 1
          moving keeps them 1
          sizing keeps them 1
          a value keeps them 1
          dark keeps them 1
          dark again keeps them 1
          layer at 0 2 shadow #00000080 4 by 0 0 of M 0 0 L 120 0 L 120 50 L 0 50 Z
          box 0 0 120 50 #000000
          0 animations
          """),
      AdapterCase(
        "Layers on the Mac are replaced for the same reasons", on: .appKit,
        """
        let view = ShapeView(Bubble())
        view.layoutSubtreeIfNeeded()
        var layer = pieces(view)[0].layer?.sublayers?[0]
        func note(_ title: String) {
          view.layoutSubtreeIfNeeded()
          let now = pieces(view)[0].layer?.sublayers?[0]
          print(title, now === layer ? "keeps them" : "makes new ones", pieces(view)[0].layer?.sublayers?.count ?? 0)
          layer = now
        }
        view.needsLayout = true
        note("layout")
        view.frame = CGRect(x: 5, y: 5, width: 120, height: 60)
        note("sizing")
        view.shape.tailWidth = 12
        note("a value")
        view.appearance = NSAppearance(named: .darkAqua)
        note("dark")
        view.appearance = NSAppearance(named: .darkAqua)
        note("dark again")
        show(layer)
        print(CALayer.animations, "animations")
        """,
        gives: """
          layout keeps them 1
          sizing keeps them 1
          a value keeps them 1
          dark keeps them 1
          dark again keeps them 1
          layer at 0 2 shadow #00000080 4 by 0 0 of M 0 0 L 120 0 L 120 50 L 0 50 Z
          box 0 0 120 50 #000000
          0 animations
          """),
      AdapterCase(
        "A scene that is shown again keeps its layers",
        """
        let view = SceneView(frame: .zero)
        var layer: CALayer?
        func note(_ title: String, _ width: Double, _ part: ScenePart) {
          view.show(Bubble(tailWidth: width).scene(in: Bubble.designSize), part)
          let now = view.layer.sublayers?[0]
          print(title, now === layer ? "keeps them" : "makes new ones")
          layer = now
        }
        note("the first scene", 10, .whole)
        note("an equal one", 10, .whole)
        note("a part of it", 10, .nodes(1..<2))
        note("another value", 12, .nodes(1..<2))
        """,
        gives: """
          the first scene makes new ones
          an equal one keeps them
          a part of it keeps them
          another value keeps them
          """),
      AdapterCase(
        "A scene that the Mac shows again keeps its layers", on: .appKit,
        """
        let view = SceneView(frame: .zero)
        var layer: CALayer?
        func note(_ title: String, _ width: Double, _ part: ScenePart) {
          view.show(Bubble(tailWidth: width).scene(in: Bubble.designSize), part, under: .identity)
          let now = view.layer?.sublayers?[0]
          print(title, now === layer ? "keeps them" : "makes new ones")
          layer = now
        }
        note("the first scene", 10, .whole)
        note("an equal one", 10, .whole)
        note("a part of it", 10, .nodes(1..<2))
        note("another value", 12, .nodes(1..<2))
        """,
        gives: """
          the first scene makes new ones
          an equal one keeps them
          a part of it keeps them
          another value keeps them
          """),
      AdapterCase(
        "On the Mac, y grows downwards, whatever its direction in the window", on: .appKit,
        """
        for isFlipped in [false, true] {
          let view = ShapeView(Bubble())
          view.layoutSubtreeIfNeeded()
          view.show(in: NSWindow(), flipped: isFlipped)
          for host in [pieces(view)[0], pieces(view)[2]] {
            print(host.layer?.sublayers?[0].isGeometryFlipped == true, host.layer?.sublayers?[0].bounds.text ?? "")
          }
        }
        """,
        gives: """
          true 0 0 100 60
          true 0 0 100 60
          false 0 0 100 60
          false 0 0 100 60
          """),
      AdapterCase(
        "A view can have any size, and the shape has the nearest possible size",
        """
        let view = ShapeView(Bubble())
        for number in [0, -5, 30, 50, 1e300] {
          view.frame = CGRect(x: 0, y: 0, width: number, height: number)
          view.layoutIfNeeded()
          print(pieces(view)[0].frame.size.width.text, terminator: " ")
        }
        print()
        """,
        gives: """
          40 40 40 50 4096 
          """),
      AdapterCase(
        "A view has the design size and a description of its content",
        """
        let view = ShapeView(Bubble())
        print(view.intrinsicContentSize.width.text, view.intrinsicContentSize.height.text, view.frame.text)
        print(view.accessibilityLabel ?? "", view.isAccessibilityElement)
        view.contentView = UIView(frame: .zero)
        print(view.isAccessibilityElement)
        view.contentView = nil
        print(view.isAccessibilityElement, pieces(view)[1].subviews.count)
        """,
        gives: """
          100 60 0 0 100 60
           false
          false
          false 0
          """),
      AdapterCase(
        "A view on the Mac has the design size and a description of its content", on: .appKit,
        """
        let view = ShapeView(Bubble())
        print(view.intrinsicContentSize.width.text, view.intrinsicContentSize.height.text, view.frame.text)
        print(view.label ?? "", view.role?.rawValue ?? "", view.isElement)
        view.contentView = NSView(frame: .zero)
        print(view.role?.rawValue ?? "")
        """,
        gives: """
          100 60 0 0 100 60
            false

          """),
      AdapterCase(
        "Views can be subclassed",
        """
        final class BubbleView: ShapeView<Bubble> {
          init(width: Double) { super.init(Bubble(tailWidth: width)) }
          override var intrinsicContentSize: CGSize { CGSize(Size(50, 50)) }
        }
        print(BubbleView(width: 20).shape.tailWidth)
        """,
        gives: """
          20.0
          """),
    ]
  }
#endif
