#if os(Linux)
  extension AdapterCase {
    /// What views do with containers, screens and assistive technologies around them.
    static let surroundings = [
      AdapterCase(
        "Framed content that needs the size that it has keeps it, and its container comes to rest",
        """
        final class Badge: UIView {
          override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 50, height: 20) }
        }
        final class Nothing: UIView {
          override func sizeThatFits(_ size: CGSize) -> CGSize { .zero }
        }
        for content in [Badge(frame: .zero), FramedText(frame: .zero), Nothing(frame: .zero), UIView(frame: .zero)] {
          let view = ShapeView(Bubble())
          view.contentView = content
          let container = Container(frame: .zero)
          container.addSubview(view)
          container.layoutIfNeeded()
          print(view.frame.text, "around", content.frame.text)
          print("  asked again:", view.intrinsicContentSize.text)
        }
        """,
        gives: """
          0 0 70 50 around 0 0 50 20
            asked again: 70 x 50
          0 0 320 50 around 0 0 300 20
            asked again: 320 x 50
          0 0 100 60 around 0 0 80 30
            asked again: 100 x 60
          0 0 100 60 around 0 0 80 30
            asked again: 100 x 60
          """),
      AdapterCase(
        "At a required width, a view has the height that its content needs there, before any layout",
        """
        let view = ShapeView(Bubble())
        view.contentView = FramedText(frame: .zero)
        for width in [320.0, 170, 120] {
          let size = view.systemLayoutSizeFitting(
            CGSize(width: CGFloat(width), height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
          print(size.text)
        }
        view.frame = CGRect(x: 0, y: 0, width: 170, height: 70)
        view.layoutIfNeeded()
        print("after a layout", view.intrinsicContentSize.text)
        """,
        gives: """
          320 x 50
          170 x 70
          120 x 90
          after a layout 320 x 70
          """),
      AdapterCase(
        "Edges of all layers and of views that cut are soft, also if they are rotated",
        """
        func count(_ layer: CALayer) -> (soft: Int, jagged: Int) {
          ((layer.sublayers ?? []) + [layer.mask].compactMap { $0 }).map(count)
            .reduce(layer.allowsEdgeAntialiasing ? (1, 0) : (0, 1)) { ($0.soft + $1.soft, $0.jagged + $1.jagged) }
        }
        func countViews(_ view: UIView) -> (soft: Int, jagged: Int) {
          view.subviews.map(countViews).reduce(count(view.layer)) { ($0.soft + $1.soft, $0.jagged + $1.jagged) }
        }
        let scene = picture { scene in
          scene.beginLayer("a", frame: LayerFrame(inset: 10), rotation: ShapeCore.Angle(degrees: 10))
          scene.fill(.linearGradient([.stop(.flame), .stop(.sea)]))
          scene.endLayer()
          scene.fill(.color(.flame), path: .ellipse(in: Rect(x: 0, y: 0, width: 9, height: 5)))
        }
        print(count(scene.makeLayer(in: .light)))
        let view = ShapeView(Lens())
        view.contentView = UIView(frame: .zero)
        view.layoutIfNeeded()
        print(countViews(view.subviews[0]), "with the app's view")
        """,
        gives: """
          (soft: 4, jagged: 0)
          (soft: 19, jagged: 1) with the app's view
          """),
      AdapterCase(
        "A view whose screen isn't known yet has one pixel per point",
        """
        let view = ShapeView(Panel())
        view.setDisplayScale(0)
        view.layoutIfNeeded()
        func show() {
          guard let layer = pieces(view)[0].layer.sublayers?[0].sublayers?[0] as? CAShapeLayer else { return }
          print(layer.contentsScale.text, layer.lineWidth.text)
        }
        show()
        view.setDisplayScale(3)
        view.layoutIfNeeded()
        show()
        """,
        gives: """
          1 1
          3 0.33
          """),
      AdapterCase(
        "A view of the Mac is laid out again for the pixels of its window", on: .appKit,
        """
        let view = ShapeView(Panel())
        view.layoutSubtreeIfNeeded()
        func show() {
          guard let layer = pieces(view)[0].layer?.sublayers?[0].sublayers?[0] as? CAShapeLayer else { return }
          print(layer.contentsScale.text, layer.lineWidth.text)
        }
        show()
        view.show(in: NSWindow(), flipped: true)
        view.layoutSubtreeIfNeeded()
        show()
        """,
        gives: """
          1 1
          2 0.5
          """),
      AdapterCase(
        "The guide of a slot keeps its constraints while the slot changes its length",
        """
        let view = ShapeView(Gauge())
        let guide = view.contentLayoutGuide
        view.layoutIfNeeded()
        let constraints = guide.constraints
        view.shape.label = 30
        view.layoutIfNeeded()
        print(guide.constraints.elementsEqual(constraints) { $0 === $1 })
        for constraint in guide.constraints { print(constraint.text) }
        """,
        gives: """
          true
          left = left + 85
          top = top + 45
          width = 30 at 998
          height = 10 at 998
          """),
      AdapterCase(
        "VoiceOver touches a view where it reacts, unless the app sets another point",
        """
        let ring = ShapeView(Ring())
        ring.frame = CGRect(x: 200, y: 0, width: 100, height: 100)
        ring.layoutIfNeeded()
        let point = ring.accessibilityActivationPoint
        print(point.text, ring.point(inside: CGPoint(x: CGFloat(point.x.native - 200), y: point.y), with: nil))
        ring.touchRegion = .bounds
        print(ring.accessibilityActivationPoint.text)
        ring.accessibilityActivationPoint = CGPoint(x: 210, y: 7)
        print(ring.accessibilityActivationPoint.text)
        """,
        gives: """
          243.75 18.75 true
          250 50
          210 7
          """),
    ]
  }
#endif
