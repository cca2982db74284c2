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
                untouchable
                  canvas in -1 -1 102 102
              transform 0 1 -1 0 70 -10
                opacity 0.5
                  composited
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
                untouchable
                  canvas in -13 -11 226 96
              hidden
              Text Hello in 80 27 40 16 leftToRight
              hidden
                untouchable
                  canvas in 94 69 12 12
            """),
        AdapterCase(
          "Without content, a picture is one piece, whatever its size", on: platform,
          """
          for line in ShapePicture(Note()).describedOnce(in: CGSize(Size(200, 60))) { print(line) }
          """,
          gives: """
            touches in M 190 0 L 200 0 L 200 10 L 190 10 Z
              hidden
                untouchable
                  canvas in 189 -1 12 12
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
            80 x 80 1
            80 x 80 0
            90 x 90 1
            10 x 10 1
            20 x 20 1
            80 x 80 0
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
                untouchable
                  canvas in -1 -1 102 102
                    turn 1 0 0 1 1 1
                    stroke M 0.25 0.25 L 99.75 0.25 L 99.75 99.75 L 0.25 99.75 Z 0.5 butt miter 10 #000000
            """),
        AdapterCase(
          "Only a group that can fade is composited, whatever its opacity is", on: platform,
          """
          func show<S: ParametricShape>(_ shape: S) {
            let lines = ShapePicture(shape) { Text(verbatim: "Hello") }.described(in: CGSize(S.designSize))
            print(S.shapeName, lines.filter { $0.contains("composited") || $0.contains("opacity") || $0.contains("Text") })
          }
          show(Hatch(pane: 1))
          show(Hatch(pane: 0.5))
          show(Book())
          show(Lens())
          """,
          gives: """
            Hatch ["  composited", "      Text Hello in 30 42 40 16 leftToRight"]
            Hatch ["  opacity 0.5", "    composited", "        Text Hello in 30 42 40 16 leftToRight"]
            Book ["        Text Hello in 3 -6 24 32 leftToRight"]
            Lens ["        Text Hello in 10 22 40 16 leftToRight"]
            """),
        AdapterCase(
          "The calls of SwiftUI paint, and no bitmap is made for the shadow of a path", on: platform,
          """
          EnvironmentValues.showsDrawing = true
          func show(_ view: some SwiftUI.View, in size: Size) {
            for line in view.described(in: CGSize(size)) where !line.contains("touch") { print(line) }
          }
          show(ShapePicture(Bubble()) { Text(verbatim: "Hello") }, in: Size(100, 60))
          show(ShapePicture(Tab()), in: Size(100, 100))
          """,
          gives: """
              hidden
                  canvas in -13 -11 126 76
                    turn 1 0 0 1 13 13
                    blur 4
                    fill M 0 0 L 100 0 L 100 50 L 0 50 Z #00000080
                    turn 1 0 0 1 13 11
                    fill M 0 0 L 100 0 L 100 50 L 0 50 Z #000000
              hidden
              Text Hello in 30 17 40 16 leftToRight
              hidden
                  canvas in 44 49 12 12
                    turn 1 0 0 1 -44 -49
                    fill M 45 50 L 55 50 L 55 60 L 45 60 Z #FF0000
              hidden
                  canvas in -1 -1 102 102
                    turn 1 0 0 1 1 1
                    fill M 0 0 L 100 0 L 100 100 L 0 100 Z #FFFFFF
                    turn 0 1 -1 0 71 -9
                    opacity 0.5
                    layer
                      turn 0 1 -1 0 71 -9
                      blur 2
                      fill M 20 20 L 35 20 L 35 40 L 20 40 Z #000000
                      turn 0 1 -1 0 71 -9
                      clip M 20 20 L 35 20 L 35 40 L 20 40 Z in 0 1 -1 0 71 -9
                      fill M 20 20 L 60 20 L 60 40 L 20 40 Z #FF0000
                      fill M 20 20 L 60 20 L 60 25 L 20 25 Z #0000FF
            """),
        AdapterCase(
          "Core Graphics paints what SwiftUI has no calls for", on: platform,
          """
          EnvironmentValues.showsDrawing = true
          let picture = ShapePicture(Veil()) { Text(verbatim: "Hello") }
          for line in picture.described(in: CGSize(Size(100, 100))) { print(line) }
          """,
          gives: """
            touches in M 0 0 L 100 0 L 100 100 L 0 100 Z
              mask hidden &   untouchable &     canvas in -1 -1 102 102 &       turn 1 0 0 1 1 1 &       core graphics &         save &           save &             turn 1 0 0 -1 0 100 &             image 200 x 200 in 0 0 100 100 &               turn 2 0 0 -2 0 200 &               save &                 save &                   group &                     save &                       color #000000 &                       fill M 0 0 L 100 0 L 100 100 L 0 100 Z &                       save &                         blend destinationIn &                         group &                           save &                             blend normal &                             color #00000080 &                             fill M 0 0 L 100 0 L 100 100 L 0 100 Z
                hidden
                Text Hello in 30 42 40 16 leftToRight
            """),
        AdapterCase(
          "SwiftUI skips the canvases whose parts are the same", on: platform,
          """
          EqualViews.areSkipped = true
          for width in [10.0, 10, 20] {
            let before = EnvironmentValues.drawnCanvases
            _ = ShapePicture(Bubble(tailWidth: width)) { Text(verbatim: "Hello") }.describedOnce(in: CGSize(Size(100, 60)))
            print(EnvironmentValues.drawnCanvases - before)
          }
          """,
          gives: """
            2
            0
            1
            """),
        AdapterCase(
          "A canvas that is drawn again doesn't make the image of a mask again", on: platform,
          """
          let picture = ShapePicture(Veil()) { Text(verbatim: "Hello") }
          for _ in 0..<2 {
            let before = CGContext.bitmapCount
            _ = picture.described(in: CGSize(Size(100, 100)))
            print(CGContext.bitmapCount - before)
          }
          """,
          gives: """
            1
            0
            """),
        AdapterCase(
          "A canvas is drawn again only if its part changes", on: platform,
          """
          let cache = PictureCache<Bubble>()
          func picture(_ width: Double, _ appearance: Appearance = .light) -> DrawnPicture {
            PictureSource(
              shape: Bubble(tailWidth: width), scale: 2, direction: .leftToRight, appearance: appearance, hasContent: true,
              cache: cache
            ).picture(in: Size(100, 60))
          }
          func compare(_ a: DrawnPicture, _ b: DrawnPicture) {
            let frame = Rect(x: 0, y: 0, width: 100, height: 60)
            for (piece, other) in zip(a.rootGroup.pieces, b.rootGroup.pieces) {
              if case .paint(let part) = piece.content, case .paint(let otherPart) = other.content {
                let canvas = PartCanvas(picture: a, part: part, frame: frame)
                print(piece.id, canvas == PartCanvas(picture: b, part: otherPart, frame: frame))
              }
            }
          }
          compare(picture(10), picture(20))
          compare(picture(10), picture(10, .dark))
          """,
          gives: """
            paint(0) true
            paint(1) false
            overlay true
            paint(0) false
            paint(1) true
            overlay true
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
                untouchable
                  canvas in 83 -1 14 22
              hidden
              Text Hello in 40 2 40 16 rightToLeft
            fixed
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
