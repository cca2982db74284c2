#if os(Linux)
  extension AdapterCase {
    /// Masks and inner shadows of layers with content.
    static let lenses =
      [
        AdapterCase(
          "A mask follows the appearance",
          """
          let view = ShapeView(Veil())
          view.contentView = UIView(frame: .zero)
          view.layoutIfNeeded()
          for style in [UIUserInterfaceStyle.light, .dark] {
            view.overrideUserInterfaceStyle = style
            driver.show(view.subviews[0].subviews[1].layer.mask, "\\(style)")
          }
          """,
          gives: """
            light
              image 200 x 200 in 100 100
                | turn 2 0 0 -2 0 200
                | save
                |   save
                |     group
                |       save
                |         color #000000
                |         fill M 0 0 L 100 0 L 100 100 L 0 100 Z
                |         save
                |           blend destinationIn
                |           group
                |             save
                |               blend normal
                |               color #000000
                |               fill M 0 0 L 100 0 L 100 100 L 0 100 Z
            dark
              image 200 x 200 in 100 100
                | turn 2 0 0 -2 0 200
                | save
                |   save
                |     group
                |       save
                |         color #000000
                |         fill M 0 0 L 100 0 L 100 100 L 0 100 Z
                |         save
                |           blend destinationIn
                |           group
                |             save
                |               blend normal
                |               color #00000080
                |               fill M 0 0 L 100 0 L 100 100 L 0 100 Z
            """),
        AdapterCase(
          "Content is masked with its layer, below inner shadows and borders, which let touches through",
          """
          let view = ShapeView(Lens())
          let label = UIView(frame: .zero)
          view.contentView = label
          view.layoutIfNeeded()
          showViews(view)
          show(pieces(view)[1].subviews[1].layer.mask, "mask")
          print(view.hitTest(CGPoint(Point(40, 30)), with: nil) === label)
          """,
          gives: """
            paint
              box 0 0 100 100 #FFFFFF
            group turn 0 1 -1 0 60 0
              cut
                image 60 x 40 in 30 20
              paint
                image 80 x 80 in 40 40
              slot 10 10 40 40: content in 0 0 40 40
              paint
                image 60 x 40 in 30 20
                M 50 50 L 10 50 L 10 48 L 50 48 Z fill #000000
            mask
              image 60 x 40 in 30 20
                | turn 2 0 0 -2 -20 60
                | save
                |   clip M 10 10 L 50 10 L 50 30 L 10 30 Z
                |   save
                |     group
                |       save
                |         color #000000
                |         fill M 10 10 L 40 10 L 40 30 L 10 30 Z
                |         save
                |           blend destinationIn
                |           group
                |             save
                |               blend normal
                |               save
                |                 clip M 10 10 L 50 10 L 50 50 L 10 50 Z
                |                 linear 30 10 to 30 50: 0 0 0 1 at 0, 0 0 0 0 at 1; extends 3
                |         save
                |           blend destinationIn
                |           group
                |             save
                |               blend normal
                |               color #000000
                |               fill M 10 10 L 40 10 L 40 50 L 10 50 Z
            true
            """),
        AdapterCase(
          "Content on the Mac is masked with its layer, below inner shadows and borders", on: .appKit,
          """
          let view = ShapeView(Lens())
          let label = NSView(frame: .zero)
          view.contentView = label
          view.layoutSubtreeIfNeeded()
          showViews(view)
          print(view.hitTest(CGPoint(Point(40, 30))) === label)
          """,
          gives: """
            paint
              box 0 0 100 100 #FFFFFF
            group 0 0 100 100
              cut
                layer at 60 0 turn 0 1 -1 0 0 0
                  image 30 x 20 in 30 20
              paint
                layer Lens at 60 0 turn 0 1 -1 0 0 0
                  image 40 x 40 in 40 40
              slot 10 10 40 40 turn 90: content in 0 0 40 40
              paint
                layer Lens at 60 0 turn 0 1 -1 0 0 0
                  image 30 x 20 in 30 20
                  M 50 50 L 10 50 L 10 48 L 50 48 Z fill #000000
            true
            """),
        AdapterCase(
          "Content is between a shadow with a spread and an inner one",
          """
          let view = ShapeView(Well())
          view.layoutIfNeeded()
          showViews(view)
          """,
          gives: """
            group
              shadows
                layer shadow #0000FF 3 by 0 0 of M 25 25 L 75 25 L 75 75 L 25 75 Z
              paint
                box 20 20 60 60 #FF0000
              slot 30 30 40 40: empty
              paint
                layer window 20 20 60 60
                  layer shadow #000000 4 by 0 0 of M 7 7 L 93 7 L 93 93 L 7 93 Z M 22 22 L 22 78 L 78 78 L 78 22 Z
                M 20.5 20.5 L 79.5 20.5 L 79.5 79.5 L 20.5 79.5 Z stroke #000000 1 butt miter 10
            """),
        AdapterCase(
          "A mask is made again if its scene or the appearance changes, without an animation",
          """
          let view = ShapeView(Lens())
          view.layoutIfNeeded()
          let body = pieces(view)[1].subviews[1]
          var mask = body.layer.mask
          func note(_ title: String) {
            view.layoutIfNeeded()
            print(title, body.layer.mask === mask ? "keeps it" : "makes a new one")
            mask = body.layer.mask
          }
          view.setNeedsLayout()
          note("layout")
          view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
          note("sizing")
          view.overrideUserInterfaceStyle = .dark
          note("dark")
          print(CALayer.animations, "animations")
          """,
          gives: """
            layout keeps it
            sizing keeps it
            dark keeps it
            0 animations
            """),
        AdapterCase(
          "A mask on the Mac is made again if its scene or the appearance changes, without an animation", on: .appKit,
          """
          let view = ShapeView(Lens())
          view.layoutSubtreeIfNeeded()
          let body = pieces(view)[1].subviews[1]
          var mask = body.layer?.mask
          func note(_ title: String) {
            view.layoutSubtreeIfNeeded()
            print(title, body.layer?.mask === mask ? "keeps it" : "makes a new one")
            mask = body.layer?.mask
          }
          view.needsLayout = true
          note("layout")
          view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
          note("sizing")
          view.appearance = NSAppearance(named: .darkAqua)
          note("dark")
          print(CALayer.animations, "animations")
          """,
          gives: """
            layout keeps it
            sizing keeps it
            dark keeps it
            0 animations
            """),
      ]
      + Platform.allCases.map { platform in
        AdapterCase(
          "Content in SwiftUI is masked with its layer, below inner shadows and borders", on: platform,
          """
          let picture = ShapePicture(Lens()) { Text(verbatim: "Hello") }
          for line in picture.described(in: CGSize(Size(100, 100))) { print(line) }
          """,
          gives: """
            touches in M 0 0 L 100 0 L 100 100 L 0 100 Z M 50 10 L 50 50 L 30 50 L 30 10 Z
              hidden
                untouchable
                  canvas in -1 -1 102 102
              transform 0 1 -1 0 60 0
                mask hidden &   untouchable &     canvas in 9 9 32 42
                  clip M 10 10 L 50 10 L 50 30 L 10 30 Z
                    hidden
                      untouchable
                        canvas in 9 9 42 42
                    hidden
                    Text Hello in 10 22 40 16 leftToRight
                    hidden
                      untouchable
                        canvas in 9 9 42 42
            """)
      }
  }
#endif
