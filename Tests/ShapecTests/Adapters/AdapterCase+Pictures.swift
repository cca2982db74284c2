#if os(Linux)
  extension AdapterCase {
    /// The same on both platforms.
    static let pictures = Platform.allCases.flatMap { platform in
      [
        AdapterCase(
          "An outline is a shape of SwiftUI, in any rectangle", on: platform,
          """
          let outline = ShapeOutline(Bubble())
          print(outline.path(in: CGRect(x: 10, y: 20, width: 80, height: 60)).text)
          print(outline.path(in: CGRect(x: 10, y: 20, width: 0, height: 60)).text)
          print(outline.path(in: CGRect(x: .nan, y: -.infinity, width: .nan, height: .infinity)).text)
          print(SwiftUI.Path(Bubble().path(in: Size(40, 40))).text)
          print(outline.inset(by: 2).inset(by: 3).path(in: CGRect(x: 0, y: 0, width: 80, height: 60)).text)
          """,
          gives: """
            M 10 20 L 90 20 L 90 80 L 10 80 Z
            M 10 20 L 50 20 L 50 80 L 10 80 Z
            M 0 -10000000 L 100 -10000000 L 100 -9995904 L 0 -9995904 Z
            M 0 0 L 40 0 L 40 40 L 0 40 Z
            M 5 5 L 75 5 L 75 55 L 5 55 Z
            """),
        AdapterCase(
          "A picture has content for each slot, which is transformed, faded and cut with the layers around it",
          on: platform,
          """
          let picture = ShapePicture(Tab()) { slot in
            switch slot {
            case .icon: Text(verbatim: "Ic")
            case .label: Text(verbatim: "Label")
            }
          }
          for line in picture.described(in: CGSize(Size(100, 100))) { print(line) }
          """,
          gives: """
            touches in M 0 0 L 100 0 L 100 100 L 0 100 Z M 50 10 L 50 25 L 30 25 L 30 10 Z M 0 80 L 100 80 L 100 100 L 0 100 Z
              hidden
              hidden
                untouchable
                  canvas in -1 -1 102 102
              transform 0 1 -1 0 70 -10
                opacity 0.5
                  hidden
                    untouchable
                      canvas in 13 13 29 34
                  clip M 20 20 L 35 20 L 35 40 L 20 40 Z
                    hidden
                      untouchable
                        canvas in 19 19 42 22
                    hidden
                    Text Ic in 22 22 16 16 leftToRight
                    hidden
                      untouchable
                        canvas in 19 19 42 7
              hidden
              Text Label in 30 82 40 16 leftToRight
            """),
        AdapterCase(
          "Content is between the paint below and above it, and the paint has room for its shadows", on: platform,
          """
          let picture = ShapePicture(Bubble()) { Text(verbatim: "Hello") }
          for line in picture.described(in: CGSize(Size(200, 80))) { print(line) }
          """,
          gives: """
            touches in M 0 0 L 200 0 L 200 70 L 105 70 L 105 80 L 95 80 L 95 70 L 0 70 Z M 10 10 L 190 10 L 190 60 L 10 60 Z
              hidden
              hidden
                untouchable
                  canvas in -13 -11 226 96
              hidden
              Text Hello in 80 27 40 16 leftToRight
              hidden
                untouchable
                  canvas in 94 69 12 12
            """),
        AdapterCase(
          "A picture without an offer is as large as its content needs", on: platform,
          """
          func show(_ view: some SwiftUI.View) {
            for line in view.described(in: CGSize(Size(200, 200))) where line.contains("Text") || line.contains("touches") {
              print(line)
            }
          }
          show(ShapePicture(Bubble()) { Text(verbatim: "Hello") }.fixedSize())
          show(ShapePicture(Bubble()) { Text(verbatim: "Hello, how are you?") }.frame(width: 100).fixedSize())
          show(ShapePicture(Porthole()) { Text(verbatim: "Hello") }.fixedSize())
          show(ShapePicture(Bubble()).fixedSize())
          """,
          gives: """
            touches in M 70 77 L 130 77 L 130 113 L 105 113 L 105 123 L 95 123 L 95 113 L 70 113 Z M 80 87 L 120 87 L 120 103 L 80 103 Z
              Text Hello in 80 87 40 16 leftToRight
            touches in M 50 69 L 150 69 L 150 121 L 105 121 L 105 131 L 95 131 L 95 121 L 50 121 Z M 60 79 L 140 79 L 140 111 L 60 111 Z
              Text Hello, how are you? in 60 79 80 32 leftToRight
            touches in M 110 60 L 110 90 L 90 90 L 90 60 Z
                    Text Hello in 70 72 40 16 leftToRight
            touches in M 50 70 L 150 70 L 150 120 L 50 120 Z M 95 120 L 105 120 L 105 130 L 95 130 Z
            """),
        AdapterCase(
          "A picture that hugs its content is no wider than offered if its text can wrap", on: platform,
          """
          func show(_ view: some SwiftUI.View, in width: Double) {
            for line in view.described(in: CGSize(Size(width, 20))) where line.contains("Text") || line.contains("touches") {
              print(line)
            }
          }
          for text in ["Hi", "Hello, you!"] {
            show(ShapePicture(Bubble()) { Text(verbatim: text) }.sizing(.content), in: 80)
          }
          show(ShapePicture(Bubble()) { Text(verbatim: "Hello, you!") }.sizing(.content).fixedSize(), in: 80)
          show(ShapePicture(Bubble()).sizing(.content), in: 80)
          """,
          gives: """
            touches in M 20 -13 L 60 -13 L 60 23 L 45 23 L 45 33 L 35 33 L 35 23 L 20 23 Z M 30 -3 L 50 -3 L 50 13 L 30 13 Z
              Text Hi in 32 -3 16 16 leftToRight
            touches in M 2 -21 L 78 -21 L 78 31 L 45 31 L 45 41 L 35 41 L 35 31 L 2 31 Z M 12 -11 L 68 -11 L 68 21 L 12 21 Z
              Text Hello, you! in 12 -11 56 32 leftToRight
            touches in M -14 -13 L 94 -13 L 94 23 L 45 23 L 45 33 L 35 33 L 35 23 L -14 23 Z M -4 -3 L 84 -3 L 84 13 L -4 13 Z
              Text Hello, you! in -4 -3 88 16 leftToRight
            touches in M -10 -20 L 90 -20 L 90 30 L -10 30 Z M 35 30 L 45 30 L 45 40 L 35 40 Z
            """),
        AdapterCase(
          "Each slot in a layer has the room that its own content needs", on: platform,
          """
          func show(_ view: some SwiftUI.View) {
            for line in view.described(in: CGSize(Size(200, 200))) where line.contains("Text") { print(line) }
          }
          let picture = ShapePicture(Shelf()) { slot in
            switch slot {
            case .symbol: Text(verbatim: "Hi")
            case .text: Text(verbatim: "Hello, how are you today?")
            }
          }
          print(picture.fixedSize().measured(.zero).text, picture.frame(width: 120).fixedSize().measured(.zero).text)
          show(picture.frame(width: 120).fixedSize())
          """,
          gives: """
            252 x 36 120 x 84
              Text Hi in 54 92 16 16 leftToRight
              Text Hello, how are you today? in 84 68 64 64 leftToRight
            """),
        AdapterCase(
          "Several views in a slot are on top of each other, and the largest counts", on: platform,
          """
          let picture = ShapePicture(Bubble()) {
            Text(verbatim: "Hi")
            Text(verbatim: "Hello")
          }
          for line in picture.fixedSize().described(in: CGSize(Size(100, 60))) where line.contains("Text") { print(line) }
          """,
          gives: """
              Text Hi in 42 17 16 16 leftToRight
              Text Hello in 30 17 40 16 leftToRight
            """),
        AdapterCase(
          "Before SwiftUI updates a view, the content of a slot that doesn't exist at its size is out of sight", on: platform,
          """
          let picture = ShapePicture(Pane()) { slot in
            switch slot {
            case .icon: Text(verbatim: "Ic")
            case .content: Text(verbatim: "Hello")
            }
          }
          _ = picture.described(in: CGSize(Size(200, 60)))
          for line in picture.describedOnce(in: CGSize(Size(100, 60))) where line.contains("Text") { print(line) }
          """,
          gives: """
                  Text Ic in -16004 -16 8 32 leftToRight
                  Text Hello in 50 22 40 16 leftToRight
            """),
        AdapterCase(
          "Without content, a picture is one piece, whatever its size", on: platform,
          """
          for line in ShapePicture(Note()).describedOnce(in: CGSize(Size(200, 60))) { print(line) }
          """,
          gives: """
            touches in M 190 0 L 200 0 L 200 10 L 190 10 Z
              hidden
              hidden
                untouchable
                  canvas in 189 -1 12 12
            """),
        AdapterCase(
          "Paint that exists only at some sizes is drawn there, on its side of the content", on: platform,
          """
          for width in [100.0, 200] {
            let picture = ShapePicture(Note()) { Text(verbatim: "Hello") }
            for line in picture.described(in: CGSize(Size(width, 60))) { print(line) }
          }
          """,
          gives: """
            touches in M 0 0 L 100 0 L 100 60 L 0 60 Z M 10 10 L 90 10 L 90 50 L 10 50 Z
              hidden
              hidden
                untouchable
                  canvas in -1 -1 102 62
              hidden
              Text Hello in 30 22 40 16 leftToRight
            touches in M 190 0 L 200 0 L 200 10 L 190 10 Z M 10 10 L 190 10 L 190 50 L 10 50 Z
              hidden
              hidden
              Text Hello in 80 22 40 16 leftToRight
              hidden
                untouchable
                  canvas in 189 -1 12 12
            """),
        AdapterCase(
          "Slots, masks and opacities are those of the size of the picture", on: platform,
          """
          for width in [100.0, 200] {
            let picture = ShapePicture(Pane()) { slot in
              switch slot {
              case .icon: Text(verbatim: "Ic")
              case .content: Text(verbatim: "Hello")
              }
            }
            for line in picture.described(in: CGSize(Size(width, 60))) { print(line) }
          }
          """,
          gives: """
            touches in M 40 0 L 100 0 L 100 60 L 40 60 Z
              hidden
              opacity 0.25
                hidden
                Text Hello in 50 22 40 16 leftToRight
            touches in M 0 0 L 20 0 L 20 60 L 0 60 Z M 40 0 L 200 0 L 200 60 L 40 60 Z
              hidden
              opacity 0.5
                mask Image 80 x 120 in 0 0 40 60
                  hidden
                  Text Ic in 2 22 16 16 leftToRight
                  hidden
                  Text Hello in 100 22 40 16 leftToRight
            """),
        AdapterCase(
          "A view draws each picture once, and keeps it for the next update", on: platform,
          """
          final class Count: @unchecked Sendable, Hashable {
            var value = 0
            static func == (a: Count, b: Count) -> Bool { a === b }
            func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
          }
          struct Counted: ParametricShape {
            enum Slot: String, ShapeSlot { case content }
            let count: Count
            static let shapeName = "Counted"
            static let shapeTitle = "Counted"
            static let designSize = ShapeSize(100, 100)
            var sizeLimits: ShapeSizeLimits { ShapeSizeLimits() }
            func outline(at size: ShapeSize, direction: ShapeLayoutDirection) -> ShapePath { rect(0, 0, 100, 100) }
            func draw(into scene: inout SceneBuilder) {
              count.value += 1
              scene.fill(.color(.black))
              scene.content(Slot.content, LayerFrame())
              scene.shadow(.black, radius: 2)
            }
          }
          let count = Count()
          let picture = ShapePicture(Counted(count: count)) { Text(verbatim: "Hello") }
          for size in [Size(80, 80), Size(80, 80), Size(90, 90), Size(10, 10), Size(20, 20), Size(80, 80)] {
            count.value = 0
            _ = picture.described(in: CGSize(size))
            print(size, count.value)
          }
          """,
          gives: """
            80 x 80 2
            80 x 80 0
            90 x 90 1
            10 x 10 1
            20 x 20 1
            80 x 80 1
            """),
        AdapterCase(
          "Content is at a place in its slot", on: platform,
          """
          for alignment in [Alignment.center, .leading, .bottom] {
            let picture = ShapePicture(Bubble(), alignment: alignment) { Text(verbatim: "Hello") }
            print(picture.described(in: CGSize(Size(100, 60))).filter { $0.contains("Text") })
          }
          """,
          gives: """
            ["  Text Hello in 30 17 40 16 leftToRight"]
            ["  Text Hello in 10 17 40 16 leftToRight"]
            ["  Text Hello in 30 24 40 16 leftToRight"]
            """),
        AdapterCase(
          "A picture draws all that a shape paints, in a canvas of whole points", on: platform,
          """
          EnvironmentValues.showsDrawing = true
          for line in ShapePicture(Panel()).described(in: CGSize(Size(100, 100))) { print(line) }
          """,
          gives: """
            touches in M 0 0 L 100 0 L 100 100 L 0 100 L 0 0 Z M 0.5 0.5 L 0.5 99.5 L 99.5 99.5 L 99.5 0.5 L 0.5 0.5 Z
              hidden
              hidden
                untouchable
                  canvas in -1 -1 102 102
                    turn 1 0 0 1 1 1
                    save
                      save
                        width 0.5
                        cap butt
                        join miter
                        miter 10
                        dash [] 0
                        color #000000
                        stroke M 0.25 0.25 L 99.75 0.25 L 99.75 99.75 L 0.25 99.75 Z
            """),
        AdapterCase(
          "A picture follows the direction of the environment, and nothing is mirrored twice", on: platform,
          """
          EnvironmentValues.current.layoutDirection = .rightToLeft
          let picture = ShapePicture(Row(), alignment: .leading) { Text(verbatim: "Hello") }
          for line in picture.described(in: CGSize(Size(100, 20))) { print(line) }
          print(ShapeOutline(Row()).layoutDirectionBehavior)
          """,
          gives: """
            touches in M 84 0 L 96 0 L 96 20 L 84 20 Z M 0 0 L 80 0 L 80 20 L 0 20 Z
              hidden
              hidden
                untouchable
                  canvas in 83 -1 14 22
              hidden
              Text Hello in 40 2 40 16 rightToLeft
            fixed
            """),
        AdapterCase(
          "A picture is at least as large as its shape, and a shape is never larger than its maximum", on: platform,
          """
          for size in [Size(10, 10), Size(5000, 60)] {
            let picture = ShapePicture(Bubble()) { Text(verbatim: "Hello") }
            for line in picture.described(in: CGSize(size)) { print(line) }
          }
          """,
          gives: """
            touches in M -15 -15 L 25 -15 L 25 15 L 10 15 L 10 25 L 0 25 L 0 15 L -15 15 Z M -5 -5 L 15 -5 L 15 5 L -5 5 Z
              hidden
              hidden
                untouchable
                  canvas in -28 -26 66 56
              hidden
              Text Hello in -3 -24 16 48 leftToRight
              hidden
                untouchable
                  canvas in -1 14 12 12
            touches in M 0 0 L 4096 0 L 4096 50 L 2053 50 L 2053 60 L 2043 60 L 2043 50 L 0 50 Z M 10 10 L 4086 10 L 4086 40 L 10 40 Z
              hidden
              hidden
                untouchable
                  canvas in -13 -11 4122 76
              hidden
              Text Hello in 2028 17 40 16 leftToRight
              hidden
                untouchable
                  canvas in 2042 49 12 12
            """),
        AdapterCase(
          "Masks, and shadows in the masked layer, are images", on: platform,
          """
          let picture = ShapePicture(Lens()) { Text(verbatim: "Hello") }
          for line in picture.described(in: CGSize(Size(100, 100))) { print(line) }
          """,
          gives: """
            touches in M 0 0 L 100 0 L 100 100 L 0 100 Z M 50 10 L 50 50 L 30 50 L 30 10 Z
              hidden
              hidden
                untouchable
                  canvas in -1 -1 102 102
              transform 0 1 -1 0 60 0
                mask Image 60 x 80 in 10 10 30 40
                  clip M 10 10 L 50 10 L 50 30 L 10 30 Z
                    hidden
                      untouchable
                        canvas in 9 9 42 42
                    hidden
                    Text Hello in 10 22 40 16 leftToRight
                    hidden
                      untouchable
                        canvas in 9 9 42 42
            """),
        AdapterCase(
          "Gestures apply where the shape paints, in its outline, or in all of the view, and in the slots",
          on: platform,
          """
          func show<Content: View>(_ picture: ShapePicture<Drawer, Content>) {
            print(picture.described(in: CGSize(Size(100, 100))).first ?? "")
          }
          for region in [TouchRegion.silhouette, .outline, .bounds] {
            show(ShapePicture(Drawer()).touchRegion(region))
            show(ShapePicture(Drawer()) { Text(verbatim: "") }.touchRegion(region))
          }
          """,
          gives: """
            touches in M 0 0 L 100 0 L 100 100 L 0 100 Z
            touches in M 0 0 L 100 0 L 100 100 L 0 100 Z M 60 20 L 140 20 L 140 80 L 60 80 Z
            touches in M 0 0 L 100 0 L 100 100 L 0 100 Z
            touches in M 0 0 L 100 0 L 100 100 L 0 100 Z M 60 20 L 140 20 L 140 80 L 60 80 Z
            touches in M 0 0 L 100 0 L 100 100 L 0 100 Z
            touches in M 0 0 L 100 0 L 100 100 L 0 100 Z
            """),
        AdapterCase(
          "An animation interpolates numbers and colors, and values stay in their ranges", on: platform,
          """
          struct Blob: ParametricShape {
            var width = 10.0 { didSet { width = min(width, 40) } }
            var ink = ShapeColor.sea
            static let shapeName = "Blob"
            static let shapeTitle = "Blob"
            static let designSize = ShapeSize(100, 100)
            static var animatableParameters: [AnimatableParameter<Blob>] { [.init(\\.width), .init(\\.ink)] }
            var sizeLimits: ShapeSizeLimits { ShapeSizeLimits() }
            func outline(at size: ShapeSize, direction: ShapeLayoutDirection) -> ShapePath { rect(0, 0, width, 10) }
            func draw(into scene: inout SceneBuilder) { scene.fill(.color(ink)) }
          }
          let (start, end) = (ShapeOutline(Blob()), ShapeOutline(Blob(width: 30, ink: .flame)).inset(by: 4))
          for share in [0.5, 1, 2] {
            var (shown, step) = (start, end.animatableData - start.animatableData)
            step.scale(by: share)
            shown.animatableData += step
            print(shown.shape.width, shown.shape.ink, shown.path(in: CGRect(x: 0, y: 0, width: 50, height: 50)).text)
          }
          """,
          gives: """
            20.0 rgb(0.5, 0.0, 0.5) M 2 2 L 18 2 L 18 8 L 2 8 Z
            30.0 #FF0000 M 4 4 L 26 4 L 26 6 L 4 6 Z
            40.0 #FF0000 
            """),
      ]
    }
  }
#endif
