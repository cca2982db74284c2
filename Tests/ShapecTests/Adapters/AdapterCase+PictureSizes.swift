#if os(Linux)
  extension AdapterCase {
    /// The same on both platforms.
    static let pictureSizes = Platform.allCases.flatMap { platform in
      [
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
          "A first frame, and that of a widget, has the slots, masks and opacities of its own size", on: platform,
          """
          let picture = ShapePicture(Pane()) { slot in
            switch slot {
            case .icon: Text(verbatim: "Ic")
            case .content: Text(verbatim: "Hello")
            }
          }
          for width in [200.0, 100, 200] {
            print(picture.describedOnce(in: CGSize(Size(width, 60))).filter { $0.contains("Text") || $0.contains("opacity") })
          }
          """,
          gives: """
            ["  opacity 0.5", "        Text Ic in 2 22 16 16 leftToRight", "        Text Hello in 100 22 40 16 leftToRight"]
            ["  opacity 0.25", "        Text Hello in 50 22 40 16 leftToRight"]
            ["  opacity 0.5", "        Text Ic in 2 22 16 16 leftToRight", "        Text Hello in 100 22 40 16 leftToRight"]
            """),
        AdapterCase(
          "The views of a picture that depend on its size don't say how large it should be", on: platform,
          """
          let picture = ShapePicture(Pane()) { _ in Text(verbatim: "Hello, how are you today?") }
          print(picture.fixedSize().measured(.zero).text, picture.sizing(.content).measured(CGSize(Size(80, 20))).text)
          print(ShapePicture(Bubble()) { Text(verbatim: "Hello") }.fixedSize().measured(.zero).text)
          """,
          gives: """
            100 x 60 100 x 60
            60 x 46
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
                untouchable
                  canvas in -1 -1 102 62
              hidden
              Text Hello in 30 22 40 16 leftToRight
            touches in M 190 0 L 200 0 L 200 10 L 190 10 Z M 10 10 L 190 10 L 190 50 L 10 50 Z
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
              opacity 0.25
                composited
                  mask shape M -1000 -1000 L 1100 -1000 L 1100 1060 L -1000 1060 Z #000000
                    hidden
                    Text Hello in 50 22 40 16 leftToRight
            touches in M 0 0 L 20 0 L 20 60 L 0 60 Z M 40 0 L 200 0 L 200 60 L 40 60 Z
              opacity 0.5
                composited
                  mask hidden &   untouchable &     canvas in -1 -1 42 62
                    hidden
                    Text Ic in 2 22 16 16 leftToRight
                    hidden
                    Text Hello in 100 22 40 16 leftToRight
            """),
        AdapterCase(
          "A color of the app for text doesn't hide what has no mask at its size", on: platform,
          """
          let picture = ShapePicture(Pane()) { _ in Text(verbatim: "Hello") }.foregroundStyle(.clear)
          for line in picture.described(in: CGSize(Size(100, 60))) where line.contains("mask") { print(line) }
          """,
          gives: """
                  mask shape M -1000 -1000 L 1100 -1000 L 1100 1060 L -1000 1060 Z #000000
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
                untouchable
                  canvas in -28 -26 66 56
              hidden
              Text Hello in -3 -24 16 48 leftToRight
              hidden
                untouchable
                  canvas in -1 14 12 12
            touches in M 0 0 L 4096 0 L 4096 50 L 2053 50 L 2053 60 L 2043 60 L 2043 50 L 0 50 Z M 10 10 L 4086 10 L 4086 40 L 10 40 Z
              hidden
                untouchable
                  canvas in -13 -11 4122 76
              hidden
              Text Hello in 2028 17 40 16 leftToRight
              hidden
                untouchable
                  canvas in 2042 49 12 12
            """),
      ]
    }
  }
#endif
